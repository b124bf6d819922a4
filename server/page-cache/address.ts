import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { addressIn, languages, splitAddress } from "../../data/languages.ts";
import { isOwnPath, isTakenPath } from "../../data/own-pages/own-paths.ts";

/** Where a request goes. `url` is the path and query to render; `key` names the kept page. */
export type PageAddress =
  | {
      kind: "page";
      key: string;
      url: string;
      kept: boolean;
      takesWrites: boolean;
      /**
       * For paths unknown to the routes: the path that an own page may have, and its address if there is one.
       */
      own?: { path: string; address: PageAddress };
    }
  | { kind: "manifest"; url: string }
  | { kind: "redirect"; location: string }
  | { kind: "refused"; status: 400 | 414 };

export type FindAddress = (target: string) => PageAddress;

const longestTarget = 4_096;
const longestValue = 200;
const mostValues = 10;
// Matching an address against all routes takes up to a millisecond, and the forms of a rush share
// one.
const mostRemembered = 1_000;
const longestRemembered = 200;
/** All unknown paths share one rendering, which therefore cannot name the path. */
const unknownPage = "/page-not-found";
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\u0000-\u001f\u007f]/;

/**
 * Finds the one canonical address of a request target (path and query as sent), so that no page is
 * kept twice. Other letter cases and trailing slashes redirect, ids are encoded one way, and query
 * parameters that the routes do not declare are dropped.
 */
export function createAddressBook(map: RouteMap): FindAddress {
  const find = createFinder(map);
  const found = new Map<string, PageAddress>();
  return (target) => {
    const before = found.get(target);
    if (before) return before;
    const address = find(target);
    if (found.size >= mostRemembered) found.clear();
    if (target.length <= longestRemembered) found.set(target, address);
    return address;
  };
}

function createFinder({ routes, manifestPath }: RouteMap): FindAddress {
  const tree = routeTree(routes);
  const known = new Map(routes.map((route) => [route.id, route]));

  return (target) => {
    if (target.length > longestTarget) return { kind: "refused", status: 414 };
    const [asked = "", search = ""] = splitOnce(target, "?");
    if (!asked.startsWith("/") || !decodable(asked)) return { kind: "refused", status: 400 };
    const { language, path: sent } = splitLanguage(asked);
    if (sent === manifestPath) return { kind: "manifest", url: target };

    const data = sent.endsWith(".data");
    const path = data ? sent.replace(/\/_\.data$/, "/").replace(/\.data$/, "") : sent;
    const home = addressIn(language, "/");
    const suffix = (clean: string) => {
      const address = addressIn(language, clean);
      if (!data) return address;
      return address === home ? addressIn(language, "/_.data") : `${address}.data`;
    };
    const unknown = { kind: "page", key: suffix("/404"), url: suffix(unknownPage) } as const;
    const matches = path.includes("//") ? null : matchRoutes(tree, path);
    const leaf = matches?.at(-1)?.route;
    if (!matches || !leaf || leaf.path === "*") {
      const own = ownAddress(
        path.slice(1),
        (clean) => suffix(`/${clean}`),
        data ? undefined : asked,
      );
      return { ...unknown, kept: true, takesWrites: false, ...(own && { own }) };
    }

    const handles = matches.map(({ route }) => known.get(route.id ?? "")?.handle);
    const query = chosenQuery(
      new URLSearchParams(search),
      handles.flatMap((handle) => handle?.query ?? []),
    );
    const patterns = matches.map(({ route }) => route.path ?? "");
    const spelled = spell(path, patterns, (id) => id);
    if (!data && addressIn(language, spelled) !== asked) {
      return { kind: "redirect", location: withQuery(addressIn(language, spelled), query) };
    }
    const clean = spell(path, patterns, (id) => encodeURIComponent(decodeURIComponent(id)));
    if (data) {
      const ids = (new URLSearchParams(search).get("_routes") ?? "").split(",");
      const wanted = matches.map(({ route }) => route.id ?? "").filter((id) => ids.includes(id));
      if (wanted.length > 0 && wanted.every((id) => known.has(id))) {
        query.set("_routes", wanted.join(","));
      }
    }
    const url = withQuery(suffix(clean), query);
    return {
      kind: "page",
      key: url,
      url,
      kept: !handles.some((handle) => handle?.private),
      takesWrites: known.get(leaf.id ?? "")?.takesWrites ?? false,
    };
  };
}

/** The address of an own page at a path; other letter cases and a trailing slash lead to it. */
function ownAddress(sent: string, addressOf: (path: string) => string, asked?: string) {
  const path = sent.toLowerCase().replace(/\/$/, "");
  if (!isOwnPath(path) || isTakenPath(path)) return undefined;
  const url = addressOf(path);
  const address: PageAddress =
    asked === undefined || asked === url
      ? { kind: "page", key: url, url, kept: true, takesWrites: false }
      : { kind: "redirect", location: url };
  return { path, address };
}

/**
 * The language and the rest of a path; handles "/HI" and the Hindi home page's data ("/hi.data").
 */
function splitLanguage(asked: string) {
  const [first = ""] = /^\/[^/.]+/.exec(asked) ?? [];
  const base = languages.find((language) => language.base === first.toLowerCase())?.base;
  if (!base) return splitAddress(asked);
  const rest = asked.slice(first.length);
  return splitAddress(base + (rest === ".data" ? "/_.data" : rest));
}

function routeTree(routes: RouteMap["routes"], parentId?: string): RouteObject[] {
  return routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, caseSensitive, index }) => {
      const fields = { id, path, caseSensitive };
      return index
        ? { ...fields, index: true }
        : { ...fields, index: false, children: routeTree(routes, id) };
    });
}

/** The path with fixed segments spelled as in the routes and ids as `spellId` does. */
function spell(path: string, patterns: string[], spellId: (id: string) => string): string {
  const fixed = patterns.flatMap((pattern) => pattern.split("/")).filter(Boolean);
  const given = path.split("/").filter(Boolean);
  if (fixed.length !== given.length) return path;
  const segments = given.map((segment, i) => {
    const pattern = fixed[i] ?? "";
    const variable = pattern.startsWith(":") || pattern === "*" || pattern.endsWith("?");
    return variable ? spellId(segment) : pattern;
  });
  return `/${segments.join("/")}`;
}

/** The declared parameters in declared order; hostile and empty values are dropped. */
function chosenQuery(sent: URLSearchParams, names: readonly string[]): URLSearchParams {
  const chosen = new URLSearchParams();
  for (const name of new Set(names)) {
    for (const value of sent.getAll(name).slice(0, mostValues)) {
      if (value !== "" && value.length <= longestValue && !control.test(value)) {
        chosen.append(name, value);
      }
    }
  }
  return chosen;
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path;
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

function decodable(path: string): boolean {
  try {
    return !control.test(decodeURIComponent(path)) && !path.includes("\\");
  } catch {
    return false;
  }
}

/** What a route module may export as `handle` for the server. */
type PageHandle = {
  /** The query parameters the page reads; all others are dropped before rendering. */
  query?: readonly string[];
  /** Never kept: the page differs between visitors or is not public. */
  private?: boolean;
  /** Hidden from search engines: the page is not in the sitemap. */
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

/** The app's routes as plain values, which can be sent between threads. */
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

/** The paths of pages without a parameter that are public and open to search engines. */
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
    const isForAll = !way.some(({ handle }) => handle.unlisted);
    return isForAll && !/[:*]/.test(path) ? [`/${path}`] : [];
  });
}
