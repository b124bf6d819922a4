import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Handler } from "hono";
import { pageOfPicture } from "../../data/pages/page-pictures.ts";
import { type Answer, prepareAnswer, writeAnswer } from "../http/answer.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { asBody } from "../http/sent-file.ts";
import type { Log } from "../log.ts";
import type { ReadPicture } from "../media/stored-pictures.ts";
import type { PageCache } from "../page-cache/page-cache.ts";
import type { OwnPaths } from "../pages/own-paths.ts";
import type { App } from "../rendering/app.ts";
import { createDrawing } from "./drawing.ts";
import { namedPicture, type PageWords, readPageWords } from "./page-words.ts";

type Options = {
  app: () => Promise<App>;
  cache: PageCache;
  ownPaths: OwnPaths;
  read: ReadPicture;
  /** Whether an uploaded picture is hidden; throws while nobody knows. */
  isHidden: (path: string) => Promise<boolean>;
  log: Log;
  security: [name: string, value: string][];
};

const immutableHeader = "public, max-age=31536000, immutable";
/** With an uploaded picture, which somebody may ask to hide. */
const forADay = "public, max-age=86400";
/** An address with an outdated version shows the current picture, so it is cached only briefly. */
const forAWhile = "public, max-age=300";
/** For pages without a picture: the school at first light. */
const dawnPrint = "/prints/scenes/hills-dawn.svg";
const dawnView = "1210,60,1372,1440";
const later = "This picture cannot be drawn now. Please ask again.\n";

/**
 * Answers `/og/<path>.png` with the picture of the page at that path, drawn from its cached HTML and only if
 * that HTML names it. Everything else goes on to the pages.
 */
export function servePagePictures(options: Options): Handler<HttpEnv> {
  const { app, cache, ownPaths, read, security } = options;
  const pictures = keepPictures();
  const drawing = createDrawing();

  async function draw(words: PageWords, lifetime: string): Promise<Answer> {
    const [own, dawn, mark] = await Promise.all(
      [words.picture ?? "", dawnPrint, words.logo ? `${words.logo}/logo.png` : "/favicon.svg"].map(
        read,
      ),
    );
    if (!dawn || !mark) throw new Error(`${dawnPrint} or the school's mark is missing`);
    const atDawn = () =>
      drawing({ words: { ...words, view: dawnView }, prints: { print: dawn, mark } });
    const body =
      own && words.picture !== dawnPrint
        ? await drawing({ words, prints: { print: own, mark } }).catch((error) => {
            options.log.warn({ err: error, picture: words.picture }, "drawn without its picture");
            return atDawn();
          })
        : await atDawn();
    return prepareAnswer({
      status: 200,
      headers: [["content-type", "image/png"], ["cache-control", lifetime], ...security],
      body,
    });
  }

  return async (c, next) => {
    const { incoming, outgoing } = c.env;
    const [path = "", search = ""] = (incoming.url ?? "/").split("?");
    const page = pageOfPicture(path);
    const address = page === undefined ? undefined : await ownPaths.at((await app()).find(page));
    if (address?.kind !== "page" || !address.kept) return next();
    const kept = await cache.get(address, c.var.requestId);
    if (kept.status >= 500) return c.text(later, 503, { "retry-after": "5" });
    const html = kept.identity.body.toString("utf8");
    const named = kept.status === 200 ? namedPicture(html) : undefined;
    const words = readPageWords(html);
    if (!words || named?.path !== path) return next();

    // Asked before the memory, which may hold the picture from before it was hidden.
    const isUploaded = words.picture?.startsWith("/media/") ?? false;
    const isHidden = isUploaded && (await options.isHidden(words.picture ?? ""));
    const picture = isHidden
      ? pictures.get(`${path}?v=${named.version}&hidden`, () =>
          draw({ ...words, picture: undefined }, forAWhile),
        )
      : pictures.get(`${path}?v=${named.version}`, () =>
          draw(words, isUploaded ? forADay : immutableHeader),
        );
    if (!picture) return c.text(later, 503, { "retry-after": "5" });
    const answer = await picture;
    if (new URLSearchParams(search).get("v") === named.version) {
      writeAnswer(incoming, outgoing, answer, c.var.requestId);
      return RESPONSE_ALREADY_SENT;
    }
    return c.body(asBody(answer.identity.body), 200, {
      "content-type": "image/png",
      "cache-control": forAWhile,
    });
  };
}

/** Some 170 pictures. */
const mostBytes = 16 * 1024 * 1024;
/** Drawings that may wait for the current one. */
const mostWaiting = 30;

export interface KeptPictures {
  /**
   * The picture under a key: kept, or drawn once for all who ask at the same time, one drawing at a
   * time. Undefined if too many are waiting. Rejects with the drawing's error.
   */
  get(key: string, draw: () => Promise<Answer>): Promise<Answer> | undefined;
}

/** Keeps drawn pictures within `limit` bytes; evicts the least recently used. */
export function keepPictures(limit = mostBytes): KeptPictures {
  const kept = new Map<string, Answer>();
  const waiting = new Map<string, Promise<Answer>>();
  let bytes = 0;
  let last: Promise<unknown> = Promise.resolve();

  function keep(key: string, answer: Answer) {
    kept.set(key, answer);
    bytes += answer.bytes;
    for (const [oldest, { bytes: freed }] of kept) {
      if (bytes <= limit) return;
      kept.delete(oldest);
      bytes -= freed;
    }
  }

  return {
    get(key, draw) {
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return Promise.resolve(known);
      }
      const drawing = waiting.get(key);
      if (drawing || waiting.size >= mostWaiting) return drawing;
      const drawn = last.then(draw);
      last = drawn.catch(() => {});
      waiting.set(key, drawn);
      return drawn
        .then((answer) => {
          keep(key, answer);
          return answer;
        })
        .finally(() => waiting.delete(key));
    },
  };
}
