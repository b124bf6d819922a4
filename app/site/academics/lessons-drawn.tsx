import type { drawingOfLevel } from "../../../data/pages/level-pictures.ts";

type Drawing = ReturnType<typeof drawingOfLevel>;
type Path = readonly [ink: string, path: string];

/** The room of one lesson in a drawing, and its height. */
const [wide, high] = [40, 60];

/**
 * The lessons a week of a subject, one thing for each: plants in its bed, tubes in its rack, books on its shelf, lit
 * windows of its evening. The words beside it say the number.
 */
export function LessonsDrawn({
  level,
  place,
  count,
}: {
  level: Drawing;
  /** Which subject it is, for its own kind of thing. */
  place: number;
  count: number;
}) {
  const draw = things[level] ?? things.another;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${count * wide} ${high}`}
      width={count * wide}
      height={high}
      preserveAspectRatio="xMinYMax"
      className="lessons-drawn"
    >
      {Array.from({ length: count }, (_, lesson) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other.
        <g key={lesson} transform={`translate(${lesson * wide} 0)`}>
          {draw(place, lesson).map(([ink, path]) => (
            <path key={ink + path} className={ink} d={path} />
          ))}
        </g>
      ))}
    </svg>
  );
}

const pick = <Of,>(list: readonly Of[], place: number): Of => list[place % list.length] as Of;

/** What grows in a garden of the valley, on the lower edge. */
const plants: readonly (readonly Path[])[] = [
  [
    ["fill-none stroke-pine-700 stroke-2", "M20 60V26"],
    ["fill-pine-600", "M20 52Q8 52 6 40 18 40 20 52zM20 46Q32 46 34 34 22 34 20 46z"],
    [
      "fill-brick-500",
      "M20 8L24 13 30 12 29 18 34 22 29 25 30 31 24 30 20 34 16 30 10 31 11 25 6 22 11 18 10 12 16 13z",
    ],
    ["fill-saffron-300", "M16 22A4 4 0 1 0 24 22 4 4 0 1 0 16 22z"],
  ],
  [
    ["fill-pine-600", "M20 46Q6 38 8 22 18 28 20 46zM20 46Q34 38 32 22 22 28 20 46z"],
    ["fill-pine-700", "M20 46Q14 30 20 14 26 30 20 46z"],
    ["fill-brick-500", "M10 52Q10 44 20 44T30 52L28 60H12z"],
    ["fill-brick-700", "M10 52Q10 46 15 45 13 52 16 60H12z"],
  ],
  [
    ["fill-none stroke-pine-700 stroke-2", "M20 60V24"],
    ["fill-pine-600", "M20 54Q32 52 34 40 22 42 20 54zM20 46Q8 44 6 32 18 34 20 46z"],
    [
      "fill-saffron-400",
      "M20 0L24 8 32 4 31 13 39 16 32 21 35 29 26 28 20 35 14 28 5 29 8 21 1 16 9 13 8 4 16 8z",
    ],
    ["fill-saffron-900", "M13 17A7 7 0 1 0 27 17 7 7 0 1 0 13 17z"],
  ],
  [
    ["fill-none stroke-pine-700 stroke-2", "M20 60V18"],
    ["fill-pine-600", "M20 40Q6 38 4 24 18 24 20 40zM20 32Q34 30 36 16 22 16 20 32z"],
    ["fill-pine-500", "M20 22Q12 14 16 4 24 10 20 22z"],
  ],
  [
    ["fill-none stroke-pine-700 stroke-2", "M20 60V28"],
    ["fill-pine-600", "M20 58Q8 50 8 36 18 42 20 58zM20 54Q32 48 32 34 22 40 20 54z"],
    ["fill-indigo", "M9 8L15 14 20 6 25 14 31 8Q34 28 20 30 6 28 9 8z"],
  ],
  [
    ["fill-none stroke-pine-700 stroke-2", "M20 60Q18 40 20 14"],
    ["fill-pine-600", "M20 56Q10 56 8 46 18 46 20 56zM20 46Q30 46 32 36 22 36 20 46z"],
    [
      "fill-orange-500",
      "M14 30Q10 24 14 20 20 22 18 30 16 32 14 30zM24 22Q22 14 28 12 32 18 28 24 25 25 24 22zM15 14Q12 8 17 4 22 8 19 14 17 16 15 14z",
    ],
  ],
  [
    ["fill-pine-600", "M4 60Q2 42 12 40 10 30 20 30T28 40Q38 42 36 60z"],
    ["fill-pine-400", "M10 60Q8 46 20 42 32 46 30 60z"],
    ["fill-pine-200", "M15 60Q14 52 20 48 26 52 25 60z"],
  ],
];

const liquids = [
  "fill-saffron-400",
  "fill-brick-500",
  "fill-pine-500",
  "fill-indigo",
  "fill-orange-500",
  "fill-saffron-200",
  "fill-pine-300",
  "fill-brick-300",
];

const spines = [
  ["fill-brick-500", "fill-brick-700", "fill-saffron-300"],
  ["fill-pine-600", "fill-pine-800", "fill-saffron-300"],
  ["fill-saffron-400", "fill-saffron-900", "fill-brick-600"],
  ["fill-pine-400", "fill-pine-700", "fill-paper"],
  ["fill-paper-raised", "fill-line-strong", "fill-brick-500"],
  ["fill-indigo", "fill-pine-950", "fill-saffron-200"],
] as const;

/** Heights that vary as a row of things does; the same for the same lesson each time. */
const uneven = (place: number, lesson: number) => ((place * 7 + lesson * 5) % 4) * 3;

const things: Record<Drawing, (place: number, lesson: number) => readonly Path[]> = {
  primary: (place) => pick(plants, place),
  "pre-primary": (place) => pick(plants, place),
  middle: (place, lesson) => {
    const level = 24 + uneven(place, lesson);
    return [
      ["fill-paper-raised", "M11 4H29V48Q29 58 20 58T11 48z"],
      [pick(liquids, place), `M11 ${level}H29V48Q29 58 20 58T11 48z`],
      ["fill-none stroke-pine-900 stroke-2", "M8 4H32M11 4V48Q11 58 20 58T29 48V4"],
      ["fill-paper-raised opacity-60", "M14 10H17V46H14z"],
    ];
  },
  secondary: (place, lesson) => {
    const [cover, dark, band] = pick(spines, place);
    const top = uneven(place, lesson);
    const isWide = (place + lesson) % 3 === 0;
    const right = isWide ? 38 : 33;
    return [
      [cover, `M3 ${top}H${right}V60H3z`],
      [dark, `M3 ${top}H9V60H3z`],
      [band, `M9 ${top + 8}H${right}V${top + 13}H9zM9 48H${right}V51H9z`],
    ];
  },
  "senior-secondary": () => [
    ["fill-pine-900", "M0 0H40V60H0z"],
    ["fill-saffron-300", "M9 12H31V46H9z"],
    ["fill-saffron-100", "M20 12H31V29H20z"],
    ["fill-none stroke-pine-900 stroke-2", "M20 12V46M9 29H31"],
    ["fill-pine-950", "M6 46H34V50H6z"],
  ],
  another: (place) => pick(plants, place),
};
