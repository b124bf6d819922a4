import { describe, expect, inject } from "vitest";
import { downloadAddress } from "../../data/gallery/albums.ts";
import { prepareAlbums } from "../fixtures/albums.ts";
import { visitorClient } from "../fixtures/site.ts";
import { test } from "../fixtures/visit.ts";

const site = inject("sampleSite");
const { office, enterAlbums, enterPictures } = await prepareAlbums(site);

/** Today's album of the arts at Majra, with a cover: first in every list that could hold it. */
const newest = {
  held_on: "2099-01-01",
  campus: "majra",
  category: "arts",
  cover: "/prints/albums/block-printing-class-7/01.svg",
};
const everywhere = "Kingfishers at the weir";

/** Everything that lists albums, and everything that announces new content. */
const lists = [
  ...["/", "/gallery", "/gallery?year=2099", "/gallery?campus=majra", "/gallery?category=arts"],
  ...["/campus/majra", "/co-curricular/visual-arts", "/search?q=kingfishers", "/sitemap.xml"],
].flatMap((path) =>
  path === "/sitemap.xml" ? [path] : [path, path === "/" ? "/hi" : `/hi${path}`],
);
const others = [
  ...["/campus/juniors", "/campus/paonta-sahib", "/campuses", "/co-curricular", "/invites"],
  ...["/calendar", "/notices", "/notices/feed.xml", "/calendar/feed/all.ics", "/search?q=weir"],
  ...["/_.data", "/gallery.data", "/campus/majra.data"],
];
const read = async (path: string) => (await fetch(site.url + path)).text();

describe("An album for the families of one class", () => {
  test("is in no list, search, map or feed, where a listed one is in every list", {
    tags: ["full"],
  }, async () => {
    const [unlisted = "", listed = ""] = await enterAlbums([
      { ...newest, title: everywhere, unlisted: true },
      { ...newest, title: `${everywhere}, for all` },
    ]);
    await enterPictures(unlisted, 2);
    await enterPictures(listed, 2);
    for (const path of lists) {
      const text = await read(path);
      expect(text, path).toContain(`/gallery/event/${listed}`);
      expect(text, path).not.toContain(unlisted);
    }
    for (const path of others) expect(await read(path), path).not.toContain(unlisted);
  });

  test("opens only by its address, and asks search engines not to index it", async ({ visit }) => {
    const [id] = await enterAlbums([{ title: "For the families only", unlisted: true }]);
    const page = await visit(`/gallery/event/${id}`);
    await page.getByRole("heading", { level: 1, name: "For the families only" }).waitFor();
    await page.getByRole("heading", { name: "No pictures yet" }).waitFor();
    expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
    await page.goto("/gallery");
    expect(await page.locator("meta[name=robots]").count()).toBe(0);
  });

  test("is in no answer of the backend to the publishable key", async () => {
    const [id = ""] = await enterAlbums([{ title: "For the families only", unlisted: true }]);
    const [picture = ""] = await enterPictures(id, 1);
    const visitor = visitorClient(site);
    const albums = await visitor.from("gallery_events").select("id, unlisted").throwOnError();
    expect(albums.data.length).toBeGreaterThan(0);
    expect(albums.data.filter((album) => album.unlisted || album.id === id)).toEqual([]);
    const pictures = await visitor.from("gallery_images").select("id").eq("id", picture);
    expect(pictures.data).toEqual([]);
  });

  test("offers its pictures for download, and shows a new one at once, to people with its address", async () => {
    const family = { title: "To take home", unlisted: true, allow_download: true };
    const [id = ""] = await enterAlbums([family]);
    const address = `/gallery/event/${id}`;
    expect(await read(address)).toContain("No pictures yet");
    const [picture = ""] = await enterPictures(id, 1);
    expect(await read(address)).toContain(`picture-${picture}`);
    const file = await fetch(site.url + downloadAddress({ id }, { id: picture }));
    expect(file.headers.get("content-disposition")).toMatch(/^attachment/);
    await office.from("gallery_events").update({ published: false }).eq("id", id);
    expect((await fetch(site.url + address)).status).toBe(404);
    const gone = await fetch(site.url + downloadAddress({ id }, { id: picture }));
    expect(gone.status).toBe(404);
  });
});
