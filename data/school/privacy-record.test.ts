import breach from "messages:admin/privacy/breach";
import breachEmails from "messages:admin/privacy/breachEmail?all";
import record from "messages:admin/privacy/record";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { jobs } from "../../server/jobs/jobs.ts";
import { consentVersion } from "../forms/consent-version.ts";
import { languages } from "../languages.ts";
import { kindsAboutChildren, privacyRecord, tablesWithoutPeople } from "./privacy-record.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

test("every table is in the record, or known to hold no personal data", () => {
  const types = read("../database.types.ts");
  const [, tables = ""] = /\n {2}public: \{\n {4}Tables: \{\n(.*?)\n {4}\};/s.exec(types) ?? [];
  const names = [...tables.matchAll(/^ {6}(\w+): \{$/gm)].map(([, name]) => name);
  const listed = [...privacyRecord.flatMap((entry) => entry.tables), ...tablesWithoutPeople];
  expect(names.length).toBeGreaterThan(40);
  expect(listed.toSorted()).toEqual(names.toSorted());
});

test("guardians read about every table that refers to a child", () => {
  const types = read("../database.types.ts");
  const [, tables = ""] = /\n {2}public: \{\n {4}Tables: \{\n(.*?)\n {4}\};/s.exec(types) ?? [];
  const referring = tables
    .split(/^ {6}(?=\w+: \{$)/m)
    .filter((table) => table.includes('referencedRelation: "students"'))
    .map((table) => /^\w+/.exec(table)?.[0]);
  const told = kindsAboutChildren.flatMap(
    (kind): readonly string[] => privacyRecord.find(({ id }) => id === kind)?.tables ?? [],
  );
  expect(referring).toContain("guardians");
  // The reason why a colleague kept some words is data about the colleague.
  const untold = referring.filter((table) => table !== "publishing_reasons");
  expect(untold.filter((table) => !told.includes(table ?? ""))).toEqual([]);
});

test("whatever the record says is deleted automatically has a job that does it", () => {
  const names = jobs.map(({ name }) => name);
  for (const entry of privacyRecord)
    if ("job" in entry) expect(names, entry.id).toContain(entry.job);
});

test("the document matches the office's page, and names the agreement in force", () => {
  // The formatter pads cells.
  const document = read("../../docs/privacy/record.md").replace(/ +/g, " ");
  const row = (cells: (typeof record.en)["albums"]) =>
    `| ${[cells.who, cells.what, cells.why, cells.kept, cells.erased].join(" | ")} |`;
  for (const { id } of privacyRecord) expect(document).toContain(row(record.en[id]));
  expect(document.match(/^\|(?:[^|\n]+\|){5}$/gm)).toHaveLength(privacyRecord.length + 2);
  expect(read("../../docs/privacy/consent.md")).toMatch(
    new RegExp(`^\\| ${consentVersion} +\\|`, "m"),
  );
});

test("the document about data breaches has the office's steps and emails, in order", () => {
  const document = read("../../docs/privacy/breach.md");
  const { what, phases } = breach.en;
  const emails = languages.map(({ id }) => breachEmails[id]);
  const parts = phases.flatMap(({ when, steps }) => [when, ...steps]);
  const places = [what, ...parts, ...emails].map((part) => document.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places.toSorted((a, b) => a - b)).toEqual(places);
});
