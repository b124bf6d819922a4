import { data, redirect } from "react-router";

/** The action of a button on a personal link's page, and the news shown afterwards. */
type Button = { press: () => Promise<unknown>; done: string };

/**
 * Runs the action of the form's button `do`, then redirects to the page (`here`) with its news. Returns
 * undefined for a form without such a button. An invalid link throws 404; a refusal by the database with a
 * detail named in `gone` shows that message on the page (409).
 */
export async function pressButton(
  request: Request,
  here: string,
  buttons: Record<string, Button>,
  gone: Record<string, string> = {},
) {
  const button = buttons[String((await request.clone().formData()).get("do"))];
  if (!button) return undefined;
  try {
    await button.press();
  } catch (failure) {
    const { code, details = "" } = failure as { code?: string; details?: string };
    if (code === "PT404") throw data(null, { status: 404 });
    const message = gone[details];
    if (!message) throw failure;
    return data({ values: {}, errors: {}, message }, { status: 409 });
  }
  return newsAt(here, button.done);
}

/** Redirects to the page of a personal link, with news. */
export function newsAt(here: string, done: string) {
  return redirect(`${here}&done=${done}`, 303);
}
