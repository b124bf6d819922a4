import type { Page } from "playwright-core";
import { afterEach, describe, expect, inject } from "vitest";
import { getEvent } from "../../data/events/events.ts";
import { coming } from "../fixtures/announced-events.ts";
import { enterEvent, removeEvents } from "../fixtures/entered-events.ts";
import { visitorClient } from "../fixtures/site.ts";
import { phone, test } from "../fixtures/visit.ts";

const site = inject("sampleSite");
const visitor = visitorClient(site);
const detail = (page: Page, name: string) =>
  page.getByRole("complementary").locator("section", { hasText: name });

afterEach(removeEvents);

describe("A parent reads an invitation", () => {
  test("with everything there is to know, without JavaScript too", async ({ visit }) => {
    const event = await getEvent(visitor, "annual-sports-day", "en");
    if (!event) throw new Error("There is no sports day.");
    const page = await visit(`/invites/${event.slug}`, { javaScript: false });
    await page.getByRole("heading", { level: 1, name: event.title }).waitFor();
    await page.getByRole("img", { name: event.cover_alt ?? "" }).waitFor();
    const text = ((await page.getByRole("main").textContent()) ?? "").replace(/\s+/g, " ");
    expect(text).toContain(event.summary);
    // In the programme of the day the hour stands apart, without the dash.
    const written = event.body
      .split("\n\n")
      .map((line) => line.replace(/(?<=^\d+:\d\d [ap]m) –/, ""));
    for (const paragraph of written) expect(text).toContain(paragraph);
    expect(await detail(page, "When").textContent()).toContain("Saturday, 9:00 am – 1:30 pm");
    expect(await detail(page, "Where").textContent()).toContain("Main groundPaonta Sahib");
    expect(await detail(page, "RSVPs").textContent()).toContain(
      `${event.placesLeft} of 600 places left; please reply until`,
    );
    const rsvp = page.getByRole("region", { name: "Say whether you come" });
    expect(await rsvp.getByRole("link", { name: "Reply by email" }).getAttribute("href")).toMatch(
      /^mailto:info@school\.example\?subject=Reply%3A%20Annual%20sports%20day$/,
    );
    expect(await rsvp.getByRole("link", { name: /^Call / }).getAttribute("href")).toBe(
      "tel:+910000000001",
    );
    // Except the focal point of the picture.
    expect(await page.locator("[style]:not(img)").count()).toBe(0);
  });

  test("its breadcrumbs end with its title", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/invites/winter-concert");
    const title = await page.getByRole("heading", { level: 1 }).textContent();
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
    const labels = await crumbs.locator("a, [aria-current]").allInnerTexts();
    expect(labels).toEqual(["Home", "Events", title]);
  });

  test("on a phone a long title wraps in the breadcrumbs", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit("/invites/open-morning", { on: phone });
    const crumb = page.getByRole("navigation", { name: "Breadcrumb" }).locator("[aria-current]");
    const hidden = await crumb.evaluate((it) => it.scrollHeight - it.clientHeight);
    expect(hidden).toBeLessThanOrEqual(1);
  });

  test("the hours of the day are beside its words, and the way to reply beside the picture", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/invites/open-morning");
    const programme = page.getByRole("list", { name: "Programme of the day" });
    const [hours, words, picture, facts, reply] = await Promise.all(
      [
        programme,
        page.getByText("Sixty visitors at most"),
        page.locator(".event-picture"),
        page.getByRole("complementary", { name: /^About / }),
        page.getByRole("link", { name: "Reply", exact: true }),
      ].map((part) => part.boundingBox()),
    );
    if (!hours || !words || !picture || !facts || !reply) throw new Error("A part is missing.");
    expect(hours.x).toBeGreaterThan(words.x + words.width);
    expect(picture.x).toBeGreaterThanOrEqual(facts.x + facts.width);
    const firstScreen = page.viewportSize()?.height ?? 0;
    for (const part of [picture, reply])
      expect(part.y + part.height).toBeLessThanOrEqual(firstScreen);
    expect(hours.y).toBeGreaterThan(facts.y + facts.height);
  });

  test("Reply is the page's own action, in orange, and leads to the form", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/invites/annual-sports-day", { on: phone });
    const orange = page.locator("[data-variant=cta]");
    expect(await orange.allInnerTexts()).toEqual(["Reply"]);
    const programme = page.getByRole("list", { name: "Programme of the day" });
    expect(await programme.getByRole("listitem").count()).toBe(6);
    await orange.click();
    await page.waitForURL("**/invites/annual-sports-day#reply");
    const place = page.getByRole("region", { name: "Say whether you come" });
    await expect
      .poll(() => place.evaluate((it) => it.getBoundingClientRect().top))
      .toBeLessThan(200);
  });

  test("goes to the previous event, the next event and back to all", { tags: ["full"] }, async ({
    visit,
  }) => {
    const [before, event, after] = coming.slice(2, 5);
    if (!before || !event || !after) throw new Error("There are too few events.");
    const page = await visit(`/invites/${event.slug}`);
    const others = page.getByRole("navigation", { name: "Other events" });
    await others.getByRole("link", { name: after.title }).click();
    await page.getByRole("heading", { level: 1, name: after.title }).waitFor();
    await others.getByRole("link", { name: event.title }).click();
    await page.getByRole("heading", { level: 1, name: event.title }).waitFor();
    await others.getByRole("link", { name: before.title }).waitFor();
    await others.getByRole("link", { name: "All events" }).click();
    await page.getByRole("heading", { level: 1, name: "Events" }).waitFor();
  });

  test("a full one has a waiting list", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/invites/winter-concert");
    await detail(page, "RSVPs").getByText("All 350 places are taken.").waitFor();
    const place = page.getByRole("region", { name: "Join the waiting list" });
    await place.getByText("people on the waiting list").waitFor();
    await place.getByText("14", { exact: true }).waitFor();
  });

  test("one of several whole days gives its first and last day", { tags: ["full"] }, async ({
    visit,
  }) => {
    const { slug } = await enterEvent({
      all_day: true,
      starts_at: "2031-03-06T18:30:00Z",
      ends_at: "2031-03-09T18:29:00Z",
    });
    const page = await visit(`/invites/${slug}`);
    const when = ((await detail(page, "When").textContent()) ?? "").replace(/\s+/g, " ");
    expect(when).toContain("7 March 2031 Friday to 9 March All day");
    await detail(page, "RSVPs").getByText("No RSVP needed: just come.").waitFor();
    expect(await page.getByRole("link", { name: "Reply", exact: true }).count()).toBe(0);
  });

  test("too late: RSVPs are closed", { tags: ["full"] }, async ({ visit }) => {
    const { slug } = await enterEvent({ rsvp_enabled: true, rsvp_until: "2026-01-05T12:00:00Z" });
    const page = await visit(`/invites/${slug}`);
    await detail(page, "RSVPs").getByText("RSVPs were open until 5 January 2026.").waitFor();
    expect(await page.getByRole("link", { name: "Reply", exact: true }).count()).toBe(0);
  });

  test("a cancelled one says so before anything else, here and on the list", async ({ visit }) => {
    const { slug, change } = await enterEvent({ rsvp_enabled: true, category: "general" });
    const page = await visit(`/invites/${slug}`);
    await page.getByRole("link", { name: "Reply", exact: true }).waitFor();
    await change({ cancelled_at: new Date().toISOString() });
    await page.reload();
    await page.getByText("This event is cancelled").waitFor();
    expect(await page.getByRole("link", { name: "Reply", exact: true }).count()).toBe(0);
    await page.goto("/invites?category=general");
    await page.getByRole("listitem").getByText("Cancelled", { exact: true }).waitFor();
  });

  test("a draft and an unknown one are not found, and there is a way back", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/invites/campus-debate", { announced: [/status of 404/] });
    await page.getByRole("heading", { level: 1, name: "Event not found" }).waitFor();
    const { status } = await fetch(`${site.url}/invites/campus-debate`);
    expect(status).toBe(404);
    await page.getByRole("link", { name: "Back to Events" }).click();
    await page.getByRole("heading", { level: 1, name: "Events" }).waitFor();
  });
});
