// @module-tag full
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject } from "vitest";
import { indianDay } from "../../data/calendar/indian-time.ts";
import { listViolations } from "../fixtures/accessibility.ts";
import { getLongAlbum } from "../fixtures/albums.ts";
import { enterEntry, far, removeEntries } from "../fixtures/calendar-entries.ts";
import { lightboxOf } from "../fixtures/lightbox.ts";
import { focused, pencil, pencils } from "../fixtures/pencils.ts";
import { arrive, office } from "../fixtures/people.ts";
import { administratorClient } from "../fixtures/site.ts";
import { fewer } from "../fixtures/suite.ts";
import { desktop, phone, test } from "../fixtures/visit.ts";

const site = inject("sampleSite");
const album = await getLongAlbum(site);
const [notice, meeting] = [randomUUID(), randomUUID()];
const number = `TC/2018/${notice.slice(0, 6)}`;
const today = () => indianDay(new Date());
let entry: Awaited<ReturnType<typeof enterEntry>>;
let now: Awaited<ReturnType<typeof enterEntry>>;

beforeAll(async () => {
  const administrator = await administratorClient(site);
  await administrator
    .from("latest_updates")
    .insert({ id: notice, content: "The far gate is painted", body: "<p>In green.</p>" })
    .throwOnError();
  await administrator
    .from("meetings")
    .insert({
      id: meeting,
      title: "An evening by pencil",
      campus: "majra",
      starts_at: "2031-05-07T03:30:00Z",
      ends_at: "2031-05-07T04:30:00Z",
      place: "Hall",
      status: "published",
      hosts: [{ id: "maths", name: "M. Sharma", translations: {} }],
    })
    .throwOnError();
  await administrator
    .from("transfer_certificates")
    .insert({
      certificate_no: number,
      student_name: "Ravi Chauhan",
      campus: "majra",
      date_of_birth: "2012-05-04",
      class_left: "Class 8",
      left_on: "2026-03-31",
      issued_on: "2026-04-06",
    })
    .throwOnError();
  entry = await enterEntry({ title: "Pencils are counted" });
  now = await enterEntry({ title: "Pencils are sharpened", starts_on: today(), ends_on: today() });
});
afterAll(async () => {
  await removeEntries();
  const administrator = await administratorClient(site);
  await administrator.from("latest_updates").delete().eq("id", notice).throwOnError();
  await administrator.from("meetings").delete().eq("id", meeting).throwOnError();
  await administrator.from("transfer_certificates").delete().eq("certificate_no", number);
});

const opensFocused = async (page: Page, field: string) => {
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe(field);
};
const goBack = async (page: Page, path: string) => {
  await page.getByRole("link", { name: "Back to the page" }).click();
  await page.waitForURL(site.url + path);
};
const hasFocus = (page: Page, name: string) =>
  expect
    .poll(() =>
      pencil(page, name)
        .first()
        .evaluate((link) => link === document.activeElement),
    )
    .toBe(true);

const parts = () => [
  [`/notices/${notice}/poster`, "Edit: notice, The far gate is painted", "content"],
  [
    `/calendar/planner?year=${Number(far.slice(0, 4))}`,
    "Edit: calendar entry, Pencils are counted",
    "title",
  ],
  ["/my-week", `Edit: calendar entry, ${now.title}`, "title"],
  [`/meetings/${meeting}`, "Edit: meeting, An evening by pencil", "title"],
  ["/admissions", "Edit: text, Pre-Primary", "fees/campuses/juniors/pre-primary/admission"],
  [
    "/admissions/fees?child=majra.class-3.new",
    "Edit: text, Class 3",
    "fees/campuses/majra/primary/admission",
  ],
];

describe("A pencil leads to the form and back,", () => {
  const titles = [
    ...["a poster", "the planner", "the school’s week", "a meeting"],
    ...["a fee of a level", "a fee of a family"],
  ];
  for (const [place, title] of fewer([...titles.entries()], 1)) {
    test(`from ${title}`, async ({ visit }) => {
      const [path = "", name = "", field = ""] = parts()[place] ?? [];
      const page = await arrive(visit, office, path, { at: site });
      await pencil(page, name).first().focus();
      await opensFocused(page, field);
      await goBack(page, path);
      await hasFocus(page, name);
    });
  }

  for (const on of [phone, desktop]) {
    test(`from a day of the month's sheet, ${on.viewport.width} px`, async ({ visit }) => {
      const path = `/calendar?view=month&month=${far}`;
      const page = await arrive(visit, office, path, { at: site, on });
      await pencils(page).first().waitFor({ state: "attached" });
      await page.getByRole("button", { name: /Pencils are counted/ }).click();
      const details = page.getByRole("dialog", { name: entry.title });
      const opener = details.getByRole("link", { name: "Edit: calendar entry, Pencils" });
      const [inner, outer] = [await opener.boundingBox(), await details.boundingBox()];
      expect(inner && outer && inner.y >= outer.y && inner.x >= outer.x).toBe(true);
      expect(await listViolations(page)).toEqual([]);
      await opener.focus();
      await opensFocused(page, "title");
      await goBack(page, path);
      await details.waitFor();
      await hasFocus(page, "Edit: calendar entry, Pencils are counted");
      await page.keyboard.press("Escape");
      await details.waitFor({ state: "hidden" });
      await pencil(page, "Edit: text").first().waitFor({ state: "attached" });
    });
  }

  test("from an enlarged picture", async ({ visit }) => {
    const { lightbox, open, shows } = lightboxOf(album);
    const page = await arrive(visit, office, `/gallery/event/${album.id}`, { at: site });
    await pencils(page).first().waitFor({ state: "attached" });
    await open(page, 2);
    const opener = lightbox(page).getByRole("link", { name: /^Edit: picture, / });
    expect(await listViolations(page)).toEqual([]);
    await opener.focus();
    await opensFocused(page, "alt");
    const asked = new URL(page.url()).searchParams;
    expect(asked.get("picture")).toBe(album.pictures[1]?.id);
    await goBack(page, `/gallery/event/${album.id}?photo=${album.pictures[1]?.id}`);
    await shows(page, 2);
    await hasFocus(page, "Edit: picture");
    await lightbox(page).getByRole("link", { name: "Close" }).click();
    await pencil(page, "Edit: album").first().waitFor({ state: "attached" });
  });

  test("from a certificate that was looked up, to its row", async ({ visit }) => {
    const page = await arrive(visit, office, "/certificates", { at: site });
    await page.getByLabel("Certificate number").fill(number);
    await page.getByLabel("Date of birth of the student").fill("2012-05-04");
    await page.getByRole("button", { name: "Look it up" }).click();
    await pencil(page, "Edit: certificate").focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/admin\/certificates\?/);
    await page.getByRole("link", { name: number }).waitFor();
  });
});
