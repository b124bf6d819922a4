import { firstLetterOf } from "../../data/older-browsers.ts";
import { Picture } from "./picture.tsx";

/** The inks of one print: background, letters, drawing, light. */
const inks = [
  ["bg-pine-800", "fill-paper", "fill-pine-400", "fill-saffron-300"],
  ["bg-saffron-200", "fill-ink", "fill-pine-700", "fill-brick-500"],
  ["bg-brick-600", "fill-paper", "fill-brick-300", "fill-saffron-300"],
  ["bg-pine-100", "fill-ink", "fill-pine-500", "fill-saffron-400"],
  ["bg-indigo", "fill-paper", "fill-pine-300", "fill-saffron-200"],
] as const;

/** The drawing above the letters, and its light. */
const motifs = [
  // Sun behind a ridge
  ["M0 66 16 44 26 52 44 26 60 48 70 40 80 50V66H0Z", "M44 30a14 14 0 1 1 28 0 14 14 0 1 1-28 0Z"],
  // The river between its banks
  [
    "M0 14H80V24H0ZM0 34H34Q20 46 40 52T34 66H0ZM80 34H46Q34 44 54 50T50 66H80Z",
    "M40 9a5 5 0 1 1 10 0 5 5 0 1 1-10 0Z",
  ],
  // A sal tree
  [
    "M40 8 56 16 62 30 56 44 43 50V66H37V50L24 44 18 30 24 16Z",
    "M46 18q8 4 8 14-6-2-8-14ZM48 34q4 3 2 9-4-3-2-9Z",
  ],
  // A kite and its tail
  ["M42 8 66 28 42 52 18 28Z", "M42 8 66 28H42ZM40 54l-9 3 4-6ZM35 61l-10 1 5-5Z"],
  // A lamp
  ["M12 48Q40 58 68 48 62 66 40 66T12 48Z", "M40 12q16 18 7 32-7 6-14 0-9-14 7-32Z"],
  // The moon on water
  ["M0 52H80V56H0ZM14 60H66V63H14Z", "M50 10a19 19 0 1 0 10 35 22 22 0 0 1-10-35Z"],
  // The bell
  ["M36 8h8v5q18 4 18 26l8 13H10l8-13Q18 17 36 13Z", "M34 55h12a6 6 0 0 1-12 0Z"],
] as const;

/**
 * A person’s photograph; until there is one, a small block print with the initials. The same person
 * always has the same print.
 */
export function Portrait({
  id,
  name,
  photo = null,
  alt = null,
  className = "w-20 sm:w-24",
}: {
  id: string;
  name: string;
  photo?: string | null;
  alt?: string | null;
  /** Its width. */
  className?: string;
}) {
  if (photo) {
    return (
      <Picture
        src={photo}
        alt={alt ?? ""}
        width={400}
        height={500}
        className={`aspect-4/5 flex-none self-start ${className}`}
      />
    );
  }
  const [ground, letters, drawn, light] = pick(inks, id.slice(0, 4));
  const [form, shine] = pick(motifs, id.slice(4, 8));
  return (
    <svg
      viewBox="0 0 80 100"
      aria-hidden
      className={`aspect-4/5 flex-none self-start rounded-mark ${className} ${ground}`}
    >
      <path d={form} className={drawn} />
      <path d={shine} className={light} />
      <text x="8" y="92" className={`font-display text-[1.625rem] font-headline ${letters}`}>
        {initialsOf(name)}
      </text>
    </svg>
  );
}

function pick<Choice>(choices: readonly Choice[], hex: string): Choice {
  return choices[(Number.parseInt(hex, 16) || 0) % choices.length] as Choice;
}

/** "SK" of "Dr. S. Kashyap": the first letters of the last two names, with their vowel signs in Hindi. */
export function initialsOf(name: string): string {
  return name.split(/\s+/).filter(Boolean).slice(-2).map(firstLetterOf).join("");
}
