import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from "react-router";
import type { RefusedForm } from "./sent-form.ts";

/**
 * The clientAction of a page with a public form: what the server answers, and where it cannot be
 * reached or cannot ask its backend, the form as it was typed, so that it stays on the page and is
 * sent again (docs/decisions/public-forms.md).
 */
export async function keepTyped({
  request,
  serverAction,
}: Pick<ClientActionFunctionArgs, "request" | "serverAction">) {
  const fields = await request.clone().formData();
  try {
    // What the server answers has the type of the page's own action.
    return await serverAction<never>();
  } catch (failure) {
    const isAnswer = isRouteErrorResponse(failure) && failure.status !== 503;
    if (isAnswer || failure instanceof Response) throw failure;
    const values = Object.fromEntries(fields) as Record<string, string>;
    const refused: RefusedForm = { values, errors: {}, message: "" };
    return data(refused, { status: 503 });
  }
}
