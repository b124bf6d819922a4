import { useLayoutEffect, useRef } from "react";
import { useNavigation } from "react-router";

/**
 * For a form that keeps its scroll position when refused (`preventScrollReset`): without this the
 * next page would keep it too and show its footer on a phone. The next page starts at its top.
 */
export function useTopOfNextPage(): void {
  const { formMethod } = useNavigation();
  const isSent = useRef(false);
  useLayoutEffect(() => {
    isSent.current = formMethod === "POST";
  });
  useLayoutEffect(() => {
    const own = window.location.pathname;
    return () => {
      const isElsewhere = window.location.pathname !== own;
      if (isSent.current && isElsewhere) window.scrollTo({ top: 0, behavior: "instant" });
    };
  }, []);
}
