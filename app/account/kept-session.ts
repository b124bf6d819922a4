import type { Session } from "@supabase/supabase-js";
import { useEffect, useState } from "react";
import { getBackend, startBackend } from "../connection/backend.ts";
import { queryClient } from "./query-client.ts";

/** The session as supabase-js keeps it; unknown until it has been read. docs/requirements.md R4.1. */
export type KeptSession =
  | { state: "unknown" | "invalid"; session: null }
  | { state: "valid"; session: Session };

const invalid: KeptSession = { state: "invalid", session: null };

/**
 * Follows the session through sign-in, refresh and sign-out, in this tab and, as supabase-js tells
 * the others, in every tab.
 */
export function useKeptSession(): KeptSession {
  const [kept, setKept] = useState<KeptSession>({ state: "unknown", session: null });

  useEffect(() => {
    let hasLeft = false;
    let unsubscribe = () => {};
    // Start-up comes first: a guarded page is taken over by React before it has ended.
    startBackend()
      .then(getBackend)
      .then((client) => {
        if (hasLeft) return;
        const { data } = client.auth.onAuthStateChange((event, session) => {
          // What one person was shown is nothing for the next.
          if (event === "SIGNED_OUT") queryClient.removeQueries();
          setKept(session ? { state: "valid", session } : invalid);
        });
        unsubscribe = () => data.subscription.unsubscribe();
      })
      .catch((failure) => {
        console.warn("The session could not be read:", failure);
        setKept(invalid);
      });
    return () => {
      hasLeft = true;
      unsubscribe();
    };
  }, []);

  return kept;
}
