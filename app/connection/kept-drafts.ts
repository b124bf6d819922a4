// Unsaved drafts of staff stay on their device and may name a child, so signing out removes them, and so does the
// sign-in of somebody else or the end of the account. They survive an expired session, so that nothing is lost.

const prefix = "draft:";
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

/**
 * Removes the drafts if this answer of the backend refuses to renew the session because its account is suspended:
 * supabase-js then drops the session without a word, when a page starts and later.
 */
export async function forgetSuspendedDrafts(address: string, answer: Response): Promise<void> {
  const isOfRenewal = /\/auth\/v1\/token\?.*grant_type=refresh_token/.test(address);
  if (!isOfRenewal || answer.ok) return;
  const said = await answer
    .clone()
    .json()
    .catch(() => null);
  // By the version of Supabase Auth.
  if (said?.error_code === "user_banned" || said?.code === "user_banned") forgetDrafts();
}
