import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { setPhoneChannel } from "../../../data/operations/mail.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { newMailbox } from "../guardian-scene.ts";
import { hire } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";

// Scenarios of messages to families. Each has a class of its own at Juniors, so that no other child is concerned.
export function familyMessageScenarios(backend: () => Backend): void {
  let office: Client;
  beforeAll(async () => {
    office = (await backend().admin()).client;
  });
  const enrol = (className: string, facts: object = {}) => {
    const child = { admission_no: randomUUID(), name: "Asha Verma", campus: "juniors" };
    const guardian = { guardian_name: "Rekha Verma" };
    const row = { ...child, ...guardian, class: className, ...facts };
    return succeed(office.from("students").insert(row).select().single());
  };
  const newClass = () => `Class ${randomUUID().slice(0, 8)}`;
  const write = (client: Client, className: string, more: object = {}) => {
    const words = { title: "No school tomorrow", body: "The river is high.\n\nStay safe." };
    const hindi = { hi: { title: "कल विद्यालय बंद", body: "नदी में बाढ़ है।" } };
    const row = { ...words, translations: hindi, campus: "juniors", classes: [className], ...more };
    return succeed(client.from("family_messages").insert(row).select().single());
  };
  const preview = (client: Client, message: string) =>
    succeed(client.rpc("preview_family_message", { message }).single());
  const send = (client: Client, message: string) => client.rpc("send_family_message", { message });
  const counts = (message: string) =>
    succeed(office.rpc("count_message_deliveries", { message }).single());
  const lettersOf = (recipient: string) =>
    succeed(
      backend()
        .service()
        .from("mail_outbox")
        .select("id, data, sent_at, gave_up_at")
        .eq("recipient", recipient)
        .eq("template", "family_message"),
    );
  const tokenOf = async (recipient: string) =>
    (((await lettersOf(recipient))[0]?.data ?? {}) as { token: string }).token;
  const handOver = (recipient: string) =>
    succeed(
      backend()
        .service()
        .from("mail_outbox")
        .update({ sent_at: new Date().toISOString(), data: {} })
        .eq("recipient", recipient)
        .eq("template", "family_message")
        .select(),
    );

  test("each mailbox gets a message once, in its language, however many children it has", async () => {
    const className = newClass();
    const [both, other] = [newMailbox(), newMailbox()];
    await enrol(className, { guardian_email: both });
    await enrol(className, { guardian_email: both.toUpperCase() });
    const child = await enrol(className, { guardian_email: other });
    await enrol(className, { status: "left", left_on: "2026-03-31", guardian_email: newMailbox() });
    await succeed(
      office.from("guardians").update({ language: "hi" }).eq("student_id", child.id).select(),
    );
    const nobody = await enrol(className, { guardian_phone: "98765 43210" });
    const { client: editor } = await hire(backend(), "juniors", "editor");
    const { id } = await write(editor, className);
    expect(await preview(editor, id)).toEqual({
      children: 4,
      letters: 2,
      phones: 0,
      languages: { en: 1, hi: 1 },
      opted_out: 0,
      unreachable: 1,
    });
    expect(await succeed(send(editor, id))).toBe(2);
    expect(await refuse(send(editor, id))).toMatchObject({ status: 409, details: "not_draft" });
    const [letter, ...more] = await lettersOf(both);
    expect(more).toEqual([]);
    expect(letter?.data).toMatchObject({ language: "en", title: "No school tomorrow" });
    expect((await lettersOf(other))[0]?.data).toMatchObject({
      language: "hi",
      title: "कल विद्यालय बंद",
    });
    await handOver(both);
    expect(await counts(id)).toMatchObject({ handed_over: 1, waiting: 1, failed: 0 });
    await handOver(other);
    expect(await counts(id)).toMatchObject({ handed_over: 2, waiting: 0 });
    const state = office.from("family_messages").select("status").eq("id", id).single();
    expect(await succeed(state)).toEqual({ status: "sent" });
    const unreached = await succeed(office.rpc("list_unreached_children", { message: id }));
    expect(unreached).toMatchObject([{ id: nobody.id, phones: ["98765 43210"] }]);
    // Children's records are for administrators.
    expect(await refuse(editor.rpc("list_unreached_children", { message: id }))).toMatchObject({
      status: 403,
    });
  });

  test("the phone of a guardian without a mailbox gets it where messages go to phones", async () => {
    const className = newClass();
    await enrol(className, { guardian_phone: "98160 12345" });
    const { id } = await write(office, className);
    await setPhoneChannel(backend().service(), true);
    try {
      expect(await preview(office, id)).toMatchObject({ letters: 0, phones: 1, unreachable: 0 });
      expect(await succeed(send(office, id))).toBe(1);
    } finally {
      await setPhoneChannel(backend().service(), false);
    }
    const toPhone = backend()
      .service()
      .from("mail_outbox")
      .select("id")
      .like("recipient", "+9198%");
    expect(await succeed(toPhone.eq("template", "family_message"))).toHaveLength(1);
  });

  test("what has not gone is taken back, and nobody tries it again", async () => {
    const className = newClass();
    const [gone, waiting, tried] = [newMailbox(), newMailbox(), newMailbox()];
    for (const guardian_email of [gone, waiting, tried]) await enrol(className, { guardian_email });
    const { id } = await write(office, className);
    await succeed(send(office, id));
    const outbox = backend().service().from("mail_outbox");
    await succeed(outbox.update({ attempts: 1 }).eq("recipient", tried).select());
    const token = await tokenOf(gone);
    await handOver(gone);
    const takeBack = () => office.rpc("take_back_family_message", { message: id });
    expect(await succeed(takeBack())).toBe(2);
    expect(await lettersOf(waiting)).toEqual([]);
    expect(await lettersOf(tried)).toMatchObject([{ gave_up_at: expect.any(String) }]);
    expect(await counts(id)).toMatchObject({ handed_over: 1, taken_back: 2, waiting: 0 });
    expect(await refuse(takeBack())).toMatchObject({ details: "nothing_waits" });
    const page = backend().visitor().rpc("get_family_message", { token }).single();
    expect(await succeed(page)).toMatchObject({ is_taken_back: true, title: "No school tomorrow" });
  });

  test("a guardian ends messages to an address and lets them come again", async () => {
    const className = newClass();
    const mailbox = newMailbox();
    await enrol(className, { guardian_email: mailbox });
    const first = await write(office, className);
    await succeed(send(office, first.id));
    const token = await tokenOf(mailbox);
    const visitor = backend().visitor();
    const seen = () => succeed(visitor.rpc("get_family_message", { token }).single());
    const choose = async (wants_messages: boolean) =>
      expect((await visitor.rpc("set_message_choice", { token, wants_messages })).error).toBeNull();
    expect(await seen()).toMatchObject({ wants_messages: true });
    await choose(false);
    await choose(false);
    expect(await seen()).toMatchObject({ wants_messages: false });
    const second = await write(office, className);
    expect(await preview(office, second.id)).toMatchObject({ letters: 0, opted_out: 1 });
    expect(await refuse(send(office, second.id))).toMatchObject({ details: "nobody" });
    await choose(true);
    expect(await succeed(send(office, second.id))).toBe(1);
    // An unknown link shows nothing and changes nothing.
    const unknown = "0".repeat(64);
    const none = await visitor.rpc("get_family_message", { token: unknown });
    expect(none.data).toEqual([]);
    const change = { token: unknown, wants_messages: false };
    expect((await visitor.rpc("set_message_choice", change)).error).toBeNull();
  });

  test("a sent message is not changed any more, and one whose time is over is not sent", async () => {
    const className = newClass();
    await enrol(className, { guardian_email: newMailbox() });
    const over = await write(office, className, { expires_at: "2026-01-01T00:00:00Z" });
    expect(await refuse(send(office, over.id))).toMatchObject({ details: "message_over" });
    const { id } = await write(office, className);
    await succeed(send(office, id));
    const change = office.from("family_messages").update({ title: "School tomorrow" }).eq("id", id);
    expect(await refuse(change.select())).toMatchObject({ status: 409, details: "not_draft" });
    const remove = office.from("family_messages").delete().eq("id", id);
    expect(await refuse(remove.select())).toMatchObject({ details: "not_draft" });
    // One whose time ends meanwhile is not given to a server that claims it.
    const mailbox = newMailbox();
    const soonOver = newClass();
    await enrol(soonOver, { guardian_email: mailbox });
    const ends = new Date(Date.now() + 1_500).toISOString();
    const short = await write(office, soonOver, { expires_at: ends });
    await succeed(send(office, short.id));
    const claim = async () => {
      const next = { attempts: 1, next_attempt_at: "2099-01-01T00:00:00Z" };
      const outbox = backend().service().from("mail_outbox");
      await succeed(outbox.update(next).eq("recipient", mailbox).select());
      return (await counts(short.id)).failed;
    };
    await expect.poll(claim, { timeout: 8_000, interval: 300 }).toBe(1);
    // Nobody says of a draft that it was sent.
    const draft = await write(office, className, { status: "sent", sent_at: "2026-01-01" });
    expect(draft).toMatchObject({ status: "draft", sent_at: null });
  });

  test("colleagues of a campus write to its families alone, others to none", async () => {
    const { client: editor } = await hire(backend(), "majra", "editor");
    const row = { title: "No school", body: "The river is high." };
    const elsewhere = editor.from("family_messages").insert({ ...row, campus: "juniors" });
    expect(await refuse(elsewhere.select())).toMatchObject({ details: "campus_scope" });
    const all = editor.from("family_messages").insert(row);
    expect(await refuse(all.select())).toMatchObject({ details: "campus_scope" });
    const theirs = await write(office, newClass());
    expect(await refuse(send(editor, theirs.id))).toMatchObject({ details: "campus_scope" });
    for (const role of ["admissions", "contributor", "alumni_office", "door"] as const) {
      const { client } = await hire(backend(), null, role);
      expect(await refuse(client.from("family_messages").insert(row).select())).toMatchObject({
        status: 403,
      });
      expect(await refuse(send(client, theirs.id))).toMatchObject({ status: 403 });
    }
    const deliveries = await office.from("message_deliveries").select("id");
    expect(deliveries.data).toEqual([]);
  });

  test("an address is forgotten with the child, and with it what it chose", async () => {
    const className = newClass();
    const mailbox = newMailbox();
    const child = await enrol(className, { guardian_email: mailbox });
    const { id } = await write(office, className);
    await succeed(send(office, id));
    const token = await tokenOf(mailbox);
    await backend().visitor().rpc("set_message_choice", { token, wants_messages: false });
    const erasure = { kind: "student", subject: child.admission_no, reference: "R-1" };
    await succeed(office.rpc("create_erasure", erasure));
    const deliveries = backend().service().from("message_deliveries").select("id");
    expect(await succeed(deliveries.eq("address", mailbox))).toEqual([]);
    const again = await enrol(className, { guardian_email: mailbox });
    expect(again.id).not.toBe(child.id);
    const next = await write(office, className);
    expect(await preview(office, next.id)).toMatchObject({ letters: 1, opted_out: 0 });
  });
}
