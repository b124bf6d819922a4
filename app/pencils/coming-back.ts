import { ownAddress } from "../../data/accounts/own-address.ts";

const placeKey = "pencil-place";
const saidKey = "pencil-said";

/** The position of a pencil on the screen when it was pressed. */
export type PencilPlace = { page: string; mark: string; top: number };

/** Stores the position to return to, as long as the tab lives. */
export function keepPlace(place: PencilPlace): void {
  keep(placeKey, JSON.stringify(place));
}

/** The position on this page at which a pencil was pressed, once. */
export function takePlace(page: string): PencilPlace | undefined {
  try {
    const place: PencilPlace = JSON.parse(sessionStorage.getItem(placeKey) ?? "null");
    if (place?.page !== page) return undefined;
    sessionStorage.removeItem(placeKey);
    return place;
  } catch {
    return undefined;
  }
}

/** Passes a form's message about its save to the page, because the form is gone by then. */
export function keepSaid(message: string): void {
  keep(saidKey, message);
}

/** The last message of a form, once. */
export function takeSaid(): string | undefined {
  try {
    const said = sessionStorage.getItem(saidKey);
    sessionStorage.removeItem(saidKey);
    return said ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * The page from which a form was opened, by the query of the form's address; undefined for any other site.
 */
export function pageToComeBackTo(query: URLSearchParams): string | undefined {
  return ownAddress(query.get("back"));
}

function keep(key: string, value: string) {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Without storage the page begins at its top, and shows no message.
  }
}
