import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { nextSession } from "../../../data/school/grades.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { nextWeek } from "../application-scene.ts";
import { hire } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";

const place = { campus: "majra", class: "Class 5", level: "primary" };

// Scenarios about the seats of a class. No other scenario has applications for Class 5 at Majra.
export function admissionSeatScenarios(backend: () => Backend): void {
  let office: Client;
  beforeAll(async () => {
    office = (await backend().admin()).client;
  });
  const enter = async (more: object = {}) => {
    const child = { child_name: "Tara Negi", date_of_birth: "2019-05-04", ...place };
    const family = { guardian_name: "Asha Negi", email: `${randomUUID()}@apply.example` };
    const sent = { reference: randomUUID(), stage: "received", submitted_at: "2026-11-02" };
    const rest = {
      phone: "01704 222222",
      consent_version: "1",
      session: nextSession(new Date()).code,
    };
    const row = { ...child, ...family, ...sent, ...rest, ...more };
    const rows = backend().service().from("applications").insert(row);
    return (await succeed(rows.select("id").single())).id as string;
  };
  const offer = (application: string, client = office) =>
    client.rpc("move_application", { application, stage: "offer", offer_ends_on: nextWeek });
  const give = (seats: number | null) =>
    office.rpc("set_admission_seats", { wanted: "majra", seats: { [place.class]: seats } });
  const seats = async (client = office) =>
    (await succeed(client.rpc("list_admission_seats", { wanted: "majra" }))).find(
      (row) => row.class === place.class,
    );
  /** Sets the seats to this many more than are taken. */
  const leave = async (left: number) => {
    const own = await seats();
    await give((own?.offered ?? 0) + (own?.accepted ?? 0) + left).throwOnError();
  };

  test("the last seat is offered once, however many colleagues offer it at the same moment", async () => {
    const before = await seats();
    expect(before).toMatchObject({ seats: null });
    const all = await Promise.all(Array.from({ length: 4 }, () => enter()));
    await leave(1);
    const answers = await Promise.all(all.map((id) => offer(id)));
    const refused = answers.flatMap(({ error }) => (error ? [error] : []));
    expect(refused).toHaveLength(3);
    for (const error of refused) expect(error).toMatchObject({ details: "no_seat" });
    expect(await seats()).toMatchObject({
      offered: (before?.offered ?? 0) + 1,
      open: (before?.open ?? 0) + 3,
    });
    // No family was told of an offer that was not made.
    const given = all[answers.findIndex(({ error }) => !error)] ?? "";
    const stages = backend().service().from("applications").select("id, stage").in("id", all);
    expect((await succeed(stages)).filter(({ stage }) => stage === "offer")).toEqual([
      { id: given, stage: "offer" },
    ]);
  });

  test("an offer holds its seat until its last day, and an accepted child for good", async () => {
    const [first, second] = [await enter(), await enter()];
    await leave(1);
    await offer(first).throwOnError();
    expect(await refuse(offer(second))).toMatchObject({ status: 409, details: "no_seat" });
    // Reducing the seats below those taken ends nobody's offer.
    await give(0).throwOnError();
    const accept = office.rpc("move_application", { application: first, stage: "accepted" });
    await accept.throwOnError();
    await give(null).throwOnError();
    const before = await seats();
    const third = await enter({ stage: "offer", offer_ends_on: "2026-01-01" });
    // Without its seat the child waits for a decision again.
    expect((await seats())?.open).toBe((before?.open ?? 0) + 1);
    await leave(1);
    // The expired offer's seat now belongs to another child, so it cannot be renewed without a free one.
    await offer(second).throwOnError();
    expect(await refuse(offer(third))).toMatchObject({ details: "no_seat" });
    const back = { application: second, stage: "waiting", words: "" };
    await office.rpc("move_application", back).throwOnError();
    await offer(third).throwOnError();
  });

  test("children of another session, class or campus take no seat", async () => {
    await leave(0);
    const own = await enter();
    expect(await refuse(offer(own))).toMatchObject({ details: "no_seat" });
    for (const elsewhere of [
      { session: "2020-21" },
      { class: "Class 3" },
      { campus: "paonta-sahib" },
    ]) {
      await offer(await enter(elsewhere)).throwOnError();
    }
    await give(null).throwOnError();
    await offer(own).throwOnError();
  });

  test("a family applies for the coming session, which its form offers, and for no other", async () => {
    const begun = await succeed(
      backend()
        .service()
        .rpc("create_application", {
          ...{ guardian_name: "Asha Negi", phone: "01704 222222", consent_version: "1" },
          email: `${randomUUID()}@apply.example`,
        })
        .single(),
    );
    const { token } = begun;
    const coming = nextSession(new Date()).code;
    const { campus, class: grade } = place;
    const child = { child_name: "Tara Negi", date_of_birth: "2019-05-04", campus, class: grade };
    const fill = (more: object = {}) =>
      backend()
        .visitor()
        .rpc("update_application_child", { token, ...child, ...more });
    for (const session of ["2020-21", "2099-00", "next"]) {
      expect(await refuse(fill({ session }))).toMatchObject({ status: 400, details: "session" });
    }
    await fill({ session: coming }).throwOnError();
    // A draft that was begun before a session began: nothing is lost, and saving it again moves it.
    const drafts = () => backend().service().from("applications");
    const mine = drafts().update({ session: "2020-21" }).eq("reference", begun.reference);
    await succeed(mine.select());
    const send = () => backend().visitor().rpc("send_application", { token });
    expect(await refuse(send())).toMatchObject({ status: 409, details: "session_over" });
    const kept = backend().visitor().rpc("get_application", { token }).single();
    expect(await succeed(kept)).toMatchObject({ stage: "draft", child_name: "Tara Negi" });
    await fill().throwOnError();
    const before = await seats();
    await succeed(send());
    const sent = drafts().select("session").eq("reference", begun.reference).single();
    expect(await succeed(sent)).toEqual({ session: coming });
    expect((await seats())?.open).toBe((before?.open ?? 0) + 1);
  });

  test("admissions staff of the campus keep the seats, in whole numbers", async () => {
    const { client: clerk } = await hire(backend(), "majra", "admissions");
    expect(await seats(clerk)).toMatchObject({ class: place.class });
    const wrong = [
      { [place.class]: -1 },
      { [place.class]: 4.5 },
      { [place.class]: 1001 },
      { X: 4 },
    ];
    for (const sent of [...wrong, { [place.class]: "4" }, [], null]) {
      const call = clerk.rpc("set_admission_seats", { wanted: "majra", seats: sent });
      expect(await refuse(call)).toMatchObject({ status: 400 });
    }
    const { client: elsewhere } = await hire(backend(), "juniors", "admissions");
    for (const call of [
      elsewhere.rpc("set_admission_seats", { wanted: "majra", seats: {} }),
      elsewhere.rpc("list_admission_seats", { wanted: "majra" }),
    ]) {
      expect(await refuse(call)).toMatchObject({ details: "campus_scope" });
    }
    const { client: editor } = await hire(backend(), null, "editor");
    for (const client of [editor, backend().visitor()]) {
      const call = client.rpc("list_admission_seats", { wanted: "majra" });
      expect((await refuse(call)).status).toBeGreaterThanOrEqual(401);
    }
  });
}
