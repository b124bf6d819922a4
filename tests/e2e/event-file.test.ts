import { afterEach, describe, expect, inject } from "vitest";
import { getEvent } from "../../data/events/events.ts";
import { enterEvent, removeEvents } from "../fixtures/entered-events.ts";
import { visitorClient } from "../fixtures/site.ts";
import { test } from "../fixtures/visit.ts";

const site = inject("sampleSite");
const visitor = visitorClient(site);
afterEach(removeEvents);

describe("A parent adds an event to their own calendar", () => {
  const fetchFile = async (slug: string) => {
    const answer = await fetch(`${site.url}/invites/${slug}/event.ics`);
    const file = await answer.text();
    const lines = file.replaceAll("\r\n ", "").split("\r\n");
    return { answer, file, lines };
  };

  test("by a link that downloads a file", async ({ visit }) => {
    const page = await visit("/invites/annual-sports-day");
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Add to calendar" }).click();
    expect((await download).suggestedFilename()).toBe("annual-sports-day.ics");
  });

  test("as RFC 5545 requires: line ends, lengths, escapes, Indian time", {
    tags: ["full"],
  }, async () => {
    const { slug } = await enterEvent({
      title: "तारों की रात: a long night with the telescope; bring a blanket, and a friend",
      body: "One\\two.\n\nThree.",
    });
    const { answer, file, lines } = await fetchFile(slug);
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of file.split("\r\n")) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain("\uFFFD");
    }
    const event = await getEvent(visitor, slug, "en");
    expect(lines[0]).toBe("BEGIN:VCALENDAR");
    expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""]);
    for (const line of [
      `UID:${event?.id}`,
      "DTSTART;TZID=Asia/Kolkata:20310308T093000",
      "DTEND;TZID=Asia/Kolkata:20310308T120000",
      "SUMMARY:तारों की रात: a long night with the telescope\\; bring a blanket\\, and a friend",
      "DESCRIPTION:One\\\\two.\\n\\nThree.",
      "LOCATION:Library\\, Majra campus\\, Foothills School",
      `URL:${site.url}/invites/${slug}`,
      "STATUS:CONFIRMED",
    ]) {
      expect(lines).toContain(line);
    }
  });

  test("a whole day is a date, and ends with the day after", async () => {
    const { slug } = await enterEvent({
      all_day: true,
      starts_at: "2031-03-06T18:30:00Z",
      ends_at: "2031-03-09T18:29:00Z",
    });
    const { lines } = await fetchFile(slug);
    expect(lines).toContain("DTSTART;VALUE=DATE:20310307");
    expect(lines).toContain("DTEND;VALUE=DATE:20310310");
  });

  test("a file downloaded again replaces the entry it made", async () => {
    // Created a while ago, so that the change is later by whole seconds.
    const { slug, change } = await enterEvent({ created_at: "2026-11-01T08:00:00Z" });
    const sequence = (lines: string[]) =>
      Number(lines.find((line) => line.startsWith("SEQUENCE:"))?.slice(9));
    const uid = (lines: string[]) => lines.find((line) => line.startsWith("UID:"));
    const first = (await fetchFile(slug)).lines;
    await expect
      .poll(async () => {
        await change({ cancelled_at: new Date().toISOString() });
        return sequence((await fetchFile(slug)).lines);
      })
      .toBeGreaterThan(sequence(first));
    const second = (await fetchFile(slug)).lines;
    expect(uid(second)).toBe(uid(first));
    expect(second).toContain("STATUS:CANCELLED");
  });

  test("an unknown event has no file", async () => {
    expect((await fetchFile("no-such-event")).answer.status).toBe(404);
  });
});
