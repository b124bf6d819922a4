import sentFormTexts from "messages:ui/sentForm";
import { data } from "react-router";
import type { z } from "zod";
import { trapName } from "../../data/forms/form-submissions.ts";
import type { Language } from "../../data/languages.ts";
import { databaseRefusal, fieldErrors } from "./refusal-sentences.ts";

/** Why a form was refused, in the page's language, with the values typed. */
export type RefusedForm = {
  values: Record<string, string>;
  /** Errors by field name. */
  errors: Record<string, string>;
  /** The error of the form as a whole; empty if the fields say it all or the database was unreachable. */
  message: string;
};

/** A valid form that is still refused, for a reason that sentFormTexts explains. */
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
 * Validates a sent form and saves it. Resolves with the reference of what was saved, or with the refusal
 * in the page's language: 422 if it is invalid, as `refuseUnsaved` says if it could not be saved.
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
    const errors = fieldErrors(error, language);
    return { refusal: refuse(422, { values: typed, errors, message: "" }) };
  }
  try {
    return { reference: await save(sent) };
  } catch (failure) {
    return { refusal: refuseUnsaved(failure, typed, language) };
  }
}

/** The values typed, by field name, without files. */
export function valuesOf(fields: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of fields) {
    if (typeof value === "string") values[name] = value;
  }
  return values;
}

/**
 * The answer to a form that the database refused: 422 with the field it named, 409 for duplicates and
 * conflicts, 404 for what no longer exists, 429 for too many, 400 for other input, 503 if the database
 * could not be reached. Its errors: https://docs.postgrest.org/en/stable/references/errors.html
 */
export function refuseUnsaved(
  failure: unknown,
  values: Record<string, string>,
  language: Language,
) {
  const { code = "", message = "", details, hint } = failure as Partial<Record<string, string>>;
  const texts = sentFormTexts[language];
  if (failure instanceof FormNotTaken) {
    return refuse(failure.status, { values, errors: {}, message: texts[failure.reason] });
  }
  if (code === "22023" && details && details in values) {
    const errors = { [details]: databaseRefusal({ code, details, message, hint }, language) };
    return refuse(422, { values, errors, message: "" });
  }
  if (code === "PT404" || code === "PT409" || code === "PT429") {
    const said = databaseRefusal({ code, details, message }, language);
    return refuse(Number(code.slice(2)), { values, errors: {}, message: said });
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
