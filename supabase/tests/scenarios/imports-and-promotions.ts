import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { undoChanges } from "../../../data/office/changes.ts";
import {
  findTakenValues,
  importRows,
  listImportsAndPromotions,
  planPromotion,
  promoteStudents,
  undoImportOrPromotion,
} from "../../../data/office/imports-and-promotions.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { refuse, succeed } from "./answers.ts";

export function importAndPromotionScenarios(backend: () => Backend): void {
  const office = async () => (await backend().admin()).client;
  const number = () => randomUUID().slice(0, 13);
  const student = (more: Record<string, string>) => ({
    name: "Asha",
    admission_no: number(),
    campus: "majra",
    class: "Class 3",
    status: "active",
    section: null,
    ...more,
  });
  const among = async (client: Client, numbers: string[]) =>
    succeed(
      client
        .from("students")
        .select("id, class, status, left_on, admission_no")
        .in("admission_no", numbers)
        .order("name"),
    );

  test("a file is imported as a whole, with progress, and undone as a whole", async () => {
    const client = await office();
    const rows = Array.from({ length: 230 }, () => student({}));
    const numbers = rows.map(({ admission_no }) => admission_no);
    const heard: number[] = [];
    const file = { table: "students" as const, fileName: "year.csv", rows };
    const made = await importRows(client, file, (done) => heard.push(done));
    expect(heard).toEqual([200, 230]);
    expect(await findTakenValues(client, "students", [...numbers, "none"])).toEqual(
      new Set(numbers),
    );
    expect(await listImportsAndPromotions(client, "import", "students")).toContainEqual(
      expect.objectContaining({ id: made, file_name: "year.csv", rows: 230 }),
    );
    expect(await undoImportOrPromotion(client, made)).toBe(230);
    expect(await among(client, numbers)).toEqual([]);
    await expect(undoImportOrPromotion(client, made)).rejects.toMatchObject({ code: "PT404" });
  });

  test("an import of old registers stores each address once, and all rows without one", async () => {
    const client = await office();
    const [email, full_name] = [`${randomUUID()}@mail.example`, `Old ${randomUUID()}`];
    const rows = [email, null, null].map((each) => ({ full_name, email: each, batch_year: 2012 }));
    const file = { table: "alumni_records" as const, fileName: "old-registers.csv", rows };
    const made = await importRows(client, file, () => {});
    expect(await findTakenValues(client, "alumni_records", [email])).toEqual(new Set([email]));
    await expect(importRows(client, file, () => {})).rejects.toMatchObject({ code: "23505" });
    expect(await undoImportOrPromotion(client, made)).toBe(3);
    const left = client.from("alumni_records").select().eq("full_name", full_name);
    expect(await succeed(left)).toEqual([]);
  });

  test("an import that fails midway leaves nothing behind", async () => {
    const client = await office();
    const rows = Array.from({ length: 150 }, () => student({}));
    const numbers = rows.map(({ admission_no }) => admission_no);
    const twice = [...rows, student({ admission_no: numbers[0] ?? "" })];
    const file = { table: "students" as const, fileName: "twice.csv", rows: twice };
    await expect(importRows(client, file, () => {})).rejects.toMatchObject({ code: "23505" });
    expect(await among(client, numbers)).toEqual([]);
  });

  test("a year is promoted in one step, only once, and undone", async () => {
    const client = await office();
    const campus = "juniors";
    const [first, last, gone, youngest] = [
      student({ campus, class: "UKG", name: "A" }),
      student({ campus, class: "Class 12", name: "B" }),
      student({ campus, class: "Class 3", status: "left", name: "C" }),
      student({ campus, class: "Playgroup", name: "D" }),
    ];
    const numbers = [first, last, gone, youngest].map(({ admission_no }) => admission_no);
    await succeed(client.from("students").insert([first, last, gone, youngest]).select());
    expect(await planPromotion(client, campus)).toContainEqual(
      expect.objectContaining({ class: "Class 12", next_class: null }),
    );
    const made = await promoteStudents(client, campus, "2027-03-31");
    expect(await among(client, numbers)).toMatchObject([
      { class: "Class 1", status: "active", left_on: null },
      { class: "Class 12", status: "graduated", left_on: "2027-03-31" },
      { class: "Class 3", status: "left" },
      { class: "Nursery", status: "active", left_on: null },
    ]);
    await expect(promoteStudents(client, campus, "2027-03-31")).rejects.toMatchObject({
      details: "promoted_already",
    });
    // A class that was set by hand since stays.
    const byHand = client.from("students").update({ class: "Class 2" });
    await succeed(byHand.eq("admission_no", numbers[0] ?? "").select());
    await undoImportOrPromotion(client, made);
    expect(await among(client, numbers)).toMatchObject([
      { class: "Class 2" },
      { class: "Class 12", status: "active", left_on: null },
      { class: "Class 3", status: "left" },
      { class: "Playgroup" },
    ]);
  });

  test("a student marked as having left gets today's date unless another is given, and loses it by undo", async () => {
    const client = await office();
    const admission_no = number();
    const [{ id = "", updated_at = "" } = {}] = await succeed(
      client.from("students").insert(student({ admission_no })).select(),
    );
    const leave = (values: { status: string; left_on?: string }) =>
      succeed(client.from("students").update(values).eq("id", id).select("id, left_on"));
    expect(await leave({ status: "left" })).toMatchObject([{ left_on: indianDay(new Date()) }]);
    await undoChanges(client, "students", [id], updated_at);
    expect(await among(client, [admission_no])).toMatchObject([
      { status: "active", left_on: null },
    ]);
    const other = { status: "graduated", left_on: "2026-03-31" };
    expect(await leave(other)).toMatchObject([{ left_on: "2026-03-31" }]);
  });

  test("visitors and alumni are refused every call", async () => {
    const { client: alumnus } = await backend().signUp();
    const id = randomUUID();
    const taken = { target: "students", field: "admission_no", wanted: ["FS-1"] };
    for (const client of [backend().visitor(), alumnus]) {
      for (const answer of [
        await refuse(client.rpc("find_taken_values", taken)),
        await refuse(client.rpc("begin_import", { target: "students", file_name: "x" })),
        await refuse(client.rpc("import_rows", { import: id, rows: [student({})] })),
        await refuse(client.rpc("plan_promotion")),
        await refuse(client.rpc("promote_students")),
        await refuse(client.rpc("undo_import_or_promotion", { wanted: id })),
      ]) {
        expect(answer.code).toBe("42501");
      }
    }
    const client = await office();
    const elsewhere = client.rpc("begin_import", { target: "admin_users", file_name: "x" });
    expect(await refuse(elsewhere)).toMatchObject({ status: 400, details: "target" });
  });
}
