import { data } from "react-router";
import type { z } from "zod";

/** Why a form was refused, with what was typed, so that nobody has to type it again. */
export type RefusedForm = {
  values: Record<string, string>;
  /** What is wrong, by the name of the field. */
  errors: Record<string, string>;
  /** What is wrong with the whole of it; empty where the fields say everything. */
  message: string;
};

/** A field that people do not see and programs fill in. */
export const trapName = "homepage";

type SentForm<Sent> =
  | { sent: Sent; values: Record<string, string> }
  | { sent: null; refusal: ReturnType<typeof refuse> };

/** Reads a sent form against its schema: what it says, or the 422 that answers it. */
export async function readForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<SentForm<z.infer<Schema>>> {
  const values: Record<string, string> = {};
  for (const [name, value] of await request.formData()) {
    if (typeof value === "string") values[name] = value;
  }
  const { [trapName]: trap, ...typed } = values;
  if (trap) {
    const message =
      "This looked as if a program had filled it in. Please send it again, or telephone us.";
    return { sent: null, refusal: refuse(422, { values: typed, errors: {}, message }) };
  }
  const { success, data: sent, error } = schema.safeParse(typed);
  if (success) return { sent, values: typed };
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message;
  return { sent: null, refusal: refuse(422, { values: typed, errors, message: "" }) };
}

/**
 * The answer to a form the database did not take: 422 with the field it named, 409 for what is
 * there already, 400 for other input it refuses, 503 where it could not be asked. Errors of the
 * database: https://docs.postgrest.org/en/stable/references/errors.html
 */
export function refuseUnsaved(failure: unknown, values: Record<string, string>) {
  const { code = "", message = "", details } = failure as Partial<Record<string, string>>;
  if (code === "22023" && details && details in values) {
    return refuse(422, { values, errors: { [details]: message }, message: "" });
  }
  if (code === "23505") {
    const again = "We have this already. If something changed, please telephone us.";
    return refuse(409, { values, errors: {}, message: again });
  }
  if (/^(22|23|P0)/.test(code)) {
    const unusable = "Something in it could not be used. Please read it through and send it again.";
    return refuse(400, { values, errors: {}, message: unusable });
  }
  console.error(failure);
  const unreachable =
    "It could not be sent just now, and nothing is lost. Please try again in a minute, or telephone us.";
  return refuse(503, { values, errors: {}, message: unreachable });
}

function refuse(status: number, refused: RefusedForm) {
  return data(refused, { status });
}
