import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tablesBehind } from "./tags.ts";

const types = readFileSync(new URL("../../data/database.types.ts", import.meta.url), "utf8");
const section = (name: string) =>
  new RegExp(`\\n    ${name}: \\{\\n([\\s\\S]*?)\\n    \\};?\\n`).exec(types)?.[1] ?? "";
const names = (text: string) => [...text.matchAll(/^ {6}(\w+):/gm)].map(([, name = ""]) => name);
const tables = names(section("Tables"));
const views = names(section("Views"));

test("every view of the database maps to its tables", () => {
  expect(views.length).toBeGreaterThan(0);
  for (const view of views) {
    expect(tablesBehind(view), view).not.toContain(view);
    for (const table of tablesBehind(view)) expect(tables).toContain(table);
  }
});

test("a table maps to itself, a function without public effects to nothing", () => {
  expect(tables).toContain("events");
  expect(tablesBehind("events")).toEqual(["events"]);
  expect(tablesBehind("rpc/get_service_status")).toEqual([]);
});
