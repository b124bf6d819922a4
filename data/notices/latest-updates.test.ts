import { expect, test } from "vitest";
import { messengerText } from "./latest-updates.ts";

const address = "https://school.example/notices/1";

test("a notice for a messenger has its words, its last day and its link", () => {
  expect(messengerText("Gate 2 stays shut • Use the main gate.", "Until 4 January", address)).toBe(
    `*Gate 2 stays shut*\n\nUse the main gate.\n\nUntil 4 January\n\n${address}`,
  );
  expect(messengerText("The bell rings at nine", "", address)).toBe(
    `*The bell rings at nine*\n\n${address}`,
  );
});
