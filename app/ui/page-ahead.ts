import { type ComponentProps, useContext, useRef, useState } from "react";
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from "react-router";

type Handlers = Pick<
  ComponentProps<"a">,
  "onFocus" | "onBlur" | "onMouseEnter" | "onMouseLeave" | "onTouchStart"
>;

/**
 * A pointer that rests on a link for this many milliseconds is about to follow it; React Router waits as
 * long.
 */
const meant = 100;

/**
 * Fetches the scripts of the page at `href` when its link is hovered or focused. `isHere` is true once they
 * have arrived: only then may React Router prefetch the page. Its own `prefetch="intent"` reloads the open
 * page when a script cannot be loaded, which on a bad line would lose what was typed.
 */
export function usePageAhead(href: string, theirs: Handlers) {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const routes = useContext(UNSAFE_FrameworkContext)?.manifest.routes;
  const [isHere, setHere] = useState(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const leave = () => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
    setHere(false);
  };
  const approach = () => {
    clearTimeout(waiting.current);
    const own = setTimeout(async () => {
      const modules = (router?.match(href) ?? []).map(({ route }) => routes?.[route.id]?.module);
      try {
        await Promise.all(modules.map((module) => module && import(/* @vite-ignore */ module)));
        if (waiting.current === own) setHere(true);
      } catch {
        // Following the link fetches them again, and reports what is wrong.
      }
    }, meant);
    waiting.current = own;
  };
  const handlers = {
    onFocus: inTurn(theirs.onFocus, approach),
    onBlur: inTurn(theirs.onBlur, leave),
    onMouseEnter: inTurn(theirs.onMouseEnter, approach),
    onMouseLeave: inTurn(theirs.onMouseLeave, leave),
    onTouchStart: inTurn(theirs.onTouchStart, approach),
  };
  return { isHere, handlers };
}

function inTurn<Event>(theirs: ((event: Event) => void) | undefined, ours: () => void) {
  return (event: Event) => {
    theirs?.(event);
    ours();
  };
}
