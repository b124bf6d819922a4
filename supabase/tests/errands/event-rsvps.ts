import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Database } from "../../../data/database.types.ts";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { refuse, succeed } from "./answers.ts";

type EventRow = Database["public"]["Tables"]["events"]["Insert"];

export function eventRsvpErrands(backend: () => Backend): void {
  test("of two replies for the last place one is going and one waits", async () => {
    const event_id = await createEvent(backend(), { capacity: 1 });
    const reply = (name: string) =>
      backend()
        .visitor()
        .rpc("create_event_rsvp", { event_id, name, email: `${name}@mail.example` })
        .single();
    const answers = await Promise.all([succeed(reply("first")), succeed(reply("second"))]);
    expect(answers.map(({ status }) => status).sort()).toEqual(["going", "waitlisted"]);
    const availability = backend().visitor().from("event_availability").select();
    expect(await succeed(availability.eq("event_id", event_id).single())).toEqual({
      event_id,
      capacity: 1,
      going: 1,
      waitlisted: 1,
    });

    // Whoever goes gives the place back, and the other one gets it, once, with a letter.
    const visitor = backend().visitor();
    const going = answers.find(({ status }) => status === "going");
    const waiting = answers.find(({ status }) => status === "waitlisted");
    await succeed(visitor.rpc("cancel_event_rsvp", { token: going?.token ?? "" }));
    const seen = visitor.rpc("get_event_rsvp", { token: waiting?.token ?? "" }).single();
    expect(await succeed(seen)).toMatchObject({ status: "going", adults: 1 });
    const letters = await succeed(
      backend()
        .service()
        .from("mail_outbox")
        .select()
        .eq("template", "event_rsvp_promoted")
        .in("recipient", ["first@mail.example", "second@mail.example"]),
    );
    expect(letters).toHaveLength(1);
  });

  test("places that the office frees go to those who wait, in their order", async () => {
    const event_id = await createEvent(backend(), { capacity: 1 });
    const reply = (name: string, adults: number) =>
      succeed(
        backend()
          .visitor()
          .rpc("create_event_rsvp", { event_id, name, email: `${name}@office.example`, adults })
          .single(),
      );
    await reply("first", 1);
    await reply("second", 1);
    await reply("third", 1);
    const admin = (await backend().admin()).client;
    const statuses = async () => {
      const rows = admin.from("event_rsvps").select("name, status").eq("event_id", event_id);
      return Object.fromEntries((await succeed(rows)).map(({ name, status }) => [name, status]));
    };
    await succeed(admin.from("events").update({ capacity: 2 }).eq("id", event_id).select());
    expect(await statuses()).toEqual({ first: "going", second: "going", third: "waitlisted" });
    const first = admin.from("event_rsvps").delete().eq("event_id", event_id).eq("name", "first");
    await succeed(first.select());
    expect(await statuses()).toEqual({ second: "going", third: "going" });
  });

  test("twenty people at once never fill more places than there are", async () => {
    const event_id = await createEvent(backend(), { capacity: 7, max_party: 3 });
    const replies = Array.from({ length: 20 }, (_, index) =>
      succeed(
        backend()
          .visitor()
          .rpc("create_event_rsvp", {
            event_id,
            name: `Guest ${index}`,
            email: `guest${index}@mail.example`,
            adults: 1,
            children: index % 3,
          })
          .single(),
      ),
    );
    await Promise.all(replies);
    const rows = await succeed(
      backend().service().from("event_rsvps").select().eq("event_id", event_id),
    );
    const going = rows.filter(({ status }) => status === "going");
    const places = going.reduce((sum, { adults, children }) => sum + adults + children, 0);
    expect(rows).toHaveLength(20);
    expect(places).toBe(7);
  });

  test("a reply is changed by its token only, and never loses its place by that", async () => {
    const event_id = await createEvent(backend(), { capacity: 3, max_party: 3 });
    const visitor = backend().visitor();
    const party = { event_id, name: "Guest", email: "party@mail.example", adults: 2 };
    const { token } = await succeed(visitor.rpc("create_event_rsvp", party).single());
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    const stored = await succeed(
      backend().service().from("event_rsvps").select().eq("event_id", event_id).single(),
    );
    expect(JSON.stringify(stored)).not.toContain(token);
    const change = (adults: number, by = token) =>
      visitor.rpc("update_event_rsvp", { token: by, adults, children: 0 });
    expect(await succeed(change(3).single())).toMatchObject({ status: "going" });
    expect(await refuse(change(4))).toMatchObject({ status: 400, details: "adults" });
    expect(await refuse(change(1, "0".repeat(64)))).toMatchObject({ status: 404 });
    await succeed(change(2));
    const single = { event_id, name: "Other", email: "other@mail.example", adults: 1 };
    await succeed(visitor.rpc("create_event_rsvp", single));
    expect(await refuse(change(3))).toMatchObject({ status: 409, details: "event_full" });
    const again = visitor.rpc("create_event_rsvp", { ...party, email: "Party@mail.example" });
    expect(await refuse(again)).toMatchObject({ status: 409, details: "already_replied" });
  });

  test.each<[string, Partial<EventRow>, number]>([
    ["not published", { status: "draft" }, 404],
    ["published later", { publish_at: "2099-01-01T00:00:00Z" }, 404],
    ["without replies", { rsvp_enabled: false }, 409],
    ["cancelled", { cancelled_at: "2026-01-01T00:00:00Z" }, 409],
    ["closed for replies", { rsvp_until: "2026-01-01T00:00:00Z" }, 409],
    ["over", { starts_at: "2025-01-01T00:00:00Z" }, 409],
  ])("nobody replies to an event that is %s", async (_, fields, status) => {
    const event_id = await createEvent(backend(), fields);
    const reply = { event_id, name: "Guest", email: "g@mail.example" };
    const sent = backend().visitor().rpc("create_event_rsvp", reply);
    expect(await refuse(sent)).toMatchObject({ status });
  });
}

/** A published event next year that takes replies, but for the given fields. */
async function createEvent(backend: Backend, fields: Partial<EventRow>): Promise<string> {
  const event = {
    title: "Open day",
    slug: randomUUID(),
    starts_at: "2027-11-21T05:00:00Z",
    status: "published",
    publish_at: "2026-01-01T00:00:00Z",
    rsvp_enabled: true,
    ...fields,
  };
  const { id } = await succeed(backend.service().from("events").insert(event).select().single());
  return id;
}
