import { describe, expect, test } from "vitest";
import { continuedDraft, keptDraft, laidOver } from "./begun-draft.ts";

const was = { title: "Choir", place: "Hall", notes: "" };
const begun = { seen: "2026-11-01T08:00:00Z", was };
const later = (was: object) => ({ seen: "2026-11-02T08:00:00Z", was });

describe("A draft is gone on with", () => {
  test("as it is, where nobody has saved since", () => {
    const contents = { ...was, notes: "Bring chairs" };
    expect(continuedDraft({ contents, begun }, begun)).toEqual({ contents, begun });
  });

  test("with what a colleague has saved in other fields since", () => {
    const contents = { ...was, notes: "Bring chairs" };
    const now = later({ ...was, place: "Library" });
    const went = continuedDraft<object>({ contents, begun }, now);
    expect(went.contents).toEqual({ ...was, place: "Library", notes: "Bring chairs" });
    expect(went.begun).toBe(now);
  });

  test("from its own beginning, where a colleague has saved the same field", () => {
    const kept = { contents: { ...was, place: "Garden" }, begun };
    const now = later({ ...was, place: "Library", notes: "Bring chairs" });
    expect(continuedDraft<object>(kept, now)).toEqual(kept);
  });

  test("with the texts of a page in other places, but not in the same list", () => {
    const page = { english: { lead: "One", rows: ["a", "b"] }, hindi: { lead: "एक" } };
    const kept = {
      contents: { ...page, english: { lead: "One", rows: ["a", "c"] } },
      begun: { ...begun, was: page },
    };
    const other = later({ ...page, hindi: { lead: "पहला" } });
    expect(continuedDraft<object>(kept, other).contents).toEqual({
      english: { lead: "One", rows: ["a", "c"] },
      hindi: { lead: "पहला" },
    });
    const same = later({ ...page, english: { lead: "One", rows: ["a", "b", "d"] } });
    expect(continuedDraft<object>(kept, same)).toEqual(kept);
  });

  test("with what is new on either side, and without what was taken out", () => {
    const contents = { title: "Choir", notes: "" };
    const now = later({ ...was, room: "12" });
    const went = continuedDraft<object>({ contents, begun }, now);
    expect(went.contents).toEqual({ title: "Choir", notes: "", room: "12" });
  });

  test("to be compared when it is saved, where its beginning is not known", () => {
    const kept = keptDraft<object>({ ...was, notes: "Bring chairs" });
    const went = continuedDraft(kept, begun);
    expect(went).toEqual(kept);
    expect(went.begun.seen).not.toBe(begun.seen);
  });
});

describe("A form is laid over a newer version", () => {
  const typed = { title: "Choir", place: "Gym", notes: "" };

  test("with only what was changed in it", () => {
    expect(laidOver(was, typed, { ...was, notes: "Bring chairs" })).toEqual({
      contents: { title: "Choir", place: "Gym", notes: "Bring chairs" },
      isApart: false,
    });
  });

  test("to be compared where both have changed the same field, unless to the same text", () => {
    const { contents, isApart } = laidOver(was, typed, { ...was, place: "Yard", notes: "Chairs" });
    expect(isApart).toBe(true);
    expect(contents).toEqual({ title: "Choir", place: "Gym", notes: "Chairs" });
    expect(laidOver(was, typed, typed).isApart).toBe(false);
  });

  test("to be compared wherever it differs, if its beginning is not known", () => {
    expect(laidOver({}, typed, was).isApart).toBe(true);
    expect(laidOver({}, was, was).isApart).toBe(false);
  });
});
