import { createClient } from "@supabase/supabase-js";
import type { BrowserContext, Page } from "playwright-core";
import type { Database } from "../data/database.types.ts";
import { launch } from "../tests/fixtures/chromium.ts";
import { printReport, type ReportRow } from "./report.ts";
import { backendReady, freePort, startSite, temporaryDirectory } from "./site.ts";

const office = { email: "office@school.example", password: "correct horse battery" };
const rowsOnPage = 10;
const repetitions = 5;
/** 1.6 Mbit/s with 150 ms of delay, and a quarter of the processor's speed. */
const slow = { latency: 150, throughput: 200_000, processor: 4 };

export type AdminCost = {
  /** Bytes of script over the network. */
  script: number;
  /** Milliseconds from the address to the answer of "Select this page", medians of cold caches. */
  selectAll: number;
  selectAllSlow: number;
};

/**
 * An admin list page of ten rows, opened by its address with a session and an empty cache: the script it
 * fetches, and how long until its select-all answers a click; on this machine, and on a slow one with a
 * slow connection.
 */
export async function measureAdminCost(executablePath: string): Promise<AdminCost> {
  const data = temporaryDirectory();
  const site = await startSite(data.path, await freePort(), {
    SEED: "none",
    ADMIN_EMAIL: office.email,
    ADMIN_PASSWORD: office.password,
  });
  const browser = await launch([], executablePath);
  try {
    await backendReady(site.url);
    const session = await enterRows(site.url);
    const measure = async (isSlow: boolean) => {
      const context = await browser.newContext({
        baseURL: site.url,
        serviceWorkers: "block",
        // Stored on the device before the page is opened, as in the secretary's browser.
        storageState: { cookies: [], origins: [{ origin: site.url, localStorage: [session] }] },
      });
      const run = await openList(context, isSlow);
      await context.close();
      return run;
    };
    const runs = { quick: [] as Opened[], slow: [] as Opened[] };
    for (let turn = 0; turn < repetitions; turn++) {
      runs.quick.push(await measure(false));
      runs.slow.push(await measure(true));
    }
    return {
      script: Math.max(...runs.quick.map(({ script }) => script)),
      selectAll: median(runs.quick.map(({ selectAll }) => selectAll)),
      selectAllSlow: median(runs.slow.map(({ selectAll }) => selectAll)),
    };
  } finally {
    await browser.close();
    await site.stop();
    data.remove();
  }
}

/** Ten teachers, entered by the administrator; resolves with the session as a browser keeps it. */
async function enterRows(url: string): Promise<{ name: string; value: string }> {
  const { publishableKey } = await fetch(`${url}/config.json`).then((answer) => answer.json());
  const kept = new Map<string, string>();
  const client = createClient<Database>(url, publishableKey, {
    auth: {
      autoRefreshToken: false,
      persistSession: true,
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    },
  });
  const { error } = await client.auth.signInWithPassword(office);
  if (error) throw error;
  const teachers = Array.from({ length: rowsOnPage }, (_, place) => ({
    name: `Teacher ${place}`,
    designation: "Teacher",
    is_public: true,
    position: place,
  }));
  await client.from("teachers").insert(teachers).throwOnError();
  const [session] = kept;
  if (!session) throw new Error("The client kept no session.");
  const [name, value] = session;
  return { name, value };
}

type Opened = { script: number; selectAll: number };

async function openList(context: BrowserContext, isSlow: boolean): Promise<Opened> {
  const page = await context.newPage();
  const script = await watchScripts(page);
  const network = await context.newCDPSession(page);
  if (isSlow) {
    await network.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: slow.latency,
      downloadThroughput: slow.throughput,
      uploadThroughput: slow.throughput,
    });
    await network.send("Emulation.setCPUThrottlingRate", { rate: slow.processor });
  }
  const begun = performance.now();
  await page.goto("/admin/teachers", { waitUntil: "commit" });
  // Checked in every frame, because Playwright's own polling slows down to twice a second and would notice
  // up to half a second late.
  const inEveryFrame = { polling: "raf", timeout: 60_000 } as const;
  const selectAll = "Select this page";
  await page.waitForFunction(
    (name) => document.querySelector(`[aria-label="${name}"]`),
    selectAll,
    inEveryFrame,
  );
  await page.getByLabel(selectAll).click({ force: true });
  await page.waitForFunction(
    (answer) => document.body.textContent.includes(answer),
    `${rowsOnPage} selected`,
    inEveryFrame,
  );
  return { selectAll: performance.now() - begun, script: script() };
}

async function watchScripts(page: Page): Promise<() => number> {
  let bytes = 0;
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  const scripts = new Set<string>();
  network.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Script" || response.mimeType.includes("javascript")) scripts.add(requestId);
  });
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The figures as rows of the report: name, value and limit. */
export function adminRows(cost: AdminCost): ReportRow[] {
  return [
    ["admin list of 10 rows, script", `${(cost.script / 1000).toFixed(1)} kB`, "≤ 230 kB"],
    ["  select-all answers, cold", `${cost.selectAll.toFixed(0)} ms`, "≤ 500 ms"],
    [
      "  with a processor a fourth as fast and 1.6 Mbit/s",
      `${(cost.selectAllSlow / 1000).toFixed(2)} s`,
      "≤ 3 s",
    ],
  ];
}

// `npm run bench -- admin`: the admin list page alone.
if (import.meta.main) {
  printReport(adminRows(await measureAdminCost(process.env.CHROMIUM_PATH ?? "/usr/bin/chromium")));
}
