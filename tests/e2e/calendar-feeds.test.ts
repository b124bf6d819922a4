import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, inject } from "vitest";
import { addDays } from "../../data/calendar/days.ts";
import { indianDay } from "../../data/calendar/indian-time.ts";
import { enterEntry, far, removeEntries } from "../fixtures/calendar-entries.ts";
import { readCalendar } from "../fixtures/calendar-file.ts";
import { test } from "../fixtures/visit.ts";

const site = inject("sampleSite");
afterEach(removeEntries);

describe("A family subscribes", () => {
  const feed = async (name: string) => {
    const answer = await fetch(`${site.url}/calendar/feed/${name}`);
    const lines = (await answer.text()).replaceAll("\r\n ", "").split("\r\n");
    return { answer, lines };
  };
  /** The lines of one entry in a feed. */
  const entryIn = (lines: string[], id: string) => {
    const at = lines.indexOf(`UID:${id}`);
    return at < 0 ? [] : lines.slice(at, lines.indexOf("END:VEVENT", at));
  };
  const sequence = (lines: string[]) =>
    Number(lines.find((line) => line.startsWith("SEQUENCE:"))?.slice(9));

  test("to a campus and level: links for three calendars and the address itself", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/calendar");
    const panel = page.getByRole("region", { name: "In your own calendar" });
    await panel.getByRole("link", { name: "Majra" }).click();
    await panel.getByText("Address of this calendar").click();
    await panel.getByText("/calendar/feed/majra.ics").waitFor();
    await panel.getByRole("link", { name: "Primary", exact: true }).click();
    await panel.getByText("/calendar/feed/majra-primary.ics").waitFor();
    expect(page.url()).toMatch(/\/calendar\?campus=majra&level=primary#subscribe$/);
    const https = (await panel.locator("code").textContent()) ?? "";
    expect(https).toMatch(/^https?:\/\/.+\/calendar\/feed\/majra-primary\.ics$/);
    const webcal = https.replace(/^https?:/, "webcal:");
    const target = (name: string) => panel.getByRole("link", { name }).getAttribute("href");
    expect(await target("Subscribe")).toBe(webcal);
    expect(await target("Add to Google")).toContain(encodeURIComponent(webcal));
    expect(await target("Add to Outlook")).toContain(encodeURIComponent(https));
    const { answer, lines } = await feed("majra-primary.ics");
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("etag")).toBeTruthy();
    expect(lines).toContain("X-WR-CALNAME:Foothills School · Majra · Primary");
  });

  test("a feed has the entries of its campus and level, those for all, and the campus's events", async () => {
    const own = await enterEntry({ campus: "majra", level: "primary" });
    const all = await enterEntry({});
    const other = await enterEntry({ campus: "juniors" });
    const middle = await enterEntry({ campus: "majra", level: "middle" });
    await expect
      .poll(async () => {
        const { lines } = await feed("majra-primary.ics");
        return [own, all, other, middle].map(({ id }) => lines.includes(`UID:${id}`));
      })
      .toEqual([true, true, false, false]);
    const { lines } = await feed("majra-primary.ics");
    expect(lines.some((line) => line.includes("/invites/inter-house-quiz"))).toBe(true);
    expect(lines.some((line) => line.includes("/invites/annual-sports-day"))).toBe(false);
    const everything = (await feed("all.ics")).lines;
    expect(entryIn(everything, middle.id)).toContain(`SUMMARY:${middle.title} (Majra\\, Middle)`);
  });

  test("My week is a feed of what concerns the chosen campus and classes", async () => {
    const own = await enterEntry({ campus: "majra", level: "primary" });
    const all = await enterEntry({});
    const other = await enterEntry({ campus: "juniors" });
    const middle = await enterEntry({ campus: "majra", level: "middle" });
    const file = () => fetch(`${site.url}/my-week/calendar.ics?campus=majra&grade=class-3`);
    await expect
      .poll(async () => {
        const { events } = readCalendar(await (await file()).text());
        const listed = new Set(events.map(({ uid }) => uid));
        return [own, all, other, middle].map(({ id }) => listed.has(id));
      })
      .toEqual([true, true, false, false]);
    expect((await file()).headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  });

  test("a changed entry keeps its UID and raises its SEQUENCE, whatever is written there", async () => {
    const entry = await enterEntry({ recurrence: "FREQ=WEEKLY;UNTIL=20991231" });
    const read = async () => entryIn((await feed("all.ics")).lines, entry.id);
    await expect.poll(async () => sequence(await read())).toBe(0);
    expect(await read()).toContain("RRULE:FREQ=WEEKLY;UNTIL=20991231");
    const { events } = readCalendar(
      await (await fetch(`${site.url}/calendar/feed/all.ics`)).text(),
    );
    const days = events.find(({ uid }) => uid === entry.id)?.iterator();
    expect([days?.next(), days?.next()].map(String)).toEqual([`${far}-10`, `${far}-17`]);
    await entry.change({ ends_on: `${far}-12` });
    await expect.poll(async () => sequence(await read())).toBe(1);
    expect(await read()).toContain(`DTEND;VALUE=DATE:${far.replace("-", "")}13`);
    await entry.change({ sequence: 0, title: `${entry.title} again` });
    await expect.poll(async () => sequence(await read())).toBe(2);
    await entry.change({ translations: { hi: { title: "फिर से" } } });
    await expect.poll(async () => sequence(await read())).toBe(3);
    await expect
      .poll(async () => (await fetch(`${site.url}/hi/calendar/feed/all.ics`)).text())
      .toContain("SUMMARY:फिर से\r\n");
  });

  test("a weekly entry leaves out the holidays", async () => {
    const day = (later: number) => addDays(indianDay(new Date()), later);
    const weekly = await enterEntry({
      ...{ starts_on: day(300), ends_on: day(300), recurrence: "FREQ=WEEKLY;COUNT=3" },
      campus: "majra",
    });
    const closed = { starts_on: day(307), ends_on: day(308), kind: "holiday", campus: "majra" };
    await enterEntry(closed);
    const left = `EXDATE;VALUE=DATE:${day(307).replaceAll("-", "")}`;
    await expect
      .poll(async () => entryIn((await feed("majra.ics")).lines, weekly.id))
      .toContain(left);
    const file = await fetch(`${site.url}/calendar/entry/${weekly.id}/entry.ics`);
    expect(await file.text()).toContain(left);
  });

  test("an unknown feed and an unknown entry are not found", async () => {
    for (const path of [
      ...["feed/moon.ics", "feed/majra.txt", "feed/majra-tenth.ics"],
      ...["entry/none/entry.ics", `entry/${randomUUID()}/entry.ics`],
    ]) {
      expect([path, (await fetch(`${site.url}/calendar/${path}`)).status]).toEqual([path, 404]);
    }
  });

  test("one entry alone is a file to download", { tags: ["full"] }, async ({ visit }) => {
    const entry = await enterEntry({});
    const page = await visit(`/calendar?month=${far}&view=agenda`);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: `Add to calendar: ${entry.title}` }).click();
    expect((await download).suggestedFilename()).toBe(`${far}-10.ics`);
  });
});
