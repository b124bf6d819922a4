import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { isFull } from "../fixtures/suite.ts";
import { hasFocus, test } from "../fixtures/visit.ts";

/** docs/requirements.md R2.5, followed by the pages that parents open every day. */
const menus: Record<string, [label: string, path: string][]> = {
  About: [
    ["Our Story", "/about"],
    ["Mission & Vision", "/about/vision"],
    ["What our Leaders Say", "/about/messages"],
    ["Scholarships", "/scholarship"],
  ],
  Academics: [
    ["Pre-Primary", "/academics/pre-primary"],
    ["Primary", "/academics/primary"],
    ["Middle", "/academics/middle"],
    ["Secondary", "/academics/secondary"],
    ["Senior Secondary", "/academics/senior-secondary"],
    ["Faculty", "/faculty"],
    ["Calendar", "/calendar"],
  ],
  "Campus Life": [
    ["Paonta Sahib", "/campus/paonta-sahib"],
    ["Juniors", "/campus/juniors"],
    ["Majra", "/campus/majra"],
    ["Buses", "/transport"],
    ["Performing Arts", "/co-curricular/performing-arts"],
    ["Sports", "/co-curricular/sports-athletics"],
    ["Visual Arts", "/co-curricular/visual-arts"],
    ["Clubs", "/co-curricular/clubs-societies"],
  ],
  Community: [
    ["Alumni Network", "/alumni"],
    ["Photo Gallery", "/gallery"],
    ["Video Gallery", "/video-gallery"],
    ["Events", "/invites"],
    ["News", "/news"],
    ["Notices", "/notices"],
    ["My week", "/my-week"],
    ["Meetings & Visits", "/meetings"],
  ],
};
const invitation = "Hover over a link to learn more";

const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const dropdown = (page: Page, label: string) =>
  mainMenu(page).locator("details", { has: page.locator("summary", { hasText: label }) });

/** Opens a dropdown and returns its sheet. */
async function open(page: Page, label: string) {
  const menu = dropdown(page, label);
  await menu.locator("summary").click();
  await menu.getByRole("link").first().waitFor();
  return menu;
}

describe("A visitor finds a page in the top bar", () => {
  test("each dropdown has its links", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/about/messages");
    for (const [label, links] of Object.entries(menus)) {
      const menu = await open(page, label);
      const shown = await menu
        .getByRole("link")
        .evaluateAll((all) =>
          all.map((link) => [link.firstChild?.textContent, link.getAttribute("href")]),
        );
      expect(shown).toEqual(links);
    }
  });

  test("the sheet invites, then describes the hovered link", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit("/about/messages");
    const said = new Set<string>();
    for (const [label, links] of Object.entries(menus)) {
      const menu = await open(page, label);
      await menu.getByText(invitation).waitFor();
      for (const [name, path] of links) {
        await menu.locator(`a[href="${path}"]`).hover();
        const description = menu.locator("p", { hasText: name }).locator("+ p");
        await description.waitFor();
        said.add((await description.textContent()) ?? "");
        expect(await menu.getByText(invitation).count()).toBe(0);
      }
    }
    expect(said.size).toBe(Object.values(menus).flat().length);
  });

  test("it invites again when pointer and focus have left its links", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/about/messages");
    const menu = await open(page, "About");
    const described = (name: string) => menu.locator("p", { hasText: name });
    await menu.getByRole("link", { name: "Our Story" }).hover();
    await described("Our Story").waitFor();
    await menu.locator("summary").hover();
    await menu.getByText(invitation).waitFor();
    // The focus keeps a description that the pointer leaves.
    await menu.getByRole("link", { name: "Scholarships" }).focus();
    await menu.getByRole("link", { name: "Our Story" }).hover();
    await described("Our Story").waitFor();
    await menu.locator("summary").hover();
    await described("Scholarships").waitFor();
    await menu.locator("summary").focus();
    await menu.getByText(invitation).waitFor();
  });

  test("by keyboard: Enter opens, Tab describes, Escape closes and returns the focus", async ({
    visit,
  }) => {
    const page = await visit("/about/messages");
    const menu = dropdown(page, "About");
    const summary = menu.locator("summary");
    await summary.focus();
    await page.keyboard.press("Enter");
    await menu.getByText(invitation).waitFor();
    await page.keyboard.press("Tab");
    await menu.locator("p", { hasText: "Our Story" }).waitFor();
    await page.keyboard.press("Tab");
    await menu.locator("p", { hasText: "Mission & Vision" }).waitFor();
    await page.keyboard.press("Escape");
    await menu.getByRole("link").first().waitFor({ state: "hidden" });
    await hasFocus(summary);
  });

  test("a link focused before the scripts arrived is described once they do", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/about/messages");
    const cameLate = Promise.withResolvers<void>();
    await page.route("**/assets/entry.client-*.js", async (route) => {
      await cameLate.promise;
      await route.continue();
    });
    await page.reload({ waitUntil: "commit" });
    const menu = dropdown(page, "About");
    await menu.locator("summary").focus();
    await page.keyboard.press("Enter");
    await menu.getByText(invitation).waitFor();
    await page.keyboard.press("Tab");
    cameLate.resolve();
    await menu.locator("p", { hasText: "Our Story" }).waitFor();
  });

  test("only one dropdown is open; a click beside it closes it", async ({ visit }) => {
    const page = await visit("/about/messages");
    const about = await open(page, "About");
    const community = await open(page, "Community");
    await about.getByRole("link").first().waitFor({ state: "hidden" });
    await page.getByRole("heading", { level: 1 }).click({ force: true, position: { x: 5, y: 5 } });
    // The sheet covers the page, so the click may land in it: a second one lands below.
    await page.mouse.click(720, 880);
    await community.getByRole("link").first().waitFor({ state: "hidden" });
  });

  test("choosing a link goes there and closes the dropdown", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit("/about/messages");
    const menu = await open(page, "Campus Life");
    await menu.getByRole("link", { name: "Sports" }).click();
    await page.getByRole("heading", { level: 1, name: "Sports & Athletics" }).waitFor();
    await menu.getByRole("link").first().waitFor({ state: "hidden" });
  });

  test("the dropdowns work without JavaScript", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/about/messages", { javaScript: false });
    const about = await open(page, "About");
    await about.getByText(invitation).waitFor();
    const campusLife = await open(page, "Campus Life");
    await about.getByRole("link").first().waitFor({ state: "hidden" });
    await campusLife.getByRole("link", { name: "Sports" }).click();
    await page.getByRole("heading", { level: 1, name: "Sports & Athletics" }).waitFor();
  });

  test("Admissions, Contact, Join Now and the logo are plain links", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit("/about/messages");
    const header = page.getByRole("banner");
    const path = (name: string | RegExp) => header.getByRole("link", { name }).getAttribute("href");
    expect(await path("Admissions")).toBe("/admissions");
    expect(await path("Contact")).toBe("/contact");
    expect(await path("Join Now")).toBe("/admissions");
    await header.getByRole("link", { name: /^Foothills School, .*, home$/ }).click();
    await page.getByRole("heading", { level: 1, name: /Where the plains end/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: /^Foothills School, .*, home$/ })
      .waitFor();
  });
});

describe("The header follows the scroll", () => {
  const ground = (page: Page) =>
    page
      .getByRole("banner")
      .evaluate((header) => Number(getComputedStyle(header, "::before").opacity));
  const logo = async (page: Page) => {
    const marks = page
      .getByRole("banner")
      .getByRole("link", { name: /, home$/ })
      .locator("> *");
    return marks.evaluateAll((all) => all.map((mark) => Number(getComputedStyle(mark).opacity)));
  };
  const scrollTo = (page: Page, y: number) =>
    page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);

  /** They cross between 25 and 50 px, where the background still lets the picture through. */
  const logosMeet = async (page: Page) => {
    for (const [y, top, scrolled] of [
      [25, 1, 0],
      [30, 0.8, 0.2],
      [45, 0.2, 0.8],
      [50, 0, 1],
    ] as const) {
      await scrollTo(page, y);
      await expect
        .poll(() => logo(page))
        .toEqual([expect.closeTo(top, 1), expect.closeTo(scrolled, 1)]);
    }
  };

  test("on the home page its background appears between 0 and 100 px, and the logo cross-fades", async ({
    visit,
  }) => {
    const page = await visit("/");
    expect(await ground(page)).toBe(0);
    expect(await logo(page)).toEqual([1, 0]);
    await scrollTo(page, 50);
    await expect.poll(() => ground(page)).toBeCloseTo(0.5, 1);
    await logosMeet(page);
    for (const y of [100, 1000]) {
      await scrollTo(page, y);
      await expect.poll(() => ground(page)).toBe(1);
      await expect.poll(() => logo(page)).toEqual([0, 1]);
    }
    await scrollTo(page, 0);
    await expect.poll(() => ground(page)).toBe(0);
  });

  test("on an inner page it is solid from the start, and the footer's logo has one look", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/about/messages");
    expect(await ground(page)).toBe(1);
    expect(await logo(page)).toEqual([0, 1]);
    const marks = page
      .getByRole("contentinfo")
      .getByRole("link", { name: /, home$/ })
      .locator("> *");
    expect(await marks.count()).toBe(1);
    expect(await marks.evaluate((mark) => getComputedStyle(mark).opacity)).toBe("1");
  });

  test("a browser without scroll timelines fades it too", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/", {
      before: async (opened) => {
        await opened.addInitScript(() => {
          const supports = CSS.supports.bind(CSS) as (...asked: string[]) => boolean;
          CSS.supports = (...asked: string[]) =>
            !asked.join().includes("animation-timeline") && supports(...asked);
        });
        await opened.route("**/*.css", async (route) => {
          const answer = await route.fetch();
          await route.fulfill({ response: answer, body: withoutTimelines(await answer.text()) });
        });
        await opened.route("**/", async (route) => {
          const answer = await route.fetch();
          // Its policy names the sheets as the server wrote them into the page.
          const { "content-security-policy": _, ...headers } = answer.headers();
          const body = withoutTimelines(await answer.text());
          await route.fulfill({ response: answer, headers, body });
        });
      },
    });
    expect(await ground(page)).toBe(0);
    await scrollTo(page, 50);
    await expect.poll(() => ground(page)).toBeCloseTo(0.5, 1);
    await logosMeet(page);
    await scrollTo(page, 400);
    await expect.poll(() => logo(page)).toEqual([0, 1]);
  });

  test("an open dropdown has its background at once", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/");
    await open(page, "About");
    await expect.poll(() => ground(page)).toBe(1);
  });
});

/** The styles as read by a browser without scroll timelines. */
function withoutTimelines(styles: string): string {
  return styles.replaceAll("animation-timeline:", "unknown-timeline:");
}

/**
 * The parts of the top bar that are cut off or hidden without another way to them, at the screen's width
 * and letter size.
 */
function listBarFaults() {
  const bar = document.querySelector("header.site-header > .page");
  if (!bar) return ["no bar"];
  const controls = [...bar.querySelectorAll("a, button, summary")].filter(
    (one) => one.checkVisibility() && !one.closest("details > :not(summary)"),
  );
  const boxes = controls.map((one) => one.getBoundingClientRect()).sort((a, b) => a.left - b.left);
  const edge =
    bar.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(bar).paddingRight);
  const ways = controls.map((one) => one.getAttribute("href") ?? one.getAttribute("commandfor"));
  return [
    boxes.some(({ right }) => right > edge + 1) && "beyond the margin",
    boxes.some(({ left }, place) => left < (boxes[place - 1]?.right ?? 0) - 1) && "overlapping",
    !ways.some((way) => way === "full-menu" || way?.endsWith("/login")) && "no way to sign in",
  ].filter((fault) => fault !== false);
}

test.for(
  [
    { path: "/about", letters: 130 },
    { path: "/about", letters: 100, isLong: true },
    { path: "/about", letters: 115, isLong: true },
    { path: "/about", letters: 200, isLong: true },
    { path: "/hi/about", letters: 100, isLong: true },
    { path: "/hi/about", letters: 115, isLong: true },
    { path: "/hi/about", letters: 130, isLong: true },
    { path: "/hi/about", letters: 200, isLong: true },
  ].filter(({ isLong }) => isFull || !isLong),
)(
  "The top bar of $path fits every width from 320 to 1920 px with letters of $letters %",
  async ({ path, letters }, { visit }) => {
    const page = await visit(path);
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, letters);
    for (let width = 320; width <= 1920; width += isFull ? 20 : 80) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(listBarFaults), `${width} px`).toEqual([]);
    }
  },
);
