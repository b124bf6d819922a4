import type signInErrorsTexts from "messages:account/signInErrors";
import { serverSentence } from "./server-sentence.ts";

/** Why a sign-in was refused: a sentence of the catalogue, or the server's own. docs/requirements.md R8.1. */
export type SignInTrouble =
  | { kind: keyof typeof signInErrorsTexts.en; message?: never }
  | { kind: "server"; message: string; code?: string };

/** A refusal that a step of the sign-in has already named. */
export class SignInError extends Error {
  readonly kind: keyof typeof signInErrorsTexts.en;

  constructor(kind: keyof typeof signInErrorsTexts.en) {
    super(kind);
    this.name = "SignInError";
    this.kind = kind;
  }
}

/** Chooses the sentence by the conditions of docs/requirements.md R8, in their order. */
export function troubleOf(failure: unknown): SignInTrouble {
  if (failure instanceof SignInError) return { kind: failure.kind };
  const { code } = failure as { code?: string };
  const message = serverSentence(failure);
  if (code === "invalid_credentials" || /invalid login credentials/i.test(message ?? "")) {
    return { kind: "invalidCredentials" };
  }
  if (!message) return { kind: "failed" };
  return /rate limit/i.test(message) ? { kind: "rateLimited" } : { kind: "server", message, code };
}
