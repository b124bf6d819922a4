import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { nextSession } from "../../../data/school/grades.ts";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { hire } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";
import { emailTo, markSent, tokenFor } from "./events-with-rsvps.ts";

const child = {
  child_name: "Tara Negi",
  date_of_birth: "2020-05-04",
  campus: "juniors",
  class: "Class 1",
  session: nextSession(new Date()).code,
};

// Scenarios of families who apply for a place.
export function applicationScenarios(backend: () => Backend): void {
  const visitor = () => backend().visitor();
  const rows = () => backend().service().from("applications");
  const begin = async (email = `${randomUUID()}@apply.example`) => {
    const begun = await succeed(
      backend()
        .service()
        .rpc("create_application", {
          ...{ guardian_name: "Asha Negi", phone: "01704 222222", consent_version: "2026-11" },
          ...{ email, language: "hi" },
        })
        .single(),
    );
    return { ...begun, email };
  };
  /** Expects a function without a return value to succeed. */
  const done = async (query: PromiseLike<{ error: unknown }>) =>
    expect((await query).error).toBeNull();
  const send = (token: string) => visitor().rpc("send_application", { token });
  /** A sent application, and the link of its email. */
  const apply = async (address?: string, child_name = child.child_name) => {
    const { token, email, reference } = await begin(address);
    await done(visitor().rpc("update_application_child", { token, ...child, child_name }));
    await succeed(send(token));
    return { reference, email, begun: token, token: await tokenFor(backend(), email) };
  };
  const idOf = async (reference: string) =>
    (await succeed(rows().select("id").eq("reference", reference).single())).id as string;
  const atJuniors = async () => ({
    ...(await hire(backend(), "juniors", "admissions")),
    campus: "juniors",
  });
  const seen = (token: string) => succeed(visitor().rpc("get_application", { token }).single());
  /** Writes as the office does: the trigger decides, whoever writes. */
  const move = (reference: string, change: object) =>
    rows().update(change).eq("reference", reference).select("stage").single();
  const yesterday = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

  test("strangers who apply with a family's mailbox keep no email from it, and no link", async () => {
    const email = `${randomUUID()}@apply.example`;
    for (const letter of "ABCDEF") {
      const { token } = await begin(email);
      const another = { ...child, child_name: `Tara ${letter}` };
      await done(visitor().rpc("update_application_child", { token, ...another }));
      await succeed(send(token));
      const withdraw = visitor().rpc("withdraw_application", { token });
      expect(await refuse(withdraw)).toMatchObject({ details: "application_not_found" });
    }
    const own = await apply(email);
    expect(await seen(own.token)).toMatchObject({ reference: own.reference, stage: "received" });
  });

  test("the office's email arrives however often a family withdraws and comes back", async () => {
    const { reference, token, email } = await apply();
    const sibling = await apply(email, "Om Negi");
    const emails = backend().service().from("mail_outbox").select("id").eq("recipient", email);
    const changes = async () =>
      (await succeed(emails.eq("template", "application_changed"))).length;
    for (let round = 1; round <= 4; round += 1) {
      await succeed(visitor().rpc("withdraw_application", { token }));
      await succeed(visitor().rpc("restore_application", { token }));
    }
    // The family's own changes of one application: five emails an hour, sent or not.
    await markSent(backend(), email);
    expect(await changes()).toBe(5);
    await succeed(visitor().rpc("withdraw_application", { token: sibling.token }));
    expect(await changes()).toBe(6);
    const { client } = await atJuniors();
    const offer = { application: await idOf(reference), stage: "offer", offer_ends_on: nextWeek };
    await done(client.rpc("move_application", offer));
    expect(await emailTo(backend(), email)).toMatchObject({
      template: "application_changed",
      data: { stage: "offer" },
    });
  });

  test("a colleague who withdraws by a link and comes back sends as few emails as anyone", async () => {
    const { token, email } = await apply();
    const { client } = await atJuniors();
    for (let round = 1; round <= 4; round += 1) {
      await succeed(client.rpc("withdraw_application", { token }));
      await succeed(client.rpc("restore_application", { token }));
    }
    const emails = backend().service().from("mail_outbox").select("id").eq("recipient", email);
    expect(await succeed(emails.eq("template", "application_changed"))).toHaveLength(5);
  });

  test("a draft is resumed by the link of an email, refuses invalid values, and is sent once", async () => {
    const { token, email, reference } = await begin();
    const sentEmail = await tokenFor(backend(), email);
    expect(sentEmail).not.toBe(token);
    expect(await seen(sentEmail)).toMatchObject({ reference, stage: "draft", child_name: null });
    expect(await refuse(send(token))).toMatchObject({ details: "application_incomplete" });
    const update = (more: object) =>
      visitor().rpc("update_application_child", { token, ...child, ...more });
    expect(await refuse(update({ class: "Class 9" }))).toMatchObject({ details: "campus" });
    expect(await refuse(update({ class: "Class 99" }))).toMatchObject({ details: "class" });
    expect(await refuse(update({ date_of_birth: "2199-01-01" }))).toMatchObject({ status: 400 });
    await done(update({}));
    await done(visitor().rpc("update_application_details", { token, present_school: "Anganwadi" }));
    expect(await succeed(send(token))).toEqual([{ reference }]);
    // Sends the same form again, and uses the earlier links.
    expect(await succeed(send(token))).toEqual([{ reference }]);
    for (const ended of [token, sentEmail]) {
      expect(await refuse(visitor().rpc("get_application", { token: ended }))).toMatchObject({
        status: 404,
      });
    }
    const later = await tokenFor(backend(), email);
    expect(await seen(later)).toMatchObject({ stage: "received", present_school: "Anganwadi" });
    expect(
      await refuse(visitor().rpc("update_application_child", { token: later, ...child })),
    ).toMatchObject({ details: "application_sent" });
    // Names what was sent and fills in the form for a brother or sister, with nothing about the child.
    const family = await succeed(visitor().rpc("get_applicant_family", { token }).single());
    expect(family).toEqual({
      reference,
      ...{ guardian_name: "Asha Negi", guardian_relation: null },
      ...{ email, phone: "01704 222222" },
    });
  });

  test("a second application for the same child gets the same answer and stays one", async () => {
    const first = await apply();
    const { token, reference } = await begin(first.email);
    await done(visitor().rpc("update_application_child", { token, ...child }));
    expect(await succeed(send(token))).toEqual([{ reference }]);
    expect(await emailTo(backend(), first.email)).toMatchObject({ template: "application_again" });
    const standing = await succeed(rows().select("reference, stage").eq("email", first.email));
    expect(standing.filter(({ stage }) => stage !== "draft")).toEqual([
      { reference: first.reference, stage: "received" },
    ]);
    expect(await seen(await tokenFor(backend(), first.email))).toMatchObject({
      reference: first.reference,
    });
  });

  test("many families get the same message, each in its language and once", async () => {
    const [first, second] = [await apply(), await apply()];
    const missing = { stage: "documents_missing", words: "जन्म प्रमाण पत्र" };
    await succeed(move(second.reference, missing));
    const { client: clerk } = await atJuniors();
    const stages = ["received", "documents_missing"];
    const hindi = `सोमवार को कार्यालय बंद है। ${randomUUID()}`;
    const said = { stages, words: { en: "The office is closed on Monday.", hi: hindi } };
    const ofClass = { campus: "juniors", class: child.class };
    const tell = (more: object = {}) =>
      clerk.rpc("tell_applicants", { ...said, ...ofClass, ...more });
    expect(await succeed(tell())).toBeGreaterThanOrEqual(2);
    expect(await seen(first.token)).toMatchObject({ stage: "received", words: hindi });
    // The list of missing documents stays.
    expect(await seen(second.token)).toMatchObject({ words: `जन्म प्रमाण पत्र\n\n${hindi}` });
    const sentEmail = await emailTo(backend(), first.email);
    expect(sentEmail).toMatchObject({ template: "application_changed", data: { words: hindi } });
    expect(await succeed(tell())).toBe(0);
    // Words that happen to be part of the earlier ones are still new.
    const part = { en: "Monday", hi: "सोमवार" };
    expect(await succeed(tell({ words: part }))).toBeGreaterThanOrEqual(2);
    expect(await seen(first.token)).toMatchObject({ words: "सोमवार" });
    // The longest words arrive whole, and once.
    const long = { en: "x".repeat(3_990), hi: "म".repeat(3_990) };
    expect(await succeed(tell({ words: long }))).toBeGreaterThanOrEqual(2);
    expect((await seen(second.token)).words).toMatch(/^जन्म.*\n\nम{3990}$/s);
    expect(await succeed(tell({ words: long }))).toBe(0);
    const longest = { en: "x".repeat(4_000), hi: "न".repeat(4_000) };
    expect(await succeed(tell({ words: longest }))).toBeGreaterThanOrEqual(2);
    expect(await succeed(tell({ words: longest }))).toBe(0);
    for (const wrong of [{ stages: [] }, { stages: ["draft"] }, { words: { hi: "हाँ जी" } }]) {
      expect(await refuse(tell(wrong))).toMatchObject({ status: 400 });
    }
    expect(await refuse(tell({ campus: "majra" }))).toMatchObject({ details: "campus_scope" });
    expect(await refuse(tell({ campus: undefined }))).toMatchObject({ details: "campus_scope" });
    const { client: editor } = await hire(backend(), null, "editor");
    expect(await refuse(editor.rpc("tell_applicants", said))).toMatchObject({ status: 403 });
  });

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

  test("the office reads no draft and names what is missing, and the family reads its words", async () => {
    const draft = await begin();
    const { reference, token, email } = await apply();
    const { client } = await hire(backend(), "juniors", "admissions");
    const found = client.from("applications").select("id, reference");
    const mine = await succeed(found.in("reference", [draft.reference, reference]));
    expect(mine.map((row) => row.reference)).toEqual([reference]);
    const application = mine[0]?.id as string;
    const decide = (stage: string, more = {}) =>
      client.rpc("move_application", { application, stage, ...more });
    expect(await refuse(decide("documents_missing"))).toMatchObject({ details: "words" });
    expect(await refuse(decide("offer", { offer_ends_on: yesterday }))).toMatchObject({
      details: "offer_ends_on",
    });
    expect(await refuse(decide("accepted"))).toMatchObject({ details: "stage_not_possible" });
    await done(decide("documents_missing", { words: "The birth certificate, please." }));
    expect(await seen(token)).toMatchObject({ words: "The birth certificate, please." });
    expect(await emailTo(backend(), email)).toMatchObject({
      data: { stage: "documents_missing", words: "The birth certificate, please." },
    });
    const { client: elsewhere } = await hire(backend(), "majra", "admissions");
    expect(
      await refuse(elsewhere.rpc("move_application", { application, stage: "visit" })),
    ).toMatchObject({ details: "campus_scope" });
    const seenElsewhere = elsewhere.from("applications").select("id").eq("id", application);
    expect(await succeed(seenElsewhere)).toEqual([]);
    const { client: editor } = await hire(backend(), null, "editor");
    expect(await succeed(editor.from("applications").select("id"))).toEqual([]);
  });

  test("a task has a colleague and a day, is counted at its campus when due, and loses its day once done", async () => {
    const { reference, token } = await apply();
    const { client } = await hire(backend(), "juniors", "admissions");
    const { client: elsewhere } = await hire(backend(), "majra", "admissions");
    const due = async (of: typeof client) =>
      ((await succeed(of.rpc("count_waiting_work"))) as { applicationTasks: number })
        .applicationTasks;
    const before = [await due(client), await due(elsewhere)] as const;
    const [someone] = await succeed(client.rpc("list_colleagues"));
    const write = (task: object) =>
      client
        .from("applications")
        .update(task)
        .eq("reference", reference)
        .select("task, due_on, has_task, owner_name")
        .single();
    const task = { task: " Ask for the report card ", owner_id: someone?.id, due_on: yesterday };
    expect(await succeed(write(task))).toEqual({
      task: "Ask for the report card",
      due_on: yesterday,
      has_task: true,
      owner_name: someone?.name,
    });
    expect([await due(client), await due(elsewhere)]).toEqual([before[0] + 1, before[1]]);
    expect(JSON.stringify(await seen(token))).not.toContain("report card");
    expect(await refuse(write({ task: "x".repeat(201) }))).toMatchObject({ code: "23514" });
    expect(await succeed(write({ task: "" }))).toMatchObject({ due_on: null, has_task: false });
    expect(await due(client)).toBe(before[0]);
  });

  test("a visit has times to choose from, and the family’s own time is shown on its page", async () => {
    const { reference, token, email } = await apply();
    const { client, campus } = await atJuniors();
    const day = { starts_at: `${nextWeek}T03:30:00Z`, ends_at: `${nextWeek}T05:30:00Z` };
    const meeting = async (more: object) => {
      const office = { id: "office", name: "The office" };
      const row = { title: "Visits", kind: "visit", hosts: [office], ...day, ...more };
      return (await succeed(backend().service().from("meetings").insert(row).select().single())).id;
    };
    const application = await idOf(reference);
    const visit = (id: string) =>
      client.rpc("move_application", { application, stage: "visit", meeting: id });
    const draft = await meeting({ status: "draft", campus });
    expect(await refuse(visit(draft))).toMatchObject({ details: "meeting" });
    const elsewhere = await meeting({ status: "published", campus: "majra" });
    expect(await refuse(visit(elsewhere))).toMatchObject({ details: "meeting" });
    const open = await meeting({ status: "published", campus });
    await done(visit(open));
    expect(await emailTo(backend(), email)).toMatchObject({ data: { meeting_id: open } });
    expect(await seen(token)).toMatchObject({ meeting_id: open, visit_at: null });
    const booking = { meeting_id: open, host: "office", starts_at: day.starts_at, email };
    const named = { reference: randomUUID(), name: "Asha Negi", phone: "01704 222222" };
    const bookings = backend().service().from("meeting_bookings");
    await succeed(bookings.insert({ ...booking, ...named }).select());
    expect(new Date((await seen(token)).visit_at)).toEqual(new Date(day.starts_at));
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
