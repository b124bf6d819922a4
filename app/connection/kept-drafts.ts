// Unsaved drafts of staff stay on their device and may name a child, so signing out removes them, and so does the
// sign-in of somebody else. They survive an expired session, so that nothing is lost.

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
