/** The three campuses, in the order the school names them. Facts: spec section 9. */
export const campuses = [
  {
    id: "paonta-sahib",
    name: "Paonta Sahib",
    facts: ["25 acres", "1,400+ students"],
    short: "25 acres",
  },
  { id: "juniors", name: "Juniors", facts: ["Ages 2–7"], short: "Ages 2–7" },
  { id: "majra", name: "Majra", facts: ["1,500+ students"], short: "1,500+ students" },
] as const;

/** The name to show for a row's campus; null in a row means all three. */
export function campusName(campus: string | null): string {
  return campuses.find(({ id }) => id === campus)?.name ?? "All campuses";
}
