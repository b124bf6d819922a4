import fieldNames from "messages:admin/content/fieldNames";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { isLevelHead } from "../../../data/admissions/fee-schedule.ts";
import type { Json } from "../../../data/database.types.ts";
import { isCampus } from "../../../data/school/campuses.ts";
import { isLevel } from "../../../data/school/levels.ts";
import { contentPages } from "./content-pages.ts";
import { type Shape, shapeOf } from "./content-shape.ts";
import { countOutdated, withList, withValue } from "./content-tree.ts";
import { contentOf, savedOf } from "./saved-content.ts";

const isNamed = (name: string) =>
  isCampus(name) ||
  isLevel(name) ||
  isLevelHead(name) ||
  (name in fieldNames.en && name in fieldNames.hi);

const shape = shapeOf(
  z.object({
    lead: z.string().max(400),
    notice: z.string().optional(),
    rows: z.array(z.object({ name: z.string().max(80), day: z.iso.date() })).max(4),
  }),
);
const english = { lead: "Welcome", rows: [{ name: "Desk", day: "2026-11-21" }] };
const inHindi = (content: Json, source: Json = null) => ({ hi: { content, source } });
const hindi = { lead: "स्वागत", rows: [{ name: "Desk", day: "2026-11-21" }] };

describe("Content in its languages", () => {
  test("comes back as saved", () => {
    const content = contentOf(shape, { english, translations: inHindi(hindi) });
    expect(content.translations.hi.said).toEqual({
      lead: "स्वागत",
      rows: [{ name: "", day: "2026-11-21" }],
    });
    expect(savedOf(shape, content)).toEqual({ english, translations: inHindi(hindi, english) });
  });

  test("has no Hindi where nothing is translated, and no empty notice", () => {
    const content = contentOf(shape, { english, translations: {} });
    const noticed = { ...content, english: withValue(content.english, "notice", " ") };
    expect(savedOf(shape, noticed)).toEqual({ english, translations: {} });
  });

  test("keeps the languages of an entry together when it moves", () => {
    const two = withList(
      contentOf(shape, { english, translations: inHindi(hindi) }),
      "rows",
      (rows) => [{ name: "Gate", day: "2026-11-22" } as Json, ...rows],
    );
    expect(savedOf(shape, two).english).toMatchObject({
      rows: [{ name: "Gate" }, { name: "Desk" }],
    });
    expect(savedOf(shape, two).translations.hi?.content).toMatchObject({
      rows: [{ name: "Gate" }, { name: "Desk" }],
    });
  });

  test("keeps a list entry that exists only in Hindi, and asks for its English", () => {
    const gate = { name: "द्वार", day: "2026-11-22" };
    const longer = { ...hindi, rows: [...hindi.rows, gate] };
    const content = contentOf(shape, { english, translations: inHindi(longer, english) });
    expect(content.english).toMatchObject({ rows: [{}, { name: "", day: "2026-11-22" }] });
    const written = { ...content, english: withValue(content.english, "rows/1/name", "Gate") };
    expect(savedOf(shape, written).translations.hi?.content).toEqual(longer);
    expect(countOutdated(shape, written, "hi")).toBe(0);
    const taken = withList(content, "rows", (rows) => rows.slice(0, 1));
    expect(savedOf(shape, taken)).toMatchObject({
      english,
      translations: { hi: { content: hindi } },
    });
  });

  test("names translations older than their English until somebody reviews them", () => {
    const content = contentOf(shape, { english, translations: inHindi(hindi, english) });
    expect(countOutdated(shape, content, "hi")).toBe(0);
    const changed = { ...content, english: withValue(content.english, "lead", "Come in") };
    expect(countOutdated(shape, changed, "hi")).toBe(1);
    const saved = savedOf(shape, changed);
    const later = contentOf(shape, saved);
    expect(countOutdated(shape, later, "hi")).toBe(1);
    const { said, source } = later.translations.hi;
    const hi = { said, source: withValue(source, "lead", null) };
    const seen = { ...later, translations: { ...later.translations, hi } };
    expect(countOutdated(shape, seen, "hi")).toBe(0);
    expect(savedOf(shape, seen).translations.hi?.source).toMatchObject({ lead: "Come in" });
  });

  test.for(contentPages())("of $key has a labelled field for each of its parts", ({ schema }) => {
    const missing: string[] = [];
    const look = (part: Shape) => {
      if (part.kind === "list") look(part.item);
      if (part.kind === "choice") missing.push(...part.choices.filter((each) => !isNamed(each)));
      if (part.kind !== "group") return;
      for (const { name, shape: inner } of part.fields) {
        if (!isNamed(name)) missing.push(name);
        look(inner);
      }
    };
    look(shapeOf(schema));
    expect(missing).toEqual([]);
  });
});
