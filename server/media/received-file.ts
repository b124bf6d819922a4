import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Context } from "hono";
import { isTokenRefused } from "../../data/accounts/refused-token.ts";
import type { SchoolClient } from "../../data/client.ts";
import { getMediaUploader, type MediaPurpose } from "../../data/gallery/media.ts";
import { type Language, languageNamed } from "../../data/languages.ts";
import { bearerToken } from "../../platform/bearer.ts";
import { letFinish } from "../../platform/rest-of-body.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { UploadRefusal, type UploadRefusalCode } from "./upload-refusal.ts";

/** How long to read the rest of a refused file; an authorised sender gets a minute. */
const linger = 60_000;

/** Answers a refused upload with its sentence; rethrows other errors. */
export async function refuseUpload(
  c: Context<HttpEnv>,
  error: unknown,
  sentence: (code: UploadRefusalCode, language: Language) => string,
) {
  if (!(error instanceof UploadRefusal)) throw error;
  const patience = error.code === "busy" ? "15" : "60";
  const extra = error.status === 503 ? { "retry-after": patience } : undefined;
  await letFinish(c.env.incoming, linger);
  // Nobody reads what arrives later: the connection cannot be reused.
  const language = languageAskedFor(c.req.header("accept-language"));
  return c.json({ code: error.code, message: sentence(error.code, language) }, error.status, {
    ...extra,
    connection: "close",
  });
}

function languageAskedFor(header = ""): Language {
  return languageNamed(header.slice(0, 2));
}

/** The sender's access token; throws an UploadRefusal without one. */
export function readToken(request: Request): string {
  const token = bearerToken(request.headers.get("authorization"));
  if (!token) throw new UploadRefusal("no_authorization");
  return token;
}

/** The last part of a path, without control characters, at most 200 characters. */
export function readFileName(header: string | null): string | undefined {
  try {
    const name =
      decodeURIComponent(header ?? "")
        .split(/[\\/]/)
        .at(-1) ?? "";
    return (
      name
        .replaceAll(/\p{Cc}/gu, "")
        .trim()
        .slice(0, 200) || undefined
    );
  } catch {
    return undefined;
  }
}

/**
 * The id of the person behind `client`, who may add a file for this purpose; otherwise throws an
 * UploadRefusal.
 */
export async function askUploader(client: SchoolClient | undefined, purpose: MediaPurpose) {
  if (!client) throw new UploadRefusal("unavailable");
  const uploader = await getMediaUploader(client, purpose).catch((error) => {
    // PostgreSQL's code for a caller without the right.
    if (error.code === "42501") throw new UploadRefusal("not_allowed");
    throw new UploadRefusal(isTokenRefused(error) ? "no_authorization" : "unavailable");
  });
  if (!uploader) throw new UploadRefusal("not_allowed");
  return uploader;
}

/**
 * Writes a request's body to `path` as it arrives and returns its SHA-256 (hex) and size. Throws an
 * UploadRefusal: `nothing_sent`, the limit's as soon as it is exceeded, `cut_off` if the sender left early,
 * `unavailable` if the disk is full.
 */
export async function receiveFile(
  request: Request,
  path: string,
  { largest, refusal }: { largest: number; refusal: UploadRefusalCode },
): Promise<{ sha256: string; bytes: number }> {
  const declared = Number(request.headers.get("content-length") ?? Number.NaN);
  if (declared > largest) throw new UploadRefusal(refusal);
  if (!request.body) throw new UploadRefusal("nothing_sent");
  const hash = createHash("sha256");
  let size = 0;
  const measured = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > largest) throw new UploadRefusal(refusal);
      hash.update(chunk);
      yield chunk;
    }
  };
  try {
    await pipeline(
      Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]),
      measured,
      createWriteStream(path, { mode: 0o600 }),
    );
  } catch (error) {
    if (error instanceof UploadRefusal) throw error;
    const isDisks = ["ENOSPC", "EDQUOT", "EIO"].includes(
      (error as NodeJS.ErrnoException).code ?? "",
    );
    throw new UploadRefusal(isDisks ? "unavailable" : "cut_off");
  }
  if (size === 0) throw new UploadRefusal("nothing_sent");
  if (!Number.isNaN(declared) && size !== declared) throw new UploadRefusal("cut_off");
  return { sha256: hash.digest("hex"), bytes: size };
}
