import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { rowsKey } from "../query-keys.ts";
import { useAmountDue } from "./amount-due.ts";

const place = { campus: "juniors", class: "Class 2" };
const offered: ManagedRow = {
  ...place,
  id: "00000000-0000-4000-8000-000000000001",
  created_at: "2026-11-28T06:00:00Z",
  updated_at: "2026-11-28T06:00:00Z",
  stage: "offer",
  paid_amount: null,
};

function Due({ row }: { row: ManagedRow }) {
  return useAmountDue(row) ?? "nothing";
}

/** What is due, where the fees of the place are loaded. */
function dueOf(row: ManagedRow): string {
  const client = new QueryClient();
  client.setQueryData([...rowsKey("applications"), "due", place], 5000);
  const due = createElement(Due, { row });
  return renderToString(createElement(QueryClientProvider, { client }, due));
}

test("an offered or accepted place is due until its payment is recorded", () => {
  for (const stage of ["offer", "accepted"]) {
    expect(dueOf({ ...offered, stage })).toBe("5000");
    expect(dueOf({ ...offered, stage, paid_amount: 5000 })).toBe("nothing");
  }
});

test("nothing is due for an application without a place", () => {
  expect(dueOf({ ...offered, stage: "withdrawn" })).toBe("nothing");
});
