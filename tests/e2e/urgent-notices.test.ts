import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { arrive } from "../fixtures/people.ts";
import { subscribing } from "../fixtures/push-browser.ts";
import { type PushService, startPushService } from "../fixtures/push-service.ts";
import {
  administrator,
  administratorClient,
  type Site,
  serverClient,
  startSite,
} from "../fixtures/site.ts";
import { phone, test } from "../fixtures/visit.ts";

let site: Site;
let service: PushService;
beforeAll(async () => {
  service = await startPushService();
  site = await startSite({
    seed: "none",
    environment: { FORM_LIMITS: "seconds=1", PUSH_SERVICES: service.origin },
  });
});
afterAll(async () => {
  await site?.stop();
  await service?.stop();
});

// It arrives with the job that runs every 25 s.
test("a parent switches urgent notices on, gets one, and switches them off", {
  tags: ["full"],
}, async ({ visit }) => {
  const device = service.device();
  const page = await visit("/hi/my-week?campus=majra&grade=class-3", {
    on: phone,
    site: site.url,
    serviceWorker: true,
    before: subscribing(device),
  });
  const block = page.getByRole("region", { name: "इस फ़ोन या कंप्यूटर पर अति आवश्यक सूचनाएँ" });
  await block.getByRole("button", { name: "चालू करें" }).click();
  await block.getByText("इस चुनाव की अति आवश्यक सूचनाएँ यहाँ आती हैं।").waitFor();
  expect(await listViolations(page)).toEqual([]);

  const office = await administratorClient(site.address);
  const words = { content: "School closed", translations: { hi: { content: "विद्यालय बंद है" } } };
  const { data: notice } = await office
    .from("latest_updates")
    .insert({ ...words, is_urgent: true, campus: "majra" })
    .select("id")
    .single()
    .throwOnError();
  await expect.poll(() => service.to(device), { timeout: 60_000 }).toHaveLength(1);
  const [message] = service.to(device);
  const said = message && service.read(message);
  expect(await shownOf(page, said)).toEqual({
    title: "विद्यालय बंद है",
    tag: `notice-${notice.id}`,
    opened: `/hi/notices/${notice.id}`,
  });

  await block.getByRole("button", { name: "बंद करें" }).click();
  await block.getByRole("button", { name: "चालू करें" }).waitFor();
  const form = `/admin/updates/${notice.id}`;
  const desk = await arrive(visit, administrator, form, { site: site.url, at: site.address });
  await desk.getByText("Devices that asked for notices: 1 have it").waitFor();
});

test("a parent switches notices on in Hindi, with those that are not urgent, and off again", {
  tags: ["full"],
}, async ({ visit }) => {
  const device = service.device();
  const page = await visit("/hi/my-week?campus=majra&grade=class-3", {
    on: phone,
    site: site.url,
    serviceWorker: true,
    before: subscribing(device),
  });
  const block = page.getByRole("region", { name: "इस फ़ोन या कंप्यूटर पर अति आवश्यक सूचनाएँ" });
  await block.getByRole("button", { name: "चालू करें" }).click();
  await block.getByText("इस चुनाव की अति आवश्यक सूचनाएँ यहाँ आती हैं।").waitFor();
  const usual = block.getByRole("checkbox", { name: "दूसरी सूचनाएँ भी" });
  await usual.check();
  await block.getByText("इस पृष्ठ से अलग चुनाव").waitFor();
  await block.getByRole("button", { name: "यही चुनाव रखें" }).click();
  await block.getByText("इस चुनाव की अति आवश्यक सूचनाएँ यहाँ आती हैं।").waitFor();
  const rows = serverClient(site.address).from("push_subscriptions").select("wants_usual");
  const { data } = await rows.eq("endpoint", device.endpoint).throwOnError();
  expect(data).toEqual([{ wants_usual: true }]);
  expect(await listViolations(page)).toEqual([]);
  await block.getByRole("button", { name: "बंद करें" }).click();
  await block.getByRole("button", { name: "चालू करें" }).waitFor();
});

test("an error is reported, and nothing is switched on", { tags: ["full"] }, async ({ visit }) => {
  const device = service.device();
  const page = await visit("/my-week?campus=majra", {
    on: phone,
    site: site.url,
    serviceWorker: true,
    before: subscribing(device),
    announced: [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/],
  });
  const block = page.getByRole("region", { name: "Urgent notices on this device" });
  const switchOn = block.getByRole("button", { name: "Switch on" });
  await switchOn.waitFor();
  await page.context().setOffline(true);
  await switchOn.click();
  await block.getByText("There is no connection at the moment").waitFor();
  await page.context().setOffline(false);
  await page.evaluate(() => {
    PushManager.prototype.subscribe = () => Promise.reject(new Error("no push service"));
  });
  await switchOn.click();
  await block.getByText("could not reach its notification service").waitFor();
  await page.evaluate(() => {
    Notification.requestPermission = async () => "denied";
  });
  await switchOn.click();
  await block.getByText("does not allow notifications from this site").waitFor();
  expect(await listViolations(page)).toEqual([]);
});

test("a browser without push messages gets no offer, and an iPhone gets advice about its home screen", {
  tags: ["full"],
}, async ({ visit }) => {
  const asIn = (script: () => void) => ({
    site: site.url,
    before: (page: Page) => page.addInitScript(script),
  });
  const old = await visit(
    "/my-week?campus=majra",
    asIn(() => Reflect.deleteProperty(window, "PushManager")),
  );
  await old.locator("#feed").waitFor();
  expect(await old.getByText("Urgent notices on this device").count()).toBe(0);
  const iphone = await visit(
    "/my-week?campus=majra",
    asIn(() => {
      Reflect.deleteProperty(window, "PushManager");
      Object.assign(navigator, { standalone: false });
    }),
  );
  await iphone.getByText("first add this site to the home screen").waitFor();
});

/**
 * What the service worker shows for a message, and what a tap on it opens. The system itself shows nothing
 * in a test.
 */
async function shownOf(page: Page, message: unknown) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const [worker] = page.context().serviceWorkers();
  return worker?.evaluate(async (data) => {
    const scope = globalThis as unknown as {
      registration: { showNotification: unknown };
      clients: { openWindow: unknown };
    };
    const seen: Record<string, unknown> = {};
    let shown: object = {};
    scope.registration.showNotification = async (title: string, options: { tag: string }) => {
      shown = options;
      Object.assign(seen, { title, tag: options.tag });
    };
    scope.clients.openWindow = async (path: string) => Object.assign(seen, { opened: path });
    const wait = { waitUntil: () => {} };
    dispatchEvent(Object.assign(new Event("push"), { ...wait, data: { json: () => data } }));
    const notification = { ...shown, close: () => {} };
    dispatchEvent(Object.assign(new Event("notificationclick"), { ...wait, notification }));
    return seen;
  }, message);
}
