import { expect, test } from "vitest";
import { stageObjectOf, stageObjectsOf } from "./stage-object.ts";

test.each([
  ["Valley choir", "घाटी की गायन मंडली", "harmonium"],
  ["Drums", "ताल वाद्य", "dhol"],
  ["Hill dance", "पहाड़ी नृत्य", "cap"],
  ["Kathak", "कथक", "bells"],
  ["Theatre", "रंगमंच", "masks"],
  ["Street theatre", "नुक्कड़ नाटक", "damru"],
  ["The two plays, three evenings each", "दोनों नाटक, तीन-तीन शामें", "masks"],
  ["Talent evening", "प्रतिभा की शाम", "curtain"],
])("draws for %s the same thing in both languages", (english, hindi, object) => {
  expect([stageObjectOf(english), stageObjectOf(hindi)]).toEqual([object, object]);
});

test("An evening has the first two things that its words name", () => {
  expect(stageObjectsOf("Independence Day: choir and drums, on the main field")).toEqual([
    "harmonium",
    "dhol",
  ]);
  expect(stageObjectsOf("शीतकालीन संगीत संध्या: पहाड़ों के गीत और नृत्य")).toEqual(["harmonium", "cap"]);
  expect(stageObjectsOf("Prize day")).toEqual(["curtain"]);
});
