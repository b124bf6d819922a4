import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|xml|manifest\+json|rss\+xml|ld\+json)|image\/svg)/;
/** Below about one packet a compressed body saves nothing. */
const LEAST_BYTES = 600;
/** Levels of brotli and gzip for a first answer, and for a page that many ask for. */
export const LEVELS = { fast: { br: 5, gzip: 6 }, best: { br: 11, gzip: 9 } } as const;

type Packed = {
  gzip?: { body: Buffer; level: number };
  br?: { body: Buffer; level: number };
};

/**
 * Both compressed bodies of one answer, made off the event loop; none for types and sizes where it
 * does not pay. `fast` is for the first answer, `best` for a page that many will ask for.
 */
export async function compress(
  type: string,
  body: Buffer,
  effort: keyof typeof LEVELS,
): Promise<Packed> {
  if (body.length < LEAST_BYTES || !COMPRESSIBLE.test(type)) return {};
  const level = LEVELS[effort];
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

/** zlib gives a view of a piece of 16 kB; kept for long, all of it would be. */
function alone(body: Buffer): Buffer {
  return Buffer.from(Uint8Array.from(body).buffer);
}
