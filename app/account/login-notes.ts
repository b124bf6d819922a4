// What the login page tells a person about the account or session that ended. The notes are kept on the device:
// the page is another document, and all tabs lead to it.

const deletedKey = "profile_deleted";

/** Remembers that the account was deleted, for the login page to say so: docs/requirements.md R4.4. */
export function flagDeletedProfile(): void {
  localStorage.setItem(deletedKey, "true");
}

export function clearDeletedFlag(): void {
  localStorage.removeItem(deletedKey);
}

export function isProfileDeleted(): boolean {
  return localStorage.getItem(deletedKey) !== null;
}

const endedKey = "session_ended";

/** Why a session ended without the person's doing. */
type WhyEnded = "elsewhere" | "suspended";

/** Remembers that for the login page, to which all tabs lead. */
export function noteWhyEnded(why: WhyEnded): void {
  localStorage.setItem(endedKey, why);
  dispatchEvent(new Event(endedKey));
}

/** Calls the listener when the reason changes, here or in another tab; returns how to stop. */
export function onWhyEnded(listener: () => void): () => void {
  for (const event of [endedKey, "storage"]) addEventListener(event, listener);
  return () => {
    for (const event of [endedKey, "storage"]) removeEventListener(event, listener);
  };
}

export function forgetWhyEnded(): void {
  localStorage.removeItem(endedKey);
  dispatchEvent(new Event(endedKey));
}

export function whyEnded(): WhyEnded | undefined {
  const why = localStorage.getItem(endedKey);
  return why === "elsewhere" || why === "suspended" ? why : undefined;
}
