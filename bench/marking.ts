import { setTimeout as delay } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import type { Page } from "playwright-core";
import sharp from "sharp";
import type { Database } from "../data/database.types.ts";
import { launch } from "../tests/fixtures/chromium.ts";
import { office, signIn, startEmptySchool } from "./office.ts";
import { printReport } from "./report.ts";
import { backendReady, temporaryDirectory } from "./site.ts";

// `npm run bench -- marking`: a colleague marks each of 200 pictures by keyboard, at human speed
// (keystroke-level model: 280 ms a key, 1.35 s to look at a picture). The clock includes the program's own
// time.
const pictures = 200;
const stroke = { delay: 280 };
const look = 1_350;
const children = ["Asha", "Bharat", "Charu", "Deepak", "Esha", "Farhan", "Gauri", "Harish"];

const data = temporaryDirectory();
const site = await startEmptySchool(data.path);
const browser = await launch([], process.env.CHROMIUM_PATH ?? "/usr/bin/chromium");
try {
  await backendReady(site.url);
  const { album, countMarked } = await enterAlbum(site.url);
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: "block" });
  const page = await context.newPage();
  await signIn(page);
  await page.goto(`/admin/gallery/${album}/pictures?view=who`);
  const refused = new Set<string>();
  page.on("response", (answer) => {
    if (answer.status() >= 400) refused.add(`${answer.status()} ${new URL(answer.url()).pathname}`);
  });
  const begun = performance.now();
  const again = await markAll(page);
  const minutes = (performance.now() - begun) / 60_000;
  printReport([
    [`minutes for ${pictures} pictures by keyboard`, minutes.toFixed(1), "≤ 10"],
    ["  pictures marked in the database", String(await countMarked()), String(pictures)],
    ["  of them looked at twice", String(again), "0"],
    ["  refused answers", [...refused].join(", ") || "none", "none"],
  ]);
} finally {
  await browser.close();
  await site.stop();
  data.remove();
}

/** An album of unmarked pictures, and the children of a class. */
async function enterAlbum(url: string) {
  const { publishableKey } = await fetch(`${url}/config.json`).then((answer) => answer.json());
  const client = createClient<Database>(url, publishableKey, { auth: { persistSession: false } });
  const { data: signedIn, error } = await client.auth.signInWithPassword(office);
  if (error) throw error;
  const roll = children.map((name) => {
    return { name: `${name} Verma`, admission_no: name, campus: "majra", class: "3" };
  });
  await client.from("students").insert(roll).throwOnError();
  const entered = { title: "Sports day", slug: "sports-day", held_on: "2026-11-20" };
  const album = await client
    .from("gallery_events")
    .insert({ ...entered, published: true })
    .select("id")
    .single()
    .throwOnError();
  const rows = [];
  for (let position = 0; position < pictures; position++) {
    const path = await upload(url, signedIn.session.access_token, position);
    rows.push({ path, width: 400, height: 300, position, gallery_event_id: album.data.id });
  }
  await client.from("gallery_images").insert(rows).throwOnError();
  const countMarked = async () => {
    const marked = client.from("media_files").select("*", { count: "exact", head: true });
    const { count } = await marked.not("people", "is", null).throwOnError();
    return count ?? 0;
  };
  return { album: album.data.id, countMarked };
}

async function upload(url: string, token: string, number: number): Promise<string> {
  // Different enough, because a picture that the library already has is stored once.
  const background = { r: (number * 37) % 256, g: (number * 91) % 256, b: number };
  const photo = sharp({ create: { width: 400, height: 300, channels: 3, background } }).jpeg();
  const send = async () =>
    fetch(`${url}/media?purpose=site`, {
      method: "POST",
      headers: { "x-file-name": `photo-${number}.jpg`, authorization: `Bearer ${token}` },
      body: new Uint8Array(await photo.toBuffer()),
    });
  let sent = await send();
  while (sent.status === 429) {
    await delay(2_000);
    sent = await send();
  }
  const answer = (await sent.json()) as { address?: string; code?: string };
  if (!answer.address) throw new Error(`Upload ${number}: ${sent.status} ${answer.code}`);
  return answer.address;
}

/**
 * Marks them all; resolves with how many had to be looked at twice. Of ten pictures four show nobody
 * recognisable, two a crowd, two the previous child, one two recently chosen children, and one a child who
 * is found by name.
 */
async function markAll(page: Page) {
  const press = (key: string) => page.keyboard.press(key, stroke);
  const findChild = async (name: string) => {
    await press("f");
    await page.keyboard.type(name.slice(0, 4).toLowerCase(), stroke);
    await page.getByRole("option", { name: new RegExp(name) }).waitFor();
    await press("Enter");
    await press("Enter");
  };
  for (let number = 0; number < pictures; number++) {
    const at = page.getByRole("region", { name: `Picture ${number + 1} of ${pictures}` });
    await at.waitFor();
    await page.waitForTimeout(look);
    // Each child is found by name once before, so that there are recently chosen ones.
    const turn = number % 10;
    if (number < children.length || turn === 9) {
      await findChild(children[number % children.length] ?? "");
    } else if (turn < 4) await press("n");
    else if (turn < 6) await press("c");
    else {
      for (const key of turn < 8 ? ["1"] : ["1", "2"]) await press(key);
      await press("Enter");
    }
  }
  // Missed pictures come up again by themselves.
  let again = 0;
  while (!(await page.getByText("All pictures are marked").isVisible())) {
    await page.waitForTimeout(look);
    await press("n");
    again++;
  }
  return again;
}
