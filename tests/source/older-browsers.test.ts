import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
/** Newer than 2022; data/older-browsers.ts has another way for each. */
const newer =
  /\b(?:Map\.groupBy|Object\.groupBy|URL\.canParse|URL\.parse|Promise\.withResolvers|Promise\.try|AbortSignal\.any|Array\.fromAsync|Intl\.Segmenter|RegExp\.escape)\b/;
/** Runs on the server alone. */
const onServer = ["app/site/machines/", "data/calendar/calendar-import.ts"];

test("the code that visitors run needs no browser newer than 2022", () => {
  const files = ["app", "data"].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
      .map((name) => `${room}/${name}`)
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .filter((file) => file !== "data/older-browsers.ts")
      .filter((file) => !onServer.some((folder) => file.startsWith(folder))),
  );
  const found = files.filter((file) => newer.test(readFileSync(join(root, file), "utf8")));
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
