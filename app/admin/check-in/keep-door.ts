import { makeCodeDetector } from "../replies/code-detector.ts";

/**
 * Has the service worker keep this page's empty shell and the files it was made from, so that it opens
 * again without a connection (docs/decisions/offline.md). What it shows is kept by the page itself.
 */
export async function keepDoor(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  // Among the files is what reads codes, also where the camera was never on while there was a connection.
  await makeCodeDetector();
  const { active } = await navigator.serviceWorker.ready;
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
  active?.postMessage({ doorPath: location.pathname, doorFiles: files });
}
