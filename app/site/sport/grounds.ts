/** A ground from above, in metres from its corner. */
export type Ground = {
  size: [length: number, width: number];
  surface: "turf" | "earth" | "boards" | "water" | "mat";
  /** The outline of the ground, where that is no rectangle. */
  field?: string;
  /** Its lines, as the path of an SVG. */
  lines: string;
  /** What is marked on the ground below the lines, and ropes of floats between lanes. */
  marks?: string;
  ropes?: string;
  /** Nets, goals and posts. */
  built?: string;
  /** Where children swim, towards the right. */
  swimmers?: [x: number, y: number][];
  /** Where the players of the left side stand in their half; those of the right side face them. */
  side?: [x: number, y: number][];
  /** What the rules measure, where that is not the size of the ground. */
  measured?: "wickets" | "lane";
};

/** The lines across a ground, at these distances from its left end. */
const across = (width: number, ...places: number[]) =>
  places.map((place) => `M${place} 0V${width}`).join("");

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;

const round = (metres: number) => Math.round(metres * 100) / 100;

/** A lane of the 400 metres: straights of 84.39 m, and bends around centres 46.26 m from the edge. */
function lane(place: number): string {
  const radius = 36.5 + 1.22 * place;
  const [top, bottom] = [46.26 - radius, 46.26 + radius];
  const bend = `A${radius} ${radius} 0 0 1`;
  return `M46.26 ${top}H130.65${bend} 130.65 ${bottom}H46.26${bend} 46.26 ${top}Z`;
}

/** The middles of the five lanes of a pool. */
const poolLanes = [1.25, 3.75, 6.25, 8.75, 11.25];

/**
 * The grounds by the sport's English name, as the rules of each sport measure them (FIFA, FIH, MCC, World Athletics,
 * the Kabaddi and Kho Kho federations of India, FIBA, FIVB, BWF, ITTF, World Aquatics).
 */
const grounds: Record<string, Ground> = {
  football: {
    size: [105, 68],
    surface: "turf",
    lines: `M52.5 0V68${circle(52.5, 34, 9.15)}M0 13.84H16.5V54.16H0M105 13.84H88.5V54.16H105M0 24.84H5.5V43.16H0M105 24.84H99.5V43.16H105M16.5 26.69A9.15 9.15 0 0 1 16.5 41.31M88.5 26.69A9.15 9.15 0 0 0 88.5 41.31`,
    built: "M0 30.34H-2V37.66H0M105 30.34H107V37.66H105",
    side: [
      [4, 34],
      [20, 12],
      [20, 26],
      [20, 42],
      [20, 56],
      [34, 16],
      [31, 34],
      [34, 52],
      [47, 12],
      [41, 34],
      [47, 56],
    ],
  },
  hockey: {
    size: [91.4, 55],
    surface: "turf",
    lines: `${across(55, 22.9, 45.7, 68.5)}M0 11.04A14.63 14.63 0 0 1 14.63 25.67V29.33A14.63 14.63 0 0 1 0 43.96M91.4 11.04A14.63 14.63 0 0 0 76.77 25.67V29.33A14.63 14.63 0 0 0 91.4 43.96`,
    built: "M0 25.67H-1.5V29.33H0M91.4 25.67H92.9V29.33H91.4",
    side: [
      [3, 27.5],
      [16.5, 8],
      [18, 21],
      [18, 34],
      [16.5, 47],
      [29, 13],
      [27, 27.5],
      [29, 42],
      [40, 9],
      [39, 27.5],
      [40, 46],
    ],
  },
  cricket: {
    size: [140, 128],
    surface: "turf",
    field: "M0 64a70 64 0 1 1 140 0a70 64 0 1 1 -140 0Z",
    lines: `M59.94 36.57H80.06A27.43 27.43 0 0 1 80.06 91.43H59.94A27.43 27.43 0 0 1 59.94 36.57ZM59.94 62.48H80.06V65.52H59.94Z`,
    built: "M59.94 63.2V64.8M80.06 63.2V64.8",
    measured: "wickets",
  },
  athletics: {
    size: [176.91, 92.52],
    surface: "earth",
    field: lane(8),
    lines: `${Array.from({ length: 8 }, (_, place) => lane(place)).join("")}M130.65 82.76V92.52`,
    measured: "lane",
  },
  kabaddi: {
    size: [13, 10],
    surface: "earth",
    lines: `M0 1H13M0 9H13${across(10, 2.75, 6.5, 10.25)}M1.75 1V9M11.25 1V9`,
    side: [
      [4.1, 1.9],
      [2.5, 2.6],
      [1.4, 3.7],
      [1, 5],
      [1.4, 6.3],
      [2.5, 7.4],
      [4.1, 8.1],
    ],
  },
  "kho-kho": {
    size: [27, 16],
    surface: "earth",
    lines: `M1.5 0V16M25.5 0V16M1.5 7.85H25.5M1.5 8.15H25.5${Array.from(
      { length: 8 },
      (_, place) => 4.05 + 2.65 * place,
    )
      .map((place) => across(16, round(place), round(place + 0.35)))
      .join("")}`,
    built: "M1.5 8h0M25.5 8h0",
  },
  basketball: {
    size: [28, 15],
    surface: "boards",
    lines: `M14 0V15${circle(14, 7.5, 1.8)}M0 5.05H5.8V9.95H0M28 5.05H22.2V9.95H28M5.8 5.7A1.8 1.8 0 0 1 5.8 9.3M22.2 5.7A1.8 1.8 0 0 0 22.2 9.3M0 .9H2.99A6.75 6.75 0 0 1 2.99 14.1H0M28 .9H25.01A6.75 6.75 0 0 0 25.01 14.1H28`,
    built: "M1.2 6.6V8.4M26.8 6.6V8.4M1.575 7.5h0M26.425 7.5h0",
    side: [
      [4.4, 7.5],
      [7.6, 3.4],
      [7.6, 11.6],
      [11.4, 5],
      [11.4, 10],
    ],
  },
  volleyball: {
    size: [18, 9],
    surface: "boards",
    lines: `${across(9, 6, 9, 12)}`,
    built: "M9 -.5V9.5",
    side: [
      [7.6, 1.5],
      [7.6, 4.5],
      [7.6, 7.5],
      [3, 1.5],
      [3, 4.5],
      [3, 7.5],
    ],
  },
  badminton: {
    size: [13.4, 6.1],
    surface: "boards",
    lines: `M0 .46H13.4M0 5.64H13.4${across(6.1, 0.76, 4.72, 8.68, 12.64)}M0 3.05H4.72M8.68 3.05H13.4`,
    built: "M6.7 -.3V6.4",
  },
  "table tennis": {
    size: [2.74, 1.525],
    surface: "mat",
    lines: `M0 .7625H2.74`,
    built: "M1.37 -.1525V1.6775",
  },
  swimming: {
    size: [25, 12.5],
    surface: "water",
    marks: poolLanes.map((y) => `M2 ${y}H23M2 ${y - 0.5}v1M23 ${y - 0.5}v1`).join(""),
    lines: "",
    ropes: "M0 2.5H25M0 5H25M0 7.5H25M0 10H25",
    built: poolLanes.map((y) => `M-.45 ${y - 0.3}v.6`).join(""),
    swimmers: [
      [9, 1.25],
      [17.5, 6.25],
      [13, 8.75],
    ],
  },
  taekwondo: {
    size: [8, 8],
    surface: "mat",
    field: "M2.343 0H5.657L8 2.343V5.657L5.657 8H2.343L0 5.657V2.343Z",
    lines: "",
    built: "M3.5 4h0M4.5 4h0",
  },
};

/** The ground of a sport with this English name; null for a sport that needs none, or an unknown one. */
export function groundOf(name: string): Ground | null {
  const wanted = name.toLowerCase();
  const known = Object.keys(grounds).find((sport) => wanted.includes(sport));
  return known ? (grounds[known] ?? null) : null;
}
