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

test("Only a table that speaks of food is laid out on plates", () => {
  expect(isOfMeals("This week’s plates", ["Day", "First", "Second"])).toBe(true);
  expect(isOfMeals("इस सप्ताह", ["दिन", "दाल"])).toBe(true);
  expect(isOfMeals("Library hours", ["Day", "From", "To"])).toBe(false);
});
