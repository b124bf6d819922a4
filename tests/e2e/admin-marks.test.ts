// @module-tag full
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { recordConsents } from "../../data/consent/consents.ts";
import { listPictureMarks } from "../../data/consent/picture-marks.ts";
import { readMediaAddress } from "../../data/gallery/media-addresses.ts";
import { listViolations } from "../fixtures/accessibility.ts";
import { buildAlbum } from "../fixtures/albums.ts";
import { emptyOffice, soon } from "../fixtures/empty-office.ts";
import { sayNobody } from "../fixtures/marks.ts";
import { uploadPhoto } from "../fixtures/school-under-test.ts";
import { phone, test } from "../fixtures/visit.ts";

const { office, atWork, visitorsSee } = emptyOffice();

/** A public album with this many unmarked photos. */
let taken = 0;
async function enterPhotos(name: string, count: number) {
  const { site, colleague } = office();
  const album = await buildAlbum(colleague, name);
  const { data } = await colleague.auth.getSession();
  const ids: string[] = [];
  for (let position = 0; position < count; position++) {
    const { address } = await uploadPhoto(site.url, data.session?.access_token ?? "", ++taken);
    const row = { gallery_event_id: album.id, path: address ?? "", width: 400, height: 300 };
    await colleague
      .from("gallery_images")
      .insert({ ...row, position })
      .throwOnError();
    ids.push(readMediaAddress(address ?? "")?.id ?? "");
  }
  return { ...album, ids };
}

async function enrol(name: string, isAllowed: boolean) {
  const { colleague } = office();
  const facts = { admission_no: randomUUID().slice(0, 8), campus: "majra", class: "3" };
  const guardian = { guardian_name: "Rekha", guardian_email: `${randomUUID()}@mail.example` };
  const row = { name, ...facts, ...guardian };
  const student = await colleague.from("students").insert(row).select().single().throwOnError();
  const answers = { public_pictures: isAllowed };
  await recordConsents(colleague, { student: student.data.id, answers, channel: "paper" });
}

const marksOf = async (ids: string[]) => {
  const marks = await listPictureMarks(office().colleague, ids);
  const byId = new Map(marks.map((mark) => [mark.id, mark]));
  return ids.map((id) => {
    const mark = byId.get(id);
    return mark?.children.map(({ name }) => name).join("+") || mark?.people;
  });
};

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** How long pressing a key and looking at a picture take: the keystroke-level model, in ms. */
const stroke = { delay: 280 };
const look = 1_350;

test("An album is marked by keyboard, quickly enough for 200 pictures in ten minutes", async ({
  visit,
}) => {
  const album = await enterPhotos("Sports day", 14);
  await enrol("Asha Verma", true);
  await enrol("Kabir Negi", false);
  const page = await atWork(visit, `${album.admin}?view=who`);
  const at = (number: number) =>
    page.getByRole("region", { name: `Picture ${number} of 14`, exact: true }).waitFor();
  await at(1);
  await page.getByText("14 still to mark").waitFor();
  const drawn = page.getByRole("region", { name: "Picture 1 of 14" }).locator("img").first();
  // Visitors get none of it, and the colleague sees it.
  await expect.poll(() => drawn.getAttribute("src"), soon).toMatch(/^blob:/);
  const begun = performance.now();
  const press = (key: string) => page.keyboard.press(key, stroke);

  await press("n");
  await at(2);
  await press("c");
  await at(3);
  await press("f");
  await page.keyboard.type("asha", stroke);
  await press("Enter");
  await page.getByRole("list", { name: "In the picture" }).getByText("May be shown").waitFor();
  await press("Enter");
  await at(4);
  await press("/");
  await page.keyboard.type("kabir", stroke);
  await press("Enter");
  await press("Enter");
  await at(5);
  // The latest is the first of the recent choices.
  await press("2");
  await press("Enter");
  await at(6);
  await press("1");
  await press("2");
  await press("Enter");
  await at(7);
  await press("Enter");
  await page.getByText("Choose the children first").waitFor();
  for (const next of [8, 9]) {
    await press("n");
    await at(next);
  }
  await press("u");
  await at(8);
  await press("2");
  await press("Enter");
  await at(9);
  await press("Shift+ArrowRight");
  await press("Shift+ArrowRight");
  await page.getByText("3 selected").waitFor();
  await press("c");
  await at(12);
  for (const next of [13, 14]) {
    await press("n");
    await at(next);
  }
  await press("n");
  await page.getByText("All pictures are marked").waitFor();
  const seconds = (performance.now() - begun) / 1000 + (14 * look) / 1000;
  expect(seconds / 14).toBeLessThan(600 / 200);

  const [asha, both] = ["Asha Verma", "Asha Verma+Kabir Negi"];
  const said = ["nobody", "crowd", asha, "Kabir Negi", asha, both, "nobody", asha];
  const rest = ["crowd", "crowd", "crowd", "nobody", "nobody", "nobody"];
  await expect.poll(() => marksOf(album.ids), soon).toEqual([...said, ...rest]);
  const publicPage = await visitorsSee(`/gallery/event/${album.id}`);
  const shown = album.ids.filter((id) => publicPage.includes(id));
  expect(shown).toEqual(album.ids.filter((_, index) => index !== 3 && index !== 5));
  expect(await listViolations(page)).toEqual([]);
});

test("A child's work is marked with W, and waits for its own consent", async ({ visit }) => {
  const album = await enterPhotos("Exhibition", 2);
  await enrol("Ishan Rawat", true);
  const page = await atWork(visit, `${album.admin}?view=who`);
  const stage = page.getByRole("region", { name: "Picture 1 of 2" });
  await stage.waitFor();
  await page.keyboard.press("w");
  await page.getByText("Choose the children first").waitFor();
  await page.keyboard.press("f");
  await page.keyboard.type("ishan");
  await page.keyboard.press("Enter");
  await page.getByText("Work waits: consent missing").waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("w");
  await page.getByRole("region", { name: "Picture 2 of 2" }).waitFor();
  await page.keyboard.press("ArrowLeft");
  await stage.getByText("Consent is missing for: Ishan Rawat").waitFor();
  const work = page.getByRole("button", { name: "Keep as their work, no face" });
  expect(await work.getAttribute("aria-pressed")).toBe("true");
  const { colleague } = office();
  const student = colleague
    .from("students")
    .select("id")
    .eq("name", "Ishan Rawat")
    .limit(1)
    .single();
  const { id } = (await student.throwOnError()).data;
  await recordConsents(colleague, {
    student: id,
    answers: { work_and_voice: true },
    channel: "paper",
  });
  await expect
    .poll(
      async () => (await visitorsSee(`/gallery/event/${album.id}`)).includes(album.ids[0] ?? "?"),
      soon,
    )
    .toBe(true);
});

test("Several pictures are marked by touch on a phone, and in Hindi", async ({ visit }) => {
  const album = await enterPhotos("Fair", 3);
  await enrol("Meera Joshi", false);
  const page = await atWork(visit, `/hi${album.admin}?view=who`, { on: phone });
  await page.getByRole("region", { name: "3 में से चित्र 1" }).waitFor();
  expect(await overflowOf(page)).toBe(0);
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole("checkbox", { name: "चित्र 1 चुनें" }).check();
  await page.getByRole("checkbox", { name: "चित्र 2 चुनें" }).check();
  await page.getByRole("combobox", { name: "नाम या प्रवेश संख्या से बच्चा खोजें" }).fill("meera");
  await page.getByRole("option", { name: /Meera Joshi/ }).click();
  await page.getByRole("button", { name: "सहेजें और आगे बढ़ें" }).click();
  await page.getByRole("region", { name: "3 में से चित्र 3" }).waitFor();
  await page.getByRole("button", { name: "कोई बच्चा पहचाना नहीं जा सकता" }).click();
  await page.getByText("सभी चित्रों के बारे में बताया जा चुका है").waitFor();
  await expect
    .poll(() => marksOf(album.ids), soon)
    .toEqual(["Meera Joshi", "Meera Joshi", "nobody"]);
  await page.getByRole("button", { name: "पिछला उत्तर वापस लें" }).click();
  await expect.poll(() => marksOf(album.ids), soon).toEqual(["Meera Joshi", "Meera Joshi", null]);
  expect(await overflowOf(page)).toBe(0);
});

test("A face is made unrecognisable, and the earlier picture is gone for everybody", async ({
  visit,
}) => {
  const album = await enterPhotos("Prize giving", 1);
  const { site, colleague } = office();
  const [old = ""] = album.ids;
  const page = await atWork(visit, `${album.admin}?view=who`);
  await page.getByRole("button", { name: "Make a face unrecognisable" }).click();
  const dialog = page.getByRole("dialog", { name: "Make a face unrecognisable" });
  const picture = dialog.locator("img");
  await expect.poll(() => picture.getAttribute("src"), soon).toMatch(/^blob:/);
  const box = await picture.boundingBox();
  if (!box) throw new Error("The picture is not drawn.");
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 100, box.y + 90, { steps: 4 });
  await page.mouse.up();
  await dialog.getByRole("button", { name: "Rectangle 1" }).waitFor();
  await dialog.getByRole("button", { name: "Add a rectangle" }).click();
  const second = dialog.getByRole("button", { name: "Rectangle 2" });
  await second.focus();
  const width = async () => (await second.boundingBox())?.width ?? 0;
  const before = await width();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(width).toBeGreaterThan(before);
  expect(await listViolations(page)).toEqual([]);
  const hide = dialog.getByRole("button", { name: "Make a face unrecognisable" });
  await hide.click();
  const question = page.getByRole("dialog", { name: /^Make 2 places unrecognisable/ });
  await question.getByText("This cannot be undone.").waitFor();
  await question.getByRole("button", { name: "Cancel" }).click();
  await hide.click();
  await question.getByRole("button", { name: "Yes, for good" }).click();
  await page.getByText("Done. Say who can still be recognised in it.").waitFor();

  const rows = colleague.from("gallery_images").select("path").eq("gallery_event_id", album.id);
  const path = (await rows.single().throwOnError()).data.path;
  const made = readMediaAddress(path)?.id ?? "";
  expect(made).not.toBe(old);
  expect(await marksOf([made])).toEqual([null]);
  const { data } = await colleague.auth.getSession();
  const headers = { authorization: `Bearer ${data.session?.access_token}` };
  const statusOf = async (address: string) => (await fetch(site.url + address, { headers })).status;
  await expect.poll(() => statusOf(`/media/${old}/400x300.jpg`)).toBe(404);
  expect(await statusOf(path)).toBe(200);
  await page.getByRole("region", { name: "Picture 1 of 1" }).waitFor();
  await page.keyboard.press("n");
  await page.getByText("All pictures are marked").waitFor();
});

test("Unmarked pictures are found from the dashboard, in the album and in the library", async ({
  visit,
}) => {
  const album = await enterPhotos("Old walk", 2);
  const [first = "", second = ""] = album.ids;
  const page = await atWork(visit, "/admin/dashboard");
  await page.getByRole("link", { name: /Pictures not yet marked with who is in/ }).click();
  await page.getByRole("heading", { level: 1, name: "Who is in the pictures" }).waitFor();
  const line = page.getByRole("link", { name: new RegExp(album.title) });
  await line.getByText("2 wait for a mark").waitFor();
  expect(await listViolations(page)).toEqual([]);
  await line.click();
  await page.getByRole("region", { name: "Picture 1 of 2" }).waitFor();
  await page.getByRole("link", { name: "Put in order" }).click();
  await expect.poll(() => page.getByText("Waits: not marked").count()).toBe(2);
  await page.getByRole("checkbox", { name: /^Select picture 1/ }).check();
  await page.getByRole("button", { name: "Mark: a crowd" }).click();
  await page.getByText("1 picture marked.").waitFor();
  await expect.poll(() => page.getByText("Waits: not marked").count()).toBe(1);
  expect(await marksOf(album.ids)).toEqual(["crowd", null]);

  await page.goto("/admin/media?marks=none");
  const card = page.getByRole("listitem").filter({ hasText: `photo-${taken}.jpg` });
  await card.getByText("Waits: not marked").waitFor();
  await card.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Mark: no child can be recognised" }).click();
  await card.waitFor({ state: "detached" });
  expect(await marksOf(album.ids)).toEqual(["crowd", "nobody"]);
  expect((await fetch(`${office().site.url}/media/${second}/320.webp`)).status).toBe(200);

  await page.goto(`/admin/media/${first}`);
  await page.getByText("Shown: a crowd").waitFor();
  await enrol("Tara Rawat", false);
  await page.getByRole("button", { name: "Children…" }).click();
  const dialog = page.getByRole("dialog", { name: "Which children are in the picture?" });
  await dialog.getByRole("combobox", { name: "Find a child" }).fill("tara");
  await dialog.getByRole("option", { name: /Tara Rawat/ }).click();
  expect(await listViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByText("Consent is missing for: Tara Rawat").waitFor();
  await expect
    .poll(async () => (await fetch(`${office().site.url}/media/${first}/320.webp`)).status)
    .toBe(404);
  expect(await listViolations(page)).toEqual([]);
  await sayNobody(page);
  await page.goto("/admin/marks");
  await page.getByRole("heading", { level: 1, name: "Who is in the pictures" }).waitFor();
  await expect
    .poll(() => page.getByRole("link", { name: new RegExp(album.title) }).count())
    .toBe(0);
});

test("An album whose pictures all wait for their marks is saved without a promise that visitors see them", async ({
  visit,
}) => {
  const album = await enterPhotos("Still unmarked", 2);
  const page = await atWork(visit, `/admin/gallery/${album.id}`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Visitors do not see its pictures yet: open Pictures to see why.").waitFor();
  await page.goto("/admin/dashboard");
  const changes = page.getByRole("region", { name: "Latest changes" });
  const pictures = changes.getByRole("listitem").filter({ hasText: "Created · Pictures:" });
  await pictures.getByRole("link", { name: "1 entry" }).first().click();
  await page.waitForURL(`**/admin/gallery/${album.id}/pictures`);
});
