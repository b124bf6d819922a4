import { useEffect } from "react";
import { useLocation } from "react-router";
import { getBackend, keepsSession } from "../connection/backend.ts";
import { clearSession, forcedClearMs } from "./clear-session.ts";
import { GuardedPage } from "./guarded-page.tsx";
import { isLoginInProgress } from "./login-marker.ts";
import { useSession } from "./session.tsx";

/**
 * Pages for who is not signed in. A sign-in that is under way keeps its page: it redirects by itself,
 * a second after it has succeeded.
 */
export default function PublicOnly() {
  useForcedClear();
  const { state } = useSession();
  const held = state === "valid" && isLoginInProgress();
  return <GuardedPage access="public-only" held={held} />;
}

/**
 * Visiting /login clears a session that is left over: one that is invalid, or whose role is not
 * confirmed within the forced-clear timeout. Never one that a sign-in is just making.
 */
function useForcedClear() {
  const { pathname } = useLocation();
  const { state, role, needsSecondFactor } = useSession();
  const isLeftOver = state === "invalid" || (state === "valid" && !role && !needsSecondFactor);
  const isConcerned = pathname === "/login" && isLeftOver;

  useEffect(() => {
    if (!isConcerned) return;
    const clear = () => {
      if (!isLoginInProgress() && keepsSession()) void getBackend().then(clearSession);
    };
    const timer = setTimeout(clear, state === "invalid" ? 0 : forcedClearMs);
    return () => clearTimeout(timer);
  }, [isConcerned, state]);
}
