import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

/** Several keyboard steps are saved as one. */
const pauseMs = 700;

/**
 * The order of some ids: shown at once, saved shortly after the last change. `show` changes only the
 * screen, as during a drag.
 */
export function useOrder(
  saved: readonly string[],
  write: (order: readonly string[]) => Promise<void>,
) {
  const [moved, setMoved] = useState<readonly string[]>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<() => Promise<void>>(undefined);
  // Includes what was added meanwhile and skips what was removed.
  const order = moved
    ? [...moved.filter((id) => saved.includes(id)), ...saved.filter((id) => !moved.includes(id))]
    : saved;
  const save = (next: readonly string[]) => {
    setMoved(next);
    clearTimeout(timer.current);
    waiting.current = async () => {
      waiting.current = undefined;
      await write(next);
      setMoved(undefined);
    };
    timer.current = setTimeout(() => void waiting.current?.(), pauseMs);
  };
  const leave = useCallback(() => {
    clearTimeout(timer.current);
    void waiting.current?.();
  }, []);
  useEffect(() => leave, [leave]);
  return { order, show: setMoved, save };
}

/**
 * Moves the items of a list by a handle on each, with the pointer or with keys (`steps` says how far
 * each key goes). The list's items carry `data-item`.
 */
export function useHandles({
  order,
  show,
  save,
  steps,
  movedWith = (id) => new Set([id]),
  say,
}: ReturnType<typeof useOrder> & {
  steps: Partial<Record<string, number>>;
  /** All that move when this one does. */
  movedWith?: (id: string) => ReadonlySet<string>;
  /** Tells assistive technology where an item is after a step. */
  say: (at: { place: number; all: number }) => void;
}) {
  const held = useRef<{ ids: ReadonlySet<string>; began: readonly string[] }>(undefined);
  const moving = useRef<string>(undefined);

  // The focus follows an item that moves.
  useLayoutEffect(() => {
    const handle =
      moving.current && document.querySelector<HTMLElement>(`[data-handle="${moving.current}"]`);
    if (handle && document.activeElement !== handle) handle.focus();
  });
  const step = (event: KeyboardEvent, id: string) => {
    const by = steps[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = moveBy(order, movedWith(id), by);
    moving.current = id;
    say({ place: next.indexOf(id) + 1, all: next.length });
    if (next.join() !== order.join()) save(next);
  };
  const take = (event: PointerEvent<HTMLElement>, id: string) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { ids: movedWith(id), began: order };
    moving.current = id;
  };
  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (!held.current) return;
    const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-item]")
      ?.dataset.item;
    if (over && !held.current.ids.has(over)) show(moveTo(order, held.current.ids, over));
  };
  const drop = () => {
    const began = held.current?.began;
    held.current = undefined;
    if (began && began.join() !== order.join()) save(order);
  };
  const giveUp = () => {
    if (held.current) show(held.current.began);
    held.current = undefined;
  };
  return (id: string) => ({
    "data-handle": id,
    onKeyDown: (event: KeyboardEvent) => step(event, id),
    onPointerDown: (event: PointerEvent<HTMLElement>) => take(event, id),
    onPointerMove: drag,
    onPointerUp: drop,
    onPointerCancel: giveUp,
    onBlur: () => {
      if (moving.current === id && !held.current) moving.current = undefined;
    },
  });
}

/** The order after these ids have moved, in their own order, to where `target` is. */
function moveTo(
  order: readonly string[],
  ids: ReadonlySet<string>,
  target: string,
): readonly string[] {
  if (ids.has(target)) return order;
  const moved = order.filter((id) => ids.has(id));
  const rest = order.filter((id) => !ids.has(id));
  const isForward = order.indexOf(moved[0] ?? "") < order.indexOf(target);
  const at = rest.indexOf(target) + (isForward ? 1 : 0);
  return [...rest.slice(0, at), ...moved, ...rest.slice(at)];
}

/** The order after these ids have moved forward by `by` places, or back if it is negative. */
function moveBy(order: readonly string[], ids: ReadonlySet<string>, by: number): readonly string[] {
  const rest = order.filter((id) => !ids.has(id));
  const moved = order.filter((id) => ids.has(id));
  const start = order.findIndex((id) => ids.has(id));
  const at = Math.min(Math.max(start + by, 0), rest.length);
  return [...rest.slice(0, at), ...moved, ...rest.slice(at)];
}
