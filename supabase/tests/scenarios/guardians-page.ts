import { createHash, randomInt, randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { askGuardians, remindGuardians } from "../../../data/consent/asking.ts";
import { listConsentStates, recordConsents } from "../../../data/consent/consents.ts";
import {
  closeGuardianPage,
  createGuardianLink,
  openGuardianPage,
  sendGuardianCode,
} from "../../../data/consent/guardian-access.ts";
import { answerAsGuardian, getGuardianPage } from "../../../data/consent/guardian-page.ts";
import { listRecordViews } from "../../../data/consent/record-views.ts";
import { createRow } from "../../../data/office/rows.ts";
import { purgeVisitorData } from "../../../data/operations/jobs.ts";
import { setPhoneGateways } from "../../../data/operations/mail.ts";
import { givePublishingReason } from "../../../data/publishing/exposed.ts";
import { listPublicPlaces } from "../../../data/publishing/public-places.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { enrolChild } from "../children.ts";
import { guardianScene, newMailbox } from "../guardian-scene.ts";
import { hire } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";

/** What a guardian does through a personal link, and nobody else can. */
export function guardianPageScenarios(backend: () => Backend): void {
  let office: Client;
  beforeAll(async () => {
    office = (await backend().admin()).client;
  });
  const { emailsTo, linkFor, codeFor, open } = guardianScene(backend);
  const enrol = (facts: object) => enrolChild(office, facts);
  const openMailbox = () =>
    succeed(
      backend()
        .service()
        .from("mailboxes")
        .upsert(
          { topic: "general", campus: "majra", address: "majra@school.example" },
          { onConflict: "topic,campus" },
        )
        .select(),
    );
  const read = (session: string) => getGuardianPage(backend().visitor(), session, "hi");
  const answer = (session: string, child: string, answers: object) =>
    answerAsGuardian(backend().visitor(), session, { child, answers, language: "hi" });

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

  test("a withdrawal is stored and confirmed by email, and the office learns of a dispute", async () => {
    const [mother, father] = [newMailbox(), newMailbox()];
    const child = await enrol({ guardian_email: mother, address: "1 Hill Road" });
    const second = { student_id: child.id, name: "Mohan Verma", email: father };
    await succeed(office.from("guardians").insert(second).select());
    await openMailbox();
    const [hers, his] = [await open(mother), await open(father)];
    const all = { public_pictures: true, name_with_face: true };
    expect(await answer(hers, child.id, all)).toEqual({ changed: 2, withdrawn: false });
    expect(await answer(hers, child.id, all)).toEqual({ changed: 0, withdrawn: false });
    expect(await answer(his, child.id, { public_pictures: false })).toEqual({
      changed: 1,
      withdrawn: true,
    });
    const told = await emailsTo("majra@school.example", "office_guardians_disagree");
    expect(told.map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ child: "Asha Verma", purposes: ["public_pictures"] }),
    );
    const [sentEmail] = await emailsTo(father, "guardian_answered");
    expect(sentEmail?.data).toMatchObject({ withdrawn: true, child: "Asha Verma" });
    const seen = (await read(hers))?.children[0];
    expect(seen?.answers.public_pictures).toMatchObject({ own: true, other_refused: true });
    expect(seen?.history).toHaveLength(3);
    // The contact in the record is the first guardian's.
    expect(seen?.record.address).toBe("1 Hill Road");
    expect((await read(his))?.children[0]?.record.address).toBeNull();

    await succeed(office.from("students").update({ status: "left" }).eq("id", child.id).select());
    await expect(answer(hers, child.id, all)).rejects.toMatchObject({
      code: "PT409",
      details: "child_left",
    });
  });

  test("the office is told of a withdrawn name on the site until it is changed or explained", async () => {
    const mailbox = newMailbox();
    const own = randomUUID()
      .replaceAll(/[^a-f]/g, "")
      .slice(0, 8)
      .padEnd(3, "a");
    const child = await enrol({ name: `Z${own} Verma`, guardian_email: mailbox });
    await openMailbox();
    const session = await open(mailbox);
    await answer(session, child.id, { name_in_lists: true });
    const write = (status: string, words: object) =>
      createRow(office, "news_stories", {
        ...{ title: "The relay", slug: `story-${randomUUID()}`, status },
        ...words,
      });
    const body = `<p><strong>Z${own}</strong> Verma ran first.</p>`;
    const story = await write("published", { body });
    await write("draft", { body });
    const list = async () =>
      (await listPublicPlaces(office)).filter(({ child: about }) => about === child.id);
    expect(await list()).toEqual([]);

    await answer(session, child.id, { name_in_lists: false });
    const told = await emailsTo("majra@school.example", "office_child_named");
    expect(told.map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ id: child.id, places: 1 }),
    );
    const [place] = await list();
    expect(place).toMatchObject({
      ...{ target: "news_stories", row_id: story.id, kind: "name", field: "body" },
      ...{ child_name: child.name, shown: { title: "The relay" } },
    });
    expect(await listPublicPlaces(office, child.id)).toHaveLength(1);
    if (place) await givePublishingReason(office, place, "The family asked for it in May.");
    expect(await list()).toEqual([]);
    await answer(session, child.id, { name_with_face: false });
    expect(await emailsTo("majra@school.example", "office_child_named")).toHaveLength(told.length);
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

  test("guardians get one email per mailbox and week, only about children with a guardian", async () => {
    const [mailbox, group] = [newMailbox(), randomUUID().slice(0, 20)];
    const twins = { class: group, guardian_email: mailbox };
    const one = await enrol(twins);
    await enrol(twins);
    await enrol({ class: group, guardian_name: null });
    const ask = (more: object = {}) => askGuardians(office, { of_class: group, ...more });
    expect(await ask()).toEqual({ asked: 1, without_mailbox: 1 });
    expect(await ask()).toEqual({ asked: 0, without_mailbox: 1 });
    expect(await emailsTo(mailbox, "guardian_asked")).toHaveLength(1);
    expect(await ask({ of_campus: "none" })).toEqual({ asked: 0, without_mailbox: 0 });
    // Nobody is reminded on the first day.
    await remindGuardians(backend().service());
    expect(await emailsTo(mailbox, "guardian_asked")).toHaveLength(1);
    const session = await open(mailbox);
    expect((await read(session))?.children.map(({ id }) => id)).toContain(one.id);
  });

  test("invalid answers, and answers for a person of eighteen, are refused", async () => {
    const mailbox = newMailbox();
    const grown = await enrol({ guardian_email: mailbox, date_of_birth: "2008-01-01" });
    const child = await enrol({ guardian_email: mailbox });
    const session = await open(mailbox);
    const of_age = { code: "PT409", details: "child_of_age" };
    await expect(answer(session, grown.id, { public_pictures: true })).rejects.toMatchObject(
      of_age,
    );
    for (const wrong of [{}, [], { shoes: true }, { public_pictures: "yes" }]) {
      await expect(answer(session, child.id, wrong)).rejects.toMatchObject({ details: "answers" });
    }
    expect((await read(session))?.children.flatMap(({ history }) => history)).toEqual([]);
  });

  test("from eighteen on only the student answers, and not before", async () => {
    const [mother, own] = [newMailbox(), newMailbox()];
    const child = await enrol({ guardian_email: mother, date_of_birth: "2015-02-03" });
    const self = { student_id: child.id, name: child.name, email: own, is_self: true };
    const shared = office.from("guardians").insert({ ...self, email: mother.toUpperCase() });
    expect(await refuse(shared)).toMatchObject({ code: "22023", details: "email" });
    await succeed(office.from("guardians").insert(self).select());
    const turned = office.from("guardians").update({ is_self: false }).eq("email", own);
    expect(await refuse(turned)).toMatchObject({ code: "22023", details: "is_self" });
    const isAllowed = async () => {
      const states = await listConsentStates(office, { words: child.admission_no });
      return states[0]?.answers.public_pictures;
    };
    const [hers, student] = [await open(mother), await open(own)];
    await answer(hers, child.id, { public_pictures: true });
    const early = answer(student, child.id, { public_pictures: false });
    await expect(early).rejects.toMatchObject({ code: "PT409", details: "not_of_age" });
    expect(await isAllowed()).toBe(true);

    const grown = { date_of_birth: "2007-02-03" };
    await succeed(office.from("students").update(grown).eq("id", child.id).select());
    expect(await isAllowed()).toBeUndefined();
    const late = answer(hers, child.id, { public_pictures: true });
    await expect(late).rejects.toMatchObject({ code: "PT409", details: "child_of_age" });
    expect((await read(student))?.children[0]).toMatchObject({ closed: null, is_self: true });
    await answer(student, child.id, { public_pictures: true });
    expect(await isAllowed()).toBe(true);
    // The office records it from paper as the student's own answer.
    const another = await enrol(grown);
    await recordConsents(office, {
      ...{ student: another.id, answers: { public_pictures: false }, channel: "paper" },
    });
    const kept = office.from("guardians").select("student_id, name").eq("student_id", another.id);
    expect(await succeed(kept.eq("is_self", true))).toMatchObject([{ name: another.name }]);
  });

  test("a former guardian's no counts until a present one answers, and a wrong mailbox loses its page", async () => {
    const [mother, father, wrong] = [newMailbox(), newMailbox(), newMailbox()];
    const child = await enrol({ guardian_email: wrong });
    const second = { student_id: child.id, name: "Mohan Verma", email: father };
    await succeed(office.from("guardians").insert(second).select());
    const [his, strangers] = [await open(father), await open(wrong)];
    await answer(his, child.id, { public_pictures: false });
    await succeed(office.from("guardians").delete().eq("email", father).select());
    const corrected = { guardian_email: mother };
    await succeed(office.from("students").update(corrected).eq("id", child.id).select());
    expect([await read(his), await read(strangers)]).toEqual([null, null]);

    const hers = await open(mother);
    const seen = async () => (await read(hers))?.children[0]?.answers.public_pictures;
    expect(await seen()).toMatchObject({ own: null, counts: false });
    await answer(hers, child.id, { public_pictures: true });
    expect(await seen()).toMatchObject({ own: true, counts: true, other_refused: false });
    // Nobody learns another guardian's mailbox.
    expect(JSON.stringify(await read(hers))).not.toContain(father);
  });

  test("a guardian without a mailbox opens the page by phone, where messages go to phones", async () => {
    const phone = `+9198${String(randomInt(1e8)).padStart(8, "0")}`;
    const typed = phone.slice(3).replace(/(.{5})/, "$1 ");
    const group = randomUUID().slice(0, 20);
    const child = await enrol({ class: group, guardian_phone: typed });
    const service = backend().service();
    const ask = () => askGuardians(office, { of_class: group });
    expect(await ask()).toEqual({ asked: 0, without_mailbox: 1 });
    await expect(createGuardianLink(service, typed)).rejects.toMatchObject({ code: "22023" });
    await setPhoneGateways(service, [{ channel: "sms", price: 0, month_limit: null, frames: {} }]);
    try {
      expect(await ask()).toEqual({ asked: 1, without_mailbox: 0 });
      expect(await emailsTo(phone, "guardian_asked")).toHaveLength(1);
      await createGuardianLink(service, `0${typed}`);
      const [link] = await emailsTo(phone, "guardian_link");
      const token = String(Object(link?.data).token);
      const code = await codeFor(phone, token);
      const { session } = await openGuardianPage(backend().visitor(), token, code);
      const page = await read(session ?? "");
      expect(page).toMatchObject({ mailbox: phone, children: [{ id: child.id }] });
      await answer(session ?? "", child.id, { public_pictures: true });
      expect(await emailsTo(phone, "guardian_answered")).toHaveLength(1);
      const request = { session: session ?? "", child: child.id, kind: "erasure", words: "" };
      await succeed(backend().visitor().rpc("create_guardian_request", request));
      // Another number in the record closes the page.
      const other = { guardian_phone: "98160 00000" };
      await succeed(office.from("students").update(other).eq("id", child.id).select());
      expect(await read(session ?? "")).toBeNull();
    } finally {
      await setPhoneGateways(service, []);
    }
  });

  test("a family's phone that is also entered for the student belongs to the guardian", async () => {
    const phone = `98${String(randomInt(1e8)).padStart(8, "0")}`;
    const child = await enrol({ guardian_phone: phone });
    const student = { student_id: child.id, name: "Asha Verma", is_self: true, phone: `0${phone}` };
    const refused = await refuse(office.from("guardians").insert(student));
    expect(refused).toMatchObject({ status: 400, details: "phone" });
  });

  test("a mailbox gets at most three links a day", async () => {
    const mailbox = newMailbox();
    await enrol({ guardian_email: mailbox });
    for (let n = 0; n < 4; n++) await createGuardianLink(backend().service(), mailbox);
    expect(await emailsTo(mailbox, "guardian_link")).toHaveLength(3);
  });
}
