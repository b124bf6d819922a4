import type { StageObject } from "./stage-object.ts";

/** The thing of a group or an evening on stage. The words beside it say what it is. */
export function StageDrawing({ of: object }: { of: StageObject }) {
  return (
    <svg aria-hidden viewBox="0 0 80 64" className="stage-drawing">
      {drawings[object].map(([ink, path]) => (
        <path key={ink + path} className={ink} d={path} />
      ))}
    </svg>
  );
}

/** Flat inks from back to front, the shadow side on the left; each stands on the lower edge. */
const drawings: Record<StageObject, readonly (readonly [ink: string, path: string])[]> = {
  harmonium: [
    ["fill-brick-700", "M10 16L66 8V22L10 28z"],
    ["fill-none stroke-saffron-200 stroke-1", "M14 18L62 11M14 22L62 15"],
    ["fill-saffron-900", "M6 28H74V64H6z"],
    ["fill-pine-950", "M6 28H14V64H6z"],
    ["fill-saffron-500", "M14 54H74V58H14z"],
    ["fill-paper-raised", "M18 34H70V50H18z"],
    [
      "fill-pine-950",
      "M24 34H27V43H24zM31 34H34V43H31zM42 34H45V43H42zM49 34H52V43H49zM56 34H59V43H56z",
    ],
    [
      "fill-none stroke-line-strong stroke-1",
      "M25.5 43V50M32.5 43V50M38 34V50M43.5 43V50M50.5 43V50M57.5 43V50M64 34V50",
    ],
  ],
  dhol: [
    ["fill-brick-500", "M16 16Q40 6 64 16V54Q40 66 16 54z"],
    ["fill-brick-700", "M16 16Q22 13 28 12V59Q22 57 16 54z"],
    ["fill-none stroke-saffron-200 stroke-2", "M22 14L30 58 38 11 46 60 54 12 60 56"],
    [
      "fill-saffron-100",
      "M8 35A8 21 0 1 0 24 35 8 21 0 1 0 8 35zM56 35A8 21 0 1 0 72 35 8 21 0 1 0 56 35z",
    ],
    ["fill-pine-950", "M60.5 35A3.5 9 0 1 0 67.5 35 3.5 9 0 1 0 60.5 35z"],
    ["fill-none stroke-saffron-900 stroke-3", "M70 4L60 22"],
  ],
  cap: [
    ["fill-line-strong", "M12 40Q12 12 40 10 68 12 68 40z"],
    ["fill-ink-3", "M12 40Q12 12 40 10 26 18 26 40z"],
    ["fill-brick-500", "M6 62L10 34Q40 26 70 34L74 62Q40 54 6 62z"],
    ["fill-brick-700", "M6 62L10 34Q18 32 24 31L22 58Q14 59 6 62z"],
    [
      "fill-saffron-300",
      "M14 46L20 39 26 44 20 52zM30 43L36 36 42 42 36 49zM46 42L52 37 58 44 52 50z",
    ],
    [
      "fill-pine-700",
      "M62 44L67 40 71 47 66 52zM18 45L20 43 22 45 20 48zM34 42L36 40 38 42 36 45zM50 43L52 41 54 44 52 46z",
    ],
  ],
  bells: [
    ["fill-brick-600", "M8 24Q40 44 72 24L74 34Q40 54 6 34z"],
    ["fill-brick-700", "M8 24Q16 29 24 31L23 42Q14 39 6 34z"],
    [
      "fill-saffron-500",
      "M8 42A7 7 0 1 0 22 42 7 7 0 1 0 8 42zM25 48A7 7 0 1 0 39 48 7 7 0 1 0 25 48zM42 48A7 7 0 1 0 56 48 7 7 0 1 0 42 48zM58 42A7 7 0 1 0 72 42 7 7 0 1 0 58 42zM17 55A7 7 0 1 0 31 55 7 7 0 1 0 17 55zM33 57A7 7 0 1 0 47 57 7 7 0 1 0 33 57zM50 55A7 7 0 1 0 64 55 7 7 0 1 0 50 55z",
    ],
    [
      "fill-saffron-900",
      "M12 45H18V47H12zM29 51H35V53H29zM46 51H52V53H46zM62 45H68V47H62zM21 58H27V60H21zM37 60H43V62H37zM54 58H60V60H54z",
    ],
  ],
  masks: [
    ["fill-saffron-300", "M34 8Q56 14 78 6 80 52 58 60 36 52 34 8z"],
    [
      "fill-saffron-900",
      "M44 24Q50 20 54 26 48 30 44 24zM62 25Q66 19 72 22 70 29 62 25zM48 42Q58 52 68 40 64 58 58 56 50 52 48 42z",
    ],
    ["fill-brick-500", "M2 18Q24 24 46 16 48 56 26 64 4 56 2 18z"],
    ["fill-brick-700", "M2 18Q10 20 16 20 14 46 26 64 4 56 2 18z"],
    [
      "fill-paper",
      "M12 34Q18 30 22 36 16 40 12 34zM30 36Q34 30 40 33 38 40 30 36zM16 54Q26 44 36 53 26 50 16 54z",
    ],
  ],
  damru: [
    ["fill-saffron-900", "M8 14H72L46 39 72 64H8L34 39z"],
    ["fill-brick-700", "M8 14H20L36 39 20 64H8L34 39z"],
    [
      "fill-none stroke-saffron-200 stroke-2",
      "M14 16L38 39 24 62M30 16L40 39 40 62M50 16L40 39 56 62M66 16L42 39",
    ],
    ["fill-saffron-100", "M6 12A34 6 0 1 0 74 12 34 6 0 1 0 6 12z"],
    ["fill-brick-500", "M32 35H48V43H32z"],
    ["fill-none stroke-brick-600 stroke-2", "M48 39Q60 38 66 46"],
    ["fill-saffron-500", "M62 48A5 5 0 1 0 72 48 5 5 0 1 0 62 48z"],
  ],
  curtain: [
    ["fill-pine-800", "M12 12H68V64H12z"],
    ["fill-saffron-200", "M40 22L54 64H26z"],
    ["fill-brick-500", "M70 12V64H54C66 50 48 40 42 12z"],
    ["fill-brick-600", "M10 12V64H26C14 50 32 40 38 12z"],
    [
      "fill-brick-700",
      "M6 4H74V14Q69 20 63 14 57 20 51 14 46 20 40 14 34 20 29 14 23 20 17 14 11 20 6 14z",
    ],
  ],
};
