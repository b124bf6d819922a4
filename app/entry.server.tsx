import { AsyncLocalStorage } from "node:async_hooks";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, RouterContextProvider, ServerRouter } from "react-router";
import { type Language, languageOf } from "../data/languages.ts";
import { holdChoices } from "../data/school/choices.ts";
import { findListsBy } from "../data/school/school-lists.ts";
import { type PageRequest, pageRequestContext } from "./connection/page-request.ts";
import type { PageHandle } from "./layout/page-handle.ts";

const rendering = new AsyncLocalStorage<PageRequest["site"]>();
findListsBy(() => rendering.getStore()?.lists);

/**
 * Calls `render` with the web server's data about a request, for the loaders and for components that name
 * the school's lists. Called by server/.
 */
export function renderFor<Result>(
  request: PageRequest,
  render: (context: RouterContextProvider) => Result,
): Result {
  const context = new RouterContextProvider();
  context.set(pageRequestContext, request);
  if (request.site.choices) holdChoices(request.site.choices);
  return rendering.run(request.site, () => render(context));
}

/**
 * Renders a page completely: pages are cached and compressed as finished documents, so nothing is
 * streamed.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, language } = loadContext.get(pageRequestContext);
  let renderStatus = status;
  const stream = await renderToReadableStream(
    <ServerRouter
      context={inLanguage(language, knownRoutes(context))}
      url={request.url}
      nonce={nonce}
    />,
    {
      nonce,
      signal: request.signal,
      // A long part that hydrates later is rendered in place, not in a script that would move it
      // there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(failure) {
        renderStatus = 500;
        // An intended 404: React Router renders its error view with its own status.
        if (failure instanceof Response) return;
        console.error(failure);
      },
    },
  );
  await stream.allReady;
  const page = await new Response(stream).text();
  headers.set("content-type", "text/html; charset=utf-8");
  const { matches } = context.staticHandlerContext;
  const isGuarded = matches.some(({ route }) => {
    const handle = context.routeModules[route.id]?.handle as PageHandle | undefined;
    return handle?.guarded;
  });
  const isAnswer = request.method !== "GET";
  const body =
    isGuarded || !import.meta.env.PROD ? page : sheetsInPage(scriptsAfterPaint(page, isAnswer));
  return new Response(body, { status: renderStatus, headers });
}

/** Public pages come with the list of public routes: scripts/route-manifests.mjs writes both. */
function knownRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const needsAccount = staticHandlerContext.matches.some(
    ({ route }) => route.id === "account/account-layout",
  );
  if (needsAccount || !import.meta.env.PROD) return context;
  return { ...context, manifest: { ...manifest, url: manifest.url.replace(".js", "-public.js") } };
}

/** The scripts of a page are those of its language: docs/decisions/words.md. */
function inLanguage(language: Language, context: EntryContext): EntryContext {
  const { base } = languageOf(language);
  if (base === "/" || !import.meta.env.PROD) return context;
  const manifest = JSON.stringify(context.manifest).replaceAll(
    /"\/assets\/([^"]+\.js)"/g,
    `"/assets${base}/$1"`,
  );
  return { ...context, manifest: JSON.parse(manifest) };
}

/**
 * Errors that a loader threw on purpose carry their own status; all others are logged here, once.
 */
export function handleError(failure: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && !(failure instanceof Response)) console.error(failure);
}

const sheetLink = /<link(?=\b[^>]* rel="stylesheet" href="\/assets\/)/g;

/**
 * Disables the links of the sheets that the server writes into the page (server/rendering/page-sheets.ts).
 * They must stay, because React looks for them during hydration, but a browser fetches no disabled sheet.
 */
const sheetsInPage = (page: string) => page.replaceAll(sheetLink, "<link disabled");

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const entry = /(<script\b[^>]*type="module"[^>]*>)([\s\S]*?)(<\/script>)/;
const manifest = /<link rel="manifest" href="[^"]+"[^>]*>/;
const wholeImport = /^import "([^"]+)";$/gm;
const namedImport = /^import \* as (\w+) from "([^"]+)";$/gm;

/**
 * Rewrites a rendered page so that its scripts are fetched in parallel once it is loaded and painted, and
 * do not compete with anything that a visitor sees: menus, links and pictures work without them. React
 * Router offers no such setting (it writes modulepreload links and a module script that starts at once).
 * The web app manifest, useless without scripts, waits as long: React writes its link again during
 * hydration.
 */
function scriptsAfterPaint(page: string, isAnswer: boolean): string {
  const modules = [...page.matchAll(preload)].map(([, href]) => href);
  if (modules.length === 0) return page;
  return page
    .replace(preload, "")
    .replace(manifest, "")
    .replace(entry, (_whole, open, imports, close) => {
      const begun = imports
        .replace(wholeImport, 'await import("$1");')
        .replace(namedImport, 'const $1 = await import("$2");');
      const waits = isAnswer ? [untilPainted] : [untilPainted, untilUsed];
      return `${open}${[...waits, fetchEarly(modules)].join("\n")}\n${begun}${close}`;
    });
}

/**
 * The first paint may show only the background, so the one with content counts. A hidden tab is never
 * painted, and a browser may not report paints: then only the load event counts.
 */
const untilPainted = `await new Promise((go) => {
  const loaded = () => {
    if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes("paint")) return go();
    new PerformanceObserver((paints, observer) => {
      if (paints.getEntriesByName("first-contentful-paint").length === 0) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(go));
    }).observe({ type: "paint", buffered: true });
  };
  document.readyState === "complete" ? loaded() : addEventListener("load", loaded, { once: true });
});`;

/**
 * On a slow line, and if the reader asks to save data, no script is loaded until the page is used: reading
 * needs none (docs/decisions/scripts.md). The answer to a form starts at once, to lead to its errors; so
 * does a device with a stored session or choice of My week.
 */
const untilUsed = `await new Promise((go) => {
  const line = navigator.connection;
  const isSlow = line && (line.saveData || line.effectiveType !== "4g");
  let keepsSomething = true;
  try {
    keepsSomething = Object.keys(localStorage).some((key) => /^(sb-|my-week$)/.test(key));
  } catch {}
  if (!isSlow || keepsSomething || scrollY > 0) return go();
  for (const use of ["pointerdown", "pointermove", "touchstart", "keydown", "focusin", "wheel", "scroll"])
    addEventListener(use, go, { once: true, passive: true, capture: true });
});`;

function fetchEarly(modules: (string | undefined)[]): string {
  return `const early = (link) =>
  document.head.append(Object.assign(document.createElement("link"), { fetchPriority: "low", ...link }));
for (const href of ${JSON.stringify(modules)}) early({ rel: "modulepreload", href });
early({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href: "/config.json" });`;
}
