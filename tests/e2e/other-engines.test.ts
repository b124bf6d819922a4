// @module-tag full
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { HtmlValidate } from "html-validate";
import type { Page } from "playwright-core";
import { expect, inject, test as plain } from "vitest";
import { renderAll } from "../fixtures/accessibility.ts";
import { listTreeFindings } from "../fixtures/accessibility-tree.ts";
import { listAuditFailures } from "../fixtures/site-audit.ts";
import { listPages } from "../fixtures/site-map.ts";
import { hydrated, phone, test } from "../fixtures/visit.ts";

const site = inject("sampleSite");
const pages = await listPages(site);
const require = createRequire(import.meta.url);
const engine = readFileSync(require.resolve("accessibility-checker-engine/ace.js"), "utf8");

type Result = {
  ruleId: string;
  value: [kind: string, outcome: string];
  message: string;
  snippet: string;
};
type Engine = {
  Checker: new () => { check(of: Document, by: string[]): Promise<{ results: Result[] }> };
};

/** Findings that the engine reports as violations but are none, with the reason. */
const noise = [
  // The logo's two looks overlap; its name has the words of one.
  { rule: "label_name_visible", of: /class="(?:logo |inline-grid )/ },
  // The standard allows "username" in a field of type email (HTML, autofill: control group Username).
  { rule: "input_autocomplete_valid", of: /autocomplete="username|id="registration-email"/ },
];

/** What IBM's engine reports as violations on the page in its present state, one line for each element. */
async function listFailures(page: Page): Promise<string[]> {
  await page.evaluate(renderAll);
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
    .filter(({ value: [kind, outcome] }) => kind === "VIOLATION" && outcome === "FAIL")
    .filter((one) => !noise.some(({ rule, of }) => rule === one.ruleId && of.test(one.snippet)))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}: ${snippet.slice(0, 160)}`);
}

test("A second and a third accessibility engine find nothing wrong on any page", async ({
  visit,
}) => {
  const page = await visit("/", { on: phone });
  const found: Record<string, string[]> = {};
  for (const path of pages) {
    await page.goto(path, { waitUntil: "load" });
    await hydrated(page);
    const failures = [...(await listFailures(page)), ...(await listAuditFailures(page))];
    if (failures.length > 0) found[path] = failures;
  }
  expect(found).toEqual({});
}, 900_000);

test("The engines notice a picture without a description and a control without a name", async ({
  visit,
}) => {
  const page = await visit("/contact", {
    on: phone,
    announced: [/^screen reader: (?:image|button) "" has no name/],
  });
  await page.evaluate(() => {
    document
      .querySelector("main")
      ?.insertAdjacentHTML("afterbegin", '<img src="/favicon.svg"><button></button>');
  });
  expect(await listFailures(page)).not.toEqual([]);
  expect(await listAuditFailures(page)).not.toEqual([]);
  expect(await listTreeFindings(page)).not.toEqual([]);
});

const standard = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // The menus' headings are in closed sheets before the page's; axe judges what is shown.
    "heading-level": "off",
    // Groups of filters are named by aria-label, like the slides of a carousel.
    "wcag/h71": "off",
    "aria-label-misuse": "off",
    // Two of a kind are for narrow and wide screens; one is always hidden.
    "unique-landmark": "off",
    // In a pane of a summary, which takes phrases alone, a heading needs its role.
    "prefer-native-element": ["error", { exclude: ["heading"] }],
  },
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
