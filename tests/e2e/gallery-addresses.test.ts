import { describe, expect, inject } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { getLongAlbum } from "../fixtures/albums.ts";
import { lightboxOf } from "../fixtures/lightbox.ts";
import { devices, test } from "../fixtures/visit.ts";

const site = inject("sampleSite");
const sample = await getLongAlbum(site);
const path = `/gallery/event/${sample.id}`;
const { count, grid, lightbox, shows, small } = lightboxOf(sample);

describe("A visitor shares a picture", () => {
  const third = sample.pictures[2];
  const address = `${path}?photo=${third?.id}`;

  test("its address opens it, and closing it leads to the album", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit(address);
    await shows(page, 3);
    expect(await page.title()).toContain(third?.caption);
    await page.keyboard.press("Escape");
    await lightbox(page).waitFor({ state: "detached" });
    expect(new URL(page.url()).search).toBe("");
    await page.getByRole("heading", { level: 1, name: sample.title }).waitFor();
  });

  test.for(devices)(
    "without JavaScript it is a page of its own, on a $device",
    async ({ on }, { visit }) => {
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
    },
  );

  test("axe finds nothing wrong on the picture's own page", { tags: ["full"] }, async ({
    visit,
  }) => {
    // The lightbox is blocked, so the page stays as the server made it.
    const page = await visit(address, {
      announced: [/ERR_FAILED/],
      before: (opened) => opened.route("**/lightbox-*.js", (route) => route.abort()),
    });
    await page.getByRole("main").getByText(`3 of ${count}`).waitFor();
    expect(await listViolations(page)).toEqual([]);
  });
});
