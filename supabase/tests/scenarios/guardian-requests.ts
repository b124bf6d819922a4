import { beforeAll, expect, test } from "vitest";
import { getGuardianPage } from "../../../data/consent/guardian-page.ts";
import {
  answerGuardianRequest,
  createGuardianRequest,
  listGuardianRequests,
} from "../../../data/consent/guardian-requests.ts";
import { getWaitingWork } from "../../../data/office/waiting-work.ts";
import { purgeOldRequests } from "../../../data/operations/jobs.ts";
import { createErasure, getErasure } from "../../../data/retention/erasures.ts";
import { createHold } from "../../../data/retention/holds.ts";
import { listDueErasures, updateLeaversTerms } from "../../../data/retention/terms.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { enrolChild } from "../children.ts";
import { guardianScene, newMailbox } from "../guardian-scene.ts";
import { hire } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";

/** Requests of guardians that the office correct or erase something, and their outcome. */
export function guardianRequestScenarios(backend: () => Backend): void {
  let office: Client;
  beforeAll(async () => {
    office = (await backend().admin()).client;
  });
  const { emailsTo, open } = guardianScene(backend);

  const enrol = (facts: object = {}) =>
    enrolChild(office, { class: "5", guardian_email: newMailbox(), ...facts });
  type Child = Awaited<ReturnType<typeof enrol>>;
  const enter = (child: Child) => open(child.guardian_email ?? "");
  const ask = (session: string, child: Child, kind: "correction" | "erasure", words = "") =>
    createGuardianRequest(backend().visitor(), session, { child: child.id, kind, words }, "en");
  const ownOf = async (session: string) =>
    (await getGuardianPage(backend().visitor(), session, "en"))?.children[0]?.requests;
  const find = async (reference: string, answered = false, client = office) =>
    (await listGuardianRequests(client, { answered })).find((one) => one.reference === reference);

  test("a request reaches the office, and its answer the guardian", async () => {
    const child = await enrol();
    const session = await enter(child);
    const before = (await getWaitingWork(office)).guardianRequests ?? 0;
    const reference = await ask(session, child, "correction", "The house is Tagore.");
    expect((await getWaitingWork(office)).guardianRequests).toBe(before + 1);
    expect(await ownOf(session)).toMatchObject([
      { reference, kind: "correction", words: "The house is Tagore.", outcome: null, answer: null },
    ]);
    const asked = await find(reference);
    expect(asked).toMatchObject({ child: child.name, can_be_written_to: true });
    const id = asked?.id ?? "";
    const done = { outcome: "done", answer: "The house is Tagore now." } as const;
    const short = answerGuardianRequest(office, id, { outcome: "done", answer: "OK" });
    await expect(short).rejects.toMatchObject({ code: "22023", details: "answer" });
    expect(await answerGuardianRequest(office, id, done)).toBe(true);
    await expect(answerGuardianRequest(office, id, done)).rejects.toMatchObject({
      code: "PT409",
      details: "request_answered",
    });
    expect(await find(reference)).toBeUndefined();
    expect(await find(reference, true)).toMatchObject(done);
    expect(await ownOf(session)).toMatchObject([done]);
    const [sentEmail] = await emailsTo(child.guardian_email ?? "", "guardian_request_answered");
    expect(sentEmail?.data).toMatchObject({ reference, ...done });
  });

  test("answered requests are read a page at a time, the latest first", async () => {
    const child = await enrol();
    const session = await enter(child);
    const references: string[] = [];
    for (const words of ["The house is Tagore.", "The section is B."]) {
      const reference = await ask(session, child, "correction", words);
      const answer = { outcome: "done", answer: "It is changed." } as const;
      await answerGuardianRequest(office, (await find(reference))?.id ?? "", answer);
      references.unshift(reference);
    }
    const page = (before?: string) =>
      succeed(office.rpc("list_guardian_requests", { answered: true, most: 1, before }));
    const [latest] = await page();
    const pages = [[latest], await page(latest?.answered_at)];
    expect(pages.map((rows) => rows.map((row) => row?.reference))).toEqual(
      references.map((reference) => [reference]),
    );
  });

  test("a guardian does not read another's requests, and nobody makes one about another's child", async () => {
    const [child, stranger] = [await enrol(), await enrol()];
    const mailbox = newMailbox();
    const second = { student_id: child.id, name: "Mohan Verma", email: mailbox };
    await succeed(office.from("guardians").insert(second).select());
    await ask(await enter(child), child, "correction", "The address is wrong.");
    const his = await open(mailbox);
    expect(await ownOf(his)).toEqual([]);
    await expect(ask(his, stranger, "erasure")).rejects.toMatchObject({
      code: "PT404",
      details: "no_such_child",
    });
  });

  test("five requests a day are the limit", async () => {
    const child = await enrol();
    const session = await enter(child);
    const first = await ask(session, child, "erasure");
    expect(await ask(session, child, "erasure")).toBe(first);
    for (let time = 1; time < 5; time++) await ask(session, child, "correction", `House ${time}`);
    const another = ask(session, child, "correction", "House 5");
    await expect(another).rejects.toMatchObject({ code: "PT429" });
  });

  test("colleagues of another campus neither read nor answer it", async () => {
    const child = await enrol();
    const reference = await ask(await enter(child), child, "erasure");
    const { client } = await hire(backend(), "juniors");
    expect(await find(reference, false, client)).toBeUndefined();
    const request = (await find(reference))?.id ?? "";
    const answer = { request, outcome: "declined", answer: "Not yours." };
    expect(await refuse(client.rpc("answer_guardian_request", answer))).toMatchObject({
      status: 403,
    });
  });

  test("an erasure answers the request for it, and the certificate counts the request", async () => {
    const keeper = (await hire(backend(), null)).client;
    const child = await enrol();
    const mailbox = child.guardian_email ?? "";
    const reference = await ask(await enter(child), child, "erasure", "We are moving away.");
    const asked = await find(reference);
    const done = { outcome: "done", answer: "It is done." } as const;
    await expect(answerGuardianRequest(office, asked?.id ?? "", done)).rejects.toMatchObject({
      details: "not_erased",
    });
    const subject = child.admission_no;
    const id = await createErasure(keeper, { kind: "student", subject, reference: "" });
    const certificate = await getErasure(keeper, id);
    expect(certificate?.erased).toMatchObject({ guardian_requests: 1, students: 1 });
    // Of all emails to this mailbox only the answer is left, and no email to the office names the child.
    const told = await emailsTo(mailbox, "guardian_data_erased");
    expect(told.map(({ data }) => data)).toEqual([{ number: certificate?.number, language: "en" }]);
    expect(await emailsTo(mailbox, "guardian_link")).toEqual([]);
    const kept = backend().service().from("mail_outbox").select("id");
    expect(await succeed(kept.eq("data->>admission_no", subject))).toEqual([]);
  });

  test("a request is restored with its child, and deleted when its retention ends", async () => {
    const keeper = (await hire(backend(), null)).client;
    const service = backend().service();
    const child = await enrol();
    const reference = await ask(await enter(child), child, "correction", "The house is Tagore.");
    await succeed(office.from("students").delete().eq("id", child.id).select());
    expect(await find(reference)).toBeUndefined();
    const entries = service.from("audit_log").select("change").eq("row_id", child.id);
    const { change } = await succeed(entries.eq("action", "delete").single());
    await succeed(keeper.rpc("undo_change", { wanted: change }));
    const back = await find(reference);
    expect(back).toMatchObject({ words: "The house is Tagore." });

    const declined = { outcome: "declined", answer: "The register says Nehru." } as const;
    await answerGuardianRequest(office, back?.id ?? "", declined);
    const old = { answered_at: new Date(Date.now() - 400 * 86_400_000).toISOString() };
    await succeed(
      service
        .from("guardian_requests")
        .update(old)
        .eq("id", back?.id ?? "")
        .select(),
    );
    const due = async () =>
      (await listDueErasures(keeper)).find(({ kind }) => kind === "guardian_requests")?.due;
    expect(await due()).toBeGreaterThan(0);
    const held = { kind: "student", subject: child.admission_no } as const;
    await createHold(keeper, { ...held, reason: "A case before the court." });
    await purgeOldRequests(service);
    expect(await find(reference, true)).toBeDefined();
  });

  test("a request is deleted with the contacts of a leaver", async () => {
    const keeper = (await hire(backend(), null)).client;
    const child = await enrol();
    const reference = await ask(await enter(child), child, "correction", "The house is Tagore.");
    await updateLeaversTerms(keeper, { contact_months: 12, record_months: 60 });
    const left = { status: "left", left_on: "2024-01-31" };
    const service = backend().service();
    await succeed(service.from("students").update(left).eq("id", child.id).select());
    await succeed(service.rpc("purge_leavers"));
    const rows = service.from("guardian_requests").select("id").eq("reference", reference);
    expect(await succeed(rows)).toEqual([]);
  });
}
