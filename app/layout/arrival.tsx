import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";

/**
 * After a navigation without a new document: the focus goes to the heading of the new page, and a screen
 * reader says its title. A page that takes the focus itself keeps it. After a form the new page begins at
 * its top; the form kept its place (`preventScrollReset`), which would show the footer on a phone.
 */
export function Arrival() {
  const { pathname, hash } = useLocation();
  const { state, formMethod } = useNavigation();
  const [title, setTitle] = useState("");
  const shown = useRef(pathname);
  const departure = useRef<{ isSent: boolean; focus: Element | null }>(null);

  useLayoutEffect(() => {
    if (state === "idle") return;
    departure.current = { isSent: formMethod === "POST", focus: document.activeElement };
  }, [state, formMethod]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    const left = departure.current;
    // A page without data arrives at once: it must not be taken for the answer to an earlier form.
    departure.current = null;
    if (left?.isSent) window.scrollTo({ top: 0, behavior: "instant" });
    const focus = document.activeElement;
    const isTaken = focus !== left?.focus && focus?.closest("#content, dialog");
    if (!isTaken && !hash) return focusHeading();
  }, [pathname, hash]);

  return (
    <p aria-live="polite" className="sr-only no-print">
      {title}
    </p>
  );
}

/** Focuses the page's heading once it exists, unless the person has moved on by then. */
function focusHeading() {
  const page = document.getElementById("content");
  const stop = new AbortController();
  const find = () => {
    const heading = page?.querySelector("h1");
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    stop.abort();
    return true;
  };
  if (!page || find()) return;
  const coming = new MutationObserver(find);
  coming.observe(page, { childList: true, subtree: true });
  stop.signal.addEventListener("abort", () => coming.disconnect());
  for (const turned of ["focusin", "pointerdown", "keydown"]) {
    document.addEventListener(turned, () => stop.abort(), { signal: stop.signal });
  }
  return () => stop.abort();
}
