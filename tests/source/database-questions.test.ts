import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const files = ["app", "platform", "server"]
  .flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: "utf8" }).map(
      (name) => `${room}/${name}`,
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$|\/testing\//.test(file));

// docs/architecture.md: each query is a named function in data/.
const question = /\.rpc\(|(?<!\b(?:Array|Buffer|Object|Readable))\.from\(\s*["'`]/;

test("only functions of data/ ask the database", () => {
  const asking = files.filter((file) => question.test(readFileSync(join(root, file), "utf8")));
  expect(files.length).toBeGreaterThan(400);
  expect(asking).toEqual([]);
});
