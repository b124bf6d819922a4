import { describe, expect, inject } from "vitest";
import { downloadAddress } from "../../data/gallery/albums.ts";
import { prepareAlbums } from "../fixtures/albums.ts";
import { test } from "../fixtures/visit.ts";

const site = inject("sampleSite");
const { office, enterAlbums, enterPictures } = await prepareAlbums(site);

async function enterAlbum(title: string, allowed: boolean) {
  const [id = ""] = await enterAlbums([{ title, allow_download: allowed }]);
  const pictures = await enterPictures(id, 2);
  const address = (index: number) => downloadAddress({ id }, { id: pictures[index] ?? "" });
  return { id, slug: `entered-${id}`, address };
}
const ask = (path: string) => fetch(site.url + path, { redirect: "manual" });

describe("A parent downloads a picture", () => {
  test("it is offered where the album allows it, and nowhere else", { tags: ["full"] }, async ({
    visit,
  }) => {
    const open = await enterAlbum("To take home", true);
    const closed = await enterAlbum("To look at", false);
    const page = await visit(`/gallery/event/${closed.id}`);
    const download = page.getByRole("dialog").getByRole("link", { name: "Download this picture" });
    await page.getByRole("link", { name: "Entered picture 1" }).click();
    await page.getByRole("dialog").getByText("1 of 2").waitFor();
    expect(await download.count()).toBe(0);
    await page.goto(`/gallery/event/${open.id}`);
    await page.getByRole("link", { name: "Entered picture 2" }).click();
    await page.getByRole("dialog").getByText("2 of 2").waitFor();
    const [file] = await Promise.all([page.waitForEvent("download"), download.click()]);
    expect(file.suggestedFilename()).toBe(`${open.slug}-02.svg`);
  });

  test("the file comes as an attachment with the album's name and the picture's number", async () => {
    const { slug, address } = await enterAlbum("To take home", true);
    const answer = await ask(address(0));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="${slug}-01.svg"`);
    expect(answer.headers.get("content-type")).toBe("image/svg+xml");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(await answer.text()).toMatch(/^<svg/);
    expect((await ask(`/hi${address(0)}`)).status).toBe(200);
  });

  test("a guessed address is refused with a sentence, in both languages", async () => {
    const { id, address } = await enterAlbum("To look at", false);
    const answer = await ask(address(0));
    expect(answer.status).toBe(403);
    expect(answer.headers.get("content-disposition")).toBeNull();
    expect(await answer.text()).toContain("The pictures of this album cannot be downloaded.");
    const hindi = await (await ask(`/hi${address(0)}`)).text();
    expect(hindi).toContain('<html lang="hi-IN">');
    expect(hindi).toContain("इस एल्बम के चित्र डाउनलोड नहीं किए जा सकते।");

    await office.from("gallery_events").update({ allow_download: true }).eq("id", id);
    expect((await ask(address(0))).status).toBe(200);
    await office.from("gallery_events").update({ allow_download: false }).eq("id", id);
    expect((await ask(address(0))).status).toBe(403);
  });

  test("a picture of another, a missing or an unpublished album is not found", async () => {
    const open = await enterAlbum("To take home", true);
    const closed = await enterAlbum("To look at", false);
    const picture = closed.address(0).split("/").at(-1);
    expect((await ask(`/gallery/event/${open.id}/download/${picture}`)).status).toBe(404);
    expect((await ask(`/gallery/event/${open.id}/download/none`)).status).toBe(404);
    expect((await ask("/gallery/event/none/download/..%2f..%2fpackage.json")).status).toBe(404);
    await office.from("gallery_events").update({ published: false }).eq("id", open.id);
    expect((await ask(open.address(0))).status).toBe(404);
  });
});
