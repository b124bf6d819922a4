import { beforeAll, expect, test } from "vitest";
import { previewFamilyMessage } from "../../../data/family-messages/messages-office.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { familyMessageScene, newClass } from "../family-message-scene.ts";
import { newMailbox } from "../guardian-scene.ts";
import { hire } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";

/** A message to a class, from its sending to its end. */
export function familyMessageScenarios(backend: () => Backend): void {
  let office: Client;
  beforeAll(async () => {
    office = (await backend().admin()).client;
  });
  const { enrol, write, send, counts, lettersOf, tokenOf, handOver } = familyMessageScene(backend);

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
    expect(await previewFamilyMessage(editor, id)).toEqual({
      children: 4,
      emails: 2,
      phones: 0,
      languages: { en: 1, hi: 1 },
      opted_out: 0,
      unreachable: 1,
      devices: 0,
      phone_texts: [],
      phone_channels: [],
      approval: null,
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
    // Only administrators read children's records.
    expect(await refuse(editor.rpc("list_unreached_children", { message: id }))).toMatchObject({
      status: 403,
    });
  });

  test("what has not been sent is taken back, and nobody tries it again", async () => {
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

  test("a sent message cannot be changed, and an expired one is not sent", async () => {
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
    // A message that expires meanwhile is not given to a server that claims it.
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
    // A draft never appears as sent.
    const draft = await write(office, className, { status: "sent", sent_at: "2026-01-01" });
    expect(draft).toMatchObject({ status: "draft", sent_at: null });
  });
}
