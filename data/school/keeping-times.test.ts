import kept from "messages:site/legal/kept";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { keepingTimes } from "./keeping-times.ts";

const migrations = new URL("../../supabase/migrations/", import.meta.url);

/** The view's parts by kind, as the newest migration that has it writes them. */
function partsOfView(): ReadonlyMap<string, string[]> {
  const texts = readdirSync(migrations)
    .toSorted()
    .map((file) => readFileSync(new URL(file, migrations), "utf8"));
  const [, view = ""] =
    texts
      .map((text) => /view private\.kept_rows as\n(.*?);\n/s.exec(text))
      .findLast((found) => found !== null) ?? [];
  return Map.groupBy(view.split("union all"), (part) => /select '(\w+)'/.exec(part)?.[1] ?? "");
}

const inWords = { 30: "30 days", 90: "90 days", 180: "180 days", 365: "1 year", 730: "2 years" };

test("what /privacy draws is as long as the database keeps it", () => {
  const parts = partsOfView();
  for (const time of keepingTimes) {
    if (!("kind" in time)) continue;
    const words = `interval '${inWords[time.days]}'`;
    expect(parts.get(time.kind)?.join(), time.id).toContain(words);
  }
});

test("the shortest comes first, and each is named", () => {
  const days = keepingTimes.flatMap((time) => ("days" in time ? [time.days] : []));
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  expect(Object.keys(kept.en.things).toSorted()).toEqual(
    keepingTimes.map(({ id }) => id).toSorted(),
  );
});
