import type { Random } from "./random.ts";

const long = (text: string, length: number) => text.repeat(Math.ceil(length / text.length));

/** Texts that have broken parsers, patterns, encoders and databases elsewhere. */
const texts = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\r\nSet-Cookie: a=b",
  "\u202e\u200f",
  "नमस्ते ".repeat(20),
  "\u{1f600}".repeat(50),
  "'",
  "'; drop table events; --",
  '"',
  "\\",
  "$1",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  "//host.example/a",
  "/\\host.example",
  "../../../../etc/passwd",
  "a,b@mail.example",
  "Name <a@mail.example>",
  `${long("a", 64)}@${long("b", 190)}.example`,
  `${long("a.", 4_000)}@mail.example`,
  long("a@", 20_000),
  long("(", 5_000),
  long("[", 5_000),
  long("9", 5_000),
  long("a", 60_000),
  long("%", 2_000),
  long("- ", 3_000),
  "null",
  "undefined",
  "true",
  "[]",
  "{}",
  "__proto__",
  "constructor",
];

const numbers = [
  "0",
  "-1",
  "1e309",
  "NaN",
  "2147483648",
  "9223372036854775808",
  "0x10",
  "1.5",
  "٣",
];
const days = ["2026-02-30", "0000-00-00", "9999-12-31", "infinity", "2026-W53", "-4713-01-01"];
const ids = [
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "not-a-uuid",
  "{00000000-0000-0000-0000-000000000000}",
];
/** Escapes that are not UTF-8, or that change their meaning when decoded twice. */
const escapes = [
  "%00",
  "%",
  "%zz",
  "%c0%af",
  "%ed%a0%80",
  "%252f",
  "%2e%2e%2f",
  "%0d%0a",
  "%ff",
  "+",
];

export const hostileText = (random: Random) =>
  random.pick([texts, texts, numbers, days, ids][random.below(5)] ?? texts);
export const shortHostileText = (random: Random) => hostileText(random).slice(0, 400);

/** As part of an address: mostly well encoded, sometimes raw escapes. */
export const hostilePart = (random: Random) =>
  random.chance(0.3)
    ? random.pick(escapes)
    : encodeURIComponent(shortHostileText(random).replaceAll(/[\ud800-\udfff]/g, ""));

/** A JSON value where another type is expected. */
export function hostileJson(random: Random): unknown {
  const text = hostileText(random);
  return random.pick<unknown>([
    text,
    text,
    null,
    true,
    -1,
    1.5,
    1e300,
    [],
    {},
    [text, text],
    { a: { b: { c: text } } },
    [[[[[[text]]]]]],
    Array.from({ length: 2_000 }, () => 0),
  ]);
}
