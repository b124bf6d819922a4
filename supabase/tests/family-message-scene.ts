import { randomInt, randomUUID } from "node:crypto";
import { type PhoneGateway, setPhoneGateways } from "../../data/operations/mail.ts";
import type { Backend, Client } from "../../tests/fixtures/backend.ts";
import { enrolChild } from "./children.ts";
import { succeed } from "./scenarios/answers.ts";

/** A class that no other scenario has, so that a message to it concerns no other child. */
export const newClass = () => `Class ${randomUUID().slice(0, 8)}`;
export const newPhone = () => `+9198${String(randomInt(1e8)).padStart(8, "0")}`;

/** Children at Juniors, messages to their families, and what has arrived of them. */
export function familyMessageScene(backend: () => Backend) {
  const office = async () => (await backend().admin()).client;
  const enrol = async (className: string, facts: object = {}) =>
    enrolChild(await office(), { campus: "juniors", class: className, ...facts });
  const write = (client: Client, className: string, more: object = {}) => {
    const words = { title: "No school tomorrow", body: "The river is high.\n\nStay safe." };
    const hindi = { hi: { title: "कल विद्यालय बंद", body: "नदी में बाढ़ है।" } };
    const row = { ...words, translations: hindi, campus: "juniors", classes: [className], ...more };
    return succeed(client.from("family_messages").insert(row).select().single());
  };
  const send = (client: Client, message: string) => client.rpc("send_family_message", { message });
  const counts = async (message: string) =>
    succeed((await office()).rpc("count_message_deliveries", { message }).single());
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
  return { enrol, write, send, counts, withPhones, lettersOf, tokenOf, handOver };
}
