import { type RefObject, useEffect, useRef } from "react";
import type { MarkedChild } from "../../../data/consent/picture-marks.ts";
import { isWriting } from "../list/list-keys.ts";
import type { Who } from "./use-who.ts";

const steps: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** The keys of the page on which pictures are marked; none of them counts during typing in a field. */
export function useWhoKeys({
  who,
  last,
  finder,
  refuse,
}: {
  who: Who;
  last: readonly MarkedChild[];
  finder: RefObject<HTMLInputElement | null>;
  /** Called when Enter or W has nothing to save. */
  refuse: () => void;
}): void {
  const act = useRef((_event: KeyboardEvent): (() => void) | undefined => undefined);
  act.current = ({ key, code, shiftKey, target }) => {
    const step = steps[key];
    if (step) return () => who.move(step, shiftKey);
    if (key === "Enter") {
      const isControl = target instanceof HTMLElement && target.closest("button, a, summary");
      return isControl ? undefined : () => (who.keep() ? undefined : refuse());
    }
    if (key === "Escape") return who.unselect;
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
    if (digit) return () => who.toggle(last[Number(digit) - 1]);
    // By the position of the key too, because a Hindi keyboard writes another letter.
    const letter = /^[a-z/]$/i.test(key)
      ? key.toLowerCase()
      : code.replace("Key", "").toLowerCase();
    if (letter === "n") return () => who.say("nobody");
    if (letter === "c") return () => who.say("crowd");
    if (letter === "w") return () => (who.keep("work") ? undefined : refuse());
    if (letter === "u") return who.takeBack;
    if (letter === "f" || letter === "/") return () => finder.current?.focus();
    return undefined;
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isWriting(event)) return;
      const run = act.current(event);
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
