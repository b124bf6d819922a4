// @module-tag full
import type { Page } from "playwright-core";
import { afterEach, describe, expect, inject } from "vitest";
import { campusesIn } from "../../data/school/campuses.ts";
import { levelsIn } from "../../data/school/levels.ts";
import { listViolations, listViolationsOf } from "../fixtures/accessibility.ts";
import { administratorClient } from "../fixtures/site.ts";
import { listPages } from "../fixtures/site-map.ts";
import { desktop, phone, test } from "../fixtures/visit.ts";

const empty = inject("emptySite");
const office = await administratorClient(empty);
const main = (page: Page) => page.getByRole("main");

/** Path without its language, name, and the content that a parent looks for. */
const pages: [path: string, name: string, facts: string[]][] = [
  ["/about", "हमारी कहानी", ["2003", "25", "1,400+", "प्रधानाचार्य, माजरा परिसर"]],
  ["/about/vision", "ध्येय और दृष्टि", ["ध्येय", "दृष्टि", "हम कैसे गिनते हैं"]],
  ["/scholarship", "छात्रवृत्तियाँ", ["₹36,000", "जमा करने के काग़ज़", "आवेदन कैसे करें"]],
  ["/academics", "पढ़ाई", ["कक्षा 11–12", "गणित", "जनवरी से मार्च"]],
  ["/campuses", "परिसर", ["किस बच्चे के लिए कौन-सा परिसर", "स्कूल बसें"]],
  ["/co-curricular", "सह-शैक्षिक गतिविधियाँ", ["14 खेल", "12 क्लब", "शनिवार"]],
  ["/co-curricular/performing-arts", "मंच कला", ["घाटी की गायन मंडली", "मंगलवार और गुरुवार"]],
  ["/co-curricular/visual-arts", "दृश्य कला", ["ठप्पा छपाई", "छपाई कक्ष"]],
  ["/co-curricular/clubs-societies", "क्लब और समितियाँ", ["शतरंज", "लंबा हॉल", "कक्षा 3–12"]],
  ["/privacy", "गोपनीयता", ["बच्चे", "आपके अधिकार", "90 दिन"]],
  ["/privacy/children", "आपके बच्चे की जानकारी और चित्र", ["काम और आवाज़", "संस्करण 2026-11"]],
  ["/terms", "शर्तें", ["क़ानून और न्यायालय", "निःशुल्क"]],
  ["/disclosure", "अनिवार्य सार्वजनिक प्रकटीकरण", ["SAMPLE-630001", "न्यास के अध्यक्ष", "भौतिकी"]],
  ["/alumni", "पूर्व विद्यार्थी", ["संख्याओं में नेटवर्क", "पहला बैच"]],
  ...levelsIn("hi").map(({ id, name }): [string, string, string[]] => [
    `/academics/${id}`,
    name,
    ["विषय", "क्या होता है"],
  ]),
  ...campusesIn("hi").map(({ id, name, facts }): [string, string, string[]] => [
    `/campus/${id}`,
    name,
    [...facts, "कैसे पहुँचें"],
  ]),
];

describe("A parent reads about the school in Hindi, with JavaScript off", () => {
  test.for(pages)("%s", async ([path, name, facts], { visit }) => {
    const page = await visit(`/hi${path}`, { javaScript: false });
    expect(await page.title()).toContain(name);
    expect(await page.locator("h1").allInnerTexts()).toEqual([name]);
    expect(await page.locator("html").getAttribute("lang")).toMatch(/^hi/);
    const text = await main(page).textContent();
    for (const fact of facts) expect(text).toContain(fact);
    expect(await page.getByText("यह पृष्ठ अभी केवल अंग्रेज़ी में है").count()).toBe(0);
  });
});

test("The pictures of every page are described in Hindi", async () => {
  const english: string[] = [];
  for (const path of await listPages(inject("sampleSite"))) {
    const hindi = path === "/" ? "/hi" : `/hi${path}`;
    const html = await (await fetch(inject("sampleSite").url + hindi)).text();
    for (const [, alt = ""] of html.matchAll(/<img[^>]* alt="([^"]*)"/g)) {
      if (/[a-z]{3}/.test(alt)) english.push(`${hindi}: ${alt}`);
    }
  }
  expect(english).toEqual([]);
});

test("A parent finds a teacher by name and by subject in Hindi", async ({ visit }) => {
  const page = await visit("/hi/faculty");
  await main(page).getByLabel("विषय").selectOption("सांख्यिकी");
  await main(page).getByRole("button", { name: "खोजें" }).click();
  await main(page).getByText("एक शिक्षक").waitFor();
  await main(page).getByRole("heading", { name: "आर. चौहान" }).waitFor();
  await page.getByRole("group", { name: "परिसर" }).getByText("जूनियर्स").click();
  await main(page).getByRole("link", { name: "सभी शिक्षक", exact: true }).click();
  await main(page).getByRole("heading", { name: "कला", exact: true }).waitFor();
  for (const word of ["सेमवाल", "Semwal"]) {
    await main(page).getByLabel("नाम या पद").fill(word);
    await main(page).getByRole("button", { name: "खोजें" }).click();
    await page.waitForURL(`**/hi/faculty?search=${encodeURIComponent(word)}*`);
    await main(page).getByText("एक शिक्षक").waitFor();
    await main(page).getByRole("heading", { name: "वाई. सेमवाल" }).waitFor();
  }
});

describe("Content without Hindi is shown in English and says so", () => {
  afterEach(async () => {
    await office.from("site_content").delete().eq("key", "privacy");
  });

  test("a whole page: a privacy notice that the school has not translated", async ({ visit }) => {
    const { error } = await office.from("site_content").insert({
      key: "privacy",
      content: {
        lead: "What we keep.",
        updatedOn: "2026-11-21",
        sections: [{ id: "children", title: "Children", paragraphs: ["Parents decide."] }],
      },
      published_at: new Date(0).toISOString(),
    });
    if (error) throw error;
    const page = await visit("/hi/privacy", { site: empty.url });
    await main(page).getByRole("heading", { level: 1, name: "गोपनीयता" }).waitFor();
    await main(page).getByText("यह पृष्ठ अभी केवल अंग्रेज़ी में है").waitFor();
    const english = main(page).locator("[lang=en]");
    await english.getByRole("heading", { name: "Children", exact: true }).waitFor();
    await english.getByText("As of").waitFor();
    await main(page).getByRole("heading", { name: "किससे पूछें" }).waitFor();
  });

  test("nothing is marked where both are in one language", async ({ visit }) => {
    for (const path of ["/hi/academics/middle", "/hi/faculty", "/faculty"]) {
      const page = await visit(path);
      await main(page).getByRole("heading", { level: 1 }).waitFor();
      expect(await main(page).getByText("अंग्रेज़ी में", { exact: true }).count()).toBe(0);
      expect(await main(page).locator("[lang=en]").count()).toBe(0);
    }
  });

  test("the next level is reached without leaving Hindi", async ({ visit }) => {
    const page = await visit("/hi/academics/primary");
    const others = page.getByRole("navigation", { name: "अन्य स्तर" });
    await others.getByRole("link", { name: "मिडिल" }).click();
    await main(page).getByRole("heading", { level: 1, name: "मिडिल" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/hi/academics/middle");
  });
});

test.for([
  ["/about/vision", "अभी लिखा नहीं गया"],
  ["/scholarship", "अभी कोई छात्रवृत्ति घोषित नहीं है"],
  ["/academics/middle", "जानकारी आने वाली है"],
  ["/co-curricular/visual-arts", "अभी कोई समूह नहीं"],
  ["/faculty", "अभी कोई शिक्षक नहीं"],
  ["/privacy", "अभी प्रकाशित नहीं"],
] as const)("an empty school says so in Hindi on %s", async ([path, heading], { visit }) => {
  const page = await visit(`/hi${path}`, { site: inject("emptySite").url });
  await main(page).getByRole("heading", { name: heading }).waitFor();
  expect(await listViolations(page)).toEqual([]);
});

const laidOut = [...pages.map(([path]) => path), "/faculty", "/privacy", "/terms"];
/** One page of each design. */
const designs = laidOut.filter(
  (path) => !/\/(primary|middle|secondary|juniors|majra|terms)$/.test(path),
);

test.for([
  ["phone", phone],
  ["desktop", desktop],
] as const)(
  "axe finds nothing wrong in Hindi on a %s",
  { timeout: 300_000 },
  async ([, on], { visit }) => {
    const page = await visit("/hi", { on });
    const paths = designs.map((path) => `/hi${path}`);
    expect(await listViolationsOf(page, paths)).toEqual({});
  },
);

test("nothing scrolls sideways at 320 px", async ({ visit }) => {
  const page = await visit("/hi/about", {
    on: { ...phone, viewport: { width: 320, height: 700 } },
  });
  for (const path of laidOut) {
    await page.goto(new URL(`/hi${path}`, page.url()).href);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([path, over]).toEqual([path, 0]);
  }
});
