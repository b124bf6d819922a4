import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import type { SchoolClient } from "../../data/client.ts";
import { proofName, trapName } from "../../data/forms/form-submissions.ts";
import { referenceLetters } from "../../data/forms/references.ts";
import type { Language } from "../../data/languages.ts";
import { pageRequestContext } from "./page-request.ts";
import type { fieldRefusal } from "./refusal-sentences.ts";
import { FormNotTaken, refuseUnsaved, takeForm, valuesOf } from "./sent-form.ts";

type PublicForm<Schema extends z.ZodType> = {
  /** The kind of form: "contact"; of what was sent, if only some of them are limited by the day. */
  form: string | ((sent: z.infer<Schema>) => string);
  /** The refusal of a form of which its network has sent enough today, shaped like the database's. */
  tooManyToday?: ReturnType<typeof fieldRefusal>;
  /** The prefix of its references: "MSG". */
  prefix: string;
  schema: Schema;
  /** Saves the form with a client that visitors do not have; resolves with its reference. */
  save: (
    sent: z.infer<Schema>,
    page: { supabase: SchoolClient; language: Language },
  ) => Promise<string>;
  /** If the answer says more than its reference: makes that up, so that a robot learns nothing. */
  pretend?: (sent: z.infer<Schema>) => void;
};

/**
 * Takes a public form in the action of its page: validates it as takeForm does, then passes it through
 * the gate against robots (docs/decisions/public-forms.md). A robot gets an invented reference; the same
 * form sent twice, the first reference again; a network with too many forms in an hour, 429. `asked` is
 * the form, or fetches what it depends on. Throws the refusal, 503, if the backend cannot be reached: the
 * page could not be rendered again either, so the error page keeps what was typed.
 */
export async function takePublicForm<Schema extends z.ZodType>(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  asked: PublicForm<Schema> | (() => Promise<PublicForm<Schema>>),
) {
  const page = context.get(pageRequestContext);
  const fields = await request.clone().formData();
  const said = (name: string) => {
    const value = fields.get(name);
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  const sent = { trap: said(trapName), proof: said(proofName) };
  fields.delete(trapName);
  fields.delete(proofName);
  const plain = new Request(request.url, { method: "POST", body: fields });
  const { form, prefix, schema, save, pretend, tooManyToday } =
    typeof asked === "function"
      ? await asked().catch((failure) => {
          const isAnswer = failure instanceof Response || "init" in failure;
          throw isAnswer ? failure : refuseUnsaved(failure, valuesOf(fields), page.language);
        })
      : asked;
  const taken = await takeForm(plain, schema, page.language, async (read) => {
    const kind = typeof form === "function" ? form(read) : form;
    const admission = await page.formGate.admit(kind, sent);
    if (admission.kind === "robot") {
      pretend?.(read);
      return nobodysReference(prefix);
    }
    if (admission.kind === "too-many") throw new FormNotTaken(429, "tooMany");
    if (admission.kind === "too-many-today") {
      throw tooManyToday ?? new FormNotTaken(429, "tooMany");
    }
    if (admission.kind === "closed") throw new Error("Without the service key no form is kept.");
    if (admission.kind === "seen") {
      if (admission.reference === null) throw new FormNotTaken(409, "again");
      return admission.reference;
    }
    try {
      const reference = await save(read, { supabase: admission.keeper, language: page.language });
      await admission.finish(reference);
      return reference;
    } catch (failure) {
      await admission.finish(null);
      throw failure;
    }
  });
  if (taken.refusal?.init?.status === 503) throw taken.refusal;
  return taken;
}

/** Looks like the token of a personal link, and opens nothing. */
export function nobodysToken(): string {
  return `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll("-", "");
}

/** Looks like the database's own references (private.new_reference). */
function nobodysReference(prefix: string): string {
  const random = [...crypto.getRandomValues(new Uint8Array(7))];
  const code = random.map((byte) => referenceLetters[byte % 32]);
  return `${prefix}-${new Date().toISOString().slice(2, 4)}-${code.join("")}`;
}
