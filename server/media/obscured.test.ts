import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { readObscured } from "./obscured.ts";
import { renderPicture } from "./renditions.ts";

const directory = mkdtempSync(join(tmpdir(), "obscured-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const id = "5f3c9d0e-0000-4000-8000-000000000001";
const read = (areas: string, from = id) =>
  readObscured(new URLSearchParams({ purpose: "site", from, areas }));

test("an area is read as shares of the picture", () => {
  expect(read("0.1,0.2,0.3,0.4;0,0,1,1")).toEqual({
    id,
    areas: [
      { left: 0.1, top: 0.2, width: 0.3, height: 0.4 },
      { left: 0, top: 0, width: 1, height: 1 },
    ],
  });
  expect(readObscured(new URLSearchParams({ purpose: "site" }))).toBeUndefined();
});

describe("no area is read as none", () => {
  test.each([
    ["nothing", ""],
    ["three numbers", "0.1,0.2,0.3"],
    ["a word", "0.1,0.2,0.3,wide"],
    ["more than the picture", "0.1,0.2,1.3,0.4"],
    ["without width", "0.1,0.2,0,0.4"],
    ["one of twenty-one", Array.from({ length: 21 }, () => "0,0,1,1").join(";")],
  ])("%s", (_what, areas) => {
    expect(() => read(areas)).toThrow("bad_request");
  });
});

test("an invented picture has none", () => {
  expect(() => read("0,0,1,1", "../keys.json")).toThrow("bad_request");
});

test("in every file the area becomes a few squares, and the rest of the picture is unchanged", async () => {
  // Noise: every pixel differs from its neighbours, as in a face.
  const size = { width: 800, height: 600, channels: 3 as const };
  const noise = Buffer.from(
    Uint8Array.from({ length: 800 * 600 * 3 }, (_, place) => (place * 7919) % 251),
  );
  const source = join(directory, "source");
  await sharp(noise, { raw: size }).png().toFile(source);
  const area = { left: 0.25, top: 0.25, width: 0.25, height: 0.25 };
  const { files } = await renderPicture(source, directory, "site", [area]);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const path = join(directory, file);
    const { width = 0, height = 0 } = await sharp(path).metadata();
    // Inside each of the four by four squares only compression varies the colour.
    const inside = { width: Math.floor(width / 32), height: Math.floor(height / 32) };
    const spread = async (left: number, top: number) => {
      const part = sharp(path).extract({ left, top, ...inside });
      const { channels } = await sharp(await part.png().toBuffer()).stats();
      return Math.max(...channels.map(({ stdev }) => stdev));
    };
    const square = [width / 4 + width / 64, height / 4 + height / 64].map(Math.round);
    expect(await spread(square[0] ?? 0, square[1] ?? 0)).toBeLessThan(12);
    if (width === 800) expect(await spread(10, 10)).toBeGreaterThan(20);
  }
});
