import type { MiddlewareHandler } from "hono";
import type { HttpEnv } from "../http/http-env.ts";
import { svgPolicy } from "../security/security-headers.ts";
import { type HiddenPictures, notYet } from "./hidden-list.ts";

/**
 * Quiet hills in the tokens' paper-sunk, pine-100 and saffron-100, shown instead of a withheld picture. It
 * fills any frame, and its own width is one pixel, by which the office recognises it
 * (app/admin/media/office-picture.tsx).
 */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" viewBox="0 0 160 160" preserveAspectRatio="xMidYMid slice"><path fill="#f0ede0" d="M0 0h160v160H0z"/><circle cx="104" cy="72" r="15" fill="#fde9c0"/><path fill="#d9ecdf" d="m0 96 34-22 24 14 36-26 32 28 34-18v88H0z"/><path fill="#bddbc8" d="m0 118 42-10 30 8 40-14 48 14v44H0z"/></svg>`;

/**
 * Answers 404 for the files of hidden pictures, with hills as the body for pages that still use one; 503 for all
 * files as long as it is not known which are hidden.
 */
export function withoutHidden(hidden: HiddenPictures): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const isHidden = await hidden.has(c.req.path);
    if (isHidden === undefined) return c.body(null, 503, notYet);
    if (!isHidden) return next();
    return c.body(drawing, 404, {
      "cache-control": "no-store",
      "content-type": "image/svg+xml",
      "content-security-policy": svgPolicy(drawing),
    });
  };
}
