import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { addDays } from "../../../data/calendar/days.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { listConsents, recordConsents } from "../../../data/consent/consents.ts";
import { getGuardianPage } from "../../../data/consent/guardian-page.ts";
import {
  createScan,
  deleteScan,
  getScanUploader,
  listScans,
  markScanStored,
  openScan,
  purgeScans,
} from "../../../data/consent/scans.ts";
import { listMediaRemovals } from "../../../data/gallery/media.ts";
import { createErasure, getErasure } from "../../../data/retention/erasures.ts";
import { createHold } from "../../../data/retention/holds.ts";
import { updateLeaversTerms } from "../../../data/retention/terms.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { enrolChild } from "../children.ts";
import { guardianScene, newMailbox } from "../guardian-scene.ts";
import { hire } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";

type Colleague = { client: Client; id: string };

/** Signed sheets: who files, opens and removes them, and how they are deleted with the child. */
export function consentScanScenarios(backend: () => Backend): void {
  let secretary: Colleague;
  let service: Client;
  beforeAll(async () => {
    secretary = await hire(backend(), "majra");
    service = backend().service();
  });

  const enrol = (facts: object = {}) =>
    enrolChild(service, { guardian_email: newMailbox(), ...facts });
  /** The web server's part when a colleague sends a sheet. */
  const send = async (student: string, by = secretary) => {
    const id = randomUUID();
    const created_by = await getScanUploader(by.client, student);
    await createScan(service, { id, student_id: student, kind: "pdf", bytes: 9000, created_by });
    await markScanStored(service, id);
    return id;
  };
  const record = (student: string, scans: string[], channel = "paper") =>
    secretary.client.rpc("record_consents", {
      ...{ student, answers: { name_in_lists: true, public_pictures: false } },
      ...{ channel, scans },
    });
  const file = async (student: string) => {
    const id = await send(student);
    await record(student, [id]).throwOnError();
    return id;
  };
  const open = (client: Client, scan: string) => client.rpc("open_consent_scan", { scan });
  const isKept = async (id: string) =>
    (await succeed(service.from("consent_scans").select("id").eq("id", id))).length === 1;
  const isToBeRemoved = async (id: string) => (await listMediaRemovals(service)).includes(id);

  test("sheets are filed with the answers sent with them, and the guardian is told", async () => {
    const child = await enrol();
    const answers = { work_and_voice: true };
    await recordConsents(secretary.client, { student: child.id, answers, channel: "paper" });
    expect(await listScans(secretary.client, child.id)).toEqual([]);
    const sent = [await send(child.id), await send(child.id)];
    expect(await refuse(open(secretary.client, sent[0] ?? ""))).toMatchObject({ status: 404 });
    await record(child.id, sent).throwOnError();
    const filed = await listScans(secretary.client, child.id);
    expect(filed.map(({ id }) => id).sort()).toEqual(sent.sort());
    const said = { kind: "pdf", filed_by: "A colleague" };
    expect(filed[0]).toMatchObject({ ...said, purposes: ["name_in_lists", "public_pictures"] });
    expect(await openScan(secretary.client, sent[0] ?? "")).toBe("pdf");

    const session = await guardianScene(backend).open(child.guardian_email ?? "");
    const page = await getGuardianPage(backend().visitor(), session, "en");
    const purposes = ["name_in_lists", "public_pictures"];
    expect(page?.children[0]?.sheets).toMatchObject([{ purposes }, { purposes }]);
  });

  test("only the office of the child's campus sends, lists, opens or removes them", async () => {
    const child = await enrol();
    const scan = await file(child.id);
    const other = await hire(backend(), "juniors");
    const editor = await hire(backend(), null, "editor");
    const alumnus = await backend().signUp();
    for (const [client, details] of [
      [other.client, "campus_scope"],
      [editor.client, "not_admin"],
      [alumnus.client, "not_admin"],
    ] as const) {
      const refusal = { status: 403, code: "42501", details };
      const uploader = client.rpc("get_consent_scan_uploader", { student: child.id });
      expect(await refuse(uploader)).toMatchObject(refusal);
      expect(await refuse(open(client, scan))).toMatchObject(refusal);
      expect(await refuse(client.rpc("delete_consent_scan", { scan }))).toMatchObject(refusal);
    }
    expect(await listScans(other.client, child.id)).toEqual([]);
    const listed = editor.client.rpc("list_consent_scans", { student: child.id });
    expect(await refuse(listed)).toMatchObject({ code: "42501" });
    expect(await refuse(open(backend().visitor(), scan))).toMatchObject({ code: "42501" });
    expect(await listScans((await hire(backend(), null)).client, child.id)).toHaveLength(1);
  });

  test("a sheet of another child, colleague or answer is refused, and nothing is stored", async () => {
    const [child, other] = [await enrol(), await enrol()];
    const whole = await hire(backend(), null);
    const refused = { status: 400, details: "scans" };
    for (const scan of [
      randomUUID(),
      await send(other.id),
      await send(child.id, whole),
      await file(child.id),
    ]) {
      const before = await listConsents(secretary.client, child.id);
      expect(await refuse(record(child.id, [scan]))).toMatchObject(refused);
      expect(await listConsents(secretary.client, child.id)).toEqual(before);
    }
    const own = await send(child.id);
    expect(await refuse(record(child.id, [own], "admission"))).toMatchObject(refused);
    const unknown = secretary.client.rpc("get_consent_scan_uploader", { student: randomUUID() });
    expect(await refuse(unknown)).toMatchObject({ status: 404, details: "student" });
  });

  test("a removed sheet is deleted with its file, and its answers stay; one on hold stays", async () => {
    const child = await enrol();
    const [scan, held] = [await file(child.id), await file(child.id)];
    await deleteScan(secretary.client, scan);
    expect(await isKept(scan)).toBe(false);
    expect(await isToBeRemoved(scan)).toBe(true);
    expect(await listConsents(secretary.client, child.id)).toHaveLength(4);
    const again = secretary.client.rpc("delete_consent_scan", { scan });
    expect(await refuse(again)).toMatchObject({ status: 404, details: "scan" });
    const hold = { kind: "student", subject: child.admission_no } as const;
    const keeper = (await hire(backend(), null)).client;
    await createHold(keeper, { ...hold, reason: "The court of Nahan asked for it.", ends_on: "" });
    const removal = secretary.client.rpc("delete_consent_scan", { scan: held });
    expect(await refuse(removal)).toMatchObject({ status: 409, details: "held" });
    expect(await isKept(held)).toBe(true);
  });

  test("an unfiled sheet is deleted after a day, one of a deleted child when it cannot be restored", async () => {
    const child = await enrol({ guardian_name: null, guardian_email: null });
    const created_at = new Date(Date.now() - 2 * 86_400_000).toISOString();
    const old = { student_id: child.id, kind: "pdf", bytes: 9000, created_at };
    const scans = service.from("consent_scans");
    const { id: unfiled } = await succeed(scans.insert(old).select().single());
    const [young, filed] = [await send(child.id), await file(child.id)];
    await purgeScans(service);
    expect(await Promise.all([unfiled, young, filed].map(isKept))).toEqual([false, true, true]);

    const { client } = secretary;
    await succeed(client.from("students").delete().eq("id", child.id).select());
    await purgeScans(service);
    expect(await isKept(filed)).toBe(true);
    expect(await refuse(open(client, filed))).toMatchObject({ status: 404 });
    const entries = service.from("audit_log").select("change").eq("row_id", child.id);
    const { change } = await succeed(entries.eq("action", "delete").single());
    await succeed(client.rpc("undo_change", { wanted: change }));
    const [back] = await listScans(client, child.id);
    expect(back).toMatchObject({ id: filed, purposes: ["name_in_lists", "public_pictures"] });

    // Also for a child whose record has left the trash.
    const signed = { consent_ids: [randomUUID()], filed_at: created_at, is_stored: true };
    const gone = { ...old, ...signed, student_id: randomUUID() };
    const { id: left } = await succeed(scans.insert(gone).select().single());
    await purgeScans(service);
    expect(await isKept(left)).toBe(false);
    expect(await isToBeRemoved(left)).toBe(true);
    expect(await isKept(filed)).toBe(true);
  });

  test("an erasure deletes the sheets and counts them; the retention of a leaver's contacts ends theirs", async () => {
    const keeper = (await hire(backend(), null)).client;
    const child = await enrol();
    const scan = await file(child.id);
    const subject = child.admission_no;
    const id = await createErasure(keeper, { kind: "student", subject, reference: "" });
    expect((await getErasure(keeper, id))?.erased).toMatchObject({ consent_scans: 1, consents: 2 });
    expect(await isKept(scan)).toBe(false);
    expect(await isToBeRemoved(scan)).toBe(true);
    const log = service.from("audit_log").select("before, after").eq("row_id", scan);
    expect(new Set((await succeed(log)).flatMap(Object.values))).toEqual(new Set([null]));

    await updateLeaversTerms(keeper, { contact_months: 12, record_months: 60 });
    const leaver = await enrol({ guardian_name: null, guardian_email: null });
    const signed = await file(leaver.id);
    const left = { status: "left", left_on: addDays(indianDay(new Date()), -400) };
    await succeed(service.from("students").update(left).eq("id", leaver.id).select());
    await succeed(service.rpc("purge_leavers"));
    expect(await isKept(signed)).toBe(false);
    expect(await succeed(service.from("students").select("id").eq("id", leaver.id))).toHaveLength(
      1,
    );
  });
}
