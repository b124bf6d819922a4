// @module-tag full
import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { afterEach, expect } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { crawl, readLetters } from "../fixtures/crawl.ts";
import { samplePdf } from "../fixtures/documents.ts";
import { save } from "../fixtures/empty-office.ts";
import { byBar, openForm } from "../fixtures/office-forms.ts";
import { atWorkOn, office } from "../fixtures/people.ts";
import { type Site, startSite } from "../fixtures/site.ts";
import { phone, test, type Visit } from "../fixtures/visit.ts";

// From the installation to a school of another name, on a phone and by keyboard, through the screens alone. In the end
// nothing that visitors come to says what the first school and its places are called, and no program or sheet either.

const firstNames = /foothills|paonta|majra|फ़ुटहिल|फुटहिल|पांवटा|पाँवटा|माजरा/iu;

type Campus = { name: string; hindi: string };
/** What the campuses that came with the site become, in their order, and what is added. */
const two: Campus[] = [
  { name: "Lakeside", hindi: "झील" },
  { name: "Orchard", hindi: "बाग़" },
];
const nine: Campus[] = [
  ...two,
  { name: "Station Road", hindi: "स्टेशन रोड" },
  { name: "Old Fort", hindi: "पुराना क़िला" },
  { name: "Riverbank", hindi: "नदी तट" },
  { name: "Mill Lane", hindi: "मिल गली" },
  { name: "Clock Tower", hindi: "घंटाघर" },
  { name: "North Gate", hindi: "उत्तर द्वार" },
  { name: "Hill View International Residential", hindi: "हिल व्यू अंतरराष्ट्रीय आवासीय" },
];
const cameWithTheSite = ["Paonta Sahib", "Juniors", "Majra"];

const stepOf = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("link", { name: title, exact: true }) });

let site: Site | undefined;
afterEach(() => site?.stop());

const walks: { title: string; seed: "sample" | "none"; campuses: Campus[] }[] = [
  { title: "a school with two campuses, from the sample school", seed: "sample", campuses: two },
  { title: "a school with nine campuses, from nothing", seed: "none", campuses: nine },
];

test.for(walks)(
  "Hill View School: $title",
  { timeout: 900_000 },
  async ({ seed, campuses }, { visit }) => {
    const open = await startSite({ seed });
    site = open;
    const page = await atWorkOn(() => open.address)(visit, "/admin/first-steps", { on: phone });
    if (seed === "sample") await removeTheSample(page);
    await nameTheSchool(page);
    await nameTheCampuses(page, campuses);
    await setFourLevels(page);
    await giveItsLook(page);
    const documents = ["Programme of the day", "Results of the day"];
    for (const title of documents) await addDocument(page, title);
    await tellAStory(page, documents);
    await addPages(page);
    await changeTheMenu(page);
    await sendATestLetter(page);
    await go(page, "/admin/first-steps");
    for (const title of [
      "The school’s name, in every language",
      "The school’s campuses",
      "The school’s levels and classes",
    ]) {
      await stepOf(page, title).getByText("Done").waitFor();
    }
    await expectUsable(page);

    const reader = await readAsAParent(visit, open, campuses);
    await sendAMessage(reader, campuses);
    await expect
      .poll(async () => (await readLetters(open, firstNames)).read, { timeout: 20_000 })
      .toBeGreaterThanOrEqual(2);
    expect((await readLetters(open, firstNames)).said).toEqual([]);
    const { read, programs, said } = await crawl(open, firstNames);
    expect(said).toEqual([]);
    expect(programs).toBeGreaterThan(100);
    expect(read - programs).toBeGreaterThan(150);
  },
);

// ---------------------------------------------------------------------------------------------------------
// What the secretary does, with the keyboard.

async function go(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

const push = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).first().press("Enter");

/** Types into what is focused, over what it says. */
async function write(field: Locator, words: string) {
  await field.focus();
  await field.press("ControlOrMeta+a");
  await field.page().keyboard.insertText(words);
}

async function writeAll(page: Page, values: Record<string, string>) {
  for (const [label, words] of Object.entries(values)) {
    await write(page.getByLabel(label, { exact: true }).first(), words);
  }
}

async function expectUsable(page: Page) {
  expect(await listViolations(page)).toEqual([]);
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(`${page.url()} ${wider}`).toBe(`${page.url()} 0`);
}

async function removeTheSample(page: Page) {
  const name = "Remove the sample school";
  await page.getByRole("link", { name, exact: true }).press("Enter");
  await page.getByRole("row", { name: /^Altogether/ }).waitFor();
  await page.getByRole("button", { name, exact: true }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Remove the sample school?" });
  await dialog.getByRole("button", { name, exact: true }).press("Enter");
  await page.getByText("The sample school is gone.").waitFor({ timeout: 60_000 });
}

async function nameTheSchool(page: Page) {
  await go(page, "/admin/first-steps");
  await page
    .getByRole("link", { name: "The school’s name, in every language", exact: true })
    .press("Enter");
  await page.getByLabel("Name English").waitFor();
  await writeAll(page, {
    "Name English": "Hill View School",
    "Name हिन्दी": "हिल व्यू स्कूल",
    "Tagline English": "A school above the town",
    "Tagline हिन्दी": "नगर के ऊपर एक विद्यालय",
    "Email address": "office@hillview.example",
    Phone: "+91 177 200 300",
  });
  await expectUsable(page);
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await page.getByText("Saved. Visitors see it now.").waitFor();
}

async function nameTheCampuses(page: Page, campuses: readonly Campus[]) {
  for (const [index, first] of cameWithTheSite.entries()) {
    const campus = campuses[index];
    await go(page, "/admin/campuses");
    if (campus) {
      await openForm(page, first);
      await describeCampus(page, campus);
      await expectUsable(page);
      await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
    } else {
      await page.getByRole("row").filter({ hasText: first }).getByRole("checkbox").press("Space");
      await push(page, "Delete");
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).press("Enter");
    }
    await page.getByRole("row").filter({ hasText: first }).waitFor({ state: "detached" });
  }
  for (const campus of campuses.slice(cameWithTheSite.length)) {
    await go(page, "/admin/campuses/new");
    await describeCampus(page, campus);
    await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
    await page.getByRole("row").filter({ hasText: campus.name }).waitFor();
  }
}

const describeCampus = (page: Page, { name, hindi }: Campus) =>
  writeAll(page, {
    Name: name,
    "Name in Hindi (optional)": hindi,
    "Facts (optional)": "6 acres",
    "Facts in Hindi (optional)": "6 एकड़",
    "In short (optional)": "By the road",
    "In short in Hindi (optional)": "सड़क के पास",
    "Description (optional)": "Two houses and a field.",
    "Description in Hindi (optional)": "दो भवन और एक मैदान।",
  });

/** The school ends with Class 10: it has no use for the fifth level and its classes. */
async function setFourLevels(page: Page) {
  await go(page, "/admin/levels");
  await openForm(page, "Senior Secondary");
  await page.getByRole("combobox", { name: "State", exact: true }).selectOption("archived");
  await expectUsable(page);
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await page.getByText("Saved. Visitors see it now.").waitFor();
}

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="45" fill="#8a1538"/></svg>';

async function giveItsLook(page: Page) {
  await go(page, "/admin/look");
  await page
    .getByLabel(/picture: Logo$/)
    .setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(mark) });
  await page.getByAltText("Logo, as it looks").waitFor();
  await write(
    page.getByRole("textbox", { name: "First colour (optional)", exact: true }),
    "#8a1538",
  );
  await expectUsable(page);
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await page.getByText("Saved. Visitors see it with the next page they open.").waitFor();
}

/** A scan without the words of the sample school. */
function ownPdf() {
  const sheet = readFileSync(samplePdf()).toString("latin1");
  const own = sheet.replaceAll(" Tj ", "    ").replaceAll("Foothills", "Hill View");
  return Buffer.from(own.replaceAll("Paonta Sahib", "Lakeside    "), "latin1");
}

async function addDocument(page: Page, title: string) {
  await go(page, "/admin/documents/new");
  await writeAll(page, { Title: title });
  const buffer = ownPdf();
  await page
    .getByLabel("Choose a PDF")
    .setInputFiles({ name: "day.pdf", mimeType: "application/pdf", buffer });
  await page.getByText("day.pdf: 1 page").waitFor();
  await save(page);
}

async function tellAStory(page: Page, documents: readonly string[]) {
  await go(page, "/admin/news/new");
  await writeAll(page, {
    Title: "The first sports day",
    "Title in Hindi (optional)": "पहला खेल दिवस",
    "Lead (optional)": "Forty runners and one wet field.",
    "Lead in Hindi (optional)": "चालीस धावक और एक गीला मैदान।",
  });
  await write(page.getByRole("textbox", { name: "The story", exact: true }), "It rained at nine.");
  await write(
    page.getByRole("textbox", { name: "The story in Hindi", exact: true }),
    "नौ बजे वर्षा हुई।",
  );
  for (const title of documents) {
    await page.getByLabel("Add a document").selectOption(title);
    await page.getByRole("button", { name: new RegExp(`^Take it off ?: ${title}$`) }).waitFor();
  }
  await expectUsable(page);
  await byBar.letSee(page);
}

const ownPages = [
  { title: "Boarding", hindi: "छात्रावास", path: "boarding" },
  { title: "The library", hindi: "पुस्तकालय", path: "the-library" },
  { title: "How to find us", hindi: "हम तक कैसे पहुँचें", path: "how-to-find-us" },
];

async function addPages(page: Page) {
  for (const { title, hindi } of ownPages) {
    await go(page, "/admin/pages/new");
    await writeAll(page, { Title: title, "Title in Hindi (optional)": hindi });
    const blocks = page.getByRole("group", { name: "Add a block", exact: true });
    await blocks.getByRole("button", { name: "Quote", exact: true }).press("Enter");
    const block = page.getByRole("group", { name: "1. Quote", exact: true });
    await write(block.getByLabel("What is said", { exact: true }), "It is quiet at nine.");
    await write(
      block.getByLabel("What is said in Hindi (optional)", { exact: true }),
      "नौ बजे शांति होती है।",
    );
    await expectUsable(page);
    await byBar.letSee(page);
  }
}

async function changeTheMenu(page: Page) {
  await go(page, "/admin/content/menu");
  await page.locator("summary", { hasText: "About" }).first().press("Enter");
  await write(page.getByLabel("Name English").first(), "The school");
  await write(page.getByLabel("Name हिन्दी").first(), "विद्यालय");
  await page.getByRole("button", { name: "Add a link" }).first().press("Enter");
  await page.keyboard.insertText("/boarding");
  await write(page.getByLabel("Name English").last(), "Boarding");
  await write(page.getByLabel("Name हिन्दी").last(), "छात्रावास");
  await expectUsable(page);
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await page.getByText("Saved. Visitors see it now.").waitFor();
}

async function sendATestLetter(page: Page) {
  await go(page, "/admin/settings");
  await page.getByRole("button", { name: "Send me a test letter" }).press("Enter");
  await page.getByText(`On its way to ${office.email}.`).waitFor();
}

// ---------------------------------------------------------------------------------------------------------
// What a parent finds, on a phone and in both languages.

async function readAsAParent(visit: Visit, at: Site, campuses: readonly Campus[]) {
  const page = await visit("/", { site: at.url, on: phone });
  const slug = (name: string) => name.toLowerCase().replaceAll(" ", "-");
  const longest = campuses.at(-1)?.name ?? "";
  const paths = [
    ...["/", "/about", "/campuses", "/contact", "/admissions", "/news/the-first-sports-day"],
    ...["/disclosure", "/boarding", "/how-to-find-us", `/campus/${slug(longest)}`],
  ];
  for (const path of paths.flatMap((each) => [each, `/hi${each === "/" ? "" : each}`])) {
    await go(page, path);
    expect(`${path}: ${await page.title()}`).toMatch(/Hill View School|हिल व्यू स्कूल/);
    await expectUsable(page);
  }
  await go(page, "/academics");
  await page.getByRole("heading", { name: "Four levels" }).waitFor();
  await go(page, "/hi/news/the-first-sports-day");
  await page.getByText("नौ बजे वर्षा हुई।").waitFor();
  for (const title of ["Programme of the day", "Results of the day"]) {
    await page.getByRole("link", { name: new RegExp(title) }).waitFor();
  }
  return page;
}

async function sendAMessage(page: Page, campuses: readonly Campus[]) {
  await go(page, "/contact");
  await writeAll(page, {
    "Your name": "Asha Rana",
    Email: "asha@mail.example",
    Message: "When may we come and look?",
  });
  const form = page.getByRole("region", { name: "Write to the school" });
  await form.getByLabel(/^Campus/).selectOption(campuses[1]?.name ?? "");
  await form.getByRole("checkbox").press("Space");
  await form.getByRole("button", { name: "Send the message" }).press("Enter");
  await page.getByText("Thank you, your message is here").waitFor();
}
