import { type RefObject, useEffect } from "react";

/**
 * The menus (`details`) of a place: one is open at a time, and it closes on Escape, which returns the focus to its
 * button, and on a click or the focus outside.
 */
export function useDismissableMenus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const openMenus = () => place.current?.querySelectorAll("details[open]") ?? [];
    const closeAll = () => {
      for (const menu of openMenus()) menu.removeAttribute("open");
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const [menu] = openMenus();
      if (key !== "Escape" || !menu) return;
      closeAll();
      menu.querySelector("summary")?.focus();
    };
    const onElsewhere = ({ target }: Event) => {
      const [menu] = openMenus();
      if (menu && target instanceof Node && !menu.contains(target)) closeAll();
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onElsewhere);
    document.addEventListener("focusin", onElsewhere);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onElsewhere);
      document.removeEventListener("focusin", onElsewhere);
    };
  }, [place]);
}
