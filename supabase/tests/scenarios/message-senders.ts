import { beforeAll, expect, test } from "vitest";
import { previewFamilyMessage } from "../../../data/family-messages/messages-office.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { familyMessageScene, newClass } from "../family-message-scene.ts";
import { newMailbox } from "../guardian-scene.ts";
import { emailsTo } from "../sent-emails.ts";
import { hire } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";

/** Who may write to which families, and who approves it first. */
export function messageSenderScenarios(backend: () => Backend): void {
  let office: Client;
  beforeAll(async () => {
    office = (await backend().admin()).client;
  });
  const { enrol, write, send } = familyMessageScene(backend);

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
      const asked = (mailbox: string) => emailsTo(backend(), mailbox, "message_approval");
      expect(await asked(email)).toMatchObject([{ data: { id, title: "No school tomorrow" } }]);
      expect(await asked(otherMailbox)).toEqual([]);
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
}
