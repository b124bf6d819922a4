import type { Page } from "playwright-core";
import { afterEach, describe, expect } from "vitest";
import { listViolations, listViolationsOf } from "../fixtures/accessibility.ts";
import { coming, past } from "../fixtures/announced-events.ts";
import { enterEvent, removeEvents } from "../fixtures/entered-events.ts";
import { devices, phone, test } from "../fixtures/visit.ts";

const pageSize = 10;

/** The event that opens the page, then those of the months. */
const headings = (page: Page) => page.locator("main :is(.opening-words h2, .agenda-month li h3)");
const titles = (page: Page) => headings(page).allInnerTexts();
const monthOfEvent = ({ starts_at }: { starts_at: string }) =>
  new Intl.DateTimeFormat("en", {
    month: "long",
    year: "numeric",
    timeZone: "Asia/Kolkata",
  }).format(new Date(starts_at));
const dayOfEvent = ({ starts_at }: { starts_at: string }) =>
  `${new Date(starts_at).toLocaleString("en", { day: "numeric", timeZone: "Asia/Kolkata" })} ${monthOfEvent({ starts_at })}`;
/** Headings break where it looks best, so only the words are compared. */
const listed = async (page: Page) =>
  (await titles(page)).map((title) => title.replace(/\s+/g, " "));
const titlesOf = (events: { title: string }[]) => events.map(({ title }) => title);

afterEach(removeEvents);

describe("A parent looks at coming events", () => {
  test("soonest first, each linking to its own page, without JavaScript too", async ({ visit }) => {
    const page = await visit("/invites", { javaScript: false });
    expect(coming.length).toBeGreaterThan(pageSize);
    expect(await listed(page)).toEqual(titlesOf(coming.slice(0, pageSize)));
    const links = await headings(page)
      .locator("a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links).toEqual(coming.slice(0, pageSize).map(({ slug }) => `/invites/${slug}`));
    // Except the focal point of the large picture.
    expect(await page.locator("[style]:not(img)").count()).toBe(0);
    expect(await page.getByRole("contentinfo").count()).toBe(0);
  });

  test.for([390, 820, 1440])(
    "the next one opens the page with a large picture, %i px wide",
    {
      tags: ["full"],
    },
    async (width, { visit }) => {
      const viewport = { width, height: 900 };
      const page = await visit("/invites", { on: { viewport }, javaScript: false });
      const title = coming[0]?.title ?? "";
      const [picture, words] = await Promise.all([
        page.locator(".opening-picture").boundingBox(),
        page.getByRole("heading", { level: 2, name: title }).boundingBox(),
      ]);
      if (!picture || !words) throw new Error("A part is missing.");
      expect(picture.y + picture.height).toBeLessThanOrEqual(viewport.height);
      expect(words.y + words.height).toBeLessThanOrEqual(viewport.height);
      expect(picture.width).toBeGreaterThan(width / 2);
      expect((await listed(page)).filter((one) => one === title)).toHaveLength(1);
    },
  );

  test.for([820, 1440])(
    "no row stands half empty, %i px wide",
    { tags: ["full"] },
    async (width, { visit }) => {
      const page = await visit("/invites", { on: { viewport: { width, height: 900 } } });
      for (const path of ["/invites", "/invites?when=past", "/invites?campus=majra"]) {
        await page.goto(path);
        const rows = await page.locator(".agenda-month > ol").evaluateAll((lists) =>
          lists.flatMap((list) => {
            const { right } = list.getBoundingClientRect();
            const entries = [...list.children].map((entry) => entry.getBoundingClientRect());
            return entries.map(({ top }) => {
              const row = entries.filter((entry) => entry.top === top);
              return Math.round(right - Math.max(...row.map((entry) => entry.right)));
            });
          }),
        );
        expect([path, rows.filter((left) => left !== 0)]).toEqual([path, []]);
        const alone = page.locator(".agenda-entry:only-child .agenda-picture");
        for (const picture of await alone.all())
          expect((await picture.boundingBox())?.width).toBeGreaterThan(width / 3);
      }
    },
  );

  test("on a phone the large pictures are as wide as the line of their month", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/invites", { on: phone });
    const [line, picture] = await Promise.all([
      page.locator(".agenda-month > ol").first().boundingBox(),
      page.locator(".agenda-entry.large .agenda-picture").first().boundingBox(),
    ]);
    if (!line || !picture) throw new Error("A part is missing.");
    expect(picture.x).toBeCloseTo(line.x);
    expect(picture.width).toBeCloseTo(line.width);
    expect(picture.y).toBeGreaterThan(line.y);
  });

  test("the months stand above, each leading to its events, with a flag for each", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/invites", { javaScript: false });
    const months = page.getByRole("navigation", { name: "Months" });
    const linked = await months.locator(".month-link:is(a)").allInnerTexts();
    const shown = coming.slice(0, pageSize);
    const names = [...new Set(shown.map(monthOfEvent))];
    expect(linked).toHaveLength(names.length);
    for (const [place, name] of names.entries()) expect(linked[place]).toContain(name);
    const flags = await months
      .locator(".flags")
      .evaluateAll((all) => all.map((month) => month.children.length));
    expect(linked.map((words) => Number(/(\d+) events/.exec(words)?.[1] ?? 1))).toEqual(flags);
    expect(flags).toEqual(
      names.map((name) => shown.filter((event) => monthOfEvent(event) === name).length),
    );
    await months.locator("a.month-link").last().click();
    const last = page.getByRole("region", { name: names.at(-1) ?? "" });
    await expect
      .poll(() => last.evaluate((it) => it.getBoundingClientRect().top))
      .toBeLessThan(900);
    for (const href of await months
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "")))
      expect([href, await page.locator(href).count()]).toEqual([href, 1]);
  });

  test("continues to later ones and comes back", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/invites");
    const beyond = coming[pageSize];
    if (!beyond) throw new Error("There are too few events.");
    await page.getByRole("link", { name: `Later events From ${dayOfEvent(beyond)}` }).click();
    const later = titlesOf(coming.slice(pageSize, 2 * pageSize));
    await expect.poll(() => listed(page)).toEqual(later);
    // Other scenarios may have left events of their own.
    const more = coming.length > 2 * pageSize ? 1 : 0;
    expect(await page.getByRole("link", { name: "Later events" }).count()).toBe(more);
    const lastBefore = dayOfEvent(coming[pageSize - 1] ?? beyond);
    await page.getByRole("link", { name: `Sooner events Until ${lastBefore}` }).click();
    await expect.poll(() => listed(page)).toEqual(titlesOf(coming.slice(0, pageSize)));
    expect(await page.getByRole("link", { name: "Sooner events" }).count()).toBe(0);
  });

  test("chooses a campus and a kind: the address keeps them, and All clears them", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/invites?utm_source=email");
    const campus = page.getByRole("group", { name: "Campus" });
    await page.getByText("Campus and kind").click();
    await campus.getByRole("link", { name: "Majra" }).click();
    await page.waitForURL("**/invites?campus=majra");
    const atMajra = coming.filter((event) => (event.campus ?? "majra") === "majra");
    await expect.poll(() => listed(page)).toEqual(titlesOf(atMajra.slice(0, pageSize)));
    await page.getByRole("group", { name: "Kind" }).getByRole("link", { name: "Assembly" }).click();
    await page.waitForURL("**/invites?campus=majra&category=assembly");
    const assemblies = atMajra.filter(({ category }) => category === "assembly");
    await expect.poll(() => listed(page)).toEqual(titlesOf(assemblies));
    const chosen = page.locator("main fieldset [aria-current=true]");
    expect(await chosen.allInnerTexts()).toEqual(["Coming", "Majra", "Assembly"]);
    await campus.getByRole("link", { name: "All" }).click();
    await page.waitForURL("**/invites?category=assembly");
  });

  test("on a phone the list comes first, and the finer choices unfold", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit("/invites", { on: phone, javaScript: false });
    const majra = page.getByRole("group", { name: "Campus" }).getByRole("link", { name: "Majra" });
    await majra.waitFor({ state: "hidden" });
    await page.getByText("Campus and kind").click();
    await majra.click();
    await page.waitForURL("**/invites?campus=majra");
    expect(await majra.getAttribute("aria-current")).toBe("true");
    await majra.waitFor();
  });

  test("sees past events, newest first", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/invites");
    await page.getByRole("group", { name: "When" }).getByRole("link", { name: "Past" }).click();
    await page.waitForURL("**/invites?when=past");
    await expect.poll(() => listed(page)).toEqual(titlesOf(past));
    expect(await page.getByRole("link", { name: /^Reply/ }).count()).toBe(0);
  });

  test("finds nothing under a choice, and a way back to all", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit("/invites?campus=juniors&category=sport");
    await page.getByRole("heading", { name: "No coming event fits this choice" }).waitFor();
    await page.getByRole("link", { name: "All coming events" }).click();
    await expect.poll(() => listed(page)).toEqual(titlesOf(coming.slice(0, pageSize)));
  });

  test("an invalid address shows all", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/invites?campus=nowhere&when=soon&category=')&after=2026_x");
    expect(await listed(page)).toEqual(titlesOf(coming.slice(0, pageSize)));
  });

  test("Reply on the home page leads to the event", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/");
    const rsvp = page.getByRole("link", { name: /^Reply to / }).first();
    const title = ((await rsvp.getAttribute("aria-label")) ?? "").replace("Reply to ", "");
    await rsvp.click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.goBack();
    await page.getByRole("link", { name: title, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
  });
});

describe.each(devices)("axe finds nothing wrong on a $device", ({ on }) => {
  test("on lists and events", { tags: ["full"] }, async ({ visit }) => {
    const paths = [
      "/invites?when=past&campus=majra",
      "/invites?campus=juniors&category=sport",
      "/invites/annual-sports-day",
      "/invites/winter-concert",
    ];
    expect(await listViolationsOf(await visit("/invites", { on }), paths)).toEqual({});
  });

  test.for(["/invites", "/invites/book-fair"])(
    "on %s",
    { tags: ["full"] },
    async (path, { visit }) => {
      expect(await listViolations(await visit(path, { on }))).toEqual([]);
    },
  );

  test("on a cancelled event and on an unknown one", { tags: ["full"] }, async ({ visit }) => {
    const { slug } = await enterEvent({ cancelled_at: new Date().toISOString() });
    const page = await visit(`/invites/${slug}`, { on, announced: [/status of 404/] });
    expect(await listViolations(page)).toEqual([]);
    await page.goto("/invites/no-such-event");
    expect(await listViolations(page)).toEqual([]);
  });
});
