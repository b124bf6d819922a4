import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { resendMail } from "../../../data/office/enquiry-answers.ts";
import { updateMailboxes } from "../../../data/office/office-records.ts";
import { listRows } from "../../../data/office/rows.ts";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { refuse, succeed } from "./answers.ts";

export function officeRecordScenarios(backend: () => Backend): void {
  const office = async () => (await backend().admin()).client;
  const list = (table: "admin_mail" | "admin_audit", filters: Record<string, string>) => ({
    table,
    filters,
    search: "",
    searchColumns: [],
    size: 10,
    sort: { column: "created_at", descending: true },
  });

  test("emails are listed without their text, and a failed one is retried", async () => {
    const client = await office();
    const recipient = `${randomUUID()}@mail.example`;
    const emails = backend().service().from("mail_outbox");
    const mail = { recipient, template: "note", data: { token: "secret" } };
    const gone = { attempts: 12, gave_up_at: new Date().toISOString(), last_error: "No such box" };
    const { id } = await succeed(
      emails
        .insert({ ...mail, ...gone })
        .select()
        .single(),
    );
    const state = async () => (await listRows(client, list("admin_mail", { recipient }))).rows[0];
    expect(await state()).toMatchObject({ id, state: "failed", last_error: "No such box" });
    expect(JSON.stringify(await state())).not.toContain("secret");
    expect(await resendMail(client, [id])).toBe(1);
    expect(await state()).toMatchObject({ state: "waiting", attempts: 0 });
    const sent = { sent_at: new Date().toISOString() };
    await succeed(backend().service().from("mail_outbox").update(sent).eq("id", id).select());
    expect(await resendMail(client, [id])).toBe(0);
  });

  test("the audit log names who changed what, and can be searched by both", async () => {
    const admin = await backend().admin();
    const student = { admission_no: randomUUID().slice(0, 11), name: "Asha", campus: "majra" };
    const made = admin.client.from("students").insert({ ...student, class: "Class 3" });
    const { id } = await succeed(made.select().single());
    const filters = { table_name: "students", row_id: id, action: "insert" };
    const { rows } = await listRows(admin.client, list("admin_audit", filters));
    expect(rows).toMatchObject([{ actor: admin.id, after: { name: "Asha" } }]);
  });

  test("the office receives a message at the mailbox of its topic", async () => {
    const client = await office();
    const [fees, buses] = [`fees-${randomUUID()}@s.example`, `bus-${randomUUID()}@s.example`];
    await updateMailboxes(client, { fees, transport: buses });
    const message = { name: "Ravi", email: "r@mail.example", message: "How much is it?" };
    await succeed(
      backend()
        .service()
        .rpc("create_contact_message", { ...message, topic: "fees", consent_version: "2026-11" })
        .single(),
    );
    const told = (recipient: string) =>
      succeed(backend().service().from("mail_outbox").select("data").eq("recipient", recipient));
    expect(await told(fees)).toMatchObject([{ data: { name: "Ravi", topic: "fees" } }]);
    expect(await told(buses)).toEqual([]);
    await updateMailboxes(client, { fees: "", transport: "" });
    expect((await client.from("mailboxes").select()).data).toEqual([]);
  });

  test("visitors and alumni see neither emails nor the audit log", async () => {
    const { client: alumnus } = await backend().signUp();
    for (const client of [backend().visitor(), alumnus]) {
      expect((await client.from("admin_mail").select("id")).data ?? []).toEqual([]);
      expect((await client.from("admin_audit").select("id")).data ?? []).toEqual([]);
      expect((await refuse(client.rpc("resend_mail", { ids: [] }))).code).toBe("42501");
    }
  });
}
