const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const entry = /(<script\b[^>]*type="module"[^>]*>)([\s\S]*?)(<\/script>)/;
const manifest = /<link rel="manifest" href="[^"]+"[^>]*>/;
const wholeImport = /^import "([^"]+)";$/gm;
const namedImport = /^import \* as (\w+) from "([^"]+)";$/gm;

/**
 * Rewrites a rendered page so that its scripts are fetched when it is loaded and painted, in parallel,
 * and compete with nothing that a visitor sees: menus, links and pictures work without them. React
 * Router offers no such setting (it writes modulepreload links and a module script that starts at
 * once). The web app manifest, which serves nobody without scripts, waits as long: React writes its
 * link again when it takes the page over.
 */
export function scriptsAfterPaint(page: string): string {
  const modules = [...page.matchAll(preload)].map(([, href]) => href);
  if (modules.length === 0) return page;
  return page
    .replace(preload, "")
    .replace(manifest, "")
    .replace(entry, (_whole, open, imports, close) => {
      const begun = imports
        .replace(wholeImport, 'await import("$1");')
        .replace(namedImport, 'const $1 = await import("$2");');
      return `${open}${untilPainted(modules)}\n${begun}${close}`;
    });
}

/** A hidden tab is never painted, and a browser may not report paints: then the load event alone counts. */
function untilPainted(modules: (string | undefined)[]): string {
  return `await new Promise((go) => {
  const loaded = () => {
    if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes("paint")) return go();
    new PerformanceObserver((_paints, observer) => {
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(go));
    }).observe({ type: "paint", buffered: true });
  };
  document.readyState === "complete" ? loaded() : addEventListener("load", loaded, { once: true });
});
for (const href of ${JSON.stringify(modules)}) {
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "modulepreload", fetchPriority: "low", href }),
  );
}`;
}
