import accountErrorsTexts from "messages:account/accountErrors";
import signInErrorsTexts from "messages:account/signInErrors";
import type { z } from "zod";
import { isTokenRefused } from "../../data/accounts/refused-token.ts";
import type { SchoolClient } from "../../data/client.ts";
import { type Language, splitAddress } from "../../data/languages.ts";
import { getBackend } from "../connection/backend.ts";
import { fieldErrors } from "../connection/refusal-sentences.ts";
import { serverSentence } from "../connection/server-sentence.ts";
import { SignInError } from "./sign-in-errors.ts";

/** The outcome of a form on an account page. */
export type AccountAnswer = {
  /** The form's name, if the page has several. */
  form: string;
  isDone: boolean;
  /** Errors by field name. */
  errors: Record<string, string>;
  /** The error of the form as a whole. */
  message: string;
  /** The backend's error code. */
  code?: string;
};

type AccountForms = typeof import("../../data/accounts/account-forms.ts");

/**
 * Validates a form and sends it to the backend, in a `clientAction`: account pages have no server
 * action, so the web server never sees a password. The answer repeats nothing that was typed, since the
 * page keeps its fields. `send` may answer with a redirect. The schemas, and zod with them, are fetched
 * only when a form is sent.
 */
export async function takeAccountForm<Schema extends z.ZodType>(
  request: Request,
  schemaOf: (forms: AccountForms) => Schema,
  send: (sent: z.infer<Schema>, client: SchoolClient) => Promise<unknown>,
): Promise<AccountAnswer | Response> {
  const language = requestLanguage(request);
  const typed = Object.fromEntries(await request.formData());
  const form = String(typed.form ?? "");
  try {
    const schema = schemaOf(await import("../../data/accounts/account-forms.ts"));
    const { success, data: sent, error } = schema.safeParse(typed);
    if (!success) {
      return { form, isDone: false, errors: fieldErrors(error, language), message: "" };
    }
    const answer = await send(sent, await getBackend());
    if (answer instanceof Response) return answer;
    return { form, isDone: true, errors: {}, message: "" };
  } catch (failure) {
    const message = accountSentence(failure, language);
    return { form, isDone: false, errors: {}, message, code: (failure as { code?: string }).code };
  }
}

/** The language of the page whose form was sent. A `clientAction` learns it only from the address. */
export function requestLanguage(request: Request): Language {
  return splitAddress(new URL(request.url).pathname).language;
}

/** The sentence for a failure: chosen by its error code, else the server's own. */
export function accountSentence(failure: unknown, language: Language): string {
  if (failure instanceof SignInError) return signInErrorsTexts[language][failure.kind];
  const { code, name, status } = failure as Partial<Record<string, string>> & {
    status?: number;
  };
  const message = serverSentence(failure);
  const texts: Record<string, string> = accountErrorsTexts[language];
  // PostgREST's errors carry no status. If it is unreachable, fetch's own TypeError comes instead, or the code
  // is empty, an HTTP status, or one of its connection
  // (https://docs.postgrest.org/en/stable/references/errors.html).
  const isUnreachable =
    name === "AuthRetryableFetchError" ||
    name === "TypeError" ||
    (status ?? 0) >= 500 ||
    /^(|5\d\d|PGRST00\d)$/.test(code ?? "none");
  if (isTokenRefused(failure)) return (texts[code ?? ""] ?? texts.session_not_found) as string;
  if (isUnreachable) return accountErrorsTexts[language].unreachable;
  if (/rate limit/i.test(message ?? "") && !(code && code in texts)) {
    return accountErrorsTexts[language].over_request_rate_limit;
  }
  return texts[code ?? ""] || message || accountErrorsTexts[language].unreachable;
}
