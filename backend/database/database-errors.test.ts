import { expect, test } from "vitest";
import { normalizeDatabaseError } from "./database-errors.ts";

/** The body that clients get for an error of the database. */
function answerTo(error: { code: string; message: string; detail?: string; routine?: string }) {
  const answer = normalizeDatabaseError(Object.assign(new Error(error.message), error));
  return JSON.parse((answer as Error).message);
}

test("a refused value reaches the client in the words of the database", () => {
  const refused = { code: "23505", message: "duplicate key value", detail: "Key (slug) exists." };
  expect(answerTo(refused)).toEqual({
    code: "23505",
    message: "duplicate key value",
    details: "Key (slug) exists.",
    hint: null,
  });
});

test.each([
  ["58P01", 'could not seek to end of file "base/5/17407": No such file or directory'],
  ["53100", "could not extend file: No space left on device"],
  ["XX001", "invalid page in block 3 of relation base/5/17407"],
])("a fault of the machine, %s, names no file to clients", (code, message) => {
  expect(answerTo({ code, message, detail: message })).toEqual({
    code,
    message: "The database failed.",
    details: null,
    hint: null,
  });
});

test("what a function raises itself reaches the client as it says it", () => {
  const raised = { code: "53300", message: "The queue is full.", routine: "exec_stmt_raise" };
  expect(answerTo(raised)).toMatchObject({ code: "53300", message: "The queue is full." });
});
