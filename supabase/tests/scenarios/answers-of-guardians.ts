import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { listConsentStates, recordConsents } from "../../../data/consent/consents.ts";
import { createRow } from "../../../data/office/rows.ts";
import { givePublishingReason } from "../../../data/publishing/exposed.ts";
import { listPublicPlaces } from "../../../data/publishing/public-places.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { enrolChild } from "../children.ts";
import { guardianScene, newMailbox } from "../guardian-scene.ts";
import { refuse, succeed } from "./answers.ts";

/** What guardians answer on their page, who may answer, and what the office learns of it. */
export function guardianAnswerScenarios(backend: () => Backend): void {
  let office: Client;
  beforeAll(async () => {
    office = (await backend().admin()).client;
  });
  const { emailsTo, open, read, answer } = guardianScene(backend);
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
}
