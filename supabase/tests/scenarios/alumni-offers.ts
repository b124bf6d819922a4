import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { addDays } from "../../../data/calendar/days.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import {
  answerAlumniOffer,
  listGraduates,
  offerAlumniArea,
} from "../../../data/consent/alumni-offer.ts";
import { getGuardianPage } from "../../../data/consent/guardian-page.ts";
import { createErasure } from "../../../data/retention/erasures.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { guardianScene, newMailbox } from "../guardian-scene.ts";
import { hire } from "../staff-scene.ts";
import { succeed } from "./answers.ts";
import { markSent } from "./events-with-rsvps.ts";

/** A graduating class is offered the alumni area, and nothing moves without a yes. */
export function alumniOfferScenarios(backend: () => Backend): void {
  let office: Client;
  beforeAll(async () => {
    office = (await backend().admin()).client;
  });
  // Computed each time, because midnight in India may pass while the tests run.
  const today = () => indianDay(new Date());
  const year = Number(today().slice(0, 4));
  const { emailsTo, open } = guardianScene(backend);

  /** A student who has just finished school, aged seventeen unless given otherwise. */
  const graduate = async (facts: object = {}) => {
    const one = { admission_no: randomUUID(), campus: "majra", class: "12", name: "Asha Verma" };
    const of = { guardian_name: "Rekha Verma", date_of_birth: `${year - 17}-01-01`, ...facts };
    const row = { ...one, ...of, house: "Red", status: "graduated", left_on: today() };
    return succeed(office.from("students").insert(row).select().single());
  };
  const addGuardian = (student_id: string, facts: object) =>
    succeed(
      office
        .from("guardians")
        .insert({ student_id, name: "Mohan Verma", ...facts })
        .select(),
    );
  const offer = () => offerAlumniArea(office, "majra");
  const answer = (session: string, child: string, email?: string) =>
    answerAlumniOffer(
      backend().visitor(),
      session,
      email ? { child, wants: "yes", email } : { child, wants: "no" },
      "en",
    );
  const onRegister = ({ admission_no }: { admission_no: string }) =>
    succeed(office.from("alumni_records").select().eq("admission_no", admission_no));
  const stateOf = async (id: string) =>
    (await listGraduates(office, { year, campus: "majra" })).find((one) => one.id === id)?.state;
  const page = async (session: string) =>
    (await getGuardianPage(backend().visitor(), session, "en"))?.children[0]?.alumni;

  test("a guardian gets an email, says yes, and takes it back", async () => {
    const [mother, own] = [newMailbox(), newMailbox()];
    const child = await graduate({ guardian_email: mother });
    expect(await stateOf(child.id)).toBe("open");
    expect((await offer()).written).toBeGreaterThan(0);
    const [sentEmail] = await emailsTo(mother, "guardian_alumni_offer");
    expect(sentEmail?.data).toMatchObject({ children: "Asha Verma", self: false, of_age: false });
    expect(await stateOf(child.id)).toBe("written");
    // A second email waits two weeks.
    await offer();
    expect(await emailsTo(mother, "guardian_alumni_offer")).toHaveLength(1);
    expect(await onRegister(child)).toEqual([]);

    const session = await open(mother);
    expect(await page(session)).toMatchObject({ closed: null, own: null, wanted: null });
    expect(await answer(session, child.id, own.toUpperCase())).toBe(true);
    expect(await onRegister(child)).toMatchObject([
      { full_name: "Asha Verma", batch_year: year, campus: "majra", house: "Red", email: own },
    ]);
    const [invitation] = await emailsTo(own, "alumni_area_open");
    expect(invitation?.data).toMatchObject({ name: "Asha Verma", by: "Rekha Verma" });
    expect(await page(session)).toMatchObject({ own: true, wanted: true, email: own });
    expect(await stateOf(child.id)).toBe("yes");

    expect(await answer(session, child.id)).toBe(false);
    expect(await onRegister(child)).toEqual([]);
    expect(await stateOf(child.id)).toBe("no");
  });

  test("the stricter of two guardians decides, and a mailbox of another alumnus gets no email", async () => {
    const [mother, father, taken] = [newMailbox(), newMailbox(), newMailbox()];
    await succeed(
      office.from("alumni_records").insert({ full_name: "Another", email: taken }).select(),
    );
    const child = await graduate({ guardian_email: mother });
    await addGuardian(child.id, { email: father });
    expect(await answer(await open(father), child.id)).toBe(false);
    const session = await open(mother);
    expect(await answer(session, child.id, taken)).toBe(false);
    expect(await onRegister(child)).toEqual([]);
    expect(await answer(await open(father), child.id, taken)).toBe(true);
    expect(await onRegister(child)).toMatchObject([{ email: null }]);
    // The page does not tell that the register has this mailbox.
    expect(await page(session)).toMatchObject({ own: true, wanted: true, email: taken });
  });

  test("from eighteen on the former student alone answers and gets the email", async () => {
    const [mother, own] = [newMailbox(), newMailbox()];
    const child = await graduate({ guardian_email: mother, date_of_birth: `${year - 19}-01-01` });
    await addGuardian(child.id, { name: child.name, email: own, is_self: true });
    await offer();
    const [toMother] = await emailsTo(mother, "guardian_alumni_offer");
    const [toChild] = await emailsTo(own, "guardian_alumni_offer");
    expect(toMother?.data).toMatchObject({ of_age: true, self: false });
    expect(toChild?.data).toMatchObject({ self: true });
    await expect(answer(await open(mother), child.id, own)).rejects.toMatchObject({
      code: "PT409",
      details: "child_of_age",
    });
    expect(await answer(await open(own), child.id, own)).toBe(true);
    expect(await onRegister(child)).toHaveLength(1);
  });

  test("nobody answers for a child on the roll or another's child, or floods a mailbox", async () => {
    const mother = newMailbox();
    const child = await graduate({ guardian_email: mother });
    const [other, active] = [await graduate(), await graduate({ guardian_email: mother })];
    await succeed(
      office.from("students").update({ status: "active" }).eq("id", active.id).select(),
    );
    const session = await open(mother);
    const missing = { code: "PT404", details: "no_such_child" };
    await expect(answer(session, other.id, mother)).rejects.toMatchObject(missing);
    const early = { code: "PT409", details: "not_graduated" };
    await expect(answer(session, active.id, mother)).rejects.toMatchObject(early);
    await expect(answer(session, child.id, "nobody")).rejects.toMatchObject({ code: "22023" });
    for (let n = 0; n < 4; n++) {
      const flooded = newMailbox();
      await answer(session, child.id, flooded);
      // The limit also counts the emails that have left.
      expect(await markSent(backend(), flooded)).toHaveLength(1);
    }
    const many = { code: "PT429" };
    await expect(answer(session, child.id, newMailbox())).rejects.toMatchObject(many);
    expect(await answer(session, child.id)).toBe(false);
  });

  test("returning to the roll, or an erasure, leaves nothing of it", async () => {
    const mother = newMailbox();
    const returned = await graduate({ guardian_email: mother });
    const erased = await graduate({ guardian_email: mother });
    const session = await open(mother);
    for (const { id } of [returned, erased]) await answer(session, id, newMailbox());
    await succeed(
      office.from("students").update({ status: "active" }).eq("id", returned.id).select(),
    );
    expect(await onRegister(returned)).toEqual([]);
    await createErasure(office, { kind: "student", subject: erased.admission_no, reference: "" });
    expect(await onRegister(erased)).toEqual([]);
  });

  test("the erasure of a mailbox takes it from the answer that named it", async () => {
    const [mother, own] = [newMailbox(), newMailbox()];
    const child = await graduate({ guardian_email: mother });
    const session = await open(mother);
    await answer(session, child.id, own);
    expect(await page(session)).toMatchObject({ own: true, email: own });
    await createErasure(office, { kind: "mailbox", subject: own, reference: "Request 12" });
    expect(await page(session)).toMatchObject({ own: true, email: null });
  });

  test("former students of earlier years and other campuses, and other colleagues, stay out", async () => {
    const mother = newMailbox();
    const before = addDays(today(), -400);
    await graduate({ guardian_email: mother, left_on: before });
    const child = await graduate({ guardian_email: newMailbox() });
    const colleague = await hire(backend(), "juniors");
    const seen = await listGraduates(colleague.client, { year, campus: null });
    expect(seen.filter(({ campus }) => campus !== "juniors")).toEqual([]);
    expect(seen.map(({ id }) => id)).not.toContain(child.id);
    const outside = { code: "42501" };
    await expect(offerAlumniArea(colleague.client, "majra")).rejects.toMatchObject(outside);
    await expect(offerAlumniArea(backend().visitor(), "majra")).rejects.toMatchObject(outside);
  });
}
