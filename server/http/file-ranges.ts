import type { Context } from "hono";
import type { SentFile } from "./sent-file.ts";

/**
 * Sends the whole file, or the requested range of it (RFC 9110, section 14), or 416 if it has no such range.
 * `headers` hold its type and a strong ETag: a request to continue a range of another version gets the whole
 * file.
 */
export function sendFile(
  c: Context,
  file: SentFile,
  headers: Readonly<Record<string, string>> & { etag: string },
): Response {
  const whole = { ...headers, "accept-ranges": "bytes" };
  const range = readRange(c.req.header("range"), file.size);
  if (range === "unsatisfiable") {
    return c.body(null, 416, { ...whole, "content-range": `bytes */${file.size}` });
  }
  const condition = c.req.header("if-range");
  if (!range || (condition !== undefined && condition !== headers.etag)) {
    return c.body(file.part(0, file.size - 1), 200, {
      ...whole,
      "content-length": String(file.size),
    });
  }
  const { first, last } = range;
  return c.body(file.part(first, last), 206, {
    ...whole,
    "content-length": String(last + 1 - first),
    "content-range": `bytes ${first}-${last}/${file.size}`,
  });
}

type Range = { first: number; last: number };

/** One range of bytes; several ranges or another unit are ignored, as RFC 9110 allows. */
function readRange(header: string | undefined, size: number): Range | "unsatisfiable" | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return undefined;
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== "" && to !== "" && Number(to) < first) return undefined;
  return first < size && first <= last ? { first, last } : "unsatisfiable";
}
