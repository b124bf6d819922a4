import { beforeAll, expect, test } from "vitest";
import { previewFamilyMessage } from "../../../data/family-messages/messages-office.ts";
import { setPhoneGateways } from "../../../data/operations/mail.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { familyMessageScene, newClass, newPhone } from "../family-message-scene.ts";
import { refuse, succeed } from "./answers.ts";

/** What messages to phones cost, and that a month costs no more than the operator allows. */
export function messageCostScenarios(backend: () => Backend): void {
  let office: Client;
  beforeAll(async () => {
    office = (await backend().admin()).client;
  });
  const { enrol, write, send, withPhones } = familyMessageScene(backend);

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
}
