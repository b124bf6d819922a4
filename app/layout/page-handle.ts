import { type Location, type Params, type UIMatch, useMatches, useRouteError } from "react-router";

/** What a page tells the layout and the web server about itself, by `export const handle`. */
export type PageHandle = {
  /** Query parameters the page reads; all others are ignored and share one cached page. */
  query?: readonly string[];
  /** Rendered per person and never cached. */
  private?: boolean;
  /** Shown once it is known who asks (a guard's layout says it): nothing is seen before its scripts, which start at once. */
  guarded?: boolean;
  /** Asks for what the page shows first, while it is still being put together. What it rejects with is left to the page. */
  askAhead?: (address: Pick<Location, "pathname" | "search">) => Promise<unknown>;
  /** Not for search engines: it says noindex, and the site map leaves it out. */
  unlisted?: boolean;
  /** How the header starts: over a picture, over a pale page top, or solid (the default). */
  header?: "over-picture" | "light" | "solid";
  /**
   * Pages whose pictures run to the end of the screen have no footer: /gallery and /invites
   * (docs/requirements.md R2.5).
   */
  footer?: "hidden";
  /** The admin pages stand in a frame of their own, without banner, header and footer. */
  frame?: "admin";
  /** The page has its own orange button, so Join Now turns green. */
  ownErrand?: boolean;
  /** Whether this device keeps what the page shows: it is shown where the session cannot be asked. */
  isOnDevice?: (params: Params) => boolean;
  /** The name to show in the breadcrumbs in place of an id; below one, its name and the page's. */
  breadcrumb?: (loaderData: never) => string | readonly string[] | undefined;
};

/** Whether nothing of the page on screen is shown before it is known who asks. */
export function useIsGuarded(): boolean {
  const matches = useMatches() as UIMatch<unknown, PageHandle | undefined>[];
  return matches.some(({ handle }) => handle?.guarded);
}

/** The handle of the page on screen; an error page in its place has none of what the page asked for. */
export function usePageHandle(): PageHandle {
  const failed = (useRouteError() ?? null) !== null;
  const page = useMatches().at(-1) as UIMatch<unknown, PageHandle | undefined> | undefined;
  return failed ? {} : (page?.handle ?? {});
}
