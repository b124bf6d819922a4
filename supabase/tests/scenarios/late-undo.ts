import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { answerAlumniOffer } from "../../../data/consent/alumni-offer.ts";
import { confirmWithheld, recordConsents } from "../../../data/consent/consents.ts";
import { undoChange, undoChanges } from "../../../data/office/changes.ts";
import {
  importRows,
  promoteStudents,
  undoImportOrPromotion,
} from "../../../data/office/imports-and-promotions.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { guardianScene, newMailbox } from "../guardian-scene.ts";
import { hire } from "../staff-scene.ts";
import { succeed } from "./answers.ts";

const day = 86_400_000;

// Imports and promotions that cannot be taken back any more, because of what was done since.
export function lateUndoScenarios(backend: () => Backend): void {
  let office: Client;
  beforeAll(async () => {
    office = (await backend().admin()).client;
  });
  const { open } = guardianScene(backend);
  const campus = "paonta-sahib";
  const student = (more: Record<string, string> = {}) => ({
    ...{ name: "Asha", admission_no: randomUUID(), campus, class: "Class 3", status: "active" },
    ...more,
  });
  const log = () => backend().service().from("imports_and_promotions");
  /** Moves the moment of an import or a promotion back by days. */
  const age = async (id: string, days: number) => {
    const row = await succeed(log().select().eq("id", id).single());
    const created_at = new Date(Date.parse(row.created_at) - days * day).toISOString();
    await succeed(log().delete().eq("id", id).select());
    await succeed(
      log()
        .insert({ ...row, created_at })
        .select(),
    );
  };
  /** The change of the log that an import or a promotion of few rows made. */
  const changeOf = async (id: string) => {
    const { changes } = await succeed(log().select("changes").eq("id", id).single());
    expect(changes).toHaveLength(1);
    return changes[0] ?? 0;
  };
  const importTwo = async () => {
    const rows = [student(), student({ guardian_name: "Rekha", guardian_email: newMailbox() })];
    // All rows of a file have the same columns.
    const file = rows.map((row) => ({ guardian_name: null, guardian_email: null, ...row }));
    const what = { table: "students" as const, fileName: "year.csv", rows: file };
    const made = await importRows(office, what, () => {});
    const numbers = rows.map(({ admission_no }) => admission_no);
    const found = async () =>
      (
        await succeed(
          office.from("students").select("id").in("admission_no", numbers).order("created_at"),
        )
      ).map(({ id }) => id);
    return { made, found };
  };
  const rename = (client: Client, id: string, name: string) =>
    succeed(client.from("students").update({ name }).eq("id", id).select());
  const addGuardian = (client: Client, student_id: string) =>
    succeed(client.from("guardians").insert({ student_id, name: "Mohan" }).select());
  const refused = (rows: number) => ({
    code: "PT409",
    details: "import_changed",
    hint: String(rows),
  });

  test("an import is taken back with the corrections of the person who made it", async () => {
    const { made, found } = await importTwo();
    const [first = "", second = ""] = await found();
    await rename(office, first, "Asha Negi");
    await addGuardian(office, second);
    expect(await undoImportOrPromotion(office, made)).toBe(2);
    expect(await found()).toEqual([]);
  });

  test("an import is taken back with a refusal that its author entered and that has taken effect", async () => {
    const { made, found } = await importTwo();
    const [, child = ""] = await found();
    await recordConsents(office, {
      ...{ student: child, answers: { public_pictures: false }, channel: "paper" },
    });
    const effective = async () => {
      const answers = office.from("consents").select("id, student_id, took_effect_at");
      const own = await succeed(answers.eq("student_id", child));
      return own.map(({ took_effect_at }) => took_effect_at !== null);
    };
    expect(await effective()).toEqual([false]);
    await confirmWithheld(backend().service(), new Date(Date.now() - day), new Date());
    expect(await effective()).toEqual([true]);
    expect(await undoImportOrPromotion(office, made)).toBe(2);
    expect(await found()).toEqual([]);
  });

  test("an import stays once somebody else has worked on its rows, or on what hangs on them", async () => {
    const { client: colleague } = await hire(backend(), [campus]);
    const { made, found } = await importTwo();
    const [first = "", second = ""] = await found();
    await rename(colleague, first, "Asha Negi");
    await expect(undoImportOrPromotion(office, made)).rejects.toMatchObject(refused(1));
    await addGuardian(colleague, first);
    await addGuardian(colleague, second);
    await expect(undoImportOrPromotion(office, made)).rejects.toMatchObject(refused(2));
    await expect(undoImportOrPromotion(colleague, made)).rejects.toMatchObject(refused(2));
    expect(await found()).toHaveLength(2);
    // What was deleted since hinders nobody.
    await succeed(office.from("students").delete().in("id", [first, second]).select());
    expect(await undoImportOrPromotion(office, made)).toBe(0);
  });

  test("among the latest changes, an import stays as well once somebody else has worked on it", async () => {
    const { client: colleague } = await hire(backend(), [campus]);
    const { made, found } = await importTwo();
    const [first = ""] = await found();
    await addGuardian(colleague, first);
    await expect(undoChange(office, await changeOf(made))).rejects.toMatchObject(refused(1));
    expect(await found()).toHaveLength(2);

    const other = await importTwo();
    expect(await undoChange(office, await changeOf(other.made))).toBeGreaterThanOrEqual(2);
    expect(await other.found()).toEqual([]);
    await expect(undoImportOrPromotion(office, other.made)).rejects.toMatchObject({
      code: "PT404",
    });
  });

  test("an import that nobody has worked on is taken back by a colleague, and long after", async () => {
    const { client: colleague } = await hire(backend(), null);
    const { made, found } = await importTwo();
    await age(made, 200);
    expect(await undoImportOrPromotion(colleague, made)).toBe(2);
    expect(await found()).toEqual([]);
  });

  test("later than a day after an import, the work of its own author counts too", async () => {
    const { made, found } = await importTwo();
    const [first = "", second = ""] = await found();
    await age(made, 2);
    await addGuardian(office, second);
    await expect(undoImportOrPromotion(office, made)).rejects.toMatchObject(refused(1));
    await rename(office, first, "Asha Negi");
    await expect(undoImportOrPromotion(office, made)).rejects.toMatchObject(refused(2));
    expect(await found()).toHaveLength(2);
  });

  test("an imported former student who has joined, or whose family has answered, stays", async () => {
    const mother = newMailbox();
    const rows = [student({ status: "graduated", guardian_email: mother })];
    const file = { table: "students" as const, fileName: "leavers.csv", rows };
    const made = await importRows(office, file, () => {});
    const number = rows[0]?.admission_no ?? "";
    const own = office.from("students").select("id").eq("admission_no", number);
    const [{ id: child = "" } = {}] = await succeed(own);
    await answerAlumniOffer(
      backend().visitor(),
      await open(mother),
      { child, wants: "yes", email: newMailbox() },
      "en",
    );
    await expect(undoImportOrPromotion(office, made)).rejects.toMatchObject(refused(1));

    const email = newMailbox();
    const records = [{ full_name: "Old One", email, batch_year: 2012 }];
    const registers = { table: "alumni_records" as const, fileName: "old.csv", rows: records };
    const made2 = await importRows(office, registers, () => {});
    const { id: joined } = await backend().signUp();
    const profile = { id: joined, full_name: "Old One", batch_year: 2012 };
    await succeed(backend().service().from("alumni_profiles").insert(profile).select());
    const join = { profile_id: joined };
    const record = backend().service().from("alumni_records");
    await succeed(record.update(join).eq("email", email).select());
    await expect(undoImportOrPromotion(office, made2)).rejects.toMatchObject(refused(1));
  });

  test("a promotion is taken back within thirty days, and not once a family has answered", async () => {
    const [mother, own] = [newMailbox(), newMailbox()];
    const leaver = student({ class: "Class 12", guardian_email: mother });
    const one = office.from("students").insert(leaver).select("id").single();
    const { id: child } = await succeed(one);
    const status = async () =>
      (await succeed(office.from("students").select("id, status").eq("id", child).single())).status;
    const answered = { code: "PT409", details: "promotion_answered" };
    const promote = () => promoteStudents(office, campus, "2027-03-31");

    const first = await promote();
    await age(first, 29);
    await undoImportOrPromotion(office, first);
    expect(await status()).toBe("active");

    const second = await promote();
    await age(second, 31);
    const over = { code: "PT409", details: "promotion_over" };
    await expect(undoImportOrPromotion(office, second)).rejects.toMatchObject(over);
    await expect(undoChange(office, await changeOf(second))).rejects.toMatchObject(over);
    await age(second, -31);
    const session = await open(mother);
    const answer = { child, wants: "yes" as const, email: own };
    expect(await answerAlumniOffer(backend().visitor(), session, answer, "en")).toBe(true);
    await expect(undoImportOrPromotion(office, second)).rejects.toMatchObject(answered);
    await expect(undoChange(office, await changeOf(second))).rejects.toMatchObject(answered);
    const before = new Date(Date.now() - day).toISOString();
    await expect(undoChanges(office, "students", [child], before)).rejects.toMatchObject(answered);
    expect(await status()).toBe("graduated");
    const onRegister = office.from("alumni_records").select("id").eq("email", own);
    expect(await succeed(onRegister)).toHaveLength(1);
    await succeed(log().delete().eq("id", second).select());
  });
}
