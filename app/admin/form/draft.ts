import { useCallback, useEffect, useRef } from "react";
import type { Typed } from "./field-values.ts";

const pauseMs = 400;

/** What was typed and not saved, on this device: by resource and row ("new" for one that is not there yet). */
export function readDraft(key: string): Typed | undefined {
  try {
    return JSON.parse(localStorage.getItem(`draft:${key}`) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

export function dropDraft(key: string): void {
  localStorage.removeItem(`draft:${key}`);
}

/** Keeps a draft a moment after each change. A device without room for it keeps none. */
export function useDraftKeeper(key: string): (typed: Typed) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (typed) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        try {
          localStorage.setItem(`draft:${key}`, JSON.stringify(typed));
        } catch {
          // Full or forbidden: the form itself still holds everything.
        }
      }, pauseMs);
    },
    [key],
  );
}
