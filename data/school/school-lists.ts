import type { Language } from "../languages.ts";
import type { Campus } from "./campus.ts";
import { firstCampusesIn } from "./first-campuses.ts";
import { firstGradesIn, firstLevelsIn } from "./first-levels.ts";
import type { Grade, Level } from "./level.ts";

/** What the school keeps lists of, archived ones too, each in its order and with its words in a language. */
export type SchoolLists = {
  campuses: readonly Campus[];
  levels: readonly Level[];
  grades: readonly Grade[];
};

export type ListsByLanguage = Partial<Record<Language, SchoolLists>>;

let held: ListsByLanguage | undefined;

/**
 * Takes in the lists of the school: the server has those that the database named last, in every language, a
 * browser those of its page. Until then there are the first ones.
 */
export function holdLists(lists: ListsByLanguage): void {
  held = lists;
}

let ofRendering: () => ListsByLanguage | undefined = () => undefined;

/** Where pages are rendered side by side, each may have lists of its own, such as a preview: they come before the held ones. */
export function findListsBy(find: () => ListsByLanguage | undefined): void {
  ofRendering = find;
}

/** What a page brings to its browser, which has the first lists in its scripts: the lists that are others. */
export type GivenLists = { language: Language; lists: Partial<SchoolLists> };

/** The lists for a page in a language, of those that the database named last; undefined before. */
export function listsToGive(
  all: ListsByLanguage | undefined,
  language: Language,
): GivenLists | undefined {
  const lists = all?.[language];
  if (!lists) return undefined;
  const first = firstListsIn(language);
  const isOther = (name: keyof SchoolLists) =>
    JSON.stringify(lists[name]) !== JSON.stringify(first[name]);
  return {
    language,
    lists: {
      ...(isOther("campuses") && { campuses: lists.campuses }),
      ...(isOther("levels") && { levels: lists.levels }),
      ...(isOther("grades") && { grades: lists.grades }),
    },
  };
}

let given: GivenLists | undefined;

/** Takes in the lists that came with a page: once, so that what was heard since then stays. */
export function holdGivenLists(page: GivenLists | undefined): void {
  if (!page || page === given) return;
  given = page;
  held = { [page.language]: { ...firstListsIn(page.language), ...page.lists } };
}

/** The lists in a language. A browser has those of its page: it gets these for any language. */
export function schoolListsIn(language: Language): SchoolLists {
  const lists = ofRendering() ?? held ?? {};
  return lists[language] ?? Object.values(lists)[0] ?? firstListsIn(language);
}

const first: ListsByLanguage = {};

function firstListsIn(language: Language): SchoolLists {
  first[language] ??= {
    campuses: firstCampusesIn(language),
    levels: firstLevelsIn(language),
    grades: firstGradesIn(language),
  };
  return first[language];
}
