import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A script calls this address, and shows the result itself. */
const askedByScript = ["app/site/my-week/device.ts"];

test("every public page with a form keeps its entries when the line is gone", () => {
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
