import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";

/** One encoding of an answer, with its header list ready to be written. */
type Variant = { headers: string[]; notModifiedHeaders: string[]; body: Buffer };

/** A finished answer in memory: what goes over the wire for one URL, in up to three encodings. */
export type Answer = {
  status: number;
  /** Of the uncompressed body; its hash is the base of the strong ETags. */
  whole: KnownBody;
  identity: Variant;
  gzip: Variant | undefined;
  br: Variant | undefined;
  /** Memory it takes, bodies and headers, in bytes. */
  bytes: number;
};

/** What is known of a body without having it: base64url, and bytes. */
export type KnownBody = { hash: string; length: number };

type AnswerParts = {
  status: number;
  headers: [name: string, value: string][];
  /** Uncompressed; where there is a gzip body, what is known of it is enough. */
  body: Buffer | KnownBody;
  /** Compressed bodies with a mark of their level, which keeps strong ETags byte-exact. */
  gzip?: { body: Buffer; level: number };
  br?: { body: Buffer; level: number };
};

// The header list is flat (name, value, name, value) and starts with the request id, whose value
// is written into this slot for each request: an answer from memory allocates nothing.
const REQUEST_ID_SLOT = 1;
const NOT_MODIFIED = new Set([
  "cache-control",
  "content-security-policy",
  "vary",
  "strict-transport-security",
]);

/**
 * Prepares an answer: strong ETag per encoding, Content-Length, Vary, flat header lists. An
 * uncompressed body is most of what a page takes and almost nobody asks for it: it is unpacked then.
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
      if (NOT_MODIFIED.has(name)) notModifiedHeaders.push(name, value);
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

function unpackedVariant(headers: Omit<Variant, "body">, packed: Buffer): Variant {
  return {
    ...headers,
    get body() {
      return gunzipSync(packed);
    },
  };
}

/**
 * Writes a prepared answer for GET or HEAD: 304 when If-None-Match holds its hash, else the body
 * in the best encoding the client takes (RFC 9110, sections 12.5.3 and 13.1.2).
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
    variant.notModifiedHeaders[REQUEST_ID_SLOT] = requestId;
    res.writeHead(304, variant.notModifiedHeaders);
    res.end();
    return;
  }
  variant.headers[REQUEST_ID_SLOT] = requestId;
  res.writeHead(answer.status, variant.headers);
  if (req.method === "HEAD") res.end();
  else res.end(variant.body);
}

type Encoding = "br" | "gzip" | "";

// Browsers send a handful of different values; parsing each once is enough.
const choices = new Map<string, Encoding>();
const MOST_CHOICES = 200;

/** The best of br, gzip and identity ("") for an Accept-Encoding value, by its q weights. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (accept === undefined) return "";
  let choice = choices.get(accept);
  if (choice === undefined) {
    choice = parseEncoding(accept);
    if (choices.size < MOST_CHOICES) choices.set(accept, choice);
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
