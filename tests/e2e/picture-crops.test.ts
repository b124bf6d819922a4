// @module-tag full
import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { printRegions } from "../../data/gallery/print-focus.ts";
import { campusesIn } from "../../data/school/campuses.ts";
import { prints } from "../../supabase/seed/prints.ts";
import { listPages } from "../fixtures/site-map.ts";
import { test } from "../fixtures/visit.ts";

const pages = new Set([
  ...(await listPages(inject("sampleSite"))),
  ...campusesIn("en").map(({ id }) => `/campus/${id}`),
]);
const widths = [390, 820, 1440];

type Sides = readonly [left: number, top: number, right: number, bottom: number];

/** What a reader sees of every print on the page, its sides in per cent of the picture. */
function listPrints(page: Page) {
  return page.locator('img[src*="/prints/"]').evaluateAll((images) =>
    (images as HTMLImageElement[]).flatMap((image) => {
      const box = image.getBoundingClientRect();
      if (box.width === 0) return [];
      const { objectFit, objectPosition } = getComputedStyle(image);
      const [atX = 50, atY = 50] = objectPosition.split(" ").map(Number.parseFloat);
      const width = Number(image.getAttribute("width"));
      const height = Number(image.getAttribute("height"));
      const scales = [box.width / width, box.height / height] as const;
      const scale = objectFit === "cover" ? Math.max(...scales) : Math.min(...scales);
      const drawn = { width: width * scale, height: height * scale };
      const left = box.left + ((box.width - drawn.width) * atX) / 100;
      const top = box.top + ((box.height - drawn.height) * atY) / 100;

      // Frames that hide what overflows them; what a strip hides can be scrolled to.
      const seen = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
      for (let frame = image.parentElement; frame; frame = frame.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(frame);
        if (overflowX === "auto" || overflowX === "scroll") break;
        const edge = frame.getBoundingClientRect();
        if (overflowX !== "visible") {
          seen.left = Math.max(seen.left, edge.left);
          seen.right = Math.min(seen.right, edge.right);
        }
        if (overflowY !== "visible") {
          seen.top = Math.max(seen.top, edge.top);
          seen.bottom = Math.min(seen.bottom, edge.bottom);
        }
      }
      const across = (x: number) => Math.min(Math.max(((x - left) / drawn.width) * 100, 0), 100);
      const down = (y: number) => Math.min(Math.max(((y - top) / drawn.height) * 100, 0), 100);
      const sides: Sides = [
        across(seen.left),
        down(seen.top),
        across(seen.right),
        down(seen.bottom),
      ];
      return [{ src: image.getAttribute("src") ?? "", sides }];
    }),
  );
}

/** How much of one rectangle lies within the other, in per cent. */
function shareIn(seen: Sides, [left, top, width, height]: readonly number[]): number {
  const [x = 0, y = 0, w = 0, h = 0] = [left, top, width, height];
  const across = Math.min(seen[2], x + w) - Math.max(seen[0], x);
  const down = Math.min(seen[3], y + h) - Math.max(seen[1], y);
  return (100 * Math.max(across, 0) * Math.max(down, 0)) / (w * h);
}

for (const width of widths) {
  test(`On a screen ${width} px wide every print shows its subject`, {
    tags: ["full"],
  }, async ({ visit }) => {
    // The server decides where pictures are; scripts move none.
    const page = await visit("/", { on: { viewport: { width, height: 900 } }, javaScript: false });
    const lost: string[] = [];
    for (const path of pages) {
      await page.goto(path);
      for (const { src, sides } of await listPrints(page)) {
        const region = printRegions[src];
        const share = Math.round(shareIn(sides, region ?? [0, 0, 100, 100]));
        if (region && share < 90) lost.push(`${path} shows ${share} % of the subject of ${src}`);
        const isOurs = (src.split("#")[0] ?? "") in prints;
        if (isOurs && !region && share < 98)
          lost.push(`${path} crops ${src}, which has no focal region`);
      }
    }
    expect(lost).toEqual([]);
  });
}
