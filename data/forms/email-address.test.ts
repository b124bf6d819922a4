import { expect, test } from "vitest";
import { isEmailAddress } from "./email-address.ts";

test.each(["asha@mail.example", "a.b+c@x-y.co.in", "o'brien@mail.example", "1@2.in"])(
  "%s is the address of a mailbox",
  (text) => {
    expect(isEmailAddress(text)).toBe(true);
  },
);

test.each([
  "",
  "asha",
  "asha@",
  "@mail.example",
  "asha@mail",
  "asha@mail.x",
  "asha@-mail.example",
  "asha@mail..example",
  "asha@mail.example.",
  "a@b@mail.example",
  "a,victim@mail.example",
  "Asha <asha@mail.example>",
  '"a b"@mail.example',
  "asha@mail.example,b@mail.example",
  "asha@mail.example\r\nbcc: b@mail.example",
  "asha @mail.example",
  "asha@[127.0.0.1]",
  "आशा@mail.example",
  `${"a".repeat(65)}@mail.example`,
  `a@${"b.".repeat(130)}example`,
])("%j is not one", (text) => {
  expect(isEmailAddress(text)).toBe(false);
});
