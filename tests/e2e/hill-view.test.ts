// @module-tag full
import type { Page } from "playwright-core";
import { afterEach, expect } from "vitest";
import { crawl, readLetters } from "../fixtures/crawl.ts";
import {
  type Campus,
  expectUsable,
  foundingSecretary,
  go,
  writeAll,
} from "../fixtures/founding-secretary.ts";
import { atWorkOn } from "../fixtures/people.ts";
import { type Site, startSite } from "../fixtures/site.ts";
import { phone, test, type Visit } from "../fixtures/visit.ts";

// Sets up a school of another name from the installation on, on a phone and by keyboard, only through the
// screens, by a secretary who reads English or Hindi. At the end no page, program or sheet for visitors
// contains the names of the first school and its places.

const firstNames = /foothills|paonta|majra|फ़ुटहिल|फुटहिल|पांवटा|पाँवटा|माजरा/iu;

/** The new names of the campuses that came with the site, in order, and the added ones. */
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

let site: Site | undefined;
afterEach(() => site?.stop());

const beginnings = [
  { beginning: "two campuses, from the sample school", seed: "sample", campuses: two },
  { beginning: "nine campuses, from nothing", seed: "none", campuses: nine },
] as const;
const walks = (["en", "hi"] as const).flatMap((language) =>
  beginnings.map((begun) => ({ ...begun, language })),
);

test.for(walks)(
  "Hill View School with $beginning, its office in $language",
  { timeout: 900_000 },
  async ({ seed, campuses, language }, { visit }) => {
    const open = await startSite({ seed });
    site = open;
    const first = language === "hi" ? "/hi/admin/first-steps" : "/admin/first-steps";
    const page = await atWorkOn(() => open.address)(visit, first, { on: phone });
    const secretary = foundingSecretary(page, language);
    if (seed === "sample") await secretary.removeTheSample();
    await secretary.nameTheSchool();
    await secretary.nameTheCampuses(campuses);
    await secretary.setFourLevels();
    await secretary.giveItsLook();
    const documents = ["Programme of the day", "Results of the day"];
    for (const title of documents) await secretary.addDocument(title);
    await secretary.tellAStory(documents);
    await secretary.addPages();
    await secretary.changeTheMenu();
    await secretary.sendATestEmail();
    await secretary.seeWhatIsDone();

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
  await go(page, "/hi/boarding");
  await page.getByText("नौ बजे शांति होती है।").waitFor();
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
  await page.getByText("Thank you, your message has arrived").waitFor();
}
