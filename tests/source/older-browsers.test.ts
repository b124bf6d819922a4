import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
/** Newer than 2022; data/older-browsers.ts has another way for each. */
const newer =
  /\b(?:Map\.groupBy|Object\.groupBy|URL\.canParse|URL\.parse|Promise\.withResolvers|Promise\.try|AbortSignal\.any|Array\.fromAsync|Intl\.Segmenter|RegExp\.escape)\b/;
/** Engines differ in them; app/ui/dates.ts says how, and writes dates by hand. */
const dates = /\b(?:DateTimeFormat|RelativeTimeFormat|toLocaleDateString|toLocaleTimeString)\b/;
/** Runs on the server alone. */
const onServer = ["app/site/machines/", "data/calendar/calendar-import.ts"];

const filesOf = (...rooms: string[]) =>
  rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
      .map((name) => `${room}/${name}`)
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .filter((file) => file !== "data/older-browsers.ts")
      .filter((file) => !onServer.some((folder) => file.startsWith(folder))),
  );

const withWord = (word: RegExp, files: string[]) =>
  files.filter((file) => word.test(readFileSync(join(root, file), "utf8")));

test("the code that visitors run needs no browser newer than 2022", () => {
  const files = filesOf("app", "data");
  expect(files.length).toBeGreaterThan(500);
  expect(withWord(newer, files)).toEqual([]);
});

test("no page has the browser write a date", () => {
  expect(withWord(dates, filesOf("app"))).toEqual([]);
});
