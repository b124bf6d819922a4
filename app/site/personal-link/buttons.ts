import { data, redirect } from "react-router";

/** What a button of a personal link's page does, and the news that the page says afterwards. */
type Button = { press: () => Promise<unknown>; done: string };

/**
 * Does what the button `do` of a form asks, then leads back to the page (`here`) with its news; undefined
 * for a form without such a button. A link that opens nothing is not found. What the database refuses with a detail named in `gone` is said on
 * the page (409).
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

/** Leads to the page behind a personal link, with news. */
export function newsAt(here: string, done: string) {
  return redirect(`${here}&done=${done}`, 303);
}
