import { useEffect, useRef } from "react";

/**
 * Calls `leave` each time `place` has become another one. Not for the first: what was opened on a
 * page before its scripts came stays open when they come.
 */
export function useOnLeaving(place: string, leave: () => void): void {
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    leave();
  });
}
