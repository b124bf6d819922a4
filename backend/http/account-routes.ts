import { type Context, type Handler, Hono } from "hono";
import { BusyChecking } from "../passwords/password-checks.ts";
import type { SessionSource } from "../sessions/session-answer.ts";
import { invite } from "../sign-up/invite.ts";
import { signUp } from "../sign-up/sign-up.ts";
import { attemptCounters } from "../throttle/attempt-counter.ts";
import { createAttempts } from "../throttle/attempts.ts";
import { requireApiKey } from "./api-key.ts";
import { answering, tooMany } from "./auth-error.ts";
import { changeAccount } from "./change-account.ts";
import { letterLimits } from "./letter-limits.ts";
import { askLite } from "./lite-answer.ts";
import { reauthenticate, recover } from "./recover.ts";
import type { Services, Settings } from "./request-steps.ts";
import { resend } from "./resend.ts";
import { verify } from "./verify.ts";

/**
 * What makes, proves and changes accounts, in Lite's place: Lite derives the proof of a letter from
 * the address and six digits (docs/decisions/emails.md).
 */
export function accountRoutes(
  session: SessionSource & { settings: Settings },
  { mail, checks }: Services,
): Hono {
  const { settings, database, lite } = session;
  const limits = settings.AUTH_LIMITS;
  const counters = attemptCounters(createAttempts(database, settings.JWT_SECRET));
  const source = { ...session, mail, checks, letters: letterLimits(limits, counters) };
  const guesses = counters("current_password", limits.failures, 15 * 60);
  const answer = (action: (from: typeof source, c: Context) => Promise<Response>): Handler =>
    answering((c) => {
      requireApiKey(c, settings);
      return action(source, c).catch(refuseWhereBusy);
    });
  return new Hono()
    .post("/signup", answer(signUp))
    .post("/verify", answer(verify))
    .post("/recover", answer(recover))
    .post("/resend", answer(resend))
    .post("/invite", answer(invite))
    .get("/reauthenticate", answer(reauthenticate))
    .put(
      "/user",
      answer(async (_, c) => askLite(lite, await changeAccount(source, guesses, c))),
    );
}

function refuseWhereBusy(error: unknown): never {
  throw error instanceof BusyChecking ? tooMany(5) : error;
}
