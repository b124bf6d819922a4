import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { listCalendarItems } from "../../../data/calendar/calendar-items.ts";
import { startOfDay } from "../../../data/calendar/days.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { eventFilterSchema, listEvents } from "../../../data/events/events.ts";
import type { LevelId } from "../../../data/school/levels.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { refuse, succeed } from "./answers.ts";
import { createEvent, type EventRow, emailTo, rsvp, tokenFor } from "./events-with-rsvps.ts";

// What guests experience between their RSVP and the event: notices, a reminder, the door.
export function eventDayScenarios(backend: () => Backend): void {
  const changeEvent = async (id: string, fields: Partial<EventRow>) => {
    const { client } = await backend().admin();
    return succeed(client.from("events").update(fields).eq("id", id).select());
  };

  /** A guest of the event: what the school tells them of it, and when. */
  const guestOf = async (event_id: string) => {
    const email = `${randomUUID()}@mail.example`;
    await rsvp(backend(), { event_id, email });
    const outbox = () => backend().service().from("mail_outbox").select("data, next_attempt_at");
    const told = async (template: string) => {
      const emails = outbox().match({ recipient: email, template });
      const rows = await succeed(emails.order("next_attempt_at"));
      return rows.map(({ data, next_attempt_at }) => ({
        data,
        inMinutes: (Date.parse(next_attempt_at) - Date.now()) / 60_000,
      }));
    };
    return { told, change: (fields: Partial<EventRow>) => changeEvent(event_id, fields) };
  };

  test("no event, notice or story is entered for a day beyond every calendar", async () => {
    const { client } = await backend().admin();
    const id = await createEvent(backend(), {});
    for (const days of [
      { ends_at: "infinity" },
      { ends_at: "294276-12-31" },
      { publish_at: "infinity" },
      { rsvp_until: "9999-12-31" },
    ]) {
      const change = client.from("events").update(days).eq("id", id).select();
      expect(await refuse(change), JSON.stringify(days)).toMatchObject({ code: "23514" });
    }
    const notice = { content: "The gate opens at seven.", expires_at: "infinity" };
    expect(await refuse(client.from("latest_updates").insert(notice).select())).toMatchObject({
      code: "23514",
    });
  });

  test("guests are emailed when the event is moved, cancelled or deleted, unless they had cancelled", async () => {
    const event_id = await createEvent(backend(), { venue: "Hall" });
    const [comes, cancelled] = ["comes@notice.example", "stays@notice.example"];
    await rsvp(backend(), { event_id, email: comes, language: "hi" });
    await rsvp(backend(), { event_id, email: cancelled });
    const token = await tokenFor(backend(), cancelled);
    await succeed(backend().visitor().rpc("cancel_event_rsvp", { token }));
    const admin = (await backend().admin()).client;
    const change = (fields: Partial<EventRow>) =>
      succeed(admin.from("events").update(fields).eq("id", event_id).select());
    await change({ summary: "Only words" });
    expect((await emailTo(backend(), comes)).template).toBe("event_rsvp_going");
    await change({ venue: "Main ground" });
    expect(await emailTo(backend(), comes)).toMatchObject({
      template: "event_changed",
      data: { venue: "Main ground", was_venue: "Hall", language: "hi", sequence: 2 },
    });
    await change({ cancelled_at: "2026-11-20T00:00:00Z" });
    expect(await emailTo(backend(), comes)).toMatchObject({
      template: "event_cancelled",
      data: { sequence: 3 },
    });
    await change({ cancelled_at: null });
    expect(await emailTo(backend(), comes)).toMatchObject({ data: { is_on_again: true } });
    const remove = (client: Client) => client.from("events").delete().eq("id", event_id).select();
    expect(await refuse(remove(admin))).toMatchObject({ details: "has_rsvps" });
    await succeed(remove(backend().service()));
    expect(await emailTo(backend(), comes)).toMatchObject({ template: "event_cancelled" });
    expect((await emailTo(backend(), cancelled)).template).toBe("event_rsvp_cancelled");
  });

  test("guests are told of a change at once, and of further ones within the hour together", async () => {
    const event_id = await createEvent(backend(), { venue: "Hall" });
    const { told, change } = await guestOf(event_id);
    for (const venue of ["Lawn", "Court", "Field"]) await change({ venue });
    const [first, last, ...more] = await told("event_changed");
    expect([first?.data, last?.data]).toMatchObject([{ venue: "Lawn" }, { venue: "Field" }]);
    expect(last?.data).toMatchObject({ was_venue: "Lawn" });
    expect(last?.inMinutes).toBeGreaterThan(55);
    expect(more).toEqual([]);
    // That it is off is told at once, each time, in place of a change that waits.
    const off = { cancelled_at: new Date().toISOString() };
    await change(off);
    expect(await told("event_changed")).toMatchObject([{ data: { venue: "Lawn" } }]);
    await change({ cancelled_at: null });
    await change(off);
    for (const { inMinutes } of await told("event_cancelled")) expect(inMinutes).toBeLessThan(1);
    expect(await told("event_cancelled")).toHaveLength(2);
  });

  test("no change waits within a day of the start that guests know, or of the new one", async () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const waits = async (was: number, becomes: number) => {
      const event_id = await createEvent(backend(), { starts_at: inHours(was) });
      const { told, change } = await guestOf(event_id);
      await change({ venue: "Lawn" });
      await change({ starts_at: inHours(becomes), venue: "Court" });
      const [, last] = await told("event_changed");
      expect(last?.data).toMatchObject({ venue: "Court", was_venue: "Lawn" });
      return (last?.inMinutes ?? 0) > 1;
    };
    expect(await waits(30, 40)).toBe(true);
    expect(await waits(3, 40)).toBe(false);
    expect(await waits(40, 3)).toBe(false);
  });

  test("no email about a change waits for an event whose page is gone", async () => {
    const gone = {
      draft: (event: string) => changeEvent(event, { status: "draft" }),
      "moved draft": (event: string) => changeEvent(event, { status: "draft", venue: "Field" }),
      deleted: (event: string) =>
        succeed(backend().service().from("events").delete().eq("id", event).select()),
      "deleted draft": async (event: string) => {
        await changeEvent(event, { status: "archived" });
        await succeed(backend().service().from("events").delete().eq("id", event).select());
      },
    };
    for (const [how, leave] of Object.entries(gone)) {
      const event_id = await createEvent(backend(), { venue: "Hall" });
      const { told, change } = await guestOf(event_id);
      for (const venue of ["Lawn", "Court"]) await change({ venue });
      expect(await told("event_changed"), how).toHaveLength(2);
      await leave(event_id);
      expect(await told("event_changed"), how).toMatchObject([{ data: { venue: "Lawn" } }]);
      expect(await told("event_cancelled"), how).toHaveLength(how === "deleted" ? 1 : 0);
    }
  });

  test("what changed of an event that was not published is told once it is again, and only then", async () => {
    const event_id = await createEvent(backend(), { venue: "Hall" });
    const { told, change } = await guestOf(event_id);
    const again = async (details: object = {}) => {
      await change({ status: "draft" });
      await change(details);
      await change({ status: "published" });
      return (await told("event_changed")).map(({ data }) => {
        const { was_venue, venue } = data as { was_venue?: string; venue?: string };
        return [was_venue, venue];
      });
    };
    expect(await again({ title: "The same day" })).toEqual([]);
    for (const venue of ["Lawn", "Court"]) await change({ venue });
    expect(await again()).toEqual([
      ["Hall", "Lawn"],
      ["Lawn", "Court"],
    ]);
    expect(await again({ venue: "Field" })).toEqual([
      ["Hall", "Lawn"],
      ["Lawn", "Field"],
    ]);
  });

  test("an event for some levels is in their calendars and in that of all, and in no other", async () => {
    const { client } = await backend().admin();
    const day = { starts_at: "2041-05-06T04:00:00Z", ends_at: "2041-05-06T06:00:00Z" };
    const [walk, fair] = [
      await createEvent(backend(), { ...day, levels: ["primary", "middle"] }),
      await createEvent(backend(), day),
    ];
    const events = async (level: string | null) => {
      const span = { from: "2041-05-01", to: "2041-05-31" };
      const choice = { campus: null, level: level as LevelId | null, kind: "event" as const };
      const items = await listCalendarItems(backend().visitor(), span, choice, "en");
      return items.map(({ id }) => id).sort();
    };
    for (const level of [null, "primary", "middle"]) {
      expect(await events(level)).toEqual([walk, fair].sort());
    }
    expect(await events("secondary")).toEqual([fair]);
    await succeed(client.from("events").delete().in("id", [walk, fair]).select("id"));
  });

  test("an event without an end takes RSVPs and tells its guests until its day in India ends", async () => {
    const day = startOfDay(indianDay(new Date()));
    const beganToday = await createEvent(backend(), { starts_at: day });
    const beganBefore = await createEvent(backend(), {
      starts_at: new Date(Date.parse(day) - 1).toISOString(),
    });
    const listed = async (when: "coming" | "past") => {
      const filter = eventFilterSchema.parse({ when });
      const { events } = await listEvents(backend().visitor(), filter, 100, "en");
      return events
        .filter(({ id }) => [beganToday, beganBefore].includes(id))
        .map(({ id, isOver, rsvps }) => ({ id, isOver, rsvps }));
    };
    expect(await listed("coming")).toEqual([{ id: beganToday, isOver: false, rsvps: "open" }]);
    expect(await listed("past")).toEqual([{ id: beganBefore, isOver: true, rsvps: "closed" }]);

    const { told, change } = await guestOf(beganToday);
    await change({ venue: "Lawn" });
    expect(await told("event_changed")).toMatchObject([{ data: { venue: "Lawn" } }]);
    const guest = { event_id: beganBefore, name: "Guest", email: "late@mail.example" };
    expect(await refuse(backend().service().rpc("create_event_rsvp", guest))).toMatchObject({
      details: "rsvp_closed",
    });
  });

  test("a guest is reminded once, on the day before", async () => {
    const service = backend().service();
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const event_id = await createEvent(backend(), { starts_at: inHours(60) });
    await rsvp(backend(), { event_id, email: "soon@mail.example" });
    const longAgo = { created_at: "2026-01-01T00:00:00Z" };
    const row = { event_id, reference: randomUUID(), name: "Early", status: "going" };
    const early = { ...row, ...longAgo, email: "early@mail.example" };
    await succeed(service.from("event_rsvps").insert(early).select());
    const remind = () => succeed(service.rpc("queue_event_reminders"));
    await remind();
    await succeed(
      service
        .from("events")
        .update({ starts_at: inHours(20) })
        .eq("id", event_id)
        .select(),
    );
    expect(await remind()).toBe(1);
    expect(await remind()).toBe(0);
    expect(await emailTo(backend(), "early@mail.example")).toMatchObject({
      template: "event_reminder",
    });
  });

  test("a guest is checked in once, even when ticks arrive twice or late", async () => {
    const event_id = await createEvent(backend(), {});
    const { reference } = await rsvp(backend(), { event_id, email: "door@mail.example" });
    const admin = (await backend().admin()).client;
    const tick = (tick_id: string, time: string, is_here = true, client = admin) =>
      client
        .rpc("check_in_guest", {
          tick_id,
          event_id,
          guest_reference: reference.toLowerCase(),
          is_here,
          ticked_at: `2026-11-20T0${time}:00+00:00`,
        })
        .single();
    const [here, twice, gone] = [randomUUID(), randomUUID(), randomUUID()];
    const at = (time: string) => `2026-11-20T0${time}:00+00:00`;
    expect(await succeed(tick(here, "9:05"))).toMatchObject({ checked_in_at: at("9:05") });
    expect(await succeed(tick(here, "9:05"))).toMatchObject({ checked_in_at: at("9:05") });
    expect(await succeed(tick(twice, "9:01"))).toMatchObject({ checked_in_at: at("9:01") });
    expect(await succeed(tick(gone, "9:10", false))).toMatchObject({ checked_in_at: null });
    // A tick that waited for a connection is older than what the other device has sent since.
    expect(await succeed(tick(here, "9:05"))).toMatchObject({ checked_in_at: null });
    expect(await refuse(tick(randomUUID(), "9:20", true, backend().visitor()))).toMatchObject({
      code: "42501",
    });
    const other = await createEvent(backend(), {});
    const elsewhere = admin.rpc("check_in_guest", {
      tick_id: randomUUID(),
      event_id: other,
      guest_reference: reference,
    });
    expect(await refuse(elsewhere)).toMatchObject({ details: "rsvp_not_found" });
  });
}
