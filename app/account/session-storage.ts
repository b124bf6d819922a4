import type { SchoolClient } from "../../data/client.ts";
import { keepsSession } from "../connection/backend.ts";

/** How long a forced sign-out waits for the backend: docs/requirements.md R9.2. */
export const forcedClearMs = 2_000;

/**
 * Signs this device out in all its tabs. The session leaves the device at once; the backend is told to
 * end it and has `forcedClearMs` to answer.
 */
export async function clearSession(client: SchoolClient | Promise<SchoolClient>): Promise<void> {
  const told = tell(client).catch((failure) => {
    console.warn("The backend could not be told of a sign-out:", failure);
  });
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, forcedClearMs))]);
  if (!keepsSession()) return;
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith("sb-")) localStorage.removeItem(key);
  }
}

async function tell(client: SchoolClient | Promise<SchoolClient>): Promise<void> {
  await (await client).auth.signOut({ scope: "local" });
}

const loginKey = "login_in_progress";
/** An older marker was left by a page that was closed: docs/requirements.md R9.2. */
const staleMs = 30_000;

/** Marks a sign-in as under way in this tab, so that no guard redirects or clears its session. */
export function beginLogin(): void {
  sessionStorage.setItem(loginKey, String(Date.now()));
}

export function endLogin(): void {
  sessionStorage.removeItem(loginKey);
}

/** Whether a sign-in is under way; clears a stale marker. */
export function isLoginInProgress(): boolean {
  const begun = Number(sessionStorage.getItem(loginKey));
  if (!begun) return false;
  if (Date.now() - begun <= staleMs) return true;
  endLogin();
  return false;
}
