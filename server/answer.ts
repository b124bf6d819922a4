import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/** One encoding of an answer, with its header list ready to be written. */
type Variant = { headers: string[]; notModifiedHeaders: string[]; body: Buffer };

/** A finished answer in memory: what goes over the wire for one URL, in up to three encodings. */
export type Answer = {
  status: number;
  /** Base of the strong ETags: the hash of the uncompressed body. */
  hash: string;
  identity: Variant;
  gzip: Variant | undefined;
  br: Variant | undefined;
  /** Memory it takes, bodies and headers, in bytes. */
  bytes: number;
};

type AnswerParts = {
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
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

/** Prepares an answer: strong ETag per encoding, Content-Length, Vary, flat header lists. */
export function prepareAnswer(parts: AnswerParts): Answer {
  const hash = createHash("sha256").update(parts.body).digest("base64url").slice(0, 22);
  const varies = parts.gzip !== undefined || parts.br !== undefined;
  const variant = (body: Buffer, suffix: string, encoding?: string): Variant => {
    const etag = `"${hash}${suffix}"`;
    const headers = ["x-request-id", ""];
    const notModifiedHeaders = ["x-request-id", "", "etag", etag];
    for (const [name, value] of parts.headers) {
      headers.push(name, value);
      if (NOT_MODIFIED.has(name)) notModifiedHeaders.push(name, value);
    }
    headers.push("etag", etag, "content-length", String(body.length));
    if (encoding) headers.push("content-encoding", encoding);
    if (varies) {
      headers.push("vary", "accept-encoding");
      notModifiedHeaders.push("vary", "accept-encoding");
    }
    return { headers, notModifiedHeaders, body };
  };
  const { gzip, br } = parts;
  return {
    status: parts.status,
    hash,
    identity: variant(parts.body, ""),
    gzip: gzip && variant(gzip.body, `-gz${gzip.level}`, "gzip"),
    br: br && variant(br.body, `-br${br.level}`, "br"),
    bytes:
      parts.body.length +
      (gzip?.body.length ?? 0) +
      (br?.body.length ?? 0) +
      2_000 * (varies ? 3 : 1),
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
    (known === "*" || known.includes(answer.hash))
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
