import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Handler } from "hono";
import { pageOfPicture } from "../../data/pages/page-pictures.ts";
import { type Answer, prepareAnswer, writeAnswer } from "../answer.ts";
import type { HttpEnv } from "../http-env.ts";
import type { Log } from "../log.ts";
import type { ReadPicture } from "../media/picture-reader.ts";
import type { PageCache } from "../page-cache/page-cache.ts";
import type { App } from "../rendering/app.ts";
import { createDrawing } from "./drawing.ts";
import { keepPictures } from "./kept-pictures.ts";
import { namedPicture, type PageWords, readPageWords } from "./page-words.ts";

type Options = {
  app: () => Promise<App>;
  cache: PageCache;
  read: ReadPicture;
  log: Log;
  security: [name: string, value: string][];
};

const IMMUTABLE = "public, max-age=31536000, immutable";
/** Under another version than the page names now, the picture is today's, and only for a while. */
const FOR_A_WHILE = "public, max-age=300";
/** For pages without a picture of their own: the school at first light. */
const DAWN = "/prints/scenes/foothills-dawn.svg";
const DAWN_VIEW = "1210,60,1372,1440";
const LATER = "This picture cannot be drawn now. Please ask again.\n";

/**
 * Answers `/og/<path>.png` with the picture of the page at that path, drawn from the page's own
 * HTML as it is kept, and only where that HTML names it; leaves all else to the pages.
 */
export function servePagePictures(options: Options): Handler<HttpEnv> {
  const { app, cache, read, security } = options;
  const pictures = keepPictures();
  const drawing = createDrawing();

  async function draw(words: PageWords): Promise<Answer> {
    const [own, dawn, mark] = await Promise.all(
      [words.picture ?? "", DAWN, "/favicon.svg"].map(read),
    );
    if (!dawn || !mark) throw new Error(`${DAWN} or the school's mark is missing`);
    const atDawn = () =>
      drawing({ words: { ...words, view: DAWN_VIEW }, prints: { print: dawn, mark } });
    const body =
      own && words.picture !== DAWN
        ? await drawing({ words, prints: { print: own, mark } }).catch((error) => {
            options.log.warn({ err: error, picture: words.picture }, "drawn without its picture");
            return atDawn();
          })
        : await atDawn();
    return prepareAnswer({
      status: 200,
      headers: [["content-type", "image/png"], ["cache-control", IMMUTABLE], ...security],
      body,
    });
  }

  return async (c, next) => {
    const { incoming, outgoing } = c.env;
    const [path = "", search = ""] = (incoming.url ?? "/").split("?");
    const page = pageOfPicture(path);
    const address = page === undefined ? undefined : (await app()).find(page);
    if (address?.kind !== "page" || !address.kept) return next();
    const kept = await cache.get(address, c.var.requestId);
    if (kept.status >= 500) return c.text(LATER, 503, { "retry-after": "5" });
    const html = kept.identity.body.toString("utf8");
    const named = kept.status === 200 ? namedPicture(html) : undefined;
    const words = readPageWords(html);
    if (!words || named?.path !== path) return next();

    const picture = pictures.get(`${path}?v=${named.version}`, () => draw(words));
    if (!picture) return c.text(LATER, 503, { "retry-after": "5" });
    const answer = await picture;
    if (new URLSearchParams(search).get("v") === named.version) {
      writeAnswer(incoming, outgoing, answer, c.var.requestId);
      return RESPONSE_ALREADY_SENT;
    }
    return c.body(new Uint8Array(answer.identity.body), 200, {
      "content-type": "image/png",
      "cache-control": FOR_A_WHILE,
    });
  };
}
