import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepsSession, sessionRead, startBackend, wakeAfter } from "./connection/backend.ts";
import type { PageHandle } from "./layout/page-handle.ts";

declare global {
  interface Window {
    /** React Router's own record of the page's modules, which come before this one. */
    __reactRouterRouteModules?: Record<string, { handle?: PageHandle } | undefined>;
  }
}

// The innermost first: its answer may tell what the guard around it would ask for.
const pages = Object.values(window.__reactRouterRouteModules ?? {}).reverse();
for (const page of pages) page?.handle?.askAhead?.(location).catch(() => {});

// docs/requirements.md R4.10: initialise the backend, then show the app whether it succeeded or failed.
// The page is readable and its links and menus work before this has run. A guarded page is a spinner
// until then (app/account/session.tsx): React takes it over as soon as the questions are sent.
// Neither waits for longer than wakeAfter lets it.
const started = startBackend();
const isGuarded = pages.some((page) => page?.handle?.guarded);
wakeAfter(isGuarded ? sessionRead() : started)
  .then(() =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <HydratedRouter />
        </StrictMode>,
      );
    }),
  )
  .then(() => started)
  .then(whenIdle)
  .then(() => {
    // The office starts them itself: it knows already whose session it is.
    const isOffice = pages.some((page) => page?.handle?.frame === "admin");
    if (keepsSession() && !isOffice)
      void import("./pencils/pencils.ts").then(
        (code) => code.startPencils(),
        () => {},
      );
  })
  .then(async () => {
    // Last of all, and never in development, where a kept page would hide what was just changed.
    if (!import.meta.env.PROD) return;
    // Where the connection is lost just then, the next page that is opened sees to it.
    const kept = await import("./connection/pages-kept-offline.ts").catch(() => undefined);
    kept?.keepPagesOffline();
  });

/** Resolves when the browser has nothing better to do. */
function whenIdle(): Promise<unknown> {
  return new Promise((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(resolve) : setTimeout(resolve, 2_000),
  );
}

// A cross-fade that the next navigation overtakes is skipped by the browser, which says so by a
// rejected promise that React Router leaves alone. Nothing failed: the newer page is shown.
addEventListener("unhandledrejection", (event) => {
  const { reason } = event;
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
});
