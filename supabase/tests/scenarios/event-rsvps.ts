import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { refuse, succeed } from "./answers.ts";
import {
  availabilityOf,
  createEvent,
  type EventRow,
  emailTo,
  rsvp,
  statuses,
  tokenFor,
} from "./events-with-rsvps.ts";

export function eventRsvpScenarios(backend: () => Backend): void {
  test("fifty people want the last place at once: one gets it, and no one else is told so", async () => {
    const event_id = await createEvent(backend(), { capacity: 1 });
    const guests = Array.from({ length: 50 }, (_, index) => `last${index}@mail.example`);
    const told = await Promise.all(
      guests.map(async (email) => {
        const { reference, status } = await rsvp(backend(), { event_id, email });
        return { email, reference, status };
      }),
    );
    const places = told.map(({ status }) => status);
    expect(places.filter((status) => status === "going")).toHaveLength(1);
    expect(places.filter((status) => status === "waitlisted")).toHaveLength(49);
    expect(await availabilityOf(backend(), event_id)).toMatchObject({ going: 1, waitlisted: 49 });
    // The screen, the stored RSVP and the email say the same.
    const service = backend().service();
    const rows = service.from("event_rsvps").select("email, reference, status");
    const kept = await succeed(rows.eq("event_id", event_id));
    expect(kept).toHaveLength(50);
    expect(kept).toEqual(expect.arrayContaining(told));
    const outbox = service.from("mail_outbox").select("recipient, template");
    const emails = await succeed(outbox.in("recipient", guests));
    expect(emails).toHaveLength(50);
    expect(emails).toEqual(
      expect.arrayContaining(
        told.map(({ email, status }) => ({ recipient: email, template: `event_rsvp_${status}` })),
      ),
    );
  });

  test("twenty families at once never fill more places than there are", async () => {
    const event_id = await createEvent(backend(), { capacity: 7, max_party: 3 });
    const rsvps = Array.from({ length: 20 }, (_, index) =>
      rsvp(backend(), { event_id, email: `guest${index}@mail.example`, children: index % 3 }),
    );
    expect(await Promise.all(rsvps)).toHaveLength(20);
    expect(await availabilityOf(backend(), event_id)).toMatchObject({ going: 7 });
  });

  test("a free place is offered to the longest waiting guest, who accepts it by the email's link", async () => {
    const event_id = await createEvent(backend(), { capacity: 1 });
    const [first, second] = ["first@offer.example", "second@offer.example"];
    await rsvp(backend(), { event_id, email: first });
    await rsvp(backend(), { event_id, email: second });
    const visitor = backend().visitor();
    await succeed(visitor.rpc("cancel_event_rsvp", { token: await tokenFor(backend(), first) }));
    expect(await emailTo(backend(), first)).toMatchObject({ template: "event_rsvp_cancelled" });
    await passMinute(backend(), event_id);

    const token = await tokenFor(backend(), second);
    expect(await emailTo(backend(), second)).toMatchObject({ template: "event_rsvp_offered" });
    const seen = () => succeed(visitor.rpc("get_event_rsvp", { token }).single());
    expect(await seen()).toMatchObject({ status: "offered", adults: 1 });
    // The place is held for the guest to whom it was offered.
    expect(await rsvp(backend(), { event_id, email: "third@offer.example" })).toMatchObject({
      status: "waitlisted",
    });
    await succeed(visitor.rpc("accept_event_offer", { token }));
    expect(await seen()).toMatchObject({ status: "going", offered_until: null });
    await succeed(visitor.rpc("accept_event_offer", { token }));
  });

  test("a cancellation is undone within a minute: nobody is offered the places meanwhile", async () => {
    const event_id = await createEvent(backend(), { capacity: 1 });
    const [first, second] = ["first@back.example", "second@back.example"];
    await rsvp(backend(), { event_id, email: first });
    await rsvp(backend(), { event_id, email: second });
    const visitor = backend().visitor();
    const token = await tokenFor(backend(), first);
    const cancel = () => succeed(visitor.rpc("cancel_event_rsvp", { token }));
    const restore = () => visitor.rpc("restore_event_rsvp", { token });
    const held = () => succeed(visitor.rpc("get_event_rsvp", { token }).single());

    await cancel();
    const { held_until } = await held();
    await cancel();
    expect((await held()).held_until).toBe(held_until);
    expect(await statuses(backend(), event_id)).toEqual(["cancelled", "waitlisted"]);
    expect(await availabilityOf(backend(), event_id)).toMatchObject({ going: 1, waitlisted: 1 });
    await succeed(restore());
    await succeed(restore());
    expect(await statuses(backend(), event_id)).toEqual(["going", "waitlisted"]);
    expect(await emailTo(backend(), first)).toMatchObject({ template: "event_rsvp_going" });

    await cancel();
    await passMinute(backend(), event_id);
    expect(await statuses(backend(), event_id)).toEqual(["cancelled", "offered"]);
    expect(await refuse(restore())).toMatchObject({ status: 409, details: "cancellation_final" });
  });

  test("a waiting guest keeps the place in line after undoing a cancellation, and a new RSVP makes it final", async () => {
    const event_id = await createEvent(backend(), { capacity: 1 });
    await rsvp(backend(), { event_id, email: "goes@wait.example" });
    await rsvp(backend(), { event_id, email: "waits@wait.example" });
    const visitor = backend().visitor();
    const token = await tokenFor(backend(), "waits@wait.example");
    await succeed(visitor.rpc("cancel_event_rsvp", { token }));
    await succeed(visitor.rpc("restore_event_rsvp", { token }));
    expect(await statuses(backend(), event_id)).toEqual(["going", "waitlisted"]);

    await succeed(visitor.rpc("cancel_event_rsvp", { token }));
    await rsvp(backend(), { event_id, email: "waits@wait.example" });
    const restore = visitor.rpc("restore_event_rsvp", { token });
    expect(await refuse(restore)).toMatchObject({ status: 409, details: "cancellation_final" });
  });

  test("an expired offer goes to the next in line and can no longer be accepted", async () => {
    const event_id = await createEvent(backend(), { capacity: 1 });
    const addresses = ["a", "b", "c"].map((name) => `${name}@late.example`) as [
      string,
      ...string[],
    ];
    for (const email of addresses) await rsvp(backend(), { event_id, email });
    const service = backend().service();
    const change = service.from("event_rsvps").update({ status: "cancelled" });
    await succeed(change.eq("event_id", event_id).eq("email", addresses[0]).select());
    expect(await statuses(backend(), event_id)).toEqual(["cancelled", "offered", "waitlisted"]);

    const token = await tokenFor(backend(), "b@late.example");
    const past = service.from("event_rsvps").update({ offered_until: "2026-01-01T00:00:00Z" });
    await succeed(past.eq("event_id", event_id).eq("status", "offered").select());
    const accept = backend().visitor().rpc("accept_event_offer", { token });
    expect(await refuse(accept)).toMatchObject({ status: 409, details: "offer_over" });
    expect(await succeed(service.rpc("expire_event_offers"))).toBeGreaterThanOrEqual(1);
    expect(await statuses(backend(), event_id)).toEqual(["cancelled", "cancelled", "offered"]);
    expect(await emailTo(backend(), "b@late.example")).toMatchObject({
      template: "event_rsvp_lapsed",
    });
    const asked = backend().visitor().rpc("expire_event_offers");
    expect(await refuse(asked)).toMatchObject({ code: "42501" });
  });

  test("places that the office frees are offered in the order of the waiting list", async () => {
    const event_id = await createEvent(backend(), { capacity: 1 });
    for (const name of ["a", "b", "c"]) {
      await rsvp(backend(), { event_id, email: `${name}@office.example` });
    }
    const admin = (await backend().admin()).client;
    await succeed(admin.from("events").update({ capacity: 2 }).eq("id", event_id).select());
    expect(await statuses(backend(), event_id)).toEqual(["going", "offered", "waitlisted"]);
    const first = admin.from("event_rsvps").delete().eq("event_id", event_id).eq("status", "going");
    await succeed(first.select());
    expect(await statuses(backend(), event_id)).toEqual(["offered", "offered"]);
  });

  test("an RSVP is changed only by its link, and keeps its place", async () => {
    const event_id = await createEvent(backend(), { capacity: 3, max_party: 3 });
    const visitor = backend().visitor();
    const email = "party@mail.example";
    await rsvp(backend(), { event_id, email, adults: 2 });
    const token = await tokenFor(backend(), email);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    const stored = backend().service().from("event_rsvps").select("*, personal_links(*)");
    const few = stored
      .eq("event_id", event_id)
      .limit(9)
      .limit(9, { referencedTable: "personal_links" });
    expect(JSON.stringify(await succeed(few))).not.toContain(token);
    const change = (adults: number, by = token) =>
      visitor.rpc("update_event_rsvp", { token: by, adults, children: 0 });
    expect(await succeed(change(3).single())).toMatchObject({ status: "going" });
    expect(await refuse(change(4))).toMatchObject({ status: 400, details: "adults" });
    expect(await refuse(change(1, "0".repeat(64)))).toMatchObject({ status: 404 });
    await succeed(change(2));
    await rsvp(backend(), { event_id, email: "other@mail.example" });
    expect(await refuse(change(3))).toMatchObject({ status: 409, details: "event_full" });
  });

  test("a second RSVP from an address changes nothing until the link in its email is used", async () => {
    const event_id = await createEvent(backend(), { capacity: 10 });
    const email = "twice@mail.example";
    const first = await rsvp(backend(), { event_id, email, adults: 2 });
    const again = { event_id, email: "Twice@mail.example", name: "Stranger", adults: 3 };
    const second = await rsvp(backend(), again);
    // To the sender it looks like the first one.
    expect(second).toEqual({ status: "going", reference: expect.stringMatching(/^RSVP-/) });
    expect(second.reference).not.toBe(first.reference);
    expect(await availabilityOf(backend(), event_id)).toMatchObject({ going: 2 });
    expect(await emailTo(backend(), email)).toMatchObject({
      template: "event_rsvp_again",
      data: { reference: first.reference, asked_reference: second.reference, asked_adults: 3 },
    });
    const token = await tokenFor(backend(), email);
    const visitor = backend().visitor();
    const seen = await succeed(visitor.rpc("get_event_rsvp", { token }).single());
    expect(seen).toMatchObject({ adults: 2, proposed: { name: "Stranger", adults: 3 } });
    await succeed(visitor.rpc("update_event_rsvp", { token, adults: 3, children: 0 }));
    expect(await availabilityOf(backend(), event_id)).toMatchObject({ going: 3 });
  });

  test("answers to an event's questions are stored, and nothing else", async () => {
    const questions = [
      { id: "meal", kind: "choice", label: "Lunch?", required: true, choices: ["Veg", "Jain"] },
      { id: "cars", kind: "number", label: "Cars?" },
    ];
    const event_id = await createEvent(backend(), { questions });
    const answer = (answers: Record<string, string>) =>
      backend()
        .service()
        .rpc("create_event_rsvp", { event_id, name: "Guest", email: "q@mail.example", answers });
    expect(await refuse(answer({}))).toMatchObject({ status: 400, details: "answer_meal" });
    expect(await refuse(answer({ meal: "Beef" }))).toMatchObject({ details: "answer_meal" });
    expect(await refuse(answer({ meal: "Veg", cars: "two" }))).toMatchObject({
      details: "answer_cars",
    });
    await succeed(answer({ meal: "Veg", cars: " 2 ", more: "x" }));
    const rows = backend().service().from("event_rsvps").select("answers").eq("event_id", event_id);
    expect(await succeed(rows)).toEqual([{ answers: { meal: "Veg", cars: "2" } }]);
    const twice = [...questions, ...questions];
    const entered = backend().service().from("events").update({ questions: twice });
    expect(await refuse(entered.eq("id", event_id))).toMatchObject({ code: "23514" });
  });

  test("guests who come along are named, exactly as many as come where the event requires names", async () => {
    const question = { id: "along", kind: "names", label: "Who comes with you?" };
    const event_id = await createEvent(backend(), { questions: [question] });
    const service = backend().service();
    const email = `${randomUUID()}@mail.example`;
    const reply = (adults: number, along?: string) =>
      service.rpc("create_event_rsvp", {
        ...{ event_id, name: "Guest", email, adults },
        answers: along === undefined ? {} : { along },
      });
    expect(await refuse(reply(1, "Mina"))).toMatchObject({ details: "answer_along" });
    expect(await refuse(reply(3, "a\nb\nc"))).toMatchObject({ details: "answer_along" });
    expect(await refuse(reply(2, "x".repeat(121)))).toMatchObject({ details: "answer_along" });
    expect(await refuse(reply(2, "a\n".repeat(300_000)))).toMatchObject({
      details: "answer_along",
    });
    await succeed(reply(3, " Mina Rao \r\n\n \tOm Rao\n"));
    const admin = await backend().admin();
    const expected = () => succeed(admin.client.rpc("list_expected_guests", { wanted: event_id }));
    expect(await expected()).toMatchObject([{ name: "Guest", companions: ["Mina Rao", "Om Rao"] }]);
    const events = service.from("events");
    const needed = [{ ...question, required: true }];
    await succeed(events.update({ questions: needed }).eq("id", event_id).select());
    expect(await refuse(reply(3, "Mina"))).toMatchObject({ details: "answer_along" });
    expect(await refuse(reply(2))).toMatchObject({ details: "answer_along" });
    // A guest who comes alone names nobody.
    const alone = { event_id, name: "Alone", email: `${randomUUID()}@mail.example`, adults: 1 };
    await succeed(service.rpc("create_event_rsvp", alone));
    expect(await expected()).toMatchObject([{ companions: [] }, { companions: expect.any(Array) }]);
  });

  test.each<[string, Partial<EventRow>, number]>([
    ["not published", { status: "draft" }, 404],
    ["published later", { publish_at: "2099-01-01T00:00:00Z" }, 404],
    ["without RSVPs", { rsvp_enabled: false }, 409],
    ["cancelled", { cancelled_at: "2026-01-01T00:00:00Z" }, 409],
    ["closed for RSVPs", { rsvp_until: "2026-01-01T00:00:00Z" }, 409],
    ["over", { starts_at: "2025-01-01T00:00:00Z" }, 409],
  ])("an RSVP is refused when the event is %s", async (_, fields, status) => {
    const event_id = await createEvent(backend(), fields);
    const rsvp = { event_id, name: "Guest", email: "g@mail.example" };
    const sent = backend().service().rpc("create_event_rsvp", rsvp);
    expect(await refuse(sent)).toMatchObject({ status });
  });
}

/** As if the minute for undoing a cancellation were over and the server's timer had run. */
async function passMinute(backend: Backend, event_id: string): Promise<void> {
  const service = backend.service();
  const over = service.from("event_rsvps").update({ held_until: "2026-01-01T00:00:00Z" });
  await succeed(over.eq("event_id", event_id).not("held_until", "is", null).select());
  await succeed(service.rpc("expire_event_offers"));
}
