import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { analyse } from "scslre";
import { parseAst } from "vite";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const isOurs = /\.tsx?$/;
const isTest = /\.test\.ts$|\/testing\/|\/fixtures\//;

type Pattern = { file: string; source: string; flags: string };

function patternsIn(file: string): Pattern[] {
  const lang = file.endsWith("x") ? "tsx" : "ts";
  const found: Pattern[] = [];
  const look = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    if ("regex" in part && part.regex) {
      const { pattern, flags } = part.regex as { pattern: string; flags: string };
      found.push({ file, source: pattern, flags });
    }
    Object.values(part).forEach(look);
  };
  look(parseAst(readFileSync(join(root, file), "utf8"), { lang }));
  return found;
}

const patterns = ["app", "backend", "data", "platform", "server"].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
    .map((name) => `${room}/${name}`)
    .filter((file) => isOurs.test(file) && !isTest.test(file))
    .flatMap(patternsIn),
);

// The work of these grows with the square of the text; each is used only on short texts of the office or of
// the operator.
const shortTexts = [
  "app/admin/form/field-values.ts /^-+|-+$/",
  "app/layout/page-top.tsx /(\\d+–\\d+)/",
  "app/site/sport/sport-facts.tsx /^(\\d{4})\\s*[:–-]\\s*(.+)$/",
  "data/payments/rupees.ts /(?<=\\d)(?=(?:\\d\\d)*\\d{3}$)/",
  "server/environment.ts /\\/+$/",
  "server/media/storage.ts /^\\/+|\\/+$/",
];

test("the work of every pattern grows no faster than its text", () => {
  expect(patterns.length).toBeGreaterThan(100);
  const slow = patterns
    .filter(({ source, flags }) => analyse({ source, flags }).reports.length > 0)
    .map(({ file, source }) => `${file} /${source}/`);
  expect([...new Set(slow)].toSorted()).toEqual(shortTexts);
});
