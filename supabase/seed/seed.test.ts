import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { admissionsPageSchema } from "../../data/admissions/admissions.ts";
import { contactPageSchema } from "../../data/forms/contact.ts";
import { inLanguage } from "../../data/languages.ts";
import { isBlockIn } from "../../data/own-pages/block-language.ts";
import { blocksSchema } from "../../data/own-pages/blocks.ts";
import { disclosureSchema } from "../../data/pages/disclosure.ts";
import { homePageSchema } from "../../data/pages/home-page.ts";
import { schoolSchema } from "../../data/school/school-schema.ts";
import { prints } from "./prints.ts";
import { sampleOf } from "./said.ts";

const winter = await sampleOf(new Date("2026-11-21T09:00:00Z"));

describe("the sample school", () => {
  test("fills the pages that the schemas of the site describe", () => {
    const content = Object.fromEntries(
      (winter.site_content ?? []).map((row) => [row.key, row.content]),
    );
    expect(schoolSchema.parse(content.school).name).toBe("Foothills School");
    expect(homePageSchema.parse(content.home).numbers.rows).toHaveLength(5);
  });

  test("discloses what the board asks for, of every campus and in any month", async () => {
    for (const today of ["2026-11-21", "2027-02-03", "2027-04-01", "2027-07-30"]) {
      const { site_content = [] } = await sampleOf(new Date(today));
      const row = site_content.find(({ key }) => key === "disclosure");
      expect(Object.keys(disclosureSchema.parse(row?.content).campuses), today).toHaveLength(3);
    }
  });

  test("says the same of admissions and of its places in both languages", () => {
    const contentOf = (key: string) => winter.site_content?.find((row) => row.key === key)?.content;
    const admissions = (key: string) => {
      const { dates, fees } = admissionsPageSchema.parse(contentOf(key));
      const days = dates.map(({ day }) => day);
      const fares = fees.buses.map(({ id, fare }) => [id, fare]);
      return { days, fares, campuses: fees.campuses, siblings: fees.siblings };
    };
    expect(admissions("hi/admissions")).toEqual(admissions("admissions"));
    const maps = (key: string) =>
      Object.entries(contactPageSchema.parse(contentOf(key)).places).map(([id, { map }]) => [
        id,
        map,
      ]);
    expect(maps("hi/contact")).toEqual(maps("contact"));
  });

  test.each([
    ["events", ["title", "summary", "body", "venue"]],
    ["gallery_events", ["title", "summary"]],
    ["news_stories", ["title", "lead", "body", "author"]],
    ["own_pages", ["title", "lead"]],
    ["gallery_images", ["alt", "caption"]],
    ["youtube_videos", ["title", "description"]],
    ["calendar_entries", ["title", "description", "venue"]],
  ] as const)("has the whole of %s in Hindi", (table, fields) => {
    const published = (winter[table] ?? []).filter((row) => row.status !== "draft");
    const english = published.filter((row) => {
      const translatable = row as Record<string, unknown> & { translations: unknown };
      return inLanguage(translatable, "hi", fields).language === "en";
    });
    expect(english.map((row) => row.title ?? row.path)).toEqual([]);
  });

  test("has own pages of sound blocks, each with its Hindi", () => {
    const blocks = (winter.own_pages ?? []).flatMap((page) => blocksSchema.parse(page.blocks));
    expect(blocks.length).toBeGreaterThan(8);
    const english = blocks.filter((block) => !isBlockIn(block, "hi"));
    expect(english.map(({ kind, id }) => `${kind} ${id}`)).toEqual([]);
  });

  test("names the same columns in every row of a table", () => {
    for (const [table, rows] of Object.entries(winter)) {
      const columns = new Set(rows.map((row) => Object.keys(row).sort().join()));
      expect(columns.size, table).toBe(1);
    }
  });

  test("shows only pictures that are drawn", () => {
    const paths = JSON.stringify(winter).match(/\/prints\/[a-z0-9/-]+\.svg/g) ?? [];
    expect(paths.length).toBeGreaterThan(120);
    const missing = paths.filter(
      (path) => !existsSync(new URL(`../../public${path}`, import.meta.url)),
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  test("gives every picture of an album a caption, eight at least", () => {
    const pictures = winter.gallery_images ?? [];
    for (const album of winter.gallery_events ?? []) {
      const own = pictures.filter((picture) => picture.gallery_event_id === album.id);
      expect(own.length, String(album.slug)).toBeGreaterThanOrEqual(8);
      const folder = Object.keys(prints).filter((path) => path.includes(`/albums/${album.slug}/`));
      expect(own.map((picture) => picture.path)).toEqual(folder);
    }
  });

  test("keeps its addresses whenever it is written", async () => {
    const summer = await sampleOf(new Date("2027-06-03T09:00:00Z"));
    for (const table of [
      "sports_programs",
      "events",
      "gallery_events",
      "news_stories",
      "own_pages",
      "leadership_messages",
    ]) {
      expect(
        summer[table]?.map((row) => row.id),
        table,
      ).toEqual(winter[table]?.map((row) => row.id));
    }
  });

  // One start in each month, and one late in the evening, when the day in India is already the next.
  test.each([
    ...Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2027, month, 15, 6))),
    new Date("2026-12-31T20:30:00Z"),
  ])("has six events behind and fourteen ahead at %s", async (today) => {
    const { events = [] } = await sampleOf(today);
    const visible = events.filter(
      (event) => event.status === "published" && new Date(String(event.publish_at)) <= today,
    );
    const ahead = visible.filter((event) => new Date(String(event.ends_at)) >= today);
    expect([visible.length - ahead.length, ahead.length]).toEqual([6, 14]);
  });
});
