import type signInErrorsTexts from "messages:account/signInErrors";
import { serverSentence } from "../connection/server-sentence.ts";

/** Why a sign-in failed: one of our sentences, or the server's own (docs/requirements.md R8.1). */
export type SignInTrouble =
  | { kind: keyof typeof signInErrorsTexts.en; message?: never }
  | { kind: "server"; message: string; code?: string };

/** A failure that a step of the sign-in has already identified. */
export class SignInError extends Error {
  readonly kind: keyof typeof signInErrorsTexts.en;

  constructor(kind: keyof typeof signInErrorsTexts.en) {
    super(kind);
    this.name = "SignInError";
    this.kind = kind;
  }
}

/** Checks the conditions of docs/requirements.md R8 in their order. */
export function troubleOf(failure: unknown): SignInTrouble {
  if (failure instanceof SignInError) return { kind: failure.kind };
  const { code, status } = failure as { code?: string; status?: number };
  const message = serverSentence(failure);
  if (code === "invalid_credentials" || /invalid login credentials/i.test(message ?? "")) {
    return { kind: "invalidCredentials" };
  }
  if (!message) return { kind: "failed" };
  if (/rate limit/i.test(message)) return { kind: "rateLimited" };
  // supabase-js drops the code of an answer that it calls worth another try.
  return { kind: "server", message, code: code ?? (status === 503 ? "unavailable" : undefined) };
}
