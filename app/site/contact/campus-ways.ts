import type { Campus } from "../../../data/school/campuses.ts";

/** The ways from the bus stand, along the roads of art/scenes/map.ts to the marks drawn there. */
const ways: Readonly<Record<string, string>> = {
  "paonta-sahib": "M960 640L930 560 948 506",
  juniors: "M985 636L1010 720 1066 790",
  majra: "M960 640L760 672 560 690 374 728",
};

/** The way to a campus on the map of the valley; null if its mark is not the drawn one, to which the way leads. */
export function wayTo({ id, spot }: Pick<Campus, "id" | "spot">): string | null {
  return spot ? null : (ways[id] ?? null);
}
