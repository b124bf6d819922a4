import { tooMany, tooManyTexts } from "../http/auth-error.ts";
import { findProvenDevice } from "../sign-in/known-devices.ts";
import { type Attempt, createAttempts } from "../throttle/attempts.ts";
import type { FactorCall } from "./call.ts";
import type { FactorRow } from "./factor-rows.ts";

const perDay = { allowed: 10, seconds: 86_400 };

/**
 * Counts one more message to the phone of a factor, before it is sent, so that parallel calls do not pass
 * together: one a minute for a number (`sms_seconds` of AUTH_LIMITS; 0 turns all of this off), and ten a day
 * for an account and for a number that nobody has proven. A proven number is its account's own; there a known
 * device where a factor was proven has ten for itself, which a stranger with the password cannot use up.
 * Throws 429 `over_sms_send_rate_limit` within the minute, `over_request_rate_limit` within the day. Resolves
 * with a function that takes the count back, because the message was not sent.
 */
export async function countMessage(
  call: FactorCall,
  factor: FactorRow,
): Promise<() => Promise<void>> {
  const seconds = call.settings.AUTH_LIMITS.sms_seconds;
  if (seconds === 0) return async () => {};
  const attempts = createAttempts(call.database, call.settings.JWT_SECRET);
  const number = factor.phone ?? "";
  const messages: Attempt[] = [
    { kind: "phone-minute", who: number, allowed: 1, seconds },
    ...(await attemptsOfDay(call, factor, number)),
  ];
  const full = await attempts.take(messages);
  if (full?.kind === "phone-minute") throw tooManyTexts(full.wait);
  if (full) throw tooMany(full.wait);
  return () => attempts.giveBack(messages);
}

async function attemptsOfDay(
  { database, session }: FactorCall,
  { status }: FactorRow,
  number: string,
): Promise<Attempt[]> {
  const ofAccount = { kind: "account-messages", who: session.user.id, ...perDay };
  if (status !== "verified") return [{ kind: "phone-messages", who: number, ...perDay }, ofAccount];
  const device = await findProvenDevice(database, session);
  return [device ? { kind: "device-messages", who: device, ...perDay } : ofAccount];
}
