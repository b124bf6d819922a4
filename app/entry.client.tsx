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
