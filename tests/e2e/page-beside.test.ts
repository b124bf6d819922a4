import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { indianDay } from "../../data/calendar/indian-time.ts";
import { listViolations } from "../fixtures/accessibility.ts";
import { fillIn } from "../fixtures/office-forms.ts";
import { arrive, office } from "../fixtures/people.ts";
import { administratorClient } from "../fixtures/site.ts";
import { fewer } from "../fixtures/suite.ts";
import { desktop, test } from "../fixtures/visit.ts";

const site = inject("sampleSite");
const administrator = await administratorClient(site);

const beside = (page: Page) =>
  page.frameLocator('iframe[title="As visitors see it"]:not([hidden])').locator("body");

/** Opens a form with its page beside it. */
async function openBeside(page: Page) {
  await page.getByRole("button", { name: "Page beside the form" }).click();
}

const write = (page: Page, label: string, words: string) =>
  page.getByLabel(label, { exact: true }).fill(words);

describe("The page is shown beside the form of a new row:", () => {
  test("a notice, with its words in the banner above it", async ({ visit }) => {
    const page = await arrive(visit, office, "/admin/updates/new", { at: site, on: desktop });
    await openBeside(page);
    await fillIn({ Text: "The well is clean • Drink from it again" })(page);
    await beside(page).getByRole("heading", { level: 1, name: "The well is clean" }).waitFor();
    await beside(page).getByText("Drink from it again").waitFor();
    const banner = page.getByRole("region", { name: "In the banner" });
    await banner.getByText("The well is clean", { exact: true }).waitFor();
    await write(page, "Text", "The well is deep");
    await beside(page).getByRole("heading", { level: 1, name: "The well is deep" }).waitFor();
    expect(await listViolations(page)).toEqual([]);
  });

  test("an event", { tags: ["full"] }, async ({ visit }) => {
    const page = await arrive(visit, office, "/admin/events/new", { at: site, on: desktop });
    await openBeside(page);
    await fillIn({ Title: "Evening of lamps", Begins: "2031-03-07T18:00" })(page);
    await beside(page).getByRole("heading", { level: 1, name: "Evening of lamps" }).waitFor();
    expect(
      await beside(page)
        .getByText(/cancelled/i)
        .count(),
    ).toBe(0);
  });

  test("a meeting", { tags: ["full"] }, async ({ visit }) => {
    const page = await arrive(visit, office, "/admin/meetings/new", { at: site, on: desktop });
    await openBeside(page);
    await page.getByLabel("Title", { exact: true }).fill("Evening of the youngest");
    await page.getByLabel("Begins", { exact: true }).fill("2031-03-07T18:00");
    await page.getByLabel("Ends", { exact: true }).fill("2031-03-07T19:00");
    await page.getByRole("button", { name: /Add/ }).first().click();
    await beside(page)
      .getByRole("heading", { level: 1, name: "Evening of the youngest" })
      .waitFor();
  });
});

const begun = [
  ["an album", "gallery/new", { Title: "Evening of kites" }],
  ["a sport", "sports/new", { Name: "Kabaddi by the river" }],
  ["a video", "youtube/new", { Link: "https://youtu.be/dQw4w9WgXcQ", Title: "A walk in the rain" }],
  ["a leader’s message", "messages/new", { From: "Anita Rawat", Office: "Head of the library" }],
  [
    "a calendar entry",
    "calendar/new",
    { Title: "Day of the river", Kind: "Holiday", "First day": "2031-03-07" },
  ],
  ["a change of buses", "bus-changes/new", { "What is different": "The bridge is closed" }],
  ["a bus route", "bus-routes/new", { Name: "Route to the dam", Campus: "Majra" }],
  [
    "a bus stop",
    "bus-stops/new",
    {
      Name: "Ford below the dam",
      Route: "Paonta 2: Rajban and the Giri",
      "In the morning": "07:11",
      "On the way home": "15:02",
    },
  ],
  [
    "a campus",
    "campuses/new",
    { Name: "Hill Campus", "Description (optional)": "Above the river" },
  ],
  [
    "a level",
    "levels/new",
    { Name: "Nursery School", "Description (optional)": "Sand, water and songs" },
  ],
  [
    "a testimonial",
    "testimonials/new",
    { Words: "The bell is heard at the river", By: "A father" },
  ],
  ["a teacher", "teachers/new", { Name: "Anita Rawat", Designation: "Teacher of drawing" }],
] as const;

describe("An unsaved row is shown in its page beside the form:", () => {
  for (const [what, path, words] of fewer(begun, 1)) {
    test(what, { tags: ["full"] }, async ({ visit }) => {
      const page = await arrive(visit, office, `/admin/${path}`, { at: site, on: desktop });
      await openBeside(page);
      await fillIn(words)(page);
      if (what === "a change of buses") await fillIn({ "First day": indianDay(new Date()) })(page);
      for (const word of Object.values(words)) {
        if (!/^(http|\d|Holiday)/.test(word)) {
          await beside(page).getByText(word).filter({ visible: true }).first().waitFor();
        }
      }
      // Nobody else sees it, while its page is drawn or after.
      if (what === "a campus") {
        expect((await fetch(`${site.url}/campus/hill-campus`)).status).toBe(404);
        expect(await (await fetch(`${site.url}/campuses`)).text()).not.toContain("Hill Campus");
      }
      if (what !== "a bus route") return;
      // The page beside scrolls to the route; the form does not scroll.
      const isAtRoute = () => beside(page).evaluate(() => scrollY > 300);
      await expect.poll(isAtRoute).toBe(true);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  }
});

describe("Changes typed over a saved row are shown in its page beside the form:", () => {
  for (const [table, path, label] of [
    ["gallery_events", "gallery", "Title"],
    ["teachers", "teachers", "Name"],
    ["bus_routes", "bus-routes", "Name"],
  ] as const) {
    test(table.replaceAll("_", " "), { tags: ["full"] }, async ({ visit }) => {
      const { data } = await administrator.from(table).select("id").limit(1).throwOnError();
      const page = await arrive(visit, office, `/admin/${path}/${data[0]?.id}`, { at: site });
      await openBeside(page);
      await beside(page).getByRole("heading", { level: 1 }).waitFor();
      await write(page, label, "Something never saved");
      const shown = beside(page).getByText("Something never saved").filter({ visible: true });
      await shown.first().waitFor();
    });
  }
});

const kinds = [
  ...["latest_updates", "events", "meetings", "gallery_events", "sports_programs", "teachers"],
  ...["youtube_videos", "leadership_messages", "calendar_entries", "campuses", "levels"],
  ...["bus_routes", "bus_stops", "bus_changes", "news_stories", "own_pages"],
] as const;
const pathOf: Partial<Record<(typeof kinds)[number], string>> = {
  latest_updates: "updates",
  gallery_events: "gallery",
  sports_programs: "sports",
  youtube_videos: "youtube",
  leadership_messages: "messages",
  calendar_entries: "calendar",
  news_stories: "news",
  own_pages: "pages",
};

describe("The page is shown beside the form of an existing row:", () => {
  for (const table of fewer(kinds, 2)) {
    test(table.replaceAll("_", " "), { tags: ["full"] }, async ({ visit }) => {
      const { data } = await administrator.from(table).select("id").limit(1).throwOnError();
      const path = `/admin/${pathOf[table] ?? table.replaceAll("_", "-")}/${data[0]?.id}`;
      const page = await arrive(visit, office, path, { at: site, on: desktop });
      await openBeside(page);
      await beside(page).getByRole("heading", { level: 1 }).waitFor();
      expect(
        await beside(page)
          .getByText(/could not be|not found|(is not|no longer) there/i)
          .count(),
      ).toBe(0);
    });
  }

  test("a notice that is switched off", { tags: ["full"] }, async ({ visit }) => {
    const { data } = await administrator
      .from("latest_updates")
      .insert({ content: "Nobody reads this yet", is_active: false })
      .select("id")
      .single()
      .throwOnError();
    const page = await arrive(visit, office, `/admin/updates/${data.id}`, { at: site });
    await openBeside(page);
    await beside(page).getByRole("heading", { level: 1, name: "Nobody reads this yet" }).waitFor();
    expect((await fetch(`${site.url}/notices/${data.id}`)).status).toBe(404);
    await administrator.from("latest_updates").delete().eq("id", data.id).throwOnError();
  });

  test("an album that is not published, with its pictures", { tags: ["full"] }, async ({
    visit,
  }) => {
    const { data: shown } = await administrator
      .from("gallery_images")
      .select("path, width, height")
      .limit(1)
      .single()
      .throwOnError();
    const { data: album } = await administrator
      .from("gallery_events")
      .insert({ title: "Evening of masks", slug: "masks", held_on: "2026-03-07", published: false })
      .select("id")
      .single()
      .throwOnError();
    await administrator
      .from("gallery_images")
      .insert({ ...shown, gallery_event_id: album.id, alt: "Masks of paper on a wall" })
      .throwOnError();
    const page = await arrive(visit, office, `/admin/gallery/${album.id}`, { at: site });
    await openBeside(page);
    await beside(page).getByRole("img", { name: "Masks of paper on a wall" }).first().waitFor();
    expect((await fetch(`${site.url}/gallery/event/${album.id}`)).status).toBe(404);
    await administrator.from("gallery_events").delete().eq("id", album.id).throwOnError();
  });
});
