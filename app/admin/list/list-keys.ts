import { useEffect } from "react";
import { useNavigate } from "react-router";

/** Whether a key press belongs to a control for typing or choosing. */
export function isWriting(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  if (!(target instanceof HTMLElement)) return false;
  const isTick = target instanceof HTMLInputElement && target.type === "checkbox";
  const writes = /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName) && !isTick;
  return writes || target.isContentEditable || document.querySelector("dialog[open]") !== null;
}

/**
 * The keys of a list: j and k (or arrows) move between rows, x selects, / goes to the search, n
 * starts a new row; Enter opens the row, whose link has the focus.
 */
export function useListKeys({
  add,
  toggle,
}: {
  /** The address for a new row. */
  add: string | undefined;
  toggle: (place: number) => void;
}): void {
  const navigate = useNavigate();
  useEffect(() => {
    const links = () => [...document.querySelectorAll<HTMLElement>(".list-table .list-title")];
    const press = (event: KeyboardEvent) => {
      if (isWriting(event)) return;
      const all = links();
      const row = document.activeElement?.closest("tbody tr");
      const here = all.findIndex((link) => link.closest("tr") === row);
      const go = (step: number) => all[Math.max(0, Math.min(all.length - 1, here + step))]?.focus();
      const { key } = event;
      const isOnLink = here >= 0 && document.activeElement === all[here];
      let act: (() => void) | undefined;
      if (key === "j" || key === "ArrowDown") act = () => go(1);
      else if (key === "k" || key === "ArrowUp") act = () => go(-1);
      else if ((key === "x" && here >= 0) || (key === " " && isOnLink)) act = () => toggle(here);
      else if (key === "/") {
        act = () => document.querySelector<HTMLElement>(".list-search input")?.focus();
      } else if (key === "n" && add !== undefined) act = () => void navigate(add);
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [add, toggle, navigate]);
}
