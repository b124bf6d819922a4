import { type Language, listIn } from "../languages.ts";

/**
 * The three campuses in the school's order; read them by listIn. Facts: docs/requirements.md R9.9.
 */
export const campuses = [
  {
    id: "paonta-sahib",
    name: "Paonta Sahib",
    facts: ["25 acres", "1,400+ students"],
    short: "25 acres",
    hi: { name: "पांवटा साहिब", facts: ["25 एकड़", "1,400+ विद्यार्थी"], short: "25 एकड़" },
  },
  {
    id: "juniors",
    name: "Juniors",
    facts: ["Ages 2–7"],
    short: "Ages 2–7",
    hi: { name: "जूनियर्स", facts: ["आयु 2–7 वर्ष"], short: "2–7 वर्ष" },
  },
  {
    id: "majra",
    name: "Majra",
    facts: ["1,500+ students"],
    short: "1,500+ students",
    hi: { name: "माजरा", facts: ["1,500+ विद्यार्थी"], short: "1,500+ विद्यार्थी" },
  },
] as const;

export type CampusId = (typeof campuses)[number]["id"];

/** The displayed name of a row's campus; null means all three. */
export function campusName(campus: string | null, language: Language): string {
  const known = listIn(campuses, language).find(({ id }) => id === campus);
  return known?.name ?? (language === "hi" ? "सभी परिसर" : "All campuses");
}
