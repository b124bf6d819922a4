import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { addDays } from "../../../data/calendar/days.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { listConsentStates } from "../../../data/consent/consents.ts";
import { listChildrenToMark, markPictures } from "../../../data/consent/picture-marks.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { consentScene } from "../consent-scene.ts";
import { refuse, succeed } from "./answers.ts";

/** What the office records, from which day it counts, and what it cannot record. */
export function consentScenarios(backend: () => Backend): void {
  let office: Client;
  beforeAll(async () => {
    office = (await backend().admin()).client;
  });
  // Computed each time, because midnight in India may pass while the tests run.
  const today = () => indianDay(new Date());
  const { enrol, answer, allow, enterAlbum, shown } = consentScene(backend);

  test("an answer counts from its day: a later withdrawal overrides older paper entered afterwards", async () => {
    const child = await enrol();
    const { id: album, pictures } = await enterAlbum(1);
    await markPictures(office, pictures, "children", [child.id]);
    await answer(child.id, { public_pictures: false });
    await allow(child.id, { answered_on: addDays(today(), -3) });
    expect(await shown(album)).toEqual([]);
  });

  test("within one day a no wins over the other way's yes, and a guardian learns of a yes that the office enters over a no", async () => {
    const service = backend().service();
    const { data: wording } = await service.from("consent_wordings").select("id").limit(1).single();
    const start = Date.parse(`${today()}T00:00:00+05:30`);
    const yesterday = { day: addDays(today(), -1), noon: new Date(start - 12 * 3_600_000) };
    /** A child whose guardian has answered by link at a moment. */
    const answered = async (is_given: boolean, at: Date) => {
      const { id: student_id, guardian_email } = await enrol();
      const guardian = office.from("guardians").select("id, student_id");
      const { id: guardian_id } = await succeed(
        guardian.eq("student_id", student_id).limit(1).single(),
      );
      const own = { student_id, guardian_id, given_by: "Rekha Verma" };
      const said = { purpose: "public_pictures", is_given, answered_at: at.toISOString() };
      const how = { channel: "link", wording_id: wording?.id ?? "" };
      await succeed(
        service
          .from("consents")
          .insert({ ...own, ...said, ...how })
          .select(),
      );
      return { id: student_id, mailbox: guardian_email ?? "" };
    };
    const isAllowed = async ({ id }: { id: string }) => {
      const child = await succeed(
        office.from("students").select("id, admission_no").eq("id", id).single(),
      );
      const [state] = await listConsentStates(office, { words: child.admission_no });
      return state?.answers.public_pictures;
    };
    const enter = (child: { id: string }, public_pictures: boolean, answered_on: string) =>
      answer(child.id, { public_pictures }, { answered_on });
    const emails = async ({ mailbox }: { mailbox: string }) => {
      const rows = service.from("mail_outbox").select("data").eq("recipient", mailbox);
      return (await succeed(rows.eq("template", "guardian_answered"))).map(({ data }) => data);
    };

    // A yes by link in the morning, and a no on paper in the afternoon.
    const midnight = new Date(start + 1);
    const refusing = await answered(true, midnight);
    await enter(refusing, false, today());
    expect(await isAllowed(refusing)).toBe(false);
    // The same, entered a day late.
    const late = await answered(true, yesterday.noon);
    await enter(late, false, yesterday.day);
    expect(await isAllowed(late)).toBe(false);
    // The office corrects what it entered by mistake.
    await enter(late, true, yesterday.day);
    expect(await isAllowed(late)).toBe(true);
    expect(await emails(late)).toEqual([
      expect.objectContaining({ by_office: true, answers: { public_pictures: true } }),
    ]);
    // A no by link stays, whenever a paper of that day is entered, and nobody is told of a yes that does not count.
    for (const [at, day] of [
      [yesterday.noon, yesterday.day],
      [midnight, today()],
    ] as const) {
      const withdrawn = await answered(false, at);
      await enter(withdrawn, true, day);
      expect(await isAllowed(withdrawn), day).toBe(false);
      expect(await emails(withdrawn)).toEqual([]);
    }
    // A paper of a later day counts.
    const returning = await answered(false, yesterday.noon);
    await enter(returning, true, today());
    expect(await isAllowed(returning)).toBe(true);
    expect(await emails(returning)).toHaveLength(1);
  });

  test("invalid values are refused with their field, and nothing is stored", async () => {
    const child = await enrol();
    const stranger = await enrol({ name: "Kabir Negi" });
    const guardians = office
      .from("guardians")
      .select("id, student_id")
      .eq("student_id", stranger.id)
      .limit(1);
    const { id: guardian } = await succeed(guardians.single());
    const call = (parameters: object) =>
      refuse(office.rpc("record_consents", { student: child.id, answers: {}, ...parameters }));
    const yes = { public_pictures: true };
    expect(await call({})).toMatchObject({ status: 400, details: "answers" });
    expect(await call({ answers: { hats: true } })).toMatchObject({ details: "answers" });
    expect(await call({ answers: { public_pictures: "yes" } })).toMatchObject({
      details: "answers",
    });
    expect(await call({ answers: yes, guardian })).toMatchObject({ details: "guardian" });
    expect(await call({ answers: yes, channel: "link" })).toMatchObject({ details: "channel" });
    const tomorrow = addDays(today(), 1);
    expect(await call({ answers: yes, answered_on: tomorrow })).toMatchObject({ status: 400 });
    expect(await call({ student: randomUUID(), answers: yes })).toMatchObject({ status: 404 });
    const kept = office.from("consents").select().eq("student_id", child.id);
    expect(await succeed(kept)).toEqual([]);
    const mark = (parameters: object) =>
      refuse(office.rpc("mark_pictures", { ids: [], people: "children", ...parameters }));
    expect(await mark({})).toMatchObject({ status: 400, details: "children" });
    expect(await mark({ children: [randomUUID()] })).toMatchObject({ status: 404 });
    expect(await mark({ people: "everybody" })).toMatchObject({ status: 400, details: "people" });
    const found = await listChildrenToMark(office, { words: child.admission_no });
    expect(found).toMatchObject([{ id: child.id, may_be_shown: false }]);
  });
}
