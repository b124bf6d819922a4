import { randomInt, randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { enrolChild } from "../children.ts";
import { newClass } from "../family-message-scene.ts";
import { newMailbox } from "../guardian-scene.ts";
import { hire } from "../staff-scene.ts";
import { createAlumnus } from "./alumni.ts";
import { refuse, succeed } from "./answers.ts";

// Scenarios of invitations to events. Each has a class of its own at Juniors, so that no other child is
// concerned.
export function eventInvitationScenarios(backend: () => Backend): void {
  let office: Client;
  beforeAll(async () => {
    office = (await backend().admin()).client;
  });
  const createEvent = async (more: object = {}) => {
    const starts_at = new Date(Date.now() + 30 * 86_400_000).toISOString();
    const event = { title: "Founders' Day", slug: randomUUID(), starts_at, venue: "Hall" };
    const row = { ...event, campus: "juniors", rsvp_enabled: true, status: "published", ...more };
    return succeed(backend().service().from("events").insert(row).select().single());
  };
  const enrol = (className: string, facts: object = {}) =>
    enrolChild(office, { campus: "juniors", class: className, ...facts });
  const ofClass = (wanted: string, className: string) => ({
    ...{ wanted, families: true, classes: [className] },
  });
  const invite = (client: Client, wanted: string, className: string) =>
    client.rpc("invite_to_event", ofClass(wanted, className));
  const sentEmailsTo = (recipient: string) =>
    succeed(
      backend()
        .service()
        .from("mail_outbox")
        .select("template, data")
        .eq("recipient", recipient)
        .order("created_at"),
    );
  const tokenOf = (sentEmail: { data: unknown } | undefined) =>
    ((sentEmail?.data ?? {}) as { token: string }).token;
  const rsvpOf = (event_id: string, email: string) =>
    succeed(
      backend()
        .service()
        .from("event_rsvps")
        .select("id, status, adults, children, name, reference")
        .match({ event_id, email }),
    );
  const heads = (wanted: string) => succeed(office.rpc("count_event_heads", { wanted }).single());

  test("where a second colleague approves messages, nobody invites families to what they wrote last", async () => {
    const className = newClass();
    await enrol(className, { guardian_email: newMailbox() });
    const { client: writer } = await hire(backend(), "juniors", "editor");
    const { client: second } = await hire(backend(), "juniors", "editor");
    const event = await createEvent();
    await succeed(
      writer.from("events").update({ title: "Pay your fees today" }).eq("id", event.id).select(),
    );
    await office.rpc("require_message_approval", { required: true }).throwOnError();
    try {
      const second_person = { status: 409, details: "second_person" };
      expect(await refuse(invite(writer, event.id, className))).toMatchObject(second_person);
      const again = writer.rpc("remind_event_invitations", { wanted: event.id });
      expect(await refuse(again)).toMatchObject(second_person);
      expect(await succeed(invite(second, event.id, className))).toBe(1);
    } finally {
      await office.rpc("require_message_approval", { required: false }).throwOnError();
    }
  });

  test("nor writes to invited families by changing the event, who still learn that it is off", async () => {
    const className = newClass();
    const mailbox = newMailbox();
    await enrol(className, { guardian_email: mailbox });
    const { client: writer } = await hire(backend(), "juniors", "editor");
    const event = await createEvent();
    const change = (values: object) =>
      succeed(writer.from("events").update(values).eq("id", event.id).select());
    expect(await succeed(invite(office, event.id, className))).toBe(1);
    await office.rpc("require_message_approval", { required: true }).throwOnError();
    try {
      await change({ title: "Pay your fees today", venue: "To 01704 1 by UPI" });
      await change({ title: "Pay your fees", cancelled_at: new Date().toISOString() });
      await change({ cancelled_at: null });
    } finally {
      await office.rpc("require_message_approval", { required: false }).throwOnError();
    }
    const [, told, ...more] = await sentEmailsTo(mailbox);
    expect(told).toMatchObject({
      template: "event_cancelled",
      data: { title: "Founders' Day", venue: "Hall", reason: null },
    });
    expect(more).toEqual([]);
  });

  test("each family gets one invitation, whose link answers for it", async () => {
    const className = newClass();
    const event = await createEvent({ capacity: 10 });
    const [first, second] = [newMailbox(), newMailbox()];
    const child = await enrol(className, { guardian_email: first });
    await enrol(className, { guardian_email: first });
    // A second guardian of the same child answers for the same invitation.
    const other = { student_id: child.id, name: "Mohan Verma", email: second };
    await succeed(office.from("guardians").insert(other).select());
    const { client: editor } = await hire(backend(), "juniors", "editor");
    const preview = editor.rpc("preview_event_invitations", ofClass(event.id, className)).single();
    expect(await succeed(preview)).toMatchObject({ of_families: 1, of_colleagues: 0, waiting: 0 });
    expect(await succeed(invite(editor, event.id, className))).toBe(1);
    expect(await sentEmailsTo(second)).toEqual([]);
    const [sentEmail] = await sentEmailsTo(first);
    expect(sentEmail).toMatchObject({
      template: "event_rsvp_invited",
      data: { name: "Rekha Verma" },
    });
    expect(await heads(event.id)).toMatchObject({ going: 0, declined: 0, invited: 1 });
    // Nobody is invited twice.
    expect(await succeed(invite(editor, event.id, className))).toBe(0);

    const token = tokenOf(sentEmail);
    const visitor = backend().visitor();
    const seen = visitor.rpc("get_event_rsvp", { token }).single();
    expect(await succeed(seen)).toMatchObject({ status: "invited", email: first, adults: 0 });
    const answer = visitor.rpc("update_event_rsvp", { token, adults: 2, children: 1 }).single();
    expect(await succeed(answer)).toMatchObject({ status: "going" });
    expect(await heads(event.id)).toMatchObject({ going: 3, invited: 0 });
    const [, thanks] = await sentEmailsTo(first);
    expect(thanks).toMatchObject({ template: "event_rsvp_going", data: { is_changed: false } });
  });

  test("an invited family may decline, or reply on the event's page like anybody", async () => {
    const className = newClass();
    const event = await createEvent();
    const [declining, replying] = [newMailbox(), newMailbox()];
    for (const guardian_email of [declining, replying]) await enrol(className, { guardian_email });
    expect(await succeed(invite(office, event.id, className))).toBe(2);
    const [sentEmail] = await sentEmailsTo(declining);
    const token = tokenOf(sentEmail);
    const no = { token, adults: 0, children: 0, attends: false, message: "We are away." };
    await succeed(backend().visitor().rpc("update_event_rsvp", no).single());
    expect(await rsvpOf(event.id, declining)).toMatchObject([{ status: "declined" }]);

    const reply = { event_id: event.id, name: "Rekha", email: replying, adults: 1, children: 2 };
    const service = backend().service();
    const sent = await succeed(service.rpc("create_event_rsvp", reply).single());
    expect(await rsvpOf(event.id, replying)).toMatchObject([
      { status: "going", adults: 1, children: 2, name: "Rekha", reference: sent.reference },
    ]);
    expect((await sentEmailsTo(replying)).map(({ template }) => template)).toEqual([
      "event_rsvp_invited",
      "event_rsvp_going",
    ]);
  });

  test("families who have not answered are asked again after a day, and learn of a cancellation", async () => {
    const className = newClass();
    const event = await createEvent();
    const mailbox = newMailbox();
    await enrol(className, { guardian_email: mailbox });
    await succeed(invite(office, event.id, className));
    const remind = () => succeed(office.rpc("remind_event_invitations", { wanted: event.id }));
    expect(await remind()).toBe(0);
    const twoDaysAgo = { invited_at: new Date(Date.now() - 2 * 86_400_000).toISOString() };
    const rows = backend().service().from("event_rsvps").update(twoDaysAgo);
    await succeed(rows.eq("event_id", event.id).select());
    expect(await remind()).toBe(1);
    expect(await remind()).toBe(0);
    const move = office.from("events").update({ venue: "Lawn" }).eq("id", event.id);
    await succeed(move.select());
    const off = { cancelled_at: new Date().toISOString(), cancel_reason: "It rains." };
    await succeed(office.from("events").update(off).eq("id", event.id).select());
    expect((await sentEmailsTo(mailbox)).map(({ template }) => template)).toEqual([
      "event_rsvp_invited",
      "event_invitation_again",
      "event_rsvp_invited",
      "event_cancelled",
    ]);
    expect(await refuse(invite(office, event.id, className))).toMatchObject({
      details: "rsvp_closed",
    });
  });

  test("colleagues and alumni of batches are invited, but nobody who wants no messages", async () => {
    const event = await createEvent();
    const batch = randomInt(1_860, 1_990);
    const alumnus = await createAlumnus(backend(), { batch_year: batch, campus: "juniors" });
    const alumni = { wanted: event.id, batches: [batch] };
    const count = () => succeed(office.rpc("preview_event_invitations", alumni).single());
    expect(await count()).toMatchObject({ of_families: 0, of_alumni: 1 });
    await succeed(
      backend()
        .service()
        .from("alumni_profiles")
        .update({ accepts_messages: false })
        .eq("id", alumnus.id)
        .select(),
    );
    expect(await count()).toMatchObject({ of_alumni: 0 });
    const { email } = await hire(backend(), "juniors", "door");
    const colleagues = { wanted: event.id, colleagues: true };
    await succeed(office.rpc("invite_to_event", colleagues));
    expect(await rsvpOf(event.id, email)).toMatchObject([{ status: "invited" }]);
  });

  test("nobody invites to an event of another campus, to a draft, or without the role", async () => {
    const className = newClass();
    await enrol(className, { guardian_email: newMailbox() });
    const [event, draft] = [await createEvent(), await createEvent({ status: "draft" })];
    const { client: elsewhere } = await hire(backend(), "majra", "editor");
    expect(await refuse(invite(elsewhere, event.id, className))).toMatchObject({
      details: "campus_scope",
    });
    expect(await refuse(invite(office, draft.id, className))).toMatchObject({ status: 404 });
    for (const role of ["admissions", "contributor", "alumni_office", "door"] as const) {
      const { client } = await hire(backend(), null, role);
      expect(await refuse(invite(client, event.id, className))).toMatchObject({ status: 403 });
    }
    const visitor = invite(backend().visitor(), event.id, className);
    expect((await refuse(visitor)).status).toBeGreaterThanOrEqual(401);
  });
}
