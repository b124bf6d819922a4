import { createClient } from "@supabase/supabase-js";
import sharp from "sharp";
import { printReport } from "./report.ts";
import {
  backendReady,
  childrenOf,
  freePort,
  shareOfMemory,
  startSite,
  temporaryDirectory,
} from "./site.ts";
import { percentile95, visitPages } from "./visits.ts";

// `npm run bench -- media`: 200 photos of 12 megapixels are uploaded, two at a time as the album page
// does, while a visitor reads pages; `npm run bench -- media 10` uploads 10. Compares the visitor's 95th
// percentile with that before the uploads, so that a busy machine affects both.
const photos = Number(process.argv[2] ?? 200);
const atOnce = 2;
const different = 5;
/** Of the web process and its decoding child; the database is a process of its own. */
const mostMemory = 600;
const mostSlower = 2;
const idleVisits = 300;

const administrator = { email: "office@school.example", password: "correct horse battery" };
const data = temporaryDirectory();
const site = await startSite(data.path, await freePort(), {
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
});
try {
  await backendReady(site.url);
  const token = await signIn();
  const files = await Promise.all(Array.from({ length: different }, takePhoto));
  await visitPages(site.url, { most: 20 });
  const idle = await visitPages(site.url, { most: idleVisits });

  let isOver = false;
  const visits = visitPages(site.url, { isOver: () => isOver });
  const peak = watchMemory(() => isOver);
  const begun = performance.now();
  await uploadAll(files, token).finally(() => {
    isOver = true;
  });
  const seconds = (performance.now() - begun) / 1000;
  const busy = await visits;
  report(idle, busy, await peak, seconds);
} finally {
  await site.stop();
  data.remove();
}

async function signIn(): Promise<string> {
  const { publishableKey } = await (await fetch(`${site.url}/config.json`)).json();
  const client = createClient(site.url, publishableKey, { auth: { persistSession: false } });
  const { data: signedIn, error } = await client.auth.signInWithPassword(administrator);
  if (error) throw error;
  return signedIn.session.access_token;
}

/** A photo as from a phone: 4,000 × 3,000, grain on large shapes, about 4 MB. */
async function takePhoto(_: unknown, index: number): Promise<Buffer> {
  const size = { width: 4000, height: 3000 };
  const background = { r: 40 * index, g: 120, b: 90 };
  const grain = { type: "gaussian", mean: 128, sigma: 12 } as const;
  const shapes = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="3000"><circle cx="${600 * (index + 1)}" cy="1500" r="900" fill="#fdca67"/></svg>`,
  );
  const noise = await sharp({ create: { ...size, channels: 3, background, noise: grain } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp({ create: { ...size, channels: 3, background } })
    .composite([{ input: shapes }, { input: noise, blend: "overlay" }])
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** Bytes after the end of a photo make it a different file that decodes alike. */
function copyOf(file: Buffer, index: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat([file, Buffer.from(`copy ${index}`)]));
}

async function uploadAll(files: readonly Buffer[], token: string): Promise<void> {
  let next = 0;
  const sender = async () => {
    for (let index = next++; index < photos; index = next++) {
      const answer = await fetch(`${site.url}/media?purpose=site`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "x-file-name": `photo-${index}.jpg` },
        body: copyOf(files[index % different] ?? Buffer.alloc(0), index),
      });
      if (answer.status !== 201) throw new Error(`Upload ${index}: ${await answer.text()}`);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
}

/** The peak memory in MB of the web process and its decoder together. */
async function watchMemory(isOver: () => boolean): Promise<number> {
  const { web, backend } = site.pids();
  let peak = 0;
  while (!isOver()) {
    const helpers = childrenOf(web).filter((pid) => pid !== backend);
    peak = Math.max(
      peak,
      [web, ...helpers].reduce((sum, pid) => sum + memoryNow(pid), 0),
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return peak;
}

/** The process may have ended since it was listed. */
function memoryNow(pid: number): number {
  try {
    return shareOfMemory(pid) || 0;
  } catch {
    return 0;
  }
}

function report(idle: number[], busy: number[], peak: number, seconds: number): void {
  const [before, meanwhile] = [percentile95(idle), percentile95(busy)];
  printReport([
    [
      `web process and its encoder, ${photos} photos of 12 megapixels`,
      `${peak.toFixed(0)} MB`,
      `≤ ${mostMemory} MB`,
    ],
    [
      "a visitor's p95 meanwhile, as a multiple of before",
      `${(meanwhile / before).toFixed(2)} (${before.toFixed(1)}, ${meanwhile.toFixed(1)} ms)`,
      `≤ ${mostSlower}`,
    ],
    ["  visits meanwhile", String(busy.length), ""],
    ["  seconds for each photo", (seconds / photos).toFixed(2), ""],
  ]);
}
