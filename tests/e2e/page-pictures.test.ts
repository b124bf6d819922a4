import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, describe, expect, inject, test } from "vitest";
import { administratorClient } from "../fixtures/site.ts";
import { fewer } from "../fixtures/suite.ts";

const site = inject("sampleSite");
const office = await administratorClient(site);

const entered: string[] = [];
afterAll(async () => {
  await office.from("gallery_events").delete().in("id", entered);
});

async function enterAlbum(title: string): Promise<string> {
  const id = randomUUID();
  entered.push(id);
  const { error } = await office
    .from("gallery_events")
    .insert({ id, slug: `pictured-${id}`, title, published: true });
  if (error) throw error;
  return id;
}

/** The value of a property in the head of a page. */
async function property(path: string, name: string): Promise<string | undefined> {
  const html = await (await fetch(site.url + path)).text();
  return new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
}

async function pictureOf(path: string) {
  const address = (await property(path, "og:image")) ?? "";
  const answer = await fetch(address);
  return { address, answer, png: Buffer.from(await answer.arrayBuffer()) };
}

/** How much detail a part of a picture has: 0 where it is all one colour. */
async function variety(png: Buffer, left: number, top: number, width: number, height: number) {
  const part = await sharp(png).extract({ left, top, width, height }).toBuffer();
  return (await sharp(part).stats()).entropy;
}

describe("A visitor sends the address of a page to a friend", () => {
  const shown = [
    ...["/", "/hi/invites/winter-concert", "/hi", "/about/messages", "/hi/admissions"],
    ...["/campus/majra", "/calendar", "/disclosure", "/news/the-heats-are-run", "/a-school-day"],
  ];
  test.for(fewer(shown, 2))("%s shows a picture of its own", async (path) => {
    const { address, answer, png } = await pictureOf(path);
    expect(address.startsWith(`${site.url}/`)).toBe(true);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const { format, width, height } = await sharp(png).metadata();
    expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
    expect(await property(path, "og:image:width")).toBe("1200");
    expect(await property(path, "og:image:height")).toBe("630");
    // The school's name, the title and the print each have their place, with paper between them.
    expect(await variety(png, 136, 64, 200, 56)).toBeGreaterThan(0.3);
    expect(await variety(png, 64, 480, 480, 120)).toBeGreaterThan(0.3);
    expect(await variety(png, 600, 0, 600, 630)).toBeGreaterThan(2);
    expect(await variety(png, 0, 130, 560, 30)).toBe(0);
  });

  test("a page with a query shows the picture of its path", async () => {
    const { address, answer, png } = await pictureOf("/hi/disclosure?campus=majra");
    expect(new URL(address).pathname).toBe("/hi/og/disclosure.png");
    expect(answer.status).toBe(200);
    expect((await sharp(png).metadata()).format).toBe("png");
  });

  test("the head describes the page, in its language and the other one", async () => {
    const path = "/hi/invites/winter-concert";
    expect(await property(path, "og:type")).toBe("website");
    expect(await property(path, "og:url")).toBe(site.url + path);
    expect(await property(path, "og:locale")).toBe("hi_IN");
    expect(await property(path, "og:locale:alternate")).toBe("en_IN");
    expect(await property(path, "og:image:alt")).toBe(await property(path, "og:title"));
    expect(await property(path, "og:description")).toBe(await property(path, "description"));
    expect(await property(path, "twitter:card")).toBe("summary_large_image");
  });

  test("the languages have different pictures of one page", async () => {
    const [english, hindi] = [await pictureOf("/admissions"), await pictureOf("/hi/admissions")];
    expect(english.png.equals(hindi.png)).toBe(false);
  });

  test("a second request is answered 'not modified'", async () => {
    const { address, answer } = await pictureOf("/about");
    const again = await fetch(address, {
      headers: { "if-none-match": answer.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
    const head = await fetch(address, { method: "HEAD" });
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(10_000);
  });

  test("a new title gives a new picture at a new address; the old address shows it for a while", async () => {
    const id = await enterAlbum("Before");
    const page = `/gallery/event/${id}`;
    const before = await pictureOf(page);
    await office.from("gallery_events").update({ title: "Afterwards" }).eq("id", id);
    const after = await pictureOf(page);
    expect(after.address).not.toBe(before.address);
    expect(after.png.equals(before.png)).toBe(false);
    const old = await fetch(before.address);
    expect(Buffer.from(await old.arrayBuffer()).equals(after.png)).toBe(true);
    expect(old.headers.get("cache-control")).toBe("public, max-age=300");
  });

  test("hostile and very long titles are drawn like any other", { tags: ["full"] }, async () => {
    for (const title of ['<b>&amp;"</span>', "W".repeat(190), "शिक्षार्थी".repeat(18), "🪁"]) {
      const { answer, png } = await pictureOf(`/gallery/event/${await enterAlbum(title)}`);
      expect(answer.status, title.slice(0, 20)).toBe(200);
      expect(await variety(png, 64, 480, 480, 120), title).toBeGreaterThan(0);
      // No part of the title extends beyond its half.
      expect(await variety(png, 0, 130, 60, 500), title).toBe(0);
      expect(await variety(png, 592, 0, 8, 630), title).toBe(0);
    }
  });
});

describe("Pictures are drawn only for pages", () => {
  test.for([
    "/og/no-such-page.png",
    "/og/invites/no-such-event.png",
    "/og/gallery/event/00000000-0000-4000-8000-000000000000.png",
    "/hi/og/hi/about.png",
    "/og/About.png",
    "/og/about.data.png",
    "/og/robots.txt.png",
    "/og/search.png",
    "/og/admissions/received.png",
    "/og/og/about.png.png",
    "/og/prints/scenes/hills-dawn.svg.png",
    "/og/.png",
    "/og/about",
    "/og/about.svg",
    "/og/a%00b.png",
    "/og/%ff.png",
    "/og/..%2f..%2fetc%2fpasswd.png",
    "/og/%2e%2e/%2e%2e/package.json.png",
    "/og/<script>.png",
    `/og/${"a".repeat(5_000)}.png`,
  ])("%.60s is refused", async (path) => {
    const { status, headers } = await fetch(site.url + path, { redirect: "manual" });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(headers.get("content-type")).not.toContain("image");
  });

  test("a page that is withdrawn takes its picture with it", async () => {
    const id = await enterAlbum("For one day");
    const { address, answer } = await pictureOf(`/gallery/event/${id}`);
    expect(answer.status).toBe(200);
    await office.from("gallery_events").update({ published: false }).eq("id", id);
    expect((await fetch(address)).status).toBe(404);
  });

  test("none can be written to", async () => {
    const { address } = await pictureOf("/about");
    expect((await fetch(address, { method: "POST", body: "x" })).status).toBe(405);
  });
});
