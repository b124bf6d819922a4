import { randomInt, randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { previewFamilyMessage } from "../../../data/family-messages/messages-office.ts";
import {
  notePhoneReport,
  type PhoneGateway,
  setPhoneGateways,
} from "../../../data/operations/mail.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { newMailbox } from "../guardian-scene.ts";
import { hire } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";

// Scenarios of messages to families. Each has a class of its own at Juniors, so that no other child is
// concerned.
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
  const send = (client: Client, message: string) => client.rpc("send_family_message", { message });
  const counts = (message: string) =>
    succeed(office.rpc("count_message_deliveries", { message }).single());
  /**
   * Sets text messages to 20 paise each and 1 rupee a month, unless `limit` says otherwise, while the test
   * runs.
   */
  const withPhones = async (limit: number | null, run: () => Promise<void>) => {
    const frame = (greeting: string) => ({
      usual: `${greeting}: {title} https://school.example/message`,
      urgent: `${greeting}, urgent: {title} https://school.example/message`,
    });
    const frames = { en: frame("Green Field"), hi: frame("विद्यालय") };
    const channels = ["sms", "whatsapp"] as const;
    const offered = channels.map(
      (channel): PhoneGateway => ({ channel, price: 20, month_limit: limit, frames }),
    );
    await setPhoneGateways(backend().service(), offered);
    try {
      await run();
    } finally {
      await setPhoneGateways(backend().service(), []);
    }
  };
  const newPhone = () => `+9198${String(randomInt(1e8)).padStart(8, "0")}`;
  const lettersOf = (recipient: string) =>
    succeed(
      backend()
        .service()
        .from("mail_outbox")
        .select("id, data, sent_at, gave_up_at")
        .like("recipient", `%${recipient.replace("+", "")}`)
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
        .like("recipient", `%${recipient.replace("+", "")}`)
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

  test("the monthly limit is counted for each channel", async () => {
    const className = newClass();
    await enrol(className, { guardian_phone: newPhone() });
    const frames = { en: { usual: "{title}", urgent: "{title}" } };
    const free = { channel: "sms", price: 0, month_limit: 0, frames } as const;
    const dear = { channel: "whatsapp", price: 50, month_limit: 0, frames } as const;
    const service = backend().service();
    const { id } = await write(office, className, { phone_channel: "both" });
    try {
      await setPhoneGateways(service, [free, dear]);
      expect(await refuse(send(office, id))).toMatchObject({ details: "over_limit" });
      await setPhoneGateways(service, [free]);
      expect(await succeed(send(office, id))).toBe(1);
    } finally {
      await setPhoneGateways(service, []);
    }
  });

  test.each([
    ["a".repeat(160), 160, 1],
    ["a".repeat(161), 161, 2],
    ["a".repeat(306), 306, 2],
    ["a".repeat(307), 307, 3],
    ["{".repeat(80), 160, 1],
    ["क".repeat(70), 70, 1],
    ["क".repeat(71), 71, 2],
    [`${"a".repeat(70)}’`, 71, 2],
    ["😀".repeat(35), 70, 1],
  ])("%# a text is counted as operators count it", async (title, characters, parts) => {
    const className = newClass();
    await enrol(className, { guardian_phone: newPhone() });
    const { id } = await write(office, className, { title: "To be measured" });
    const frames = { en: { usual: title, urgent: title } };
    const gateway = { channel: "sms", price: 0, month_limit: null, frames } as const;
    await setPhoneGateways(backend().service(), [gateway]);
    try {
      const { phone_texts } = await previewFamilyMessage(office, id);
      expect(phone_texts).toMatchObject([{ said: title, characters, parts }]);
    } finally {
      await setPhoneGateways(backend().service(), []);
    }
  });

  test("a month costs no more than the operator allows, and messages taken back are not counted", async () => {
    const className = newClass();
    for (let count = 0; count < 3; count++) await enrol(className, { guardian_phone: newPhone() });
    await withPhones(null, async () => {
      const first = await write(office, className);
      const [{ spent } = { spent: 0 }] = (await previewFamilyMessage(office, first.id))
        .phone_channels;
      await succeed(send(office, first.id));
      await withPhones(spent + 100, async () => {
        const second = await write(office, className);
        expect(await previewFamilyMessage(office, second.id)).toMatchObject({
          phone_channels: [{ cost: 60, spent: spent + 60, month_limit: spent + 100 }],
        });
        expect(await refuse(send(office, second.id))).toMatchObject({
          status: 409,
          details: "over_limit",
        });
        const state = office.from("family_messages").select("status").eq("id", second.id);
        expect(await succeed(state)).toEqual([{ status: "draft" }]);
        await succeed(office.rpc("take_back_family_message", { message: first.id }));
        expect(await succeed(send(office, second.id))).toBe(3);
      });
    });
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

  test("where the school requires it, a second colleague approves a message before it is sent", async () => {
    const className = newClass();
    await enrol(className, { guardian_email: newMailbox() });
    const { client: writer } = await hire(backend(), "juniors", "editor");
    const { client: second, email } = await hire(backend(), "juniors", "editor");
    const { client: elsewhere, email: otherMailbox } = await hire(backend(), "majra", "editor");
    const rule = (required: boolean) =>
      office.rpc("require_message_approval", { required }).throwOnError();
    const { id } = await write(writer, className);
    expect(await refuse(writer.rpc("require_message_approval", { required: false }))).toMatchObject(
      { status: 403 },
    );
    await rule(true);
    try {
      expect(await previewFamilyMessage(writer, id)).toMatchObject({ approval: "ask" });
      expect(await refuse(send(writer, id))).toMatchObject({ details: "second_person" });
      expect(await refuse(send(second, id))).toMatchObject({ details: "second_person" });
      await writer.rpc("ask_message_approval", { message: id }).throwOnError();
      const emailsTo = (mailbox: string) =>
        succeed(
          backend()
            .service()
            .from("mail_outbox")
            .select("data")
            .eq("recipient", mailbox)
            .eq("template", "message_approval"),
        );
      expect(await emailsTo(email)).toMatchObject([{ data: { id, title: "No school tomorrow" } }]);
      expect(await emailsTo(otherMailbox)).toEqual([]);
      expect(await previewFamilyMessage(writer, id)).toMatchObject({ approval: "own" });
      expect(await refuse(send(writer, id))).toMatchObject({ details: "second_person" });
      expect(await refuse(send(elsewhere, id))).toMatchObject({ details: "campus_scope" });
      // The approval applies to the version that was submitted.
      const change = second.from("family_messages").update({ title: "School tomorrow" });
      expect(await refuse(change.eq("id", id).select())).toMatchObject({ details: "not_draft" });
      // A colleague who changes the message becomes its author.
      await second.rpc("reopen_family_message", { message: id }).throwOnError();
      await succeed(
        second.from("family_messages").update({ body: "It rains." }).eq("id", id).select(),
      );
      await writer.rpc("ask_message_approval", { message: id }).throwOnError();
      expect(await refuse(send(second, id))).toMatchObject({ details: "second_person" });
      expect(await previewFamilyMessage(office, id)).toMatchObject({ approval: "second" });
      expect(await succeed(send(office, id))).toBe(1);
      expect(await refuse(office.rpc("reopen_family_message", { message: id }))).toMatchObject({
        details: "not_waiting",
      });
    } finally {
      await rule(false);
    }
  });

  test("as a notice it is shown on the site until it is taken back", async () => {
    const className = newClass();
    const mailbox = newMailbox();
    await enrol(className, { guardian_email: mailbox });
    const words = { body: "Rain & <wind>.\nStay in.\n\nThe office." };
    const { id } = await write(office, className, { ...words, on_site: true, is_urgent: true });
    await succeed(send(office, id));
    const message = office.from("family_messages").select("notice_id, status").eq("id", id);
    const notice = (await succeed(message))[0]?.notice_id ?? "";
    const shown = () =>
      succeed(backend().visitor().from("latest_updates").select().eq("id", notice));
    expect(await shown()).toMatchObject([
      {
        content: "No school tomorrow",
        body: "<p>Rain &amp; &lt;wind&gt;.<br>Stay in.</p><p>The office.</p>",
        is_urgent: true,
        campus: "juniors",
        translations: { hi: { content: "कल विद्यालय बंद", body: "<p>नदी में बाढ़ है।</p>" } },
      },
    ]);
    await handOver(mailbox);
    expect(await succeed(message)).toMatchObject([{ status: "sent" }]);
    expect(await succeed(office.rpc("take_back_family_message", { message: id }))).toBe(0);
    expect(await shown()).toEqual([]);
    const again = office.rpc("take_back_family_message", { message: id });
    expect(await refuse(again)).toMatchObject({ details: "nothing_waits" });
    // Only on the site, because no family has an address.
    const alone = await write(office, newClass(), { on_site: true });
    expect(await succeed(send(office, alone.id))).toBe(0);
    // Messages cannot reveal a child's name to strangers either.
    const child = await enrol(newClass(), { name: "Devika Rawat Thapliyal" });
    const naming = { title: `${child.name} is ill`, on_site: true };
    const refused = await refuse(send(office, (await write(office, className, naming)).id));
    expect(refused).toMatchObject({ status: 400 });
  });

  test("families of a bus route get a message, and nobody once the route is deleted", async () => {
    const [rider, walker, elsewhere] = [newMailbox(), newMailbox(), newMailbox()];
    const className = newClass();
    const row = { name: `Route ${randomUUID().slice(0, 6)}`, campus: "juniors" };
    const routes = office.from("bus_routes");
    const { id: route_id } = await succeed(
      routes
        .insert({ ...row, translations: { hi: { name: "मार्ग नौ" } } })
        .select()
        .single(),
    );
    await enrol(className, { route_id, guardian_email: rider });
    await enrol(className, { guardian_email: walker });
    await enrol(newClass(), { route_id, guardian_email: elsewhere });
    const all = await write(office, className, { route_id, classes: [], to_subscribers: true });
    expect(await previewFamilyMessage(office, all.id)).toMatchObject({ children: 2, emails: 2 });
    const ofClass = await write(office, className, { route_id, on_site: true });
    expect(await succeed(send(office, ofClass.id))).toBe(1);
    expect(await lettersOf(rider)).toHaveLength(1);
    expect(await lettersOf(walker)).toEqual([]);
    const sent = office.from("family_messages").select("notice_id").eq("id", ofClass.id).single();
    const { notice_id } = await succeed(sent);
    const notices = office.from("latest_updates").select("concerns, translations");
    expect(await succeed(notices.eq("id", notice_id ?? "").single())).toMatchObject({
      concerns: row.name,
      translations: { hi: { concerns: "मार्ग नौ" } },
    });
    await succeed(office.from("bus_routes").delete().eq("id", route_id).select());
    expect(await previewFamilyMessage(office, all.id)).toMatchObject({ children: 0, emails: 0 });
    expect(await refuse(send(office, all.id))).toMatchObject({ details: "nobody" });
  });

  test("guests of an event and readers of the weekly email get a message, each once", async () => {
    const className = newClass();
    const [guest, declined, reader, far] = [newMailbox(), newMailbox(), newMailbox(), newMailbox()];
    const starts = new Date(Date.now() + 7 * 86_400_000).toISOString();
    const event = { title: "Founders' Day", slug: randomUUID(), starts_at: starts };
    const service = backend().service();
    const place = { campus: "juniors", venue: "Hall", status: "published" };
    const { id: event_id } = await succeed(
      service
        .from("events")
        .insert({ ...event, ...place })
        .select()
        .single(),
    );
    const rsvp = (email: string, status: string, adults: number) => ({
      ...{ event_id, reference: randomUUID(), name: "A guest", email, status, adults },
      language: "hi",
    });
    await succeed(
      service
        .from("event_rsvps")
        .insert([rsvp(guest, "going", 2), rsvp(declined, "declined", 0)])
        .select(),
    );
    const toGuests = await write(office, className, { event_id });
    expect(await previewFamilyMessage(office, toGuests.id)).toMatchObject({
      children: 0,
      emails: 1,
    });
    const { client: editor } = await hire(backend(), "majra", "editor");
    const theirs = await write(editor, className, { event_id, campus: "majra" });
    expect(await refuse(send(editor, theirs.id))).toMatchObject({ details: "campus_scope" });
    expect(await succeed(send(office, toGuests.id))).toBe(1);
    expect((await lettersOf(guest))[0]?.data).toMatchObject({ reader: "guest", language: "hi" });
    expect(await lettersOf(declined)).toEqual([]);

    const weekly = (email: string, campuses: string[]) => ({
      ...{ email, campuses, grades: [], confirmed_at: new Date().toISOString() },
    });
    await succeed(
      service
        .from("weekly_subscriptions")
        .insert([weekly(reader, ["juniors"]), weekly(far, ["majra"])])
        .select(),
    );
    await enrol(className, { guardian_email: reader });
    const toReaders = await write(office, newClass(), { to_subscribers: true });
    await succeed(send(office, toReaders.id));
    expect(await lettersOf(reader)).toHaveLength(1);
    expect((await lettersOf(reader))[0]?.data).toMatchObject({ reader: "weekly" });
    expect(await lettersOf(far)).toEqual([]);
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

  test("a guardian ends messages to an address and resumes them", async () => {
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
    expect(await previewFamilyMessage(office, second.id)).toMatchObject({
      emails: 0,
      opted_out: 1,
    });
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

  test("colleagues of a campus write only to its families, others to none", async () => {
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

  test("an address is forgotten with its child, together with its choices", async () => {
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
    expect(await previewFamilyMessage(office, next.id)).toMatchObject({ emails: 1, opted_out: 0 });
  });
}
