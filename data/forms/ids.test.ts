import { expect, test } from "vitest";
import { z } from "zod";
import { isLinkKey, isRowId } from "./ids.ts";

const id = "0b6c1a54-7d7a-4d0e-9a3f-2f6f0a7c9e11";
const key = "0123456789abcdef".repeat(4);

test("a row's id is a whole UUID, in small or capital letters", () => {
  expect(isRowId(id)).toBe(true);
  expect(isRowId(id.toUpperCase())).toBe(true);
  for (const text of ["", "new", id.slice(1), `${id}0`, `${id}\n`, key]) {
    expect(isRowId(text), text).toBe(false);
  }
});

test("a form takes exactly the ids that an address may hold", () => {
  const texts = [id, id.toUpperCase(), "f".repeat(32), id.slice(1), `${id}\n`, key];
  const ofNoVersion = "ffffffff-ffff-9fff-0fff-fffffffffffe";
  for (const text of [ofNoVersion, ...texts]) {
    expect(z.guid().safeParse(text).success, text).toBe(isRowId(text));
  }
});

test("the key of a personal link has 64 hexadecimal digits", () => {
  expect(isLinkKey(key)).toBe(true);
  for (const text of ["", id, key.slice(1), `${key}0`, key.toUpperCase(), `${key}\n`]) {
    expect(isLinkKey(text), text).toBe(false);
  }
});
