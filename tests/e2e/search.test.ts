import { describe, expect, inject } from "vitest";
import { listViolations, listViolationsOf } from "../fixtures/accessibility.ts";
import { fewer } from "../fixtures/suite.ts";
import { browsers, devices, hasFocus, phone, test } from "../fixtures/visit.ts";

const sample = inject("sampleSite");
const empty = inject("emptySite");
const asking = (query: string) => `/search?${new URLSearchParams({ q: query })}`;

describe("A parent looks for something", () => {
  test("without scripts: a word, a result, a page", async ({ visit }) => {
    const page = await visit("/", { javaScript: false });
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await page.getByRole("searchbox", { name: "What are you looking for?" }).fill("admissions");
    await page.getByRole("button", { name: "Find" }).click();
    await page.getByRole("heading", { name: /^Pages \d/ }).waitFor();
    expect(await page.locator("mark").first().textContent()).toMatch(/^admission/i);
    await page
      .getByRole("link", { name: "Admissions" })
      .and(page.locator("main a"))
      .first()
      .click();
    await page.getByRole("heading", { level: 1, name: "Admissions" }).waitFor();
  });

  test("results appear during typing, and the field keeps the focus", async ({ visit }) => {
    const page = await visit("/");
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    const field = page.getByRole("searchbox");
    await field.waitFor();
    const before = await page.evaluate(() => history.length);
    await field.pressSequentially("sports day");
    await page.getByText(/results for “sports day”/).waitFor();
    await page.waitForURL(/\/search\?q=sports\+day$/);
    await page.getByRole("link", { name: "Annual sports day", exact: true }).waitFor();
    await hasFocus(field);
    expect(await field.inputValue()).toBe("sports day");
    // Partly typed words are not entries of the browser's history.
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.goBack();
    await page.waitForURL(sample.url);
  });

  test.for(browsers)("a misspelling is understood, $browser", async ({ javaScript }, { visit }) => {
    const page = await visit(asking("admisions"), { javaScript });
    await page.getByText("Nothing is called “admisions”.").waitFor();
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Admissions", exact: true }).waitFor();
  });

  test("results can be limited to one kind, and back to all kinds", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit(asking("teacher"));
    await page.getByRole("link", { name: /^Show all \d+: people$/ }).click();
    await page.waitForURL(/q=teacher&kind=person$/);
    const people = page.getByRole("region", { name: /^People/ });
    const [, total] =
      /(\d+)$/.exec((await people.getByRole("heading").first().textContent()) ?? "") ?? [];
    await expect.poll(() => people.getByRole("listitem").count()).toBe(Number(total));
    expect(await page.getByRole("region", { name: /^Pages/ }).count()).toBe(0);
    await page.getByRole("group", { name: "Kind" }).getByText("All", { exact: true }).click();
    await page.getByRole("region", { name: /^Pages/ }).waitFor();
  });

  test("in Hindi: the page, the words and the links are Hindi", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit(`/hi${asking("प्रवेश")}`);
    const found = page.getByRole("main").getByRole("link", { name: "प्रवेश", exact: true });
    expect(await found.first().getAttribute("href")).toBe("/hi/admissions");
    expect(await page.locator("mark").first().textContent()).toBe("प्रवेश");
    await page.getByRole("searchbox").fill("कैलेन्डर");
    await page.getByRole("main").getByRole("link", { name: "कैलेंडर", exact: true }).waitFor();
  });

  test("an English word finds the Hindi page", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit(`/hi${asking("fees")}`);
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "प्रवेश", exact: true }).waitFor();
  });

  test("a document of the disclosure is found by its name", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit(asking("fire safety"));
    const documents = page.getByRole("region", { name: /^Documents/ });
    const link = documents.getByRole("link", { name: "Fire safety certificate" }).first();
    expect(await link.getAttribute("href")).toMatch(/^\/disclosure\?campus=[a-z-]+#documents$/);
  });
});

describe("By keyboard", () => {
  test("Ctrl K moves into the field, the arrows from result to result", async ({ visit }) => {
    const page = await visit("/about");
    await page.keyboard.press("Control+K");
    await page.waitForURL(/\/search$/);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("name"));
    await expect.poll(focused).toBe("q");
    await page.keyboard.type("football");
    const results = page.locator("main [data-result]");
    await page.getByText(/results? for “football”/).waitFor();
    const place = () =>
      results.evaluateAll((links) => links.indexOf(document.activeElement as HTMLElement));
    await page.keyboard.press("ArrowDown");
    expect(await place()).toBe(0);
    await page.keyboard.press("ArrowDown");
    expect(await place()).toBe(1);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    expect(await focused()).toBe("q");
    // A single letter does nothing, so that dictation does not leave the page.
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("k");
    expect(new URL(page.url()).searchParams.get("q")).toBe("football");
    await page.keyboard.press("Control+K");
    expect(await focused()).toBe("q");
  });

  test("every result is reachable by Tab", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit(asking("chess"), { javaScript: false });
    const results = page.locator("main [data-result]");
    const count = await results.count();
    expect(count).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Find" }).focus();
    const reached = new Set<string>();
    for (let presses = 0; presses < 40 && reached.size < count; presses++) {
      await page.keyboard.press("Tab");
      const found = await page.evaluate(() =>
        document.activeElement?.hasAttribute("data-result")
          ? document.activeElement.textContent
          : null,
      );
      if (found) reached.add(found);
    }
    expect(reached.size).toBe(new Set(await results.allTextContents()).size);
  });

  test("a phone's menu links to the search too", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/", { on: phone });
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Search" }).click();
    await page.waitForURL(/\/search$/);
    await page.getByRole("searchbox").waitFor();
  });
});

describe("A school without content", () => {
  test("finds its own pages", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit(asking("fees"), { site: empty.url });
    await page.getByRole("main").getByRole("link", { name: "Admissions", exact: true }).waitFor();
    expect(await listViolations(page)).toEqual([]);
  });

  test("says what to do where nothing is found", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit(asking("zzqqxx"), { site: empty.url });
    const main = page.getByRole("main");
    await main.getByRole("heading", { name: "Nothing found for “zzqqxx”" }).waitFor();
    expect(await main.getByRole("link", { name: "Ask the school" }).getAttribute("href")).toBe(
      "/contact",
    );
    await main.getByRole("heading", { name: "Asked for most" }).waitFor();
  });
});

describe("Every query is answered", () => {
  test.for([
    ...["%", "'", "''", "\\", "!!!", "& | ! ( ) :*", "a' or '1'='1", "{}", '"', "<b>", "*:*"],
    ...["\u0000", "a\u0000b", "🏫🏫", "%E0%A4%A", "–…", "\u200d\u200d"],
  ])("%j", async (query, { expect }) => {
    const answer = await fetch(sample.url + asking(query));
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain("<b>");
  });

  test("a query of one letter and one that is too long get a hint", async ({ visit }) => {
    const page = await visit(asking("a"));
    await page.getByText("Please type at least two letters.").waitFor();
    await page.getByRole("region", { name: "Asked for most" }).waitFor();
    await page.goto(asking("b".repeat(101)));
    await page.getByRole("alert").getByText("Please search for at most 100 characters.").waitFor();
  });

  test("ten thousand characters cause no error", async ({ expect }) => {
    const answer = await fetch(sample.url + asking("x".repeat(10_000)));
    expect(answer.status).toBe(414);
  });
});

test("search engines are told not to index it", async ({ visit }) => {
  const page = await visit(asking("school"), { javaScript: false });
  expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
});

describe.each(devices)("axe finds nothing wrong on a $device", ({ on }) => {
  const answered = [
    asking("sports"),
    asking("admisions"),
    asking("vacation"),
    `/hi${asking("फ़ोन")}`,
  ];
  test("on answers, results and neither", async ({ visit }) => {
    const paths = fewer([asking("fess"), asking("zzqqxx"), ...answered], 2);
    expect(await listViolationsOf(await visit("/search", { on }), paths)).toEqual({});
  });

  test.for(["/search", `/hi${asking("खेल")}`])("%s", { tags: ["full"] }, async (path, { visit }) => {
    expect(await listViolations(await visit(path, { on }))).toEqual([]);
  });
});
