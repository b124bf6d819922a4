import { expect, test } from "vitest";
import { resources } from "./resources.ts";

test("no two questions for choices share a name, because answers are cached under it", () => {
  const asked = resources
    .flatMap(({ fields, filters }) => [...fields, ...filters])
    .flatMap(({ loadedChoices }) => loadedChoices ?? []);
  const questions = new Set(asked.map(({ list }) => list));
  const names = new Set(asked.map(({ of }) => of));
  expect(questions.size).toBeGreaterThan(3);
  expect(names.size).toBe(questions.size);
});
