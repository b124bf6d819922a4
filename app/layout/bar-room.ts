import type { Menu, Named } from "./site-menu.ts";

/**
 * The width of the top bar from which its menus are shown in it, named as in header.css; below, they are
 * behind the button. A page without scripts must not need to measure, so the widths are estimated from the
 * names. Only a roomy bar has larger letters and gaps at large widths; all others stay narrow.
 */
export type BarRoom = "roomy" | "narrow" | "medium" | "wide" | "widest" | "none";

/** The room for the names, in rem: the bar without its logo, search and buttons. */
const rooms: readonly [room: BarRoom, most: number][] = [
  ["narrow", 38.3],
  ["medium", 48.5],
  ["wide", 61.5],
  ["widest", 74],
];
/** The same for the larger letters of a roomy bar, at the width where they begin. */
const roomyMost = 45;

/** The room that the names of the menus need. */
export function roomFor(menus: readonly Menu[], direct: readonly Named[]): BarRoom {
  const names = [...menus, ...direct].reduce((all, { label }) => all + widthOf(label), 0);
  const arrows = menus.length * 1.3;
  const items = menus.length + direct.length;
  const narrow = names + arrows + items * 0.8;
  const room = rooms.find(([, most]) => narrow <= most)?.[0] ?? "none";
  const roomy = (names + arrows) * 1.0625 + items * 1.65;
  return room === "narrow" && roomy <= roomyMost ? "roomy" : room;
}

/** The approximate width of a text, in em of Mukta. A mark above or below its letter takes no room. */
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
