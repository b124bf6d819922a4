import { type RefObject, useLayoutEffect } from "react";

/** What stays at the foot of the screen while a page scrolls, with buttons that a toast must not cover. */
const atTheFoot = ".save-bar, .save-later[open] > .save-later-panel, .selection-bar";

/**
 * Keeps a toast above the bar at the foot of the screen: pressing Save again must not press Undo. Bars wrap, change with
 * what was saved, and leave the foot at the end of a page, so their place is measured.
 */
export function useAboveBars(place: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    const put = () => {
      const own = place.current;
      if (!own) return;
      const screen = window.innerHeight;
      const foot = screen - own.offsetHeight - 2 * gap();
      const tops = Array.from(document.querySelectorAll(atTheFoot), (bar) => {
        const { top, bottom } = bar.getBoundingClientRect();
        return bottom > foot && top < screen ? top : screen;
      });
      own.style.setProperty("--above", `${Math.round(screen - Math.min(screen, ...tops))}px`);
    };
    put();
    const changes = new MutationObserver(put);
    changes.observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
      attributeFilter: ["open"],
    });
    window.addEventListener("scroll", put, { passive: true });
    window.addEventListener("resize", put);
    return () => {
      changes.disconnect();
      window.removeEventListener("scroll", put);
      window.removeEventListener("resize", put);
    };
  }, [place, isShown]);
}

/** One rem: the distance of a toast from the edge of the screen, or from the bar. */
function gap(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
