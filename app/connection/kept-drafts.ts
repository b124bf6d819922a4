// Unsaved drafts of staff stay on their device and may name a child, so signing out removes them, and so does the
// sign-in of somebody else or the end of the account. They survive an expired session, so that nothing is lost.

const prefix = "draft:";
const doorLists = `${prefix}check-in:`;
const endedElsewhere = ["session_not_found", "refresh_token_not_found"];
const owner = "drafts-of";

/** Begins a session of this account (a user id): removes the drafts of another one from this device. */
export function keepDraftsOf(account: string): void {
  const before = localStorage.getItem(owner);
  if (before !== null && before !== account) forgetDrafts();
  localStorage.setItem(owner, account);
}

/** The key of a form's draft in the browser's storage. */
export function draftAddress(key: string): string {
  return prefix + key;
}

/** Whether this device holds unsaved drafts. */
export function hasDrafts(): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith(prefix));
}

/** The event that tells open forms to stop saving their drafts. */
export const draftsForgotten = "drafts-forgotten";

/** Removes all drafts from this device and stops open forms from saving theirs. */
export function forgetDrafts(): void {
  dispatchEvent(new Event(draftsForgotten));
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix)) localStorage.removeItem(key);
  }
}

/** The key of an event's list for check-in: names of guests, which stay while the colleague works at the door. */
export function doorListAddress(eventId: string): string {
  return `${doorLists}${eventId}`;
}

/** Unsent check-ins stay: they hold a reference and an hour, no name, and the next session sends them. */
function forgetDoorLists(): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(doorLists)) continue;
    const ticks = unsentIn(localStorage.getItem(key) ?? "");
    if (ticks.length > 0) localStorage.setItem(key, JSON.stringify({ ticks }));
    else localStorage.removeItem(key);
  }
}

function unsentIn(list: string): unknown[] {
  try {
    return JSON.parse(list).ticks ?? [];
  } catch {
    return [];
  }
}

/**
 * Removes what the end of a session makes somebody else's business, by the answer of the backend that ends it:
 * supabase-js then drops the session without a word, when a page starts and later. A suspended account loses its
 * drafts. A session that was ended elsewhere, as on a lost phone, loses the guests at the door; what its owner typed
 * or ticked stays, since changing the password ends her other sessions too.
 */
export async function forgetAfterEnd(address: string, answer: Response): Promise<void> {
  if (answer.ok || !/\/auth\/v1\/(user|token\?.*grant_type=refresh_token)/.test(address)) return;
  const said = await answer
    .clone()
    .json()
    .catch(() => null);
  // By the version of Supabase Auth.
  const codes: unknown[] = [said?.error_code, said?.code];
  const isRenewal = address.includes("/token?");
  if (isRenewal && codes.includes("user_banned")) forgetDrafts();
  if (endedElsewhere.some((code) => codes.includes(code))) forgetDoorLists();
}
