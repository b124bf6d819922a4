import importTexts from "messages:admin/consents/import?all";
import studentWords from "messages:admin/fields/people/students?all";
import purposeTexts from "messages:names/consentPurposes?all";
import type { ImportedAnswer } from "../../../data/consent/consents.ts";
import { type Purpose, purposes } from "../../../data/consent/purposes.ts";
import { languages } from "../../../data/languages.ts";

/** An error in a line: the reason, and the cell if there is one. */
export type WrongLine = {
  line: number;
  reason: "cell" | "day" | "empty" | "numberMissing";
  cell: string;
};

export type ReadAnswers = {
  rows: { line: number; answer: ImportedAnswer }[];
  wrong: WrongLine[];
};

const yes = new Set(["yes", "y", "true", "1", "हाँ", "हां", "✓"]);
const no = new Set(["no", "n", "false", "0", "नहीं", "ना", "✗"]);

const plain = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");

/** Finds a column by any of its names. */
function placeOf(names: readonly string[], known: readonly string[]): number {
  const wanted = known.map(plain);
  return names.findIndex((name) => wanted.includes(plain(name)));
}

/** The columns of the file by their names in any language; -1 for a missing one. */
export function columnsOf(names: readonly string[]) {
  const inAll = (of: (id: (typeof languages)[number]["id"]) => string) =>
    languages.map(({ id }) => of(id));
  const questions = purposes.map((purpose): [Purpose, number] => [
    purpose,
    placeOf(names, [purpose, ...inAll((id) => purposeTexts[id][purpose])]),
  ]);
  return {
    number: placeOf(names, [
      "admission_no",
      "admission no",
      ...inAll((id) => studentWords[id].fields.admission_no.label),
    ]),
    day: placeOf(names, ["answered_on", ...inAll((id) => importTexts[id].answeredOn)]),
    questions: questions.filter(([, place]) => place >= 0),
  };
}

/** The answers of each line; the first line of the file has the names. */
export function readAnswers(
  rows: readonly string[][],
  { number, day, questions }: ReturnType<typeof columnsOf>,
): ReadAnswers {
  const read: ReadAnswers = { rows: [], wrong: [] };
  for (const [index, row] of rows.entries()) {
    const line = index + 2;
    const wrong = (reason: WrongLine["reason"], cell = "") =>
      read.wrong.push({ line, reason, cell });
    const admission_no = row[number] ?? "";
    const answered_on = day < 0 ? "" : (row[day] ?? "");
    const said = questions
      .map(([purpose, place]) => [purpose, (row[place] ?? "").toLowerCase()] as const)
      .filter(([, cell]) => cell !== "");
    const odd = said.find(([, cell]) => !yes.has(cell) && !no.has(cell));
    if (!admission_no) wrong("numberMissing");
    else if (odd) wrong("cell", odd[1]);
    else if (said.length === 0) wrong("empty");
    else if (answered_on && !/^\d{4}-\d{2}-\d{2}$/.test(answered_on)) wrong("day", answered_on);
    else {
      const answers = Object.fromEntries(said.map(([purpose, cell]) => [purpose, yes.has(cell)]));
      const answer = { admission_no, answers, ...(answered_on && { answered_on }) };
      read.rows.push({ line, answer });
    }
  }
  return read;
}
