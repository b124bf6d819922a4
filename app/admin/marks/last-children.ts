import { useSyncExternalStore } from "react";
import type { MarkedChild } from "../../../data/consent/picture-marks.ts";

const most = 9;
let last: readonly MarkedChild[] = [];
const listeners = new Set<() => void>();

/** The recently chosen children, the latest first; kept only while the page is open. */
export function useLastChildren(): readonly MarkedChild[] {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => last,
    () => last,
  );
}

/** Puts children at the front of the recently chosen; the first nine keep their order among themselves. */
export function noteChildren(children: readonly MarkedChild[]): void {
  const known = new Set(last.map(({ id }) => id));
  const added = children.filter(({ id }) => !known.has(id));
  if (added.length === 0) return;
  last = [...added, ...last].slice(0, most);
  for (const listener of listeners) listener();
}

const classKey = "marks-class";

/** The class last chosen on this device. */
export function lastClass(): string {
  try {
    return localStorage.getItem(classKey) ?? "";
  } catch {
    return "";
  }
}

export function keepLastClass(stored: string): void {
  try {
    localStorage.setItem(classKey, stored);
  } catch {
    // A device that stores nothing starts with all classes.
  }
}
