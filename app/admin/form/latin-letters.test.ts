import { expect, test } from "vitest";
import { inLatinLetters } from "./latin-letters.ts";

test.each([
  ["वार्षिक खेल दिवस", "varshik khel divas"],
  ["बाल दिवस २०२६", "bal divas 2026"],
  ["मित्र मंडल", "mitra mandal"],
  ["विज्ञान मेला", "vigyan mela"],
  ["पढ़ाई और हिन्दी फ़िल्म", "parhai aur hindi film"],
  ["Founders' Day – संस्थापक दिवस", "Founders' Day – sansthapak divas"],
])("%s is %s in Latin letters", (written, latin) => {
  expect(inLatinLetters(written)).toBe(latin);
});
