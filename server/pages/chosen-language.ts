import type { IncomingMessage } from "node:http";
import type { Handler, MiddlewareHandler } from "hono";
import { ownAddress } from "../../data/accounts/own-address.ts";
import { addressIn, languages, splitAddress } from "../../data/languages.ts";
import type { HttpEnv } from "../http-env.ts";

const YEAR = 31_536_000;
const CHOSE_HINDI = /(?:^|;\s*)language=hi(?:;|$)/;
/** What is the same in every language: the backend, files, and the choice itself. */
const WITHOUT_LANGUAGE = /^\/(?:auth|rest|language)\//;
const isFile = (path: string) => path.lastIndexOf(".") > path.lastIndexOf("/");

/** True where somebody who chose Hindi asks for a page in English: it is not to be answered from memory. */
export function wantsOtherLanguage(req: IncomingMessage): boolean {
  const { cookie, accept = "" } = req.headers;
  if (cookie === undefined || !CHOSE_HINDI.test(cookie) || !accept.includes("text/html")) {
    return false;
  }
  const { language, path } = splitAddress(req.url ?? "/");
  const [page = ""] = path.split("?");
  return language === "en" && !WITHOUT_LANGUAGE.test(page) && !isFile(page);
}

/** Sends who chose Hindi on to the page in Hindi, whoever gave them the English address. */
export const inChosenLanguage: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const { incoming } = c.env;
  const reads = c.req.method === "GET" || c.req.method === "HEAD";
  if (!reads || !wantsOtherLanguage(incoming)) return next();
  return c.body(null, 302, {
    location: addressIn("hi", incoming.url ?? "/"),
    "cache-control": "private, no-store",
    vary: "cookie",
  });
};

/**
 * `GET /language/hi?to=/about`: keeps the choice for a year and leads to the page in that language;
 * without a page of this site in `to`, to the home page. English is kept by forgetting the choice.
 */
export const chooseLanguage: Handler<HttpEnv> = (c) => {
  const chosen = languages.find(({ id }) => id === c.req.param("language"));
  if (!chosen) return c.notFound();
  const { path } = splitAddress(ownAddress(c.req.query("to")) ?? "/");
  const kept = chosen.id === "en" ? 0 : YEAR;
  return c.body(null, 303, {
    location: addressIn(chosen.id, path),
    "set-cookie": `language=${chosen.id}; Path=/; Max-Age=${kept}; SameSite=Lax; HttpOnly`,
    "cache-control": "no-store",
  });
};
