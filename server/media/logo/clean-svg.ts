import { Parser } from "htmlparser2";
import { cleanAttributes, cleanSheet } from "./clean-paint.ts";
import { groups, shapes, wordy } from "./svg-parts.ts";

/** A drawing reduced to shapes and texts. */
export type CleanSvg = { svg: string; width: number; height: number };

type Drawn = { name: string; attributes: Record<string, string>; children: (Drawn | string)[] };

/** Far more than a logo needs; more would slow down a visitor's phone. */
const mostElements = 3000;
const deepest = 40;

/**
 * An SVG rewritten from an allow list (svg-parts.ts): no scripts, no event handlers, no animation, no foreign
 * markup, no entities, and no address except of a part of the same drawing. Undefined if it is not an SVG, or
 * if its parts repeat each other more often than can be drawn. The size is that of its view box.
 */
export function cleanSvg(source: string): CleanSvg | undefined {
  // Checked before parsing: a hundred thousand open elements take seconds.
  if (source.split("<").length > 3 * mostElements) return undefined;
  const root = readDrawing(source);
  if (!root || copiesIn(root) > mostElements) return undefined;
  const box = viewBoxOf(root.attributes);
  if (!box) return undefined;
  const [left, top, width, height] = box;
  const view = `viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}"`;
  const { viewBox, width: _width, height: _height, x, y, id, ...rest } = root.attributes;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${view}${written(rest)}>${root.children.map(write).join("")}</svg>`;
  return { svg, width, height };
}

/** The allowed elements of a document whose root is an svg. */
function readDrawing(source: string): Drawn | undefined {
  let root: Drawn | undefined;
  const open: Drawn[] = [];
  /** The depth within an element that is left out. */
  let leftOut = 0;
  let count = 0;
  const parser = new Parser(
    {
      onopentag(given, attributes) {
        const name = groups.has(given) ? "g" : given;
        const parent = open.at(-1);
        const isRoot = !root && name === "svg" && leftOut === 0;
        count += 1;
        if (leftOut > 0 || !shapes.has(name) || !(parent || isRoot) || open.length >= deepest) {
          leftOut += 1;
          return;
        }
        const isShared = open.some(
          ({ name: around }) => around === "mask" || around === "clipPath",
        );
        const drawn = {
          name,
          attributes: cleanAttributes(name, attributes, isShared),
          children: [],
        };
        parent?.children.push(drawn);
        root ??= drawn;
        open.push(drawn);
      },
      onclosetag() {
        if (leftOut > 0) leftOut -= 1;
        else open.pop();
      },
      ontext(text) {
        const parent = open.at(-1);
        if (leftOut > 0 || !parent) return;
        if (wordy.has(parent.name) || parent.name === "style") parent.children.push(text);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(source);
  return count <= mostElements ? root : undefined;
}

/** The number of elements drawn, counting what `use` repeats; Infinity if a part contains itself. */
function copiesIn(root: Drawn): number {
  const named = new Map<string, Drawn>();
  const collect = (drawn: Drawn) => {
    if (drawn.attributes.id) named.set(drawn.attributes.id, drawn);
    for (const child of drawn.children) if (typeof child !== "string") collect(child);
  };
  collect(root);
  const known = new Map<Drawn, number>();
  const copies = (drawn: Drawn): number => {
    const before = known.get(drawn);
    if (before !== undefined) return before;
    known.set(drawn, Number.POSITIVE_INFINITY);
    const repeated = drawn.name === "use" && named.get(drawn.attributes.href?.slice(1) ?? "");
    const parts = drawn.children.filter((child) => typeof child !== "string");
    const all = [...parts, ...(repeated ? [repeated] : [])];
    const sum = all.reduce((total, part) => total + copies(part), 1);
    known.set(drawn, sum);
    return sum;
  };
  return copies(root);
}

/** The view box, or the one given by width and height. */
function viewBoxOf({ viewBox, width, height }: Record<string, string>) {
  const numbers = viewBox
    ? viewBox.trim().split(/[\s,]+/)
    : ["0", "0", ...[width, height].map((length) => length?.replace(/(?:px|pt|mm|cm|in)$/, ""))];
  const box = numbers.map(Number);
  const [left, top, wide, high] = box;
  if (box.length !== 4 || !box.every(Number.isFinite)) return undefined;
  if (left === undefined || top === undefined || !wide || !high) return undefined;
  return wide > 0 && high > 0 ? ([left, top, wide, high] as const) : undefined;
}

function write(part: Drawn | string): string {
  if (typeof part === "string") return escaped(part);
  const { name, attributes, children } = part;
  const inside = name === "style" ? cleanSheet(children.join("")) : children.map(write).join("");
  if (name === "style" && inside === "") return "";
  return `<${name}${written(attributes)}>${inside}</${name}>`;
}

const written = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join("");

const escaped = (text: string) =>
  text
    .replace(/[^\P{Cc}\t\n\r]/gu, "")
    .toWellFormed()
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
