import adminTexts from "messages:admin/admin/admin";
import { expect, test } from "vitest";
import type { ImportedTable } from "../../../data/office/imports-and-promotions.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import type { Resource } from "../resource.ts";
import { resources } from "../resources.ts";
import { cellIn, checkRows, importedFields, type ListedFile } from "./check-rows.ts";
import { knownNames } from "./known-names.ts";
import { guessColumns } from "./read-file.ts";
import { findRowsThere, namingColumns } from "./rows-there.ts";

const resourceOf = (table: ImportedTable) =>
  resources.find((resource) => resource.table === table) as Resource;
const teachers = resourceOf("teachers");

const stored: ManagedRow = {
  id: "00000000-0000-4000-8000-000000000001",
  created_at: "2026-11-01T00:00:00Z",
  updated_at: "2026-11-01T00:00:00Z",
  name: "Anita Rawat",
  designation: "Teacher of physics",
  department: "Science",
  campus: null,
  is_public: true,
  // Added after the list was exported.
  email: "anita@school.example",
};

function check(names: string[], rows: string[][], there: ManagedRow[], resource = teachers) {
  const file: ListedFile = { name: "teachers.csv", names, rows };
  const columns = guessColumns(resource, names);
  const checked = checkRows(resource, file, columns, adminTexts.en.refusals, {}, new Map());
  const cellOf = (row: number, field: string) => cellIn(file, columns, new Map(), { row, field });
  const found = findRowsThere(resource, checked, there, cellOf);
  return {
    checked,
    there: [...found].map((values) => values[namingColumns[resource.table as ImportedTable] ?? ""]),
  };
}

test("a list that was exported is recognised, and its rows are found in the list", () => {
  const headings = teachers.columns.map(({ id }) => teachers.texts.en.columns[id] ?? id);
  const exported = teachers.columns.map(({ plain, show }) =>
    String(plain ? plain(stored, "en") : show(stored, "en")),
  );
  const { checked, there } = check(headings, [exported], [stored]);
  expect(checked.wrong).toEqual([]);
  expect(checked.good).toMatchObject([{ name: "Anita Rawat", campus: null, is_public: true }]);
  expect(there).toEqual(["Anita Rawat"]);
});

test("a namesake with another post is no copy", () => {
  const names = ["Name", "Designation"];
  const rows = [
    ["Anita Rawat", "Teacher of music"],
    ["Anita Rawat", "Teacher of physics"],
    ["Asha Negi", "Teacher of physics"],
  ];
  expect(check(names, rows, [stored]).there).toEqual(["Anita Rawat"]);
});

test("a time is the same with and without its seconds", () => {
  const holiday = {
    ...stored,
    title: "Sports day",
    kind: "holiday",
    starts_on: "2028-08-14",
    start_time: "09:30:00",
  };
  const names = ["Title", "Kind", "First day", "Begins at"];
  const rows = [
    ["Sports day", "Holiday", "14/08/2028", "9:30 am"],
    ["Sports day", "Holiday", "14/08/2028", "10:30 am"],
  ];
  const found = check(names, rows, [holiday], resourceOf("calendar_entries"));
  expect(found.checked.wrong).toEqual([]);
  expect(found.there).toEqual(["Sports day"]);
});

test.for([...Object.keys(namingColumns), "students"] as ImportedTable[])(
  "no name of a column means two fields of %s",
  (table) => {
    for (const language of ["en", "hi"] as const) {
      const { fields, columns } = resourceOf(table).texts[language];
      const names = importedFields(resourceOf(table)).map(({ name }) => name);
      for (const said of names.flatMap((name) => [
        fields[name]?.label ?? "",
        columns[name] ?? "",
      ])) {
        const meant = names.filter((name) => knownNames(table, name).includes(said));
        expect(meant, said).toHaveLength(1);
      }
    }
  },
);
