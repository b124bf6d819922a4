import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const filesOf = (...rooms: string[]) =>
  rooms
    .flatMap((room) =>
      readdirSync(join(root, room), { recursive: true, encoding: "utf8" }).map(
        (name) => `${room}/${name}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$|\/testing\//.test(file));
const textOf = (file: string) => readFileSync(join(root, file), "utf8");

// docs/architecture.md: each query is a named function in data/.
const question = /\.rpc\(|(?<!\b(?:Array|Buffer|Object|Readable))\.from\(\s*["'`]/;

test("only functions of data/ ask the database", () => {
  const files = filesOf("app", "platform", "server");
  const asking = files.filter((file) => question.test(textOf(file)));
  expect(files.length).toBeGreaterThan(400);
  expect(asking).toEqual([]);
});

// docs/decisions/schema-and-migrations.md: a question throws its error itself, unless the error decides something.
const thrownUnread =
  /const (?:\{[^}]*\berror\b[^}]*\}|(\w+)) = await (?:client|question)\b(?!\.auth)[^;]*;\s*if \((?:\1\.)?error\) throw/;

test("an error of the database that decides nothing is thrown by its question", () => {
  const files = filesOf("data");
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => thrownUnread.test(textOf(file)))).toEqual([]);
});
