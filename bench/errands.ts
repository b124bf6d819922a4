import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { launch } from "../tests/fixtures/chromium.ts";
import { signIn, startEmptySchool } from "./office.ts";
import { printReport } from "./report.ts";
import { backendReady, temporaryDirectory } from "./site.ts";

// `npm run bench -- errands`: the most frequent work of an office, at human speed (keystroke-level
// model: 280 ms a key, 1.1 s to point and tap, 1.35 s to think before each step). The clock includes the
// program's own time, until a visitor sees the result.
const stroke = { delay: 280 };
const point = 1_100;
const think = 1_350;
const photos = 30;

const data = temporaryDirectory();
const camera = temporaryDirectory();
const site = await startEmptySchool(data.path);
const browser = await launch([], process.env.CHROMIUM_PATH ?? "/usr/bin/chromium");
try {
  await backendReady(site.url);
  const notice = await announceFromPhone();
  const album = await fillAlbum();
  printReport([
    ["seconds for an urgent notice of one campus, from a phone", notice.toFixed(1), "≤ 20"],
    [`minutes for an album of ${photos} photos with captions`, album.toFixed(1), "≤ 5"],
  ]);
} finally {
  await browser.close();
  await site.stop();
  data.remove();
  camera.remove();
}

/** Seconds from the dashboard until visitors see it in the banner. */
async function announceFromPhone(): Promise<number> {
  const page = await atWork({ width: 390, height: 844 });
  const begun = performance.now();
  await tap(page, page.getByRole("link", { name: "Urgent notice" }));
  const text = page.getByLabel("Text", { exact: true });
  await text.waitFor();
  // The form begins with the keyboard; the field has to be tapped only if it lacks the focus.
  if (!(await text.evaluate((field) => field === document.activeElement))) await tap(page, text);
  await page.keyboard.type("School closed today, heavy rain", stroke);
  const campus = page.getByLabel(/^Campus/);
  await page.waitForTimeout(think + point);
  await campus.selectOption({ label: "Majra" });
  await page.waitForTimeout(point);
  await tap(page, page.getByRole("button", { name: "Save", exact: true }));
  await waitUntil(async () => (await visitorsSee("/")).includes("School closed today"));
  return (performance.now() - begun) / 1_000;
}

/** Minutes from the list of albums until visitors see the last caption. */
async function fillAlbum(): Promise<number> {
  const files = [];
  for (let number = 0; number < photos; number++) {
    files.push(await takePhoto(number));
  }
  const page = await atWork({ width: 1440, height: 900 });
  await page.goto("/admin/gallery");
  const begun = performance.now();
  await tap(page, page.getByRole("link", { name: "New album" }));
  await tap(page, page.getByLabel("Title", { exact: true }));
  await page.keyboard.type("Sports day 2026", stroke);
  await tap(page, page.getByRole("button", { name: "Publish" }));
  await page.getByText("Saved. Visitors see it now.").waitFor();
  await tap(page, page.getByRole("link", { name: "Sports day 2026" }).first());
  await tap(page, page.getByRole("link", { name: "Pictures", exact: true }).first());
  await tap(page, page.getByRole("radio", { name: "No child can be recognised" }));
  // Opening the device's own dialog, choosing them all and confirming.
  await page.waitForTimeout(think + 3 * point);
  await page.getByLabel("Choose pictures").setInputFiles(files);
  // The descriptions are written while the pictures upload.
  await page.getByRole("list", { name: "Pictures being added" }).waitFor();
  await tap(page, page.getByRole("link", { name: "Describe" }));
  for (let number = 1; number <= photos; number++) {
    const caption = page
      .getByRole("form", { name: `Picture ${number}`, exact: true })
      .getByLabel("Caption", { exact: true });
    await caption.waitFor({ timeout: 120_000 });
    await tap(page, caption);
    await page.keyboard.type(`Relay race, lap ${number}`, stroke);
  }
  await page.keyboard.press("Tab", stroke);
  const gallery = await visitorsSee("/gallery");
  const [album] = /\/gallery\/event\/[0-9a-f-]{36}/.exec(gallery) ?? [];
  if (!album) throw new Error("Visitors see no album.");
  await waitUntil(async () => {
    const shown = await visitorsSee(album);
    return Array.from({ length: photos }, (_, place) => place + 1).every((lap) =>
      new RegExp(`Relay race, lap ${lap}\\b`).test(shown),
    );
  });
  return (performance.now() - begun) / 60_000;
}

/** A photo of 12 megapixels, of about 2 MB: grain on a colour of its own. */
async function takePhoto(number: number): Promise<string> {
  const grain = sharp({
    create: {
      width: 1_000,
      height: 750,
      channels: 3,
      background: { r: 60 + number * 6, g: 110, b: 220 - number * 6 },
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  });
  const path = join(camera.path, `DSC_${1_000 + number}.jpg`);
  await sharp(await grain.png().toBuffer())
    .resize(4_000, 3_000)
    .tint({ r: 60 + number * 6, g: 110, b: 220 - number * 6 })
    .jpeg({ quality: 88 })
    .toFile(path);
  return path;
}

async function visitorsSee(path: string): Promise<string> {
  return fetch(site.url + path).then((answer) => answer.text());
}

async function waitUntil(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 500));
}

/** Thinks, points and taps. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  await page.waitForTimeout(think + point);
  await target.click();
}

async function atWork(viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.url,
    serviceWorkers: "block",
    viewport,
  });
  const page = await context.newPage();
  await signIn(page);
  return page;
}
