import { expect, test } from "vitest";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { createAlumnus } from "./alumni.ts";
import { refuse, succeed } from "./answers.ts";

const words = "Do you come to the reunion in December?";

export function alumniMessageScenarios(backend: () => Backend): void {
  test("a message is sent as an email that names the sender and reveals neither address", async () => {
    const [asha, ravi] = await twoAlumni();
    await asha.client.rpc("send_alumni_message", { recipient: ravi.id, message: words });
    const [mail] = await emailsTo(ravi.email);
    expect(mail).toMatchObject({
      template: "alumni_message",
      data: { sender_name: "Asha Sample", message: words, path: `/alumni/directory/${asha.id}` },
    });
    expect(JSON.stringify(mail?.data)).not.toContain("@");
    const read = await succeed(ravi.client.from("alumni_messages").select("sender_id, body"));
    expect(read).toEqual([{ sender_id: asha.id, body: words }]);
  });

  test("a blocked sender gets the usual answer, and the message is not delivered", async () => {
    const [asha, ravi] = await twoAlumni();
    await succeed(
      ravi.client
        .from("alumni_blocks")
        .insert({ blocker_id: ravi.id, blocked_id: asha.id })
        .select(),
    );
    const sent = await asha.client.rpc("send_alumni_message", {
      recipient: ravi.id,
      message: words,
    });
    expect(sent.error).toBeNull();
    expect(await emailsTo(ravi.email)).toEqual([]);
    expect(await succeed(ravi.client.from("alumni_messages").select())).toEqual([]);
    expect(await succeed(asha.client.from("alumni_messages").select())).toHaveLength(1);
    expect(await succeed(asha.client.from("alumni_blocks").select())).toEqual([]);
  });

  test("at most three messages a day reach one person, even when sent at once", async () => {
    const [asha, ravi] = await twoAlumni();
    const send = (message: string) =>
      asha.client.rpc("send_alumni_message", { recipient: ravi.id, message });
    const messages = Array.from({ length: 6 }, (_, place) => `${words} ${place}`);
    const answers = await Promise.all(messages.map(send));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(3);
    expect(await refuse(send(words))).toMatchObject({ status: 429, details: "too_many_messages" });
  });

  test("the same words again, because the answer was lost, are one message", async () => {
    const [asha, ravi] = await twoAlumni();
    const message = { recipient: ravi.id, message: words };
    const send = () => asha.client.rpc("send_alumni_message", message);
    const answers = await Promise.all([send(), send(), send(), send()]);
    expect(answers.every(({ error }) => error === null)).toBe(true);
    expect(await emailsTo(ravi.email)).toHaveLength(1);
  });

  test("only verified alumni can write, and only to members who accept messages", async () => {
    const [asha, ravi] = await twoAlumni();
    const waiting = await backend().signUp();
    const send = (client: typeof asha.client, recipient: string, message = words) =>
      client.rpc("send_alumni_message", { recipient, message });
    expect(await refuse(send(waiting.client, ravi.id))).toMatchObject({ code: "42501" });
    expect(await refuse(send(backend().visitor(), ravi.id))).toMatchObject({ code: "42501" });
    expect(await refuse(send(asha.client, asha.id))).toMatchObject({ status: 404 });
    expect(await refuse(send(asha.client, waiting.id))).toMatchObject({ status: 404 });
    expect(await refuse(send(asha.client, ravi.id, "Hi"))).toMatchObject({ details: "message" });
    await succeed(
      ravi.client
        .from("alumni_profiles")
        .update({ accepts_messages: false })
        .eq("id", ravi.id)
        .select(),
    );
    expect(await refuse(send(asha.client, ravi.id))).toMatchObject({ status: 404 });
  });

  test("the office reads only the reported message", async () => {
    const [asha, ravi] = await twoAlumni();
    const admin = await backend().admin();
    for (const message of [words, "A second message to you."]) {
      await asha.client.rpc("send_alumni_message", { recipient: ravi.id, message });
    }
    const ofAsha = () =>
      succeed(admin.client.from("alumni_messages").select("body").eq("sender_id", asha.id));
    expect(await ofAsha()).toEqual([]);
    const [first] = await succeed(
      ravi.client.from("alumni_messages").select("id").eq("body", words),
    );
    const report = (message?: string) =>
      ravi.client.rpc("report_alumnus", { person: asha.id, reason: "unwanted", message });
    for (const { error } of [await report(first?.id), await report(first?.id)]) {
      expect(error).toBeNull();
    }
    const kept = admin.client.from("alumni_reports").select("id").eq("person_id", asha.id);
    expect(await succeed(kept)).toHaveLength(1);
    expect(await ofAsha()).toEqual([{ body: words }]);
    expect(await refuse(report(crypto.randomUUID()))).toMatchObject({ status: 404 });
  });

  async function twoAlumni() {
    return Promise.all([
      createAlumnus(backend(), { full_name: "Asha Sample", batch_year: 2012 }),
      createAlumnus(backend(), { full_name: "Ravi Sample", batch_year: 2013 }),
    ]);
  }

  function emailsTo(recipient: string) {
    const emails = backend().service().from("mail_outbox").select("template, data");
    return succeed(emails.eq("recipient", recipient));
  }
}
