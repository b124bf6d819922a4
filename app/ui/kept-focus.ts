import { useEffect } from "react";

/** The places on the way from the focused element up to the page, the innermost first. */
type Way = { parent: Element; place: number; isRow: boolean }[];
type Focused = { element: HTMLElement; way: Way; pathname: string };

const rows = "li, tr, article";
const headings = "h1, h2, h3, h4";
const announced = "[role=status], [role=alert]";
const controls = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]";
/** They have the focus for a while and give it back. */
const passing = "dialog, .toast-place";

/**
 * When what has the focus is removed or switched off, as a button by the step it starts, the next Tab would begin
 * at the top of the page. The focus then goes back once the button is on again, else to what is in its place: the
 * next row, or the heading or notice that came instead. A page that takes the focus itself keeps it.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Focused | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target.closest(passing)) return;
      last = { element: target, way: wayTo(target), pathname: location.pathname };
    };
    const onPress = ({ target }: PointerEvent) => {
      // A press beside the controls takes the focus away on purpose.
      if (!(target instanceof Node && last?.element.contains(target))) last = undefined;
    };
    const restore = () => {
      timer = undefined;
      if (!last || !isLost()) return;
      // Another page is for Arrival.
      if (last.pathname !== location.pathname) last = undefined;
      else if (!last.element.isConnected) take(inPlaceOf(last.way));
      else if (!last.element.matches(":disabled")) last.element.focus();
    };
    const changes = new MutationObserver(() => {
      // Later, so that a form that opens or closes has moved the focus itself.
      if (last && isLost()) timer ??= setTimeout(restore, 50);
    });
    changes.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ["disabled", "open"],
    });
    document.addEventListener("focusin", onFocus);
    document.addEventListener("pointerdown", onPress, true);
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("pointerdown", onPress, true);
    };
  }, []);
}

function isLost(): boolean {
  const { activeElement } = document;
  const isNowhere = !activeElement || activeElement === document.body;
  return isNowhere && !document.querySelector("dialog[open]");
}

function wayTo(element: Element): Way {
  const way: Way = [];
  for (let child = element; child.parentElement; child = child.parentElement) {
    const { parentElement: parent } = child;
    way.push({ parent, place: childrenOf(parent).indexOf(child), isRow: child.matches(rows) });
  }
  return way;
}

/** Not `children`: a form whose field has this name, as that of an RSVP, gives the field. */
const childrenOf = (parent: Element) => [...parent.querySelectorAll(":scope > *")];

/** What is now where an element was. */
function inPlaceOf(way: Way): HTMLElement | undefined {
  const left = way.findIndex(({ parent }) => parent.isConnected);
  const { parent, place } = way[left] ?? {};
  if (!parent || place === undefined) return undefined;
  const removed = way.slice(0, left + 1);
  const row = removed.findIndex(({ isRow }) => isRow);
  const next = row < 0 ? undefined : rowAt(parent, removed.slice(row));
  if (next) return mainOf(next);
  const now = childrenOf(parent);
  const instead = now[place];
  if (instead) return partOf(instead);
  const around = parent.closest(rows);
  return around ? mainOf(around) : headingBefore(now[place - 1] ?? parent);
}

/** The row where one was removed, or the one before it if it was the last. */
function rowAt(top: Element, way: Way): Element | undefined {
  let here: Element | undefined = top;
  for (const { place } of way.toReversed()) {
    const all: Element[] = here ? childrenOf(here) : [];
    here = all[place] ?? all.at(-1);
  }
  return here?.matches(rows) ? here : undefined;
}

/** A row's link, heading or tick; else the row, because the same button again would be pressed by mistake. */
const mainOf = (row: Element) =>
  find(row, "a[href]") ??
  find(row, `${headings}, th[scope=row]`) ??
  find(row, "input") ??
  (row as HTMLElement);

const partOf = (part: Element) => {
  const target = part.matches(`${headings}, ${announced}, ${controls}`) ? part : undefined;
  const found = target ?? find(part, headings) ?? find(part, announced) ?? find(part, controls);
  return (found ?? part) as HTMLElement;
};

function headingBefore(place: Element): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(`#content :is(${headings})`)].filter(
    isSeen,
  );
  const isBefore = (one: Element) =>
    one.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING;
  return all.filter(isBefore).at(-1) ?? all[0];
}

const isSeen = (element: Element) => element.getClientRects().length > 0;

const find = (place: Element, wanted: string) =>
  [...place.querySelectorAll<HTMLElement>(wanted)].find(
    (one) => isSeen(one) && !one.matches(":disabled"),
  );

function take(target: HTMLElement | undefined): void {
  if (!target) return;
  target.focus();
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus();
  target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
}
