import type { SchoolClient } from "../../data/client.ts";
import { keepsSession } from "../connection/backend.ts";

/** How long a forced clearing waits for the backend: docs/requirements.md R9.2. */
export const forcedClearMs = 2_000;

/**
 * Signs this device out in all its tabs. The session leaves the device at once; the backend, which
 * is told to end it, is waited for no longer than the forced-clear timeout.
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
