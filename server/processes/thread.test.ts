import { expect, test } from "vitest";
import { errorOf, inWords } from "./thread.ts";

test("an error keeps its kind, message and code between threads", () => {
  const error = Object.assign(new TypeError("It holds a function."), { code: "22P02", held() {} });
  const came = errorOf(structuredClone(inWords(error)));
  expect(came).toBeInstanceOf(Error);
  expect(came).toMatchObject({ name: "TypeError", message: error.message, code: "22P02" });
});

test("so does a refusal of PostgREST, which is not an Error; its details are dropped", () => {
  const refusal = { message: "Not allowed.", code: "42501", details: "asha@mail.example" };
  expect(inWords(refusal)).toEqual({ name: "Error", message: "Not allowed.", code: "42501" });
  expect(inWords("out of reach")).toMatchObject({ message: "out of reach" });
});
