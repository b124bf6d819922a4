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
  LARGEST_PORTRAIT,
  LARGEST_UPLOAD,
  type MediaFile,
  type MediaPurpose,
  markMediaFileStored,
  mediaPurpose,
  takePortraitTurn,
} from "../../data/gallery/media.ts";
import { mediaAddress } from "../../data/gallery/media-addresses.ts";
import type { Language } from "../../data/languages.ts";
import type { HttpEnv } from "../http-env.ts";
import type { Log } from "../log.ts";
import { letFinish } from "../unread-body.ts";
import type { Encoder } from "./encoder.ts";
import type { MediaStorage } from "./storage.ts";
import { UploadRefusal } from "./upload-refusal.ts";

type Options = {
  encoder: Encoder;
  storage: MediaStorage;
  /** A folder of this machine for what is under way. */
  workDirectory: string;
  /** A client of whoever holds the token; undefined while the backend is down. */
  clientOf: (token: string) => SchoolClient | undefined;
  /** A client with the service key; undefined while the backend is down. */
  serviceClient: () => SchoolClient | undefined;
  /** Takes note of pictures whose files nobody is given, the one just announced among them. */
  hide: () => Promise<void>;
  log: Log;
};

/** How long the rest of a refused picture is taken in: those who may send one have a minute for it. */
const LINGER = 60_000;

/**
 * POST /media?purpose=site|avatar with the picture itself as body, its name (URI-encoded) in
 * `x-file-name` and the uploader's access token as bearer: 201 with `{id, address, width, height,
 * thumbhash, isKnown}`, 200 when the same file is there already (isKnown: true). Refusals are
 * `{code, message}` with a 4xx or 503, and leave nothing behind; the message is in Hindi where
 * `accept-language` begins with it, else in English.
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
      await letFinish(c.env.incoming, LINGER);
      // What comes even later has no reader: the connection cannot be used again.
      const language = languageAskedFor(c.req.header("accept-language"));
      return c.json({ code: error.code, message: error.reason(language) }, error.status, {
        ...extra,
        connection: "close",
      });
    }
  };
}

function languageAskedFor(header = ""): Language {
  return header.startsWith("hi") ? "hi" : "en";
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
    // PostgREST's codes for a token that is not, or no longer, good; PostgreSQL's for whom it does not ask.
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
  // The disk may be full, the backend may die at any of these: then it is a matter of trying again.
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
    // Before there is a file to be had: a portrait is nobody's until a profile shows it.
    if (upload.purpose === "avatar") await hide();
    await storage.put(id, directory, files).catch(orUnavailable);
    return { file: await markMediaFileStored(service, id).catch(orUnavailable), isKnown: false };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/**
 * Writes a request's body to `path` as it comes and resolves with its SHA-256 (hex). Throws an
 * UploadRefusal: `nothing_sent`, `file_too_large` (of a portrait `portrait_too_large`) as soon as that is known, `cut_off` when the
 * sender went away before the end, `unavailable` when the disk takes no more.
 */
async function receiveFile(request: Request, path: string, purpose: MediaPurpose): Promise<string> {
  const [largest, refusal] =
    purpose === "avatar"
      ? ([LARGEST_PORTRAIT, "portrait_too_large"] as const)
      : ([LARGEST_UPLOAD, "file_too_large"] as const);
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
