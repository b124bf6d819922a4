import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { applicationScene, nextWeek, yesterday } from "../application-scene.ts";
import { hire } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";
import { emailTo } from "./events-with-rsvps.ts";

/** What the office reads of applications, and plans for them: words, tasks and visits. */
export function applicationOfficeScenarios(backend: () => Backend): void {
  const { begin, done, apply, idOf, atJuniors, seen } = applicationScene(backend);

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
}
