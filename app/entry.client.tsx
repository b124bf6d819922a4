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

// Browsers older than data/older-browsers.ts expects would fail halfway. They keep the page as the server sent
// it, which works without scripts; account pages say that they need a newer browser (app/account/account.css).
if ("toSorted" in Array.prototype) start();
else document.documentElement.dataset.tooOld = "";

function start() {
  // The innermost first: its answer may contain what the guard around it would query.
  const pages = Object.values(window.__reactRouterRouteModules ?? {}).reverse();
  for (const page of pages) page?.handle?.askAhead?.(location).catch(() => {});

  // docs/requirements.md R4.10: initialise the backend, then show the app whether it succeeded or failed. The
  // page is readable and its links and menus work before this has run. A guarded page is a spinner until then
  // (app/account/session.tsx): React hydrates it as soon as the queries are sent. Neither waits longer than
  // wakeAfter allows.
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
      // The office starts them itself, because it already knows the session.
      const isOffice = pages.some((page) => page?.handle?.frame === "admin");
      if (keepsSession() && !isOffice)
        void import("./pencils/pencils.ts").then(
          (code) => code.startPencils(),
          () => {},
        );
    })
    .then(async () => {
      // Last of all, and never in development, where a stored page would hide the latest changes.
      if (!import.meta.env.PROD) return;
      // If the connection is lost just then, the next page that is opened does it.
      const kept = await import("./connection/pages-kept-offline.ts").catch(() => undefined);
      kept?.keepPagesOffline();
    });
}

/** Resolves when the browser is idle. */
function whenIdle(): Promise<unknown> {
  return new Promise((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(resolve) : setTimeout(resolve, 2_000),
  );
}

// The browser skips a cross-fade when the next navigation overtakes it, and reports that by a rejected
// promise that React Router does not handle. Nothing failed: the newer page is shown.
addEventListener("unhandledrejection", (event) => {
  const { reason } = event;
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
});
