/**
 * Which snapshots stay, by file name (which begins with the time in ISO 8601): the newest twelve,
 * each hour's last for the newest 24 hours that have any, and each day's last for 14 such days.
 */
export function selectKept(files: string[]): string[] {
  const newestFirst = files.toSorted().reverse();
  const lastOf = (length: number, most: number) => {
    const last = new Map<string, string>();
    for (const file of newestFirst) {
      const time = file.slice(0, length);
      if (!last.has(time)) last.set(time, file);
    }
    return [...last.values()].slice(0, most);
  };
  const hours = lastOf("2026-11-21T18".length, 24);
  const days = lastOf("2026-11-21".length, 14);
  return [...new Set([...newestFirst.slice(0, 12), ...hours, ...days])];
}
