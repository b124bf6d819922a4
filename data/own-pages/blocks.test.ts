import { describe, expect, test } from "vitest";
import { blockIn, isBlockIn } from "./block-language.ts";
import { type Block, blockFields, blockKinds, blockSchema, blocksSchema } from "./blocks.ts";
import { cellsOf } from "./shown-blocks.ts";

const id = "b1";
const picture = "/media/a.jpg";
const samples: Record<Block["kind"], object> = {
  text: { body: "<p>Words</p>" },
  picture: { picture, alt: "A gate" },
  pictures: { pictures: [{ picture, alt: "A gate" }] },
  quote: { quote: "It is quiet here." },
  numbers: { numbers: [{ value: "24:1", label: "students for each teacher" }] },
  steps: { steps: [{ title: "Ask" }] },
  table: { rows: "Day | Hour" },
  questions: { questions: [{ question: "When?", answer: "At nine." }] },
  documents: { document_ids: ["6f1c7a54-7f0e-4a43-9a63-0d7e8f0d2d11"] },
  video: { video: "https://youtu.be/dQw4w9WgXcQ", title: "The choir" },
  map: { place: "The gate", coordinates: "31.1048, 77.1734" },
  people: { people: [{ name: "S. Kashyap", picture }, { name: "R. Negi" }] },
  form: { form: "enquiry" },
  action: { heading: "Visit us", label: "Choose a day", to: "/meetings" },
  events: { campus: null },
  notices: { campus: "majra" },
};

const issuesOf = (block: object) =>
  blockSchema.safeParse(block).error?.issues.map(({ path }) => path.join("."));

describe("A block", () => {
  test.each(blockKinds)(
    "%s is accepted with its required fields, and the others are empty",
    (kind) => {
      const block = blockSchema.parse({ kind, id, ...samples[kind] });
      expect(block.kind).toBe(kind);
      if ("heading" in blockFields(kind) && kind !== "action") {
        expect(block).toHaveProperty("heading", "");
      }
      // What was saved is accepted again.
      expect(blockSchema.parse(block)).toEqual(block);
    },
  );

  test.each(blockKinds.filter((kind) => kind !== "events" && kind !== "notices"))(
    "%s with nothing in it is refused",
    (kind) => {
      expect(issuesOf({ kind, id })).not.toEqual(undefined);
    },
  );

  test("of an unknown kind, without an id or over its limit is refused", () => {
    expect(issuesOf({ kind: "script", id })).toEqual(["kind"]);
    expect(issuesOf({ kind: "quote", quote: "Here." })).toEqual(["id"]);
    expect(issuesOf({ kind: "quote", id, quote: "x".repeat(601) })).toEqual(["quote"]);
    expect(issuesOf({ kind: "picture", id, picture: "javascript:x", alt: "A" })).toEqual([
      "picture",
    ]);
    expect(issuesOf({ kind: "video", id, title: "A", video: "https://example.com" })).toEqual([
      "video",
    ]);
    const steps = Array.from({ length: 13 }, () => ({ title: "Ask" }));
    expect(issuesOf({ kind: "steps", id, steps })).toEqual(["steps"]);
    const translations = { hi: { quote: "x".repeat(601) } };
    expect(issuesOf({ kind: "quote", id, quote: "Here.", translations })).toEqual([
      "translations.hi.quote",
    ]);
  });

  test("is one of at most forty", () => {
    const blocks = Array.from({ length: 41 }, (_, at) => ({
      kind: "events",
      id: `b${at}`,
      campus: null,
    }));
    expect(blocksSchema.safeParse(blocks).success).toBe(false);
    expect(blocksSchema.safeParse(blocks.slice(1)).success).toBe(true);
  });
});

describe("The words of a block", () => {
  const question = (hindi: object) =>
    blockSchema.parse({
      kind: "questions",
      id,
      heading: "Asked often",
      questions: [{ question: "When?", answer: "At nine.", translations: { hi: hindi } }],
      translations: { hi: { heading: "अक्सर पूछा गया" } },
    });

  test("are shown in a language when all of them are translated, also in lists", () => {
    const whole = question({ question: "कब?", answer: "नौ बजे।" });
    expect(isBlockIn(whole, "hi")).toBe(true);
    expect(blockIn(whole, "hi")).toEqual({
      kind: "questions",
      id,
      heading: "अक्सर पूछा गया",
      questions: [{ question: "कब?", answer: "नौ बजे।" }],
    });
    expect(isBlockIn(question({ question: "कब?" }), "hi")).toBe(false);
  });

  test("that are left empty in English need no translation", () => {
    expect(isBlockIn(blockSchema.parse({ kind: "events", id, campus: null }), "hi")).toBe(true);
  });
});

test("A table reads bars and cells pasted from a spreadsheet", () => {
  expect(cellsOf("Day | Hour\n\nMonday\t9:00")).toEqual([
    ["Day", "Hour"],
    ["Monday", "9:00"],
  ]);
});
