import { expect, test } from "vitest";
import { indianDay } from "../calendar/indian-time.ts";
import type { ManagedTable, RowValues } from "./rows.ts";
import { schemaOf } from "./schema-of-table.ts";

const aDay = 86_400_000;
const today = indianDay(new Date());
const tomorrow = indianDay(new Date(Date.now() + aDay));

/** What the schema refuses in these columns, as "column: why". */
function refused(table: ManagedTable, values: RowValues, columns: readonly string[]): string[] {
  const issues = schemaOf(table).safeParse(values).error?.issues ?? [];
  return issues
    .map(({ path, message }) => [path.join("."), message] as const)
    .filter(([column]) => columns.includes(column))
    .map(([column, why]) => `${column}: ${why}`);
}

const certificate = {
  certificate_no: "TC-1",
  student_name: "Asha Rao",
  admission_no: null,
  date_of_birth: "2012-05-03",
  campus: "majra",
  class_left: "Class 8",
  left_on: today,
  issued_on: today,
  status: "valid",
};
const refusedDays = (days: Partial<typeof certificate>) =>
  refused("transfer_certificates", { ...certificate, ...days }, Object.keys(certificate));

test("A transfer certificate names a birth, a leaving and an issue, in this order and not to come", () => {
  expect(refusedDays({})).toEqual([]);
  expect(refusedDays({ issued_on: tomorrow })).toEqual(["issued_on: day_to_come"]);
  expect(refusedDays({ date_of_birth: tomorrow })).toContain("date_of_birth: day_to_come");
  expect(refusedDays({ left_on: "2012-05-03" })).toEqual(["left_on: left_before_birth"]);
  expect(refusedDays({ left_on: "2025-04-01", issued_on: "2025-03-31" })).toEqual([
    "issued_on: issued_before_leaving",
  ]);
});

const application = {
  ...{ task: null, owner_id: null, due_on: null, notes: null, paid_amount: null, paid_on: null },
  email: "asha@mail.example",
};
const payment = (paid_on: string | null) =>
  refused("applications", { ...application, paid_amount: 25_500, paid_on }, ["paid_on"]);

test("A corrected address is a mailbox, and stored in small letters", () => {
  const withEmail = (email: string) => ({ ...application, email });
  expect(refused("applications", withEmail("asha@"), ["email"])).toEqual(["email: email"]);
  const saved = schemaOf("applications").parse(withEmail("Asha@Mail.example"));
  expect(saved).toMatchObject({ email: "asha@mail.example" });
});

test("A payment of an application is not to come", () => {
  expect(payment(today)).toEqual([]);
  expect(payment(null)).toEqual([]);
  expect(payment(tomorrow)).toEqual(["paid_on: day_to_come"]);
});

const unsaid = ["section", "roll_no", "house", "route_id", "date_of_birth", "gender", "address"]
  .concat(["guardian_name", "guardian_relation", "guardian_phone", "guardian_email"])
  .concat(["admitted_on", "left_on"]);
const student = {
  ...Object.fromEntries(unsaid.map((column) => [column, null])),
  name: "Asha Rao",
  admission_no: "ST-1",
  campus: "majra",
};

test("Phones and mailboxes of a guardian are refused with a reason of their own", () => {
  const typed = { ...student, class: "Class 3", guardian_phone: "none", guardian_email: "asha@" };
  expect(
    refused("students", { ...typed, status: "active" }, ["guardian_phone", "guardian_email"]),
  ).toEqual(["guardian_phone: phone", "guardian_email: email"]);
});

test("A present student is in a class of the school; a former one may have left another", () => {
  const refusedClass = (status: string, ofClass: string) =>
    refused("students", { ...student, status, class: ofClass }, ["class"]);
  expect(refusedClass("active", "Class 3")).toEqual([]);
  expect(refusedClass("active", "Class 13")).toEqual(["class: choice"]);
  expect(refusedClass("graduated", "Class 13")).toEqual([]);
});

test("A host is met within the hours of the meeting", () => {
  const meeting = {
    ...{ title: "Parents' meeting", kind: "parents-meeting", campus: null, slot_minutes: 10 },
    ...{ first_class: null, last_class: null },
    ...{ place: null, status: "draft", book_from: null, book_until: null, note: null },
    ...{ starts_at: "2026-12-19T03:30:00.000Z", ends_at: "2026-12-19T06:30:00.000Z" },
    translations: {},
  };
  const met = (from: string | null, to: string | null) => {
    const host = { id: "asha-rao", name: "Asha Rao", room: null, closed: [], translations: {} };
    const other = { ...host, id: "office", from: null, to: null };
    const hosts = [other, { ...host, from, to }];
    return refused("meetings", { ...meeting, hosts }, ["hosts.1.from", "hosts.1.to"]);
  };
  expect(met("9:00", "12:00")).toEqual([]);
  expect(met("10:00", null)).toEqual([]);
  expect(met("08:00", "13:00")).toEqual(["hosts.1.from: outside_meeting"]);
  expect(met(null, "13:00")).toEqual(["hosts.1.to: outside_meeting"]);
  expect(met("12:00", null)).toEqual(["hosts.1.from: outside_meeting"]);
  expect(met("11:00", "10:00")).toEqual(["hosts.1.to: not_after_start"]);
});

test("A meeting is for classes of the school, the last no younger than the first", () => {
  const meeting = {
    ...{ title: "Parents' meeting", kind: "parents-meeting", campus: null, slot_minutes: 10 },
    ...{ place: null, status: "draft", book_from: null, book_until: null, note: null, hosts: [] },
    ...{ starts_at: "2026-12-19T03:30:00.000Z", ends_at: "2026-12-19T06:30:00.000Z" },
    translations: {},
  };
  const refusedClasses = (first_class: string | null, last_class: string | null) =>
    refused("meetings", { ...meeting, first_class, last_class }, ["first_class", "last_class"]);
  expect(refusedClasses("Class 11", "Class 12")).toEqual([]);
  expect(refusedClasses("Class 11", "Class 11")).toEqual([]);
  expect(refusedClasses("Class 11", null)).toEqual([]);
  expect(refusedClasses(null, null)).toEqual([]);
  expect(refusedClasses("Class 12", "Class 11")).toEqual(["last_class: last_before_first"]);
  expect(refusedClasses("Class 13", null)).toEqual([expect.stringContaining("first_class")]);
});
