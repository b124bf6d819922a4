/** One ink of a print: where it stands and its paths. */
type Ink = [ink: string, form: string];
type Emblem = { ground: string; inks: Ink[] };

/** What each department has on its bench; drawn on 120 × 120, back to front. */
const emblems = {
  // A pair of compasses, and the arc that it draws
  mathematics: {
    ground: "bg-saffron-200",
    inks: [
      ["fill-pine-700", "M0 120V98H120V120Z"],
      ["fill-saffron-400", "M8 98A52 52 0 0 1 112 98H106A46 46 0 0 0 14 98Z"],
      ["fill-pine-800", "M56 22H64L38 104 30 110 33 98ZM57 22H64L93 97 90 98 58 34Z"],
      ["fill-brick-500", "M60 10a9 9 0 1 1 0 18 9 9 0 1 1 0-18ZM84 82l6-2 8 18-5 2Z"],
    ],
  },
  // A flask, half full, on the bench
  science: {
    ground: "bg-pine-800",
    inks: [
      ["fill-pine-600", "M0 104H120V120H0Z"],
      ["fill-pine-200", "M48 14H72V20H69V50L96 98Q98 106 90 106H30Q22 106 24 98L51 50V20H48Z"],
      ["fill-saffron-300", "M42 72Q52 66 62 72T81 74L93 97Q94 101 90 101H30Q26 101 27 97Z"],
      [
        "fill-brick-500",
        "M52 82a5 5 0 1 1 0 10 5 5 0 1 1 0-10ZM68 78a4 4 0 1 1 0 8 4 4 0 1 1 0-8Z",
      ],
      ["fill-paper", "M64 24H66V50L76 68 73 69 64 51Z"],
    ],
  },
  // A book lies open under a lamp's light
  languages: {
    ground: "bg-brick-600",
    inks: [
      ["fill-brick-700", "M0 96H120V120H0Z"],
      [
        "fill-saffron-100",
        "M60 38Q40 26 12 32V94Q40 88 60 100ZM60 38Q80 26 108 32V94Q80 88 60 100Z",
      ],
      ["fill-saffron-300", "M60 38Q80 26 108 32V94Q98 92 88 92L92 40Q74 38 60 44Z"],
      [
        "fill-pine-800",
        "M22 46 48 48V51L22 49ZM22 58 48 60V63L22 61ZM22 70 42 71V74L22 73ZM70 48 98 44V47L70 51ZM70 60 98 56V59L70 63ZM70 72 90 69V72L70 75Z",
      ],
    ],
  },
  // A globe, its meridians and the mountains on it
  "social science": {
    ground: "bg-pine-100",
    inks: [
      ["fill-pine-700", "M34 110H86V116H34ZM56 98H64V112H56Z"],
      ["fill-pine-500", "M60 12a42 42 0 1 1 0 84 42 42 0 1 1 0-84Z"],
      ["fill-saffron-300", "M34 28 52 22 62 34 54 48 40 52 28 44ZM66 52 84 46 92 60 82 80 70 74Z"],
      [
        "fill-pine-800",
        "M59 12Q94 54 59 96 86 54 59 12ZM61 12Q26 54 61 96 34 54 61 12ZM18 52H102V55H18Z",
      ],
    ],
  },
  // A pair of scales
  commerce: {
    ground: "bg-indigo",
    inks: [
      ["fill-pine-300", "M57 20H63V102H84V108H36V102H57ZM16 30 60 24 104 30V35L60 30 16 35Z"],
      ["fill-paper", "M25 34 40 72H36L24 44 12 72H8L23 34ZM97 34 112 72H108L96 44 84 72H80L95 34Z"],
      [
        "fill-saffron-300",
        "M6 72H42Q38 88 24 88T6 72ZM78 72H114Q110 88 96 88T78 72ZM60 12a8 8 0 1 1 0 16 8 8 0 1 1 0-16Z",
      ],
    ],
  },
  // A screen with a prompt
  "computer science": {
    ground: "bg-pine-700",
    inks: [
      ["fill-pine-900", "M10 20H110V88H10ZM46 88H74V104H90V110H30V104H46Z"],
      ["fill-pine-200", "M18 28H102V80H18Z"],
      ["fill-pine-800", "M28 38 44 52 28 66 25 62 36 52 25 42Z"],
      ["fill-brick-500", "M50 62H74V67H50Z"],
      ["fill-saffron-300", "M86 36h8v8h-8ZM74 48h8v8h-8Z"],
    ],
  },
  // A printing block, its gouge, and one leaf cut
  arts: {
    ground: "bg-saffron-100",
    inks: [
      ["fill-brick-700", "M14 30H88V108H14Z"],
      ["fill-saffron-300", "M50 40Q80 62 50 100 22 62 50 40Z"],
      [
        "fill-brick-700",
        "M49 48H52V98H49ZM50 62 64 56 51 66ZM50 76 66 68 51 80ZM51 68 36 62 51 72ZM51 82 36 76 51 86Z",
      ],
      ["fill-pine-700", "M108 8 116 16 90 46 80 38Z"],
      ["fill-pine-400", "M80 38 90 46 70 66 62 70 66 60Z"],
    ],
  },
  // Lanes of the track, and the ball
  "physical education": {
    ground: "bg-brick-500",
    inks: [
      [
        "fill-saffron-100",
        "M0 60Q70 56 78 120H74Q66 60 0 64ZM0 36Q96 34 102 120H98Q92 38 0 40ZM0 12Q120 12 126 120H122Q116 16 0 16Z",
      ],
      ["fill-pine-800", "M0 84Q46 82 54 120H0Z"],
      ["fill-paper", "M76 44a20 20 0 1 1 0 40 20 20 0 1 1 0-40Z"],
      [
        "fill-pine-900",
        "M76 54 85 61 82 71H70L67 61ZM60 52l7 2-6 8-4-3ZM92 52l-7 2 6 8 4-3ZM70 83l6-6 6 6Z",
      ],
    ],
  },
  // Books on a shelf, one of them taken half out
  library: {
    ground: "bg-pine-900",
    inks: [
      ["fill-brick-700", "M0 100H120V110H0Z"],
      ["fill-brick-500", "M12 30H28V100H12ZM92 40 106 36 118 98 104 100Z"],
      ["fill-saffron-300", "M30 44H42V100H30ZM74 26H88V100H74Z"],
      ["fill-pine-400", "M44 22H58V100H44Z"],
      ["fill-paper", "M60 52H72V100H60ZM12 42H28V46H12ZM74 38H88V41H74ZM44 84H58V88H44Z"],
    ],
  },
  // A kite over the garden
  "early years": {
    ground: "bg-pine-200",
    inks: [
      ["fill-pine-500", "M0 96 24 84 52 94 84 82 120 94V120H0Z"],
      ["fill-paper", "M62 86Q30 92 34 116H31Q26 88 62 82Z"],
      ["fill-brick-500", "M66 12 104 46 62 84 34 40Z"],
      ["fill-saffron-300", "M66 12 104 46 64 52ZM62 84 64 52 34 40Z"],
      ["fill-indigo", "M48 92l-10-2 4 9ZM40 104l-10 2 7 6Z"],
    ],
  },
} satisfies Record<string, Emblem>;

/** The sun behind the ridge, for every other department. */
const ridge: Emblem = {
  ground: "bg-pine-100",
  inks: [
    ["fill-saffron-300", "M78 22a24 24 0 1 1 0 48 24 24 0 1 1 0-48Z"],
    ["fill-pine-400", "M0 84 26 52 42 66 66 38 90 70 104 60 120 76V120H0Z"],
    ["fill-pine-700", "M0 104 30 86 60 100 92 84 120 98V120H0Z"],
  ],
};

/** The print of a department, by its English name. */
export function DepartmentEmblem({
  department,
  className,
}: {
  department: string | null;
  className: string;
}) {
  const known: Record<string, Emblem | undefined> = emblems;
  const { ground, inks } = known[department?.trim().toLowerCase() ?? ""] ?? ridge;
  return (
    <svg viewBox="0 0 120 120" aria-hidden className={`rounded-mark ${ground} ${className}`}>
      {inks.map(([ink, form]) => (
        <path key={form} d={form} className={ink} />
      ))}
    </svg>
  );
}
