import { expect, test } from "vitest";
import { sportObjectOf } from "./sports-object.ts";

test.each([
  ["Athletics", "एथलेटिक्स", "shoe"],
  ["Badminton", "बैडमिंटन", "shuttle"],
  ["Basketball", "बास्केटबॉल", "basketball"],
  ["Chess", "शतरंज", "pawn"],
  ["Cricket", "क्रिकेट", "bat"],
  ["Football", "फ़ुटबॉल", "football"],
  ["Hockey", "हॉकी", "stick"],
  ["Table tennis", "टेबल टेनिस", "paddle"],
  ["Tug of war", "रस्साकशी", "cup"],
])("draws for %s the same thing in both languages", (english, hindi, object) => {
  expect([sportObjectOf(english), sportObjectOf(hindi)]).toEqual([object, object]);
});
