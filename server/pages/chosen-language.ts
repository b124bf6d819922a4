import type { IncomingMessage } from "node:http";
import type { Handler, MiddlewareHandler } from "hono";
import { ownAddress } from "../../data/accounts/own-address.ts";
import {
  addressIn,
  type Language,
  languageNamed,
  languages,
  splitAddress,
} from "../../data/languages.ts";
import type { HttpEnv } from "../http/http-env.ts";

const yearInSeconds = 31_536_000;
const choice = /(?:^|;\s*)language=([a-z]{2,3})(?:;|$)/;
/** Paths without a language: the backend, and the choice itself. */
const withoutLanguage = /^\/(?:auth|rest|language)\//;
const isFile = (path: string) => path.lastIndexOf(".") > path.lastIndexOf("/");

/**
 * The language that the visitor chose, if it is not English but the requested page is: that page must not
 * come from memory. Otherwise undefined.
 */
export function otherLanguageWanted(req: IncomingMessage): Language | undefined {
  const { cookie, accept = "" } = req.headers;
  if (cookie === undefined || !accept.includes("text/html")) return undefined;
  const chosen = languageNamed(choice.exec(cookie)?.[1]);
  const { language, path } = splitAddress(req.url ?? "/");
  const [page = ""] = path.split("?");
  const isElsewhere = language !== "en" || withoutLanguage.test(page) || isFile(page);
  return chosen === "en" || isElsewhere ? undefined : chosen;
}

/** Redirects visitors who chose another language from English addresses to the page in it. */
export const inChosenLanguage: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const { incoming } = c.env;
  const reads = c.req.method === "GET" || c.req.method === "HEAD";
  const wanted = reads ? otherLanguageWanted(incoming) : undefined;
  if (!wanted) return next();
  return c.body(null, 302, {
    location: addressIn(wanted, incoming.url ?? "/"),
    "cache-control": "private, no-store",
    vary: "cookie",
  });
};

/**
 * `GET /language/hi?to=/about` keeps the choice for a year and redirects to the page in that language, or to
 * the home page if `to` is not a page of this site. Choosing English deletes the cookie.
 */
export const chooseLanguage: Handler<HttpEnv> = (c) => {
  const chosen = languages.find(({ id }) => id === c.req.param("language"));
  if (!chosen) return c.notFound();
  const { path } = splitAddress(ownAddress(c.req.query("to")) ?? "/");
  const kept = chosen.id === "en" ? 0 : yearInSeconds;
  return c.body(null, 303, {
    location: addressIn(chosen.id, path),
    "set-cookie": `language=${chosen.id}; Path=/; Max-Age=${kept}; SameSite=Lax; HttpOnly`,
    "cache-control": "no-store",
  });
};
