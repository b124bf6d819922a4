import { expect, test } from "vitest";
import { wordsOf } from "./plain-words.ts";
import { questionOf } from "./search-question.ts";
import { otherWords, termsOf } from "./search-terms.ts";
import { savedTopics } from "./search-topics.ts";

test.each([
  ["fees", "fees"],
  ["fee structure", "fees"],
  ["admission fees", "fees"],
  ["फ़ीस", "fees"],
  ["fees class 5", "fees class-5 primary"],
  ["5th class fees", "fees class-5 primary"],
  [
    "How much are the fees for Class XII in Paonta Sahib?",
    "fees class-12 senior-secondary paonta-sahib",
  ],
  ["कक्षा 5 की फीस", "fees class-5 primary"],
  ["पाँचवीं कक्षा की फ़ीस", "fees class-5 primary"],
  ["nursery fees", "fees nursery pre-primary"],
  ["fees for senior secondary", "fees senior-secondary"],
  ["majara fees", "fees majra"],
  ["holiday", "holidays"],
  ["is school closed tomorrow", "holidays"],
  ["छुट्टी कब है", "holidays"],
  ["agli chutti kab hai", "holidays"],
  ["phone number", "phone"],
  ["number", "phone"],
  ["माजरा फ़ोन नंबर", "phone majra"],
  ["ponta sahib phone", "phone paonta-sahib"],
  ["bus", "buses"],
  ["school bus timetable", "buses"],
  ["majra bus", "buses majra"],
  ["बस कब है", "buses"],
])("“%s” asks: %s", (query, expected) => {
  const { about, grade, level, campus } = questionOf(query) ?? {};
  expect([about, grade, level, campus].filter(Boolean).join(" ")).toBe(expected);
});

test.each([
  ...["bus fees", "bus rajban", "fee waiver", "diwali holiday", "holiday homework", "roll number"],
  ...["principal phone number", "career", "majra", "class 5", "", "?"],
])("“%s” is another question, or none", (query) => {
  expect(questionOf(query)).toBeNull();
});

test("no phrase belongs to two topics, and none is longer than three words", () => {
  const phrases = savedTopics().flatMap(({ words, asked }) =>
    [...words, ...asked].map((phrase) => wordsOf(phrase)),
  );
  const plain = phrases.map((words) => words.join(" "));
  // Two spellings that the search treats alike may both be listed, but in one topic.
  const topics = new Map<string, Set<string | null>>();
  for (const { id, words, asked } of savedTopics()) {
    for (const phrase of [...words, ...asked]) {
      const key = wordsOf(phrase).join(" ");
      topics.set(key, (topics.get(key) ?? new Set()).add(id));
    }
  }
  expect([...topics].filter(([, ids]) => ids.size > 1)).toEqual([]);
  expect(plain).not.toContain("");
  expect(phrases.filter((words) => words.length > 3)).toEqual([]);
});

test("the longer of two phrases wins", () => {
  const terms = termsOf(wordsOf("Majra phone number ka pata"));
  expect(terms.map(({ words, topic }) => [words.join(" "), topic])).toEqual([
    ["majra", "majra"],
    ["phone number", "phone"],
    ["ka", null],
    ["pata", null],
  ]);
});

test("other words for the same thing are given in one form each", () => {
  expect(otherWords(["vacation"])).toEqual(["holiday", "छुट्टी", "अवकाश"]);
});
