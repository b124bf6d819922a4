import { expect, test } from "vitest";
import { clientWith } from "../../tests/fixtures/stored-rows.ts";
import { listNoticeYears } from "./notices.ts";

test("the years of notices reach back beyond the newest thousand", async () => {
  const noticeOf = (year: number) => ({ is_active: true, created_at: `${year}-06-01T00:00:00Z` });
  const latest_updates = [...Array.from({ length: 1_200 }, () => noticeOf(2026)), noticeOf(2012)];
  // The database makes the list; supabase/tests/scenarios/public-rows.ts tests which years it has.
  const client = clientWith({ latest_updates, list_notice_years: [2026, 2012] });
  expect(await listNoticeYears(client)).toEqual([2026, 2012]);
});
