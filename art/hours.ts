/**
 * The opening print of the home page in the inks of other hours: the same blocks as at first light, printed
 * again. Its parts are identified by their position in the given print, which stays unchanged.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plate } from "./catalogue.ts";

const folder = join(import.meta.dirname, "..", "public", "prints", "scenes");

/** Parts of the print by their position, first and last included. */
const parts = {
  sky: [0, 9],
  cutsOfSky: [10, 15],
  sun: [16, 16],
  cutsOfSun: [17, 17],
  snow: [18, 22],
  ranges: [23, 42],
  valley: [43, 50],
  terrace: [51, 53],
  trees: [54, 62],
  school: [63, 92],
  bushes: [93, 94],
  slope: [95, 96],
  children: [97, 100],
  foreground: [101, 108],
} as const;
type Part = keyof typeof parts;

type Hour = {
  /** The ten bands of the sky, from the top. */
  sky: readonly string[];
  /** The cuts in the first six bands below the top. */
  cutsOfSky: readonly string[];
  /** The position of the disc; none if it is outside the picture. */
  disc?: { x: number; y: number; radius: number; ink: string };
  windows: string;
  /** The overprint on the land: an ink and its strength, by part. */
  over: Partial<Record<Part, readonly [ink: string, share: number]>>;
  hasChildren: boolean;
};

const hours: Record<"day" | "evening" | "night", Hour> = {
  day: {
    sky: [
      "#144134",
      "#205745",
      "#2a6350",
      "#336f58",
      "#427d65",
      "#5f937d",
      "#86b09b",
      "#a9c9b8",
      "#c9dfd0",
      "#d9ecdf",
    ],
    cutsOfSky: ["#2a6350", "#336f58", "#427d65", "#5f937d", "#86b09b", "#a9c9b8"],
    windows: "#0b2f25",
    over: {
      snow: ["#fcfbf6", 0.25],
      ranges: ["#bddbc8", 0.16],
      valley: ["#b0c794", 0.3],
      terrace: ["#6a9362", 0.18],
      slope: ["#6a9362", 0.24],
      school: ["#fcfbf6", 0.08],
    },
    hasChildren: true,
  },
  evening: {
    sky: [
      "#062019",
      "#0b2f25",
      "#12362d",
      "#1d4038",
      "#2f4f48",
      "#4b635c",
      "#806f66",
      "#b88172",
      "#dd9a7f",
      "#8f8f86",
    ],
    cutsOfSky: ["#12362d", "#1d4038", "#2f4f48", "#4b635c", "#806f66", "#b88172"],
    windows: "#ffb63b",
    over: {
      snow: ["#e99989", 0.34],
      ranges: ["#2b3f42", 0.5],
      valley: ["#3b4e45", 0.46],
      terrace: ["#0b2f25", 0.5],
      trees: ["#0b2f25", 0.6],
      school: ["#3c2f3a", 0.42],
      bushes: ["#0b2f25", 0.6],
      slope: ["#0b2f25", 0.5],
      foreground: ["#062019", 0.5],
    },
    hasChildren: true,
  },
  night: {
    sky: [
      "#041712",
      "#062019",
      "#08251d",
      "#0a2a22",
      "#0d3028",
      "#12372f",
      "#183f38",
      "#1f4841",
      "#27524b",
      "#305c55",
    ],
    cutsOfSky: ["#08251d", "#0a2a22", "#0d3028", "#12372f", "#183f38", "#1f4841"],
    disc: { x: 2172, y: 524, radius: 46, ink: "#fef4de" },
    windows: "#fdca67",
    over: {
      snow: ["#1d3d44", 0.62],
      ranges: ["#082420", 0.72],
      valley: ["#0b2b26", 0.74],
      terrace: ["#062019", 0.7],
      trees: ["#062019", 0.8],
      school: ["#0b1f22", 0.7],
      bushes: ["#062019", 0.75],
      slope: ["#062019", 0.72],
      foreground: ["#041712", 0.6],
    },
    hasChildren: false,
  },
};

/** The ink of the windows in the given print. */
const lamp = "#ffb63b";
const ink = /(fill|stroke|color)="(#[0-9a-f]{6})"/g;

/** The print in the inks of an hour. */
function printHour(name: keyof typeof hours): string {
  const given = readFileSync(join(folder, "hills-dawn.svg"), "utf8");
  const start = given.indexOf("</defs>");
  const hour = hours[name];
  let place = -1;
  const body = given.slice(start).replaceAll(/<(?:g|path|circle|use)\b[^>]*?\/?>/g, (mark) => {
    place += 1;
    return inksOfHour(mark, place, hour);
  });
  // The cuts in the slope are a pattern, defined before the parts.
  const head = given
    .slice(0, start)
    .replace(/<title>[^<]*/, `<title>${titles[name]}`)
    .replace(/<pattern id="t5".*?<\/pattern>/s, (cuts) => printOver(cuts, "slope", hour));
  return head + body;
}

function inksOfHour(mark: string, place: number, hour: Hour): string {
  const part = (Object.keys(parts) as Part[]).find(
    (each) => place >= parts[each][0] && place <= parts[each][1],
  );
  if (!part) return mark;
  const at = place - parts[part][0];
  if (part === "sky") return inOne(mark, hour.sky[at]);
  if (part === "cutsOfSky") return inOne(mark, hour.cutsOfSky[at]);
  if (part === "cutsOfSun") return "";
  if (part === "children" && !hour.hasChildren) return "";
  if (part === "sun") {
    const { disc } = hour;
    return disc
      ? `<circle cx="${disc.x}" cy="${disc.y}" r="${disc.radius}" fill="${disc.ink}"/>`
      : "";
  }
  return printOver(mark, part, hour);
}

function printOver(mark: string, part: Part, hour: Hour): string {
  const [over, share] = hour.over[part] ?? ["#000000", 0];
  return mark.replaceAll(ink, (_whole, kind, was) =>
    was === lamp ? `${kind}="${hour.windows}"` : `${kind}="${mix(was, over, share)}"`,
  );
}

function inOne(mark: string, one = ""): string {
  return mark.replaceAll(ink, `$1="${one}"`);
}

function mix(under: string, over: string, share: number): string {
  const channels = [1, 3, 5].map((from) => {
    const [a, b] = [under, over].map((each) => Number.parseInt(each.slice(from, from + 2), 16));
    return Math.round((a ?? 0) * (1 - share) + (b ?? 0) * share);
  });
  return `#${channels.map((each) => each.toString(16).padStart(2, "0")).join("")}`;
}

const titles = {
  day: "A clear day where the river leaves the hills, with the school on its terrace",
  evening: "Last light where the river leaves the hills, with the lamps of the school lit",
  night: "Night where the river leaves the hills, with a moon and the lamps of the school",
};

export const hourPlates: readonly (Omit<Plate, "draw"> & { printed: () => string })[] = (
  Object.keys(hours) as (keyof typeof hours)[]
).map((name) => ({
  name: `scenes/hills-${name}`,
  width: 2880,
  height: 1500,
  alt: `${titles[name]}.`,
  printed: () => printHour(name),
}));
