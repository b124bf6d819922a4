import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { addDays } from "../../../data/calendar/days.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import {
  type ConsentState,
  getConsentReport,
  listConsentStates,
  listWithdrawals,
  recordConsents,
  withdrawalsAtOnce,
} from "../../../data/consent/consents.ts";
import { listViewingColleagues, listViewsBy } from "../../../data/consent/record-views.ts";
import { libraryMarks, listLibrary } from "../../../data/gallery/media-library.ts";
import { createBreach, listBreaches, updateBreach } from "../../../data/retention/breaches.ts";
import { listPurgeRuns, purgeRunsAtOnce } from "../../../data/retention/terms.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { enrolChild } from "../children.ts";
import { hire } from "../staff-scene.ts";
import { pictureFile } from "../stored-pictures.ts";
import { refuse, succeed } from "./answers.ts";

/** Every number of the report on consents equals the rows behind its link. */
export function reportRowsScenarios(backend: () => Backend): void {
  let office: Client;
  beforeAll(async () => {
    office = (await backend().admin()).client;
  });
  // Computed each time, because midnight in India may pass while the tests run.
  const today = () => indianDay(new Date());

  const enrol = (facts: object = {}) => enrolChild(office, facts);
  /** All rows of a list that is read page by page. */
  const readAll = async <Row, Place>(
    page: (place: Place | undefined) => Promise<{ rows: Row[]; next: Place | undefined }>,
  ) => {
    const all: Row[] = [];
    let next: Place | undefined;
    do {
      const read = await page(next);
      all.push(...read.rows);
      next = read.next;
    } while (next !== undefined);
    return all;
  };
  const childrenIn = (state: ConsentState) =>
    readAll(async (after: { after_name: string; after_id: string } | undefined) => {
      const rows = await listConsentStates(office, { state, most: 200, ...after });
      const last = rows.length === 200 ? rows.at(-1) : undefined;
      return { rows, next: last && { after_name: last.name, after_id: last.id } };
    });

  test("children without a mailbox, pictures by their mark, withdrawals, breaches", async () => {
    await enrol();
    const child = await enrol({ guardian_email: `${randomUUID()}@mail.example` });
    for (const allowed of [true, false]) {
      const answers = { public_pictures: allowed };
      await recordConsents(office, { student: child.id, answers, channel: "paper" });
    }
    const marks = ["nobody", "crowd", null, null] as const;
    // More than a page, all at the same moment.
    const files = Array.from({ length: 60 }, (_, place) => {
      return pictureFile({ people: marks[place % marks.length] });
    });
    await succeed(backend().service().from("media_files").insert(files).select());

    const report = await getConsentReport(office);
    const mailless = await childrenIn("no_mailbox");
    expect(report.without_mailbox).toBe(mailless.length);
    expect(mailless.map(({ can_be_asked }) => can_be_asked)).not.toContain(true);
    for (const mark of libraryMarks) {
      const found = await readAll(async (before: string | undefined) => {
        const page = await listLibrary(office, {
          search: "",
          undescribed: false,
          mark,
          ...(before && { before }),
        });
        return { rows: page.files, next: page.older ?? undefined };
      });
      const ids = new Set(found.map(({ id }) => id));
      expect(ids.size, mark).toBe(found.length);
      expect(report.pictures[mark === "none" ? "unmarked" : mark], mark).toBe(found.length);
    }
    const withdrawals = await readAll(async (before: number | undefined) => {
      const rows = await listWithdrawals(office, before);
      return { rows, next: rows.length === withdrawalsAtOnce ? rows.at(-1)?.number : undefined };
    });
    expect(report.withdrawals.number).toBe(withdrawals.length);
    const own = withdrawals.find(({ student_id }) => student_id === child.id);
    expect(own).toMatchObject({ purpose: "public_pictures", channel: "paper", seconds: null });
    expect(report.erased?.breaches).toBe((await listBreaches(office)).length);
    const runs = await readAll(async (before: number | undefined) => {
      const rows = await listPurgeRuns(office, before === undefined ? {} : { before });
      return { rows, next: rows.length === purgeRunsAtOnce ? rows.at(-1)?.number : undefined };
    });
    const erased = runs.reduce((sum, run) => sum + run.erased, 0);
    expect(report.erased?.by_jobs).toBe(erased);
  });

  test("colleagues who opened records, and which records", { tags: ["full"] }, async () => {
    const child = await enrol();
    const colleague = await hire(backend(), "majra");
    await succeed(colleague.client.from("students").select("id").eq("id", child.id));
    const own = async () =>
      (await listViewingColleagues(office)).find(({ account }) => account === colleague.id);
    await expect.poll(own, { timeout: 15_000 }).toMatchObject({
      name: "A colleague",
      role: "administrator",
      children: 1,
      times: 1,
      last_on: today(),
    });
    expect(await listViewsBy(office, colleague.id)).toMatchObject([
      { student_id: child.id, day: today(), times: 1 },
    ]);
    const colleagues = await listViewingColleagues(office);
    const { views } = await getConsentReport(office);
    expect(views.colleagues).toBe(colleagues.length);
    expect(views.times).toBe(colleagues.reduce((sum, { times }) => sum + times, 0));
  });

  test("a breach is entered and updated, and never deleted", async () => {
    const found = {
      noticed_on: addDays(today(), -2),
      what: `A laptop was stolen, ${randomUUID()}.`,
    };
    const measures = "The laptop was wiped from afar.";
    const breach = { ...found, affected: "Forty families of class 3", measures };
    await createBreach(office, breach);
    const own = async () => (await listBreaches(office)).find(({ what }) => what === found.what);
    const entered = await own();
    expect(entered).toMatchObject({ ...breach, board_told_on: null, changed_by: null });
    const id = entered?.id ?? "";
    const progress = { measures: `${measures} It was found.`, board_told_on: today() };
    await updateBreach(office, id, progress);
    expect(await own()).toMatchObject({ ...breach, ...progress, people_told_on: null });

    const attempt = (facts: object) => refuse(office.rpc("save_breach", { ...breach, ...facts }));
    for (const [field, facts] of Object.entries({
      noticed_on: { noticed_on: addDays(today(), 1) },
      what: { what: "A laptop" },
      affected: { affected: " " },
      measures: { measures: "" },
      board_told_on: { board_told_on: addDays(today(), -3) },
      people_told_on: { people_told_on: addDays(today(), 1) },
    })) {
      expect(await attempt(facts), field).toMatchObject({ status: 400, details: field });
    }
    expect(await attempt({ breach: randomUUID() })).toMatchObject({ status: 404 });
  });

  test("a colleague of one campus sees neither breaches nor erasures", async () => {
    const { client } = await hire(backend(), "majra");
    expect((await getConsentReport(client)).erased).toBeNull();
    const refused = { code: "42501" };
    await expect(listBreaches(client)).rejects.toMatchObject(refused);
    await expect(listPurgeRuns(client, {})).rejects.toMatchObject(refused);
    await expect(listWithdrawals(backend().visitor())).rejects.toMatchObject(refused);
    await expect(listViewsBy(backend().visitor(), randomUUID())).rejects.toMatchObject(refused);
  });
}
