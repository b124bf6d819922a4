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

const outgoingMark = /^(?:d|dr|debit|debited|w|wdl|withdrawal|withdrawn|नामे|निकासी)\.?$/i;
const incomingMark = /^(?:c|cr|credit|credited|dep|deposit|deposited|जमा|\+)\.?$/i;
const isMark = (cell: string) => outgoingMark.test(cell) || incomingMark.test(cell);
/** Outgoing money beside “+”; elsewhere it may stand for an empty cell. */
const isDash = (cell: string) => /^[-–−]$/.test(cell);
/** “D” is a debit, or beside “W” a deposit. */
const [letterOfDeposits, letterOfWithdrawals] = [/^d\.?$/i, /^w\.?$/i];

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
const balanceHeads = /balance|\bbal\b|शेष/i;

/**
 * The column that says of each amount whether it came in or went out, or -1. What stands directly behind the balance
 * is about that, unless the balance moves as it says; of others the nearest counts, behind the amount rather than
 * before it.
 */
function directionIn({ head, lines, amount }: Statement): number {
  // A column of incoming amounts needs none; what such a statement has is about the balance.
  if (isIncoming(head[amount] ?? "")) return -1;
  const stated = lines.filter((line) => rupeesIn(line[amount]) !== null);
  const isDirection = (name: string, place: number) => {
    const isBehindBalance = place !== amount + 1 && balanceHeads.test(head[place - 1] ?? "");
    if (isBehindBalance && !movesBalance(stated, amount, place)) return false;
    const cells = stated.map((line) => line[place] ?? "").filter(Boolean);
    if (!cells.some(isMark)) return false;
    if (/\bdr\b|debit/i.test(name) && /\bcr\b|credit/i.test(name)) return true;
    // A letter alone means many things, "C" also cash.
    const isClear = (cell: string) => cell.length > 1 || cell === "+" || isDash(cell);
    return (
      cells.every((cell) => isMark(cell) || isDash(cell)) &&
      (directionHeads.test(name) || cells.every(isClear))
    );
  };
  const found = head.flatMap((name, place) => (isDirection(name, place) ? [place] : []));
  const distance = (place: number) => Math.abs(place - amount - 0.5);
  return found.toSorted((one, other) => distance(one) - distance(other))[0] ?? -1;
}

/**
 * Whether each balance is the one before with the amount added or taken off as the mark behind it says, the oldest line
 * first or the newest. That both marks occur is asked for, since an overdrawn account has its own mark on every line.
 */
function movesBalance(lines: string[][], amount: number, mark: number): boolean {
  const marks = lines.map((line) => line[mark] ?? "");
  if (
    !marks.some((each) => incomingMark.test(each)) ||
    !marks.some((each) => outgoingMark.test(each))
  )
    return false;
  const moves = (ordered: string[][]) =>
    ordered.slice(1).every((line, place) => {
      const before = paiseIn(ordered[place]?.[mark - 1]);
      const change = paiseIn(line[amount]) * (outgoingMark.test(line[mark] ?? "") ? -1 : 1);
      return before + change === paiseIn(line[mark - 1]);
    });
  return moves(lines) || moves(lines.toReversed());
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
  return namedIn(statement, kind).flatMap(({ isOutgoing, reference, amount, day }) =>
    isOutgoing || amount === null ? [] : [{ reference, amount, day }],
  );
}

/** How many lines with a reference of a kind are passed over because the statement says that they are outgoing money. */
export function countOutgoing(statement: Statement, kind: PaidKind): number {
  return namedIn(statement, kind).filter(({ isOutgoing }) => isOutgoing).length;
}

/** The lines with a reference of a kind. */
function namedIn(statement: Statement, kind: PaidKind) {
  const { head, lines, amount, day } = statement;
  const isOut = outgoingIn(statement);
  return lines.flatMap((line) => {
    const [, year, code] = referencePatterns[kind].exec(line.join(" ")) ?? [];
    if (!year || !code) return [];
    const cell = line[amount] ?? "";
    const paid = rupeesIn(cell);
    // Without an incoming amount, the line has one in another column, or one that is less than nothing.
    const isLess = isIncoming(head[amount] ?? "") || /^\s*[-–−]\s*\d|dr\.?\s*$/i.test(cell);
    return {
      reference: `${kind}-${year}-${code.toUpperCase()}`,
      isOutgoing: paid === null ? isLess : isOut(line),
      amount: paid,
      day: dayIn(line[day]),
    };
  });
}

/** Whether a line's mark says that its amount went out. */
function outgoingIn(statement: Statement): (line: string[]) => boolean {
  const direction = directionIn(statement);
  const markOf = (line: string[]) => line[direction] ?? "";
  const marks = statement.lines.map(markOf);
  const isOfDeposits = marks.some((mark) => letterOfWithdrawals.test(mark));
  const isIn = (mark: string) =>
    incomingMark.test(mark) || (isOfDeposits && letterOfDeposits.test(mark));
  // Banks may mark both, or one of the two.
  const isIncomingMarked = marks.some(isIn);
  return (line) => (isIncomingMarked ? !isIn(markOf(line)) : outgoingMark.test(markOf(line)));
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

/** "5,45,000.50" as 54500050, whatever stands beside the figures; NaN without any. */
function paiseIn(cell = ""): number {
  const [figure] = /\d[\d,]*(?:\.\d{1,2})?/.exec(cell.slice(0, 40)) ?? [];
  return Math.round(Number(figure?.replaceAll(",", "")) * 100);
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
