import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, inject } from "vitest";
import { albumCategoryName } from "../../data/album-categories.ts";
import { getAlbum, listAlbumPage } from "../../data/albums.ts";
import { listViolations } from "../fixtures/accessibility.ts";
import { administratorClient, visitorClient } from "../fixtures/site.ts";
import { desktop, hydrated, phone, test } from "../fixtures/visit.ts";

const site = inject("sampleSite");
const { albums } = await listAlbumPage(visitorClient(site), { limit: 100 }, "en");
const office = await administratorClient(site);

/** Albums that an errand enters; all are taken away at the end. */
const entered: string[] = [];
afterAll(async () => {
  await office.from("gallery_events").delete().in("id", entered);
});

type NewAlbum = { title: string; held_on?: string; unlisted?: boolean; allow_download?: boolean };

async function enterAlbums(rows: NewAlbum[]): Promise<string[]> {
  const ids = rows.map(() => randomUUID());
  entered.push(...ids);
  const { error } = await office.from("gallery_events").insert(
    rows.map((row, index) => ({
      held_on: "2004-03-01",
      unlisted: false,
      allow_download: false,
      ...row,
      id: ids[index],
      slug: `entered-${ids[index]}`,
      published: true,
    })),
  );
  if (error) throw error;
  return ids;
}

/** Fills an album with so many pictures of three shapes. */
async function enterPictures(albumId: string, count: number) {
  const { data: shapes } = await office
    .from("gallery_images")
    .select("path, width, height")
    .eq("gallery_event_id", albums[0]?.id ?? "")
    .limit(3);
  const { error } = await office.from("gallery_images").insert(
    Array.from({ length: count }, (_, index) => ({
      gallery_event_id: albumId,
      ...(shapes?.[index % shapes.length] ?? { path: "/favicon.svg", width: 1, height: 1 }),
      alt: `Entered picture ${index + 1}`,
      position: index,
    })),
  );
  if (error) throw error;
}

async function albumOf(id: string | undefined) {
  const album = await getAlbum(visitorClient(site), id ?? "", "en");
  if (!album) throw new Error(`There is no album ${id}.`);
  return album;
}

const sample = await albumOf(albums.find(({ pictures }) => pictures > 7)?.id);
const count = sample.pictures.length;
const path = `/gallery/event/${sample.id}`;

const grid = (page: Page) => page.getByRole("list", { name: `Pictures of ${sample.title}` });
const small = (page: Page, number: number) =>
  grid(page)
    .getByRole("link")
    .nth(number - 1);
const lightbox = (page: Page) => page.getByRole("dialog", { name: `Pictures of ${sample.title}` });
const albumLinks = (page: Page) =>
  page
    .locator("main section li > a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

/** Resolves when a picture is the large one: counter, caption, address and the middle of the stage. */
async function shows(page: Page, number: number) {
  const picture = sample.pictures[number - 1];
  await lightbox(page).getByText(`${number} of ${count}`).waitFor();
  await lightbox(page)
    .getByText(picture?.caption ?? "", { exact: true })
    .waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe(`?photo=${picture?.id}`);
  await expect
    .poll(() =>
      lightbox(page)
        .getByRole("img", { name: picture?.alt })
        .evaluate((image) => {
          const middle = (element: Element | null) => {
            const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
            return (left + right) / 2;
          };
          return Math.abs(middle(image) - middle(image.closest("dialog")));
        }),
    )
    .toBeLessThan(2);
}

async function open(page: Page, number: number) {
  await small(page, number).click();
  await lightbox(page).waitFor();
  await shows(page, number);
  // Until the picture has grown to its place, the browser hands no touch to the page.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect }) =>
          !(effect as KeyframeEffect | null)?.pseudoElement?.startsWith("::view-transition"),
      ),
  );
}

type Finger = { x: number; y: number };

/** Fingers go across the screen, a little at a time, from where they start to where they end. */
async function touch(page: Page, from: Finger[], to: Finger[]) {
  const hand = await page.context().newCDPSession(page);
  const at = (part: number) =>
    from.map(({ x, y }, id) => ({
      id,
      x: x + ((to[id]?.x ?? x) - x) * part,
      y: y + ((to[id]?.y ?? y) - y) * part,
    }));
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Finger[]) =>
    hand.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", at(0));
  for (let step = 1; step <= 10; step++) await send("touchMove", at(step / 10));
  await send("touchEnd", []);
}

describe("A parent looks for an album", () => {
  test("every listed album is there, the newest first, each with its facts", async ({ visit }) => {
    const page = await visit("/gallery");
    expect(await albumLinks(page)).toEqual(albums.map(({ id }) => `/gallery/event/${id}`));
    for (const { id, title, pictures } of albums) {
      const link = page.locator(`a[href="/gallery/event/${id}"]`);
      expect(await link.textContent()).toContain(title);
      expect(await link.textContent()).toContain(`${pictures} pictures`);
    }
  });

  test.for([
    { javaScript: true, how: "with JavaScript" },
    { javaScript: false, how: "without JavaScript" },
  ])("filters are in the address, $how", async ({ javaScript }, { visit }) => {
    const page = await visit("/gallery?utm_source=letter", { javaScript });
    const choose = (filter: string, choice: string) =>
      page.getByRole("navigation", { name: filter }).getByRole("link", { name: choice }).click();
    const expected = (fits: (album: (typeof albums)[number]) => boolean) =>
      albums.filter(fits).map(({ id }) => `/gallery/event/${id}`);
    const [{ category = "" } = {}] = albums.filter(({ campus }) => campus === "majra");

    await choose("Campus", "Majra");
    await page.waitForURL("**/gallery?campus=majra");
    await expect.poll(() => albumLinks(page)).toEqual(expected((one) => one.campus === "majra"));

    await choose("Subject", albumCategoryName(category, "en"));
    await page.waitForURL(`**/gallery?campus=majra&category=${category}`);
    await expect
      .poll(() => albumLinks(page))
      .toEqual(expected((one) => one.campus === "majra" && one.category === category));
    const chosen = page.locator("main nav a[aria-current=true]");
    await expect
      .poll(() => chosen.allTextContents())
      .toEqual(["All", "Majra", albumCategoryName(category, "en")]);

    await choose("Campus", "All");
    await page.waitForURL(`**/gallery?category=${category}`);
    await page.goBack();
    await page.waitForURL(`**/gallery?campus=majra&category=${category}`);
  });

  test("where nothing fits it says so and leads back to all", async ({ visit }) => {
    const page = await visit("/gallery?year=2003");
    await page.getByRole("heading", { name: "No album fits" }).waitFor();
    await page.getByRole("link", { name: "All albums" }).click();
    await page.getByRole("heading", { name: albums[0]?.held_on?.slice(0, 4) }).waitFor();
    expect(new URL(page.url()).search).toBe("");
  });

  test("a long list goes on over pages, each album once", async ({ visit }) => {
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

  test("an unlisted album opens by its address alone, and asks not to be found", async ({
    visit,
  }) => {
    const [id] = await enterAlbums([{ title: "For the families only", unlisted: true }]);
    const page = await visit("/gallery?year=2004");
    expect(await albumLinks(page)).not.toContain(`/gallery/event/${id}`);
    await page.goto(`/gallery/event/${id}`);
    await page.getByRole("heading", { level: 1, name: "For the families only" }).waitFor();
    await page.getByRole("heading", { name: "No pictures yet" }).waitFor();
    expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
    await page.goto(path);
    expect(await page.locator("meta[name=robots]").count()).toBe(0);
  });

  test.for(["/gallery/event/no-such-album", "/gallery/event/00000000-0000-4000-8000-000000000000"])(
    "%s is not found",
    async (address, { visit }) => {
      const page = await visit(address, { announced: [/status of 404/] });
      await page.getByRole("heading", { level: 1, name: "Album not found" }).waitFor();
      expect(await page.title()).toMatch(/^Album not found \| /);
      expect(await listViolations(page)).toEqual([]);
      await page.getByRole("link", { name: "Back to Photo Gallery" }).click();
      await page.getByRole("heading", { level: 1, name: "Photo Gallery" }).waitFor();
    },
  );

  test("a picture that is not in the album is not found", async ({ visit }) => {
    const page = await visit(`${path}?photo=nonsense`, { announced: [/status of 404/] });
    await page.getByRole("heading", { level: 1, name: "Picture not found" }).waitFor();
    await page.getByRole("link", { name: "See the album" }).click();
    await page.getByRole("heading", { level: 1, name: sample.title }).waitFor();
  });

  test("a school without albums says so", async ({ visit }) => {
    const page = await visit("/gallery", { site: inject("emptySite").url });
    await page.getByRole("heading", { name: "No album yet" }).waitFor();
    expect(await page.getByRole("navigation", { name: "Campus" }).count()).toBe(0);
    expect(await listViolations(page)).toEqual([]);
  });

  test("on a phone every choice, arrow and tool is 44 px for a finger", async ({ visit }) => {
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
    expect(await listSmall("main nav:not([aria-label=Breadcrumb])")).toEqual([]);
    await page.goto(path);
    await hydrated(page);
    await open(page, 1);
    expect(await listSmall("dialog.lightbox .picture-bar")).toEqual([]);
    expect(await listSmall("dialog.lightbox .picture-middle")).toEqual([]);
    expect(await listViolations(page)).toEqual([]);
    const overflow = await lightbox(page).evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(overflow).toBe(0);
  });

  test("both pages have the light header and no footer", async ({ visit }) => {
    const page = await visit("/gallery");
    const header = page.getByRole("banner");
    const ground = () =>
      header.evaluate((element) => Number(getComputedStyle(element, "::before").opacity));
    for (const address of ["/gallery", path]) {
      await page.goto(address);
      expect(await page.getByRole("contentinfo").count()).toBe(0);
      await expect.poll(ground).toBe(0);
      await page.evaluate(() => window.scrollTo(0, 100));
      await expect.poll(ground).toBe(1);
    }
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
    expect(await crumbs.getByRole("listitem").last().textContent()).toContain(sample.title);
  });
});

describe("A grandparent looks through the pictures", () => {
  test("rows are full, nothing is cropped and nothing moves as it arrives", async ({ visit }) => {
    const page = await visit(path);
    const measure = () =>
      grid(page).evaluate((list) => {
        const { left: x, top: y } = list.getBoundingClientRect();
        return [...list.querySelectorAll("a")].map((link) => {
          const { left, right, top, width, height } = link.getBoundingClientRect();
          return { left: left - x, right: right - x, top: top - y, ratio: width / height };
        });
      });
    const boxes = await measure();
    const rows = Map.groupBy(boxes, ({ top }) => top);
    const edge = await grid(page).evaluate((list) => list.clientWidth);
    expect(rows.size).toBeGreaterThan(1);
    for (const row of [...rows.values()].slice(0, -1)) {
      expect(Math.abs((row.at(-1)?.right ?? 0) - edge)).toBeLessThan(1);
    }
    for (const [index, { width, height }] of sample.pictures.entries()) {
      expect((boxes[index]?.ratio ?? 0) / (width / height)).toBeCloseTo(1, 1.7);
    }
    await page.keyboard.press("End");
    await small(page, count)
      .locator("img")
      .evaluate((image: HTMLImageElement) => image.decode());
    expect(await measure()).toEqual(boxes);
  });

  test("by keyboard: in, through, and back to the same place", async ({ visit }) => {
    const page = await visit(path);
    await small(page, 2).focus();
    await page.keyboard.press("Enter");
    await shows(page, 2);
    await page.keyboard.press("ArrowRight");
    await shows(page, 3);
    await page.keyboard.press("End");
    await shows(page, count);
    await page.keyboard.press("ArrowRight");
    await shows(page, 1);
    await page.keyboard.press("ArrowLeft");
    await shows(page, count);
    await page.keyboard.press("Home");
    await shows(page, 1);
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press("Tab");
      const isOutside = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press("Escape");
    await lightbox(page).waitFor({ state: "detached" });
    await expect
      .poll(() => small(page, 1).evaluate((link) => link === document.activeElement))
      .toBe(true);
    expect(new URL(page.url()).search).toBe("");
  });

  test("with the arrows, the film, and Close", async ({ visit }) => {
    const page = await visit(path);
    await open(page, 1);
    await lightbox(page).getByRole("link", { name: "Next picture" }).click();
    await shows(page, 2);
    await lightbox(page).getByRole("link", { name: "Show picture 4" }).click();
    await shows(page, 4);
    await lightbox(page).getByRole("link", { name: "Previous picture" }).click();
    await shows(page, 3);
    expect(await listViolations(page)).toEqual([]);
    await lightbox(page).getByRole("link", { name: "Close" }).click();
    await lightbox(page).waitFor({ state: "detached" });
    await expect
      .poll(() => small(page, 3).evaluate((link) => link === document.activeElement))
      .toBe(true);
    await page.goBack();
    expect(page.url()).toBe("about:blank");
  });

  test("Back closes the picture, Forward opens it again", async ({ visit }) => {
    const page = await visit(path);
    await open(page, 5);
    await page.goBack();
    await lightbox(page).waitFor({ state: "detached" });
    await page.goForward();
    await shows(page, 5);
  });

  test("an impatient hand opens it once and closes it once", async ({ visit }) => {
    const page = await visit("/gallery");
    await page.locator(`a[href="${path}"]`).click();
    await small(page, 2).dblclick();
    await shows(page, 2);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await lightbox(page).waitFor({ state: "detached" });
    await page.getByRole("heading", { level: 1, name: sample.title }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Photo Gallery" }).waitFor();
  });

  test("with a swipe on a phone", async ({ visit }) => {
    const page = await visit(path, { on: phone });
    await open(page, 1);
    await touch(page, [{ x: 350, y: 400 }], [{ x: 60, y: 410 }]);
    await shows(page, 2);
    await touch(page, [{ x: 60, y: 400 }], [{ x: 350, y: 390 }]);
    await shows(page, 1);
    await touch(page, [{ x: 200, y: 400 }], [{ x: 196, y: 400 }]);
    await shows(page, 1);
  });

  test("with a pinch on a phone: larger, moved about, and small again for the next", async ({
    visit,
  }) => {
    const page = await visit(path, { on: phone });
    await open(page, 1);
    const width = (number: number) =>
      lightbox(page)
        .getByRole("img", { name: sample.pictures[number - 1]?.alt })
        .evaluate((image) => Math.round(image.getBoundingClientRect().width));
    expect(await width(1)).toBe(390);
    await touch(
      page,
      [
        { x: 170, y: 380 },
        { x: 220, y: 380 },
      ],
      [
        { x: 120, y: 380 },
        { x: 270, y: 380 },
      ],
    );
    await expect.poll(() => width(1)).toBeGreaterThan(1_000);
    await touch(page, [{ x: 300, y: 400 }], [{ x: 100, y: 400 }]);
    expect(await width(1)).toBeGreaterThan(1_000);
    expect(await lightbox(page).getByText(`1 of ${count}`).count()).toBe(1);
    await lightbox(page).getByRole("link", { name: "Next picture" }).click();
    await shows(page, 2);
    await lightbox(page).getByRole("link", { name: "Previous picture" }).click();
    await shows(page, 1);
    expect(await width(1)).toBe(390);
  });

  test("as a slideshow that can be stopped", async ({ visit }) => {
    const page = await visit(path);
    await page.clock.install();
    await open(page, 1);
    await lightbox(page).getByRole("button", { name: "Play slideshow" }).click();
    await page.clock.runFor(5_000);
    await shows(page, 2);
    await page.clock.runFor(5_000);
    await shows(page, 3);
    await lightbox(page).getByRole("button", { name: "Pause slideshow" }).click();
    await page.clock.runFor(20_000);
    await shows(page, 3);
  });

  test("the lightbox is fetched when a picture is opened, not before", async ({ visit }) => {
    const scripts: string[] = [];
    const page = await visit(path, {
      before: async (opened) => opened.on("request", (request) => scripts.push(request.url())),
    });
    const fetched = () => scripts.some((url) => /\/lightbox-[^/]+\.js$/.test(url));
    expect(fetched()).toBe(false);
    await open(page, 1);
    expect(fetched()).toBe(true);
  });

  test("moving about asks the server for nothing but pictures", async ({ visit }) => {
    const page = await visit(path);
    await open(page, 1);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.keyboard.press("ArrowRight");
    await shows(page, 2);
    expect(asked.filter((url) => url.includes(".data"))).toEqual([]);
  });

  test("500 pictures: only those near the screen are drawn, and the page keeps its length", async ({
    visit,
  }) => {
    const [id = ""] = await enterAlbums([{ title: "Five hundred" }]);
    await enterPictures(id, 500);
    const page = await visit(`/gallery/event/${id}`);
    await page.getByText("500 pictures").waitFor();
    const length = () => page.evaluate(() => document.documentElement.scrollHeight);
    const drawn = () =>
      page
        .locator(".pictures img")
        .evaluateAll(
          (images) =>
            images.filter((image) => image.checkVisibility({ contentVisibilityAuto: true })).length,
        );
    const before = await length();
    expect(await drawn()).toBeLessThan(120);
    await page.getByRole("link", { name: "Entered picture 500" }).scrollIntoViewIfNeeded();
    await expect
      .poll(() => page.getByRole("img", { name: "Entered picture 500" }).isVisible())
      .toBe(true);
    expect(await drawn()).toBeLessThan(120);
    expect(await length()).toBe(before);
    await page.getByRole("link", { name: "Entered picture 500" }).click();
    await page.getByRole("dialog").getByText("500 of 500").waitFor();
  });
});

describe("Somebody sends a picture on", () => {
  const third = sample.pictures[2];
  const address = `${path}?photo=${third?.id}`;

  test("its address opens it, and closing it leads to the album", async ({ visit }) => {
    const page = await visit(address);
    await shows(page, 3);
    expect(await page.title()).toContain(third?.caption);
    await page.keyboard.press("Escape");
    await lightbox(page).waitFor({ state: "detached" });
    expect(new URL(page.url()).search).toBe("");
    await page.getByRole("heading", { level: 1, name: sample.title }).waitFor();
  });

  test.for([
    { device: "phone", on: phone },
    { device: "desktop", on: desktop },
  ])("without JavaScript it is a page of its own, on a $device", async ({ on }, { visit }) => {
    const page = await visit(address, { on, javaScript: false });
    const main = page.getByRole("main");
    await main.getByText(`3 of ${count}`).waitFor();
    await main.getByRole("img", { name: third?.alt }).waitFor();
    await main.getByRole("link", { name: "Next picture" }).click();
    await main.getByText(`4 of ${count}`).waitFor();
    await main.getByRole("link", { name: "Previous picture" }).click();
    await main.getByText(`3 of ${count}`).waitFor();
    await main.getByRole("link", { name: "Close" }).click();
    await grid(page).waitFor();
    await small(page, 2).click();
    await main.getByText(`2 of ${count}`).waitFor();
  });

  test("axe finds nothing wrong on the picture's own page", async ({ visit }) => {
    // The lightbox out of reach: the page stays what the server made it.
    const page = await visit(address, {
      announced: [/ERR_FAILED/],
      before: (opened) => opened.route("**/lightbox-*.js", (route) => route.abort()),
    });
    await page.getByRole("main").getByText(`3 of ${count}`).waitFor();
    expect(await listViolations(page)).toEqual([]);
  });

  test("a picture is offered to take home only where the album allows it", async ({ visit }) => {
    const [open = "", closed = ""] = await enterAlbums([
      { title: "To take home", allow_download: true },
      { title: "To look at" },
    ]);
    await enterPictures(open, 2);
    await enterPictures(closed, 2);
    const page = await visit(`/gallery/event/${closed}`);
    const download = page.getByRole("dialog").getByRole("link", { name: "Download this picture" });
    await page.getByRole("link", { name: "Entered picture 1" }).click();
    await page.getByRole("dialog").getByText("1 of 2").waitFor();
    expect(await download.count()).toBe(0);
    await page.goto(`/gallery/event/${open}`);
    await page.getByRole("link", { name: "Entered picture 1" }).click();
    const [file] = await Promise.all([page.waitForEvent("download"), download.click()]);
    expect(file.suggestedFilename()).toMatch(/\.(svg|jpg|webp|avif)$/);
  });
});
