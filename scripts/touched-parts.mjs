// Which parts of `npm run test:full` a change requires, beside `npm test`. CI runs them; a person need not.
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./setup.mjs";

/**
 * A part runs when a changed file is under one of its paths. Faults are left to `npm run test:full`,
 * because they need an idle machine.
 */
const calledForBy = {
  access: /^(?:supabase|backend\/database)\//,
  hindi: /^(?:app\/|messages\/|tests\/e2e\/hindi)/,
  fuzz: /^(?:tests\/fuzz\/|server\/|backend\/|data\/|supabase\/schema\/)/,
  languages: /^(?:data\/languages|platform\/messages\/|scripts\/messages\/|tests\/languages\/)/,
  postgres: /^backend\/database\/(?:postgres|migration)/,
};

/**
 * The parts that the latest work touches: everything committed within the four hours before the newest
 * commit, or since the commit that CHANGED_SINCE names. A file that only moved does not count. All parts if
 * git cannot tell.
 */
export function touchedParts() {
  const changed = changedFiles();
  const parts = Object.entries(calledForBy);
  const called = parts.filter(([, paths]) => !changed || changed.some((file) => paths.test(file)));
  return called.map(([part]) => part);
}

/** With more scenarios than this, their long tests amount to the full run, which no change waits for. */
const mostScenarios = 25;

/**
 * The scenarios that the latest work wrote or changed, and those named after a folder of pages that it
 * touched ("app/admin/consents" calls for "consent-scans"): their long tests run too. None if git cannot
 * tell, or if the work touched half of the site: that calls for `npm run test:full`.
 */
export function touchedScenarios() {
  const changed = changedFiles() ?? [];
  const folders = new Set(changed.map(folderOfPages).filter(Boolean).map(singular));
  const called = readdirSync(join(root, "tests/e2e"))
    .map((name) => `tests/e2e/${name}`)
    .filter((file) => changed.includes(file) || wordsOf(file).some((word) => folders.has(word)));
  return called.length > mostScenarios ? [] : called;
}

const folderOfPages = (file) => file.match(/^app\/(?:.*\/)?([^/]+)\/[^/]+\.tsx?$/)?.[1];

const wordsOf = (scenario) =>
  scenario
    .match(/([^/]+)\.test\.ts$/)?.[1]
    .split("-")
    .map(singular) ?? [];

const singular = (word) => word.replace(/s$/, "");

function changedFiles() {
  try {
    const newest = Number(git("log", "-1", "--format=%ct"));
    const since = process.env.CHANGED_SINCE;
    const range = since ? [`${since}..HEAD`] : [`--since=${newest - 4 * 60 * 60}`];
    const changes = ["-M", "--diff-filter=AM", "--name-only", "--format="];
    return git("log", ...range, ...changes).split("\n");
  } catch {
    return null;
  }
}

function git(...args) {
  return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
}
