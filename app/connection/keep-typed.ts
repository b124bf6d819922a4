import { data, isRouteErrorResponse } from "react-router";
import type { RefusedForm } from "./sent-form.ts";

/**
 * The clientAction of a public page: the server's answer, or, if the server or its backend cannot be
 * reached, the form as typed, so that it stays on the page and can be sent again; a button (`do`) has
 * nothing typed (docs/decisions/public-forms.md).
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
    // The page's own action determines the type.
    return (await serverAction()) as never;
  } catch (failure) {
    const isAnswer = isRouteErrorResponse(failure) && failure.status !== 503;
    if (isAnswer || failure instanceof Response) throw failure;
    const values = fields.has("do") ? {} : (Object.fromEntries(fields) as Record<string, string>);
    const refused: RefusedForm = { values, errors: {}, message: "" };
    return data(refused, { status: 503 });
  }
}

/**
 * Whether a page refetches its data: not after a form that could not be sent, because the data would not
 * arrive either.
 */
export function isReached({ actionStatus }: { actionStatus?: number }): boolean {
  return actionStatus !== 503;
}
