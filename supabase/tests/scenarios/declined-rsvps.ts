import { expect, test } from "vitest";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { refuse, succeed } from "./answers.ts";
import {
  availabilityOf,
  createEvent,
  emailTo,
  rsvp,
  statuses,
  tokenFor,
} from "./events-with-rsvps.ts";

const questions = [
  { id: "meal", kind: "choice", label: "Lunch?", required: true, choices: ["Veg", "Jain"] },
];

// Scenarios of guests who cannot come.
export function declinedRsvpScenarios(backend: () => Backend): void {
  const decline = (event_id: string, email: string, message?: string) =>
    rsvp(backend(), { event_id, email, attends: false, adults: 9, message });
  const change = (token: string, sent: { attends: boolean; adults?: number; answers?: object }) =>
    backend()
      .visitor()
      .rpc("update_event_rsvp", { token, adults: 0, children: 0, ...sent } as never);

  test("a guest who cannot come takes no place, is asked no question, and gets a link", async () => {
    const event_id = await createEvent(backend(), { capacity: 1, questions });
    const email = "away@decline.example";
    expect(await decline(event_id, email, " Have a good day. ")).toMatchObject({
      status: "declined",
    });
    expect(await availabilityOf(backend(), event_id)).toMatchObject({ going: 0, waitlisted: 0 });
    const rows = backend().service().from("event_rsvps").select("adults, children, message");
    expect(await succeed(rows.eq("event_id", event_id))).toEqual([
      { adults: 0, children: 0, message: "Have a good day." },
    ]);
    expect(await emailTo(backend(), email)).toMatchObject({ template: "event_rsvp_declined" });
    const token = await tokenFor(backend(), email);
    const seen = backend().visitor().rpc("get_event_rsvp", { token }).single();
    expect(await succeed(seen)).toMatchObject({ status: "declined", message: "Have a good day." });
    const long = decline(event_id, "long@decline.example", "x".repeat(501));
    await expect(long).rejects.toThrow();
  });

  test("a family that comes after all answers the questions and takes a free place", async () => {
    const event_id = await createEvent(backend(), { capacity: 2, questions });
    const email = "after-all@decline.example";
    await decline(event_id, email, "Sorry");
    const token = await tokenFor(backend(), email);
    expect(await refuse(change(token, { attends: true, adults: 2 }))).toMatchObject({
      status: 400,
      details: "answer_meal",
    });
    await succeed(change(token, { attends: true, adults: 2, answers: { meal: "Veg" } }));
    expect(await statuses(backend(), event_id)).toEqual(["going"]);
    expect(await emailTo(backend(), email)).toMatchObject({ template: "event_rsvp_going" });
    const rows = backend().service().from("event_rsvps").select("adults, message, answers");
    expect(await succeed(rows.eq("event_id", event_id))).toEqual([
      { adults: 2, message: "", answers: { meal: "Veg" } },
    ]);
  });

  test("a guest who can no longer come frees the places, and waits behind others after changing back", async () => {
    const event_id = await createEvent(backend(), { capacity: 2 });
    const [first, second, third] = ["a", "b", "c"].map((name) => `${name}@decline.example`) as [
      string,
      string,
      string,
    ];
    await rsvp(backend(), { event_id, email: first, adults: 2 });
    await rsvp(backend(), { event_id, email: second, adults: 2 });
    await rsvp(backend(), { event_id, email: third, adults: 2 });
    const token = await tokenFor(backend(), first);
    await succeed(change(token, { attends: false }));
    expect(await statuses(backend(), event_id)).toEqual(["declined", "offered", "waitlisted"]);
    expect(await emailTo(backend(), first)).toMatchObject({
      template: "event_rsvp_declined",
      data: { is_changed: true },
    });

    // The event is full again: the first family joins the waiting list, at its end.
    await succeed(change(token, { attends: true, adults: 2 }));
    expect(await statuses(backend(), event_id)).toEqual(["waitlisted", "offered", "waitlisted"]);
    const offered = await tokenFor(backend(), second);
    await succeed(change(offered, { attends: false }));
    expect(await statuses(backend(), event_id)).toEqual(["waitlisted", "declined", "offered"]);
  });

  test("a second answer from an address asks by email, in either direction", async () => {
    const event_id = await createEvent(backend(), { capacity: 5 });
    const email = "both@decline.example";
    await rsvp(backend(), { event_id, email, adults: 2 });
    // The screen shows what was sent, and nothing changes.
    expect(await decline(event_id, email, "Ill")).toMatchObject({ status: "declined" });
    expect(await statuses(backend(), event_id)).toEqual(["going"]);
    const token = await tokenFor(backend(), email);
    const seen = backend().visitor().rpc("get_event_rsvp", { token }).single();
    expect(await succeed(seen)).toMatchObject({ proposed: { attends: false, message: "Ill" } });
    await succeed(change(token, { attends: false }));
    expect(await statuses(backend(), event_id)).toEqual(["declined"]);
  });

  test("unknown links and closed events change nothing; a declined RSVP may be cancelled", async () => {
    const event_id = await createEvent(backend(), {});
    const email = "closed@decline.example";
    await decline(event_id, email);
    const token = await tokenFor(backend(), email);
    expect(await refuse(change("0".repeat(64), { attends: true, adults: 1 }))).toMatchObject({
      status: 404,
    });
    const closed = { rsvp_until: "2026-01-01T00:00:00Z" };
    const events = backend().service().from("events");
    await succeed(events.update(closed).eq("id", event_id).select("id"));
    expect(await refuse(change(token, { attends: true, adults: 1 }))).toMatchObject({
      status: 409,
      details: "rsvp_closed",
    });
    const visitor = backend().visitor();
    await succeed(visitor.rpc("cancel_event_rsvp", { token }));
    await succeed(visitor.rpc("restore_event_rsvp", { token }));
    expect(await statuses(backend(), event_id)).toEqual(["declined"]);
  });

  test("the office counts declined RSVPs separately, and such guests get no reminders or changes", async () => {
    const event_id = await createEvent(backend(), {
      starts_at: new Date(Date.now() + 20 * 3_600_000).toISOString(),
    });
    const [comes, away] = ["comes@count.example", "away@count.example"];
    await rsvp(backend(), { event_id, email: comes, adults: 3 });
    await decline(event_id, away);
    const admin = (await backend().admin()).client;
    const heads = admin.rpc("count_event_heads", { wanted: event_id }).single();
    expect(await succeed(heads)).toEqual({
      going: 3,
      offered: 0,
      waiting: 0,
      here: 0,
      declined: 1,
      invited: 0,
    });
    const service = backend().service();
    const early = { created_at: new Date(Date.now() - 30 * 86_400_000).toISOString() };
    await succeed(service.from("event_rsvps").update(early).eq("event_id", event_id).select("id"));
    await succeed(service.rpc("queue_event_reminders"));
    await succeed(service.from("events").update({ venue: "Hall" }).eq("id", event_id).select("id"));
    expect(await emailTo(backend(), comes)).toMatchObject({ template: "event_changed" });
    expect(await emailTo(backend(), away)).toMatchObject({ template: "event_rsvp_declined" });

    // The database refuses a confirmed RSVP without guests, from the office too.
    const rows = admin.from("event_rsvps").update({ status: "going" }).eq("email", away);
    expect(await refuse(rows.select("id"))).toMatchObject({ code: "23514" });
    const alumnus = (await backend().signUp()).client;
    for (const client of [alumnus, backend().visitor()]) {
      const seen = client.from("event_rsvps").select("id").eq("email", away);
      expect(await succeed(seen)).toEqual([]);
      const counted = client.rpc("count_event_heads", { wanted: event_id });
      expect(JSON.stringify((await counted).data)).not.toContain("1");
    }
  });

  test("a place that is given up is offered until the event is over, for a quarter of the time left", async () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const days = [
      ["to come", { starts_at: inHours(4), ends_at: inHours(40) }, 1],
      ["begun", { starts_at: inHours(-1), ends_at: inHours(2) }, 0.5],
      ["over", { starts_at: inHours(-3), ends_at: inHours(-1) }, null],
    ] as const;
    for (const [what, day, hours] of days) {
      const event_id = await createEvent(backend(), { capacity: 1 });
      for (const guest of ["going", "waiting"]) {
        await rsvp(backend(), { event_id, email: `${guest}@begun.example` });
      }
      const rows = () => backend().service().from("event_rsvps");
      const move = backend().service().from("events").update(day).eq("id", event_id);
      await succeed(move.select());
      await succeed(
        rows()
          .update({ status: "declined" })
          .eq("event_id", event_id)
          .eq("status", "going")
          .select(),
      );
      const waiting = rows().select("status, offered_until").eq("event_id", event_id);
      const { status, offered_until } = await succeed(waiting.neq("status", "declined").single());
      expect(status, what).toBe(hours === null ? "waitlisted" : "offered");
      if (hours === null) continue;
      const until = (Date.parse(offered_until ?? "") - Date.now()) / 3_600_000;
      expect(until, what).toBeGreaterThan(hours - 0.1);
      expect(until, what).toBeLessThanOrEqual(hours);
    }
  });
}
