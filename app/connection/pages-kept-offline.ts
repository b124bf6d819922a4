declare global {
  interface Window {
    /** React Router's own description of the build. */
    __reactRouterManifest?: { version: string };
  }
}

/**
 * Makes the browser store the offline page and the public pages visited from now on
 * (app/site/offline/service-worker.js). Called once, when the first page is done and the browser idle.
 */
export function keepPagesOffline(): void {
  const build = window.__reactRouterManifest?.version;
  if (!build || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker
    .register(`/service-worker.js?build=${build}`, { updateViaCache: "none" })
    .catch((failure) => console.warn("No page can be kept for offline:", failure));

  // Without a network the router could only fail. The browser itself gets the stored page of a link.
  addEventListener(
    "click",
    (click) => {
      const isLink = click.target instanceof Element && click.target.closest("a[href]");
      if (isLink && !navigator.onLine) click.stopPropagation();
    },
    { capture: true },
  );

  let page = addressOfPage();
  window.navigation?.addEventListener("currententrychange", () => {
    if (addressOfPage() === page) return;
    page = addressOfPage();
    const visitedPath = page;
    setTimeout(() => {
      // The service worker knows which addresses may be stored.
      if (visitedPath !== addressOfPage()) return;
      navigator.serviceWorker.controller?.postMessage({ visitedPath });
    }, settled);
  });
}

const addressOfPage = () => location.pathname + location.search;

/** A page left within this many milliseconds was not read. */
const settled = 2_000;
