import { calendarDay, type Day } from "../calendar/days.ts";
import { readCsv } from "../office/csv.ts";

/**
 * A payment on a bank statement that names an application or a gift, in whole rupees; `day` is null if it has
 * none.
 */
export type StatedPayment = { reference: string; amount: number; day: Day | null };

/** A statement's head and lines, with the columns for amount and day, or -1 if the head does not tell. */
export type Statement = { head: string[]; lines: string[][]; amount: number; day: number };

const amountHeads = /credit|deposit|^cr\b|जमा/i;
const anyAmountHeads = /amount|राशि/i;
const dayHeads = /date|दिनांक|तारीख/i;

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
    row.some((cell) => amountHeads.test(cell) || anyAmountHeads.test(cell));
  const place = Math.max(0, rows.findIndex(isHead));
  const head = rows[place] ?? [];
  const credit = head.findIndex((cell) => amountHeads.test(cell));
  return {
    head,
    lines: rows.slice(place + 1),
    amount: credit === -1 ? head.findIndex((cell) => anyAmountHeads.test(cell)) : credit,
    day: head.findIndex((cell) => dayHeads.test(cell)),
  };
}

// As private.new_reference creates them; UPI and banks may drop the dashes.
const referencePatterns = {
  APP: /APP-?(\d\d)-?([2-9A-HJ-NP-Z]{7})(?![0-9A-Z])/i,
  GIFT: /GIFT-?(\d\d)-?([2-9A-HJ-NP-Z]{7})(?![0-9A-Z])/i,
};

/** What a payment is for, an application or a gift, by the start of its reference. */
export type PaidKind = keyof typeof referencePatterns;

/** The payments with a reference of a kind, in the order of the statement, without outgoing money. */
export function paymentsIn({ lines, amount, day }: Statement, kind: PaidKind): StatedPayment[] {
  return lines.flatMap((line) => {
    const [, year, code] = referencePatterns[kind].exec(line.join(" ")) ?? [];
    const paid = rupeesIn(line[amount]);
    if (!year || !code || paid === null) return [];
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
