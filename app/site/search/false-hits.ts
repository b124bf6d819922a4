import type { Language } from "../../../data/languages.ts";
import { pageWords } from "../../../data/pages/page-names.ts";
import type { FoundGroup, SearchAnswer } from "../../../data/pages/site-search.ts";
import { hasMark } from "./marked-text.tsx";

/**
 * The answer without pages that have nothing to show: "fees" also finds "feels" on a page of which the menu says
 * nothing.
 */
export function withoutFalseHits(answer: SearchAnswer, language: Language): SearchAnswer {
  const groups = answer.groups
    .map((group) => {
      const things = group.things.filter((thing) => !isFalse(group.kind, thing, answer, language));
      return { ...group, things, total: group.total - (group.things.length - things.length) };
    })
    .filter(({ total }) => total > 0);
  const left = answer.groups.reduce((sum, { total }) => sum + total, 0);
  const kept = groups.reduce((sum, { total }) => sum + total, 0);
  return { ...answer, groups, total: answer.total - (left - kept) };
}

function isFalse(
  kind: FoundGroup["kind"],
  { title, excerpt, path }: FoundGroup["things"][number],
  { stems }: SearchAnswer,
  language: Language,
): boolean {
  return (
    kind === "page" &&
    excerpt.text !== "" &&
    !pageWords(path, language)?.description &&
    !hasMark(title.text, stems) &&
    !hasMark(excerpt.text, stems)
  );
}
