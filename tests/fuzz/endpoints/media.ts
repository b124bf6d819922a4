import type { Facts } from "../facts.ts";
import { hostilePart } from "../hostile-values.ts";
import type { Random } from "../random.ts";
import type { FuzzRequest } from "../request.ts";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/**
 * Stored pictures and documents at addresses that were never given out, and uploads that are not pictures.
 */
export function askForMedia(random: Random, facts: Facts): FuzzRequest {
  const part = () => hostilePart(random);
  if (random.chance(0.6)) {
    const file = random.pick([
      "640.avif",
      "640.webp",
      "original",
      "99999.jpeg",
      part(),
      "..%2f..%2fkeys.json",
    ]);
    return {
      endpoint: "media",
      method: random.pick(["GET", "GET", "HEAD", "DELETE"]),
      path: random.pick([
        `/media/${random.pick([facts.media, part()])}/${file}`,
        `/documents/${random.pick(["uniform-list", file, `files/${facts.media}`, part()])}`,
      ]),
      headers: random.chance(0.2) ? { range: "bytes=5-1" } : {},
    };
  }
  const authorization = random.pick([...facts.alumni, ...facts.alumni, "a.b.c", ""]);
  const cut = random.below(png.length);
  return {
    endpoint: "media",
    method: "POST",
    path: random.pick([
      `/media?purpose=${random.pick(["avatar", "site", part()])}`,
      "/documents",
      "/admissions/application/documents",
    ]),
    headers: {
      ...(authorization && { authorization: `Bearer ${authorization}` }),
      "x-file-name": random.pick(["me.png", part()]),
      "content-type": random.pick(["image/png", "image/svg+xml", "text/html", part()]),
    },
    body: random.pick([
      png,
      png.subarray(0, cut),
      Buffer.concat([png.subarray(0, cut), Buffer.alloc(5_000, 7)]),
      Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"),
      Buffer.from("GIF89a"),
      Buffer.from(
        "%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 1 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF",
      ),
      Buffer.alloc(0),
      Buffer.alloc(100_000, 0xff),
    ]),
  };
}
