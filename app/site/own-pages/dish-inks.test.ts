import { expect, test } from "vitest";
import { dishOf, isOfMeals } from "./dish-inks.ts";

test("A dish has the inks of its words in their order, in both languages", () => {
  expect(dishOf("Potato and spinach", "fill-leaf-300")).toEqual({
    ink: "fill-saffron-100",
    bits: "fill-pine-600",
  });
  expect(dishOf("आलू-पालक", "fill-leaf-300")).toEqual({
    ink: "fill-saffron-100",
    bits: "fill-pine-600",
  });
  expect(dishOf("Something new", "fill-leaf-300")).toEqual({ ink: "fill-leaf-300", bits: null });
});

test.each([
  ["आलू गोभी", "fill-saffron-100", "fill-paper"],
  ["गोभी-मटर", "fill-paper", "fill-leaf-300"],
  ["फूलगोभी", "fill-paper", null],
  ["फूल गोभी", "fill-paper", null],
  ["पत्तागोभी", "fill-leaf-300", null],
  ["पत्ता गोभी", "fill-leaf-300", null],
  ["बंदगोभी", "fill-leaf-300", null],
  ["खीरा", "fill-leaf-400", null],
  ["खीर", "fill-paper", null],
])("A dish whose word is part of another's is not mixed with it: %s", (words, ink, bits) => {
  expect(dishOf(words, "fill-pine-300")).toEqual({ ink, bits });
});

test.each([
  ["क\u{95d}ी", "fill-saffron-200"],
  ["गु\u{95c}", "fill-saffron-900"],
  ["पकौ\u{95c}े", "fill-saffron-900"],
  ["उ\u{95c}द", "fill-pine-900"],
])("A dish is known whether its dotted letter is typed as one sign or as two: %s", (words, ink) => {
  expect(dishOf(words, "fill-leaf-400").ink).toBe(ink);
  expect(dishOf(words.normalize("NFD"), "fill-leaf-400").ink).toBe(ink);
});

test("Only a table that speaks of food is laid out on plates", () => {
  expect(isOfMeals("This week’s plates", ["Day", "First", "Second"])).toBe(true);
  expect(isOfMeals("इस सप्ताह", ["दिन", "दाल"])).toBe(true);
  expect(isOfMeals("टि\u{95e}िन", ["दिन"])).toBe(true);
  expect(isOfMeals("Library hours", ["Day", "From", "To"])).toBe(false);
});
