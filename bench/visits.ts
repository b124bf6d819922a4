import { Agent, get } from "node:http";

const pause = 20;
const usualPages = (visit: number) => [
  "/",
  "/gallery",
  "/hi/admissions",
  `/search?q=river+${visit}`,
];

type Visits = {
  isOver?: () => boolean;
  most?: number;
  /** The pages to read in turn; by default three cached ones and one that is rendered each time. */
  pages?: readonly string[];
};

/**
 * A visitor of pages, one after the other on one connection; resolves with the milliseconds of each answer.
 * Anything but a 200 fails the run. Answers are not decompressed: that work, and its garbage, would be
 * measured with the server's.
 */
export async function visitPages(
  site: string,
  { isOver = () => false, most = Number.POSITIVE_INFINITY, pages }: Visits,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let visit = 0; visit < most && !isOver(); visit++) {
    const asked = pages ?? usualPages(visit);
    const begun = performance.now();
    await readPage(site + asked[visit % asked.length], agent);
    times.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  agent.destroy();
  return times;
}

function readPage(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { "accept-encoding": "gzip, br" };
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200)
        reject(new Error(`A visitor was answered ${answer.statusCode}.`));
      answer.resume().once("end", resolve).once("error", reject);
    }).once("error", reject);
  });
}

export function percentile95(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
}
