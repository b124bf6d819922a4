import { calendarDay, type Day } from "../calendar/days.ts";
import { readCsv } from "../office/csv.ts";

/**
 * A payment on a bank statement that names an application or a gift, in whole rupees; `day` is null if it has
 * none.
 */
export type StatedPayment = { reference: string; amount: number; day: Day | null };

/** A statement's head and lines, with the columns for amount and day, or -1 if the head does not tell. */
export type Statement = { head: string[]; lines: string[][]; amount: number; day: number };

const incomingHeads = /credit|deposit|^cr\b|जमा/i;
const outgoingHeads = /debit|withdraw|\bdr\b|नामे|निकासी/i;
const anyAmountHeads = /amount|राशि/i;
const dayHeads = /date|दिनांक|तारीख/i;

/** Whether a head names incoming money alone: “Debit/Credit” names both. */
const isIncoming = (name: string) => incomingHeads.test(name) && !outgoingHeads.test(name);
const isOutgoing = (name: string) => outgoingHeads.test(name) && !incomingHeads.test(name);

const outgoingMark = /^(?:d|dr|debit|withdrawal|नामे)\.?$/i;
const incomingMark = /^(?:c|cr|credit|deposit|जमा)\.?$/i;
const isMark = (cell: string) => outgoingMark.test(cell) || incomingMark.test(cell);

/** A PDF, a sheet of Excel or another file that is no text; decoded, most of them hold a NUL. */
const isNoText = (text: string) => text.startsWith("%PDF") || text.includes("\0");

/**
 * Reads a bank’s CSV file; the head of any other file is empty. Banks put lines about the account above the
 * table, so the head is the first line that names a day and an amount. Without such a line the first line is
 * used, and the office chooses the columns.
 */
export function readStatement(text: string): Statement {
  const rows = isNoText(text) ? [] : readCsv(text);
  const isHead = (row: string[]) =>
    row.some((cell) => dayHeads.test(cell)) &&
    row.some((cell) => incomingHeads.test(cell) || anyAmountHeads.test(cell));
  const place = Math.max(0, rows.findIndex(isHead));
  const head = rows[place] ?? [];
  const lines = rows.slice(place + 1);
  const day = head.findIndex((cell) => dayHeads.test(cell));
  return { head, lines, amount: amountIn(head, lines), day };
}

/** The column of incoming amounts, or else that of all amounts; -1 if no head names one. */
function amountIn(head: string[], lines: string[][]): number {
  const hasOnlyMarks = (place: number) => {
    const cells = lines.map((line) => line[place] ?? "");
    return cells.some(isMark) && cells.every((cell) => rupeesIn(cell) === null);
  };
  const credit = head.findIndex((name, place) => isIncoming(name) && !hasOnlyMarks(place));
  if (credit !== -1) return credit;
  const isAny = (name: string) =>
    (anyAmountHeads.test(name) || incomingHeads.test(name)) && !isOutgoing(name);
  return head.findIndex((name, place) => isAny(name) && !hasOnlyMarks(place));
}

const directionHeads = /\b[dc]r?\b|debit|credit|type|indicator|नामे|जमा|प्रकार/i;

/**
 * The column that says of each amount whether it came in or went out, or -1. Some banks put another one behind the
 * balance, so the nearest counts, behind the amount rather than before it.
 */
function directionIn({ head, lines, amount }: Statement): number {
  // A column of incoming amounts needs none; what such a statement has is about the balance.
  if (isIncoming(head[amount] ?? "")) return -1;
  const stated = lines.filter((line) => rupeesIn(line[amount]) !== null);
  const isDirection = (name: string, place: number) => {
    const cells = stated.map((line) => line[place] ?? "").filter(Boolean);
    if (!cells.some(isMark)) return false;
    if (/\bdr\b|debit/i.test(name) && /\bcr\b|credit/i.test(name)) return true;
    // A letter alone means many things, "C" also cash.
    return (
      cells.every(isMark) && (directionHeads.test(name) || cells.every(({ length }) => length > 1))
    );
  };
  const found = head.flatMap((name, place) => (isDirection(name, place) ? [place] : []));
  const distance = (place: number) => Math.abs(place - amount - 0.5);
  return found.toSorted((one, other) => distance(one) - distance(other))[0] ?? -1;
}

// As private.new_reference creates them; UPI and banks may drop the dashes.
const referencePatterns = {
  APP: /APP-?(\d\d)-?([2-9A-HJ-NP-Z]{7})(?![0-9A-Z])/i,
  GIFT: /GIFT-?(\d\d)-?([2-9A-HJ-NP-Z]{7})(?![0-9A-Z])/i,
};

/** What a payment is for, an application or a gift, by the start of its reference. */
export type PaidKind = keyof typeof referencePatterns;

/** The payments with a reference of a kind, in the order of the statement, without outgoing money. */
export function paymentsIn(statement: Statement, kind: PaidKind): StatedPayment[] {
  const { lines, amount, day } = statement;
  const direction = directionIn(statement);
  const markOf = (line: string[]) => line[direction] ?? "";
  // Banks may mark both, or one of the two.
  const isIncomingMarked = lines.some((line) => incomingMark.test(markOf(line)));
  return lines.flatMap((line) => {
    const [, year, code] = referencePatterns[kind].exec(line.join(" ")) ?? [];
    const paid = rupeesIn(line[amount]);
    if (!year || !code || paid === null) return [];
    const mark = markOf(line);
    if (isIncomingMarked ? !incomingMark.test(mark) : outgoingMark.test(mark)) return [];
    return [
      { reference: `${kind}-${year}-${code.toUpperCase()}`, amount: paid, day: dayIn(line[day]) },
    ];
  });
}

/** "₹ 12,000.00", "12000 Cr" */
function rupeesIn(cell = ""): number | null {
  if (cell.length > 40) return null;
  const figure = cell
    .trim()
    .replace(/^(?:₹|rs\.?|inr)/i, "")
    .replace(/cr\.?$/i, "")
    .trim();
  const [, rupees] = /^(\d[\d,]*)(?:\.\d{1,2})?$/.exec(figure) ?? [];
  const amount = Number(rupees?.replaceAll(",", ""));
  return amount >= 1 && amount <= 10_000_000 ? amount : null;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** "27/11/2026", "27-Nov-26", "2026-11-27", with a time behind it or not. */
function dayIn(cell = ""): Day | null {
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})/.exec(cell);
  const [, date = "", named = "", short = ""] =
    /^\s*(\d{1,2})[\s./-]([A-Za-z]{3}|\d{1,2})[A-Za-z]*[\s./-](\d{4}|\d{2})\b/.exec(cell) ?? [];
  const month = /^\d/.test(named) ? named : String(months.indexOf(named.toLowerCase()) + 1);
  const year = short.length === 2 ? `20${short}` : short;
  const day = iso
    ? iso.slice(1, 4).join("-")
    : `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  return calendarDay(day);
}
