const key = "login_in_progress";
/** A marker older than this was left behind by a page that was closed: docs/requirements.md R9.2. */
const staleMs = 30_000;

/** Says that a sign-in is under way in this tab, so that nothing redirects or clears its session. */
export function beginLogin(): void {
  sessionStorage.setItem(key, String(Date.now()));
}

export function endLogin(): void {
  sessionStorage.removeItem(key);
}

/** Whether a sign-in is under way; a stale marker is cleared. */
export function isLoginInProgress(): boolean {
  const begun = Number(sessionStorage.getItem(key));
  if (!begun) return false;
  if (Date.now() - begun <= staleMs) return true;
  endLogin();
  return false;
}
