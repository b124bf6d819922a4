import type { Print } from "../../hand/print.ts";

/** The figures as a knife cuts them, 10 wide and 16 high. */
const strokes = [
  "M2 0h6l2 3v10l-2 3h-6l-2-3v-10z",
  "M2 3l4-3v16",
  "M0 3l3-3h4l3 3v4l-10 9h10",
  "M0 1h9l-5 6h3l3 3v3l-3 3h-4l-3-2",
  "M7 16v-16l-7 11h10",
  "M9 0h-8l-1 7h7l3 3v3l-3 3h-4l-3-2",
  "M8 0l-6 5l-2 5v3l3 3h4l3-3v-3l-3-3h-6",
  "M0 0h10l-6 16",
  "M3 7l-2-2v-3l2-2h4l2 2v3l-2 2h-4l-3 3v3l3 3h4l3-3v-3z",
  "M2 16l6-5l2-5v-3l-3-3h-4l-3 3v3l3 3h6",
] as const;

/** A whole number whose last figure ends at x, its middle at y. */
export function numeral(p: Print, value: number, x: number, y: number, tall: number): void {
  const figures = [...String(value)];
  const k = tall / 16;
  figures.forEach((figure, place) => {
    const left = x - (figures.length - place) * 13 * k;
    p.group(
      `translate(${left.toFixed(1)} ${(y - tall / 2).toFixed(1)})scale(${k.toFixed(2)})`,
      () => p.line(strokes[Number(figure)] ?? "", "pine-950", 2.2),
    );
  });
}
