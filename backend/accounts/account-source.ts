import { AuthError, tooManyEmails } from "../http/auth-error.ts";
import type { Client } from "../http/client.ts";
import type { AccountMail } from "../mail/account-mail.ts";
import type { PasswordChecks } from "../passwords/password-checks.ts";
import { addMethod } from "../sessions/access-token.ts";
import { describeSession, openSession, type SessionSource } from "../sessions/session-answer.ts";
import type { AccountLimits } from "../throttle/account-limits.ts";
import type { AttemptCounter, AttemptCounters } from "../throttle/attempts.ts";

/** What the endpoints that create, confirm and change accounts need. */
export type AccountSource = SessionSource & {
  mail: AccountMail;
  checks: PasswordChecks;
  emails: EmailLimits;
};

/** Opens a session for a person who has authenticated by `method`, and answers with it. */
export async function answerSession(
  source: SessionSource,
  userId: string,
  method: string,
  client: Client,
): Promise<Response> {
  const { session, refreshToken } = await openSession(source.database, userId, client);
  await addMethod(source.database, session, method);
  const described = await describeSession(source, session, refreshToken, method);
  if (!described) throw new AuthError(500, "unexpected_failure", "The session could not be made");
  return Response.json(described);
}

/** How many emails a mailbox gets, and how many codes may be tried for it. */
type EmailLimits = {
  /** Whether the mailbox may get an email now; counts it if so. */
  mayWrite: (mailbox: string) => Promise<boolean>;
  /** Throws 429 `over_email_send_rate_limit` if it may not. */
  requireTurn: (mailbox: string) => Promise<void>;
  /** Wrong codes tried for a mailbox's emails. */
  codes: AttemptCounter;
};

/**
 * Guesses for the codes of three emails are allowed in a day, so that requesting more emails does not give
 * more guesses.
 */
const emailsToGuess = 3;
const day = 24 * 60 * 60;

export function emailLimits(limits: AccountLimits, counters: AttemptCounters): EmailLimits {
  // The same kind that /recover counts for the mailbox.
  const emails = counters("emails", 1, limits.mail_seconds);
  const waitFor = async (mailbox: string) =>
    limits.mail_seconds > 0 ? emails.take(mailbox) : undefined;
  return {
    mayWrite: async (mailbox) => (await waitFor(mailbox)) === undefined,
    requireTurn: async (mailbox) => {
      const wait = await waitFor(mailbox);
      if (wait !== undefined) throw tooManyEmails(wait);
    },
    codes: counters("mailbox_codes", limits.failures * emailsToGuess, day),
  };
}
