// What staff typed and did not save waits on their device, and may name a child: it goes when they
// sign out. A session that merely ran out leaves it, so that nothing is lost.

const prefix = "draft:";

/** Where the draft of a form lies in the browser's storage. */
export function draftAddress(key: string): string {
  return prefix + key;
}

/** Whether something begun and not saved lies on this device. */
export function hasDrafts(): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith(prefix));
}

/** What an open form hears when it must not write its draft any more. */
export const draftsForgotten = "drafts-forgotten";

/** Removes every draft from this device, and what open forms were about to write. */
export function forgetDrafts(): void {
  dispatchEvent(new Event(draftsForgotten));
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix)) localStorage.removeItem(key);
  }
}
