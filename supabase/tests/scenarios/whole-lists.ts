import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { listGraduates } from "../../../data/consent/alumni-offer.ts";
import { listExpectedGuests } from "../../../data/events/rsvps-office.ts";
import { listUnreachedChildren } from "../../../data/family-messages/messages-office.ts";
import { listMeetingSlots } from "../../../data/meetings/meetings.ts";
import { listDayBookings } from "../../../data/meetings/meetings-office.ts";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { familyMessageScene, newClass } from "../family-message-scene.ts";
import { inHours } from "../role-scene.ts";
import { succeed } from "./answers.ts";
import { createEvent } from "./events-with-rsvps.ts";

/** More rows than one answer of the service holds. */
const many = 1_002;

/** Lists that are longer than one answer of the service. */
export function wholeListScenarios(backend: () => Backend): void {
  const { write, send } = familyMessageScene(backend);

  /** Writes that many rows in two parts, because one request writes at most 1,000. */
  const insertMany = async <Row>(
    rowAt: (place: number) => Row,
    insert: (rows: Row[]) => PromiseLike<unknown>,
  ) => {
    const rows = Array.from({ length: many }, (_, place) => rowAt(place));
    await insert(rows.slice(0, 600));
    await insert(rows.slice(600));
  };
  const childAt = (place: number) => ({
    admission_no: randomUUID(),
    campus: "juniors",
    name: `Child ${String(place).padStart(4, "0")}`,
  });
  const enrolMany = async (facts: { class: string; status?: string; left_on?: string }) => {
    const { client } = await backend().admin();
    await insertMany(
      (place) => ({ ...childAt(place), ...facts }),
      (rows) => client.from("students").insert(rows).throwOnError(),
    );
    // Other scenarios count children, too.
    return () => client.from("students").delete().eq("class", facts.class).throwOnError();
  };
  /** A long day at which forty teachers have thirty times each. */
  const createLongMeeting = async () => {
    const hosts = Array.from({ length: 40 }, (_, place) => ({
      id: `teacher-${place}`,
      name: `Teacher ${place}`,
    }));
    const day = { starts_at: "2099-01-09T03:30:00Z", ends_at: "2099-01-09T08:30:00Z" };
    const meeting = { title: "Parents’ meeting", campus: "majra", status: "published", ...day };
    const rows = backend().service().from("meetings");
    return succeed(
      rows
        .insert({ ...meeting, hosts })
        .select()
        .single(),
    );
  };

  test("the last teachers of a long day have all their times", async () => {
    const { id } = await createLongMeeting();
    const slots = await listMeetingSlots(backend().visitor(), id);
    expect(slots).toHaveLength(1_200);
    const hosts = slots.map(({ host }) => host);
    expect([...new Set(hosts)]).toEqual(
      Array.from({ length: 40 }, (_, place) => `teacher-${place}`),
    );
    expect(slots.filter(({ host }) => host === "teacher-39")).toHaveLength(30);
  });

  test("the day's list has every booking", async () => {
    const { id } = await createLongMeeting();
    const slots = await listMeetingSlots(backend().visitor(), id);
    const family = { meeting_id: id, name: "Asha Negi", phone: "+91 98160 11111" };
    await insertMany(
      (place) => ({
        ...family,
        host: slots[place]?.host ?? "",
        starts_at: slots[place]?.starts_at ?? "",
        reference: `MEET-26-${randomUUID().slice(0, 7)}`.toUpperCase(),
        email: `${randomUUID()}@mail.example`,
      }),
      (rows) => backend().service().from("meeting_bookings").insert(rows).throwOnError(),
    );
    const { client } = await backend().admin();
    const bookings = await listDayBookings(client, id);
    expect(new Set(bookings.map((booking) => booking.id)).size).toBe(many);
  });

  test("the list of families to call has every child", async () => {
    const { client } = await backend().admin();
    const className = newClass();
    const takeOff = await enrolMany({ class: className });
    const reached = { campus: "juniors", class: className, guardian_email: "one@mail.example" };
    const child = { ...childAt(many), ...reached };
    await succeed(client.from("students").insert(child).select());
    const { id } = await write(client, className);
    await succeed(send(client, id));
    const names = (await listUnreachedChildren(client, id)).map(({ name }) => name);
    await takeOff();
    expect(names).toEqual(Array.from({ length: many }, (_, place) => childAt(place).name));
  });

  test("the graduates of a year are all listed, each once", async () => {
    const { client } = await backend().admin();
    const leaving = { class: newClass(), status: "graduated", left_on: "2011-03-31" };
    const takeOff = await enrolMany(leaving);
    const graduates = await listGraduates(client, { year: 2011, campus: "juniors" });
    await takeOff();
    expect(new Set(graduates.map(({ id }) => id)).size).toBe(many);
    expect(graduates).toHaveLength(many);
  });

  test("the door knows every guest of a large event, in the order of the language", async () => {
    const event = await createEvent(backend(), { starts_at: inHours(2) });
    const names = ["Zoya Negi", "आशा नेगी", "Eva Sen"];
    await insertMany(
      (place) => ({
        event_id: event,
        reference: `RSVP-26-${randomUUID().slice(0, 7)}`.toUpperCase(),
        name: names[place] ?? "Guest",
        email: `${randomUUID()}@mail.example`,
        status: "going",
      }),
      (rows) => backend().service().from("event_rsvps").insert(rows).throwOnError(),
    );
    const { client } = await backend().admin();
    const { guests } = await listExpectedGuests(client, event, "hi");
    expect(new Set(guests.map(({ reference }) => reference)).size).toBe(many);
    const listed = guests.map(({ name }) => name).filter((name) => name !== "Guest");
    expect(listed).toEqual(["आशा नेगी", "Eva Sen", "Zoya Negi"]);
  });
}
