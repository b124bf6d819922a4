import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { hire } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";
import { tokenFor } from "./events-with-rsvps.ts";

const starts_at = "2099-01-09T03:30:00Z";
const hosts = ["maths", "physics", "music"].map((id) => ({ id, name: `Teacher of ${id}` }));
const gone = { code: "PT404", details: "booking_not_found" };

/** Anyone can type a parent's address into the form; what they get at once opens nothing of the parent. */
export function bookingLinkScenarios(backend: () => Backend): void {
  /** A stranger books with the address of a parent. */
  async function intrude() {
    const day = { starts_at, ends_at: "2099-01-09T04:30:00Z", campus: "majra" };
    const meeting = { title: "Parents’ meeting", status: "published", hosts, ...day };
    const rows = backend().service().from("meetings").insert(meeting);
    const { id: meeting_id } = await succeed(rows.select().single());
    const email = `${randomUUID()}@mail.example`;
    const stranger = { name: "A stranger", phone: "01704 999999", child_name: "Nobody" };
    const time = { meeting_id, host: "maths", starts_at, email, grade: "Class 6" };
    const booked = backend()
      .service()
      .rpc("create_meeting_booking", { ...time, ...stranger });
    const { token, reference } = await succeed(booked.single());
    return { meeting_id, email, token, reference };
  }
  const seen = (token: string) => backend().visitor().rpc("get_meeting_bookings", { token });
  const hostsSeen = async (token: string) =>
    (await succeed(seen(token))).map(({ host }) => host).sort();

  test("what the office books for a parent is behind the parent's links alone", async () => {
    const { meeting_id, email, token } = await intrude();
    const { client } = await hire(backend(), "majra");
    const parent = { name: "Asha Negi", phone: "+91 98160 11111", email };
    const child = { child_name: "Ira Negi", grade: "Class 6" };
    const book = (host: string, minute: number) => {
      const time = { meeting_id, host, starts_at: `2099-01-09T03:${minute}:00Z` };
      return client.rpc("book_meeting_for_family", { ...time, ...parent, ...child });
    };
    await succeed(book("physics", 40));
    expect(await hostsSeen(token)).toEqual(["maths"]);
    const own = await tokenFor(backend(), email);
    expect(await hostsSeen(own)).toEqual(["physics"]);
    // The office's next booking joins its first, and the two may not overlap.
    expect(await refuse(book("music", 40))).toMatchObject({ details: "slot" });
    await succeed(book("music", 50));
    expect(await hostsSeen(own)).toEqual(["music", "physics"]);
    expect(await hostsSeen(token)).toEqual(["maths"]);
  });

  test("the link of the browser ends when a link from an email changes something", async () => {
    const { meeting_id, email, token, reference } = await intrude();
    const own = await tokenFor(backend(), email);
    // Mail programs open links too.
    expect(await hostsSeen(own)).toEqual(["maths"]);
    expect(await hostsSeen(token)).toEqual(["maths"]);
    const further = { meeting_id, host: "physics", starts_at: "2099-01-09T04:00:00Z" };
    const child = { child_name: "Ira Negi", grade: "Class 6" };
    const byEmail = { ...further, ...child, family_token: own };
    await succeed(backend().service().rpc("create_meeting_booking", byEmail).single());
    expect(await hostsSeen(own)).toEqual(["maths", "physics"]);
    expect(await refuse(seen(token))).toMatchObject(gone);
    const visitor = backend().visitor();
    const move = { token, reference, host: "music", starts_at };
    expect(await refuse(visitor.rpc("change_meeting_booking", move))).toMatchObject(gone);
    const withKey = { token, reference };
    expect(await refuse(visitor.rpc("cancel_meeting_booking", withKey))).toMatchObject(gone);
    // Nor does it take back what the parent cancels.
    await succeed(visitor.rpc("cancel_meeting_booking", { token: own, reference }));
    expect(await refuse(visitor.rpc("restore_meeting_booking", withKey))).toMatchObject(gone);
    const asFamily = { ...byEmail, host: "music", family_token: token };
    const joined = backend().service().rpc("create_meeting_booking", asFamily);
    expect(await refuse(joined)).toMatchObject(gone);
  });

  const countEmails = async (email: string, template: string) => {
    const emails = backend().service().from("mail_outbox").select("id").eq("recipient", email);
    return (await succeed(emails.eq("template", template))).length;
  };

  test("a stranger who moves a booking about keeps no email from the parent", async () => {
    const { meeting_id, email, token, reference } = await intrude();
    const visitor = backend().visitor();
    const moved = () => countEmails(email, "meeting_moved");
    const move = (key: { token: string; reference: string }, minute: number) => {
      const to = { host: "music", starts_at: `2099-01-09T03:${minute}:00Z` };
      return visitor.rpc("change_meeting_booking", { ...key, ...to });
    };
    for (const minute of [40, 50, 40, 50, 40, 50])
      await succeed(move({ token, reference }, minute));
    expect(await moved()).toBe(5);
    const { client } = await hire(backend(), "majra");
    const time = { meeting_id, host: "physics", starts_at, email, name: "Asha Negi" };
    const child = { phone: "01704 222222", child_name: "Ira Negi", grade: "Class 6" };
    await succeed(client.rpc("book_meeting_for_family", { ...time, ...child }));
    const own = await tokenFor(backend(), email);
    const [booking] = await succeed(visitor.rpc("get_meeting_bookings", { token: own }));
    await succeed(move({ token: own, reference: booking?.reference as string }, 40));
    expect(await moved()).toBe(6);
  });

  test("a colleague floods no mailbox by the link of a stranger's form", async () => {
    const { email, ...key } = await intrude();
    const { client } = await hire(backend(), "majra", "door");
    const booking = { token: key.token, reference: key.reference };
    for (const minute of [40, 50, 40, 50, 40, 50]) {
      const to = { host: "music", starts_at: `2099-01-09T03:${minute}:00Z` };
      await succeed(client.rpc("change_meeting_booking", { ...booking, ...to }));
    }
    expect(await countEmails(email, "meeting_moved")).toBe(5);
    for (let round = 1; round <= 6; round += 1) {
      await succeed(client.rpc("cancel_meeting_booking", booking));
      await succeed(client.rpc("restore_meeting_booking", booking));
    }
    expect(await countEmails(email, "meeting_cancelled")).toBe(5);
    expect(await countEmails(email, "meeting_booked")).toBe(5);
  });
}
