import { createHash } from "node:crypto";
import { accessSync, constants, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../environment.ts";
import { type KnownBody, levels, prepareAnswer } from "../http/answer.ts";
import type { Log } from "../log.ts";
import type { Page } from "./page.ts";

const writeAfter = 1_000;
const mostStored = 500;

type Header = Pick<Page, "key" | "url" | "status" | "headers" | "type" | "tags" | "packed"> & {
  build: string;
  /** Of the uncompressed body, which is not stored beside compressed ones. */
  whole: KnownBody;
  /** Lengths of the bodies that follow the header line. */
  sizes: { identity: number; gzip: number; br: number };
};

export interface StoredPages {
  /** The pages of this build that an earlier process stored, due for a new rendering at once. */
  load(): Page[];
  /** Removes what `load` ignored: pages of other builds, broken files. */
  tidy(): void;
  save(page: Page): void;
  remove(page: Page): void;
  /** Writes everything pending. */
  flush(): Promise<void>;
}

/**
 * Keeps pages as files in `directory`, so that a restart during an outage still serves them. `build` names
 * what pages depend on besides data; files of another build are ignored. A file is one line of JSON, then the
 * bodies; it is written under another name and renamed, so no file is ever incomplete.
 */
export function openStoredPages(directory: string, build: string, log: Log): StoredPages {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    accessSync(directory, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`DATA_DIR cannot be used: ${directory} cannot be written (${code}).`);
  }
  const waiting = new Map<string, Page | undefined>();
  const saved = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  const leftAside: string[] = [];

  const fileOf = (key: string) =>
    join(directory, `${createHash("sha256").update(key).digest("hex").slice(0, 32)}.page`);

  function later(key: string, page: Page | undefined) {
    waiting.set(key, page);
    timer ??= setTimeout(() => void flush(), writeAfter).unref();
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const batch = [...waiting];
    waiting.clear();
    writing = writing.then(async () => {
      for (const [key, page] of batch) {
        try {
          if (page) await write(fileOf(key), page, build);
          else await rm(fileOf(key), { force: true });
        } catch (error) {
          log.error({ err: error }, "kept page cannot be stored");
        }
      }
    });
    return writing;
  }

  return {
    load() {
      const pages: Page[] = [];
      for (const name of readdirSync(directory)) {
        const file = join(directory, name);
        const page = pages.length < mostStored ? read(file, build) : undefined;
        if (page) pages.push(page);
        else leftAside.push(file);
      }
      return pages;
    },
    tidy() {
      // Not in `load`: a second server that is about to be refused must not empty the folder.
      const own = new Set([...saved].map(fileOf));
      for (const file of leftAside.splice(0)) {
        if (!own.has(file)) rmSync(file, { force: true, recursive: true });
      }
    },
    save(page) {
      // Keep only complete pages, and not the answers to a flood of queries.
      if (page.status !== 200 || page.url.includes("?")) return;
      saved.add(page.key);
      later(page.key, page);
    },
    remove: (page) => later(page.key, undefined),
    flush,
  };
}

async function write(file: string, page: Page, build: string): Promise<void> {
  if (page.expired) return;
  const { key, url, status, headers, type, tags, packed, answer } = page;
  const { whole, identity: plain, gzip: gzipped, br: brotli } = answer;
  const bodies = [gzipped ? undefined : plain.body, gzipped?.body, brotli?.body];
  const [identity = 0, gzip = 0, br = 0] = bodies.map((body) => body?.length ?? 0);
  const header: Header = {
    key,
    url,
    status,
    headers,
    type,
    tags,
    packed,
    build,
    whole,
    sizes: { identity, gzip, br },
  };
  const parts = [Buffer.from(`${JSON.stringify(header)}\n`), ...bodies.filter((body) => !!body)];
  await writeFile(`${file}.new`, Buffer.concat(parts), { mode: 0o600 });
  await rename(`${file}.new`, file);
}

function read(file: string, build: string): Page | undefined {
  try {
    const content = readFileSync(file);
    const end = content.indexOf(10);
    const {
      sizes,
      whole,
      build: madeBy,
      ...page
    }: Header = JSON.parse(content.toString("utf8", 0, end));
    const total = end + 1 + sizes.identity + sizes.gzip + sizes.br;
    if (madeBy !== build || content.length !== total) return undefined;
    const gzipAt = end + 1 + sizes.identity;
    const brAt = gzipAt + sizes.gzip;
    const level = levels[page.packed];
    const answer = prepareAnswer({
      status: page.status,
      headers: page.headers,
      body: sizes.gzip > 0 ? whole : content.subarray(end + 1, gzipAt),
      ...(sizes.gzip > 0 && { gzip: { body: content.subarray(gzipAt, brAt), level: level.gzip } }),
      ...(sizes.br > 0 && { br: { body: content.subarray(brAt), level: level.br } }),
    });
    return {
      ...page,
      answer,
      checkAt: 0,
      expired: false,
      toleratedUntil: 0,
      used: true,
      hits: 0,
      keepable: true,
    };
  } catch {
    return undefined;
  }
}
