import type { School } from "./school-schema.ts";

/** The school's founding year, if its tagline names it: "Excellence in Education Since 2003". */
export function foundingYear({ tagline }: Pick<School, "tagline">): string | undefined {
  return /\b(?:18|19|20)\d\d\b/.exec(tagline)?.[0];
}
