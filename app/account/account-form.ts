import type { z } from "zod";
import type { SchoolClient } from "../../data/client.ts";
import { formSentence } from "../../data/forms/sentences.ts";
import { type Language, splitAddress } from "../../data/languages.ts";
import { getBackend } from "../connection/backend.ts";
import { accountSentence } from "./account-errors.ts";

/** What became of a form of an account page. */
export type AccountAnswer = {
  /** The form's own name, where a page has several. */
  form: string;
  isDone: boolean;
  /** What is wrong, by the name of the field. */
  errors: Record<string, string>;
  /** What is wrong with the whole of it. */
  message: string;
  /** The backend's code for it. */
  code?: string;
};

type AccountForms = typeof import("../../data/accounts/account-forms.ts");

/**
 * Reads a form against its schema and gives it to the backend, in a `clientAction`: account pages
 * have no action on the server, which never sees a password. Nothing typed comes back: the page
 * stays, and with it what is in its fields. `send` may answer with a redirect. The schemas, and zod
 * with them, are fetched when a form is sent: to look at a page takes none.
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
      const errors: Record<string, string> = {};
      for (const { path, message } of error.issues) {
        errors[String(path[0])] ??= formSentence(message, language);
      }
      return { form, isDone: false, errors, message: "" };
    }
    const answer = await send(sent, await getBackend());
    if (answer instanceof Response) return answer;
    return { form, isDone: true, errors: {}, message: "" };
  } catch (failure) {
    const message = accountSentence(failure, language);
    return { form, isDone: false, errors: {}, message, code: (failure as { code?: string }).code };
  }
}

/** The language of the page whose form was sent; a `clientAction` has no other word of it. */
export function requestLanguage(request: Request): Language {
  return splitAddress(new URL(request.url).pathname).language;
}
