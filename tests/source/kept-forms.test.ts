import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A script asks this address, and shows itself what became of it. */
const askedByScript = ["app/site/my-week/device.ts"];

test("every public page that takes something keeps it when the line is gone", () => {
  const taking = globSync("app/site/**/*.{ts,tsx}").filter((file) =>
    /^export (?:(?:async )?function|const) action\b/m.test(readFileSync(file, "utf8")),
  );
  expect(taking.length).toBeGreaterThan(12);
  const losing = taking.filter(
    (file) =>
      !/^export [^\n]*\bclientAction\b[\s\S]*?\bkeepTyped\b/m.test(readFileSync(file, "utf8")),
  );
  expect(losing).toEqual(askedByScript);
});
