import { type SportObject, sportObjectOf } from "./sports-object.ts";

/** The thing of a sport, as it lies on the grass. The words beside it say which sport it is. */
export function SportDrawing({ name }: { name: string }) {
  const object = sportObjectOf(name);
  return (
    <svg aria-hidden viewBox="0 0 64 64" className="sport-drawing">
      {drawings[object].map(([ink, path]) => (
        <path key={ink + path} className={ink} d={path} />
      ))}
    </svg>
  );
}

const ball = "M6 32A26 26 0 1 0 58 32 26 26 0 1 0 6 32z";
const shade = "M13 14A26 26 0 0 0 50 51 29 29 0 0 1 13 14z";

/** Flat inks from back to front, the shadow side on the left. */
const drawings: Record<SportObject, readonly (readonly [ink: string, path: string])[]> = {
  football: [
    ["fill-paper-raised", ball],
    ["fill-pine-950", "M32 22L42 29 38 41H26L22 29z"],
    [
      "fill-pine-950",
      "M32 6L40 8 32 14 24 8zM58 30L57 41 50 36 52 27zM6 30L12 27 14 36 7 41zM45 54L36 58 37 49 46 46zM19 54L28 58 27 49 18 46z",
    ],
    [
      "fill-none stroke-pine-950 stroke-2",
      "M32 14V22M52 27L42 29M46 47L38 41M18 47L26 41M12 27L22 29",
    ],
  ],
  basketball: [
    ["fill-orange-500", ball],
    ["fill-brick-600", shade],
    ["fill-none stroke-pine-950 stroke-2", "M6 32H58M32 6V58M14 14Q28 32 14 50M50 14Q36 32 50 50"],
  ],
  volleyball: [
    ["fill-saffron-100", ball],
    ["fill-saffron-400", "M32 6A26 26 0 0 1 58 32Q46 20 32 30 24 18 32 6z"],
    ["fill-indigo", "M32 30Q22 44 34 58A26 26 0 0 1 7 38Q18 42 32 30z"],
    [
      "fill-none stroke-pine-950 stroke-2",
      "M32 30Q24 18 32 6M32 30Q46 20 58 32M32 30Q22 44 34 58M32 30Q18 42 7 38",
    ],
  ],
  shuttle: [
    [
      "fill-paper-raised",
      "M10 16L20 6 26 4 30 8 38 6 42 12 50 14 50 22 58 28 56 36 48 44 40 50 14 24z",
    ],
    ["fill-none stroke-line-strong stroke-2", "M20 30L12 14M26 36L22 6M32 42L40 8M36 46L54 24"],
    ["fill-brick-500", "M36 36L50 50Q54 58 46 60 34 62 28 56 22 46 24 40z"],
    ["fill-brick-700", "M24 40Q24 54 40 61 30 60 26 54 22 46 24 40z"],
  ],
  paddle: [
    ["fill-saffron-900", "M34 38L42 32 58 54 52 60z"],
    ["fill-brick-500", "M8 14Q18 2 32 8 48 16 46 30L32 42Q18 42 10 32 4 22 8 14z"],
    ["fill-brick-700", "M8 14Q4 22 10 32 18 42 32 42L34 40Q20 38 13 29 8 22 8 14z"],
    ["fill-paper-raised", "M6 50A7 7 0 1 0 20 50 7 7 0 1 0 6 50z"],
  ],
  racket: [
    ["fill-none stroke-saffron-400 stroke-4", "M8 22A20 17 42 1 0 44 30 20 17 42 1 0 8 22z"],
    [
      "fill-none stroke-paper stroke-1",
      "M14 14L38 40M22 8L44 32M10 24L30 46M36 10L12 34M44 18L18 44",
    ],
    ["fill-none stroke-saffron-900 stroke-4", "M38 40L58 60"],
  ],
  bat: [
    ["fill-saffron-200", "M18 20L30 8 38 14 58 44Q60 56 48 58L24 34z"],
    ["fill-saffron-400", "M18 20L24 34 48 58Q54 57 57 52 44 44 22 16z"],
    ["fill-pine-950", "M18 20L6 6 10 2 28 10z"],
    ["fill-brick-600", "M6 50A9 9 0 1 0 24 50 9 9 0 1 0 6 50z"],
    ["fill-none stroke-paper stroke-2", "M10 43Q16 50 20 57"],
  ],
  stick: [
    ["fill-saffron-200", "M44 2L51 5 30 50Q22 62 10 56 2 50 6 42L13 44Q12 52 20 50 24 48 26 42z"],
    ["fill-brick-600", "M44 2L51 5 44 20 37 17z"],
    ["fill-saffron-500", "M42 52A8 8 0 1 0 58 52 8 8 0 1 0 42 52z"],
  ],
  pawn: [
    [
      "fill-paper-raised",
      "M12 60V52L20 48 26 30H22V24H26A11 11 0 1 1 38 24H42V30H38L44 48 52 52V60z",
    ],
    [
      "fill-line-strong",
      "M12 60V52L20 48 26 30H22V24H26A11 11 0 0 1 28 6 14 14 0 0 0 31 24V30L26 48 20 52V60z",
    ],
  ],
  pole: [
    ["fill-saffron-900", "M10 52H54V60H10z"],
    ["fill-brick-500", "M26 4H38V54H26z"],
    ["fill-brick-700", "M26 4H30V54H26z"],
    ["fill-paper-raised", "M26 14H38V22H26zM26 34H38V42H26z"],
  ],
  feet: [
    ["fill-saffron-300", "M16 60Q8 54 12 44 8 30 14 22 26 20 28 32 30 42 26 50 26 60 16 60z"],
    ["fill-saffron-300", "M46 46Q38 40 40 32 36 18 44 10 56 8 58 22 58 30 55 36 56 46 46 46z"],
    [
      "fill-saffron-300",
      "M9 16A3 3 0 1 0 15 16 3 3 0 1 0 9 16zM17 13A3.5 3.5 0 1 0 24 13 3.5 3.5 0 1 0 17 13zM25 18A3 3 0 1 0 31 18 3 3 0 1 0 25 18zM38 5A3 3 0 1 0 44 5 3 3 0 1 0 38 5zM46 3A3.5 3.5 0 1 0 53 3 3.5 3.5 0 1 0 46 3zM55 7A3 3 0 1 0 61 7 3 3 0 1 0 55 7z",
    ],
  ],
  waves: [
    [
      "fill-none stroke-pine-200 stroke-4",
      "M4 40Q11 32 18 40T32 40 46 40 60 40M4 54Q11 46 18 54T32 54 46 54 60 54",
    ],
    ["fill-paper-raised", "M8 30L28 14 44 20 38 26 28 24 18 34z"],
    ["fill-brick-500", "M42 22A9 9 0 1 0 60 22 9 9 0 1 0 42 22z"],
  ],
  belt: [
    ["fill-paper-raised", "M2 20Q32 34 62 20V32Q32 46 2 32z"],
    ["fill-line-strong", "M2 20Q14 26 24 27V39Q12 38 2 32z"],
    ["fill-paper", "M28 38L14 60 24 62 34 42zM36 38L54 56 46 62 30 42z"],
    ["fill-brick-500", "M24 24H40V42H24z"],
  ],
  lotus: [
    ["fill-brick-500", "M32 58Q4 56 2 32 16 30 24 40 40 30 62 32 60 56 32 58z"],
    ["fill-saffron-200", "M32 58Q14 44 20 18 32 26 32 40 32 26 44 18 50 44 32 58z"],
    ["fill-saffron-400", "M32 58Q20 34 32 8 44 34 32 58z"],
  ],
  shoe: [
    ["fill-saffron-400", "M4 24L20 16 26 26Q40 34 54 36 62 40 60 50H4z"],
    ["fill-orange-500", "M4 24L12 20Q10 36 24 42 14 46 4 44z"],
    ["fill-pine-950", "M2 50H61V57H2z"],
    ["fill-none stroke-paper stroke-2", "M26 34L34 28M33 38L40 31M40 41L47 34"],
  ],
  cup: [
    ["fill-none stroke-saffron-500 stroke-4", "M18 16H6Q6 30 20 32M46 16H58Q58 30 44 32"],
    ["fill-saffron-400", "M16 6H48Q48 36 36 40V50H46V58H18V50H28V40Q16 36 16 6z"],
    ["fill-saffron-900", "M16 6H24Q24 32 32 40V50H28V40Q16 36 16 6z"],
  ],
};
