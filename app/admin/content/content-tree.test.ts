import fieldNames from "messages:admin/content/fieldNames";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { Json } from "../../../data/database.types.ts";
import { contentPages } from "./content-pages.ts";
import { type Shape, shapeOf } from "./content-shape.ts";
import { contentOf, countOutdated, savedOf, withList, withValue } from "./content-tree.ts";

const isNamed = (name: string) => name in fieldNames.en && name in fieldNames.hi;

const shape = shapeOf(
  z.object({
    lead: z.string().max(400),
    notice: z.string().optional(),
    rows: z.array(z.object({ name: z.string().max(80), day: z.iso.date() })).max(4),
  }),
);
const english = { lead: "Welcome", rows: [{ name: "Desk", day: "2026-11-21" }] };
const hindi = { lead: "स्वागत", rows: [{ name: "Desk", day: "2026-11-21" }] };

describe("Content in two languages", () => {
  test("comes back as it was saved", () => {
    const content = contentOf(shape, { english, hindi });
    expect(content.hindi).toEqual({ lead: "स्वागत", rows: [{ name: "", day: "2026-11-21" }] });
    expect(savedOf(shape, content)).toEqual({ english, hindi, source: english });
  });

  test("has no Hindi where nothing is translated, and no empty notice", () => {
    const content = contentOf(shape, { english });
    const noticed = { ...content, english: withValue(content.english, "notice", " ") };
    expect(savedOf(shape, noticed)).toEqual({ english, hindi: null, source: null });
  });

  test("keeps its entries beside each other when they move", () => {
    const two = withList(contentOf(shape, { english, hindi }), "rows", (rows) => [
      { name: "Gate", day: "2026-11-22" } as Json,
      ...rows,
    ]);
    expect(savedOf(shape, two).english).toMatchObject({
      rows: [{ name: "Gate" }, { name: "Desk" }],
    });
    expect(savedOf(shape, two).hindi).toMatchObject({ rows: [{ name: "Gate" }, { name: "Desk" }] });
  });

  test("loses no entry that a list has in Hindi alone: its English waits to be written", () => {
    const gate = { name: "द्वार", day: "2026-11-22" };
    const longer = { ...hindi, rows: [...hindi.rows, gate] };
    const content = contentOf(shape, { english, hindi: longer, source: english });
    expect(content.english).toMatchObject({ rows: [{}, { name: "", day: "2026-11-22" }] });
    const written = { ...content, english: withValue(content.english, "rows/1/name", "Gate") };
    expect(savedOf(shape, written).hindi).toEqual(longer);
    expect(countOutdated(shape, written)).toBe(0);
    const taken = withList(content, "rows", (rows) => rows.slice(0, 1));
    expect(savedOf(shape, taken)).toMatchObject({ english, hindi });
  });

  test("says which translation is older than its English, until it is looked at", () => {
    const content = contentOf(shape, { english, hindi, source: english });
    expect(countOutdated(shape, content)).toBe(0);
    const changed = { ...content, english: withValue(content.english, "lead", "Come in") };
    expect(countOutdated(shape, changed)).toBe(1);
    const saved = savedOf(shape, changed);
    const later = contentOf(shape, saved);
    expect(countOutdated(shape, later)).toBe(1);
    const seen = { ...later, source: withValue(later.source, "lead", null) };
    expect(countOutdated(shape, seen)).toBe(0);
    expect(savedOf(shape, seen).source).toMatchObject({ lead: "Come in" });
  });

  test.for(contentPages)("of $key has a field with words for each of its parts", ({ schema }) => {
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
