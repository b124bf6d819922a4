import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterEach, describe, expect, inject } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { announce, removeNotices } from "../fixtures/notices.ts";
import { browsers, devices, test } from "../fixtures/visit.ts";

const site = inject("emptySite");
afterEach(removeNotices);

const hence = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const headlines = (page: Page) =>
  page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();

describe("A parent looks for the school's notices", () => {
  test("from the home page: all active ones, newest first, and no others", async ({ visit }) => {
    await announce([
      {
        content: "The first bell rings at 8:30 • Buses leave ten minutes later.",
        link: "/contact",
      },
      { content: "Withdrawn", is_active: false },
      { content: "Not yet", starts_at: hence(1) },
      { content: "No longer", starts_at: hence(-2), expires_at: hence(-1) },
      { content: "The library closes at six", campus: "majra", expires_at: hence(48) },
    ]);
    const page = await visit("/", { site: site.url });
    await page.getByRole("link", { name: "All notices" }).click();
    await page.getByRole("heading", { level: 1, name: "Notices" }).waitFor();
    expect(await headlines(page)).toEqual([
      "The first bell rings at 8:30",
      "The library closes at six",
    ]);
    const entries = page.getByRole("main").getByRole("listitem");
    const bell = entries.filter({ hasText: "The first bell" });
    await bell.getByText("Buses leave ten minutes later.").waitFor();
    const library = entries.filter({ hasText: "The library" });
    await library.getByText(/^until \d+ \w+ \d{4}$/).waitFor();
    await bell.getByRole("link", { name: "Contact" }).click();
    await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
  });

  test.for(browsers)(
    "by campus and year, which the address keeps, $browser",
    async ({ javaScript }, { visit }) => {
      await announce([
        { content: "For Majra", campus: "majra", created_at: "2025-06-01T04:00:00Z" },
        { content: "For Juniors", campus: "juniors", created_at: "2025-05-01T04:00:00Z" },
        { content: "For all", created_at: "2025-04-01T04:00:00Z" },
        // Still the last evening of 2024 in Greenwich, and the new year in India.
        { content: "For the new year", created_at: "2024-12-31T20:00:00Z" },
        { content: "For the old year", created_at: "2024-12-31T18:00:00Z" },
      ]);
      const page = await visit("/notices?utm_source=email", { site: site.url, javaScript });
      const choose = (filter: string, choice: string) =>
        page.getByRole("group", { name: filter }).getByRole("link", { name: choice }).click();
      await choose("Campus", "Majra");
      await page.waitForURL("**/notices?campus=majra");
      await expect
        .poll(() => headlines(page))
        .toEqual(["For Majra", "For all", "For the new year", "For the old year"]);
      await choose("Year", "2025");
      await page.waitForURL("**/notices?campus=majra&year=2025");
      await expect
        .poll(() => headlines(page))
        .toEqual(["For Majra", "For all", "For the new year"]);
    },
  );

  test("where nothing matches it says so and leads back to all", { tags: ["full"] }, async ({
    visit,
  }) => {
    await announce([{ content: "For Majra", campus: "majra" }]);
    const page = await visit("/notices?campus=juniors", { site: site.url });
    await page.getByRole("heading", { name: "No notice fits" }).waitFor();
    await page.getByRole("link", { name: "All notices" }).click();
    await page.getByRole("heading", { name: "For Majra" }).waitFor();
  });

  test("a long list spans pages, each notice once", { tags: ["full"] }, async ({ visit }) => {
    const all = Array.from({ length: 45 }, (_, index) => `Notice ${index + 1}`);
    // Ten at a time share their moment, so that the id decides their order.
    const moment = (index: number) => new Date(Date.UTC(2026, 0, 20 - Math.floor(index / 10)));
    await announce(
      all.map((content, index) => ({ content, created_at: moment(index).toISOString() })),
    );
    const page = await visit("/notices", { site: site.url });
    const seen = await headlines(page);
    for (const [number, length] of [
      [2, 20],
      [3, 5],
    ] as const) {
      const last = seen.at(-1) ?? "";
      await page.getByRole("link", { name: "Older notices" }).click();
      await page.getByRole("heading", { name: last, exact: true }).waitFor({ state: "detached" });
      const shown = await headlines(page);
      expect(shown, `page ${number}`).toHaveLength(length);
      seen.push(...shown);
    }
    expect(seen.toSorted()).toEqual(all.toSorted());
    expect(await page.getByRole("link", { name: "Older notices" }).count()).toBe(0);
    await page.getByRole("link", { name: "Newest notices" }).click();
    await page.getByRole("heading", { name: seen[0] ?? "", exact: true }).waitFor();
  });

  test("a school without notices says so", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/notices", { site: site.url });
    await page.getByRole("heading", { name: "No notice at present" }).waitFor();
    expect(await page.getByRole("group", { name: "Campus" }).count()).toBe(0);
    expect(await listViolations(page)).toEqual([]);
  });

  test.for(devices)(
    "axe finds nothing wrong on a $device, in either language",
    { tags: ["full"] },
    async ({ on }, { visit }) => {
      for (const path of ["/notices", "/hi/notices"]) {
        const page = await visit(path, { on });
        await page.getByRole("main").getByRole("heading", { level: 2 }).first().waitFor();
        expect(await listViolations(page), path).toEqual([]);
      }
    },
  );
});

describe("A visitor shares a notice", () => {
  test("its address shows all of it, with a title of its own", async ({ visit }) => {
    const [id] = await announce([
      { content: "No buses this afternoon • Children wait in the library.", campus: "juniors" },
    ]);
    const page = await visit(`/notices/${id}`, { site: site.url });
    const main = page.getByRole("main");
    await main.getByRole("heading", { level: 1, name: "No buses this afternoon" }).waitFor();
    await main.getByText("Children wait in the library.").waitFor();
    await main.getByText("Juniors", { exact: true }).waitFor();
    expect(await page.title()).toMatch(/^No buses this afternoon \| /);
    const description = page.locator('meta[name="description"]');
    expect(await description.getAttribute("content")).toBe("Children wait in the library.");
    await main.getByText("There are no other notices at present.").waitFor();
    expect(await listViolations(page)).toEqual([]);
  });

  test("other active notices of its campus follow it, and it can be printed", {
    tags: ["full"],
  }, async ({ visit }) => {
    const [id] = await announce([
      { content: "No buses this afternoon", campus: "juniors" },
      { content: "A holiday for all", body: "<p>The board has set the day.</p>" },
      { content: "Juniors paint the gate", campus: "juniors" },
      { content: "Majra plays at home", campus: "majra" },
    ]);
    const page = await visit(`/notices/${id}`, { site: site.url });
    const others = page.getByRole("region", { name: "Other notices for Juniors" });
    expect(await others.getByRole("heading", { level: 3 }).allTextContents()).toEqual([
      "A holiday for all",
      "Juniors paint the gate",
    ]);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await page.getByRole("button", { name: "Print" }).click();
    await page.locator("body[data-printed]").waitFor();
    await others.getByRole("link", { name: "A holiday for all" }).click();
    await page.getByRole("heading", { level: 1, name: "A holiday for all" }).waitFor();
    await page.getByRole("region", { name: "Other notices" }).getByText("Majra plays").waitFor();
  });

  test("one longer than a sentence links to its page, the others are shown whole in the list", async ({
    visit,
  }) => {
    const [long, short] = await announce([
      {
        content: "Winter timings begin",
        concerns: "Classes 6 to 12",
        body: "<p>Fog lies over the river.</p><ul><li>Buses leave later</li></ul>",
        translations: {
          hi: {
            content: "सर्दियों का समय शुरू",
            concerns: "कक्षा 6 से 12",
            body: "<p>नदी पर कोहरा है।</p>",
          },
        },
      },
      { content: "The shop is open on Sunday • From ten to two." },
    ]);
    const page = await visit("/notices", { site: site.url });
    const main = page.getByRole("main");
    await main.getByText("For Classes 6 to 12").waitFor();
    await main.getByText("From ten to two.").waitFor();
    expect(await main.getByRole("link", { name: "The shop is open" }).count()).toBe(0);
    await main.getByRole("link", { name: "Winter timings begin", exact: true }).click();
    await page.waitForURL(`**/notices/${long}`);
    await main.getByText("For Classes 6 to 12").waitFor();
    await main.getByRole("listitem").filter({ hasText: "Buses leave later" }).waitFor();
    expect(await listViolations(page)).toEqual([]);
    await page.goto(`${site.url}/hi/notices/${long}`);
    await main.getByText("कक्षा 6 से 12 के लिए").waitFor();
    await main.getByText("नदी पर कोहरा है।").waitFor();
    const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
    expect([map.includes(`/notices/${long}`), map.includes(`/notices/${short}`)]).toEqual([
      true,
      false,
    ]);
  });

  test("once withdrawn or expired it is no longer found", { tags: ["full"] }, async ({ visit }) => {
    const ids = await announce([
      { content: "Withdrawn", is_active: false },
      { content: "Past", starts_at: hence(-2), expires_at: hence(-1) },
      { content: "To come", starts_at: hence(1) },
    ]);
    for (const id of [...ids, randomUUID(), "no-such-notice"]) {
      expect((await fetch(`${site.url}/notices/${id}`)).status, id).toBe(404);
    }
    const page = await visit(`/notices/${ids[0]}`, {
      site: site.url,
      announced: [/status of 404/],
    });
    await page.getByRole("heading", { level: 1, name: "Notice not found" }).waitFor();
    expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
    expect(await page.content()).not.toContain("Withdrawn");
    await page.getByRole("link", { name: "All notices" }).click();
    await page.getByRole("heading", { level: 1, name: "Notices" }).waitFor();
  });
});

describe("A family that reads Hindi", () => {
  test("reads translated notices in Hindi, and the rest in English, marked as such", async ({
    visit,
  }) => {
    await announce([
      {
        content: "The library closes at six • On weekdays.",
        translations: { hi: { content: "पुस्तकालय छह बजे बंद होगा • कार्यदिवसों पर।" } },
      },
      { content: "Sports day is on Saturday" },
    ]);
    const page = await visit("/hi/notices", { site: site.url });
    const banner = page.getByRole("complementary");
    expect(await banner.getByRole("paragraph").textContent()).toBe("पुस्तकालय छह बजे बंद होगा");
    expect(await headlines(page)).toEqual(["पुस्तकालय छह बजे बंद होगा", "Sports day is on Saturday"]);
    const english = page.getByRole("main").getByRole("heading", { name: "Sports day" });
    expect(await english.getAttribute("lang")).toBe("en");
    expect(await page.getByRole("main").getByText("अंग्रेज़ी में").count()).toBe(1);
    await page.getByRole("main").getByText("कार्यदिवसों पर।").waitFor();
  });
});
