// @module-tag full
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { HtmlValidate } from "html-validate";
import type { Page } from "playwright-core";
import { expect, inject, test as plain } from "vitest";
import { listPages } from "../fixtures/site-map.ts";
import { hydrated, phone, test } from "../fixtures/visit.ts";

const site = inject("sampleSite");
const pages = await listPages(site);
const engine = readFileSync(
  createRequire(import.meta.url).resolve("accessibility-checker-engine/ace.js"),
  "utf8",
);

type Result = {
  ruleId: string;
  value: [kind: string, outcome: string];
  message: string;
  snippet: string;
};
type Engine = {
  Checker: new () => { check(of: Document, by: string[]): Promise<{ results: Result[] }> };
};

/** Rules of the engine that find what is right here, with the reason. */
const noise: Record<string, string> = {};

/** What IBM's engine calls a violation on the page as it stands, a line for each element. */
async function listFailures(page: Page): Promise<string[]> {
  await page.evaluate(engine);
  const results = await page.evaluate(async () => {
    const { ace } = window as unknown as { ace: Engine };
    const report = await new ace.Checker().check(document, ["WCAG_2_2"]);
    return report.results.map(({ ruleId, value, message, snippet }) => ({
      ruleId,
      value,
      message,
      snippet,
    }));
  });
  return results
    .filter(
      ({ value, ruleId }) => value[0] === "VIOLATION" && value[1] === "FAIL" && !(ruleId in noise),
    )
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}: ${snippet.slice(0, 160)}`);
}

test("A second accessibility engine finds nothing wrong on any page", async ({ visit }) => {
  const page = await visit("/", { on: phone });
  const found: Record<string, string[]> = {};
  for (const path of pages) {
    await page.goto(path, { waitUntil: "load" });
    await hydrated(page);
    const failures = await listFailures(page);
    if (failures.length > 0) found[path] = failures;
  }
  expect(found).toEqual({});
}, 600_000);

/** What the HTML standard asks for; how React writes it is left alone. */
const standard = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {},
});

plain(
  "The HTML of every page is as the standard asks",
  async () => {
    const found: Record<string, string[]> = {};
    for (const path of pages.flatMap((one) => [one, one === "/" ? "/hi" : `/hi${one}`])) {
      const html = await (await fetch(site.url + path)).text();
      const { results } = await standard.validateString(html);
      const lines = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message}: ${selector}`),
      );
      if (lines.length > 0) found[path] = lines;
    }
    expect(found).toEqual({});
  },
  300_000,
);
