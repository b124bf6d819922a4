import adminTexts from "messages:admin/admin/admin";
import { expect, test } from "vitest";
import { failureSentence, undoFailureSentence } from "./failures.tsx";

const t = adminTexts.en;

test("a change that fails for no known reason was not done", () => {
  expect(failureSentence(new TypeError("Failed to fetch"), t)).toBe(
    "This did not work. Please try again.",
  );
  expect(failureSentence(undefined, adminTexts.hi)).toBe(adminTexts.hi.notDone);
  for (const { failed, notDone } of [adminTexts.en, adminTexts.hi]) {
    expect(notDone).not.toBe(failed);
  }
});

test("the database's reason comes before what a form says of its own", () => {
  const refused = { code: "42501", details: "office_role" };
  expect(failureSentence(refused, t)).toBe(t.outsideRole);
  expect(failureSentence(refused, t, t.saveFailed)).toBe(t.outsideRole);
  expect(failureSentence({ code: "XX000" }, t, t.saveFailed)).toBe(t.saveFailed);
});

test("an undoing that fails says so", () => {
  expect(undoFailureSentence({ code: "XX000" }, t)).toBe(t.undoFailed);
  expect(undoFailureSentence({ code: "42501", details: "office_role" }, t)).toBe(t.outsideRole);
});

test.each([adminTexts.en, adminTexts.hi])(
  "an import or a promotion that stays says why",
  (texts) => {
    const refused = (details: string, hint?: string) =>
      undoFailureSentence({ code: "PT409", details, hint }, texts);
    expect(refused("import_changed", "1")).toBe(texts.undoImport(1));
    expect(refused("import_changed", "12")).toContain("12");
    expect(refused("promotion_over")).toBe(texts.undoPromotionOver);
    expect(refused("promotion_answered")).toBe(texts.undoPromotionAnswered);
  },
);
