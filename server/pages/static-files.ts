import { readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { type Answer, compress, prepareAnswer } from "../http/answer.ts";
import { svgPolicy } from "../security/security-headers.ts";

const types: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};
const packedSuffixes = new Set([".br", ".gz"]);
const immutableHeader = "public, max-age=31536000, immutable";
const daily = "public, max-age=86400, stale-while-revalidate=604800";

/** The built client files by their exact URL path, kept in memory after the first request. */
export interface StaticFiles {
  /** The answer, if it is already in memory. */
  hit(path: string): Answer | undefined;
  /** The answer, if such a file exists; reads it if needed. */
  find(path: string): Promise<Answer> | undefined;
}

/**
 * Lists `directory` once. A URL path finds a file only if it equals a listed one, so no path can
 * leave the directory. Files under /assets/ have a hash in the name and are immutable; the rest is
 * fresh for a day. Bodies compressed by the build (`.br`, `.gz`) are used as they are.
 */
export function openStaticFiles(
  directory: string,
  security: [name: string, value: string][],
): StaticFiles {
  const files = new Map<string, string>();
  for (const path of listFiles(directory)) {
    const name = `/${relative(directory, path).split(sep).join("/")}`;
    // Hidden files belong to the bundler, except the one folder that is public by standard.
    const hidden = name.includes("/.") && !name.startsWith("/.well-known/");
    if (!hidden && !packedSuffixes.has(extname(path))) files.set(name, path);
  }
  const answers = new Map<string, Answer>();
  const loading = new Map<string, Promise<Answer>>();

  return {
    hit: (path) => answers.get(path),
    find(path) {
      const known = loading.get(path);
      if (known) return known;
      const file = files.get(path);
      if (!file) return undefined;
      const load = readAnswer(path, file, security).then((answer) => {
        answers.set(path, answer);
        return answer;
      });
      load.catch(() => loading.delete(path));
      loading.set(path, load);
      return load;
    },
  };
}

async function readAnswer(
  path: string,
  file: string,
  security: [name: string, value: string][],
): Promise<Answer> {
  const extension = extname(file).toLowerCase();
  const type = types[extension] ?? "application/octet-stream";
  const body = await readFile(file);
  const headers: [string, string][] = [
    ["content-type", type],
    ["cache-control", path.startsWith("/assets/") ? immutableHeader : daily],
    ["x-content-type-options", "nosniff"],
    ...security.filter(([name]) => name === "strict-transport-security"),
  ];
  if (extension === ".svg") {
    headers.push(["content-security-policy", svgPolicy(body.toString("utf8"))]);
  }
  const [br, gzip] = await Promise.all([packed(`${file}.br`), packed(`${file}.gz`)]);
  if (br && gzip) {
    return prepareAnswer({
      status: 200,
      headers,
      body,
      br: { body: br, level: 11 },
      gzip: { body: gzip, level: 9 },
    });
  }
  return prepareAnswer({ status: 200, headers, body, ...(await compress(type, body, "fast")) });
}

async function packed(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch(() => undefined);
}

function listFiles(directory: string): string[] {
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
