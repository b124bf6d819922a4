import { Picture } from "./picture.tsx";

/** Ground, sun, far range, near range. */
const lights = [
  ["bg-pine-100", "fill-saffron-300", "fill-pine-300", "fill-pine-700"],
  ["bg-saffron-100", "fill-brick-300", "fill-pine-400", "fill-pine-800"],
  ["bg-brick-50", "fill-saffron-400", "fill-brick-300", "fill-brick-600"],
  ["bg-indigo-50", "fill-paper", "fill-pine-200", "fill-indigo"],
] as const;

const ranges = [
  ["M0 66 16 56 26 62 44 46 60 60 70 54 80 60V100H0Z", "M0 82 20 72 34 78 52 68 80 80V100H0Z"],
  ["M0 58 12 64 30 48 42 58 56 52 80 66V100H0Z", "M0 76 22 80 46 70 62 76 80 70V100H0Z"],
  ["M0 64 20 60 34 50 48 56 64 44 80 56V100H0Z", "M0 80 14 74 36 80 58 72 80 78V100H0Z"],
] as const;

/**
 * A person's photograph; until there is one, a small print of the hills with the initials. The same
 * person always has the same print.
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
  const [ground, sun, far, near] = pick(lights, id.slice(0, 4));
  const [farRange, nearRange] = pick(ranges, id.slice(4, 8));
  return (
    <svg
      viewBox="0 0 80 100"
      aria-hidden
      className={`aspect-4/5 flex-none self-start rounded-mark ${className} ${ground}`}
    >
      <circle cx="57" cy="52" r="14" className={sun} />
      <path d={farRange} className={far} />
      <path d={nearRange} className={near} />
      <text x="9" y="36" className="fill-ink font-display text-[1.75rem] font-headline">
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
  const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return name
    .split(/\s+/)
    .filter(Boolean)
    .slice(-2)
    .map((word) => letters.segment(word)[Symbol.iterator]().next().value?.segment ?? "")
    .join("");
}
