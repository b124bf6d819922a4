import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";

import { indianDay } from "../../data/calendar/indian-time.ts";
import { addressIn } from "../../data/languages.ts";
import { sitePages } from "../../data/pages/site-map.ts";
import { campusesIn } from "../../data/school/campuses.ts";
import { levelsIn } from "../../data/school/levels.ts";
import { listTeachersOfCampus } from "../../data/school/teachers.ts";
import { siteContent } from "../../supabase/seed/site-content.ts";
import { listViolations } from "../fixtures/accessibility.ts";
import { administratorClient, visitorClient } from "../fixtures/site.ts";
import { fewer } from "../fixtures/suite.ts";
import { desktop, phone, test } from "../fixtures/visit.ts";

const site = inject("sampleSite");
const main = (page: Page) => page.getByRole("main");

/** Path, name, and the content that a parent looks for. */
const pages: [path: string, name: string, facts: string[]][] = [
  ["/about", "Our Story", ["2003", "25", "1,400+", "Principal, Majra campus"]],
  ["/about/vision", "Mission & Vision", ["Mission", "Vision", "How we count"]],
  ["/scholarship", "Scholarships", ["₹36,000", "Papers to hand in", "How to apply"]],
  ["/academics", "Academics", ["Classes 11–12", "Mathematics", "January to March"]],
  ["/campuses", "Campuses", ["Which campus for which child", "School buses"]],
  ["/co-curricular", "Co-curricular", ["14 sports", "12 clubs", "Saturday"]],
  ["/co-curricular/performing-arts", "Performing Arts", ["Valley choir", "Tuesday and Thursday"]],
  ["/co-curricular/visual-arts", "Visual Arts", ["Block printing", "Print room"]],
  ["/co-curricular/clubs-societies", "Clubs & Societies", ["Chess", "Long hall", "Classes 3–12"]],
  ["/privacy", "Privacy", ["Data Protection Act, 2023", "Children", "info@school.example"]],
  [
    "/privacy/children",
    "Your child’s data and pictures",
    ["Work and voice", "everybody can see them?", "Version 2026-11", "info@school.example"],
  ],
  ["/terms", "Terms", ["Alumni accounts", "Indian law applies"]],
];

describe("A parent reads about the school, with JavaScript off", () => {
  test.for(pages)("%s", async ([path, name, facts]) => {
    const html = await fetch(site.url + path).then((page) => page.text());
    expect(html).toContain(`<title>${name.replace("&", "&amp;")} | Foothills School</title>`);
    const headings = html.match(/<h1[^>]*>.*?<\/h1>/gs) ?? [];
    expect(headings.map(wordsIn)).toEqual([name]);
    for (const fact of facts) expect(wordsIn(html)).toContain(fact);
  });

  test.for(fewer(levelsIn("en"), 1).map(({ id, name, span }) => ({ id, name, span })))(
    "the level $name, with its day and the neighbouring levels",
    async ({ id, name }, { visit }) => {
      const page = await visit(`/academics/${id}`, { javaScript: false });
      expect(await page.title()).toBe(`${name} | Foothills School`);
      await main(page).getByRole("heading", { level: 1, name, exact: true }).waitFor();
      await main(page).getByRole("heading", { name: "Subjects" }).waitFor();
      expect(await main(page).getByRole("table").getByRole("row").count()).toBeGreaterThan(6);
      const levels = levelsIn("en");
      const place = levels.findIndex((level) => level.id === id);
      const beside = [levels[place - 1], levels[place + 1]].filter((level) => level !== undefined);
      const links = page.getByRole("navigation", { name: "Other levels" }).getByRole("link");
      expect(
        await links.evaluateAll((found) => found.map((link) => link.getAttribute("href"))),
      ).toEqual(beside.map((level) => `/academics/${level.id}`));
    },
  );

  test.for(fewer(campusesIn("en"), 1).map(({ id, name, facts }) => ({ id, name, facts })))(
    "the campus $name, with its facts, phone number and teachers",
    async ({ id, name, facts }, { visit }) => {
      const page = await visit(`/campus/${id}`, { javaScript: false });
      await main(page).getByRole("heading", { level: 1, name, exact: true }).waitFor();
      const text = await main(page).textContent();
      for (const fact of facts) expect(text).toContain(fact);
      const number = 1 + campusesIn("en").findIndex((campus) => campus.id === id);
      await main(page)
        .getByRole("link", { name: `+91 00000 0000${number}` })
        .waitFor();
      for (const teacher of await listTeachersOfCampus(visitorClient(site), id, "en"))
        expect(text).toContain(teacher.name);
    },
  );
});

// A new content page is tested by its entry in the site map and its sample content alone.
describe("Each page with content shows what the school has entered", () => {
  const content = new Map(siteContent(indianDay(new Date())).map((row) => [row.key, row.content]));
  const written = sitePages().flatMap(({ path, contentKey }) =>
    contentKey ? [{ path, contentKey }] : [],
  );

  test.for(written)("$path, in both languages", async ({ path, contentKey }) => {
    for (const language of ["en", "hi"] as const) {
      const key = addressIn(language, `/${contentKey}`).slice(1);
      const html = await fetch(site.url + addressIn(language, path)).then((page) => page.text());
      expect(wordsIn(html)).toContain(leadOf(content.get(key)));
    }
  });
});

/** The text of a piece of HTML. */
function wordsIn(html: string): string {
  const text = html.replace(/<script[\s\S]*?<\/script>|<!--.*?-->|<[^>]+>/g, "");
  return text.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
}

/** The first sentence of a page's content. */
function leadOf(content: unknown): string {
  const { lead, hero } = content as { lead?: string; hero?: { lead: string } };
  return lead ?? hero?.lead ?? "a lead";
}

describe("A parent looks for something in particular", () => {
  test("a closed scholarship says so, after the open ones", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/scholarship");
    const entries = main(page).getByRole("article");
    expect(await entries.first().textContent()).toContain("Open");
    expect(await entries.last().textContent()).toContain("Closed");
    expect(await listViolations(page)).toEqual([]);
  });

  test("on a phone the scholarship that closes first stands open; each other is opened by its name", async ({
    visit,
  }) => {
    const page = await visit("/scholarship", { on: phone, javaScript: false });
    const entry = (name: string) => main(page).getByRole("article", { name });
    const papers = (name: string) => entry(name).getByText("Papers to hand in");
    expect(await papers("Daughters of the valley").isVisible()).toBe(true);
    expect(await papers("Founders’ scholarship").isVisible()).toBe(false);
    await entry("Founders’ scholarship").getByText("small family income").waitFor();

    await page.goto(`${new URL(page.url()).pathname}#founders`);
    await papers("Founders’ scholarship").waitFor();
    await entry("Second and third child").getByText("Criteria and papers").click();
    await entry("Second and third child").getByText("Admission numbers").waitFor();

    await page.emulateMedia({ media: "print" });
    await papers("Sport and stage").waitFor();
  });

  test("terms of a few sentences are cards beside each other, long ones have their contents", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/terms", { on: desktop, javaScript: false });
    const left = async (name: string) =>
      (await main(page).getByRole("region", { name, exact: true }).boundingBox())?.x ?? 0;
    expect(await left("Law and courts")).toBeGreaterThan(await left("What this website is"));
    expect(await page.getByRole("navigation", { name: "On this page" }).count()).toBe(0);

    const empty = inject("emptySite");
    const office = await administratorClient(empty);
    const section = { title: "Rules", paragraphs: Array(6).fill("A rule. ".repeat(180)) };
    const { error } = await office.from("site_content").insert({
      key: "terms",
      content: {
        lead: "Many rules.",
        updatedOn: "2026-01-01",
        sections: [{ id: "rules", ...section }],
      },
      published_at: new Date(0).toISOString(),
    });
    if (error) throw error;
    const long = await visit("/terms", { site: empty.url });
    const chapters = long.getByRole("navigation", { name: "On this page" });
    await chapters.getByRole("link", { name: "Rules" }).waitFor();
    expect(await listViolations(long)).toEqual([]);
    await office.from("site_content").delete().eq("key", "terms");
  });

  test("Senior Secondary names the subjects of its three streams", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit("/academics/senior-secondary");
    for (const stream of ["Science", "Commerce", "Humanities"])
      await main(page).getByRole("heading", { level: 3, name: stream }).waitFor();
    expect(await main(page).textContent()).toContain("Accountancy");
    expect(await listViolations(page)).toEqual([]);
  });

  test("a level links to its dates, its fees, the teachers and the enquiry", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/academics/primary", { javaScript: false });
    const ways = page.getByRole("region", { name: "Going on from here" });
    await ways.getByText("Tuition from ₹1,700 to ₹2,300 a month, by campus.").waitFor();
    expect(await ways.getByRole("listitem").count()).toBeGreaterThan(0);
    const addressOf = (name: string) => ways.getByRole("link", { name }).getAttribute("href");
    expect(await addressOf("The whole calendar")).toBe("/calendar?level=primary");
    expect(await addressOf("The faculty")).toBe("/faculty");
    await ways.getByRole("link", { name: "Enquire for this class" }).click();
    await page.waitForURL("**/admissions#enquiry");
  });

  test("on a phone, the drawn week leads to the plan with the same bars", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/co-curricular", { on: phone, javaScript: false });
    const drawing = main(page).getByRole("link", { name: "A week after lessons" });
    await drawing.click();
    expect(new URL(page.url()).hash).toBe("#week");
    const plan = main(page).getByRole("region", { name: "A week after lessons" });
    await plan.getByRole("heading", { name: "Monday" }).waitFor();
    const bars = plan.locator(".week-bar:visible");
    expect(await bars.count()).toBe(await drawing.locator(".small-session").count());
  });

  test("the next level is one click away", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/academics/primary");
    await page
      .getByRole("navigation", { name: "Other levels" })
      .getByRole("link", { name: "Middle" })
      .click();
    await main(page).getByRole("heading", { level: 1, name: "Middle" }).waitFor();
  });

  test.for(["/academics/university", "/campus/shimla"])(
    "%s is not found",
    { tags: ["full"] },
    async (path, { visit }) => {
      const page = await visit(path, { announced: [/status of 404/] });
      await page.getByRole("heading", { level: 1, name: "Page Not Found" }).waitFor();
      expect((await fetch(site.url + path)).status).toBe(404);
    },
  );
});

describe("A school without content", () => {
  const nothing = [
    ["/about/vision", "Not in writing yet"],
    ["/scholarship", "No scholarship is announced"],
    ["/academics/middle", "More is to come"],
    ["/co-curricular/visual-arts", "No groups yet"],
    ["/privacy", "Not published yet"],
  ] as const;

  test("says so on each page, and shows its true facts and a phone number", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/campus/majra", { site: inject("emptySite").url });
    expect(await main(page).textContent()).toContain("1,500+ students");
    await main(page).getByText("Phone").waitFor();
    expect(await listViolations(page)).toEqual([]);
    for (const [path, heading] of nothing) {
      await page.goto(path);
      await main(page).getByRole("heading", { name: heading }).waitFor();
      expect(await listViolations(page), path).toEqual([]);
    }
  });
});
