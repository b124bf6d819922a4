import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import type { MenuEntry, SiteMenu } from "../../data/pages/menu-schema.ts";
import { listViolations } from "../fixtures/accessibility.ts";
import { emptyOffice, save, soon } from "../fixtures/empty-office.ts";
import { undo } from "../fixtures/office-forms.ts";
import { fewer, isFull } from "../fixtures/suite.ts";
import { hasFocus, phone, test, type Visit } from "../fixtures/visit.ts";

const { office, atWork, visitorsSee: read } = emptyOffice();
const form = "/admin/content/menu";

/** A page of the school as visitors see it. */
const visitSchool = (visit: Visit, path: string, options: Parameters<Visit>[1] = {}) =>
  visit(path, { ...options, site: office().site.url });

const topBar = (page: Page) => page.getByRole("navigation", { name: /^(Main|मुख्य मेन्यू)$/ });
const dropdown = (page: Page, label: string) =>
  topBar(page).locator("details", { has: page.locator("summary", { hasText: label }) });
const namesIn = (page: Page, label: string) =>
  dropdown(page, label)
    .locator("a")
    .evaluateAll((links) => links.map((link) => link.firstChild?.textContent));
const footer = (page: Page) => page.getByRole("contentinfo");

const section = (page: Page, name: string) => page.getByRole("region", { name });
/** Opens a menu or an entry of the form by the text of its line. */
const openLine = (page: Page, words: string) =>
  page.locator("summary", { hasText: words }).first().click();
const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).press("Enter");

/** Saves a menu for the school, without the form; the next test finds the original again. */
async function keep(menu: SiteMenu, hindi?: SiteMenu) {
  const translations = hindi ? { hi: { content: hindi, source: menu, outdated: 0 } } : {};
  const { colleague } = office();
  await colleague.from("site_content").delete().in("key", ["menu", "hi/menu"]).throwOnError();
  await colleague
    .rpc("save_site_content", { content_key: "menu", english: menu, translations })
    .throwOnError();
}
const toOriginal = () =>
  office().colleague.from("site_content").delete().in("key", ["menu", "hi/menu"]).throwOnError();

/** A menu with one group. */
const ownMenu: SiteMenu = {
  groups: [
    {
      name: "Our own house",
      isHidden: false,
      entries: [{ kind: "page", goesTo: "/faculty", name: "" }],
    },
  ],
  direct: [],
  footer: [],
  legal: [],
};

describe("The secretary changes the menu", () => {
  test("renames a group, adds a link, moves and removes an entry; visitors see it in both languages", async ({
    visit,
  }) => {
    await toOriginal();
    const page = await atWork(visit, "/admin/content");
    const state = page.getByRole("listitem").filter({ hasText: "Menu and footer" });
    await state.getByText("The original").waitFor();
    await page.getByRole("link", { name: "Menu and footer" }).click();

    await openLine(page, "About");
    await page.getByLabel("Name English").first().fill("The school");
    await page.getByLabel("Name हिन्दी").first().fill("हमारा विद्यालय");
    const up = page.getByRole("button", { name: "Move Scholarships up" });
    await up.press("Enter");
    await page.getByText("Scholarships: now 3 of 4").waitFor();
    await hasFocus(up);
    await up.press("Enter");
    await press(page, "Remove What our Leaders Say");

    await page.getByRole("button", { name: "Add a link" }).first().click();
    await page.keyboard.type("https://cbse.example/results");
    await page.getByLabel("Name English").last().fill("Board results");
    await page.getByLabel("Name हिन्दी").last().fill("बोर्ड के परिणाम");
    await save(page);

    const english = await visitSchool(visit, "/faculty");
    expect(await namesIn(english, "The school")).toEqual([
      "Our Story",
      "Scholarships",
      "Mission & Vision",
      "Board results (another site)",
    ]);
    await dropdown(english, "The school").locator("summary").click();
    const link = dropdown(english, "The school").getByRole("link", {
      name: "Board results (another site)",
    });
    expect(await link.getAttribute("href")).toBe("https://cbse.example/results");
    expect(await link.getAttribute("rel")).toBe("external noopener");
    expect(await link.getAttribute("target")).toBe(null);
    await link.focus();
    await english.getByText("On another site: cbse.example").waitFor();
    // When a visitor goes to another page of the site, the menu stays as it is.
    await dropdown(english, "The school").getByRole("link", { name: "Scholarships" }).click();
    await english.waitForURL("**/scholarship");
    expect(await namesIn(english, "The school")).toHaveLength(4);

    const hindi = await visitSchool(visit, "/hi/faculty");
    expect(await namesIn(hindi, "हमारा विद्यालय")).toContain("बोर्ड के परिणाम (दूसरी वेबसाइट)");
    expect(await namesIn(hindi, "हमारा विद्यालय")).toContain("छात्रवृत्तियाँ");
  });

  test("a page removed from the menu still exists: it has breadcrumbs, and is in the sitemap and the search", {
    tags: ["full"],
  }, async ({ visit }) => {
    await keep(ownMenu);
    const page = await visitSchool(visit, "/about/messages");
    expect(await page.getByRole("banner").locator('a[href="/about/messages"]').count()).toBe(0);
    const way = page.getByRole("navigation", { name: "Breadcrumb" });
    const crumbs = await way.locator("a, [aria-current]").allInnerTexts();
    expect(crumbs).toEqual(["Home", "About", "What our Leaders Say"]);
    expect(await read("/sitemap.xml")).toContain("/about/messages<");
    expect(await read("/search?q=leaders")).toContain('href="/about/messages"');
  });

  test("returns to the original with one click, and back again by Undo", {
    tags: ["full"],
  }, async ({ visit }) => {
    await keep(ownMenu);
    expect(await read("/faculty")).toContain("Our own house");
    const page = await atWork(visit, form);
    await page.getByRole("button", { name: "Back to the original" }).click();
    await page.getByText("Visitors see the original now.").waitFor();
    await expect.poll(() => read("/faculty"), soon).not.toContain("Our own house");
    await page.locator("summary", { hasText: "About" }).waitFor();
    await undo(page);
    await expect.poll(() => read("/faculty"), soon).toContain("Our own house");
    await page.locator("summary", { hasText: "Our own house" }).waitFor();
  });

  test("an address that leads nowhere is refused at its field, and nothing typed is lost", {
    tags: ["full"],
  }, async ({ visit }) => {
    await toOriginal();
    const title = `School shop ${Date.now()}`;
    const path = `shop-${Date.now()}`;
    await office()
      .colleague.from("own_pages")
      .insert({ title, path, status: "published" })
      .throwOnError();
    const page = await atWork(visit, form);
    const direct = section(page, "Links beside the menus");
    await direct.getByRole("button", { name: "Add a link" }).click();
    const address = direct.getByLabel("Address");
    const offered = direct.locator(`datalist option[label="${title}"]`);
    await expect.poll(() => offered.getAttribute("value")).toBe(`/${path}`);
    for (const wrong of ["javascript:alert(1)", "tel:+911234567890", "www.cbse.example"]) {
      await address.fill(wrong);
      await direct.getByLabel("Name English").fill("Results");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await direct.getByText("Please enter a page of the site such as /admissions").waitFor();
      expect(await address.inputValue()).toBe(wrong);
    }
    // Copied from the browser's address bar, in any language.
    await address.fill(`${office().site.url}/hi/news`);
    await direct.getByLabel("Name English").fill("Latest");
    expect(await address.inputValue()).toBe("/news");
    await save(page);
    const visitor = await visitSchool(visit, "/faculty");
    expect(await topBar(visitor).getByRole("link", { name: "Latest" }).getAttribute("href")).toBe(
      "/news",
    );
  });

  test("hides a group, moves an entry to the footer and renames a page", {
    tags: ["full"],
  }, async ({ visit }) => {
    await toOriginal();
    const page = await atWork(visit, form);
    await openLine(page, "Community");
    await page.getByLabel("Hide it from visitors").check();
    await openLine(page, "Notices");
    await page.getByLabel("Stands in").selectOption({ label: "Last line of the footer" });
    await page.getByText("Notices: now in Last line of the footer").waitFor();
    const columns = section(page, "Columns of the footer");
    await columns.getByRole("button", { name: "Add a column" }).click();
    await columns.getByLabel("Name English").fill("For parents");
    await columns.getByRole("button", { name: "Add a page" }).click();
    await columns.getByLabel("Page", { exact: true }).selectOption("/admissions/fees");
    await columns.getByLabel("Name here English").fill("What it costs");
    await save(page);

    const visitor = await visitSchool(visit, "/faculty");
    expect(await topBar(visitor).getByText("Community").count()).toBe(0);
    const parents = footer(visitor).getByRole("heading", { name: "For parents" });
    await parents.waitFor();
    const costs = footer(visitor).getByRole("link", { name: "What it costs" });
    expect(await costs.getAttribute("href")).toBe("/admissions/fees");
    expect(await footer(visitor).getByRole("link", { name: "Notices" }).count()).toBe(2);

    const bare = await visitSchool(visit, "/faculty", { on: phone, javaScript: false });
    await bare.getByRole("button", { name: "Open menu" }).click();
    const menu = bare.getByRole("dialog", { name: "Menu" });
    await menu.getByText("Campus Life").waitFor();
    expect(await menu.getByText("Community").count()).toBe(0);
    await menu.getByRole("link", { name: "Notices" }).waitFor();
  });
});

describe("However large the menu is", () => {
  const widths = isFull
    ? [320, 390, 600, 820, 1024, 1200, 1280, 1440, 1600, 1680, 1920]
    : [320, 820, 1280, 1920];
  const paths = ["/about", "/faculty", "/news", "/gallery", "/campuses", "/contact", "/disclosure"];
  const more = ["/notices", "/invites", "/alumni", "/privacy", "/terms", "/transport", "/meetings"];
  const most = ["/admissions", "/calendar", "/my-week", "/academics", "/scholarship", "/search"];
  const entries: MenuEntry[] = [...paths, ...more, ...most].map((goesTo) => ({
    kind: "page",
    goesTo,
    name: "",
  }));
  const menuOf = (count: number, name: string, each = entries): SiteMenu => {
    const groups = Array.from({ length: count }, (_, place) => ({
      name: `${name} ${place + 1}`,
      isHidden: false,
      entries: each,
    }));
    return {
      groups,
      direct: entries.slice(0, 2),
      footer: groups.slice(0, 3),
      legal: each.slice(0, 6),
    };
  };

  const menus = [
    { what: "eight long groups", menu: menuOf(8, "Everything about the school"), language: "" },
    { what: "no entry", menu: menuOf(4, "School", []), language: "" },
    { what: "one group", menu: menuOf(1, "School"), language: "" },
    { what: "eight short groups", menu: menuOf(8, "Us"), language: "" },
    { what: "six Hindi groups", menu: menuOf(6, "सह-शैक्षिक गतिविधियाँ"), language: "/hi" },
  ];

  test.for(fewer(menus, 1))(
    "$what fit at every width, in the bar or behind its button",
    async ({ menu, language }, { visit }) => {
      await keep(menu, menu);
      const page = await visitSchool(visit, `${language}/faculty`);
      const button = page.getByRole("button", { name: /^(Open menu|मेन्यू खोलें)$/ });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(overflow, `at ${width} px`).toBe(0);
        expect(await button.isVisible(), `one of both at ${width} px`).toBe(
          !(await topBar(page).isVisible()),
        );
        expect(await page.getByRole("banner").evaluate(partsThatTouch), `at ${width} px`).toEqual(
          [],
        );
      }
      expect(await listViolations(page)).toEqual([]);
      await toOriginal();
    },
  );

  /** Pairs of neighbours in the top bar that overlap, and names broken into two lines. */
  function partsThatTouch(banner: Element) {
    const row = banner.querySelector(".page");
    const parts = [
      ...(row?.querySelectorAll(":scope > a, :scope > nav > *, :scope > div > *") ?? []),
    ]
      .map((part) => ({
        words: part.textContent,
        box: (part.querySelector("summary") ?? part).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0);
    return parts.flatMap(({ words, box }, place) => {
      const next = parts[place + 1];
      return next && box.right > next.box.left + 1 ? [[words, next.words]] : [];
    });
  }
});

test.for(isFull ? [form, `/hi${form}`] : [form])(
  "everybody can use %s, on a phone too",
  async (path, { visit }) => {
    await toOriginal();
    const page = await atWork(visit, path, { on: phone });
    await openLine(page, path === form ? "About" : "परिचय");
    await openLine(page, path === form ? "Our Story" : "हमारी कहानी");
    await page.getByLabel(/^(Page|पृष्ठ)$/).waitFor();
    expect(await listViolations(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    const small = await page
      .locator(".menu-list :is(button, summary):visible")
      .evaluateAll((all) =>
        all
          .filter((each) => each.getBoundingClientRect().height < 44)
          .map((each) => each.textContent),
      );
    expect(small).toEqual([]);
  },
);
