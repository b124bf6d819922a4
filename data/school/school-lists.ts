import type { Language } from "../languages.ts";
import type { Campus } from "./campus.ts";
import { firstCampusesIn } from "./first-campuses.ts";
import { firstGradesIn, firstLevelsIn } from "./first-levels.ts";
import type { Grade, Level } from "./level.ts";

/** The school's lists, including archived entries, each in order and with its texts in a language. */
export type SchoolLists = {
  campuses: readonly Campus[];
  levels: readonly Level[];
  grades: readonly Grade[];
};

export type ListsByLanguage = Partial<Record<Language, SchoolLists>>;

let held: ListsByLanguage | undefined;

/**
 * Sets the school's lists: on the server those last read from the database, in every language, in a browser
 * those of its page. Until then the first ones are used.
 */
export function holdLists(lists: ListsByLanguage): void {
  held = lists;
}

let ofRendering: () => ListsByLanguage | undefined = () => undefined;

/**
 * While pages are rendered concurrently, each may have its own lists, for example in a preview; they take
 * precedence over the held ones.
 */
export function findListsBy(find: () => ListsByLanguage | undefined): void {
  ofRendering = find;
}

/** What a page sends to its browser: the lists that differ from the first ones, which the scripts contain. */
export type GivenLists = { language: Language; lists: Partial<SchoolLists> };

/** The lists to send with a page in a language, as last read from the database; undefined before. */
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

/** Sets the lists that came with a page, only once, so that newer ones are not overwritten. */
export function holdGivenLists(page: GivenLists | undefined): void {
  if (!page || page === given) return;
  given = page;
  held = { [page.language]: { ...firstListsIn(page.language), ...page.lists } };
}

/** The lists in a language. A browser has only its page's language, and gets that one for any language. */
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
