import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Database } from "../../../data/database.types.ts";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { hire } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";
import { emailTo, rsvp, statuses } from "./events-with-rsvps.ts";

type Booking = Database["public"]["Functions"]["create_meeting_booking"]["Args"];

const hosts = [
  {
    id: "maths",
    name: "A. Thakur, Mathematics",
    translations: { hi: { name: "ए. ठाकुर, गणित" } },
    room: "11",
  },
  { id: "physics", name: "K. Joshi, Physics", from: "09:20", closed: ["09:40-10:00"] },
];
const nine = "2099-01-09T03:30:00Z";
const later = (minutes: number) =>
  new Date(Date.parse(nine) + minutes * 60_000).toISOString().replace(".000Z", "+00:00");

export function meetingScenarios(backend: () => Backend) {
  /** A morning from nine to half past ten in India, in slots of ten minutes. */
  async function createMeeting(
    fields: Partial<Database["public"]["Tables"]["meetings"]["Insert"]> = {},
  ): Promise<string> {
    const meeting = { title: "Parents’ meeting", starts_at: nine, ends_at: later(90), hosts };
    const rows = backend()
      .service()
      .from("meetings")
      .insert({ ...meeting, campus: "majra", status: "published", ...fields });
    return (await succeed(rows.select().single())).id;
  }
  const book = (sent: Partial<Booking> & Pick<Booking, "meeting_id">) =>
    backend()
      .service()
      .rpc("create_meeting_booking", {
        host: "maths",
        starts_at: nine,
        name: "Asha Negi",
        email: `${randomUUID().slice(0, 8)}@mail.example`,
        phone: "+91 98160 11111",
        child_name: "Ira Negi",
        grade: "Class 6",
        ...sent,
      })
      .single();
  const slotsOf = async (wanted: string) =>
    succeed(backend().visitor().rpc("list_meeting_slots", { wanted }));
  const isFree = async (wanted: string, host: string, starts_at: string) =>
    (await slotsOf(wanted)).find(
      (slot) => slot.host === host && Date.parse(slot.starts_at) === Date.parse(starts_at),
    )?.is_free;

  test("slots follow each host's hours, in India, without the breaks", async () => {
    const slots = await slotsOf(await createMeeting());
    const timesOf = (host: string) =>
      slots.filter((slot) => slot.host === host).map(({ starts_at }) => Date.parse(starts_at));
    expect(timesOf("maths")).toHaveLength(9);
    expect(timesOf("physics")).toEqual(
      [20, 30, 60, 70, 80].map((minutes) => Date.parse(later(minutes))),
    );
    expect(slots.every(({ is_free }) => is_free)).toBe(true);
    expect(await slotsOf(await createMeeting({ status: "draft" }))).toEqual([]);
  });

  test("of two families that take a slot at once, one gets it and the other is told", async () => {
    const meeting_id = await createMeeting();
    const answers = await Promise.all([book({ meeting_id }), book({ meeting_id })]);
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(answers.find(({ error }) => error)?.error).toMatchObject({
      code: "22023",
      details: "slot",
      message: "This time has just been taken. Please choose another.",
    });
    expect(await isFree(meeting_id, "maths", nine)).toBe(false);
  });

  test("a family books several hosts under one link, and never two at the same time", async () => {
    const meeting_id = await createMeeting();
    const email = "asha.meets@mail.example";
    const { token } = await succeed(book({ meeting_id, email, starts_at: later(20) }));
    const elsewhere = "You are expected elsewhere at this time. Please choose another.";
    const again = { meeting_id, host: "physics" };
    const byLink = await book({ ...again, starts_at: later(20), family_token: token });
    expect(byLink.error?.message).toBe(elsewhere);
    // A stranger who types the address learns nothing from the answer, and keeps nobody from a time.
    const typed = { email, phone: "01704 999999", child_name: "Nobody" };
    await succeed(book({ ...again, ...typed, starts_at: later(20) }));
    await succeed(book({ ...again, starts_at: later(60), family_token: token }));
    const bookings = await succeed(backend().visitor().rpc("get_meeting_bookings", { token }));
    expect(bookings.map(({ host, name }) => [host, name])).toEqual([
      ["maths", "Asha Negi"],
      ["physics", "Asha Negi"],
    ]);
    // Another family that types the same address starts afresh, and sees none of these bookings.
    const stranger = await succeed(book({ meeting_id, email, starts_at: later(80) }));
    const seen = await succeed(
      backend().visitor().rpc("get_meeting_bookings", { token: stranger.token }),
    );
    expect(seen).toHaveLength(1);
  });

  test("the link changes and cancels a booking, and undoes a cancellation within a minute", async () => {
    const meeting_id = await createMeeting();
    const visitor = backend().visitor();
    const email = "moves@mail.example";
    const { token, reference } = await succeed(book({ meeting_id, email, language: "hi" }));
    expect(await emailTo(backend(), email)).toMatchObject({
      template: "meeting_booked",
      data: { language: "hi", host: "ए. ठाकुर, गणित", room: "11" },
    });
    const own = { token, reference };
    const move = { ...own, host: "physics", starts_at: later(30) };
    await succeed(visitor.rpc("change_meeting_booking", move));
    expect((await emailTo(backend(), email)).template).toBe("meeting_moved");
    expect(await isFree(meeting_id, "maths", nine)).toBe(true);

    await succeed(visitor.rpc("cancel_meeting_booking", own));
    expect((await emailTo(backend(), email)).template).toBe("meeting_cancelled");
    const other = { meeting_id, host: "physics", starts_at: later(30) };
    expect(await isFree(meeting_id, "physics", later(30))).toBe(false);
    expect(await refuse(book(other))).toMatchObject({ details: "slot" });
    await succeed(visitor.rpc("restore_meeting_booking", own));

    await succeed(visitor.rpc("cancel_meeting_booking", own));
    await succeed(
      backend()
        .service()
        .from("meeting_bookings")
        .update({ held_until: new Date().toISOString() })
        .eq("reference", reference)
        .select(),
    );
    await succeed(book(other));
    expect(await refuse(visitor.rpc("restore_meeting_booking", own))).toMatchObject({
      details: "booking_final",
    });
    const unknown = { ...own, token: "0".repeat(64) };
    expect(await refuse(visitor.rpc("cancel_meeting_booking", unknown))).toMatchObject({
      details: "booking_not_found",
    });
  });

  test("nothing is booked before the booking opens, after it closes, in the past or in a break", async () => {
    const early = await createMeeting({ book_from: "2098-01-01T00:00:00Z" });
    const late = await createMeeting({ book_until: "2026-01-01T00:00:00Z" });
    for (const meeting_id of [early, late]) {
      expect(await refuse(book({ meeting_id }))).toMatchObject({ details: "booking_closed" });
    }
    const past = await createMeeting({
      starts_at: "2026-01-09T03:30:00Z",
      ends_at: "2099-01-09T05:00:00Z".replace("2099", "2026"),
    });
    expect((await slotsOf(past)).some(({ is_free }) => is_free)).toBe(false);
    const open = await createMeeting();
    const inBreak = { meeting_id: open, host: "physics", starts_at: later(40) };
    expect((await book(inBreak)).error?.message).toBe("Please choose one of the times.");
    const draft = await createMeeting({ status: "draft" });
    expect(await refuse(book({ meeting_id: draft }))).toMatchObject({ code: "PT404" });
  });

  test("the office books for a family that calls, and cancels, only for its own campus", async () => {
    const meeting_id = await createMeeting();
    const [own, other] = [await hire(backend(), "majra"), await hire(backend(), "juniors")];
    const called = {
      meeting_id,
      host: "maths",
      starts_at: later(10),
      name: "Ram Singh",
      phone: "01704 222222",
      child_name: "Mohan",
      grade: "Class 7",
    };
    const outside = { details: "campus_scope" };
    expect(await refuse(other.client.rpc("book_meeting_for_family", called))).toMatchObject(
      outside,
    );
    await succeed(own.client.rpc("book_meeting_for_family", called));
    const list = own.client.from("meeting_bookings").select().eq("meeting_id", meeting_id);
    const [booking] = await succeed(list);
    expect(booking).toMatchObject({ name: "Ram Singh", email: null });
    const withdraw = { booking: booking?.id ?? "" };
    expect(await refuse(other.client.rpc("withdraw_meeting_booking", withdraw))).toMatchObject(
      outside,
    );
    const alumnus = await backend().signUp();
    expect(await refuse(alumnus.client.rpc("book_meeting_for_family", called))).toMatchObject({
      code: "42501",
    });
    expect(await succeed(alumnus.client.from("meeting_bookings").select())).toEqual([]);
    await succeed(own.client.rpc("withdraw_meeting_booking", withdraw));
    expect(await isFree(meeting_id, "maths", later(10))).toBe(true);
    // Staff write only through these functions.
    const written = own.client.from("meeting_bookings").update({ name: "Changed" });
    expect(await succeed(written.eq("meeting_id", meeting_id).select())).toEqual([]);
  });

  test("bookings survive changes of the meeting, and every family is told when it is cancelled", async () => {
    const meeting_id = await createMeeting();
    const email = "called.off@mail.example";
    await succeed(book({ meeting_id, email }));
    const { client } = await hire(backend(), "majra");
    const change = (values: object) =>
      client.from("meetings").update(values).eq("id", meeting_id).select();
    const kept = { details: "has_bookings" };
    expect(await refuse(change({ hosts: [hosts[1]] }))).toMatchObject(kept);
    expect(await refuse(change({ starts_at: later(10) }))).toMatchObject(kept);
    expect(await refuse(change({ status: "draft" }))).toMatchObject(kept);
    expect(
      await refuse(client.from("meetings").delete().eq("id", meeting_id).select()),
    ).toMatchObject(kept);
    await succeed(change({ place: "Hall" }));
    await succeed(change({ cancelled_at: new Date().toISOString(), cancel_reason: "Snow" }));
    expect(await emailTo(backend(), email)).toMatchObject({
      template: "meeting_called_off",
      data: { reason: "Snow" },
    });
    const living = client.from("meeting_bookings").select("status").eq("meeting_id", meeting_id);
    expect(await succeed(living)).toEqual([{ status: "cancelled" }]);
  });

  test("undo takes no meeting and no event away that families have booked or answered", async () => {
    const { client } = await hire(backend(), null, "editor");
    const longAgo = "1970-01-01T00:00:00Z";
    const undo = (target: string, id: string) =>
      client.rpc("undo_changes", { target, ids: [id], since: longAgo });
    const entered = { title: "Visits", starts_at: nine, ends_at: later(90), hosts };
    const planned = client.from("meetings").insert({ ...entered, status: "published" });
    const { id: meeting_id } = await succeed(planned.select().single());
    await succeed(book({ meeting_id, email: "keeps.booking@mail.example" }));
    expect(await refuse(undo("meetings", meeting_id))).toMatchObject({ details: "has_bookings" });

    const facts = { title: "Fair", slug: randomUUID(), starts_at: nine, rsvp_enabled: true };
    const event = client.from("events").insert({ ...facts, status: "published" });
    const { id: event_id } = await succeed(event.select().single());
    await rsvp(backend(), { event_id, email: "keeps.place@mail.example" });
    expect(await refuse(undo("events", event_id))).toMatchObject({ details: "has_rsvps" });
    expect(await statuses(backend(), event_id)).toEqual(["going"]);
  });

  test("families are reminded once, a day before, and bookings are erased after half a year", async () => {
    const service = backend().service();
    const soon = new Date(Math.ceil(Date.now() / 600_000) * 600_000 + 3_600_000);
    // Near midnight in India the meeting starts an hour later, on the next day.
    const isLate = (soon.getTime() + 5.5 * 3_600_000) % 86_400_000 > 84_000_000;
    const start = new Date(soon.getTime() + (isLate ? 3_600_000 : 0));
    const meeting_id = await createMeeting({
      starts_at: start.toISOString(),
      ends_at: new Date(start.getTime() + 600_000).toISOString(),
      hosts: [{ id: "maths", name: "A. Thakur" }],
    });
    const email = "reminded@mail.example";
    const reference = `MEET-${randomUUID()}`;
    const row = () => service.from("meeting_bookings");
    const early = { meeting_id, reference, host: "maths", starts_at: start.toISOString(), email };
    await succeed(
      row()
        .insert({ ...early, name: "Asha", phone: "01704 1", created_at: "2026-01-01T00:00:00Z" })
        .select(),
    );
    expect(await succeed(service.rpc("queue_meeting_reminders"))).toBeGreaterThan(0);
    expect((await emailTo(backend(), email)).template).toBe("meeting_reminder");
    expect(await succeed(service.rpc("queue_meeting_reminders"))).toBe(0);

    const passed = { starts_at: "2025-01-09T03:30:00Z", ends_at: "2025-01-09T05:00:00Z" };
    await succeed(
      row().update({ starts_at: passed.starts_at }).eq("reference", reference).select(),
    );
    await succeed(service.from("meetings").update(passed).eq("id", meeting_id).select());
    await succeed(service.rpc("purge_visitor_data"));
    expect(await succeed(row().select().eq("reference", reference))).toEqual([]);
  });
}
