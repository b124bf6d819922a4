import type { ReactElement } from "react";
import { expect, test } from "vitest";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { statusColumn } from "./status-column.tsx";

const row = (status: string) => ({ id: "1", status }) as unknown as ManagedRow;

const english: Record<string, string> = { new: "New", closed: "Closed" };
const hindi: Record<string, string> = { new: "नया", closed: "बंद" };

const { show, plain } = statusColumn(
  { new: "waiting" },
  ({ status }) => String(status),
  (language) => (language === "hi" ? hindi : english),
);

const shown = (status: string) => show(row(status), "en") as ReactElement<{ kind?: string }>;

test("a state is named in the reader's language, in an export too", () => {
  expect(shown("new").props).toMatchObject({ kind: "waiting", children: "New" });
  expect(plain?.(row("new"), "hi")).toBe("नया");
});

test("a state without a kind is plain, one without a name has none", () => {
  expect(shown("closed").props).toEqual({ children: "Closed" });
  expect(plain?.(row("gone"), "en")).toBe("");
});
