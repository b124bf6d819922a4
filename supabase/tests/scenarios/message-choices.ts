import { beforeAll, expect, test } from "vitest";
import { previewFamilyMessage } from "../../../data/family-messages/messages-office.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { familyMessageScene, newClass } from "../family-message-scene.ts";
import { newMailbox } from "../guardian-scene.ts";
import { refuse, succeed } from "./answers.ts";

/** Families who end messages to an address, and addresses that are forgotten. */
export function messageChoiceScenarios(backend: () => Backend): void {
  let office: Client;
  beforeAll(async () => {
    office = (await backend().admin()).client;
  });
  const { enrol, write, send, tokenOf } = familyMessageScene(backend);

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
