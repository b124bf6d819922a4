import { ownAddress } from "../../data/accounts/own-address.ts";

const placeKey = "pencil-place";
const saidKey = "pencil-said";

/** Where a pencil was on the screen when it was pressed. */
export type PencilPlace = { page: string; mark: string; top: number };

/** Keeps the place to come back to, for as long as the tab lives. */
export function keepPlace(place: PencilPlace): void {
  keep(placeKey, JSON.stringify(place));
}

/** The place on this page that a pencil was pressed at, once. */
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

/** Hands the page what a form says of its save, because the form is gone by then. */
export function keepSaid(message: string): void {
  keep(saidKey, message);
}

/** What a form has said last, once. */
export function takeSaid(): string | undefined {
  try {
    const said = sessionStorage.getItem(saidKey);
    sessionStorage.removeItem(saidKey);
    return said ?? undefined;
  } catch {
    return undefined;
  }
}

/** The page that a form was opened from, by the query of the form's address; undefined for any other site. */
export function pageToComeBackTo(query: URLSearchParams): string | undefined {
  return ownAddress(query.get("back"));
}

function keep(key: string, value: string) {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Without storage the page begins at its top, and says nothing.
  }
}
