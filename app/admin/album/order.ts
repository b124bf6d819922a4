/** The order after these ids have moved, in their own order, to where `target` is. */
export function moveTo(
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

/** The order after these ids have moved forward by so many places, or back if `by` is negative. */
export function moveBy(
  order: readonly string[],
  ids: ReadonlySet<string>,
  by: number,
): readonly string[] {
  const rest = order.filter((id) => !ids.has(id));
  const moved = order.filter((id) => ids.has(id));
  const start = order.findIndex((id) => ids.has(id));
  const at = Math.min(Math.max(start + by, 0), rest.length);
  return [...rest.slice(0, at), ...moved, ...rest.slice(at)];
}
