import { createHash, randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import {
  closeGuardianPage,
  createGuardianLink,
  openGuardianPage,
  sendGuardianCode,
} from "../../../data/consent/guardian-access.ts";
import { markPictures } from "../../../data/consent/picture-marks.ts";
import { listRecordViews, listViewsBy } from "../../../data/consent/record-views.ts";
import { findDeletedRow, restoreDeletedRow } from "../../../data/office/changes.ts";
import { purgeVisitorData } from "../../../data/operations/jobs.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { enrolChild } from "../children.ts";
import { consentScene } from "../consent-scene.ts";
import { guardianScene, newMailbox } from "../guardian-scene.ts";
import { hire } from "../staff-scene.ts";
import { pathOfPicture } from "../stored-pictures.ts";
import { succeed } from "./answers.ts";

/** What a guardian opens through a personal link, and nobody else can. */
export function guardianPageScenarios(backend: () => Backend): void {
  let office: Client;
  beforeAll(async () => {
    office = (await backend().admin()).client;
  });
  const { emailsTo, linkFor, codeFor, open, read, answer } = guardianScene(backend);
  const { allow, enterAlbum } = consentScene(backend);
  const enrol = (facts: object) => enrolChild(office, facts);

  test("a link shows nothing without its code, which allows five tries", async () => {
    const mailbox = newMailbox();
    await enrol({ guardian_email: mailbox });
    const visitor = backend().visitor();
    const token = await linkFor(mailbox);
    const early = await openGuardianPage(visitor, token, "000000");
    expect(early).toEqual({ status: "gone", session: null });
    const code = await codeFor(mailbox, token);
    const wrong = code === "111111" ? "222222" : "111111";
    const tries = [];
    for (let n = 0; n < 5; n++) tries.push((await openGuardianPage(visitor, token, wrong)).status);
    expect(tries).toEqual(["wrong", "wrong", "wrong", "wrong", "gone"]);
    expect((await openGuardianPage(visitor, token, code)).status).toBe("gone");
    const { status, session } = await openGuardianPage(
      visitor,
      token,
      await codeFor(mailbox, token),
    );
    expect(status).toBe("open");
    expect((await read(session ?? ""))?.mailbox).toBe(mailbox);
    await closeGuardianPage(visitor, session ?? "");
    expect(await read(session ?? "")).toBeNull();
    // A code opens one page.
    expect((await openGuardianPage(visitor, token, code)).status).toBe("gone");
    // Five codes an hour are the limit.
    for (let n = 2; n < 5; n++) await codeFor(mailbox, token);
    expect(await sendGuardianCode(visitor, token, "en")).toBe("many");
  });

  test("an unknown mailbox gets no email, and an expired, unknown or former guardian's link no code", async () => {
    const stranger = newMailbox();
    await createGuardianLink(backend().service(), stranger);
    expect(await emailsTo(stranger, "guardian_link")).toEqual([]);
    const visitor = backend().visitor();
    expect(await sendGuardianCode(visitor, "f".repeat(64), "en")).toBe("gone");

    const mailbox = newMailbox();
    const child = await enrol({ guardian_email: mailbox });
    const old = randomUUID();
    const token_hash = createHash("sha256").update(old).digest("hex");
    const created_at = new Date(Date.now() - 61 * 86_400_000).toISOString();
    const links = backend().service().from("personal_links");
    await succeed(links.insert({ mailbox, token_hash, created_at }).select());
    expect(await sendGuardianCode(visitor, old, "en")).toBe("gone");
    await purgeVisitorData(backend().service());
    expect(await succeed(links.select("id").eq("mailbox", mailbox))).toEqual([]);

    // The guardian leaves: neither the link nor the open page shows anything.
    const session = await open(mailbox);
    const token = await linkFor(mailbox);
    const gone = { guardian_email: null, guardian_name: null };
    await succeed(office.from("students").update(gone).eq("id", child.id).select());
    expect(await sendGuardianCode(visitor, token, "en")).toBe("gone");
    expect(await read(session)).toBeNull();
  });

  test("twins with one mailbox, and one child with two records, each have their own answers", async () => {
    const mailbox = newMailbox();
    const one = await enrol({ guardian_email: mailbox });
    const other = await enrol({ guardian_email: mailbox.toUpperCase() });
    const session = await open(mailbox);
    await answer(session, one.id, { public_pictures: true });
    const page = await read(session);
    const said = Object.fromEntries(
      (page?.children ?? []).map(({ id, answers }) => [id, answers.public_pictures.own]),
    );
    expect(said).toEqual({ [one.id]: true, [other.id]: null });
    expect(page?.wording?.language).toBe("hi");
    const record = page?.children.find(({ id }) => id === one.id)?.record;
    expect(record).toMatchObject({ admission_no: one.admission_no, guardian_name: "Rekha Verma" });
  });

  test("a session cannot open another child's answers and record", async () => {
    const mailbox = newMailbox();
    await enrol({ guardian_email: mailbox });
    const stranger = await enrol({ guardian_email: newMailbox() });
    const session = await open(mailbox);
    const refused = { code: "PT404", details: "no_such_child" };
    await expect(answer(session, stranger.id, { public_pictures: true })).rejects.toMatchObject(
      refused,
    );
    expect(await read("0".repeat(64))).toBeNull();
    expect(await read(session)).not.toBeNull();
  });

  test("guardians and administrators learn who in the office looked at a record", async () => {
    const mailbox = newMailbox();
    const group = randomUUID().slice(0, 20);
    const server = backend().service();
    const add = (guardian_email: string | null) => {
      const row = { admission_no: randomUUID(), campus: "majra", class: group, name: "Asha Verma" };
      const guardian = { guardian_name: "Rekha Verma", guardian_email };
      return succeed(
        server
          .from("students")
          .insert({ ...row, ...guardian })
          .select()
          .single(),
      );
    };
    const [child] = [await add(mailbox), await add(null)];
    const looked = async () => await listRecordViews(office, child.id);
    expect(await looked()).toEqual([]);

    const colleague = (await hire(backend(), ["majra"], "administrator")).client;
    const students = () => colleague.from("students").select("id, name");
    await succeed(students().eq("id", child.id));
    await succeed(students().eq("class", group));
    await succeed(colleague.from("guardians").select("student_id").eq("student_id", child.id));
    await succeed(backend().visitor().from("students").select("id").eq("id", child.id));
    await expect.poll(looked, { timeout: 15_000 }).toMatchObject([
      { kind: "record", role: "administrator", times: 1 },
      { kind: "list", role: "administrator", times: 1 },
    ]);
    const seen = (await read(await open(mailbox)))?.children[0]?.views ?? [];
    expect(seen.map(({ kind }) => kind)).toEqual(["record", "list"]);
    expect(seen[1]?.day).toMatch(/-01$/);
  });

  test("deleting a record and bringing it back keeps who looked at it, also in the log meanwhile", async () => {
    const mailbox = newMailbox();
    const server = backend().service();
    const row = { admission_no: randomUUID(), campus: "majra", class: "3", name: "Asha Verma" };
    const guardian = { guardian_name: "Rekha Verma", guardian_email: mailbox };
    const made = server.from("students").insert({ ...row, ...guardian });
    const child = await succeed(made.select("id").single());
    const [curious, other] = [
      await hire(backend(), ["majra"], "administrator"),
      await hire(backend(), ["majra"], "administrator"),
    ];
    const views = async (by: { id: string }) => {
      const all = await listViewsBy(office, by.id);
      return all.map(({ admission_no, name, times }) => [admission_no, name, times]);
    };
    const once = [row.admission_no, row.name, 1];
    await succeed(curious.client.from("students").select("id, name").eq("id", child.id));
    await expect.poll(() => views(curious), { timeout: 15_000 }).toEqual([once]);

    const otherId = { id: randomUUID() };
    const moved = await curious.client.from("students").update(otherId).eq("id", child.id);
    expect(moved.error).toMatchObject({ code: "22023", details: "id" });
    const { error } = await curious.client.from("students").delete().eq("id", child.id);
    expect(error).toBeNull();
    const log = other.client.from("audit_log").select("before").eq("row_id", child.id);
    expect(JSON.stringify(await succeed(log))).toContain(mailbox);
    await expect.poll(() => views(other), { timeout: 15_000 }).toEqual([once]);
    expect(await views(curious)).toEqual([once]);

    const entry = await findDeletedRow(curious.client, "students", child.id);
    await restoreDeletedRow(curious.client, "students", entry?.id ?? "");
    const twice = [row.admission_no, row.name, 2];
    await expect.poll(() => views(curious), { timeout: 15_000 }).toEqual([twice]);
    const seen = (await read(await open(mailbox)))?.children[0]?.views;
    const both = { kind: "record", name: "A colleague", times: 3 };
    expect(seen).toContainEqual(expect.objectContaining(both));
  });

  test("a picture that visitors do not see is named without its file", async () => {
    const mailbox = newMailbox();
    const child = await enrol({ guardian_email: mailbox });
    await allow(child.id);
    const { id: album, pictures } = await enterAlbum(1);
    await markPictures(office, pictures, "children", [child.id]);
    const session = await open(mailbox);
    const listed = async () => (await read(session))?.children[0]?.pictures;
    expect(await listed()).toMatchObject([{ shown: true, path: pathOfPicture(pictures[0]) }]);
    const draft = { published: false };
    await succeed(office.from("gallery_events").update(draft).eq("id", album).select());
    const unseen = await listed();
    expect(unseen).toMatchObject([{ shown: false, path: null, id: expect.any(String) }]);
    expect(JSON.stringify(unseen)).not.toContain(pictures[0]);
  });

  test("a mailbox gets at most three links a day", async () => {
    const mailbox = newMailbox();
    await enrol({ guardian_email: mailbox });
    for (let n = 0; n < 4; n++) await createGuardianLink(backend().service(), mailbox);
    expect(await emailsTo(mailbox, "guardian_link")).toHaveLength(3);
  });
}
