import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const rooms = ["app", "backend", "data", "platform", "server"];
const isOurs = /\.tsx?$/;
const isTest = /\.test\.ts$|\/testing\/|\/fixtures\//;

const files = rooms
  .flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: "utf8" }).map(
      (name) => `${room}/${name}`,
    ),
  )
  .filter((file) => isOurs.test(file) && !isTest.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

/** Risky constructs, and the files whose use of them has been reviewed. */
const constructs: [what: string, pattern: RegExp, seenIn: string[]][] = [
  ["code made of text", /\beval\(|new Function\(|from "node:vm"/, []],
  ["a shell", /shell: true|\bexecSync\(|\bexec\("/, []],
  [
    "other programs",
    /\b(?:spawn|fork)\(|\bexecFile\b/,
    [
      // The same program each time, with options of our own.
      "backend/database/lock.ts",
      "backend/backups/postgres-dump.ts",
      "backend/backups/snapshots.ts",
      "server/documents/reader.ts",
      "server/jobs/erasure-checks.ts",
      "server/processes/supervisor.ts",
      "server/processes/worker-process.ts",
    ],
  ],
  [
    "HTML made of text",
    /dangerouslySetInnerHTML|insertAdjacentHTML|document\.write\(|\.(?:inner|outer)HTML\s*=[^=]/,
    [],
  ],
  [
    "patterns made of text",
    /new RegExp\(/,
    // With constants of the same file.
    ["data/calendar/calendar-import.ts", "server/page-pictures/page-words.ts"],
  ],
  [
    "the clock of the machine's own zone instead of India's (data/calendar/indian-time.ts)",
    /\.[gs]et(?:FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset)\(/,
    [],
  ],
  ["numbers that can be guessed", /Math\.random\(/, []],
  ["words from other windows", /addEventListener\("message"|\.onmessage\b/, []],
  ["XML", /"(?:text|application)\/xml"\)|xml2js|libxml/, []],
  [
    "statements made of text",
    /sql\.raw[(<]|\.unsafe\(/,
    [
      // Statements from our own files, and names from the catalogue.
      "backend/database/boot.ts",
      "backend/database/upkeep.ts",
      "backend/backups/move.ts",
      "backend/backups/postgres-dump.ts",
      "backend/second-factor/factor-rows.ts",
      "backend/backups/snapshots.ts",
      "backend/throttle/attempts.ts",
    ],
  ],
  ["an object spread in place, which hides properties that its type does not have", /\.\.\.\{/, []],
  [
    "keys of links and ids that are not read with data/forms/ids.ts, or with z.guid, which is the same",
    /\[0-9a-f\]\{64\}\$\/|z\.uuid\(|z\.guid\(\)\.safeParse/,
    // A file's digest looks like a key.
    ["backend/backups/manifest.ts", "data/forms/ids.ts"],
  ],
  ["types taken on trust", /\bas any[;,)\]]|@ts-(?:ignore|nocheck|expect-error)/, []],
];

test.each(constructs)("%s: only where it has been reviewed", (_what, pattern, seenIn) => {
  const found = files.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
  expect(found.toSorted()).toEqual(seenIn.toSorted());
});

test("YouTube's is the only outside server in the code", () => {
  const hosts = files
    .filter(({ file }) => file.startsWith("server/") || file.startsWith("backend/"))
    .map(({ text }) => text.replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, ""))
    .flatMap((text) => [...text.matchAll(/\bhttps?:\/\/([\w.-]+\.[a-z]+)/g)])
    .map(([, host = ""]) => host)
    .filter((host) => !host.endsWith(".example") && !host.endsWith(".invalid"));
  expect([...new Set(hosts)].toSorted()).toEqual([
    "i.ytimg.com",
    // The SVG namespace, which nobody requests.
    "www.w3.org",
    "www.youtube-nocookie.com",
    "www.youtube.com",
  ]);
});
