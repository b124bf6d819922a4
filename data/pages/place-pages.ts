import type { Language } from "../languages.ts";
import { campuses, campusesIn, campusPageName } from "../school/campuses.ts";
import { levels, levelsIn } from "../school/levels.ts";
import type { PageWords } from "./site-page.ts";

/** A page for each level of the school. */
export const levelPages = levels.map(
  ({ id }) =>
    ({
      path: `/academics/${id}`,
      section: "academics",
      contentKey: `academics/${id}`,
      picture: `levels/${id}`,
    }) as const,
);

/** A page for each campus. */
export const campusPages = campuses.map(
  ({ id }) =>
    ({
      path: `/campus/${id}`,
      section: "campuses",
      contentKey: `campus/${id}`,
      campus: id,
      picture: `campuses/${id}`,
    }) as const,
);

export type PlacePath = (typeof levelPages | typeof campusPages)[number]["path"];

/** What the pages of levels and campuses are called, by their paths. */
export function placeNames(language: Language): [path: string, words: PageWords][] {
  return [
    ...levelsIn(language).map(({ id, name, span, description }): [string, PageWords] => [
      `/academics/${id}`,
      { name, aside: span, description },
    ]),
    ...campusesIn(language).map(({ id, name, short, description }): [string, PageWords] => [
      `/campus/${id}`,
      {
        name: campusPageName(name, language),
        menuName: name,
        crumb: name,
        aside: short,
        description,
      },
    ]),
  ];
}
