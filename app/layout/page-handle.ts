import { type Location, type Params, type UIMatch, useMatches, useRouteError } from "react-router";

/** What a page tells the layout and the web server with `export const handle`. */
export type PageHandle = {
  /** The query parameters that the page reads; the cache ignores all others. */
  query?: readonly string[];
  /** Rendered per person and never cached. */
  private?: boolean;
  /** Set by guards: the page shows a spinner until its scripts, which start at once, know the person. */
  guarded?: boolean;
  /** Starts the page's first queries while it is still loading. The page itself handles rejections. */
  askAhead?: (address: Pick<Location, "pathname" | "search">) => Promise<unknown>;
  /** Not for search engines: noindex, and absent from the sitemap. */
  unlisted?: boolean;
  /** How the header starts: over a picture, over a pale page top, or solid (the default). */
  header?: "over-picture" | "light" | "solid";
  /** Pages whose pictures fill the screen have no footer: docs/requirements.md R2.5. */
  footer?: "hidden";
  /** Admin pages have their own frame, without banner, header and footer. */
  frame?: "admin";
  /** The page has its own orange button, so Join Now turns green. */
  ownAction?: boolean;
  /** Whether this device stores what the page shows, so that it shows without a connection. */
  isOnDevice?: (params: Params) => boolean;
  /** Breadcrumb names in place of the ids at the end of the address, the page's own last. */
  breadcrumb?: (loaderData: never) => string | readonly string[] | undefined;
};

/** The handle of the page on screen; empty if an error page replaces it. */
export function usePageHandle(): PageHandle {
  const failed = (useRouteError() ?? null) !== null;
  const page = useMatches().at(-1) as UIMatch<unknown, PageHandle | undefined> | undefined;
  return failed ? {} : (page?.handle ?? {});
}
