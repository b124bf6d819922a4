import type { Language } from "../languages.ts";
import {
  type Campus,
  campusAt,
  campusesIn,
  campusPageName,
  campusPath,
} from "../school/campuses.ts";
import { type Level, levelAt, levelPath, levelsIn } from "../school/levels.ts";
import { campusPicture } from "./campus-pictures.ts";
import { levelPicture } from "./level-pictures.ts";
import type { PageWords } from "./site-page.ts";

/** A page for each level of the school. */
export const levelPages = () =>
  levelsIn("en").map(
    (level) =>
      ({
        path: levelPath(level),
        section: "academics",
        contentKey: `academics/${level.id}`,
        picture: levelPicture(level.id),
      }) as const,
  );

/** A page for each campus. */
export const campusPages = () =>
  campusesIn("en").map(
    (campus) =>
      ({
        path: campusPath(campus),
        section: "campuses",
        contentKey: `campus/${campus.id}`,
        campus: campus.id,
        picture: campusPicture(campus),
      }) as const,
  );

export type PlacePath = `/academics/${string}` | `/campus/${string}`;

/** The names of a level's page. */
function levelWords({ name, span, description }: Level): PageWords {
  return { name, aside: span, description };
}

/** The names of a campus's page. */
function campusWords({ name, short, description }: Campus, language: Language): PageWords {
  return {
    name: campusPageName(name, language),
    menuName: name,
    crumb: name,
    aside: short,
    description,
  };
}

/** The names of the page at a path, if it is or was that of a campus or a level. */
export function placeWords(path: string, language: Language): PageWords | undefined {
  const campus = campusOfPath(path, language);
  if (campus) return campusWords(campus, language);
  const level = levelOfPath(path, language);
  return level && levelWords(level);
}

const campusOfPath = (path: string, language: Language) =>
  path.startsWith("/campus/") ? campusAt(path.slice("/campus/".length), language) : undefined;

const levelOfPath = (path: string, language: Language) =>
  path.startsWith("/academics/") ? levelAt(path.slice("/academics/".length), language) : undefined;

/** The current path of a page: a campus or a level may have moved. */
export function presentPath(path: string): string {
  const campus = campusOfPath(path, "en");
  if (campus) return campusPath(campus);
  const level = levelOfPath(path, "en");
  return level ? levelPath(level) : path;
}
