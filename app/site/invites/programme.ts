import type { RichElement, RichNode } from "../../../data/pages/rich-text.ts";

/** A line of a day's programme: the hour it begins, and what then takes place. */
export type ProgrammeEntry = { hour: string; words: RichNode[] };

/** Text of an event, or the hours of its day. */
export type EventPart =
  | { kind: "text"; nodes: RichNode[] }
  | { kind: "programme"; entries: ProgrammeEntry[] };

/** "9:00", "9.30 am", "12 noon", "सुबह 9:00" or "9 बजे". */
const clock =
  /(?:(?:सुबह|दोपहर|शाम|रात) )?(?:(?:[\d०-९]{1,2}[:.][\d०-९]{2}|[\d०-९]{1,2}(?= ?(?:[ap]m|[ap]\.m\.|noon|बजे)))(?: ?(?:[ap]m|[ap]\.m\.|noon|बजे))?|noon)(?![\p{L}\p{M}\d])/iuy;

/** Between two hours of a span. */
const until = /\s?[–—-]\s?|\s(?:to|से)\s/iuy;

/** Between the hour and what takes place; a space is enough, except after "10.30", which may be an amount. */
const afterHour = /^\s?[–—:-]\s*|^\s+/u;
const maybeAmount = /^\d+\.\d+$/;

/** A single line with an hour is a sentence like others. */
const fewest = 2;

/**
 * The text of an event in its parts: lines or entries of a list that begin with an hour, two or more after each
 * other, are its programme. Staff write them as plain lines.
 */
export function partsOf(nodes: readonly RichNode[]): EventPart[] {
  const parts: EventPart[] = [];
  let run: { node: RichNode; entry: ProgrammeEntry }[] = [];
  const addText = (added: RichNode[]) => {
    const last = parts.at(-1);
    if (last?.kind === "text") last.nodes.push(...added);
    else parts.push({ kind: "text", nodes: added });
  };
  const endRun = () => {
    if (run.length >= fewest) {
      parts.push({ kind: "programme", entries: run.map(({ entry }) => entry) });
    } else if (run.length > 0) addText(run.map(({ node }) => node));
    run = [];
  };
  for (const node of nodes) {
    if (isSpace(node)) continue;
    const entry = entryOf(node, "p");
    if (entry) {
      run.push({ node, entry });
      continue;
    }
    endRun();
    const entries = listedIn(node);
    if (entries) parts.push({ kind: "programme", entries });
    else addText([node]);
  }
  endRun();
  return parts;
}

const isSpace = (node: RichNode) => typeof node === "string" && node.trim() === "";

function entryOf(node: RichNode, tag: RichElement["tag"]): ProgrammeEntry | undefined {
  if (typeof node === "string" || node.tag !== tag) return;
  const [first, ...rest] = node.children;
  if (typeof first !== "string") return;
  const line = first.trimStart();
  const hour = hourOf(line);
  if (!hour) return;
  const after = line.slice(hour.length);
  const [between] = afterHour.exec(after) ?? [];
  if (between === undefined ? after !== "" : !between.trim() && maybeAmount.test(hour)) return;
  const words = after.slice(between?.length ?? 0);
  return words || rest.length > 0 ? { hour, words: [words, ...rest] } : undefined;
}

/** The hour or the span of hours that a line begins with. */
function hourOf(line: string): string | undefined {
  const start = endOf(clock, line, 0);
  if (start === undefined) return;
  const next = endOf(until, line, start);
  const end = next === undefined ? undefined : endOf(clock, line, next);
  if (end === undefined) return line.slice(0, start);
  return line.slice(0, line.startsWith(" तक", end) ? end + " तक".length : end);
}

/** Where a sticky pattern ends that begins at a place. */
function endOf(pattern: RegExp, line: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(line) ? pattern.lastIndex : undefined;
}

/** The entries of a list of which each begins with an hour. */
function listedIn(node: RichNode): ProgrammeEntry[] | undefined {
  if (typeof node === "string" || (node.tag !== "ul" && node.tag !== "ol")) return;
  const items = node.children.filter((child) => !isSpace(child));
  const entries = items.flatMap((item) => entryOf(item, "li") ?? []);
  return entries.length === items.length && entries.length >= fewest ? entries : undefined;
}
