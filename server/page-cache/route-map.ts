import type { ServerBuild } from "react-router";

/** What a route module may export as `handle` for the server. */
export type PageHandle = {
  /** The query parameters the page shows; all others are dropped before rendering. */
  query?: readonly string[];
  /** Never kept: the page differs from visitor to visitor, or is not for everyone. */
  private?: boolean;
  /** Not for search engines: such a page is not in the site map. */
  unlisted?: boolean;
};

type RouteFacts = {
  id: string;
  parentId: string | undefined;
  path: string | undefined;
  index: boolean | undefined;
  caseSensitive: boolean | undefined;
  handle: PageHandle;
  takesWrites: boolean;
  isPage: boolean;
};

/** The app's routes as far as addresses go, as plain values: they travel from thread to thread. */
export type RouteMap = { routes: RouteFacts[]; manifestPath: string };

export function mapRoutes(build: ServerBuild): RouteMap {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  return {
    manifestPath: build.routeDiscovery.manifestPath ?? "",
    routes: routes.map(({ id, parentId, path, index, caseSensitive, module }) => {
      const { query, private: isPrivate, unlisted } = (module.handle ?? {}) as PageHandle;
      return {
        id,
        parentId,
        path,
        index,
        caseSensitive,
        handle: {
          ...(query && { query }),
          ...(isPrivate && { private: true }),
          ...(unlisted && { unlisted: true }),
        },
        takesWrites: module.action !== undefined,
        isPage: module.default !== undefined,
      };
    }),
  };
}

/** The paths of the pages without a parameter that are for everyone and for search engines. */
export function listFixedPages({ routes }: RouteMap): string[] {
  const byId = new Map(routes.map((route) => [route.id, route]));
  const parents = new Set(routes.map(({ parentId }) => parentId));
  return routes.flatMap((route) => {
    if (parents.has(route.id) || !route.isPage) return [];
    const way = [route];
    for (let above = byId.get(route.parentId ?? ""); above; ) {
      way.unshift(above);
      above = byId.get(above.parentId ?? "");
    }
    const path = way.flatMap((part) => part.path || []).join("/");
    const isForAll = !way.some(({ handle }) => handle.private || handle.unlisted);
    return isForAll && !/[:*]/.test(path) ? [`/${path}`] : [];
  });
}
