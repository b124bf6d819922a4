import { getBackend, keepsSession, tieToSignIn } from "../connection/backend.ts";
import { clearSession } from "./clear-session.ts";
import { SignInError } from "./sign-in-errors.ts";

/** No answer for so long is a failed sign-in: docs/requirements.md R9.2. */
const timeoutMs = 30_000;

/**
 * Takes the steps of a sign-in, all of them together within thirty seconds. Throws the SignInError of the
 * catalogue where one of them has no answer by then; nobody is signed in any more when it does, also where
 * the password had been taken and a later step stalled, and what it still asks of accounts is given up.
 */
export async function withinSignInLimit<Outcome>(
  steps: (isLate: () => boolean) => Promise<Outcome>,
): Promise<Outcome> {
  let isLate = false;
  const limit = Promise.withResolvers<never>();
  const late = new AbortController();
  const untie = tieToSignIn(late.signal);
  const timer = setTimeout(() => {
    isLate = true;
    untie();
    late.abort();
    limit.reject(new SignInError("timedOut"));
  }, timeoutMs);
  try {
    return await Promise.race([steps(() => isLate), limit.promise]);
  } catch (failure) {
    if (isLate && keepsSession()) await clearSession(getBackend());
    throw failure;
  } finally {
    clearTimeout(timer);
    untie();
  }
}
