import { describe, expect, inject } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { getLongAlbum, prepareAlbums } from "../fixtures/albums.ts";
import { lightboxOf, touch } from "../fixtures/lightbox.ts";
import { fewer } from "../fixtures/suite.ts";
import { desktop, hasFocus, phone, test } from "../fixtures/visit.ts";

const site = inject("sampleSite");
const { enterAlbums, enterPictures, office } = await prepareAlbums(site);
const sample = await getLongAlbum(site);
const path = `/gallery/event/${sample.id}`;
const { count, grid, lightbox, open, shows, small } = lightboxOf(sample);

describe("A grandparent looks through the pictures", () => {
  test("rows are full, nothing is cropped and nothing moves as it arrives", async ({ visit }) => {
    const page = await visit(path);
    const measure = () =>
      grid(page).evaluate((list) => {
        const { left: x, top: y } = list.getBoundingClientRect();
        return [...list.querySelectorAll("a")].map((link) => {
          const { left, right, top, width, height } = link.getBoundingClientRect();
          const isLarge = width === document.documentElement.clientWidth;
          return { left: left - x, right: right - x, top: top - y, ratio: width / height, isLarge };
        });
      });
    const boxes = await measure();
    const rows = Map.groupBy(boxes, ({ top }) => top);
    const edge = await grid(page).evaluate((list) => list.clientWidth);
    expect(rows.size).toBeGreaterThan(1);
    // One picture is as wide as the screen.
    expect(boxes.filter(({ isLarge }) => isLarge)).toHaveLength(1);
    for (const row of [...rows.values()].slice(0, -1)) {
      if (!row[0]?.isLarge) expect(Math.abs((row.at(-1)?.right ?? 0) - edge)).toBeLessThan(1);
    }
    for (const [index, { width, height }] of sample.pictures.slice(1).entries()) {
      expect((boxes[index]?.ratio ?? 0) / (width / height)).toBeCloseTo(1, 1.7);
    }
    await page.keyboard.press("End");
    await small(page, count)
      .locator("img")
      .evaluate((image: HTMLImageElement) => image.decode());
    expect(await measure()).toEqual(boxes);
  });

  test("on a screen wider than the page one still reaches both of its edges", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit(path, { on: { viewport: { width: 2800, height: 1000 } } });
    const large = await grid(page)
      .locator(".large")
      .evaluate((picture) => {
        const { left, right } = picture.getBoundingClientRect();
        return [left, right - document.documentElement.clientWidth].map(Math.round);
      });
    expect(large).toEqual([0, 0]);
  });

  test("by keyboard: opens one, goes through them, and returns to the same place", async ({
    visit,
  }) => {
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
    await hasFocus(small(page, 1));
    expect(new URL(page.url()).search).toBe("");
  });

  test("with the arrows, the film strip, and Close", { tags: ["full"] }, async ({ visit }) => {
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
    await hasFocus(small(page, 3));
    await page.goBack();
    expect(page.url()).toBe("about:blank");
  });

  test("Back closes the picture, Forward opens it again", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit(path);
    await open(page, 5);
    await page.goBack();
    await lightbox(page).waitFor({ state: "detached" });
    await page.goForward();
    await shows(page, 5);
  });

  test("an impatient visitor opens it once and closes it once", { tags: ["full"] }, async ({
    visit,
  }) => {
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

  test("with a swipe on a phone", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit(path, { on: phone });
    await open(page, 1);
    await touch(page, [{ x: 350, y: 400 }], [{ x: 60, y: 410 }]);
    await shows(page, 2);
    await touch(page, [{ x: 60, y: 400 }], [{ x: 350, y: 390 }]);
    await shows(page, 1);
    await touch(page, [{ x: 200, y: 400 }], [{ x: 196, y: 400 }]);
    await shows(page, 1);
  });

  test("by pinching on a phone: zooms in, moves about, and the next is small again", {
    tags: ["full"],
  }, async ({ visit }) => {
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

  test("as a slideshow that can be stopped", { tags: ["full"] }, async ({ visit }) => {
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

  test("moving about requests only pictures from the server", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit(path);
    await open(page, 1);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.keyboard.press("ArrowRight");
    await shows(page, 2);
    expect(asked.filter((url) => url.includes(".data"))).toEqual([]);
  });

  test("500 pictures: only those near the screen are drawn, and their list keeps its length", {
    tags: ["full"],
  }, async ({ visit }) => {
    const [id = ""] = await enterAlbums([{ title: "Five hundred" }]);
    await enterPictures(id, 500);
    const page = await visit(`/gallery/event/${id}`);
    await page.getByText("500 pictures").waitFor();
    const length = () => page.locator(".pictures").evaluate((list) => list.scrollHeight);
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

test("The last picture shares its row", { tags: ["full"] }, async ({ visit }) => {
  const [album = ""] = await enterAlbums([{ title: "Five pictures" }]);
  await enterPictures(album, 5);
  const page = await visit(`/gallery/event/${album}`);
  const tops = await page
    .locator(".pictures a")
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(tops).toHaveLength(4);
  expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
  expect(tops[3]).toBe(tops[2]);
});

describe("The first picture", () => {
  test("opens the album from edge to edge of a phone, above its day and name", async ({
    visit,
  }) => {
    const page = await visit(path, { on: phone });
    const picture = await small(page, 1).boundingBox();
    const heading = page.getByRole("heading", { level: 1, name: sample.title });
    const name = await heading.boundingBox();
    if (!picture || !name) throw new Error("There is no picture or no name.");
    expect(picture.x).toBe(0);
    expect(picture.width).toBe(phone.viewport.width);
    expect(picture.y + picture.height).toBeLessThan(name.y);
    const day = page.locator(`main time[datetime="${sample.held_on}"]`);
    expect((await day.boundingBox())?.y).toBeLessThan(name.y);
  });

  test.for(
    fewer(
      [
        { screen: "a phone", on: phone, share: 1 },
        { screen: "a desk", on: desktop, share: 0.55 },
      ],
      1,
    ),
  )(
    "fills the screen of $screen where it is the only one, with its caption",
    async ({ on, share }, { visit }) => {
      const [album = ""] = await enterAlbums([{ title: "One picture" }]);
      const [id = ""] = await enterPictures(album, 1);
      await office.from("gallery_images").update({ caption: "Early" }).eq("id", id).throwOnError();
      const page = await visit(`/gallery/event/${album}`, { on });
      const picture = await page.locator(".first-picture a").boundingBox();
      if (!picture) throw new Error("There is no picture.");
      expect(picture.width / on.viewport.width).toBeGreaterThanOrEqual(share);
      expect(picture.height).toBeLessThan(on.viewport.height);
      const caption = page.locator(".first-picture").getByText("Early");
      expect(await caption.evaluate((words) => getComputedStyle(words).opacity)).toBe("1");
    },
  );
});
