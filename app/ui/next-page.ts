import { useLayoutEffect, useRef } from "react";
import { useNavigation } from "react-router";

/**
 * For a form that keeps its place when it is refused (`preventScrollReset`): the page that it leads to
 * would keep it too, and show a phone its footer. That page begins at its top.
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
