import { describe, expect, test } from "vitest";
import { readRichText } from "../../../data/pages/rich-text.ts";
import { partsOf } from "./programme.ts";

const read = (text: string) =>
  partsOf(readRichText(text)).map((part) =>
    part.kind === "text"
      ? part.nodes.length
      : part.entries.map(({ hour, words }) => [hour, ...words]),
  );

describe("The programme of an event", () => {
  test("is the plain lines that begin with an hour, between other text", () => {
    expect(
      read(
        "Finals all morning.\n\n9:00 am – March past\n\n12:00 pm – Tug-of-war\n\nThere is shade.",
      ),
    ).toEqual([
      1,
      [
        ["9:00 am", "March past"],
        ["12:00 pm", "Tug-of-war"],
      ],
      1,
    ]);
  });

  test("may be in Hindi", () => {
    expect(read("सुबह 9:00 – मार्च पास्ट\nदोपहर 12:00 – रस्साकशी")).toEqual([
      [
        ["सुबह 9:00", "मार्च पास्ट"],
        ["दोपहर 12:00", "रस्साकशी"],
      ],
    ]);
  });

  test("may have spans, noon, and hours without a dash after them", () => {
    expect(
      read(
        "10:00 am Welcome\n10:30 am – 11:15 am Songs by Class 2\n11:30 Craft\n12 noon – Lunch\n1 to 2 pm",
      ),
    ).toEqual([
      [
        ["10:00 am", "Welcome"],
        ["10:30 am – 11:15 am", "Songs by Class 2"],
        ["11:30", "Craft"],
        ["12 noon", "Lunch"],
      ],
      1,
    ]);
    expect(read("9.30-10.15 a.m.: Yoga\nNoon: Lunch\n2 pm to 3:00 pm – Songs")).toEqual([
      [
        ["9.30-10.15 a.m.", "Yoga"],
        ["Noon", "Lunch"],
        ["2 pm to 3:00 pm", "Songs"],
      ],
    ]);
    expect(read("सुबह 9 बजे प्रार्थना\nसुबह 9:30 से 10:15 बजे तक – गीत\nदोपहर 12 बजे भोजन")).toEqual([
      [
        ["सुबह 9 बजे", "प्रार्थना"],
        ["सुबह 9:30 से 10:15 बजे तक", "गीत"],
        ["दोपहर 12 बजे", "भोजन"],
      ],
    ]);
  });

  test("may be a list, with links in it", () => {
    expect(
      read(
        '<p>Come.</p><ul><li>9:00 – <a href="/transport">Buses</a></li><li>10.30: Songs</li></ul>',
      ),
    ).toEqual([
      1,
      [
        ["9:00", "", expect.objectContaining({ tag: "a" })],
        ["10.30", "Songs"],
      ],
    ]);
  });

  test.each([
    ["one line with an hour", "9:00 am – March past\n\nThere is shade."],
    ["an hour within a sentence", "We begin at 9:00 am – sharp\nand end at 1:00 pm – sharp"],
    ["a list in which an entry has no hour", "<ul><li>9:00 – Songs</li><li>Bring a hat</li></ul>"],
    ["an hour with nothing after it", "9:00 am –\n10:00 am –"],
    ["a span with nothing after it", "9:00 am – 9:30 am\n10:00 am – 10:30 am"],
    ["an amount", "10.50 lakh were given.\n12.50 lakh were spent."],
    ["a word that begins like noon", "Noontime is busy.\nNoontime is hot."],
  ])("is not %s", (_, text) => {
    expect(read(text)).toEqual([readRichText(text).length]);
  });
});
