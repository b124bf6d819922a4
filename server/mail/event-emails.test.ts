import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SchoolClient } from "../../data/client.ts";
import { unnamedSchool } from "../../data/school/unnamed-school.ts";
import { readCalendar } from "../../tests/fixtures/calendar-file.ts";
import {
  type MailServer,
  type ReceivedEmail,
  startMailServer,
} from "../../tests/fixtures/mail-server.ts";
import { type RunningServer, runServer } from "../testing/running-server.ts";

// The emails that a guest gets, from the RSVP to the event's cancellation.
let mailServer: MailServer;
const dataDir = mkdtempSync(join(tmpdir(), "event-emails-"));
let server: RunningServer;
let visitor: SchoolClient;
let service: SchoolClient;
const day = (hour: number) => `2031-03-08T0${hour}:00:00+00:00`;

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await runServer(dataDir, {
    SMTP_URL: mailServer.url,
    MAIL_FROM: "office@school.example",
  });
  const keys = JSON.parse(readFileSync(join(dataDir, "keys.json"), "utf8"));
  const as = (key: string): SchoolClient =>
    createClient(server.url, key, { auth: { persistSession: false } });
  [visitor, service] = [as(keys.publishableKey), as(keys.secretKey)];
});
afterAll(async () => {
  await server?.stop();
  await mailServer?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The next email to an address with these words in its subject. */
async function mail(to: string, subject: string): Promise<ReceivedEmail> {
  const find = () =>
    mailServer.received.find(
      (mail) => mail.to?.[0]?.address === to && mail.subject?.includes(subject),
    );
  await expect.poll(find, { timeout: 10_000 }).toBeTruthy();
  return find() as ReceivedEmail;
}

/** The calendar file of an email as it was sent: the parser changes its line ends. */
function calendarOf({ raw, attachments }: ReceivedEmail) {
  const [, attached = ""] = /^Content-Type: application\/ics.*?\r\n\r\n([^-]+)/ms.exec(raw) ?? [];
  const file = Buffer.from(attached, "base64").toString("utf8");
  // Mail programs use the alternative part, people the attachment.
  const beside = attachments.find(({ mimeType }) => mimeType === "text/calendar");
  const content = Buffer.from(beside?.content as ArrayBuffer).toString("utf8");
  expect(content.trim()).toBe(file.replaceAll("\r\n", "\n").trim());
  const { calendar, events } = readCalendar(file);
  const [event] = events;
  if (!event || events.length > 1) throw new Error("It is not one event.");
  const method = calendar.getFirstPropertyValue("method");
  return { event, method, status: event.component.getFirstPropertyValue("status") };
}

const start = ({ event }: ReturnType<typeof calendarOf>) =>
  event.startDate.toJSDate().toISOString();

const keyIn = (mail: ReceivedEmail) => /reply\?key=([0-9a-f]{64})/.exec(mail.text ?? "")?.[1] ?? "";

test("a guest gets the event as a calendar entry, and every change of it", async () => {
  const { data: event } = await service
    .from("events")
    .insert({
      title: "Tea, talk; and “trees”",
      slug: "tea",
      venue: "Hall",
      campus: "majra",
      starts_at: day(4),
      ends_at: day(6),
      status: "published",
      rsvp_enabled: true,
    })
    .select()
    .single()
    .throwOnError();
  const to = "asha@mail.example";
  const { data: reply } = await service
    .rpc("create_event_rsvp", { event_id: event.id, name: "Asha", email: to, children: 2 })
    .single()
    .throwOnError();

  const first = await mail(to, "You are expected");
  expect(first.text).toContain(`Reference: ${reply.reference}`);
  expect(first.text).toContain("Who is coming: 1 adult, 2 children");
  const begun = calendarOf(first);
  expect(begun).toMatchObject({ method: "PUBLISH", status: "CONFIRMED" });
  expect(start(begun)).toBe("2031-03-08T04:00:00.000Z");
  expect(begun.event.startDate.toString()).toBe("2031-03-08T09:30:00");
  expect(begun.event.duration.toString()).toBe("PT2H");
  expect(begun.event.summary).toBe("Tea, talk; and “trees”");
  expect(begun.event.location).toContain("Hall, Majra campus");

  // The link shows the RSVP; opening the link changes nothing.
  const { data: seen } = await visitor
    .rpc("get_event_rsvp", { token: keyIn(first) })
    .single()
    .throwOnError();
  expect(seen).toMatchObject({ status: "going", children: 2 });

  await service
    .from("events")
    .update({ starts_at: day(5) })
    .eq("id", event.id)
    .throwOnError();
  const moved = await mail(to, "Time or place has changed");
  expect(moved.text).toContain("Previously:");
  const second = calendarOf(moved);
  expect(start(second)).toBe("2031-03-08T05:00:00.000Z");
  expect(second.event.uid).toBe(begun.event.uid);
  expect(second.event.sequence).toBeGreaterThan(begun.event.sequence);

  await visitor.rpc("cancel_event_rsvp", { token: keyIn(moved) }).throwOnError();
  const cancelled = calendarOf(await mail(to, "Your RSVP is cancelled"));
  expect(cancelled).toMatchObject({ method: "CANCEL", status: "CANCELLED" });
  expect(cancelled.event.uid).toBe(begun.event.uid);
  expect(cancelled.event.sequence).toBeGreaterThan(second.event.sequence);
});

test("a guest who replied in Hindi learns in Hindi that the event is cancelled", async () => {
  const { data: event } = await service
    .from("events")
    .insert({
      title: "Book fair",
      slug: "fair",
      starts_at: day(4),
      all_day: true,
      status: "published",
      rsvp_enabled: true,
      translations: { hi: { title: "पुस्तक मेला" } },
    })
    .select()
    .single()
    .throwOnError();
  const to = "meera@mail.example";
  await service
    .rpc("create_event_rsvp", { event_id: event.id, name: "मीरा", email: to, language: "hi" })
    .throwOnError();
  const first = await mail(to, "आपका स्वागत है: पुस्तक मेला");
  expect(first.text).toMatch(/\/hi\/invites\/fair\/reply\?key=/);
  expect(first.text).toContain(unnamedSchool("hi").name);
  const { startDate } = calendarOf(first).event;
  expect([startDate.isDate, startDate.toString()]).toEqual([true, "2031-03-08"]);

  const called = {
    cancelled_at: new Date().toISOString(),
    cancel_reason: "The books are late.",
    translations: { hi: { title: "पुस्तक मेला", cancel_reason: "पुस्तकें देर से आएँगी।" } },
  };
  await service.from("events").update(called).eq("id", event.id).throwOnError();
  const last = await mail(to, "रद्द: पुस्तक मेला");
  expect(last.text).toContain("पुस्तकें देर से आएँगी।");
  expect(last.text).not.toContain("The books are late.");
  const off = calendarOf(last);
  expect(off).toMatchObject({ method: "CANCEL", status: "CANCELLED" });
  expect(off.event.summary).toBe("पुस्तक मेला");
});

test("a guest who cannot come gets no calendar entry, and one who cancels loses it", async () => {
  const { data: event } = await service
    .from("events")
    .insert({
      title: "Quiz",
      slug: "quiz",
      starts_at: day(4),
      status: "published",
      rsvp_enabled: true,
    })
    .select()
    .single()
    .throwOnError();
  const away = "away@mail.example";
  const reply = { event_id: event.id, name: "Ravi" };
  await service.rpc("create_event_rsvp", { ...reply, email: away, attends: false }).throwOnError();
  const declined = await mail(away, "You cannot come: Quiz");
  expect(declined.attachments).toEqual([]);
  expect(declined.text).not.toContain("Who comes");
  await service.rpc("create_event_rsvp", { ...reply, email: away, adults: 2 }).throwOnError();
  const again = await mail(away, "Change your reply?");
  expect(again.text).toContain(
    "already: you cannot come. Someone has now sent another one: 2 adults",
  );

  const comes = "comes@mail.example";
  await service.rpc("create_event_rsvp", { ...reply, email: comes }).throwOnError();
  const begun = calendarOf(await mail(comes, "You are expected: Quiz"));
  const token = keyIn(await mail(comes, "You are expected: Quiz"));
  const gone = { token, adults: 0, children: 0, attends: false };
  await visitor.rpc("update_event_rsvp", gone).throwOnError();
  const ended = calendarOf(await mail(comes, "You cannot come: Quiz"));
  expect(ended).toMatchObject({ method: "CANCEL", status: "CANCELLED" });
  expect(ended.event.uid).toBe(begun.event.uid);
  expect(ended.event.sequence).toBeGreaterThan(begun.event.sequence);
});
