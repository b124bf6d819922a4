import { expect, test } from "vitest";
import { leaversTermsSchema } from "./terms.ts";

test.for([
  [
    { contact_months: "१२", record_months: "60" },
    { contact_months: 12, record_months: 60 },
  ],
  [{ contact_months: "12", record_months: "60.5" }, "whole_number"],
  [{ contact_months: "0", record_months: "60" }, "months_outside"],
  [{ contact_months: "24", record_months: "12" }, "months_fewer"],
] as const)("%j as the terms for leavers", ([typed, read]) => {
  const { success, data, error } = leaversTermsSchema.safeParse(typed);
  expect(success ? data : error?.issues[0]?.message).toEqual(read);
});
