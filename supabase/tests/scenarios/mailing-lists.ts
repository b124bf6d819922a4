import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { listMailingLists } from "../../../data/family-messages/mailing-lists.ts";
import { listDueErasures } from "../../../data/retention/terms.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { newMailbox } from "../guardian-scene.ts";
import { hire } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";

// Scenarios of the office's own lists of people. Each has a list of its own.
export function mailingListScenarios(backend: () => Backend): void {
  let office: Client;
  beforeAll(async () => {
    office = (await backend().admin()).client;
  });
  const newList = () => `Neighbours ${randomUUID().slice(0, 8)}`;
  const put = (mailing_list: string, facts: object = {}) => {
    const person = { name: "Kiran Joshi", agreed: "Form at the fair", campus: "juniors" };
    const row = { mailing_list, email: newMailbox(), ...person, ...facts };
    return succeed(office.from("mailing_contacts").insert(row).select().single());
  };
  const write = (client: Client, mailing_list: string, facts: object = {}) => {
    const words = { title: "Work on the road", body: "The gate is closed on Monday." };
    const row = { ...words, campus: "juniors", mailing_list, ...facts };
    return succeed(client.from("family_messages").insert(row).select().single());
  };
  const send = (client: Client, message: string) => client.rpc("send_family_message", { message });
  const sentEmailsTo = async (recipient: string | null) =>
    (
      await succeed(
        backend()
          .service()
          .from("mail_outbox")
          .select("data")
          .eq("recipient", recipient ?? "")
          .eq("template", "family_message"),
      )
    ).map(({ data }) => data as { token: string; reader: string; language: string });

  test("a message goes to the people of its campus on a list, each once, and to no family", async () => {
    const list = newList();
    const className = `Class ${randomUUID().slice(0, 8)}`;
    const family = { admission_no: randomUUID(), name: "Asha Verma", campus: "juniors" };
    const guardian_email = newMailbox();
    await succeed(
      office
        .from("students")
        .insert({ ...family, class: className, guardian_email })
        .select(),
    );
    const [here, everywhere] = [await put(list), await put(list, { campus: null, language: "hi" })];
    await put(list, { email: here.email });
    const far = await put(list, { campus: "majra" });
    const other = await put(newList());
    const { client: editor } = await hire(backend(), "juniors", "editor");
    const { id } = await write(editor, list, { classes: [className] });
    const preview = editor.rpc("preview_family_message", { message: id }).single();
    expect(await succeed(preview)).toMatchObject({ children: 0, emails: 2, unreachable: 0 });
    expect(await succeed(send(editor, id))).toBe(2);
    expect(await sentEmailsTo(here.email)).toMatchObject([{ reader: "list", language: "en" }]);
    expect(await sentEmailsTo(everywhere.email)).toMatchObject([
      { reader: "list", language: "hi" },
    ]);
    for (const nobody of [far.email, other.email, guardian_email]) {
      expect(await sentEmailsTo(nobody)).toEqual([]);
    }
  });

  test("colleagues who write messages see the lists of their campuses, but nobody on them", async () => {
    const list = newList();
    await put(list);
    await put(list, { campus: "majra" });
    const { client: editor } = await hire(backend(), "juniors", "editor");
    const named = async (client: Client) =>
      (await listMailingLists(client)).filter(({ id }) => id === list);
    expect(await named(editor)).toEqual([{ id: list, name: `${list} (1)` }]);
    expect(await named(office)).toEqual([{ id: list, name: `${list} (2)` }]);
    expect(
      await succeed(editor.from("mailing_contacts").select().eq("mailing_list", list)),
    ).toEqual([]);
    const { client: door } = await hire(backend(), null, "door");
    expect(await listMailingLists(door)).toEqual([]);
    expect(await listMailingLists((await backend().signUp()).client)).toEqual([]);
  });

  test("nobody is put on a list without an address and a consent", async () => {
    const row = {
      name: "Kiran Joshi",
      mailing_list: newList(),
      agreed: "Form",
      email: newMailbox(),
    };
    for (const wrong of [{ email: null }, { agreed: " " }, { mailing_list: " x" }, { name: " " }]) {
      const written = office.from("mailing_contacts").insert({ ...row, ...wrong });
      expect(await refuse(written), JSON.stringify(wrong)).toMatchObject({ status: 400 });
    }
  });

  test("a person who wants no more messages gets none, and is forgotten a month later", async () => {
    const list = newList();
    const [leaves, stays] = [await put(list), await put(list)];
    await succeed(send(office, (await write(office, list)).id));
    const [{ token = "" } = {}] = await sentEmailsTo(leaves.email);
    const due = async () =>
      (await listDueErasures(office)).find(({ kind }) => kind === "mailing_contacts")?.due ?? 0;
    const before = await due();
    const choice = { token, wants_messages: false };
    await backend().visitor().rpc("set_message_choice", choice).throwOnError();
    expect(await due()).toBe(before + 1);
    expect(await succeed(send(office, (await write(office, list)).id))).toBe(1);
    expect(await sentEmailsTo(leaves.email)).toHaveLength(1);
    expect(await sentEmailsTo(stays.email)).toHaveLength(2);
  });

  test("an unsubscription, and the link for it, survive the daily clean-up", async () => {
    const list = newList();
    const { email } = await put(list);
    await succeed(send(office, (await write(office, list)).id));
    const [{ token = "" } = {}] = await sentEmailsTo(email);
    const service = backend().service();
    const visitor = backend().visitor();
    const wish = () => succeed(visitor.rpc("get_family_message", { token }));
    await service.rpc("purge_old_requests").throwOnError();
    expect(await wish()).toMatchObject([{ wants_messages: true }]);
    await visitor.rpc("set_message_choice", { token, wants_messages: false }).throwOnError();
    await service.rpc("purge_old_requests").throwOnError();
    expect(await wish()).toMatchObject([{ wants_messages: false }]);
    const { id } = await write(office, list);
    expect(await refuse(send(office, id))).toMatchObject({ details: "nobody" });
    const due = async (days: number) =>
      (await listDueErasures(office, days)).find(({ kind }) => kind === "message_deliveries")?.due;
    expect(await due(31)).toBeGreaterThan((await due(29)) ?? 0);
  });

  test("an erased mailbox is on no list any more, and its history is empty", async () => {
    const { id, email } = await put(newList());
    const asked = { kind: "mailbox", subject: email ?? "", reference: "Request 12" };
    await succeed(office.rpc("create_erasure", asked));
    expect(await succeed(office.from("mailing_contacts").select().eq("id", id))).toEqual([]);
    const history = backend().service().from("audit_log").select("before, after").eq("row_id", id);
    for (const entry of await succeed(history)) {
      expect(entry).toEqual({ before: null, after: null });
    }
  });
}
