import { languages } from "../../data/languages.ts";

type Node = { type: string; start: number; end: number; [name: string]: unknown };
type Made = {
  code: string;
  tree: unknown;
  /** All scripts of the build: `assets/contact-1a2b.js`. */
  names: Set<string>;
  /** The folder of the language's scripts below the plain ones: `hi`. */
  folder: string;
  /** Whether a section is shown in a part of a page that may be in the source language. */
  mayBeInPart: (section: string) => boolean;
};

const call = "__messages__";
const [source] = languages;

/**
 * A script of the build in one language: of every `__messages__("section", {en: …, hi: …})` that language
 * remains, with English beside it if the page may show an English part. Its imports come from the
 * language's folder.
 */
export function chunkIn(
  language: string,
  { code, tree, names, folder, mayBeInPart }: Made,
): string {
  let made = "";
  let done = 0;
  for (const { start, end, section, words } of code.includes(call) ? callsIn(tree) : []) {
    const kept = mayBeInPart(section) ? [source.id, language] : [language];
    const texts = [...new Set(kept)].map((each) => {
      const value = words.get(each);
      if (!value) throw new Error(`${section} has no words in ${each}`);
      return `${each}:${code.slice(value.start, value.end)}`;
    });
    made += `${code.slice(done, start)}{${texts.join()}}`;
    done = end;
  }
  made += code.slice(done);
  if (made.includes(call))
    throw new Error("the minifier left messages in a shape that nobody reads");
  if (folder === "") return made;
  return made.replace(/(["'`]\/?)(assets\/([\w.-]+\.js))(?=["'`])/g, (whole, open, path, file) =>
    names.has(path) ? `${open}assets/${folder}/${file}` : whole,
  );
}

type Call = { start: number; end: number; section: string; words: Map<string, Node> };

function callsIn(tree: unknown): Call[] {
  const calls: Call[] = [];
  walk(tree as Node, (node) => {
    if (node.type !== "CallExpression" || (node.callee as Node).name !== call) return;
    const [name, texts] = node.arguments as [Node, Node];
    const properties = texts.properties as (Node & { key: Node; value: Node })[];
    const words = new Map(
      properties.map(({ key, value }) => [String(key.name ?? key.value), value]),
    );
    calls.push({ start: node.start, end: node.end, section: textOf(name), words });
  });
  return calls.sort((one, other) => one.start - other.start);
}

/** A minifier writes a string as a template if that is shorter. */
function textOf(node: Node): string {
  if (node.type === "Literal") return String(node.value);
  const [quasi] = node.quasis as { value: { cooked: string } }[];
  return quasi?.value.cooked ?? "";
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    for (const inner of Array.isArray(value) ? value : [value]) {
      if (inner && typeof inner === "object" && "type" in inner) walk(inner as Node, visit);
    }
  }
}
