import { useEffect } from "react";
import { useLocation } from "react-router";
import { getBackend, keepsSession } from "../connection/backend.ts";
import { GuardedPage } from "./guarded-page.tsx";
import { useSession } from "./session.tsx";
import { clearSession, forcedClearMs, isLoginInProgress } from "./session-storage.ts";

/**
 * Pages for people who are not signed in. A sign-in under way keeps its page, which redirects a second
 * after success.
 */
export default function PublicOnly() {
  useForcedClear();
  const { state } = useSession();
  const held = state === "valid" && isLoginInProgress();
  return <GuardedPage access="public-only" held={held} />;
}

/**
 * On /login, clears a leftover session: an invalid one, or one whose role is not confirmed within the
 * forced-clear timeout. A session that a sign-in is just making stays.
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
      // A sign-in that has just ended may still redirect, or clear its own session.
      if (isUnderWay || wasUnderWay) timer = setTimeout(look, forcedClearMs, isUnderWay);
      else if (keepsSession()) void clearSession(getBackend());
    };
    timer = setTimeout(look, state === "invalid" ? 0 : forcedClearMs, false);
    return () => clearTimeout(timer);
  }, [isConcerned, state]);
}
