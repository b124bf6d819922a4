import { mkdtempSync, rmSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp, type SharpOptions } from "sharp";
import { thumbHashToApproximateAspectRatio } from "thumbhash";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { renderPicture, renderScan } from "./renditions.ts";

let directory: string;
const made: string[] = [];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "renditions-"));
  made.push(directory);
});
afterAll(() => {
  for (const each of made) rmSync(each, { recursive: true, force: true });
});

/** Stands in for a photograph: a sky over a field. */
const scene = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#1f6f5c" } }).composite([
    {
      input: {
        create: { width, height: Math.round(height / 2), channels: 3, background: "#f2c46d" },
      },
      gravity: "north",
    },
  ]);

async function render(bytes: Buffer | string) {
  const source = join(directory, "received");
  await writeFile(source, bytes);
  return renderPicture(source, directory);
}

describe("a photo from a phone", () => {
  test("is stored upright, in every width, in three formats, without its metadata", async () => {
    const photo = await scene(1600, 1200)
      .jpeg()
      .withExif({
        IFD0: { Copyright: "A parent", ImageDescription: "At the gate" },
        IFD3: { GPSLatitude: "30/1 26/1 0/1", GPSLongitude: "77/1 37/1 0/1" },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const rendered = await render(photo);

    expect(rendered).toMatchObject({ width: 1200, height: 1600 });
    expect(rendered.files.sort()).toEqual(
      [
        ...["320.avif", "640.avif", "960.avif", "1200.avif"],
        ...["320.webp", "640.webp", "960.webp", "1200.webp", "1200x1600.jpg"],
      ].sort(),
    );
    expect(
      thumbHashToApproximateAspectRatio(Buffer.from(rendered.thumbhash, "base64")),
    ).toBeCloseTo(0.75, 0);
    for (const name of rendered.files) {
      const file = await readFile(join(directory, name));
      const { width, height, format, exif, xmp, orientation } = await sharp(file).metadata();
      const names = {
        heif: `${width}.avif`,
        webp: `${width}.webp`,
        jpeg: `${width}x${height}.jpg`,
      };
      expect(names[format as keyof typeof names]).toBe(name);
      expect({ exif, xmp, orientation }).toEqual({});
      expect(file.includes("At the gate")).toBe(false);
    }
    // The camera's orientation tag puts the sky on the right.
    const corner = { left: 280, top: 100, width: 30, height: 30 };
    const [red] = await sharp(join(directory, "320.webp")).extract(corner).raw().toBuffer();
    expect(red).toBeGreaterThan(200);
  });

  test("is never enlarged", async () => {
    const rendered = await render(await scene(200, 100).png().toBuffer());
    expect(rendered.files.sort()).toEqual(["200.avif", "200.webp", "200x100.jpg"]);
  });

  test("is reduced to the widest stored size", async () => {
    const rendered = await render(await scene(4000, 1000).jpeg().toBuffer());
    expect(rendered).toMatchObject({ width: 2560, height: 640 });
  });

  test("upright keeps that width; a narrow, tall one is no larger in total", async () => {
    const source = join(directory, "received");
    const keep = async (picture: Sharp) => {
      await picture.toFile(source);
      return renderScan(source, directory, "sheet.jpg");
    };
    expect(await keep(scene(2640, 3520).jpeg())).toMatchObject({ width: 2560, height: 3413 });
    const { width, height } = await keep(scene(2560, 9700).jpeg());
    expect(width * height).toBeLessThanOrEqual(2560 * 3420);
    expect(height / width).toBeCloseTo(9700 / 2560, 2);
    const turned = scene(9700, 2560).jpeg().withMetadata({ orientation: 6 });
    expect(await keep(turned)).toMatchObject({ width, height });
  });

  test("keeps transparency, and gets a white background as JPEG", async () => {
    const logo = { create: { width: 128, height: 128, channels: 4, background: "#00000000" } };
    await render(
      await sharp(logo as SharpOptions)
        .png()
        .toBuffer(),
    );
    expect((await sharp(join(directory, "128.webp")).metadata()).hasAlpha).toBe(true);
    const { channels } = await sharp(join(directory, "128x128.jpg")).stats();
    expect(channels[0]?.mean).toBe(255);
  });
});

describe("a bad picture is refused with a reason", () => {
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from("ftypheic"),
    Buffer.alloc(40),
  ]);
  test.each([
    [
      "a drawing that can hold scripts",
      "not_a_picture",
      "<svg xmlns='http://www.w3.org/2000/svg'/>",
    ],
    ["a page", "not_a_picture", "<!doctype html><script>alert(1)</script>"],
    ["a document", "not_a_picture", "%PDF-1.7\n1 0 obj"],
    ["an iPhone's own format", "heic", heic],
    ["a picture in name only", "damaged", Buffer.from("ffd8ffe000104a464946000101", "hex")],
  ])("%s", async (_what, code, bytes) => {
    await expect(render(bytes)).rejects.toMatchObject({ code });
    expect(await readdir(directory)).toEqual(["received"]);
  });

  test("a photo that is cut off", async () => {
    const noise = { create: { width: 900, height: 900, channels: 3, noise: { type: "gaussian" } } };
    const whole = await sharp(noise as SharpOptions)
      .jpeg()
      .toBuffer();
    await expect(render(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      code: "damaged",
    });
  });

  test("a small file that would fill the memory", async () => {
    const bomb = await scene(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    await expect(render(bomb)).rejects.toMatchObject({ code: "too_many_pixels" });
  });

  test("a picture too small to be shown", async () => {
    await expect(render(await scene(300, 40).png().toBuffer())).rejects.toMatchObject({
      code: "too_small",
    });
  });

  test("data hidden behind a photo is removed", async () => {
    const photo = await scene(320, 240).jpeg().toBuffer();
    const { files } = await render(
      Buffer.concat([photo, Buffer.from("<script>alert(1)</script>")]),
    );
    for (const name of files) {
      expect((await readFile(join(directory, name))).includes("<script>")).toBe(false);
    }
  });
});
