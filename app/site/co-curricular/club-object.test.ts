import { expect, test } from "vitest";
import { objectOf } from "./club-object.ts";

test.each([
  ["Mathematics circle", "गणित मंडली", "square"],
  ["Debate, Hindi and English", "वाद-विवाद, हिन्दी और अंग्रेज़ी", "microphone"],
  ["Birds and trees", "पक्षी और पेड़", "bird"],
  ["Seed bank", "बीज बैंक", "seedling"],
  ["Chess", "शतरंज", "knight"],
  ["School newspaper", "विद्यालय का अख़बार", "newspaper"],
  ["Robotics and repair", "रोबोटिक्स और मरम्मत", "radio"],
  ["Reading aloud", "बोलकर पढ़ना", "book"],
  ["Night sky", "रात का आकाश", "telescope"],
  ["First aid", "प्राथमिक उपचार", "aid"],
  ["Little gardeners", "नन्हे माली", "can"],
  ["Service", "सेवा", "lamp"],
  ["Photography", "फ़ोटो क्लब", "camera"],
])("draws for %s the same thing in both languages", (english, hindi, object) => {
  expect([objectOf(english), objectOf(hindi)]).toEqual([object, object]);
});

test.each(["Bread and butter", "Party planners", "Starters", "Pressed flowers", "Heritage walk"])(
  "draws the sheet of names for %s, whose letters only contain another word",
  (name) => {
    expect(objectOf(name)).toBe("sheet");
  },
);
