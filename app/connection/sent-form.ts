import sentFormTexts from "messages:ui/sentForm";
import { data } from "react-router";
import type { z } from "zod";
import { trapName } from "../../data/forms/form-submissions.ts";
import { formSentence } from "../../data/forms/sentences.ts";
import type { Language } from "../../data/languages.ts";

/** Why a form was refused, with what was typed, so that nobody has to type it again. In the page's language. */
export type RefusedForm = {
  values: Record<string, string>;
  /** What is wrong, by the name of the field. */
  errors: Record<string, string>;
  /** What is wrong with the whole of it; empty where the fields say everything, or nothing could be asked. */
  message: string;
};

/** A form that is well filled in and still not taken, for a reason that sentFormTexts has a sentence for. */
export class FormNotTaken extends Error {
  readonly status: 409 | 429;
  readonly reason: keyof (typeof sentFormTexts)["en"];

  constructor(status: FormNotTaken["status"], reason: FormNotTaken["reason"]) {
    super(reason);
    this.status = status;
    this.reason = reason;
  }
}

type Refusal = ReturnType<typeof refuse>;

/**
 * Reads a sent form against its schema and saves what it says. Answers the reference of what was
 * saved, or what refuses it, in the language of its page: 422 for what the schema does not take, as
 * `refuseUnsaved` for what could not be saved.
 */
export async function takeForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  language: Language,
  save: (sent: z.infer<Schema>) => Promise<string>,
): Promise<{ reference: string; refusal?: never } | { reference?: never; refusal: Refusal }> {
  const { [trapName]: trap, ...typed } = valuesOf(await request.formData());
  if (trap) {
    const message = sentFormTexts[language].trapped;
    return { refusal: refuse(422, { values: typed, errors: {}, message }) };
  }
  const { success, data: sent, error } = schema.safeParse(typed);
  if (!success) {
    const errors: Record<string, string> = {};
    for (const { path, message } of error.issues) {
      errors[String(path[0])] ??= formSentence(message, language);
    }
    return { refusal: refuse(422, { values: typed, errors, message: "" }) };
  }
  try {
    return { reference: await save(sent) };
  } catch (failure) {
    return { refusal: refuseUnsaved(failure, typed, language) };
  }
}

/** What was typed, by the names of the fields; files are left out. */
export function valuesOf(fields: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of fields) {
    if (typeof value === "string") values[name] = value;
  }
  return values;
}

/**
 * The answer to a form the database did not take: 422 with the field it named, 409 for what is
 * there already or not possible as things stand now, 404 for what is not there any more, 429 for what
 * was sent too often, 400 for other input it refuses, 503 where it could not be asked. Errors of the
 * database: https://docs.postgrest.org/en/stable/references/errors.html
 */
export function refuseUnsaved(
  failure: unknown,
  values: Record<string, string>,
  language: Language,
) {
  const { code = "", message = "", details } = failure as Partial<Record<string, string>>;
  const texts = sentFormTexts[language];
  if (failure instanceof FormNotTaken) {
    return refuse(failure.status, { values, errors: {}, message: texts[failure.reason] });
  }
  if (code === "PT429") {
    return refuse(429, { values, errors: {}, message: formSentence(message, language) });
  }
  if (code === "22023" && details && details in values) {
    const errors = { [details]: formSentence(message, language) };
    return refuse(422, { values, errors, message: "" });
  }
  if (code === "PT404" || code === "PT409") {
    const status = Number(code.slice(2));
    return refuse(status, { values, errors: {}, message: formSentence(message, language) });
  }
  if (code === "23505") return refuse(409, { values, errors: {}, message: texts.again });
  if (/^(22|23|P0)/.test(code)) {
    return refuse(400, { values, errors: {}, message: texts.unusable });
  }
  console.error(failure);
  return refuse(503, { values, errors: {}, message: "" });
}

function refuse(status: number, refused: RefusedForm) {
  return data(refused, { status });
}
