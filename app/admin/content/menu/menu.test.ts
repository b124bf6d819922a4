import { describe, expect, test } from "vitest";
import type { Json } from "../../../../data/database.types.ts";
import { siteMenuSchema } from "../../../../data/pages/menu-schema.ts";
import { changed, contentIn } from "../content-edit.ts";
import { contentPages } from "../content-pages.ts";
import { shapeOf } from "../content-shape.ts";
import { valueAt, withValue } from "../content-tree.ts";
import { savedOf } from "../saved-content.ts";

const shape = shapeOf(siteMenuSchema);
const { original = {} } = contentPages().find(({ key }) => key === "menu") ?? {};
const start = contentIn(shape, original);
const inHindi = (content: typeof start, path: string) =>
  valueAt(savedOf(shape, content).translations.hi?.content, path);

describe("The form of the menu", () => {
  test("starts with the original in every language and saves it unchanged", () => {
    const { english, translations } = savedOf(shape, start);
    expect(english).toEqual(original.en?.content);
    expect(translations.hi?.content).toEqual(original.hi?.content);
    expect(valueAt(english, "groups/0/name")).toBe("About");
    expect(inHindi(start, "groups/0/name")).toBe("परिचय");
  });

  test("moves an entry to another list in every language", () => {
    const named = {
      ...start,
      english: withValue(start.english, "groups/0/entries/0/name", "Our house"),
    };
    const written = changed(named, {
      kind: "translation",
      into: "hi",
      path: "groups/0/entries/0/name",
      value: "हमारा घर",
    });
    const moved = changed(written, {
      kind: "move",
      path: "groups/0/entries",
      place: 0,
      to: "legal",
    });
    const legal = moved.english as { legal: Json[]; groups: { entries: Json[] }[] };
    expect(legal.legal).toHaveLength(4);
    expect(legal.groups[0]?.entries).toHaveLength(3);
    expect(valueAt(moved.english, "legal/3")).toEqual({
      kind: "page",
      goesTo: "/about",
      name: "Our house",
    });
    expect(inHindi(moved, "legal/3/name")).toBe("हमारा घर");
    expect(inHindi(moved, "groups/0/entries/0/goesTo")).toBe("/about/vision");
  });

  test("keeps the Hindi name of a page that has no English name of its own", () => {
    const written = changed(start, {
      kind: "translation",
      into: "hi",
      path: "groups/0/entries/0/name",
      value: "हमारा घर",
    });
    const { english, translations } = savedOf(shape, written);
    const again = contentIn(shape, {
      en: { content: english, source: null },
      hi: { content: translations.hi?.content ?? null, source: translations.hi?.source ?? null },
    });
    expect(valueAt(again.english, "groups/0/entries/0/name")).toBe("");
    expect(valueAt(again.translations.hi.said, "groups/0/entries/0/name")).toBe("हमारा घर");
  });

  test("sends each address once, whatever the language", () => {
    const other = changed(start, { kind: "english", path: "direct/0/goesTo", value: "/news" });
    expect(inHindi(other, "direct/0/goesTo")).toBe("/news");
  });
});
