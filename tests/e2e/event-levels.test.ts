import { afterEach, describe, expect, inject } from "vitest";
import { addDays, monthOf, startOfDay } from "../../data/calendar/days.ts";
import { indianDay } from "../../data/calendar/indian-time.ts";
import { enterEvent, removeEvents } from "../fixtures/entered-events.ts";
import { test } from "../fixtures/visit.ts";

afterEach(removeEvents);

const tomorrow = addDays(indianDay(new Date()), 1);
const at = (hour: string) => new Date(startOfDay(tomorrow).replace("00:00", hour)).toISOString();
const walk = (title: string, levels: string[]) =>
  enterEvent({ title, levels, campus: null, starts_at: at("09:00"), ends_at: at("12:00") });

describe("An event for one level", () => {
  test("is in the week and the calendar of its children alone, and says whom it is for", {
    tags: ["full"],
  }, async ({ visit }) => {
    const title = `Long walk ${Date.now()}`;
    const { slug } = await walk(title, ["middle"]);
    const month = monthOf(tomorrow);
    for (const [path, isThere] of [
      ["/my-week?grade=class-7", true],
      ["/my-week?grade=class-2", false],
      ["/my-week?grade=class-2&grade=class-7", true],
      ["/my-week?campus=majra", true],
      // Juniors teaches nobody of this level.
      ["/campus/juniors", false],
      [`/calendar?view=agenda&month=${month}`, true],
      [`/calendar?view=agenda&month=${month}&level=middle`, true],
      [`/calendar?view=agenda&month=${month}&level=primary`, false],
    ] as const) {
      const page = await visit(path, { javaScript: false });
      const found = await page.getByRole("main").getByText(title).count();
      expect([path, found > 0]).toEqual([path, isThere]);
    }
    const page = await visit(`/invites/${slug}`, { javaScript: false });
    await page.getByRole("complementary").getByText("Middle", { exact: true }).waitFor();
  });

  test("is in the calendar file of its level alone, which names the level elsewhere", {
    tags: ["full"],
  }, async () => {
    const title = `Long walk ${Date.now()}`;
    await walk(title, ["primary", "middle"]);
    const file = async (name: string) =>
      (
        await (await fetch(`${inject("sampleSite").url}/calendar/feed/${name}.ics`)).text()
      ).replaceAll("\r\n ", "");
    expect(await file("all")).toContain(`${title} (Primary\\, Middle)`);
    expect(await file("all-middle")).toContain(`SUMMARY:${title}\r\n`);
    expect(await file("all-secondary")).not.toContain(title);
  });
});
