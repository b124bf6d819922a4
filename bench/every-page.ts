import { type PageQuality, runOnce } from "./page-quality.ts";
import { listPublicPages } from "./public-pages.ts";
import { backendReady, freePort, startSite, temporaryDirectory } from "./site.ts";

// `npm run bench -- pages`: Lighthouse's simulated mobile run of every public page, in both languages, with
// one page of each kind; `npm run bench -- pages /hi/calendar /hi/notices` runs only these. Up to three
// runs, because a busy machine only makes results worse.
const chromium = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const mostRuns = 3;
const leastPerformance = 98;
const mostScript = 180_000;
const mostInAllPictures = 300_000;

const chosen = process.argv.slice(2);
const data = temporaryDirectory();
const site = await startSite(data.path, await freePort());
try {
  await backendReady(site.url);
  let below = 0;
  for (const path of chosen.length > 0 ? chosen : await listPublicPages(site.url)) {
    const quality = await measure(site.url + path);
    const isGood = reaches(quality);
    if (!isGood) below += 1;
    process.stdout.write(`${isGood ? " " : "!"} ${describe(path, quality)}\n`);
  }
  process.stdout.write(`${below} pages below their targets\n`);
} finally {
  await site.stop();
  data.remove();
}

async function measure(url: string): Promise<PageQuality> {
  let best = await runOnce(url, chromium);
  for (let run = 1; run < mostRuns && !reaches(best); run++) {
    const again = await runOnce(url, chromium);
    if (again.performance > best.performance) best = again;
  }
  return best;
}

function reaches(quality: PageQuality): boolean {
  const { performance, accessibility, bestPractices, seo, scriptBytes, imageBytes } = quality;
  return (
    performance >= leastPerformance &&
    Math.min(accessibility, bestPractices, seo) === 100 &&
    scriptBytes <= mostScript &&
    imageBytes <= mostInAllPictures
  );
}

function describe(path: string, quality: PageQuality): string {
  const { performance, accessibility, bestPractices, seo, lcp, cls, scriptBytes, imageBytes } =
    quality;
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
  return `${path.padEnd(64)} ${performance} / ${accessibility} / ${bestPractices} / ${seo}  ${(lcp / 1000).toFixed(2)} s  shift ${cls.toFixed(3)}  script ${kilobytes(scriptBytes)}, pictures ${kilobytes(imageBytes)}`;
}
