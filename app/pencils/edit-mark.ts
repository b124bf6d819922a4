import { useSyncExternalStore } from "react";
import type { EditedKind } from "./edited-parts.ts";

/**
 * Names what a part of a page shows: its kind, the id of its row or the key of its content, and a field
 * where it is not the kind's usual one.
 */
type EditMark = (kind: EditedKind, id: string, field?: string) => string;

const markOf: EditMark = (kind, id, field) => `${kind}/${id}${field ? `#${field}` : ""}`;

let isMarked = false;
const told = new Set<() => void>();

/**
 * Has every part of the page name what it shows, in the attribute `data-edit`, or takes the names away.
 * Only a colleague's browser does: what visitors are sent stays as it is.
 */
export function markParts(wanted: boolean): void {
  if (isMarked === wanted) return;
  isMarked = wanted;
  for (const tell of told) tell();
}

/** For the attribute `data-edit` of a part; undefined, and with it the attribute, for visitors. */
export function useEditMark(): EditMark | undefined {
  return useSyncExternalStore(listen, now, nothing);
}

function listen(tell: () => void) {
  told.add(tell);
  return () => told.delete(tell);
}

const now = () => (isMarked ? markOf : undefined);
const nothing = () => undefined;
