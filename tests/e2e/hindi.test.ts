import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { listPages } from "../fixtures/site-map.ts";
import { browsers, desktop, hydrated, phone, test } from "../fixtures/visit.ts";

const pages = await listPages(inject("sampleSite"));

const inHindi = (path: string) => (path === "/" ? "/hi" : `/hi${path}`);
const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
const languageOf = (page: Page) => page.locator("html").getAttribute("lang");
const choose = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true }).click();

describe("A parent changes the language", () => {
  test.for(browsers)(
    "deep in the site, and stays on the page, $browser",
    async ({ javaScript }, { visit }) => {
      const page = await visit("/academics/middle", { javaScript });
      expect(await languageOf(page)).toBe("en-IN");
      await choose(page, "हिन्दी");
      await page.getByRole("heading", { level: 1, name: "मिडिल" }).waitFor();
      expect(pathOf(page)).toBe("/hi/academics/middle");
      expect(await languageOf(page)).toBe("hi-IN");
      await choose(page, "English");
      await page.getByRole("heading", { level: 1, name: "Middle" }).waitFor();
      expect(pathOf(page)).toBe("/academics/middle");
      expect(await languageOf(page)).toBe("en-IN");
    },
  );

  test("and keeps the choices on the page", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/calendar?view=agenda&month=2027-01&campus=majra");
    await choose(page, "हिन्दी");
    await page.getByRole("heading", { level: 2, name: "जनवरी 2027" }).first().waitFor();
    expect(pathOf(page)).toBe("/hi/calendar?view=agenda&month=2027-01&campus=majra");
  });

  test("and keeps what is typed into a form until the page is left", async ({ visit }) => {
    const page = await visit("/contact");
    await page.getByLabel("Your name").fill("Asha Rao");
    await page.getByLabel("Message", { exact: true }).fill("When does the bus leave?");
    await page.getByLabel("What it is about").selectOption("School buses");
    await choose(page, "हिन्दी");
    await page.waitForURL("**/hi/contact");
    await expect.poll(() => page.getByLabel("आपका नाम").inputValue()).toBe("Asha Rao");
    expect(await page.locator('[name="message"]').inputValue()).toBe("When does the bus leave?");
    await page.getByRole("contentinfo").getByRole("link", { name: "छात्रवृत्तियाँ" }).click();
    await page.getByRole("heading", { level: 1, name: "छात्रवृत्तियाँ" }).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem("typed:contact"))).toBe(null);
  });

  test("and finds the child's name in the form, but no medical note", async ({ visit }) => {
    const sport = pages.find((path) => path.startsWith("/co-curricular/sports-athletics/"));
    const form = `/register/sports/${sport?.split("/").at(-1)}`;
    const page = await visit(form);
    await page.locator('[name="child_name"]').fill("Tara Negi");
    await page.locator('[name="medical_note"]').fill("Asthma");
    await choose(page, "हिन्दी");
    await page.waitForURL(`**${inHindi(form)}`);
    const typed = (name: string) => page.locator(`[name="${name}"]`).inputValue();
    await expect.poll(() => typed("child_name")).toBe("Tara Negi");
    expect(await typed("medical_note")).toBe("");
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Asthma");
  });

  test("and keeps it: an English address from somebody else opens in Hindi", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/about");
    await choose(page, "हिन्दी");
    await page.getByRole("heading", { level: 1, name: "हमारी कहानी" }).waitFor();
    await page.goto("/admissions?campus=majra");
    await page.getByRole("heading", { level: 1, name: "प्रवेश" }).waitFor();
    expect(pathOf(page)).toBe("/hi/admissions?campus=majra");
    await choose(page, "English");
    await page.getByRole("heading", { level: 1, name: "Admissions" }).waitFor();
    await page.goto("/about");
    await page.getByRole("heading", { level: 1, name: "Our Story" }).waitFor();
    expect(pathOf(page)).toBe("/about");
  });

  test("on a phone, from the full menu", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/notices", { on: phone });
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByRole("link", { name: "हिन्दी" }).click();
    await page.getByRole("heading", { level: 1, name: "सूचनाएँ" }).waitFor();
    expect(pathOf(page)).toBe("/hi/notices");
  });
});

test("an unknown address is answered in Hindi, and leads to the Hindi home page", async ({
  visit,
}) => {
  const page = await visit("/hi/no/such/page", { announced: [/status of 404/] });
  await page.getByRole("heading", { level: 1, name: "पृष्ठ नहीं मिला" }).waitFor();
  expect((await fetch(page.url())).status).toBe(404);
  expect(await languageOf(page)).toBe("hi-IN");
  expect(await page.title()).toContain("पृष्ठ नहीं मिला");
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "मुखपृष्ठ पर जाएँ" }).click();
  await page.getByRole("heading", { level: 1, name: /जहाँ मैदान थमते हैं/ }).waitFor();
  expect(pathOf(page)).toBe("/hi");
});

test("A browser set to Hindi gets one offer of it, which leads to the same page", async ({
  visit,
}) => {
  const page = await visit("/admissions", { on: { ...phone, locale: "hi-IN" } });
  const offer = page.getByRole("complementary", { name: "हिन्दी" });
  await offer.getByText("यह साइट हिन्दी में भी है।").waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.reload();
  await hydrated(page);
  expect(await offer.count()).toBe(0);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await offer.getByRole("link", { name: "हिन्दी में पढ़ें" }).click();
  await page.waitForURL("**/hi/admissions");
});

describe.each(browsers)(
  "A form gives its errors in Hindi and keeps what was typed, $browser",
  ({ javaScript }) => {
    const options = { javaScript, announced: [/status of 422/] };

    test("the admission enquiry", async ({ visit }) => {
      const page = await visit("/hi/admissions", options);
      const form = page.getByRole("region", { name: "पूछताछ भेजें" });
      await form.getByLabel("बच्चे का नाम").fill("मीरा राव");
      await form.getByLabel("कक्षा").selectOption("कक्षा 1");
      await form.getByLabel("ई-मेल").fill("asha.rao");
      await form.getByRole("button", { name: "यह पूछताछ भेजें" }).click();
      await page.getByRole("alert").first().waitFor();
      await form.getByText("कृपया कोई एक परिसर चुनें।").last().waitFor();
      await form.getByText("कृपया ई-मेल पता इस तरह लिखें: name@example.com").last().waitFor();
      const notice = await page.getByRole("alert").first().textContent();
      expect(notice?.replace("name@example.com", "")).not.toMatch(/[A-Za-z]/);
      expect(await form.getByText(/^Please/).count()).toBe(0);
      expect(await form.getByLabel("बच्चे का नाम").inputValue()).toBe("मीरा राव");
      expect(await form.getByLabel("कक्षा").inputValue()).toBe("class-1");
      expect(await form.getByLabel("ई-मेल").inputValue()).toBe("asha.rao");
      expect(new URL(page.url()).pathname).toBe("/hi/admissions");
      expect(await languageOf(page)).toBe("hi-IN");
    });

    test("the message to the school, which then arrives", { tags: ["full"] }, async ({ visit }) => {
      const page = await visit("/hi/contact", options);
      const message = page.getByRole("textbox", { name: "संदेश" });
      await page.getByLabel("आपका नाम").fill("आशा राव");
      await page.getByLabel("ई-मेल").fill("asha.rao@school.example");
      await message.fill("छोटा");
      await page.getByRole("button", { name: "संदेश भेजें" }).click();
      await page.getByText("कृपया थोड़ा और लिखें, कम से कम दस अक्षर।").last().waitFor();
      expect(await message.inputValue()).toBe("छोटा");
      expect(await page.getByLabel("आपका नाम").inputValue()).toBe("आशा राव");
      await message.fill("शनिवार को माजरा से बस कितने बजे चलती है?");
      await page.getByRole("checkbox").check();
      await page.getByRole("button", { name: "संदेश भेजें" }).click();
      await page.getByText(/^MSG-\d\d-[2-9A-Z]{7}$/).waitFor();
      expect(new URL(page.url()).pathname).toBe("/hi/contact/received");
      expect(await languageOf(page)).toBe("hi-IN");
    });
  },
);

test("Hindi headings use the site's font, not the device's", { tags: ["full"] }, async ({
  visit,
}) => {
  const page = await visit("/hi/about");
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status, unicodeRange }) => status === "loaded" && /U\+9[0-7]/i.test(unicodeRange))
      .map(({ family }) => family.replaceAll('"', ""));
  });
  expect(loaded).toContain("Eczar Hindi");
  expect(loaded).toContain("Mukta Hindi");
  const family = await page
    .getByRole("heading", { level: 1 })
    .evaluate((heading) => getComputedStyle(heading).fontFamily);
  expect(family).toMatch(/^"?Eczar Hindi/);
});

describe("Every page in Hindi", () => {
  /** hindi-pages.test.ts visits it on a phone and on a desktop. */
  const visited =
    /^\/(?:about(?:\/vision)?|scholarship|academics.*|campus.*|co-curricular(?:\/(?!sports).*)?|alumni|faculty|privacy|terms)$/;

  test("declares its language", async () => {
    for (const path of pages) {
      const answer = await fetch(inject("sampleSite").url + inHindi(path));
      expect(await answer.text(), path).toMatch(/<html[^>]* lang="hi-IN"/);
    }
  });

  test.for(pages.filter((path) => !visited.test(path)))(
    "%s: axe finds nothing wrong",
    { tags: ["full"] },
    async (path, { visit }) => {
      const page = await visit(inHindi(path), { on: desktop });
      expect(await languageOf(page)).toBe("hi-IN");
      // Pages of an account first say that they wait for the session.
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      expect(await listViolations(page)).toEqual([]);
    },
  );

  // Two seconds for each page, as for any other that a test opens.
  const forEach = { timeout: pages.length * 2_000 };

  test("fits a screen of 320 px", { tags: ["full"], ...forEach }, async ({ visit }) => {
    const page = await visit("/hi", { on: { ...phone, viewport: { width: 320, height: 700 } } });
    const tooWide: unknown[] = [];
    for (const path of pages) {
      await page.goto(inHindi(path));
      await hydrated(page);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (over > 0) tooWide.push([path, over]);
    }
    expect(tooWide).toEqual([]);
  });
});
