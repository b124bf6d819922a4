import { data, isRouteErrorResponse } from "react-router";
import type { RefusedForm } from "./sent-form.ts";

/**
 * The clientAction of a page with a public form: the server's answer, or, if the server or its backend
 * cannot be reached, the form as typed, so that it stays on the page and can be sent again
 * (docs/decisions/public-forms.md).
 */
export async function keepTyped({
  request,
  serverAction,
}: {
  request: Request;
  serverAction: () => Promise<unknown>;
}) {
  const fields = await request.clone().formData();
  try {
    // Typed by the page's own action.
    return (await serverAction()) as never;
  } catch (failure) {
    const isAnswer = isRouteErrorResponse(failure) && failure.status !== 503;
    if (isAnswer || failure instanceof Response) throw failure;
    const values = Object.fromEntries(fields) as Record<string, string>;
    const refused: RefusedForm = { values, errors: {}, message: "" };
    return data(refused, { status: 503 });
  }
}
