import type staffTexts from "messages:admin/staff/staff";

type Refusals = typeof staffTexts.en.refusals;

/** What a refused change says, by the code the database or the server gave. */
export function refusalOf(failure: unknown, refusals: Refusals): string {
  const { code = "", details = "" } = failure as Partial<Record<"code" | "details", string>>;
  const known = [details, code].find((each): each is keyof Refusals => each in refusals);
  return refusals[known ?? "other"];
}
