import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { addDays } from "../../../data/calendar/days.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import {
  createErasure,
  getErasure,
  listErasures,
  listUncheckedErasures,
  recordErasureCheck,
} from "../../../data/retention/erasures.ts";
import { createHold, listHolds, releaseHold } from "../../../data/retention/holds.ts";
import {
  getLeaversTerms,
  listDueErasures,
  type PurgedKind,
  updateLeaversTerms,
} from "../../../data/retention/terms.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { enrolChild } from "../children.ts";
import { newMailbox } from "../guardian-scene.ts";
import { refuse, succeed } from "./answers.ts";

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
// Computed each time, because midnight in India may pass while the tests run.
const today = () => indianDay(new Date());
const why = "The court of Nahan asked for it.";

/**
 * Retention of leavers' data, the list of upcoming deletions, holds, and erasures with their certificates.
 */
export function retentionScenarios(backend: () => Backend): void {
  let office: Client;
  let service: Client;
  beforeAll(async () => {
    office = (await backend().admin()).client;
    service = backend().service();
    await updateLeaversTerms(office, { contact_months: 12, record_months: 60 });
  });

  const enrol = async (facts: object = {}) => {
    const mailbox = newMailbox();
    const child = { guardian_email: mailbox, address: "Majra", date_of_birth: "2015-03-04" };
    return { ...(await enrolChild(service, { ...child, ...facts })), mailbox };
  };
  const leave = (days: number) =>
    enrol({ status: "left", left_on: addDays(today(), -days), admitted_on: "2015-04-01" });
  const enquire = async (facts: object = {}) => {
    const enquiry = {
      reference: `ADM-${randomUUID().slice(0, 8)}`,
      child_name: "Ravi Negi",
      date_of_birth: "2018-01-02",
      campus: "majra",
      level: "primary",
      guardian_name: "Meena Negi",
      email: `${randomUUID()}@mail.example`,
      phone: "+91 98765 43210",
      consent_version: "1",
    };
    const row = { ...enquiry, ...facts };
    return succeed(service.from("admission_enquiries").insert(row).select().single());
  };
  const student = async (id: string) => {
    const found = service.from("students").select("name, guardian_name, address").eq("id", id);
    return (await succeed(found))[0];
  };
  const enquiryIsThere = async (id: string) =>
    (await succeed(service.from("admission_enquiries").select("id").eq("id", id))).length === 1;
  const purge = (job: "purge_leavers" | "purge_old_requests" | "purge_deleted_rows") =>
    succeed(service.rpc(job));
  const due = async (kind: PurgedKind, days: number) =>
    (await listDueErasures(office, days)).find((one) => one.kind === kind);

  test("a leaver's contacts are deleted after a year and the record after five", async () => {
    const [fresh, old, oldest] = [await leave(300), await leave(400), await leave(2000)];
    const given = { student: old.id, answers: { name_in_lists: true } };
    await succeed(office.rpc("record_consents", given).then((answer) => ({ ...answer, data: 1 })));
    await purge("purge_leavers");
    expect(await student(fresh.id)).toMatchObject({ guardian_name: "Rekha Verma" });
    expect(await student(old.id)).toEqual({
      name: "Asha Verma",
      guardian_name: null,
      address: null,
    });
    expect(await student(oldest.id)).toBe(undefined);
    const guardians = service.from("guardians").select("id").in("student_id", [old.id, oldest.id]);
    expect(await succeed(guardians)).toEqual([]);
    const answers = service.from("consents").select("given_by").eq("student_id", old.id);
    expect(await succeed(answers)).toEqual([{ given_by: "Guardian" }]);
    expect(await due("leavers_contacts", 0)).toMatchObject({ due: 0 });
    expect((await due("leavers", 0))?.erased).toBeGreaterThan(0);
  });

  test("the school sets both periods, and wrong ones are refused", async () => {
    const child = await leave(200);
    await updateLeaversTerms(office, { contact_months: 6, record_months: 60 });
    expect(await getLeaversTerms(office)).toMatchObject({ contact_months: 6, record_months: 60 });
    await purge("purge_leavers");
    expect(await student(child.id)).toMatchObject({ guardian_name: null });
    const wrong = { contact_months: 24, record_months: 12 };
    expect(await refuse(office.rpc("update_leavers_terms", wrong))).toMatchObject({
      status: 400,
      details: "record_months",
    });
    await updateLeaversTerms(office, { contact_months: 12, record_months: 60 });
  });

  test("the list of a day names exactly what the jobs erase on that day", async () => {
    const soon = await enquire({ created_at: daysAgo(720) });
    const before = (await due("enquiries", 0))?.due ?? 0;
    const month = await due("enquiries", 31);
    expect(month?.due).toBeGreaterThan(before);
    expect(Date.parse(month?.oldest ?? "")).toBeLessThanOrEqual(Date.parse(soon.created_at));
    await purge("purge_old_requests");
    expect(await enquiryIsThere(soon.id)).toBe(true);

    // Thirty-one days pass for it: it is on today's list, and is deleted.
    await enquire({ created_at: daysAgo(751) });
    await enquire({ created_at: daysAgo(752) });
    for (const job of ["purge_leavers", "purge_old_requests", "purge_deleted_rows"] as const) {
      const listed = (await listDueErasures(office, 0)).filter((one) => one.job === job);
      const sum = listed.reduce((total, one) => total + one.due, 0);
      expect(await purge(job), job).toBe(sum);
      const left = (await listDueErasures(office, 0)).filter((one) => one.job === job);
      expect(left.map((one) => one.due).filter(Boolean), job).toEqual([]);
    }
  });

  test("data on hold stays, whoever erases it, until the hold is released", async () => {
    const child = await leave(2100);
    const named = await enquire({ created_at: daysAgo(800) });
    const written = await enquire({ created_at: daysAgo(800) });
    await createHold(office, { kind: "student", subject: child.admission_no, reason: why });
    await createHold(office, { kind: "enquiry", subject: named.reference, reason: why });
    await createHold(office, { kind: "mailbox", subject: written.email, reason: why });
    await purge("purge_leavers");
    await purge("purge_old_requests");
    expect(await student(child.id)).toMatchObject({ guardian_name: "Rekha Verma" });
    expect(await enquiryIsThere(named.id)).toBe(true);
    expect(await enquiryIsThere(written.id)).toBe(true);

    const held = { status: 409, details: "held" };
    const erase = (kind: string, subject: string) =>
      refuse(office.rpc("create_erasure", { kind, subject, reference: "Letter 12" }));
    expect(await erase("student", child.admission_no)).toMatchObject(held);
    expect(await erase("mailbox", written.email)).toMatchObject(held);
    expect(await refuse(office.from("students").delete().eq("id", child.id))).toMatchObject(held);
    const enquiries = office.from("admission_enquiries").delete();
    expect(await refuse(enquiries.eq("id", named.id))).toMatchObject(held);

    const own = [child.admission_no, named.reference, written.email];
    const holds = (await listHolds(office)).filter(({ subject }) => own.includes(subject));
    expect(holds.map(({ is_active }) => is_active)).toEqual([true, true, true]);
    for (const { id } of holds) await releaseHold(office, id, "The case is over.");
    const ended = (await listHolds(office)).filter(({ subject }) => own.includes(subject));
    expect(ended.map((hold) => [hold.is_active, hold.release_reason])).toEqual(
      Array(3).fill([false, "The case is over."]),
    );
    await purge("purge_leavers");
    await purge("purge_old_requests");
    expect(await student(child.id)).toBe(undefined);
    expect(await enquiryIsThere(named.id)).toBe(false);
    expect(await enquiryIsThere(written.id)).toBe(false);
  });

  test("a hold needs a reason, an existing subject, and a future day", async () => {
    const hold = { kind: "mailbox", subject: "a@mail.example", reason: why };
    const attempt = (facts: object) =>
      refuse(office.rpc("create_retention_hold", { ...hold, ...facts }));
    expect(await attempt({ reason: "court" })).toMatchObject({ status: 400, details: "reason" });
    expect(await attempt({ subject: "nobody" })).toMatchObject({ status: 400, details: "subject" });
    expect(await attempt({ ends_on: addDays(today(), -1) })).toMatchObject({ details: "ends_on" });
    expect(await attempt({ kind: "student", subject: "none" })).toMatchObject({ status: 404 });
    expect(await attempt({ kind: "story" })).toMatchObject({ status: 400, details: "kind" });
  });

  test("a child is erased with everything about it, and a certificate counts what was erased", async () => {
    const child = await enrol();
    const given = { student: child.id, answers: { name_in_lists: true, public_pictures: true } };
    await succeed(office.rpc("record_consents", given).then((answer) => ({ ...answer, data: 1 })));
    const enquiry = await enquire({ child_name: child.name, date_of_birth: "2015-03-04" });
    const id = await createErasure(office, {
      kind: "student",
      subject: child.admission_no,
      reference: "",
    });
    const certificate = await getErasure(office, id);
    expect(certificate).toMatchObject({
      kind: "student",
      reference: child.admission_no,
      erased: { students: 1, guardians: 1, consents: 2, admission_enquiries: 1 },
      checked_at: null,
    });
    expect(JSON.stringify(certificate)).not.toMatch(/Asha|Rekha|mail\.example.*Verma/);
    expect(await student(child.id)).toBe(undefined);
    const log = service
      .from("audit_log")
      .select("before, after")
      .in("row_id", [child.id, enquiry.id]);
    for (const entry of await succeed(log)) expect(entry).toEqual({ before: null, after: null });
    const again = { kind: "student", subject: child.admission_no };
    expect(await refuse(office.rpc("create_erasure", again))).toMatchObject({ status: 404 });
  });

  test("devices that missed a withdrawal still hear of it after the child’s erasure", async () => {
    const child = await enrol();
    const last = async () =>
      Date.parse((await succeed(service.rpc("get_last_withdrawal"))) as string);
    const withdrawn = { student: child.id, answers: { public_pictures: false } };
    await office.rpc("record_consents", withdrawn).throwOnError();
    const then = await last();
    await createErasure(office, {
      kind: "student",
      subject: child.admission_no,
      reference: "",
    });
    const erased = await last();
    expect(erased).toBeGreaterThan(then);

    const leaver = await leave(2000);
    await office.rpc("record_consents", { ...withdrawn, student: leaver.id }).throwOnError();
    const before = await last();
    await purge("purge_leavers");
    expect(await last()).toBeGreaterThan(before);
  });

  test("a mailbox is erased unless it is a guardian's or has an account", async () => {
    const { email } = await enquire();
    const erasure = { kind: "mailbox", subject: email, reference: "Letter 13" } as const;
    const refused = (facts: object) =>
      refuse(office.rpc("create_erasure", { ...erasure, ...facts }));
    expect(await refused({ reference: email })).toMatchObject({ details: "reference" });
    const child = await enrol();
    expect(await refused({ subject: child.mailbox })).toMatchObject({
      status: 409,
      details: "still_guardian",
    });
    const person = await backend().signUp();
    expect(await refused({ subject: person.email })).toMatchObject({ details: "has_account" });
    const id = await createErasure(office, erasure);
    expect(await getErasure(office, id)).toMatchObject({
      reference: "Letter 13",
      erased: { admission_enquiries: 1 },
    });
    expect(await refused({})).toMatchObject({ status: 404, details: "nothing_kept" });
  });

  test("the server checks the backups until none from before the erasure is left", async () => {
    const child = await enrol();
    const id = await createErasure(office, {
      kind: "student",
      subject: child.admission_no,
      reference: "",
    });
    const waiting = async () => (await listUncheckedErasures(service)).map((one) => one.id);
    const rows = (await listUncheckedErasures(service)).find((one) => one.id === id)?.row_ids;
    expect(rows?.students).toEqual([child.id]);
    const copy_at = new Date(Date.now() + 60_000).toISOString();
    const look = (oldest_copy_at: string, rows_left = 0) =>
      recordErasureCheck(service, id, { copy_at, rows_left, oldest_copy_at });
    await recordErasureCheck(service, id);
    expect(await getErasure(office, id)).toMatchObject({ copy_at: null, rows_left: null });
    await look(copy_at, 3);
    expect(await waiting()).toContain(id);
    await look(daysAgo(1));
    expect(await waiting()).toContain(id);
    await look(copy_at);
    expect(await waiting()).not.toContain(id);
    expect(await getErasure(office, id)).toMatchObject({ rows_left: 0 });
  });

  test("neither visitors nor alumni see or do any of it, and the office cannot run the job", async () => {
    const alumnus = await backend().signUp();
    for (const client of [alumnus.client, backend().visitor()]) {
      await expect(listHolds(client)).rejects.toMatchObject({ code: "42501" });
      await expect(listErasures(client)).rejects.toMatchObject({ code: "42501" });
      await expect(listDueErasures(client)).rejects.toMatchObject({ code: "42501" });
      const hold = { kind: "mailbox", subject: "a@mail.example", reason: why } as const;
      await expect(createHold(client, hold)).rejects.toMatchObject({ code: "42501" });
    }
    for (const name of ["purge_leavers", "list_unchecked_erasures"] as const)
      expect(await refuse(office.rpc(name))).toMatchObject({ code: "42501" });
  });
}
