import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { readPreviewToken, signPreview } from "./previews.ts";

const id = randomUUID();
const soon = new Date(Date.now() + 60_000);

test("A signed link names its preview until it expires", () => {
  const token = signPreview("key", id, soon);
  expect(readPreviewToken("key", token)).toEqual({ id, isOver: false });
  expect(readPreviewToken("key", token, soon.getTime())).toEqual({ id, isOver: true });
});

test("Only a link that the server signed is accepted", () => {
  const token = signPreview("key", id, soon);
  const [, until = "", mac = ""] = token.split(".");
  const later = (Number.parseInt(until, 36) + 3_600_000).toString(36);
  for (const forged of [
    `${randomUUID()}.${until}.${mac}`,
    `${id}.${later}.${mac}`,
    signPreview("another key", id, soon),
    token.slice(0, -1),
    `${token}x`,
    "",
  ]) {
    expect(readPreviewToken("key", forged)).toBeUndefined();
  }
});
