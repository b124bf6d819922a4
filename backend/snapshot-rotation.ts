/**
 * Which snapshots stay, by file name (which begins with the time in ISO 8601): the newest 24, and
 * each day's last for the newest 14 days that have any.
 */
export function selectKept(files: string[]): string[] {
  const newestFirst = files.toSorted().reverse();
  const lastOfDay = new Map<string, string>();
  for (const file of newestFirst) {
    const day = file.slice(0, 10);
    if (!lastOfDay.has(day)) lastOfDay.set(day, file);
  }
  return [...new Set([...newestFirst.slice(0, 24), ...[...lastOfDay.values()].slice(0, 14)])];
}
