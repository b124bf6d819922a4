import accountErrorsTexts from "messages:account/accountErrors";
import signInErrorsTexts from "messages:account/signInErrors";
import type { Language } from "../../data/languages.ts";
import { serverSentence } from "./server-sentence.ts";
import { SignInError } from "./sign-in-errors.ts";

/** What to tell a person whom the backend refused something: by its error code, else its own words. */
export function accountSentence(failure: unknown, language: Language): string {
  if (failure instanceof SignInError) return signInErrorsTexts[language][failure.kind];
  const { code, name, status } = failure as Partial<Record<string, string>> & {
    status?: number;
  };
  const message = serverSentence(failure);
  const texts: Record<string, string> = accountErrorsTexts[language];
  // The database's interface names neither error nor status: what it could not be asked has no code,
  // that of HTTP, or one of its connection (https://docs.postgrest.org/en/stable/references/errors.html).
  const isUnreachable =
    name === "AuthRetryableFetchError" ||
    name === "TypeError" ||
    (status ?? 0) >= 500 ||
    /^(|5\d\d|PGRST00\d)$/.test(code ?? "none");
  if (isUnreachable) return accountErrorsTexts[language].unreachable;
  if (/rate limit/i.test(message ?? "") && !(code && code in texts)) {
    return accountErrorsTexts[language].over_request_rate_limit;
  }
  return texts[code ?? ""] || message || accountErrorsTexts[language].unreachable;
}
