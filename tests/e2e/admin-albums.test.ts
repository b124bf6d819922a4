import { randomUUID } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, onTestFinished } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import type { Client } from "../fixtures/backend.ts";
import { atWorkOn } from "../fixtures/people.ts";
import { administratorClient, type Site, startSite } from "../fixtures/site.ts";
import { openSlowLine } from "../fixtures/slow-line.ts";
import { phone, test } from "../fixtures/visit.ts";

let site: Site;
let colleague: Client;

beforeAll(async () => {
  site = await startSite({ seed: "none" });
  colleague = await administratorClient(site.address);
});
afterAll(() => site?.stop());

/** The secretary at an admin page. */
const atWork = atWorkOn(() => site.address);

/** A name that no earlier try of an errand has taken. */
const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

async function buildAlbum(name: string, pictures = 0) {
  const title = unique(name);
  const slug = title.toLowerCase().replaceAll(" ", "-");
  const { data } = await colleague
    .from("gallery_events")
    .insert({ title, slug, published: true })
    .select("id")
    .single()
    .throwOnError();
  const rows = Array.from({ length: pictures }, (_, position) => ({
    ...{ gallery_event_id: data.id, path: `/prints/quiet-ridge.svg?${position}` },
    ...{ width: 600, height: 150, alt: `Ridge ${position + 1}`, position },
  }));
  if (pictures > 0) await colleague.from("gallery_images").insert(rows).throwOnError();
  return { ...data, title, admin: `/admin/gallery/${data.id}/pictures` };
}

/** What the album says of its pictures, in their order. */
async function saidOf(albumId: string) {
  const { data } = await colleague
    .from("gallery_images")
    .select("alt, caption, translations")
    .eq("gallery_event_id", albumId)
    .order("position")
    .throwOnError();
  return data;
}
const orderOf = async (albumId: string) => (await saidOf(albumId)).map(({ alt }) => alt);

const mimeType = "image/jpeg";
/** A photo of one colour that says where it was taken. */
async function buildPhoto(name: string, background: string) {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitude: "30/1 26/1 0/1", GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();
  return { name, mimeType, buffer };
}
/** A photo whose file is too large to lie in the buffers of a connection: padded behind its end. */
async function buildLargePhoto(name: string) {
  const { buffer } = await buildPhoto(name, "#4e8a70");
  return { name, mimeType, buffer: Buffer.concat([buffer, Buffer.alloc(20_000_000, name)]) };
}
/** What the server has of uploads that have not come to their end. */
function underWay(): string[] {
  const directory = join(site.dataDir, "uploads");
  return existsSync(directory) ? readdirSync(directory) : [];
}

const publicPage = async (id: string) => (await fetch(`${site.url}/gallery/event/${id}`)).text();
const choose = (page: Page) => page.getByLabel("Choose photos");

describe("An album", () => {
  test("is made, filled with photos and seen by visitors at once", async ({ visit }) => {
    const page = await atWork(visit, "/admin/gallery", { announced: [/status of 415/] });
    await page.getByRole("link", { name: "New album" }).click();
    const title = unique("Sports day");
    await page.getByLabel("Title", { exact: true }).fill(title);
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByText("Saved. Visitors see it now.").waitFor();
    const album = colleague.from("gallery_events").select("id").eq("title", title);
    const { id } = (await album.single().throwOnError()).data;
    await page.goto(`/admin/gallery/${id}/pictures`);
    await page.getByRole("heading", { name: "No pictures yet" }).waitFor();
    expect(await publicPage(id)).toContain("No pictures yet");

    const start = await buildPhoto("start.jpg", "#205745");
    const race = await buildPhoto("race.jpg", "#fdca67");
    const drawing = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>");
    await choose(page).setInputFiles([
      ...[start, race, { ...start, name: "start again.jpg" }],
      { name: "drawing.jpg", mimeType, buffer: drawing },
    ]);
    await page.getByText("2 photos added. 1 was here already. 1 was not taken.").waitFor();
    const queue = page.getByRole("list", { name: "Photos being added" });
    const line = (name: string) => queue.getByRole("listitem").filter({ hasText: name });
    await line("start again.jpg").getByText("Is in this album already").waitFor();
    await line("drawing.jpg").getByText("This is not a photo.").waitFor();
    expect(await page.getByRole("button", { name: /^Move picture/ }).count()).toBe(2);
    await expect.poll(() => publicPage(id), { timeout: 2_000 }).toMatch(/(\/media\/.*){2}/s);

    const { data: stored } = await colleague.from("gallery_images").select("path").throwOnError();
    for (const { path } of stored.filter((row) => row.path.startsWith("/media/"))) {
      const file = Buffer.from(await (await fetch(site.url + path)).arrayBuffer());
      expect((await sharp(file).metadata()).exif).toBeUndefined();
    }
    await choose(page).setInputFiles([race]);
    await page.getByText("2 were here already.").waitFor();
    expect(await listViolations(page)).toEqual([]);
  });

  test("is put in order by keys and by pointer, and the order taken back", async ({ visit }) => {
    const album = await buildAlbum("In order", 4);
    const page = await atWork(visit, album.admin);
    const handle = (name: string) =>
      page.getByRole("button", { name: new RegExp(`^Move picture \\d, ${name}$`) });
    await handle("Ridge 1").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.getByText("Now at place 3 of 4.").waitFor();
    expect(await handle("Ridge 1").evaluate((e) => e === document.activeElement)).toBe(true);
    await page.getByText("The order is saved.").waitFor();
    expect(await orderOf(album.id)).toEqual(["Ridge 2", "Ridge 3", "Ridge 1", "Ridge 4"]);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Taken back.").waitFor();
    expect(await orderOf(album.id)).toEqual(["Ridge 1", "Ridge 2", "Ridge 3", "Ridge 4"]);

    await page.getByRole("checkbox", { name: "Select picture 3, Ridge 3" }).check();
    await page.getByRole("checkbox", { name: "Select picture 4, Ridge 4" }).check();
    await handle("Ridge 4").dragTo(handle("Ridge 1"), { targetPosition: { x: 4, y: 4 } });
    await page.getByText("The order is saved.").waitFor();
    expect(await orderOf(album.id)).toEqual(["Ridge 3", "Ridge 4", "Ridge 1", "Ridge 2"]);
  });

  test("loses pictures to another album or to Delete, and gets them back", async ({ visit }) => {
    const other = await buildAlbum("Another album");
    const album = await buildAlbum("Too full", 3);
    const page = await atWork(visit, album.admin);
    await page.getByRole("checkbox", { name: /^Select picture 2/ }).check();
    await page.getByRole("button", { name: "Set as cover" }).click();
    await page.getByText("This is the cover now.").waitFor();
    await page.getByRole("listitem").filter({ hasText: "Cover" }).waitFor();

    await page.getByRole("checkbox", { name: "Select all" }).check();
    await page.getByLabel("Move to").selectOption({ label: other.title });
    await page.getByRole("button", { name: "Move", exact: true }).click();
    await page.getByText(`3 pictures moved to “${other.title}”.`).waitFor();
    expect(await orderOf(other.id)).toEqual(["Ridge 1", "Ridge 2", "Ridge 3"]);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Taken back.").waitFor();

    await page.getByRole("checkbox", { name: /^Select picture 1/ }).check();
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByText("1 picture deleted.").waitFor();
    await expect.poll(() => publicPage(album.id)).not.toContain("Ridge 1");
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Taken back.").waitFor();
    expect(await orderOf(album.id)).toEqual(["Ridge 1", "Ridge 2", "Ridge 3"]);
  });

  test("is described in place, in both languages, on a phone", async ({ visit }) => {
    const album = await buildAlbum("Described", 2);
    const page = await atWork(visit, `${album.admin}?view=describe`, { on: phone });
    const form = page.getByRole("form", { name: "Picture 1" });
    await form.getByLabel("Description for those who cannot see it").fill("The ridge at eight");
    await form.getByLabel("Caption", { exact: true }).fill("Morning");
    await form.getByText("Saved", { exact: true }).waitFor();
    await form.getByLabel("Description in Hindi").fill("सुबह आठ बजे की पहाड़ी");
    await form.getByLabel("Caption in Hindi").fill("सुबह");
    await form.getByLabel("Caption in Hindi").blur();
    await form.getByRole("button", { name: /Focal point: 50 % from the left/ }).focus();
    await page.keyboard.press("ArrowLeft");
    await form.getByRole("button", { name: /Focal point: 45 % from the left/ }).waitFor();
    await expect
      .poll(async () => (await saidOf(album.id))[0])
      .toEqual({
        ...{ alt: "The ridge at eight", caption: "Morning" },
        translations: { hi: { alt: "सुबह आठ बजे की पहाड़ी", caption: "सुबह" } },
      });
    const hindi = await (await fetch(`${site.url}/hi/gallery/event/${album.id}`)).text();
    expect(hindi).toContain("सुबह आठ बजे की पहाड़ी");

    const theirs = { alt: "A colleague's words" };
    const second = colleague.from("gallery_images").update(theirs).eq("alt", "Ridge 2");
    await second.eq("gallery_event_id", album.id).throwOnError();
    const other = page.getByRole("form", { name: "Picture 2" });
    await other.getByLabel("Caption", { exact: true }).fill("Evening");
    await other.getByText("A colleague has changed this picture meanwhile.").waitFor();
    await other.getByRole("button", { name: "Take theirs" }).click();
    const alt = other.getByLabel("Description for those who cannot see it");
    await expect.poll(() => alt.inputValue()).toBe("A colleague's words");
    expect(await listViolations(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  test("gets all its photos over a slow line that breaks in the middle", async ({ visit }) => {
    const album = await buildAlbum("Broken off");
    const line = await openSlowLine(site.address, 200_000);
    onTestFinished(line.close);
    const announced = [
      /ERR_(?:INTERNET_DISCONNECTED|EMPTY_RESPONSE|CONNECTION_RESET)/,
      /Failed to fetch/,
    ];
    const page = await atWork(visit, album.admin, { site: line.url, announced });
    const names = [`a ${album.id}.jpg`, `b ${album.id}.jpg`];
    const photos = await Promise.all(names.map(buildLargePhoto));
    await choose(page).setInputFiles(photos, { timeout: 40_000 });
    const sent = page.getByRole("progressbar", { name: names[0] });
    await sent.waitFor();
    await page.getByRole("button", { name: "Pause" }).click();
    await page.getByText("Paused. The photos that are left wait in the queue.").waitFor();
    await expect.poll(() => page.getByText("Waits", { exact: true }).count()).toBe(2);
    await page.getByRole("link", { name: "Details", exact: true }).click();
    const question = page.getByRole("dialog", { name: "Leave before all photos are added?" });
    await question.getByRole("button", { name: "Stay" }).click();
    await page.getByRole("button", { name: "Go on" }).click();
    await sent.waitFor();

    await expect.poll(underWay).not.toEqual([]);
    await page.context().setOffline(true);
    line.cut();
    await page.getByText(/^No connection just now\./).waitFor();
    await page.getByText("0 of 2 photos done").waitFor();
    await expect.poll(underWay).toEqual([]);
    const files = colleague.from("media_files").select("id").in("file_name", names);
    expect((await files.throwOnError()).data).toEqual([]);

    line.letThrough();
    await page.context().setOffline(false);
    await page.getByText("2 photos added.").waitFor({ timeout: 40_000 });
    expect(await orderOf(album.id)).toHaveLength(2);
  });
});

describe("A stored picture", () => {
  test("is found, described, replaced wherever it is used, and deleted after a warning", async ({
    visit,
  }) => {
    const album = await buildAlbum("Old gate");
    const [oldName, newName] = [`old ${album.id}.jpg`, `new ${album.id}.jpg`];
    const page = await atWork(visit, album.admin);
    await choose(page).setInputFiles([await buildPhoto(oldName, "#794b2f")]);
    await page.getByText("1 photo added.").waitFor();
    await page.goto("/admin/media?only=undescribed");
    const card = page.getByRole("link", { name: oldName });
    await card.getByText("Used once").waitFor();
    expect(await listViolations(page)).toEqual([]);
    await card.click();
    await page.getByRole("heading", { level: 1, name: oldName }).waitFor();
    await page.getByLabel("Description for those who cannot see it").fill("The old gate");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    await page.getByRole("region", { name: "Where it is used" }).getByRole("link").waitFor();
    expect(await listViolations(page)).toEqual([]);

    const old = /\/media\/([0-9a-f-]{36})/.exec(await publicPage(album.id))?.[1] ?? "none";
    const newGate = await buildPhoto(newName, "#ac7a50");
    await page.getByLabel("Replace it everywhere").setInputFiles(newGate);
    const question = page.getByRole("dialog", { name: "Replace the picture in 1 place?" });
    await question.getByRole("button", { name: "Replace it everywhere" }).click();
    await page.getByText("Replaced in 1 place.").waitFor();
    await expect.poll(() => publicPage(album.id), { timeout: 2_000 }).not.toContain(old);
    await page.getByText("It is used nowhere.").waitFor();

    await page.goto(`/admin/media?q=${newName}`);
    await page.getByRole("link", { name: newName }).click();
    await page.getByRole("button", { name: "Delete" }).click();
    const warning = page.getByRole("dialog", { name: "Delete this picture for good?" });
    await warning.getByText("It is used in 1 place. There visitors will see a gap.").waitFor();
    await warning.getByRole("button", { name: "Cancel" }).click();

    await page.goto(`/admin/media/${old}`);
    await page.getByRole("button", { name: "Delete" }).click();
    await warning.getByRole("button", { name: "Delete" }).click();
    await page.getByText("Deleted.", { exact: true }).waitFor();
    await page.getByRole("heading", { level: 1, name: "Picture library" }).waitFor();
    await expect
      .poll(async () => (await fetch(`${site.url}/media/${old}/320.webp`)).status)
      .toBe(404);
  });
});
