import { chromium as browserType } from "playwright-core";
import { adminRows, measureAdminCost } from "./admin-cost.ts";
import { directoryRows, measureDirectoryCost } from "./directory-cost.ts";
import { measureListCost } from "./list-cost.ts";
import { measurePageQuality } from "./page-quality.ts";
import { printReport, type ReportRow } from "./report.ts";
import { backendReady, freePort, startSite, temporaryDirectory } from "./site.ts";
import { measureThroughput } from "./throughput.ts";

// `npm run bench`: one run, printed as figures beside their targets. Ratios are comparable between
// machines; seconds and megabytes are of this one.
const chromium = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const data = temporaryDirectory();

const port = await freePort();
const first = await startSite(data.path, port);
const { visit, quality, throughput } = await measureFirst().finally(first.stop);
const restarts = await measureRestarts().finally(data.remove);
const listCost = await measureListCost();
const directoryCost = await measureDirectoryCost("PGlite");
const adminCost = await measureAdminCost(chromium);

async function measureFirst() {
  await backendReady(first.url);
  const visit = await measureFirstVisit(first.url, chromium);
  const quality = await measurePageQuality(first.url, chromium);
  return { visit, quality, throughput: await measureThroughput(first) };
}

async function measureRestarts() {
  const milliseconds = [];
  for (let start = 0; start < 3; start++) {
    const site = await startSite(data.path, port);
    milliseconds.push(site.firstAnswer);
    await backendReady(site.url).finally(site.stop);
  }
  return milliseconds;
}

const kilobytes = (bytes = 0) => `${(bytes / 1000).toFixed(1)} kB`;
const rows: ReportRow[] = [
  [
    "requests/s, gzip, share of the bare Node server",
    throughput.ratio.toFixed(2),
    "≥ 0.6, aim 0.9",
  ],
  [
    "  requests/s, bare server's",
    `${throughput.perSecond.toFixed(0)}, ${throughput.barePerSecond.toFixed(0)}`,
    "",
  ],
  [
    "server processor time per request, gzip",
    `${throughput.processorPerRequest.toFixed(4)} ms`,
    "≤ 0.03 ms",
  ],
  ["  bare server's", `${throughput.bareProcessorPerRequest.toFixed(4)} ms`, ""],
  [
    `memory after ${throughput.requestsBeforeMemory} requests, web process`,
    `${throughput.webMemory.toFixed(0)} MB`,
    "",
  ],
  ["  backend process", `${throughput.backendMemory.toFixed(0)} MB`, ""],
  ["script of a first visit, when hydrated", kilobytes(visit.scriptUntilHydrated), "≤ 130 kB"],
  ["script of a first visit, in all", kilobytes(visit.bytes.Script), "≤ 180 kB"],
  ["everything of a first visit", kilobytes(visit.total), "≤ 450 kB"],
  ["  requests", String(visit.requests), ""],
  ...Object.entries(visit.bytes).map(([kind, bytes]): [string, string, string] => [
    `  ${kind.toLowerCase()}`,
    kilobytes(bytes),
    "",
  ]),
  ["largest paint, simulated mobile", `${(quality.lcp / 1000).toFixed(2)} s`, "≤ 1.2 s"],
  [
    "Lighthouse performance / accessibility / best practices / SEO",
    `${quality.performance} / ${quality.accessibility} / ${quality.bestPractices} / ${quality.seo}`,
    "100 / 100 / 100 / 100",
  ],
  ["layout shift", quality.cls.toFixed(4), "≤ 0.01"],
  ["blocking time", `${quality.tbt.toFixed(0)} ms`, "≤ 50 ms"],
  ["spawn to the first 200, database empty", `${(first.firstAnswer / 1000).toFixed(2)} s`, ""],
  [
    "spawn to the first 200, data present",
    restarts.map((ms) => `${(ms / 1000).toFixed(2)} s`).join(", "),
    "≤ 1.5 s",
  ],
  ...listCost.map(({ path, few, many }): [string, string, string] => [
    `${path} made with 10,000 rows, as a multiple of 10 rows`,
    `${(many / few).toFixed(2)} (${few.toFixed(1)}, ${many.toFixed(1)} ms)`,
    "≤ 1.5",
  ]),
  ...directoryRows("PGlite", directoryCost),
  ...adminRows(adminCost),
];
printReport(rows);

type FirstVisit = {
  requests: number;
  total: number;
  /** Compressed bytes on the network, including header lines, by kind. */
  bytes: Record<string, number>;
  /** Script bytes received when the app was hydrated. */
  scriptUntilHydrated: number;
};

/** The cost of a first visit to the home page on a phone (390 × 844, empty cache), without scrolling. */
async function measureFirstVisit(url: string, executablePath: string): Promise<FirstVisit> {
  const browser = await browserType.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true });
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const visit: FirstVisit = { requests: 0, total: 0, bytes: {}, scriptUntilHydrated: 0 };

  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "Other";
    visit.requests += 1;
    visit.total += encodedDataLength;
    visit.bytes[kind] = (visit.bytes[kind] ?? 0) + encodedDataLength;
  });
  await session.send("Network.enable");
  await page.goto(url, { waitUntil: "load" });
  // The banner's controls appear at hydration.
  await page.getByRole("button", { name: "Pause announcements" }).waitFor();
  visit.scriptUntilHydrated = visit.bytes.Script ?? 0;
  await page.waitForLoadState("networkidle");
  await browser.close();
  return visit;
}
