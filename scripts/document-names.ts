import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const root = join(import.meta.dirname, "..");
const rooms = [
  "art",
  "app",
  "backend",
  "platform",
  "bench",
  "data",
  "deploy",
  "scripts",
  "server",
  "supabase",
  "tests",
];
const settings = ["package.json", "vite.config.ts", "vitest.config.ts", "react-router.config.ts"];
const isCode =
  /\.(?:ts|tsx|mjs|js|sql|css|toml|json|yaml|service|timer|conf|html|txt)$|Dockerfile$/;
/** Migrations contain dropped names, this file names of others, and its test invented ones. */
const provesNothing = /^supabase\/migrations\/|document-names\.(?:test\.)?ts$/;

/** Names of other programs, standards and settings, which none of our files contain. */
const foreign = new Set(["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "track_counts"]);

const files = [...settings, ...rooms.flatMap(filesIn)];
const names = new Set(files.map((file) => basename(file)));
const code = files.filter((file) => isCode.test(file)).map(readCode);
const words = new Set(code.join("\n").match(/[\p{L}_$][\p{L}\d_$]*/gu));
const functions = definedAs(/\bfunction\*?\s+(?:\w+\.)?(\w+)/g);
const constants = definedAs(/\b(?:const|let)\s+(\w+)\s*[=:]/g);
const relations = definedAs(
  /\bcreate\s+(?:or\s+replace\s+)?(?:table|view|function|type|schema)\s+(?:if\s+not\s+exists\s+)?((?:\w+\.)?\w+)/gi,
);

/**
 * Names in a document's backticks that the code does not have, as sentences. The notation determines the
 * kind: `name.ts` is a file, `NAME_LIKE_THIS` or `NAME=…` an environment variable or constant, `name()` a
 * function, `private.name` an object of the database's schema, `name_like_this` a table, column, function
 * or code, `nameLikeThis` and `NameLikeThis` a TypeScript name.
 */
export function unknownNames(text: string): string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, "");
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span = ""]) => span);
  return [...new Set(spans.flatMap(unknownIn))];
}

function unknownIn(span: string): string[] {
  const wrong: string[] = [];
  const [file] = span.match(/^[\w./-]*\.(?:ts|tsx|mjs|sql|css)$/) ?? [];
  if (file && !isFile(file)) wrong.push(`the file \`${span}\` does not exist`);
  for (const [name] of span.matchAll(/\b[A-Z][A-Z\d]*_[A-Z\d_]+\b|\b[A-Z]{3,}(?==)/g))
    if (!isKnown(name)) wrong.push(`the variable \`${name}\` does not exist`);
  for (const [name] of span.matchAll(/\b(?:private|public|embedded)\.[a-z]\w*/g))
    if (!relations.has(name)) wrong.push(`\`${name}\` is not in the database`);
  const [, called] = span.match(/^(?:\w+\.)?(\w+)\(.*\)$/) ?? [];
  if (called && !functions.has(called) && !constants.has(called) && !foreign.has(called))
    wrong.push(`the function \`${called}\` does not exist`);
  if (!file && wrong.length === 0 && /^[\w$]+(?:\.[\w$]+)*$/.test(span))
    for (const name of span.split("."))
      if (isName(name) && !isKnown(name)) wrong.push(`the name \`${name}\` does not exist`);
  return wrong;
}

/** Words of several parts are names; single words may be plain language. */
function isName(word: string): boolean {
  return /^[a-z][a-z\d]*(?:_[a-z\d]+)+$|^[a-zA-Z][a-z\d]+(?:[A-Z][a-z\d]*)+$/.test(word);
}

function isKnown(name: string): boolean {
  return words.has(name) || foreign.has(name);
}

function isFile(path: string): boolean {
  return path.includes("/")
    ? files.some((file) => file === path || file.endsWith(`/${path}`))
    : names.has(path);
}

function filesIn(room: string): string[] {
  return readdirSync(join(root, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !file.includes("node_modules"));
}

/** Without its comments, which may mention former names. */
function readCode(file: string): string {
  if (provesNothing.test(file)) return "";
  const text = readFileSync(join(root, file), "utf8");
  return file.endsWith(".sql")
    ? text.replaceAll(/--.*$/gm, "")
    : text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, "");
}

function definedAs(pattern: RegExp): Set<string> {
  return new Set(code.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name)));
}
