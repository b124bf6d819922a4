import type { AuthError } from "@supabase/supabase-js";
import { useEffect, useState } from "react";
import { getRole } from "../../data/accounts/accounts.ts";
import { isTokenRefused } from "../../data/accounts/refused-token.ts";
import type { SchoolClient } from "../../data/client.ts";
import { getBackend } from "../connection/backend.ts";
import { forgetDrafts } from "../connection/kept-drafts.ts";
import { flagDeletedProfile, forgetWhyEnded, noteWhyEnded } from "./login-notes.ts";
import { queryClient, tokenRefused } from "./query-client.ts";
import { clearSession, isLoginInProgress } from "./session-storage.ts";
import { isDeleted } from "./sign-in.ts";

/** docs/requirements.md R9.3. */
const intervalMs = 10 * 60_000;
const debounceMs = 2_000;

/**
 * Asks the backend whether the session is still valid when the tab has been in view for two seconds, at
 * most every ten minutes, and clears an invalid one.
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
          .then((client) => recheck(client))
          .catch(report);
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
 * Checks the session as soon as a query is refused because of its token, and clears it if it has ended: a
 * person who was signed out elsewhere, or whose account is closed, need not wait. True while it checks.
 */
export function useRefusedToken(isValid: boolean): boolean {
  const [isChecking, setChecking] = useState(false);
  useEffect(() => {
    if (!isValid) return;
    let isBusy = false;
    const onRefused = () => {
      // A sign-in under way is about to replace the session.
      if (isBusy || isLoginInProgress()) return;
      isBusy = true;
      setChecking(true);
      getBackend()
        .then(recheckRefused)
        .catch(report)
        .finally(() => {
          isBusy = false;
          setChecking(false);
        });
    };
    addEventListener(tokenRefused, onRefused);
    return () => removeEventListener(tokenRefused, onRefused);
  }, [isValid]);
  return isChecking;
}

function report(failure: unknown): void {
  forgetWhyEnded();
  console.warn("The session could not be rechecked:", failure);
}

/**
 * Only a refusal ends the session; an unreachable backend says nothing about it. A refused token may
 * have expired unnoticed on a device with a slow clock, so a refresh is tried first. Resolves with whether
 * the session goes on.
 */
async function recheck(client: SchoolClient, { refused = false } = {}): Promise<boolean> {
  // supabase-js itself drops a session that no longer exists, and the page leads to /login at once.
  noteWhyEnded("elsewhere");
  const { data, error } = await client.auth.getUser();
  if (data.user && isDeleted(data.user)) {
    flagDeletedProfile();
    forgetDrafts();
    await clearSession(client);
    return false;
  }
  if (refused || isEnded(error)) {
    const refreshed = (await client.auth.refreshSession()).error;
    if (isEnded(refreshed)) {
      if (isSuspended(error) || isSuspended(refreshed)) {
        noteWhyEnded("suspended");
        forgetDrafts();
      }
      await clearSession(client);
      return false;
    }
    if (refreshed) throw refreshed;
  }
  forgetWhyEnded();
  return true;
}

/** The same for a token that the database has refused: whoever gets a better one asks everything again. */
async function recheckRefused(client: SchoolClient): Promise<void> {
  if (!(await recheck(client, { refused: true }))) return;
  const { data } = await client.auth.getSession();
  try {
    await getRole(client, data.session?.user.id ?? "");
  } catch (failure) {
    if (!isTokenRefused(failure)) throw failure;
    noteWhyEnded("elsewhere");
    await clearSession(client);
    return;
  }
  await queryClient.invalidateQueries();
}

function isEnded(error: AuthError | null): boolean {
  const isRefused = error?.status === 400 || error?.status === 401 || error?.status === 403;
  return isRefused || error?.name === "AuthSessionMissingError";
}

function isSuspended(error: AuthError | null): boolean {
  return error?.code === "user_banned";
}
