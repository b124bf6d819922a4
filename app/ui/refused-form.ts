import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useNavigation } from "react-router";

/**
 * For a form that stays in place when it is refused (`preventScrollReset`): the first error takes the
 * focus. The page it leads to when accepted starts at its top; it would keep the place too, and show a
 * phone its footer.
 */
export function useRefusedForm(
  form: RefObject<HTMLFormElement | null>,
  refused: object | undefined,
  block: ScrollLogicalPosition,
): void {
  useTopOfNextPage();
  useEffect(() => {
    if (!refused) return;
    const first = form.current?.querySelector<HTMLElement>("[aria-invalid], [role=alert]");
    first?.focus();
    first?.scrollIntoView({ block });
  }, [form, refused, block]);
}

function useTopOfNextPage(): void {
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
