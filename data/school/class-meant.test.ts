import { afterEach, expect, test } from "vitest";
import { classMeant } from "./class-meant.ts";
import { holdLists, schoolListsIn } from "./school-lists.ts";

const first = schoolListsIn("en");
afterEach(() => holdLists({ en: first }));

test.for([
  "3",
  "III",
  "iii",
  "3rd",
  "class 3",
  "Class-III",
  "CLASS3",
  "Std. 3",
  "कक्षा 3",
  "कक्षा ३",
])("%s is Class 3", (written) => expect(classMeant(written)).toBe("Class 3"));

test.for(["", "Class", "13", "Class 13", "XIII", "3-A", "33", "Old 3"])(
  "%j is no class of the school",
  (written) => expect(classMeant(written)).toBeUndefined(),
);

test("A class without a number is meant by its name", () => {
  expect(classMeant("nursery")).toBe("Nursery");
  expect(classMeant("L.K.G.")).toBe("LKG");
});

test("A number that two classes bear means neither", () => {
  const [one] = first.grades;
  if (!one) throw new Error("The first lists have no class.");
  const grades = ["Class 3", "Grade 3"].map((name) => ({ ...one, id: name, stored: name, name }));
  holdLists({ en: { ...first, grades } });
  expect(classMeant("3")).toBeUndefined();
});
