const key = "profile_deleted";

/**
 * Remembers on this device that the account was deleted (docs/requirements.md R4.4): the login page
 * says so.
 */
export function flagDeletedProfile(): void {
  localStorage.setItem(key, "true");
}

export function clearDeletedFlag(): void {
  localStorage.removeItem(key);
}

export function isProfileDeleted(): boolean {
  return localStorage.getItem(key) !== null;
}
