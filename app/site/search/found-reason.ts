import { type CalendarKind, calendarKinds } from "../../../data/calendar/calendar-kinds.ts";
import { pageWords } from "../../../data/pages/page-names.ts";
import type { FoundThing, SearchKind } from "../../../data/pages/site-search.ts";
import { hasMark } from "./marked-text.tsx";

type Said = FoundThing["excerpt"];

/** Kinds that are also found by what is beside their text, such as a kind of day; their first words tell what they are. */
const foundBeside: readonly SearchKind[] = ["event", "calendar", "document", "update"];

/**
 * The words that say why a thing was found: those around a word that was searched for; where only the title has it, or
 * something beside the text, its first words or the menu's description of the page. None where a word only begins like
 * one that was searched for: "fees" also finds "feels".
 */
export function reasonOf(
  kind: SearchKind,
  { title, excerpt }: FoundThing,
  described: Said | null,
  stems: string[],
): Said {
  if (excerpt.text === "") return described ?? excerpt;
  if (hasMark(excerpt.text, stems) || hasMark(title.text, stems)) return excerpt;
  if (described) return described;
  return foundBeside.includes(kind) ? excerpt : { ...excerpt, text: "" };
}

/**
 * Whether a word stands only in the Hindi beside an English text, or nowhere as it was typed: "बस" also means "only".
 * English on a Hindi page may be all there is, and a document is in one language.
 */
export function isLoose(kind: SearchKind, thing: FoundThing, stems: string[]): boolean {
  const { title, excerpt } = thing;
  if (kind === "stop" || kind === "document" || hasMark(title.text, stems)) return false;
  if (hasMark(excerpt.text, stems)) return title.language === "en" && excerpt.language !== "en";
  // A page of which the menu says nothing is found by a word that stands nowhere on it.
  if (kind === "page") return !excerpt.text && !pageWords(thing.path, title.language)?.description;
  return !foundBeside.includes(kind);
}

/** The kind of day that was searched for, which is what entries of the calendar without that word are found by. */
export function kindOfDay(
  names: Readonly<Record<CalendarKind, string>>,
  stems: string[],
): string | undefined {
  const kind = calendarKinds.find((one) => hasMark(one, stems) || hasMark(names[one], stems));
  return kind && names[kind];
}
