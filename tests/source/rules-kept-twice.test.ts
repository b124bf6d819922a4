import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { longestDocumentName, mostDocuments } from "../../data/admissions/application-documents.ts";
import {
  applicationStages,
  boardStages,
  takesDocuments,
} from "../../data/admissions/application-stages.ts";
import { enquirySources } from "../../data/admissions/enquiry-sources.ts";
import { visitingTimes } from "../../data/admissions/visits.ts";
import { questionKinds, readQuestions } from "../../data/events/event-questions.ts";
import { referenceIn, referenceLetters } from "../../data/forms/references.ts";
import {
  largestDocument,
  largestDocuments,
  longestDocumentText,
  portraitsADay,
} from "../../data/gallery/upload-limits.ts";
import { slugPattern } from "../../data/pages/slugs.ts";
import { exposedKinds } from "../../data/publishing/exposed.ts";

// Lists and limits that pages need and the database keeps as well. The declared fields of the office's lists
// are compared in supabase/tests/declared-fields.test.ts.

const folder = join(import.meta.dirname, "../../supabase/schema");
const schema = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".sql"))
  .map((file) => readFileSync(join(folder, file), "utf8"))
  .join("\n");

/** What a pattern finds in the statement that creates a table or a function. */
function foundIn(created: string, pattern: RegExp): string {
  const start = schema.indexOf(`create ${created}`);
  const end = schema.indexOf(created.startsWith("table") ? "\n);" : "$$;", start);
  const [, found] = pattern.exec(start < 0 ? "" : schema.slice(start, end)) ?? [];
  if (found === undefined) throw new Error(`${created}: nothing like ${pattern} is in the schema`);
  return found;
}

const idsIn = (list: string) => [...list.matchAll(/'([^']*)'/g)].map(([, id]) => id);

test.for<[what: string, declared: readonly string[], created: string, pattern: RegExp]>([
  [
    "the stages of an application",
    ["draft", ...applicationStages],
    "table public.applications (",
    /stage in \(([^)]*)\)/,
  ],
  [
    "the stages that can be written to",
    boardStages,
    "function public.tell_applicants(",
    /stages <@ array\[([^\]]*)\]/,
  ],
  [
    "the stages without documents",
    applicationStages.filter((stage) => !takesDocuments(stage)),
    "function private.lock_open_application(",
    /stage in \(([^)]*)\)/,
  ],
  [
    "how a family heard of the school",
    enquirySources,
    "table public.admission_enquiries (",
    /source in \(([^)]*)\)/,
  ],
  [
    "how it says so in the form",
    enquirySources,
    "function public.create_admission_enquiry(",
    /heard not in \(([^)]*)\)/,
  ],
  [
    "what a text can reveal",
    exposedKinds,
    "table public.publishing_reasons (",
    /kind in \(([^)]*)\)/,
  ],
  [
    "what a reason can be given for",
    exposedKinds,
    "function public.give_publishing_reason(",
    /\.kind, ''\) not in \(([^)]*)\)/,
  ],
  [
    "the kinds of questions",
    questionKinds,
    "function private.are_questions(",
    /'kind', ''\) in \(([^)]*)\)/,
  ],
])("%s: the database has the same list", ([, declared, created, pattern]) => {
  expect(idsIn(foundIn(created, pattern)).toSorted()).toEqual([...declared].toSorted());
});

test.for<[what: string, declared: number, created: string, pattern: RegExp]>([
  [
    "the name of an application's document",
    longestDocumentName,
    "table public.application_documents (",
    /length\(btrim\(name\)\) between 1 and (\d+)/,
  ],
  [
    "the documents of an application",
    mostDocuments,
    "function private.require_document_room(",
    /kept\.documents >= (\d+)/,
  ],
  [
    "all of them together",
    largestDocuments,
    "function private.require_document_room(",
    /kept\.bytes \+ added > (\d+)/,
  ],
  [
    "a document of the library",
    largestDocument,
    "table public.document_files (",
    /bytes between 1 and (\d+)/,
  ],
  ["its text", longestDocumentText, "table public.document_files (", /length\(words\) <= (\d+)/],
  [
    "the portraits of a day",
    portraitsADay,
    "function public.take_portrait_turn(",
    /take_portrait_turn\.person\) >= (\d+)/,
  ],
])("%s: the database has the same limit", ([, declared, created, pattern]) => {
  expect(Number(foundIn(created, pattern))).toBe(declared);
});

test("a reference has the letters that the database gives it", () => {
  const letters = foundIn("function private.new_reference(", /letters constant text := '([^']*)'/);
  expect(referenceLetters).toBe(letters);
  for (let first = 0; first < letters.length; first += 1) {
    const reference = `RSVP-26-${`${letters}${letters}`.slice(first, first + 7)}`;
    expect(referenceIn(`https://school.example/${reference.toLowerCase()}?x`)).toBe(reference);
  }
});

test("a page offers visits at the times that the database takes", () => {
  const rule = (pattern: RegExp) => foundIn("function private.is_visiting_time(", pattern);
  expect({
    clock: rule(/::time = time '([^']*)'/),
    weekdays: Number(rule(/isodow from .*\) <= (\d)/)),
    from: Number(rule(/between (\d+) and/)),
    to: Number(rule(/between \d+ and (\d+)/)),
  }).toEqual(visitingTimes);
});

test.for(["campuses", "levels", "documents", "gallery_events", "events", "news_stories"])(
  "%s have slugs that an address can hold",
  (table) => {
    const check = foundIn(`table public.${table} (`, /slug ~ '([^']*)'/);
    // No filter reads these two as text (data/pages/slugs.ts).
    expect(slugPattern.source).toBe(check.replace("^", "^(?!(?:true|false)$)"));
  },
);

test("a page shows as many and as long questions of an event as the database keeps", () => {
  const limitOf = (pattern: RegExp) => Number(foundIn("function private.are_questions(", pattern));
  const most = limitOf(/jsonb_array_length\(value\) <= (\d+)/);
  const longest = limitOf(/'label', ''\)\)\) between 1 and (\d+)/);
  const mostChoices = Number(foundIn("function private.are_choices(", /end and (\d+)/));
  const longestChoice = Number(
    foundIn("function private.are_choices(", /length\(c #>> '\{\}'\) > (\d+)/),
  );
  const list = (length: number, choices: string[] = []) =>
    Array.from({ length }, (_, place) => ({
      id: `q${place}`,
      kind: "choice",
      label: "a".repeat(longest),
      choices,
    }));
  const shown = (stored: unknown) => readQuestions(stored, "en").length;
  expect(shown(list(most))).toBe(most);
  expect(shown(list(most + 1))).toBe(0);
  expect(shown([{ id: "q", kind: "text", label: "a".repeat(longest + 1) }])).toBe(0);
  expect(shown(list(1, Array(mostChoices).fill("a".repeat(longestChoice))))).toBe(1);
  expect(shown(list(1, Array(mostChoices + 1).fill("a")))).toBe(0);
  expect(shown(list(1, ["a".repeat(longestChoice + 1)]))).toBe(0);
});
