import { useSyncExternalStore } from "react";
import type { EditedKind } from "./edited-parts.ts";

/**
 * Names the source of a page's part: its kind, the id of its row or the key of its content, and a field if
 * it is not the kind's default one.
 */
type EditMark = (kind: EditedKind, id: string, field?: string) => string;

const markOf: EditMark = (kind, id, field) => `${kind}/${id}${field ? `#${field}` : ""}`;

let isMarked = false;
const told = new Set<() => void>();

/**
 * Makes every part of the page name its source in the attribute `data-edit`, or removes the names. Only a
 * colleague's browser does so: the page sent to visitors stays unchanged.
 */
export function markParts(wanted: boolean): void {
  if (isMarked === wanted) return;
  isMarked = wanted;
  for (const tell of told) tell();
}

/** The attribute `data-edit` of a part; undefined, which omits it, for visitors. */
export function useEditMark(): EditMark | undefined {
  return useSyncExternalStore(listen, now, nothing);
}

function listen(tell: () => void) {
  told.add(tell);
  return () => told.delete(tell);
}

const now = () => (isMarked ? markOf : undefined);
const nothing = () => undefined;
