import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";

/** One encoding of an answer, with its header list ready to write. */
type Variant = { headers: string[]; notModifiedHeaders: string[]; body: Buffer };

/** A finished answer in memory for one URL, in up to three encodings. */
export type Answer = {
  status: number;
  /** Of the uncompressed body; its hash is the base of the strong ETags. */
  whole: KnownBody;
  identity: Variant;
  gzip: Variant | undefined;
  br: Variant | undefined;
  /** Memory used by bodies and headers, in bytes. */
  bytes: number;
};

/** The hash (base64url) and length of a body that is not kept. */
export type KnownBody = { hash: string; length: number };

type AnswerParts = {
  status: number;
  headers: [name: string, value: string][];
  /** The uncompressed body, or with a gzip body only its hash and length. */
  body: Buffer | KnownBody;
  /** Compressed bodies with their level, which goes into the ETag. */
  gzip?: { body: Buffer; level: number };
  br?: { body: Buffer; level: number };
};

// The header list is flat (name, value, name, value) and starts with the request id. Each request
// writes its id into this slot, so an answer from memory allocates nothing.
const requestIdSlot = 1;
const notModified = new Set([
  "cache-control",
  "content-security-policy",
  "vary",
  "strict-transport-security",
]);

/**
 * Prepares an answer: strong ETag per encoding, Content-Length, Vary, flat header lists. The uncompressed
 * body is the largest and rarely requested, so it is unpacked on demand.
 */
export function prepareAnswer(parts: AnswerParts): Answer {
  const { gzip, br, body: given } = parts;
  const whole = Buffer.isBuffer(given) ? knowBody(given) : given;
  const varies = gzip !== undefined || br !== undefined;
  const prepare = (length: number, suffix: string, encoding?: string) => {
    const etag = `"${whole.hash}${suffix}"`;
    const headers = ["x-request-id", ""];
    const notModifiedHeaders = ["x-request-id", "", "etag", etag];
    for (const [name, value] of parts.headers) {
      headers.push(name, value);
      if (notModified.has(name)) notModifiedHeaders.push(name, value);
    }
    headers.push("etag", etag, "content-length", String(length));
    if (encoding) headers.push("content-encoding", encoding);
    if (varies) {
      headers.push("vary", "accept-encoding");
      notModifiedHeaders.push("vary", "accept-encoding");
    }
    return { headers, notModifiedHeaders };
  };
  const variant = (body: Buffer, suffix: string, encoding?: string): Variant => ({
    ...prepare(body.length, suffix, encoding),
    body,
  });
  return {
    status: parts.status,
    whole,
    identity: gzip
      ? unpackedVariant(prepare(whole.length, ""), gzip.body)
      : variant(given as Buffer, ""),
    gzip: gzip && variant(gzip.body, `-gz${gzip.level}`, "gzip"),
    br: br && variant(br.body, `-br${br.level}`, "br"),
    bytes: (gzip?.body.length ?? whole.length) + (br?.body.length ?? 0) + 2_000 * (varies ? 3 : 1),
  };
}

export function knowBody(body: Buffer): KnownBody {
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  return { hash, length: body.length };
}

/** Unpacked bodies that stay for the next reader, oldest first. */
const unpacked: Buffer[] = [];
let unpackedBytes = 0;
const mostUnpacked = 8 * 1024 * 1024;

/** All readers who have not yet taken the body in share one buffer, however many and slow they are. */
function unpackedVariant(headers: Omit<Variant, "body">, packed: Buffer): Variant {
  let last: WeakRef<Buffer> | undefined;
  return {
    ...headers,
    get body() {
      const known = last?.deref();
      if (known) return known;
      const body = gunzipSync(packed);
      last = new WeakRef(body);
      unpacked.push(body);
      unpackedBytes += body.length;
      while (unpackedBytes > mostUnpacked) unpackedBytes -= unpacked.shift()?.length ?? 0;
      return body;
    },
  };
}

/**
 * Writes a prepared answer for GET or HEAD: 304 if If-None-Match holds its hash, else the body in
 * the best encoding the client accepts (RFC 9110, sections 12.5.3 and 13.1.2).
 */
export function writeAnswer(
  req: IncomingMessage,
  res: ServerResponse,
  answer: Answer,
  requestId: string,
) {
  const headers = req.headers;
  const encoding = chooseEncoding(headers["accept-encoding"]);
  const variant =
    (encoding === "br" ? (answer.br ?? (answer.gzip && answer.gzip)) : undefined) ??
    (encoding !== "" ? answer.gzip : undefined) ??
    answer.identity;
  const known = headers["if-none-match"];
  if (
    known !== undefined &&
    answer.status === 200 &&
    (known === "*" || known.includes(answer.whole.hash))
  ) {
    variant.notModifiedHeaders[requestIdSlot] = requestId;
    res.writeHead(304, variant.notModifiedHeaders);
    res.end();
    return;
  }
  variant.headers[requestIdSlot] = requestId;
  res.writeHead(answer.status, variant.headers);
  if (req.method === "HEAD") res.end();
  else res.end(variant.body);
}

type Encoding = "br" | "gzip" | "";

// Browsers send a handful of different values: parse each once.
const choices = new Map<string, Encoding>();
const mostChoices = 200;

/** The best of br, gzip and identity ("") for an Accept-Encoding value, by q weights. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (accept === undefined) return "";
  let choice = choices.get(accept);
  if (choice === undefined) {
    choice = parseEncoding(accept);
    if (choices.size < mostChoices) choices.set(accept, choice);
  }
  return choice;
}

function parseEncoding(accept: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of accept.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith("q="));
    weights.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0);
  }
  const weight = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const br = weight("br");
  const gzip = Math.max(weight("gzip"), weights.get("x-gzip") ?? 0);
  if (br > 0 && br >= gzip) return "br";
  return gzip > 0 ? "gzip" : "";
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const compressible =
  /^(?:text\/|application\/(?:json|xml|manifest\+json|rss\+xml|ld\+json)|image\/svg)/;
/** A body that fits one packet gains nothing from compression. */
const leastBytes = 600;
/** Levels of brotli and gzip for a first answer, and for a popular page. */
export const levels = { fast: { br: 5, gzip: 6 }, best: { br: 11, gzip: 9 } } as const;

type Packed = {
  gzip?: { body: Buffer; level: number };
  br?: { body: Buffer; level: number };
};

/**
 * Compresses a body with brotli and gzip, off the event loop; returns nothing for types and sizes
 * that do not gain. Use `fast` for a first answer, `best` for a popular page.
 */
export async function compress(
  type: string,
  body: Buffer,
  effort: keyof typeof levels,
): Promise<Packed> {
  if (body.length < leastBytes || !compressible.test(type)) return {};
  const level = levels[effort];
  const [br, gz] = await Promise.all([
    brotliAsync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: level.br,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    gzipAsync(body, { level: level.gzip }),
  ]);
  return {
    br: { body: alone(br), level: level.br },
    gzip: { body: alone(gz), level: level.gzip },
  };
}

/** Copies a body: zlib returns a view of a 16 kB buffer, and the copy frees the rest. */
function alone(body: Buffer): Buffer {
  return Buffer.from(Uint8Array.from(body).buffer);
}
