import { getBackend, keepsSession, tieToSignIn } from "../connection/backend.ts";
import { clearSession } from "./session-storage.ts";
import { SignInError } from "./sign-in-errors.ts";

/** After this time a sign-in has failed: docs/requirements.md R9.2. */
const timeoutMs = 30_000;

/**
 * Runs the steps of a sign-in, which together may take thirty seconds. After that throws the SignInError
 * `timedOut`, aborts pending requests about accounts, and clears a session made meanwhile.
 */
export async function withinSignInLimit<Outcome>(
  steps: (isLate: () => boolean) => Promise<Outcome>,
): Promise<Outcome> {
  let isLate = false;
  const late = new AbortController();
  const untie = tieToSignIn(late.signal);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      untie();
      late.abort();
      reject(new SignInError("timedOut"));
    }, timeoutMs);
  });
  try {
    return await Promise.race([steps(() => isLate), limit]);
  } catch (failure) {
    if (isLate && keepsSession()) await clearSession(getBackend());
    throw failure;
  } finally {
    clearTimeout(timer);
    untie();
  }
}
