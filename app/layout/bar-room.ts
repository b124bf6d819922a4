import type { Menu, Named } from "./site-menu.ts";

/**
 * From which width of the top bar on its menus stand in it, in the words of header.css; below, they are
 * behind the button. A page without scripts must not need to measure, so their names are counted. Only a
 * roomy bar has larger letters and gaps where it is wide; all others stay narrow.
 */
export type BarRoom = "roomy" | "narrow" | "medium" | "wide" | "widest" | "none";

/** What the names may take up, in rem: the bar without its logo, search and buttons. */
const rooms: readonly [room: BarRoom, most: number][] = [
  ["narrow", 38.3],
  ["medium", 48.5],
  ["wide", 61.5],
  ["widest", 74],
];
/** The same in the larger letters of a roomy bar, from where these begin. */
const roomyMost = 45;

/** How much room the names of the menus need. */
export function roomFor(menus: readonly Menu[], direct: readonly Named[]): BarRoom {
  const names = [...menus, ...direct].reduce((all, { label }) => all + widthOf(label), 0);
  const arrows = menus.length * 1.3;
  const items = menus.length + direct.length;
  const narrow = names + arrows + items * 0.8;
  const room = rooms.find(([, most]) => narrow <= most)?.[0] ?? "none";
  const roomy = (names + arrows) * 1.0625 + items * 1.65;
  return room === "narrow" && roomy <= roomyMost ? "roomy" : room;
}

/** About how wide a text is, in em of Mukta. A mark above or below its letter takes no room. */
function widthOf(text: string): number {
  return [...text].reduce((width, letter) => width + widthOfLetter(letter), 0);
}

function widthOfLetter(letter: string): number {
  if (/\p{Mn}/u.test(letter)) return 0;
  if (/[\p{Mc}ijlI.,:;'’|! ]/u.test(letter)) return 0.26;
  if (/[frtJ()/-]/.test(letter)) return 0.38;
  if (/[mwMW@%]/.test(letter)) return 0.85;
  return /[a-z\d]/.test(letter) ? 0.55 : 0.65;
}
