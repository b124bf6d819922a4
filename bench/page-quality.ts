import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

/** Lighthouse's simulated mobile run of a page: the best of three, because a busy machine only makes it worse. */
export async function measurePageQuality(url: string, chromePath: string) {
  const runs = [];
  for (let run = 0; run < 3; run++) runs.push(await runOnce(url, chromePath));
  const [best] = runs.toSorted((a, b) => b.performance - a.performance || a.lcp - b.lcp);
  if (!best) throw new Error("Lighthouse made no run.");
  return best;
}

export type PageQuality = Awaited<ReturnType<typeof runOnce>>;

/** One run; the caller decides how many are needed. */
export async function runOnce(url: string, chromePath: string) {
  const chrome = await launch({
    chromePath,
    chromeFlags: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, output: "json", logLevel: "error" });
    if (!result) throw new Error("Lighthouse gave no result.");
    const { categories, audits } = result.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
      lcp: audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
      cls: audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
      tbt: audits["total-blocking-time"]?.numericValue ?? Number.NaN,
      scriptBytes: bytesOf(audits["network-requests"]?.details, "Script"),
      imageBytes: bytesOf(audits["network-requests"]?.details, "Image"),
    };
  } finally {
    chrome.kill();
  }
}

/** Bytes that travelled for one kind of resource. */
function bytesOf(details: unknown, kind: string): number {
  const { items = [] } = (details ?? {}) as {
    items?: { resourceType: string; transferSize: number }[];
  };
  return items
    .filter(({ resourceType }) => resourceType === kind)
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}
