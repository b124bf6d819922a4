import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { addDays } from "../../../data/calendar/days.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { answerEnquiry, listEnquiryAnswers } from "../../../data/office/enquiry-answers.ts";
import { listColleagues } from "../../../data/office/staff.ts";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { hire } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

export function enquiryOfficeScenarios(backend: () => Backend): void {
  const office = async () => (await backend().admin()).client;

  /** A message of the contact form, as the office finds it. */
  async function write(email: string) {
    const { reference } = await succeed(
      backend()
        .service()
        .rpc("create_contact_message", {
          name: "Ravi Sharma",
          email,
          message: "When is the library open?",
          consent_version: "2026-11",
        })
        .single(),
    );
    const found = (await office()).from("contact_messages").select().eq("reference", reference);
    return succeed(found.single());
  }

  test("an enquiry and its emails are erased when their retention ends, and not before", async () => {
    const service = backend().service();
    const message = (days: number) => ({
      reference: `OLD-${randomUUID().slice(0, 8)}`,
      name: "Ravi Sharma",
      topic: "general",
      email: "ravi@mail.example",
      message: "When?",
      consent_version: "2026-11",
      created_at: ago(days),
    });
    const [old, young] = [message(366), message(364)];
    await succeed(service.from("contact_messages").insert([old, young]).select());
    const sentMail = (recipient: string, sent_at: string) => ({
      template: "contact_message_received",
      recipient,
      sent_at,
      data: {},
    });
    await succeed(
      service
        .from("mail_outbox")
        .insert([sentMail("a@mail.example", ago(91)), sentMail("b@mail.example", ago(89))])
        .select(),
    );
    expect(await succeed(service.rpc("purge_old_requests"))).toBe(2);

    const both = [old.reference, young.reference];
    const left = service.from("contact_messages").select("reference").in("reference", both);
    expect(await succeed(left)).toEqual([{ reference: young.reference }]);
    const mail = service.from("mail_outbox").select("recipient");
    const kept = await succeed(mail.in("recipient", ["a@mail.example", "b@mail.example"]));
    expect(kept).toEqual([{ recipient: "b@mail.example" }]);
    for (const client of [backend().visitor(), await office()]) {
      expect(await refuse(client.rpc("purge_old_requests"))).toMatchObject({ code: "42501" });
    }
  });

  test("a proposal is erased half a year after the decision, and waits until then", async () => {
    const service = backend().service();
    const row_id = randomUUID();
    const proposal = (state: string, days: number | null) => ({
      table_name: "news_stories",
      row_id,
      changes: { title: state },
      seen: ago(400),
      author_name: "Asha Negi",
      state,
      created_at: ago(400),
      decided_at: days === null ? null : ago(days),
    });
    const given = [proposal("open", null), proposal("approved", 181), proposal("returned", 179)];
    await succeed(service.from("proposals").insert(given).select());
    expect(await succeed(service.rpc("purge_old_requests"))).toBe(1);
    const left = service.from("proposals").select("state").eq("row_id", row_id).order("state");
    expect(await succeed(left)).toEqual([{ state: "open" }, { state: "returned" }]);
    await succeed(service.from("proposals").delete().eq("row_id", row_id).select());
  });

  test("a message is due after two working days; the answer quotes it and is stored with it", async () => {
    const client = await office();
    const email = `${randomUUID().slice(0, 8)}@mail.example`;
    const message = await write(email);
    const today = indianDay(new Date());
    const holdsSunday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() === 0;
    const sundays = [1, 2].filter((days) => holdsSunday(addDays(today, days))).length;
    expect(message).toMatchObject({ is_open: true, due_on: addDays(today, 2 + sundays) });

    await answerEnquiry(client, "contact_messages", message.id, {
      body: "From eight to three.\n\nYours, the library",
      language: "hi",
    });
    const { data: session } = await client.auth.getUser();
    const { email: own = "" } = session.user ?? {};
    const colleague = (await listColleagues(client)).find(({ name }) => name === own);
    const answered = client.from("contact_messages").select().eq("id", message.id).single();
    expect(await succeed(answered)).toMatchObject({
      status: "answered",
      is_open: false,
      owner_id: colleague?.id,
      owner_name: colleague?.name,
    });
    expect(await listEnquiryAnswers(client, "contact_messages", message.id)).toMatchObject([
      { body: "From eight to three.\n\nYours, the library", sent_at: null, gave_up_at: null },
    ]);
    const emails = backend()
      .service()
      .from("mail_outbox")
      .select("data")
      .eq("recipient", email)
      .eq("template", "enquiry_answer");
    expect(await succeed(emails)).toMatchObject([
      {
        data: {
          name: "Ravi Sharma",
          reference: message.reference,
          language: "hi",
          question: "When is the library open?",
        },
      },
    ]);
  });

  test("an answer needs a text and an enquiry", async () => {
    const client = await office();
    const { id } = await write("ravi@mail.example");
    const target = "contact_messages";
    const empty = client.rpc("answer_enquiry", { target, about: id, body: " " });
    expect(await refuse(empty)).toMatchObject({ status: 400, details: "body" });
    const about = randomUUID();
    const unknown = client.rpc("answer_enquiry", { target, about, body: "Good day" });
    expect(await refuse(unknown)).toMatchObject({ status: 404 });
  });

  test("only admins answer, read answers and read reports", async () => {
    const { id: about } = await write("ravi@mail.example");
    const { client: alumnus } = await backend().signUp();
    const target = "contact_messages";
    for (const client of [backend().visitor(), alumnus]) {
      for (const answer of [
        await refuse(client.rpc("answer_enquiry", { target, about, body: "Good day" })),
        await refuse(client.rpc("list_enquiry_answers", { target, about })),
        await refuse(client.rpc("get_alumni_report", { report: about })),
      ]) {
        expect(answer.code).toBe("42501");
      }
    }
  });

  test("answers are listed only under the two tables that have them, whatever else a role reads", async () => {
    const { id: about } = await write("ravi@mail.example");
    const answer = { body: "From eight to three.", language: "en" as const };
    await answerEnquiry(await office(), "contact_messages", about, answer);
    const { client: editor } = await hire(backend(), null, "editor");
    for (const [client, target, refusal] of [
      [editor, "contact_messages", { code: "42501", details: "office_role" }],
      [editor, "events", { status: 404, details: "about" }],
      [await office(), "students", { status: 404, details: "about" }],
    ] as const) {
      const listed = client.rpc("list_enquiry_answers", { target, about });
      expect(await refuse(listed), target).toMatchObject(refusal);
    }
  });
}
