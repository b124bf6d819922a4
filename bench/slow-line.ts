import { existsSync } from "node:fs";
import { type Browser, chromium as browserType, type Page } from "playwright-core";
import { listPublicPages } from "./public-pages.ts";
import { backendReady, freePort, startSite, temporaryDirectory } from "./site.ts";

// `npm run bench -- slow-line`: a first visit of a phone on 400 kbit/s and 400 ms with a sixth of the
// processor's speed, for every public page in both languages; `npm run bench -- slow-line / /hi` visits only
// these.
// The site runs on the same machine, so run nothing beside it, and install a Devanagari font (Debian:
// fonts-noto-core), as phones have one: without it Hindi pages move when their fonts arrive.
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const slowdown = 6;
/**
 * Before the fonts arrive, the headless shell sets text in other fallbacks than phones do, and pages move.
 */
const wholeBrowser = "/usr/bin/chromium";
/** A page is idle once the network and the processor have been idle for this long, in ms. */
const quiet = 1000;
/** In milliseconds, kB and parts of the screen; the shift is 0 to two places. */
const limits = { firstPaint: 2000, idle: 6000, fonts: 80, shift: 0.005 };

type Visit = { firstPaint: number; idle: number; bytes: number; fonts: number; shift: number };

const chosen = process.argv.slice(2);
const data = temporaryDirectory();
const site = await startSite(data.path, await freePort());
const browser = await browserType.launch({
  executablePath: existsSync(wholeBrowser) ? wholeBrowser : process.env.CHROMIUM_PATH,
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  await backendReady(site.url);
  const paths = chosen.length > 0 ? chosen : await listPublicPages(site.url);
  let above = 0;
  for (const path of paths) {
    await fetch(site.url + path).then((answer) => answer.arrayBuffer());
    const visit = await measureVisit(browser, site.url + path);
    const isWithin = staysWithin(visit);
    if (!isWithin) above += 1;
    process.stdout.write(`${isWithin ? " " : "!"} ${describe(path, visit)}\n`);
  }
  process.stdout.write(`${above} of ${paths.length} pages above a limit\n`);
} finally {
  await browser.close();
  await site.stop();
  data.remove();
}

async function measureVisit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const visit: Visit = { firstPaint: 0, idle: 0, bytes: 0, fonts: 0, shift: 0 };
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    visit.bytes += encodedDataLength;
    if (kinds.get(requestId) === "Font") visit.fonts += encodedDataLength;
  });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", line);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: "load", timeout: 60_000 });
  const seen = await waitForIdle(page);
  await context.close();
  return { ...visit, ...seen };
}

/** Runs in the page: records layout shifts and the ends of long tasks. */
function observe() {
  const seen = { shift: 0, lastTask: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.lastTask = startTime + duration;
  }).observe({ type: "longtask", buffered: true });
}

/** First paint, the idle time and the layout shift, in milliseconds from the start of the visit. */
async function waitForIdle(page: Page): Promise<Pick<Visit, "firstPaint" | "idle" | "shift">> {
  for (;;) {
    const seen = await page.evaluate(() => {
      const { shift, lastTask } = (
        window as unknown as { seen: { shift: number; lastTask: number } }
      ).seen;
      const ends = performance
        .getEntriesByType("resource")
        .map((one) => (one as PerformanceResourceTiming).responseEnd);
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      return {
        firstPaint: paint?.startTime ?? Number.NaN,
        idle: Math.max(lastTask, ...ends),
        now: performance.now(),
        shift,
      };
    });
    if (seen.now - seen.idle > quiet * 2) return seen;
    await page.waitForTimeout(quiet / 4);
  }
}

function staysWithin({ firstPaint, idle, fonts, shift }: Visit): boolean {
  return (
    firstPaint <= limits.firstPaint &&
    idle <= limits.idle &&
    Math.round(fonts / 1000) <= limits.fonts &&
    shift < limits.shift
  );
}

function describe(path: string, { firstPaint, idle, bytes, fonts, shift }: Visit): string {
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
  const kilobytes = (count: number) => `${(count / 1000).toFixed(0)} kB`;
  return `${path.padEnd(40)} first paint ${seconds(firstPaint)}, idle ${seconds(idle)}, shift ${shift.toFixed(3)}, ${kilobytes(bytes)} with ${kilobytes(fonts)} of fonts`;
}
