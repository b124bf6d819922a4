// @module-tag full
import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished } from "vitest";
import { buildAlbum, picturesOf } from "../fixtures/albums.ts";
import type { Client } from "../fixtures/backend.ts";
import { soon } from "../fixtures/empty-office.ts";
import { atWorkOn } from "../fixtures/people.ts";
import { buildPhoto, drawing, writeLargePhoto } from "../fixtures/photos.ts";
import { administratorClient, type Site, startSite } from "../fixtures/site.ts";
import { openSlowLine } from "../fixtures/slow-line.ts";
import { test } from "../fixtures/visit.ts";

let site: Site;
let colleague: Client;

beforeAll(async () => {
  site = await startSite({ seed: "none" });
  colleague = await administratorClient(site.address);
});
afterAll(() => site?.stop());

/** The secretary at an admin page. */
const atWork = atWorkOn(() => site.address);

/** The unfinished uploads that the server holds. */
function underWay(): string[] {
  const directory = join(site.dataDir, "uploads");
  return existsSync(directory) ? readdirSync(directory) : [];
}

/**
 * Drags files from a folder of the device into the middle of the page, with the browser events of a real
 * drag: the page gets the drag events, and the drop only if it accepts it.
 */
async function dragFiles(page: Page, files: readonly { name: string; buffer: Buffer }[]) {
  const folder = await mkdtemp(join(tmpdir(), "photos-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const { name, buffer } of files) await writeFile(join(folder, name), buffer);
  const paths = files.map(({ name }) => join(folder, name));
  const browser = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const data = { items: [], files: paths, dragOperationsMask: 1 };
  const tell = (type: "dragEnter" | "dragOver" | "drop") =>
    browser.send("Input.dispatchDragEvent", { type, x: width / 2, y: height / 2, data });
  await tell("dragEnter");
  await tell("dragOver");
  return { letGo: () => tell("drop") };
}

describe("Photos uploaded to an album", () => {
  test("are dropped on the page, a second batch behind the first", async ({ visit }) => {
    const album = await buildAlbum(colleague, "Dropped");
    const page = await atWork(visit, album.admin, { announced: [/status of 415/] });
    await page.getByRole("heading", { name: "No pictures yet" }).waitFor();
    const start = await buildPhoto("start.jpg", "#205745");
    const race = await buildPhoto("race.jpg", "#fdca67");
    const prizes = await buildPhoto("prizes.jpg", "#794b2f");
    const invitation = page.getByText("Let go to add the pictures");

    await page.getByRole("radio", { name: "No child can be recognised" }).check();
    const dropped = await dragFiles(page, [start, race, drawing]);
    await invitation.waitFor();
    await dropped.letGo();
    await invitation.waitFor({ state: "detached" });
    await page.getByText("2 pictures added. 1 was not taken.").waitFor();
    await page.getByRole("button", { name: /^Move picture 2/ }).waitFor();
    const first = await picturesOf(colleague, album.id);
    expect(first).toHaveLength(2);

    await page.getByRole("link", { name: "Describe" }).click();
    await (await dragFiles(page, [prizes])).letGo();
    await page.getByText("3 pictures added.").waitFor();
    await page.getByRole("form", { name: "Picture 3" }).waitFor();
    const second = await picturesOf(colleague, album.id);
    expect(second.slice(0, 2)).toEqual(first);
    const publicPage = async () => (await fetch(`${site.url}/gallery/event/${album.id}`)).text();
    const added = /\/media\/[0-9a-f-]{36}/.exec(second[2]?.path ?? "")?.[0] ?? "none";
    await expect.poll(publicPage, soon).toContain(added);
  });

  test("all arrive over a slow line that breaks in the middle", async ({ visit }) => {
    const album = await buildAlbum(colleague, "Broken off");
    const line = await openSlowLine(site.address, 200_000);
    onTestFinished(line.close);
    const announced = [
      /ERR_(?:INTERNET_DISCONNECTED|EMPTY_RESPONSE|CONNECTION_RESET|SOCKET_NOT_CONNECTED)/,
      /Failed to fetch/,
    ];
    const page = await atWork(visit, album.admin, { site: line.url, announced });
    const names = [`a ${album.id}.jpg`, `b ${album.id}.jpg`];
    const photos = await Promise.all(names.map(writeLargePhoto));
    await page.getByLabel("Choose pictures").setInputFiles(photos);
    const sent = page.getByRole("progressbar", { name: names[0] });
    await sent.waitFor();
    await page.getByRole("button", { name: "Pause" }).click();
    await page.getByText("Paused. The remaining pictures are waiting in the queue.").waitFor();
    await expect.poll(() => page.getByText("Waiting", { exact: true }).count()).toBe(2);
    await page.getByRole("link", { name: "Details", exact: true }).click();
    const question = page.getByRole("dialog", { name: "Leave before all pictures are added?" });
    await question.getByRole("button", { name: "Stay" }).click();
    await page.getByRole("button", { name: "Go on" }).click();
    await sent.waitFor();

    await expect.poll(underWay).not.toEqual([]);
    await page.context().setOffline(true);
    line.cut();
    await page.getByText(/^No connection just now\./).waitFor();
    await page.getByText("0 of 2 pictures done").waitFor();
    await expect.poll(underWay).toEqual([]);
    const files = colleague.from("media_files").select("id").in("file_name", names);
    expect((await files.throwOnError()).data).toEqual([]);

    line.letThrough();
    await page.context().setOffline(false);
    await page.getByText("2 pictures added.").waitFor({ timeout: 40_000 });
    expect(await picturesOf(colleague, album.id)).toHaveLength(2);
  });
});
