import { expect, test } from "vitest";
import { lessonsOf } from "./weekly-lessons.ts";

test.each([
  ["Seven lessons a week, three of them reading", "सप्ताह में सात पीरियड, उनमें तीन पढ़ने के", 7],
  ["Six lessons a week each", "दोनों के सप्ताह में छह-छह पीरियड", 6],
  ["A lesson every day", "हर दिन एक पीरियड", 6],
  ["An hour a week and a book to take home", "सप्ताह में एक घंटा, और घर ले जाने के लिए एक किताब", 1],
  [
    "The second language of the board, five lessons a week",
    "बोर्ड की दूसरी भाषा, सप्ताह में पाँच पीरियड",
    5,
  ],
  ["By choice, as the sixth subject", "अपनी पसंद से, छठे विषय के रूप में", null],
  ["Two languages, six lessons a week", "दो भाषाएँ, सप्ताह में छह पीरियड", 6],
  ["Twenty-one lessons a week", "सप्ताह में इक्कीस पीरियड", null],
  ["2.5 hours a week", "सप्ताह में 2.5 घंटे", null],
  ["2,5 hours a week", "सप्ताह में 2,5 घंटे", null],
  ["2-3 lessons a week", "सप्ताह में 2-3 पीरियड", null],
  ["2–3 lessons a week", "सप्ताह में 2–3 पीरियड", null],
  ["Half an hour a day", "हर दिन आधा घंटा", null],
  ["On Fridays half a period each week", "सप्ताह में आधा पीरियड", null],
  ["Two and a half hours a week", "सप्ताह में ढाई घंटे", null],
  ["Half an hour of singing, two lessons a week", "आधा घंटा गाना, सप्ताह में दो पीरियड", 2],
  ["Forty 12 lessons a week", "सप्ताह में 12 पीरियड", 12],
])("reads the lessons a week of %s in both languages", (english, hindi, count) => {
  expect([lessonsOf(english), lessonsOf(hindi)]).toEqual([count, count]);
});
