import { type ClubObject, objectOf } from "./club-object.ts";

/** The thing of a club, as it stands on its shelf. The words beside it say what it is for. */
export function ClubDrawing({ name }: { name: string }) {
  return (
    <svg aria-hidden viewBox="0 0 64 64" className="club-drawing">
      {drawings[objectOf(name)].map(([ink, path]) => (
        <path key={ink + path} className={ink} d={path} />
      ))}
    </svg>
  );
}

/** Flat inks from back to front, the shadow side on the left; each stands on the lower edge. */
const drawings: Record<ClubObject, readonly (readonly [ink: string, path: string])[]> = {
  knight: [
    ["fill-pine-800", "M16 64V58L20 54 24 46H44L48 54 50 58V64z"],
    [
      "fill-pine-800",
      "M22 46C22 36 31 33 31 27L21 32 14 31 12 25 24 13 26 5 32 10C45 10 51 28 46 46z",
    ],
    ["fill-pine-600", "M36 11C45 14 50 29 46 46H40C43 32 42 20 36 11z"],
    ["fill-saffron-300", "M25 19L29 18 27 22z"],
    ["fill-pine-600", "M44 46H46L50 58V64H42V56z"],
  ],
  aid: [
    ["fill-none stroke-pine-950 stroke-4", "M23 26V17H41V26"],
    ["fill-pine-700", "M5 26H59V64H5z"],
    ["fill-pine-900", "M5 26H13V64H5z"],
    ["fill-paper-raised", "M28 31H36V41H46V49H36V59H28V49H18V41H28z"],
  ],
  seedling: [
    ["fill-none stroke-pine-700 stroke-3", "M32 42C31 34 33 28 32 18"],
    ["fill-pine-600", "M32 28C20 29 12 21 11 11 24 11 32 17 32 28z"],
    ["fill-leaf-400", "M32 20C43 20 52 12 53 1 41 1 32 8 32 20z"],
    ["fill-brick-500", "M17 64L13 46H51L47 64z"],
    ["fill-brick-700", "M17 64L13 46H22L24 64z"],
    ["fill-brick-600", "M10 40H54V47H10z"],
  ],
  can: [
    ["fill-none stroke-brick-700 stroke-4", "M14 36C0 30 6 56 14 58M18 34C20 20 36 20 38 34"],
    ["fill-brick-600", "M40 54L54 26 60 29 42 62z"],
    ["fill-brick-700", "M49 22L64 28 62 33 47 27z"],
    ["fill-brick-500", "M12 34H44V64H12z"],
    ["fill-brick-700", "M12 34H20V64H12z"],
    ["fill-saffron-300", "M28 44Q36 42 39 45 33 47 28 44z"],
  ],
  bird: [
    ["fill-saffron-900", "M4 50L60 46V51L34 53V64H29V54L4 55z"],
    ["fill-leaf-400", "M50 47C50 40 56 36 62 36 63 43 58 47 50 47z"],
    [
      "fill-pine-700",
      "M12 48L16 30C20 17 31 12 39 15 44 7 56 8 57 17L64 20 57 23C57 38 46 48 32 47z",
    ],
    ["fill-saffron-400", "M57 20C57 38 46 48 32 47 42 40 46 30 44 22z"],
    ["fill-pine-950", "M14 40C18 28 28 24 36 28 34 38 24 44 4 52z"],
    ["fill-paper-raised", "M48 14H52V18H48z"],
  ],
  square: [
    ["fill-brick-500", "M46 2L54 6 34 64 30 64 31 59z"],
    ["fill-brick-700", "M46 2L50 4 31 64 30 64 31 59z"],
    ["fill-saffron-500", "M6 64V12L62 64zM17 54H37L17 35z"],
    ["fill-saffron-900", "M6 64V12L11 17V64z"],
    ["fill-none stroke-saffron-900 stroke-2", "M20 64V60M28 64V58M36 64V60M44 64V58M52 64V60"],
  ],
  radio: [
    ["fill-none stroke-pine-950 stroke-3", "M44 28L60 3"],
    ["fill-saffron-900", "M4 26H60V64H4z"],
    ["fill-pine-950", "M4 26H10V64H4z"],
    ["fill-saffron-300", "M14 31H55V59H14z"],
    ["fill-pine-800", "M16 45A10 10 0 1 0 36 45 10 10 0 1 0 16 45z"],
    ["fill-pine-400", "M22 45A4 4 0 1 0 30 45 4 4 0 1 0 22 45z"],
    ["fill-paper-raised", "M40 36H52V42H40z"],
    ["fill-brick-600", "M41 51A3 3 0 1 0 47 51 3 3 0 1 0 41 51zM49 35H51V43H49z"],
  ],
  screen: [
    ["fill-pine-950", "M4 8H60V50H4zM28 50H36V59H48V64H16V59H28z"],
    ["fill-pine-300", "M9 13H55V45H9z"],
    ["fill-pine-200", "M55 13V45H32z"],
    ["fill-pine-800", "M14 20H30V23H14zM18 27H40V30H18zM18 34H34V37H18z"],
  ],
  telescope: [
    ["fill-none stroke-saffron-900 stroke-4", "M31 38L16 64M33 38L48 64M32 38V64"],
    ["fill-brick-500", "M14 36L49 11 58 25 20 46z"],
    ["fill-brick-700", "M18 42L55 20 58 25 20 46z"],
    ["fill-pine-950", "M4 41L13 35 19 46 10 51z"],
    ["fill-saffron-300", "M47 8L52 6 63 24 59 28z"],
  ],
  newspaper: [
    ["fill-line-strong", "M14 64V12H60V64z"],
    ["fill-paper-raised stroke-ink-2", "M5 63.5V6H51V63.5z"],
    ["fill-pine-950", "M10 11H46V19H10z"],
    ["fill-pine-400", "M10 25H28V41H10z"],
    ["fill-pine-700", "M10 41V36L16 30 21 35 24 33 28 37V41z"],
    [
      "fill-line-strong",
      "M33 25H46V27H33zM33 31H46V33H33zM33 37H46V39H33zM10 47H46V49H10zM10 53H46V55H10z",
    ],
  ],
  microphone: [
    ["fill-pine-950", "M29 64V40H35V64zM16 64V59H48V64z"],
    ["fill-brick-500", "M21 26H43L38 44H26z"],
    ["fill-brick-700", "M21 26H28L30 44H26z"],
    ["fill-pine-600", "M18 26V16C18 -2 46 -2 46 16V26z"],
    ["fill-pine-800", "M18 26V16C18 8 22 4 27 3 24 8 24 16 25 26z"],
    ["fill-none stroke-pine-200 stroke-1", "M30 8H40M30 14H43M30 20H43"],
  ],
  bell: [
    ["fill-saffron-900", "M28 4H36V26H28z"],
    ["fill-pine-950", "M26 57A6 6 0 1 0 38 57 6 6 0 1 0 26 57z"],
    ["fill-saffron-500", "M8 58C18 51 16 24 32 24S46 51 56 58z"],
    ["fill-saffron-900", "M8 58C18 51 16 24 32 24 24 30 26 50 20 58z"],
    ["fill-saffron-100", "M42 34Q47 42 48 49 43 42 42 34z"],
  ],
  book: [
    ["fill-pine-800", "M1 62V22L32 14 63 22V62L32 64z"],
    ["fill-paper-raised", "M5 57V18Q20 10 31 18V60Q18 54 5 57z"],
    ["fill-saffron-100", "M33 60V18Q44 10 59 18V57Q46 54 33 60z"],
    [
      "fill-none stroke-line-strong stroke-2",
      "M10 26Q19 22 26 26M10 34Q19 30 26 34M10 42Q19 38 26 42M38 26Q46 22 54 26M38 34Q46 30 54 34",
    ],
    ["fill-brick-500", "M44 14H50V40L47 36 44 40z"],
  ],
  pen: [
    ["fill-brick-500", "M30 36C34 20 44 8 60 2 58 18 50 30 34 38z"],
    ["fill-brick-700", "M30 36C34 20 44 8 60 2 50 12 40 24 34 38z"],
    ["fill-pine-800", "M8 64V48L16 42V34H40V42L48 48V64z"],
    ["fill-pine-950", "M8 64V48L16 42V34H22V42L16 49V64z"],
    ["fill-saffron-100", "M21 50H42V60H21z"],
  ],
  tent: [
    ["fill-saffron-500", "M2 64L32 14 62 64z"],
    ["fill-saffron-900", "M2 64L32 14 20 64z"],
    ["fill-pine-950", "M24 64L33 32 44 64z"],
    ["fill-brick-500", "M32 16V2L46 6 33 11z"],
  ],
  lamp: [
    ["fill-saffron-500", "M32 40C20 33 25 18 35 2 41 18 45 33 32 40z"],
    ["fill-saffron-200", "M32 39C27 33 30 25 35 17 38 26 38 34 32 39z"],
    ["fill-brick-500", "M3 42H61C59 56 47 64 32 64S5 56 3 42z"],
    ["fill-brick-700", "M3 42H14C16 53 22 61 32 64 14 64 5 56 3 42z"],
    ["fill-brick-600", "M1 38H63L59 45H5z"],
    [
      "fill-saffron-300",
      "M23 54L27 50 31 54 27 58zM36 54L40 50 44 54 40 58zM48 51L51 48 54 51 51 54z",
    ],
  ],
  drum: [
    ["fill-brick-500", "M8 30H56L52 60Q32 68 12 60z"],
    ["fill-brick-700", "M8 30H18L22 63 12 60z"],
    ["fill-none stroke-saffron-200 stroke-2", "M9 37L18 60 26 38 34 62 42 38 49 60 55 37"],
    ["fill-saffron-100", "M8 29A24 7 0 1 0 56 29 24 7 0 1 0 8 29z"],
    ["fill-pine-950", "M25 29A8 2.5 0 1 0 41 29 8 2.5 0 1 0 25 29z"],
    ["fill-none stroke-saffron-900 stroke-3", "M38 26L60 6M28 26L6 8"],
  ],
  curtain: [
    ["fill-saffron-900", "M2 56H62V64H2z"],
    ["fill-pine-950", "M6 12H58V56H6z"],
    ["fill-saffron-200", "M32 20L44 56H20z"],
    ["fill-brick-500", "M58 12V56H46C56 44 38 34 34 12z"],
    ["fill-brick-600", "M6 12V56H18C8 44 26 34 30 12z"],
    [
      "fill-brick-700",
      "M2 4H62V14Q57 20 52 14 47 20 42 14 37 20 32 14 27 20 22 14 17 20 12 14 7 20 2 14z",
    ],
  ],
  camera: [
    ["fill-pine-950", "M22 26L26 17H42L46 26z"],
    ["fill-pine-800", "M3 25H61V64H3z"],
    ["fill-pine-950", "M3 25H11V64H3z"],
    ["fill-brick-500", "M3 31H61V36H3z"],
    ["fill-paper-raised", "M18 46A15 15 0 1 0 48 46 15 15 0 1 0 18 46z"],
    ["fill-pine-950", "M22 46A11 11 0 1 0 44 46 11 11 0 1 0 22 46z"],
    ["fill-indigo", "M27 46A6 6 0 1 0 39 46 6 6 0 1 0 27 46z"],
  ],
  flask: [
    ["fill-pine-200", "M25 4H39V24L58 60 55 64H9L6 60 25 24z"],
    ["fill-saffron-400", "M17 42H47L56 60 54 63H10L8 60z"],
    ["fill-saffron-900", "M17 42H24L16 63H10L8 60z"],
    ["fill-pine-800", "M22 2H42V7H22z"],
    [
      "fill-saffron-100",
      "M34 50A3 3 0 1 0 40 50 3 3 0 1 0 34 50zM28 57A2 2 0 1 0 32 57 2 2 0 1 0 28 57z",
    ],
  ],
  pot: [
    ["fill-none stroke-pine-400 stroke-3", "M22 18Q18 12 22 6M34 18Q30 12 34 6M46 18Q42 12 46 6"],
    ["fill-ink-2", "M8 34H56Q56 56 46 64H18Q8 56 8 34z"],
    ["fill-pine-950", "M8 34H18Q18 54 26 64H18Q8 56 8 34z"],
    ["fill-line-strong", "M4 26H60V34H4z"],
  ],
  brushes: [
    ["fill-none stroke-saffron-900 stroke-4", "M26 42L16 14M33 42V10M40 42L52 16"],
    ["fill-brick-500", "M12 3Q20 8 19 16L13 18Q9 10 12 3z"],
    ["fill-saffron-400", "M33 0Q38 8 36 14H30Q28 8 33 0z"],
    ["fill-pine-600", "M56 6Q58 14 54 20L49 17Q49 10 56 6z"],
    ["fill-indigo", "M15 40H49L46 64H18z"],
    ["fill-pine-950", "M15 40H22L24 64H18z"],
  ],
  sheet: [
    ["fill-saffron-900", "M8 64V8H48V64z"],
    ["fill-paper-raised", "M12 13H44V60H12z"],
    ["fill-pine-800", "M20 4H36V15H20z"],
    ["fill-line-strong", "M17 24H39V26H17zM17 32H34V34H17zM17 40H39V42H17zM17 48H28V50H17z"],
    ["fill-saffron-500", "M34 52L54 20 61 24 41 57 33 61z"],
    ["fill-pine-950", "M34 56L33 61 37 59z"],
  ],
};
