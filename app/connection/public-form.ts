import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import type { SchoolClient } from "../../data/client.ts";
import { proofName, trapName } from "../../data/forms/form-submissions.ts";
import type { Language } from "../../data/languages.ts";
import { pageRequestContext } from "./page-request.ts";
import { FormNotTaken, refuseUnsaved, takeForm, valuesOf } from "./sent-form.ts";

type PublicForm<Schema extends z.ZodType> = {
  /** The kind of form: "contact". */
  form: string;
  /** How its references begin: "MSG". */
  prefix: string;
  schema: Schema;
  /** Keeps what was sent, by a client that visitors do not have; resolves with its reference. */
  save: (
    sent: z.infer<Schema>,
    page: { supabase: SchoolClient; language: Language },
  ) => Promise<string>;
  /** Where an answer says more than its reference: makes that up for a robot, which is to learn nothing. */
  pretend?: () => void;
};

/**
 * Takes a form that anybody may send, in the action of its page: read as takeForm does, then past the
 * gate that keeps robots out (docs/decisions/public-forms.md). A robot is answered by a reference that nobody
 * has; the same form sent twice by the reference it was given first; 429 where its network has sent
 * too many within the hour. `asked` is the form, or asks for what it depends on. Where the backend
 * cannot be asked, throws the refusal, 503: its page could not be fetched again either, so that the
 * page of a failure keeps what was typed (docs/decisions/public-forms.md).
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
  const { form, prefix, schema, save, pretend } =
    typeof asked === "function"
      ? await asked().catch((failure) => {
          const isAnswer = failure instanceof Response || "init" in failure;
          throw isAnswer ? failure : refuseUnsaved(failure, valuesOf(fields), page.language);
        })
      : asked;
  const taken = await takeForm(plain, schema, page.language, async (read) => {
    const admission = await page.formGate.admit(form, sent);
    if (admission.kind === "robot") {
      pretend?.();
      return nobodysReference(prefix);
    }
    if (admission.kind === "too-many") throw new FormNotTaken(429, "tooMany");
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

const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Looks as those of the database do (private.new_reference). */
function nobodysReference(prefix: string): string {
  const code = [...crypto.getRandomValues(new Uint8Array(7))].map((byte) => letters[byte % 32]);
  return `${prefix}-${new Date().toISOString().slice(2, 4)}-${code.join("")}`;
}
