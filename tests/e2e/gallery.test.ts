import categoryNames from "messages:names/albumCategories";
import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { getLongAlbum, prepareAlbums } from "../fixtures/albums.ts";
import { lightboxOf } from "../fixtures/lightbox.ts";
import { browsers, hydrated, phone, test } from "../fixtures/visit.ts";

const site = inject("sampleSite");
const { albums, enterAlbums } = await prepareAlbums(site);
const sample = await getLongAlbum(site);
const path = `/gallery/event/${sample.id}`;
const { lightbox, open } = lightboxOf(sample);
const albumLinks = (page: Page) =>
  page
    .locator("main section li > a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

describe("A parent looks for an album", () => {
  test("every listed album is there, newest first, each with its facts", async ({ visit }) => {
    const page = await visit("/gallery");
    expect(await albumLinks(page)).toEqual(albums.map(({ id }) => `/gallery/event/${id}`));
    for (const { id, title, pictures } of albums) {
      const link = page.locator(`a[href="/gallery/event/${id}"]`);
      expect(await link.textContent()).toContain(title);
      expect(await link.textContent()).toContain(`${pictures} pictures`);
    }
    // Beside its cover the newest has its first six pictures, without the cover again.
    const newest = page.locator(`a[href="/gallery/event/${albums[0]?.id}"]`);
    const sources = await newest
      .locator("img")
      .evaluateAll((images) => images.map((image) => image.getAttribute("src")));
    expect(new Set(sources).size).toBe(7);
  });

  test.for(browsers)("filters are in the address, $browser", async ({ javaScript }, { visit }) => {
    const page = await visit("/gallery?utm_source=email", { javaScript });
    const choose = (filter: string, choice: string) =>
      page.getByRole("group", { name: filter }).getByRole("link", { name: choice }).click();
    const expected = (fits: (album: (typeof albums)[number]) => boolean) =>
      albums.filter(fits).map(({ id }) => `/gallery/event/${id}`);
    const [{ category = "" } = {}] = albums.filter(({ campus }) => campus === "majra");

    await choose("Campus", "Majra");
    await page.waitForURL("**/gallery?campus=majra");
    await expect.poll(() => albumLinks(page)).toEqual(expected((one) => one.campus === "majra"));

    await choose("Subject", categoryNames.en[category as keyof typeof categoryNames.en]);
    await page.waitForURL(`**/gallery?campus=majra&category=${category}`);
    await expect
      .poll(() => albumLinks(page))
      .toEqual(expected((one) => one.campus === "majra" && one.category === category));
    // One year alone is no choice, so its filter may be missing.
    const chosen = page.locator("main fieldset:not([aria-label=Year]) a[aria-current=true]");
    await expect
      .poll(() => chosen.allTextContents())
      .toEqual(["Majra", categoryNames.en[category as keyof typeof categoryNames.en]]);

    await choose("Campus", "All");
    await page.waitForURL(`**/gallery?category=${category}`);
    await page.goBack();
    await page.waitForURL(`**/gallery?campus=majra&category=${category}`);
  });

  test("where nothing matches it says so and leads back to all", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit("/gallery?year=2003");
    await page.getByRole("heading", { name: "No album fits" }).waitFor();
    await page.getByRole("link", { name: "All albums" }).click();
    await page.getByRole("heading", { name: albums[0]?.held_on?.slice(0, 4) }).waitFor();
    expect(new URL(page.url()).search).toBe("");
  });

  test("a long list spans pages, each album once", { tags: ["full"] }, async ({ visit }) => {
    const ids = await enterAlbums(
      Array.from({ length: 30 }, (_, index) => ({ title: `Entered album ${index + 1}` })),
    );
    const page = await visit("/gallery?year=2004");
    const first = await albumLinks(page);
    await page.getByRole("link", { name: "Older albums" }).click();
    await page.getByRole("link", { name: "Newest albums" }).waitFor();
    const second = await albumLinks(page);
    expect([...first, ...second].sort()).toEqual(ids.map((id) => `/gallery/event/${id}`).sort());
    expect(await page.getByRole("link", { name: "Older albums" }).count()).toBe(0);
  });

  test.for(["/gallery/event/no-such-album", "/gallery/event/00000000-0000-4000-8000-000000000000"])(
    "%s is not found",
    { tags: ["full"] },
    async (address, { visit }) => {
      const page = await visit(address, { announced: [/status of 404/] });
      await page.getByRole("heading", { level: 1, name: "Album not found" }).waitFor();
      expect(await page.title()).toMatch(/^Album not found \| /);
      expect(await listViolations(page)).toEqual([]);
      await page.getByRole("link", { name: "Back to Photo Gallery" }).click();
      await page.getByRole("heading", { level: 1, name: "Photo Gallery" }).waitFor();
    },
  );

  test("the last row of every album reaches the edge, unless it has one picture", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/gallery", { javaScript: false });
    for (const width of [820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const { id } of albums) {
        await page.goto(`/gallery/event/${id}`);
        const gap = await page.locator(".justified.pictures").evaluate((list) => {
          const sides = [...list.children].map((item) => item.getBoundingClientRect());
          const last = sides.filter(({ top }) => top === sides.at(-1)?.top);
          const end = list.getBoundingClientRect().right - (last.at(-1)?.right ?? 0);
          return last.length > 1 ? Math.round(end) : 0;
        });
        expect(gap, `${id} at ${width} px`).toBe(0);
      }
    }
  });

  test("a picture that is not in the album is not found", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit(`${path}?photo=nonsense`, { announced: [/status of 404/] });
    await page.getByRole("heading", { level: 1, name: "Picture not found" }).waitFor();
    await page.getByRole("link", { name: "See the album" }).click();
    await page.getByRole("heading", { level: 1, name: sample.title }).waitFor();
  });

  test("a school without albums says so", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/gallery", { site: inject("emptySite").url });
    await page.getByRole("heading", { name: "No album yet" }).waitFor();
    expect(await page.getByRole("group", { name: "Campus" }).count()).toBe(0);
    expect(await listViolations(page)).toEqual([]);
  });

  test("on a phone every choice, arrow and tool is 44 px for a finger", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit("/gallery", {
      on: { ...phone, viewport: { width: 320, height: 640 } },
    });
    const listSmall = (area: string) =>
      page
        .locator(`${area} :is(a, button)`)
        .filter({ visible: true })
        .evaluateAll((targets) =>
          targets
            .map((target) => {
              const { width, height } = target.getBoundingClientRect();
              return {
                name: target.getAttribute("aria-label") ?? target.textContent,
                width,
                height,
              };
            })
            .filter(({ width, height }) => width < 44 || height < 44),
        );
    expect(await listSmall("main fieldset")).toEqual([]);
    await page.goto(path);
    await hydrated(page);
    await open(page, 1);
    expect(await listSmall("dialog.lightbox .picture-bar")).toEqual([]);
    expect(await listSmall("dialog.lightbox .picture-middle")).toEqual([]);
    expect(await listViolations(page)).toEqual([]);
    const overflow = await lightbox(page).evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(overflow).toBe(0);
  });

  test("both pages have the light header, and the list has no footer", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit("/gallery");
    const header = page.getByRole("banner");
    const ground = () =>
      header.evaluate((element) => Number(getComputedStyle(element, "::before").opacity));
    for (const [address, footers] of [
      ["/gallery", 0],
      [path, 1],
    ] as const) {
      await page.goto(address);
      expect(await page.getByRole("contentinfo").count()).toBe(footers);
      await expect.poll(ground).toBe(0);
      await page.evaluate(() => window.scrollTo(0, 100));
      await expect.poll(ground).toBe(1);
    }
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
    expect(await crumbs.getByRole("listitem").last().textContent()).toContain(sample.title);
  });
});
