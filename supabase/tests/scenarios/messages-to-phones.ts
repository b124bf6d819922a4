import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { previewFamilyMessage } from "../../../data/family-messages/messages-office.ts";
import { notePhoneReport } from "../../../data/operations/mail.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { familyMessageScene, newClass, newPhone } from "../family-message-scene.ts";
import { newMailbox } from "../guardian-scene.ts";
import { refuse, succeed } from "./answers.ts";

/** Messages that reach families by phone, and what the gateway reports of them. */
export function phoneMessageScenarios(backend: () => Backend): void {
  let office: Client;
  beforeAll(async () => {
    office = (await backend().admin()).client;
  });
  const { enrol, write, send, counts, withPhones, lettersOf, tokenOf, handOver } =
    familyMessageScene(backend);

  test("a guardian without a mailbox gets it by phone where messages go to phones", async () => {
    const className = newClass();
    await enrol(className, { guardian_phone: "98160 12345" });
    const { id } = await write(office, className);
    await withPhones(null, async () => {
      expect(await previewFamilyMessage(office, id)).toMatchObject({
        emails: 0,
        phones: 1,
        unreachable: 0,
      });
      expect(await succeed(send(office, id))).toBe(1);
    });
    const toPhone = backend()
      .service()
      .from("mail_outbox")
      .select("id")
      .like("recipient", "+9198160%");
    expect(await succeed(toPhone.eq("template", "family_message"))).toHaveLength(1);
  });

  test("every phone gets it when the message says so, by the channel it names", async () => {
    const className = newClass();
    const [phone, other] = [newPhone(), newPhone()];
    await enrol(className, { guardian_email: newMailbox(), guardian_phone: phone });
    const child = await enrol(className, { guardian_phone: other });
    await succeed(
      office.from("guardians").update({ language: "hi" }).eq("student_id", child.id).select(),
    );
    const more = { phones: "everybody", phone_channel: "whatsapp", is_urgent: true };
    const { id } = await write(office, className, more);
    await withPhones(null, async () => {
      expect(await previewFamilyMessage(office, id)).toMatchObject({
        emails: 1,
        phones: 2,
        phone_texts: [
          {
            language: "en",
            said: "Green Field, urgent: No school tomorrow https://school.example/message",
            characters: 70,
            parts: 1,
            phones: 1,
          },
          { language: "hi", parts: 1, phones: 1 },
        ],
        phone_channels: [{ channel: "whatsapp", phones: 2, cost: 40 }],
      });
      expect(await succeed(send(office, id))).toBe(3);
    });
    const [text, ...rest] = await lettersOf(phone);
    expect(rest).toEqual([]);
    expect(text?.data).toMatchObject({ channel: "whatsapp", reader: "guardian" });
    const nobody = await write(office, className, { phones: "nobody" });
    await withPhones(null, async () => {
      expect(await previewFamilyMessage(office, nobody.id)).toMatchObject({
        phones: 0,
        unreachable: 1,
      });
    });
    const rows = await succeed(office.rpc("count_message_deliveries", { message: id }));
    expect(rows).toMatchObject([
      { channel: "email", waiting: 1 },
      { channel: "whatsapp", waiting: 2 },
    ]);
  });

  test("a phone gets it on both channels when the message says so, and counts as one address", async () => {
    const className = newClass();
    const [phone, silent] = [newPhone(), newPhone()];
    await enrol(className, { guardian_phone: phone });
    await enrol(className, { guardian_phone: silent });
    const { id } = await write(office, className, { phone_channel: "both" });
    await withPhones(null, async () => {
      const { phones, languages, phone_texts, phone_channels } = await previewFamilyMessage(
        office,
        id,
      );
      expect({ phones, languages }).toEqual({ phones: 2, languages: { en: 2 } });
      expect(phone_texts.map(({ channel }) => channel)).toEqual(["sms", "whatsapp"]);
      expect(phone_channels).toMatchObject([
        { channel: "sms", phones: 2, cost: 40 },
        { channel: "whatsapp", phones: 2, cost: 40 },
      ]);
      expect(await succeed(send(office, id))).toBe(2);
    });
    const ways = (await lettersOf(phone)).map(({ data }) => (data as { channel: string }).channel);
    expect(ways.toSorted()).toEqual(["sms", "whatsapp"]);
    // A guardian who ended messages by either link gets the next one on neither channel.
    const end = { token: await tokenOf(silent), wants_messages: false };
    await backend().visitor().rpc("set_message_choice", end).throwOnError();
    const next = await write(office, className, { phone_channel: "both" });
    await withPhones(null, async () => {
      expect(await previewFamilyMessage(office, next.id)).toMatchObject({
        phones: 1,
        opted_out: 1,
      });
    });
    // A guardian who has the message on one channel is not counted when the other is taken back.
    const [one] = await lettersOf(phone);
    const handedOver = { sent_at: new Date().toISOString(), data: {} };
    const outbox = backend().service().from("mail_outbox");
    await succeed(
      outbox
        .update(handedOver)
        .eq("id", one?.id ?? "")
        .select(),
    );
    expect(await succeed(office.rpc("take_back_family_message", { message: id }))).toBe(1);
  });

  test("a gateway reports the result of a message, twice and in any order", async () => {
    const className = newClass();
    const [reached, failed] = [newPhone(), newPhone()];
    const child = await enrol(className, { guardian_phone: failed });
    await enrol(className, { guardian_phone: reached });
    const { id } = await write(office, className);
    await withPhones(null, async () => {
      await succeed(send(office, id));
    });
    const service = backend().service();
    const idOf = async (phone: string) => (await lettersOf(phone))[0]?.id ?? "";
    const report = async (phone: string, outcome: "delivered" | "failed") =>
      expect(await notePhoneReport(service, { id: await idOf(phone), outcome })).toBe(true);
    // Reported before our own record that it was handed over.
    await report(reached, "delivered");
    await handOver(reached);
    await report(reached, "delivered");
    await report(reached, "failed");
    await handOver(failed);
    expect(await counts(id)).toMatchObject({ channel: "sms", delivered: 1, handed_over: 1 });
    await report(failed, "failed");
    expect(await counts(id)).toMatchObject({ delivered: 1, handed_over: 0, failed: 1 });
    const unreached = await succeed(office.rpc("list_unreached_children", { message: id }));
    expect(unreached).toMatchObject([{ id: child.id, phones: [failed] }]);
    await report(failed, "delivered");
    expect(await counts(id)).toMatchObject({ delivered: 2, failed: 0 });
    const unknown = { id: randomUUID(), outcome: "delivered" } as const;
    expect(await notePhoneReport(service, unknown)).toBe(false);
    for (const client of [office, backend().visitor()]) {
      const call = client.rpc("note_phone_report", { mail: unknown.id, outcome: "delivered" });
      expect((await refuse(call)).status).toBeGreaterThanOrEqual(401);
    }
  });
}
