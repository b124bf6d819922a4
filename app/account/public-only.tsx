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
    let timer: ReturnType<typeof setTimeout>;
    const look = (wasUnderWay: boolean) => {
      const isUnderWay = isLoginInProgress();
      // A sign-in that has just ended still has its page to lead on from, or its session to clear.
      if (isUnderWay || wasUnderWay) timer = setTimeout(look, forcedClearMs, isUnderWay);
      else if (keepsSession()) void clearSession(getBackend());
    };
    timer = setTimeout(look, state === "invalid" ? 0 : forcedClearMs, false);
    return () => clearTimeout(timer);
  }, [isConcerned, state]);
}
