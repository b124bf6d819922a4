import { expect, test } from "vitest";
import type { Database } from "../../../data/database.types.ts";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { hire } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";

type Booking = Database["public"]["Functions"]["create_meeting_booking"]["Args"];
type Meeting = Database["public"]["Tables"]["meetings"]["Insert"];

const nine = "2099-01-09T03:30:00Z";
const atMinute = (minute: number) => new Date(Date.parse(nine) + minute * 60_000).toISOString();
/** The second is met five minutes later than the first, so their times overlap by half. */
const hosts = [
  { id: "maths", name: "A. Thakur, Mathematics" },
  { id: "physics", name: "K. Joshi, Physics" },
  { id: "music", name: "N. Rana, Music", from: "09:05" },
];

// Scenarios of families who book what does not fit: two places at once, or a meeting for other classes.
export function bookingRuleScenarios(backend: () => Backend): void {
  /** A morning of one hour from nine in India, in slots of ten minutes. */
  async function createMeeting(fields: Partial<Meeting> = {}): Promise<string> {
    const day = { starts_at: nine, ends_at: atMinute(60), campus: "majra" };
    const meeting = { title: "Parents’ meeting", status: "published", hosts, ...day, ...fields };
    const rows = backend().service().from("meetings").insert(meeting);
    return (await succeed(rows.select().single())).id;
  }
  const asha = { name: "Asha Negi", phone: "+91 98160 55555", email: "asha.rules@mail.example" };
  const ira = { child_name: "Ira Negi", grade: "Class 6" };
  const book = (sent: Partial<Booking> & Pick<Booking, "meeting_id">) =>
    backend()
      .service()
      .rpc("create_meeting_booking", { host: "maths", starts_at: nine, ...asha, ...ira, ...sent })
      .single();
  const elsewhere = {
    code: "22023",
    details: "slot",
    message: "You are expected elsewhere at this time. Please choose another.",
    hint: "2099-01-09T03:30:00Z",
  };

  test("who books a second time of the same minute for a child hears of the first, link or none", async () => {
    const meeting_id = await createMeeting();
    const { token } = await succeed(book({ meeting_id }));
    const physics = { meeting_id, host: "physics" };
    expect((await book(physics)).error).toMatchObject(elsewhere);
    expect((await book({ ...physics, family_token: token })).error).toMatchObject(elsewhere);
    // The same mailbox or mobile number, written otherwise, and half of the name.
    const byMailbox = { email: "Asha.Rules@mail.example", phone: "01704 222222" };
    const byPhone = { email: "other.rules@mail.example", phone: "098160-55555" };
    for (const typed of [byMailbox, byPhone]) {
      const again = { ...physics, ...typed, child_name: "ira" };
      expect((await book(again)).error).toMatchObject(elsewhere);
    }
    const overlapping = { meeting_id, host: "music", starts_at: atMinute(5) };
    expect((await book(overlapping)).error).toMatchObject(elsewhere);
    await succeed(book({ ...overlapping, starts_at: atMinute(15) }));
    const { client } = await hire(backend(), "majra");
    const called = { ...physics, starts_at: nine, ...asha, ...ira };
    expect((await client.rpc("book_meeting_for_family", called)).error).toMatchObject(elsewhere);
  });

  test("a sister is met at the same time, and a stranger with the address alone is refused nothing", async () => {
    const meeting_id = await createMeeting();
    const { token } = await succeed(book({ meeting_id }));
    const physics = { meeting_id, host: "physics" };
    const sister = { child_name: "Tara Negi", grade: "Class 3" };
    const met = await succeed(book({ ...physics, ...sister, family_token: token }));
    const music = { host: "music", starts_at: atMinute(5) };
    const stranger = { email: asha.email, phone: "01704 999999", child_name: "Nobody" };
    await succeed(book({ meeting_id, ...music, ...stranger }));

    // A booking moves or comes back only to where its child is free.
    const visitor = backend().visitor();
    const later = { ...physics, starts_at: atMinute(20), family_token: token };
    const { reference } = await succeed(book(later));
    const own = { token, reference };
    const move = { ...own, host: "music", starts_at: atMinute(5) };
    await succeed(visitor.rpc("cancel_meeting_booking", { token, reference: met.reference }));
    expect(await refuse(visitor.rpc("change_meeting_booking", move))).toMatchObject({
      details: "slot",
    });
    await succeed(visitor.rpc("cancel_meeting_booking", own));
    await succeed(book({ ...later, host: "music", starts_at: atMinute(25) }));
    expect(await refuse(visitor.rpc("restore_meeting_booking", own))).toMatchObject({
      details: "booking_final",
    });
  });

  test("the family of a visit without a child’s name is in one place at a time", async () => {
    const meeting_id = await createMeeting({ kind: "visit" });
    const nobody = { child_name: "", grade: "" };
    const { token } = await succeed(book({ meeting_id, ...nobody }));
    for (const named of [nobody, ira]) {
      const again = { meeting_id, host: "physics", ...named, family_token: token };
      expect((await book(again)).error).toMatchObject(elsewhere);
    }
  });

  test("on a visit a stranger with the address alone learns no time, and takes none from its owner", async () => {
    const nobody = { child_name: "", grade: "" };
    const byMailbox = { phone: "01704 999999" };
    const byPhone = { email: "stranger.rules@mail.example" };
    for (const known of [byMailbox, byPhone]) {
      for (const [named, typed] of [
        [ira, nobody],
        [nobody, nobody],
        [nobody, ira],
      ] as const) {
        const meeting_id = await createMeeting({ kind: "visit" });
        await succeed(book({ meeting_id, ...named }));
        await succeed(book({ meeting_id, host: "physics", ...known, ...typed }));
      }
    }
  });

  test("a meeting for certain classes takes only those, also where the office books", async () => {
    const meeting_id = await createMeeting({ first_class: "Class 11", last_class: "Class 12" });
    const refusedClass = { code: "22023", details: "grade" };
    expect(await refuse(book({ meeting_id, grade: "Class 6" }))).toMatchObject(refusedClass);
    const { token } = await succeed(book({ meeting_id, grade: "Class 11" }));
    const further = { meeting_id, starts_at: atMinute(10), family_token: token };
    expect(await refuse(book({ ...further, grade: "Class 10" }))).toMatchObject(refusedClass);
    await succeed(book({ ...further, grade: "Class 12" }));
    const { client } = await hire(backend(), "majra");
    const called = { meeting_id, host: "maths", starts_at: atMinute(30), ...asha, ...ira };
    expect(await refuse(client.rpc("book_meeting_for_family", called))).toMatchObject(refusedClass);

    const upwards = await createMeeting({ first_class: "Class 6" });
    expect(await refuse(book({ meeting_id: upwards, grade: "UKG" }))).toMatchObject(refusedClass);
    await succeed(book({ meeting_id: upwards, grade: "Class 12" }));
    const downwards = await createMeeting({ last_class: "UKG" });
    await succeed(book({ meeting_id: downwards, grade: "Playgroup" }));
  });
}
