import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the server's page and at hydration, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Whether the reader asked for less motion; follows the setting while the page is open. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(reducedMotion);
      query.addEventListener("change", changed);
      return () => query.removeEventListener("change", changed);
    },
    () => matchMedia(reducedMotion).matches,
    () => false,
  );
}
