import { useEffect, useRef } from "react";

/**
 * For a form that opens in place of the pressed button: its first field gets the focus, and after it
 * closes, the first link or button of the element that contains both. `opened` names the open form.
 */
export function useOpenedForm<Place extends HTMLElement>(opened: string | undefined) {
  const place = useRef<Place>(null);
  const before = useRef(opened);
  useEffect(() => {
    if (opened === before.current) return;
    before.current = opened;
    const wanted = opened ? "input:not([type=hidden]), select, textarea" : "a[href], button";
    place.current?.querySelector<HTMLElement>(wanted)?.focus();
  }, [opened]);
  return place;
}
