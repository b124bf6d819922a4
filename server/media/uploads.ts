import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Handler } from "hono";
import type { SchoolClient } from "../../data/client.ts";
import {
  createMediaFile,
  findSameMediaFile,
  isOfAlumni,
  type MediaFile,
  type MediaPurpose,
  markMediaFileStored,
  mediaPurpose,
  takePortraitTurn,
} from "../../data/gallery/media.ts";
import { mediaAddress } from "../../data/gallery/media-addresses.ts";
import { largestLogo, largestPortrait, largestUpload } from "../../data/gallery/upload-limits.ts";
import type { HttpEnv } from "../http/http-env.ts";
import type { Log } from "../log.ts";
import type { Encoder } from "./encoder.ts";
import { logoAddress } from "./logo/logo-files.ts";
import { type Obscured, readObscured, takeStored } from "./obscured.ts";
import {
  askUploader,
  readFileName,
  readToken,
  receiveFile,
  refuseUpload,
} from "./received-file.ts";
import type { MediaStorage } from "./storage.ts";
import { UploadRefusal } from "./upload-refusal.ts";
import { uploadSentence } from "./upload-sentences.ts";
import { inWorkFolder } from "./work-folder.ts";

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

/**
 * POST /media?purpose=site|avatar|post|logo with the picture as body, its name (URI-encoded) in `x-file-name`
 * and the uploader's access token as bearer: 201 with `{id, address, width, height, thumbhash, isKnown}`, or
 * 200 with isKnown: true if the same file exists. Refusals are `{code, message}` with a 4xx or 503 and leave
 * nothing behind; the message is in Hindi if `accept-language` begins with it, else in English.
 * `&from=<id>&areas=…` and no body make a copy of a stored picture with these areas unrecognisable
 * (obscured.ts).
 */
export function takeUploads(options: Options): Handler<HttpEnv> {
  return async (c) => {
    try {
      const upload = readUpload(c.req.raw);
      const uploader = await askUploader(options.clientOf(upload.token), upload.purpose);
      const { file, isKnown, address } = await keep(options, c.req.raw, { ...upload, uploader });
      const { id, width, height, thumbhash } = file;
      const answer = {
        id,
        address: address ?? mediaAddress(id, width, height),
        width,
        height,
        thumbhash,
        isKnown,
      };
      return c.json(answer, isKnown ? 200 : 201);
    } catch (error) {
      return refuseUpload(c, error, uploadSentence);
    }
  };
}

const limits = {
  site: { largest: largestUpload, refusal: "file_too_large" },
  avatar: { largest: largestPortrait, refusal: "portrait_too_large" },
  post: { largest: largestPortrait, refusal: "portrait_too_large" },
  logo: { largest: largestLogo, refusal: "logo_too_large" },
} as const;

type Upload = {
  token: string;
  purpose: MediaPurpose;
  fileName: string;
  /** Instead of a body: a stored picture and the areas to make unrecognisable. */
  obscured: Obscured | undefined;
};

function readUpload(request: Request): Upload {
  const token = readToken(request);
  const { searchParams } = new URL(request.url);
  const purpose = mediaPurpose.safeParse(searchParams.get("purpose"));
  const fileName = readFileName(request.headers.get("x-file-name"));
  if (!purpose.success || !fileName) throw new UploadRefusal("bad_request");
  const obscured = purpose.data === "site" ? readObscured(searchParams) : undefined;
  return { token, purpose: purpose.data, fileName, obscured };
}

async function keep(
  options: Options,
  request: Request,
  upload: Upload & { uploader: string },
): Promise<{ file: MediaFile; isKnown: boolean; address?: string }> {
  const { encoder, storage, clientOf, serviceClient, hide } = options;
  return inWorkFolder(options, "picture", async (directory) => {
    const source = join(directory, "received");
    const { token, obscured } = upload;
    const { sha256 } = await (obscured
      ? takeStored(clientOf(token), storage, obscured, source)
      : receiveFile(request, source, limits[upload.purpose]));
    const service = serviceClient();
    if (!service) throw new UploadRefusal("unavailable");
    if (isOfAlumni(upload.purpose) && !(await takePortraitTurn(service, upload.uploader))) {
      throw new UploadRefusal("too_many_today");
    }
    // What alumni upload belongs to one account and is deleted with it, so it is never shared.
    const known =
      upload.purpose === "site" ? await findSameMediaFile(service, sha256, "site") : null;
    if (known) return { file: known, isKnown: true };

    const areas = obscured && { areas: obscured.areas };
    const { files, ...rendered } = await encoder.render(
      { source, directory, purpose: upload.purpose, ...areas },
      { name: upload.uploader, isOffice: !isOfAlumni(upload.purpose) },
    );
    const id = randomUUID();
    await createMediaFile(service, {
      id,
      sha256,
      ...rendered,
      purpose: upload.purpose,
      file_name: upload.fileName,
      created_by: upload.uploader,
    });
    // Withheld before its file exists: a portrait until a profile shows it, a library picture until somebody
    // has marked who is in it.
    if (upload.purpose !== "logo") await hide();
    await storage.put(id, directory, files);
    const file = await markMediaFileStored(service, id);
    return {
      file,
      isKnown: false,
      ...(upload.purpose === "logo" && { address: logoAddress(id, files) }),
    };
  });
}
