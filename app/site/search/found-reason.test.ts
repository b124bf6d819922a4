import { expect, test } from "vitest";
import type { Language } from "../../../data/languages.ts";
import type { FoundThing } from "../../../data/pages/site-search.ts";
import { isLoose, kindOfDay, reasonOf } from "./found-reason.ts";

const stems = ["bus", "बस"];

function found(title: string, excerpt: string, language: Language = "en"): FoundThing {
  return {
    title: { text: title, language: "en" },
    excerpt: { text: excerpt, language },
    path: "/",
    occursAt: null,
    campus: null,
  };
}

const inText = found("Contact", "The school’s own buses pass every side road.");
const inHindi = found("Yoga", "बस एक चटाई चाहिए।", "hi");
const beside = found("Inter-house quiz", "Four houses, sixty questions.");
const described = { text: "The stop of your village.", language: "en" } as const;

test("the reason is the words around what was found, or what the menu says of the page", () => {
  expect(reasonOf("page", inText, described, stems)).toBe(inText.excerpt);
  expect(reasonOf("page", found("Buses", ""), described, stems)).toBe(described);
  expect(reasonOf("page", found("Values", "It feels like home."), described, ["fee"])).toBe(
    described,
  );
});

test("an event found by its place is told by its first words, a sport found by nothing by none", () => {
  expect(reasonOf("event", beside, null, stems)).toBe(beside.excerpt);
  expect(reasonOf("sport", beside, null, stems).text).toBe("");
});

test("a match is loose if only the text in the other language has the word", () => {
  expect(isLoose("sport", inHindi, stems)).toBe(true);
  expect(isLoose("sport", inText, stems)).toBe(false);
  expect(isLoose("sport", found("Bus race", "बस एक चटाई चाहिए।", "hi"), stems)).toBe(false);
  expect(isLoose("sport", beside, stems)).toBe(true);
  expect(isLoose("event", beside, stems)).toBe(false);
  expect(isLoose("page", found("Visual Arts", "बस सलाह है।", "hi"), stems)).toBe(true);
  const inEnglish = { ...inText, title: { text: "संपर्क", language: "hi" } } as const;
  expect(isLoose("page", inEnglish, stems)).toBe(false);
  // A document is in one language; a stop is found because it is one.
  expect(isLoose("document", inHindi, stems)).toBe(false);
  expect(isLoose("stop", found("Satiwala", "7:21"), stems)).toBe(false);
});

test("an entry of the calendar may be found by the kind of its day", () => {
  const names = {
    ...{ holiday: "अवकाश", exam: "परीक्षा", term: "सत्र", meeting: "बैठक" },
    ...{ activity: "गतिविधि", event: "कार्यक्रम" },
  };
  expect(kindOfDay(names, ["vacation", "holiday"])).toBe("अवकाश");
  expect(kindOfDay(names, ["अवकाश"])).toBe("अवकाश");
  expect(kindOfDay(names, ["bus"])).toBeUndefined();
});
