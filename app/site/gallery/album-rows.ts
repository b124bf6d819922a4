/**
 * How many albums stand in each row of the wall: two and three in turn. Where that would leave one alone
 * at the end, the last three share a row, or the last six two rows.
 */
export function albumRows(count: number): number[] {
  if (count <= 3) return [count];
  const rest = count % 5;
  const last = rest === 1 ? [3, 3] : rest === 3 ? [3] : [];
  const rows: number[] = [];
  for (let left = count - last.reduce((sum, size) => sum + size, 0); left > 0; ) {
    const size = Math.min(left, rows.length % 2 === 0 ? 2 : 3);
    rows.push(size);
    left -= size;
  }
  return [...rows, ...last];
}
