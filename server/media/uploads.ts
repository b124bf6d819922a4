import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Handler } from "hono";
import type { SchoolClient } from "../../data/client.ts";
import {
  createMediaFile,
  findSameMediaFile,
  getMediaUploader,
  type MediaFile,
  type MediaPurpose,
  markMediaFileStored,
  mediaPurpose,
  takePortraitTurn,
} from "../../data/gallery/media.ts";
import { mediaAddress } from "../../data/gallery/media-addresses.ts";
import { largestPortrait, largestUpload } from "../../data/gallery/upload-limits.ts";
import { type Language, languageNamed } from "../../data/languages.ts";
import { letFinish } from "../../platform/rest-of-body.ts";
import type { HttpEnv } from "../http/http-env.ts";
import type { Log } from "../log.ts";
import type { Encoder } from "./encoder.ts";
import type { MediaStorage } from "./storage.ts";
import { UploadRefusal } from "./upload-refusal.ts";
import { uploadSentence } from "./upload-sentences.ts";

type Options = {
  encoder: Encoder;
  storage: MediaStorage;
  /** A local folder for uploads in progress. */
  workDirectory: string;
  /** A client for the token's owner; undefined while the backend is down. */
  clientOf: (token: string) => SchoolClient | undefined;
  /** A client with the service key; undefined while the backend is down. */
  serviceClient: () => SchoolClient | undefined;
  /** Updates the list of withheld pictures, to include the new one. */
  hide: () => Promise<void>;
  log: Log;
};

/** How long to read the rest of a refused picture; an authorised sender gets a minute. */
const linger = 60_000;

/**
 * POST /media?purpose=site|avatar with the picture as body, its name (URI-encoded) in `x-file-name`
 * and the uploader's access token as bearer: 201 with `{id, address, width, height, thumbhash,
 * isKnown}`, or 200 with isKnown: true if the same file exists. Refusals are `{code, message}` with
 * a 4xx or 503 and leave nothing behind; the message is in Hindi if `accept-language` begins with
 * it, else in English.
 */
export function takeUploads(options: Options): Handler<HttpEnv> {
  return async (c) => {
    try {
      const upload = readUpload(c.req.raw);
      const uploader = await askUploader(options.clientOf(upload.token), upload.purpose);
      const { file, isKnown } = await keep(options, c.req.raw, { ...upload, uploader });
      const { id, width, height, thumbhash } = file;
      const answer = {
        id,
        address: mediaAddress(id, width, height),
        width,
        height,
        thumbhash,
        isKnown,
      };
      return c.json(answer, isKnown ? 200 : 201);
    } catch (error) {
      if (!(error instanceof UploadRefusal)) throw error;
      const extra = error.status === 503 ? { "retry-after": "60" } : undefined;
      await letFinish(c.env.incoming, linger);
      // Nobody reads what arrives later: the connection cannot be reused.
      const language = languageAskedFor(c.req.header("accept-language"));
      return c.json(
        { code: error.code, message: uploadSentence(error.code, language) },
        error.status,
        {
          ...extra,
          connection: "close",
        },
      );
    }
  };
}

function languageAskedFor(header = ""): Language {
  return languageNamed(header.slice(0, 2));
}

type Upload = { token: string; purpose: MediaPurpose; fileName: string };

function readUpload(request: Request): Upload {
  const token = /^Bearer (\S+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
  if (!token) throw new UploadRefusal("no_authorization");
  const purpose = mediaPurpose.safeParse(new URL(request.url).searchParams.get("purpose"));
  const fileName = readFileName(request.headers.get("x-file-name"));
  if (!purpose.success || !fileName) throw new UploadRefusal("bad_request");
  return { token, purpose: purpose.data, fileName };
}

/** The last part of a path, without control characters, at most 200 characters. */
function readFileName(header: string | null): string | undefined {
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

async function askUploader(client: SchoolClient | undefined, purpose: MediaPurpose) {
  if (!client) throw new UploadRefusal("unavailable");
  const uploader = await getMediaUploader(client, purpose).catch((error) => {
    // PostgREST's codes for an invalid or expired token; PostgreSQL's for a caller without the
    // right.
    const isTokens = /^PGRST30/.test(error.code ?? "");
    if (error.code === "42501") throw new UploadRefusal("not_allowed");
    throw new UploadRefusal(isTokens ? "no_authorization" : "unavailable");
  });
  if (!uploader) throw new UploadRefusal("not_allowed");
  return uploader;
}

async function keep(
  { encoder, storage, workDirectory, serviceClient, hide, log }: Options,
  request: Request,
  upload: Upload & { uploader: string },
): Promise<{ file: MediaFile; isKnown: boolean }> {
  // The disk may be full or the backend down: the sender can try again.
  const orUnavailable = (error: unknown): never => {
    if (error instanceof UploadRefusal) throw error;
    log.error({ err: error }, "a picture could not be stored");
    throw new UploadRefusal("unavailable");
  };
  await mkdir(workDirectory, { recursive: true }).catch(orUnavailable);
  const directory = await mkdtemp(join(workDirectory, "upload-")).catch(orUnavailable);
  try {
    const source = join(directory, "received");
    const sha256 = await receiveFile(request, source, upload.purpose).catch(orUnavailable);
    const service = serviceClient();
    if (!service) throw new UploadRefusal("unavailable");
    if (
      upload.purpose === "avatar" &&
      !(await takePortraitTurn(service, upload.uploader).catch(orUnavailable))
    ) {
      throw new UploadRefusal("too_many_today");
    }
    // A portrait belongs to one account and goes with it, so it is never shared.
    const known =
      upload.purpose === "site"
        ? await findSameMediaFile(service, sha256, "site").catch(orUnavailable)
        : null;
    if (known) return { file: known, isKnown: true };

    const { files, ...rendered } = await encoder.render({
      source,
      directory,
      purpose: upload.purpose,
    });
    const id = randomUUID();
    await createMediaFile(service, {
      id,
      sha256,
      ...rendered,
      purpose: upload.purpose,
      file_name: upload.fileName,
      created_by: upload.uploader,
    }).catch(orUnavailable);
    // Withhold a portrait before its file exists; it becomes visible when a profile shows it.
    if (upload.purpose === "avatar") await hide();
    await storage.put(id, directory, files).catch(orUnavailable);
    return { file: await markMediaFileStored(service, id).catch(orUnavailable), isKnown: false };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/**
 * Writes a request's body to `path` as it arrives and returns its SHA-256 (hex). Throws an
 * UploadRefusal: `nothing_sent`, `file_too_large` (for a portrait `portrait_too_large`) as soon as
 * it is known, `cut_off` if the sender left early, `unavailable` if the disk is full.
 */
async function receiveFile(request: Request, path: string, purpose: MediaPurpose): Promise<string> {
  const [largest, refusal] =
    purpose === "avatar"
      ? ([largestPortrait, "portrait_too_large"] as const)
      : ([largestUpload, "file_too_large"] as const);
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
  return hash.digest("hex");
}
