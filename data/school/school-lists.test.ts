import { afterEach, describe, expect, test } from "vitest";
import { pageAt, pageWords } from "../pages/page-names.ts";
import { presentPath } from "../pages/place-pages.ts";
import { campusesOf, firstGradeOf, gradeFor, gradeIn } from "./grades.ts";
import { levelAt, levelsIn, yearsOf } from "./levels.ts";
import { holdGivenLists, holdLists, listsToGive, schoolListsIn } from "./school-lists.ts";

const first = schoolListsIn("en");
afterEach(() => holdLists({ en: first }));

/** A school whose two levels teach four classes, one of them archived. */
const lower = { slug: "lower-school", formerSlugs: ["lower"], span: "Grades 1–2", isOpen: true };
const own = {
  ...first,
  levels: [
    { ...lower, id: "lower", name: "Lower School", description: "The first years." },
    { ...lower, id: "upper", slug: "upper", formerSlugs: [], name: "Upper", description: "" },
  ],
  grades: [
    { id: "grade-1", stored: "Grade 1", name: "Grade One", age: 5, level: "lower", isOpen: true },
    { id: "grade-2", stored: "Grade 2", name: "Grade 2", age: 6, level: "lower", isOpen: false },
    { id: "grade-3", stored: "Grade 3", name: "Grade 3", age: 7, level: "upper", isOpen: true },
    { id: "grade-4", stored: "Grade 4", name: "Grade 4", age: 8, level: "upper", isOpen: true },
  ],
  campuses: first.campuses.map((campus, place) => ({
    ...campus,
    classes: place === 0 ? { first: "Grade 3", last: "Grade 4" } : { first: "Grade 1", last: "X" },
  })),
};

describe("A school with levels and classes of its own", () => {
  test("derives the other lists from its classes", () => {
    holdLists({ en: own });
    expect(levelsIn("en").map(({ id }) => [id, yearsOf(id)])).toEqual([
      ["lower", 1],
      ["upper", 2],
    ]);
    const born = (year: number) => gradeFor(`${year}-05-01`, "2027-04-01")?.id;
    expect([2024, 2021, 2020, 2019, 2018, 2017].map(born)).toEqual([
      ...[undefined, "grade-1", "grade-1", "grade-3", "grade-4", undefined],
    ]);
    const [main = "", ...others] = own.campuses.map(({ id }) => id);
    expect(campusesOf({ id: "grade-1" })).toEqual(others);
    expect(firstGradeOf(main)?.id).toBe("grade-3");
  });

  test("shows old rows under the current names", () => {
    holdLists({ en: own });
    expect(["Grade 1", "Grade 2", "Class 9"].map((stored) => gradeIn(stored, "en"))).toEqual([
      ...["Grade One", "Grade 2", "Class 9"],
    ]);
  });

  test("has a page for each level, to which former addresses redirect", () => {
    holdLists({ en: own });
    expect(levelAt("lower", "en")?.slug).toBe("lower-school");
    expect(presentPath("/academics/lower")).toBe("/academics/lower-school");
    expect(pageAt("/academics/lower")?.contentKey).toBe("academics/lower");
    expect(pageWords("/academics/lower-school", "en")?.aside).toBe("Grades 1–2");
    expect(pageAt("/academics/primary")).toBeUndefined();
  });
});

test("brings a page the lists that its scripts lack", () => {
  expect(listsToGive({ en: first }, "en")).toEqual({ language: "en", lists: {} });
  const given = listsToGive({ en: { ...first, levels: own.levels } }, "en");
  expect(given?.lists).toEqual({ levels: own.levels });
  holdGivenLists(given);
  expect(schoolListsIn("hi")).toEqual({ ...first, levels: own.levels });
});
