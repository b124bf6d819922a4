import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { initialiseBackend } from "./connection/backend.ts";

// Spec section 4, start-up: initialise the backend, then show the app whether it succeeded or failed.
// The page is readable and its links and menus work before this has run.
initialiseBackend()
  .catch((failure) => console.error("Supabase initialisation error:", failure))
  .then(() =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <HydratedRouter />
        </StrictMode>,
      );
    }),
  );

// A cross-fade that the next navigation overtakes is skipped by the browser, which says so by a
// rejected promise that React Router leaves alone. Nothing failed: the newer page is shown.
addEventListener("unhandledrejection", (event) => {
  const { reason } = event;
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
});
