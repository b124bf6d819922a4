import type { AuthError } from "@supabase/supabase-js";
import { useEffect } from "react";
import type { SchoolClient } from "../../data/client.ts";
import { getBackend } from "../connection/backend.ts";
import { clearSession } from "./clear-session.ts";
import { flagDeletedProfile } from "./deleted-flag.ts";
import { isDeleted } from "./sign-in.ts";

/** docs/requirements.md R9.3. */
const intervalMs = 10 * 60_000;
const debounceMs = 2_000;

/**
 * Asks the backend whether the session still holds when its tab comes into view, at most every ten
 * minutes and never for a glance of less than two seconds. One that no longer holds is cleared.
 */
export function useSessionRecheck(isValid: boolean): void {
  useEffect(() => {
    if (!isValid) return;
    let asked = Number.NEGATIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onVisibility = () => {
      clearTimeout(timer);
      if (document.hidden || Date.now() - asked < intervalMs) return;
      timer = setTimeout(() => {
        asked = Date.now();
        getBackend()
          .then(recheck)
          .catch((failure) => console.warn("The session could not be rechecked:", failure));
      }, debounceMs);
    };
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, [isValid]);
}

/**
 * A backend that cannot be reached says nothing about the session: only a refusal ends it. A token
 * that is refused may just have run out, unnoticed where the device's clock is slow: a new one is
 * asked for before the session counts as ended.
 */
async function recheck(client: SchoolClient): Promise<void> {
  const { data, error } = await client.auth.getUser();
  if (data.user && isDeleted(data.user)) flagDeletedProfile();
  else if (!isEnded(error) || !isEnded((await client.auth.refreshSession()).error)) return;
  await clearSession(client);
}

function isEnded(error: AuthError | null): boolean {
  const isRefused = error?.status === 400 || error?.status === 401 || error?.status === 403;
  return isRefused || error?.name === "AuthSessionMissingError";
}
