const pause = 20;

/**
 * A visitor of kept pages and one that is made anew each time, in turns; resolves with the
 * milliseconds of each answer. Anything but a 200 fails the run.
 */
export async function visitPages(
  site: string,
  isOver: () => boolean,
  most = Number.POSITIVE_INFINITY,
): Promise<number[]> {
  const times: number[] = [];
  for (let visit = 0; visit < most && !isOver(); visit++) {
    const pages = ["/", "/gallery", "/hi/admissions", `/search?q=river+${times.length}`];
    const begun = performance.now();
    const answer = await fetch(site + pages[visit % pages.length]);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`A visitor was answered ${answer.status}.`);
    times.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return times;
}

export function percentile95(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
}
