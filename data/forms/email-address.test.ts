import { expect, test } from "vitest";
import { isEmailAddress } from "./email-address.ts";

test.each([
  "asha@mail.example",
  "a.b+c@x-y.co.in",
  "o'brien@xn--bcher-kva.example",
  "1@2.in",
  `${"a".repeat(64)}@mail.example`,
])("%s is the address of a mailbox", (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each([
  "",
  "asha",
  "asha@",
  "@mail.example",
  "asha@mail",
  "asha@mail.x",
  "asha@-mail.example",
  "asha@mail-.example",
  "asha@mail..example",
  "asha@mail.example.",
  "a@b@mail.example",
  "a,victim@mail.example",
  "asha@mail.example;b@mail.example",
  "<asha@mail.example>",
  "asha(comment)@mail.example",
  "Asha <asha@mail.example>",
  '"a b"@mail.example',
  "asha@mail.example,b@mail.example",
  "asha@mail.example\r\nbcc: b@mail.example",
  "asha@mail.example\n",
  "asha\0@mail.example",
  "asha @mail.example",
  " asha@mail.example ",
  "asha@[127.0.0.1]",
  "आशा@mail.example",
  `${"a".repeat(65)}@mail.example`,
  `a@${"b.".repeat(130)}example`,
  `a@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(60)}.${"f".repeat(9)}`,
])("%j is not one", (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test("the slowest text is checked at once", () => {
  const started = performance.now();
  for (const part of ["a", "a.", "a-", "@a", "a@a.", "-"]) {
    isEmailAddress(part.repeat(64 * 1024));
    isEmailAddress(`a@${part.repeat(120)}`.slice(0, 254));
  }
  // If parts of the pattern could match the same text, a text of this length would take minutes.
  expect(performance.now() - started).toBeLessThan(1_000);
});
