import type { AccountMail } from "../mail/account-mail.ts";
import type { PasswordChecks } from "../passwords/password-checks.ts";
import { addMethod } from "../sessions/access-token.ts";
import { describeSession, openSession, type SessionSource } from "../sessions/session-answer.ts";
import { AuthError } from "./auth-error.ts";
import type { Client } from "./client.ts";
import type { LetterLimits } from "./letter-limits.ts";

/** What the endpoints that make, prove and change accounts work with. */
export type AccountSource = SessionSource & {
  mail: AccountMail;
  checks: PasswordChecks;
  letters: LetterLimits;
};

/** Opens a session for a person who has proven by `method` who they are, and answers it. */
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
