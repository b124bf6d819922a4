import { expect, test } from "vitest";
import { isMailbox } from "./account-fields.ts";

test.each([
  "a@b.example",
  "first.last+tag@mail.school.example",
  "o'brien@xn--bcher-kva.example",
  `${"a".repeat(64)}@mail.example`,
])("%s is the address of one mailbox", (address) => {
  expect(isMailbox(address)).toBe(true);
});

test.each([
  ["a list", "a,victim@mail.example"],
  ["two addresses", "a@mail.example,victim@mail.example"],
  ["two with a semicolon", "a@mail.example;victim@mail.example"],
  ["a display name", "Name<victim@mail.example>"],
  ["angle brackets", "<victim@mail.example>"],
  ["a comment", "a(comment)@mail.example"],
  ["a quoted part", '"a b"@mail.example'],
  ["spaces around", " a@mail.example "],
  ["a line break", "a@mail.example\nbcc: victim@mail.example"],
  ["a line break at the end", "a@mail.example\n"],
  ["a character zero", "a\0@mail.example"],
  ["letters beyond ASCII", "अ@mail.example"],
  ["a domain of one name", "a@localhost"],
  ["an address literal", "a@[127.0.0.1]"],
  ["two at signs", "a@b@mail.example"],
  ["no local part", "@mail.example"],
  ["a name that ends in a hyphen", "a@mail-.example"],
  ["two dots in the domain", "a@mail..example"],
  ["255 characters", `a@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(70)}`],
  ["nothing", ""],
])("%s is not one", (_what, text) => {
  expect(isMailbox(text)).toBe(false);
});

test("the slowest text is checked at once", () => {
  const started = performance.now();
  for (const part of ["a", "a.", "a-", "@a", "a@a.", "-"]) {
    isMailbox(part.repeat(64 * 1024));
    isMailbox(`a@${part.repeat(120)}`.slice(0, 254));
  }
  // If parts of the pattern could match the same text, a text of this length would take minutes.
  expect(performance.now() - started).toBeLessThan(1_000);
});
