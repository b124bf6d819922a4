import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { beforeAll, describe, expect } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { buildAlbum, picturesOf } from "../fixtures/albums.ts";
import type { Client } from "../fixtures/backend.ts";
import { ownSchoolInFullRun, soon } from "../fixtures/empty-office.ts";
import { sayNobody } from "../fixtures/marks.ts";
import { atWorkOn } from "../fixtures/people.ts";
import { buildPhoto, drawing } from "../fixtures/photos.ts";
import { administratorClient, type SiteAddress } from "../fixtures/site.ts";
import { hasFocus, phone, test } from "../fixtures/visit.ts";

const open = ownSchoolInFullRun();
let site: SiteAddress;
let colleague: Client;

beforeAll(async () => {
  site = await open();
  colleague = await administratorClient(site);
});

/** The secretary at an admin page. */
const atWork = atWorkOn(() => site);

const orderOf = async (albumId: string) =>
  (await picturesOf(colleague, albumId)).map(({ alt }) => alt);
const publicPage = async (id: string) => (await fetch(`${site.url}/gallery/event/${id}`)).text();
const choose = (page: Page) => page.getByLabel("Choose pictures");

describe("An album", () => {
  test("is created, filled with photos and seen by visitors at once", async ({ visit }) => {
    const page = await atWork(visit, "/admin/gallery", { announced: [/status of 415/] });
    await page.getByRole("link", { name: "New album" }).click();
    const title = `Sports day ${randomUUID().slice(0, 8)}`;
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
    const again = { ...start, name: "start again.jpg" };
    await page.getByRole("radio", { name: "No child can be recognised" }).check();
    await choose(page).setInputFiles([start, race, again, drawing]);
    await page.getByText("2 pictures added. 1 was here already. 1 was not taken.").waitFor();
    const queue = page.getByRole("list", { name: "Pictures being added" });
    const line = (name: string) => queue.getByRole("listitem").filter({ hasText: name });
    await line("start again.jpg").getByText("Already in this album").waitFor();
    await line("drawing.jpg").getByText("This is not a photo.").waitFor();
    expect(await page.getByRole("button", { name: /^Move picture/ }).count()).toBe(2);
    await expect.poll(() => publicPage(id), soon).toMatch(/(\/media\/.*){2}/s);

    const images = colleague.from("gallery_images").select("path").eq("gallery_event_id", id);
    const { data: stored } = await images.throwOnError();
    expect(stored).toHaveLength(2);
    for (const { path } of stored) {
      const file = Buffer.from(await (await fetch(site.url + path)).arrayBuffer());
      expect((await sharp(file).metadata()).exif).toBeUndefined();
    }
    await choose(page).setInputFiles([race]);
    await page.getByText("2 were here already.").waitFor();
    expect(await listViolations(page)).toEqual([]);
  });

  test("is reordered with keys and pointer, and the order is undone", {
    tags: ["full"],
  }, async ({ visit }) => {
    const album = await buildAlbum(colleague, "In order", 4);
    const page = await atWork(visit, album.admin);
    const handle = (name: string) =>
      page.getByRole("button", { name: new RegExp(`^Move picture \\d, ${name}$`) });
    await handle("Ridge 1").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.getByText("Now at place 3 of 4.").waitFor();
    await hasFocus(handle("Ridge 1"));
    await page.getByText("The order is saved.").waitFor();
    expect(await orderOf(album.id)).toEqual(["Ridge 2", "Ridge 3", "Ridge 1", "Ridge 4"]);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Undone.").waitFor();
    expect(await orderOf(album.id)).toEqual(["Ridge 1", "Ridge 2", "Ridge 3", "Ridge 4"]);

    await page.getByRole("checkbox", { name: "Select picture 3, Ridge 3" }).check();
    await page.getByRole("checkbox", { name: "Select picture 4, Ridge 4" }).check();
    await handle("Ridge 4").dragTo(handle("Ridge 1"), { targetPosition: { x: 4, y: 4 } });
    await page.getByText("The order is saved.").waitFor();
    expect(await orderOf(album.id)).toEqual(["Ridge 3", "Ridge 4", "Ridge 1", "Ridge 2"]);
  });

  test("loses pictures to another album or to Delete, and gets them back", {
    tags: ["full"],
  }, async ({ visit }) => {
    const other = await buildAlbum(colleague, "Another album");
    const album = await buildAlbum(colleague, "Too full", 3);
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
    await page.getByText("Undone.").waitFor();

    await page.getByRole("checkbox", { name: /^Select picture 1/ }).check();
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByText("1 picture deleted.").waitFor();
    await expect.poll(() => publicPage(album.id)).not.toContain("Ridge 1");
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Undone.").waitFor();
    expect(await orderOf(album.id)).toEqual(["Ridge 1", "Ridge 2", "Ridge 3"]);
  });

  test("is described in place, in both languages, on a phone", { tags: ["full"] }, async ({
    visit,
  }) => {
    const album = await buildAlbum(colleague, "Described", 2);
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
      .poll(async () => (await picturesOf(colleague, album.id))[0])
      .toMatchObject({
        alt: "The ridge at eight",
        caption: "Morning",
        translations: { hi: { alt: "सुबह आठ बजे की पहाड़ी", caption: "सुबह" } },
      });
    const hindi = await (await fetch(`${site.url}/hi/gallery/event/${album.id}`)).text();
    expect(hindi).toContain("सुबह आठ बजे की पहाड़ी");

    const theirs = { alt: "A colleague's words" };
    const second = colleague.from("gallery_images").update(theirs).eq("alt", "Ridge 2");
    await second.eq("gallery_event_id", album.id).throwOnError();
    const other = page.getByRole("form", { name: "Picture 2" });
    await other.getByLabel("Caption", { exact: true }).fill("Evening");
    await other.getByText("A colleague has changed this picture in the meantime.").waitFor();
    await other.getByRole("button", { name: "Take theirs" }).click();
    const alt = other.getByLabel("Description for those who cannot see it");
    await expect.poll(() => alt.inputValue()).toBe("A colleague's words");
    expect(await listViolations(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});

describe("A stored picture", () => {
  test("is found, described, replaced wherever it is used, and deleted after a warning", {
    tags: ["full"],
  }, async ({ visit }) => {
    const album = await buildAlbum(colleague, "Old gate");
    const [oldName, newName] = [`old ${album.id}.jpg`, `new ${album.id}.jpg`];
    const page = await atWork(visit, album.admin);
    await page.getByRole("radio", { name: "A crowd, nobody stands out" }).check();
    await choose(page).setInputFiles([await buildPhoto(oldName, "#794b2f")]);
    await page.getByText("1 picture added.").waitFor();
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
    await sayNobody(question);
    await question.getByRole("button", { name: "Replace it everywhere" }).click();
    await page.getByText("Replaced in 1 place.").waitFor();
    await expect.poll(() => publicPage(album.id), soon).not.toContain(old);
    await page.getByText("It is used nowhere.").waitFor();

    await page.goto(`/admin/media?q=${newName}`);
    await page.getByRole("link", { name: newName }).click();
    await page.getByRole("button", { name: "Delete" }).click();
    const warning = page.getByRole("dialog", { name: "Delete this picture for good?" });
    await warning.getByText("It is used in 1 place, where visitors will see a gap.").waitFor();
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
