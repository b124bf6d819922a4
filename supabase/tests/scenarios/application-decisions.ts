import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { applicationScene, child, nextWeek, yesterday } from "../application-scene.ts";
import { hire } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";
import { emailTo } from "./events-with-rsvps.ts";

/** From an offer to a place that is accepted, paid and entered in the roll. */
export function applicationDecisionScenarios(backend: () => Backend): void {
  const { visitor, apply, idOf, seen, move } = applicationScene(backend);

  test("an offer can be accepted until the end of its last day, and a withdrawal undone for a minute", async () => {
    const { reference, token, email } = await apply();
    const accept = () => visitor().rpc("accept_application_offer", { token });
    expect(await refuse(accept())).toMatchObject({ status: 409, details: "offer_gone" });
    await succeed(move(reference, { stage: "offer", offer_ends_on: yesterday }));
    expect(await refuse(accept())).toMatchObject({ status: 409, details: "offer_over" });
    await succeed(move(reference, { offer_ends_on: nextWeek }));
    expect(await succeed(accept())).toEqual([{ reference, stage: "accepted" }]);
    expect(await succeed(accept())).toEqual([{ reference, stage: "accepted" }]);
    expect(await emailTo(backend(), email)).toMatchObject({
      template: "application_changed",
      data: { stage: "accepted", language: "hi" },
    });
    await succeed(visitor().rpc("withdraw_application", { token }));
    expect(await seen(token)).toMatchObject({ stage: "withdrawn" });
    await succeed(visitor().rpc("restore_application", { token }));
    expect(await seen(token)).toMatchObject({ stage: "accepted", held_until: null });
    await succeed(visitor().rpc("withdraw_application", { token }));
    await succeed(move(reference, { held_until: "2026-01-01T00:00:00Z" }));
    expect(await refuse(visitor().rpc("restore_application", { token }))).toMatchObject({
      status: 409,
      details: "cancellation_final",
    });
  });

  test("a payment is recorded once, with a receipt; an accepted child gets one record", async () => {
    const { reference, email, token } = await apply();
    await succeed(move(reference, { paid_amount: 12_000 }));
    expect(await emailTo(backend(), email)).toMatchObject({
      template: "application_paid",
      data: { paid_amount: 12_000, language: "hi" },
    });
    expect(await seen(token)).toMatchObject({ paid_amount: 12_000, paid_on: expect.any(String) });
    await succeed(move(reference, { paid_amount: null }));
    expect(await seen(token)).toMatchObject({ paid_amount: null, paid_on: null });

    const { client } = await hire(backend(), "juniors");
    const application = await idOf(reference);
    const admission_no = randomUUID().slice(0, 8);
    const enrol = (more = {}) =>
      client.rpc("enrol_applicant", { application, admission_no, ...more });
    expect(await refuse(enrol())).toMatchObject({ details: "not_accepted" });
    await succeed(move(reference, { stage: "offer", offer_ends_on: nextWeek }));
    await succeed(move(reference, { stage: "accepted" }));
    expect(await refuse(enrol({ admission_no: " " }))).toMatchObject({ details: "admission_no" });
    const student = await succeed(enrol());
    expect(await succeed(enrol())).toBe(student);
    const another = enrol({ admission_no: randomUUID() });
    expect(await refuse(another)).toMatchObject({ details: "enrolled_already" });
    const students = backend().service().from("students").select("name, campus, class");
    expect(await succeed(students.eq("id", student).single())).toEqual({
      name: child.child_name,
      campus: child.campus,
      class: child.class,
    });
    const guardians = backend().service().from("guardians").select("email, language, is_first");
    expect(await succeed(guardians.eq("student_id", student))).toEqual([
      { email, language: "hi", is_first: true },
    ]);
    // A clerk for admissions does not keep student records.
    const { client: clerk } = await hire(backend(), "juniors", "admissions");
    const asked = { application, admission_no: randomUUID() };
    expect(await refuse(clerk.rpc("enrol_applicant", asked))).toMatchObject({ status: 403 });
    // After an undo, it can be created again.
    await succeed(client.from("students").delete().eq("id", student).select());
    await succeed(enrol());
  });

  test("a walk through all stages meets exactly the listed changes", async () => {
    const { reference } = await apply();
    const stages = [
      ...["received", "documents_missing", "visit", "offer", "waiting"],
      ...["declined", "withdrawn", "accepted", "draft"],
    ];
    const isOpen = (stage: string) => stage !== "accepted" && stage !== "draft";
    const isPossible = (from: string, to: string) =>
      (isOpen(from) && isOpen(to)) ||
      (from === "offer" && to === "accepted") ||
      (from === "accepted" && (to === "offer" || to === "withdrawn"));
    let now = "received";
    for (let step = 0, seed = 7; step < 60; step++) {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      const to = stages[(seed >> 8) % stages.length] as string;
      if (to === now) continue;
      const answer = await move(reference, { stage: to, offer_ends_on: nextWeek });
      expect(answer.error?.details ?? "moved", `${now} to ${to}`).toBe(
        isPossible(now, to) ? "moved" : "stage_not_possible",
      );
      if (!answer.error) now = to;
    }
  });
}
