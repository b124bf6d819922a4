import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { unknownNames } from "./document-names.ts";

// Fails when the documents name a path, link, npm command, file, table, function, variable or name in the
// code that does not exist, when docs/operation.md leaves out a variable that the site reads, or when
// docs/asvs.md claims something that no test proves.
const root = join(import.meta.dirname, "..");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};
const rooms = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
  .map((entry) => entry.name);
const builtIn = new Set(["ci", "install", "start", "test"]);
/** Created by a build or a run, so missing on a fresh clone. */
const made = /^(?:build|node_modules|\.data|\.react-router|test-results)\b/;

const problems = documents().flatMap((file) => {
  const text = readFileSync(join(root, file), "utf8");
  return [
    ...wrongCommands(text),
    ...wrongPaths(text),
    ...wrongLinks(text, file),
    ...unknownNames(text),
  ].map((problem) => `${file}: ${problem}`);
});
problems.push(...missingVariables(), ...unprovenItems());
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length > 0 ? 1 : 0);

/** All of server/environment.ts except what only `npm run dev` sets. */
function missingVariables(): string[] {
  const source = readFileSync(join(root, "server/environment.ts"), "utf8");
  const page = readFileSync(join(root, "docs/operation.md"), "utf8");
  const read = [...source.matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map(([, name = ""]) => name);
  if (read.length < 20) return ["server/environment.ts: its variables could not be read"];
  return read
    .filter((name) => name !== "DEV" && !page.includes(`\`${name}\``))
    .map((name) => `docs/operation.md: \`${name}\` is not explained`);
}

/** Each claim of docs/asvs.md must name the test that proves it. */
function unprovenItems(): string[] {
  const page = readFileSync(join(root, "docs/asvs.md"), "utf8");
  return page
    .split("\n")
    .filter((row) => /\| yes +\|/.test(row) && !row.includes(".test.ts`"))
    .map((row) => `docs/asvs.md: ${row.split("|")[1]?.trim()} is claimed without a test`);
}

function documents(): string[] {
  const docs = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" });
  return [
    "README.md",
    "SECURITY.md",
    ...docs.filter((name) => name.endsWith(".md")).map((name) => `docs/${name}`),
  ]
    .filter((file) => existsSync(join(root, file)))
    .sort();
}

function wrongCommands(text: string): string[] {
  const named = [...text.matchAll(/\bnpm (?:run )?([a-z][a-z:-]*)/g)];
  return named
    .filter(([whole, name = ""]) =>
      whole.startsWith("npm run") ? !(name in scripts) : !builtIn.has(name) && name in scripts,
    )
    .map(([whole]) => `\`${whole}\` is not a command of package.json`);
}

function wrongPaths(text: string): string[] {
  const named = [...text.matchAll(/`([\w.@-]+(?:\/[\w.@[\]-]*)+)(?::\d+)?`/g)].map(
    ([, path = ""]) => path,
  );
  return named
    .filter((path) => rooms.includes(path.split("/")[0] ?? "") && !made.test(path))
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `\`${path}\` does not exist`);
}

function wrongLinks(text: string, file: string): string[] {
  return [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^(?:[a-z]+:|\/)/.test(target))
    .filter((target) => !existsSync(join(root, dirname(file), target)))
    .map(
      (target) => `the link to ${relative(root, join(root, dirname(file), target))} leads nowhere`,
    );
}
