import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { recordConsents } from "../../data/consent/consents.ts";
import { listViolations } from "../fixtures/accessibility.ts";
import { administratorClient } from "../fixtures/site.ts";
import { fewer } from "../fixtures/suite.ts";
import { hydrated, phone, test } from "../fixtures/visit.ts";

const site = inject("sampleSite");

/** The addresses that the device stores. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map((name) => window.caches.open(name)),
    );
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
const keptPages = async (page: Page) =>
  (await keptAddresses(page)).filter((path) => !/\.\w+$/.test(path));

/** Resolves when the service worker answers requests for pages of the site. */
async function guarded(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        if (navigator.serviceWorker.controller) return resolve();
        navigator.serviceWorker.addEventListener("controllerchange", () => resolve());
      }),
  );
}

/** Cuts the connection. The service worker, a process of its own, notices it a moment later. */
async function disconnect(page: Page) {
  await page.context().setOffline(true);
  const isReached = () =>
    fetch("/config.json", { cache: "no-store" }).then(
      () => true,
      () => false,
    );
  await expect.poll(() => page.evaluate(isReached)).toBe(false);
}

/** Opens a page by its address. */
async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: "load" });
}

const offline = {
  serviceWorker: true,
  // The second is what a page hears of its service worker, which has no connection either.
  announced: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /Failed to fetch/, /no-such-page/],
};

describe("A parent reads without a connection", () => {
  test("the first visit stores only the offline page, and no private page is ever stored", async ({
    visit,
  }) => {
    const page = await visit("/about", offline);
    await guarded(page);
    expect(await keptPages(page)).toEqual(["/offline"]);
    await open(page, "/contact");
    await expect.poll(() => keptPages(page)).toContain("/contact");
    await open(page, "/admissions/received?reference=ADM-26-ABCDEFG");
    await open(page, "/faculty?search=principal");
    await open(page, "/offline");
    await open(page, "/no-such-page");
    await open(page, "/campuses");
    await expect.poll(() => keptPages(page)).toContain("/campuses");
    expect((await keptPages(page)).sort()).toEqual(["/campuses", "/contact", "/offline"]);
  });

  test("a page that was read before is shown, with the time it was stored", async ({ visit }) => {
    const page = await visit("/", offline);
    await guarded(page);
    await open(page, "/admissions");
    await expect.poll(() => keptPages(page)).toContain("/admissions");
    await disconnect(page);
    await open(page, "/admissions");
    await page.getByRole("heading", { level: 1, name: "Admissions" }).waitFor();
    const status = page.getByRole("status").filter({ hasText: "You are offline" });
    expect(await status.textContent()).toMatch(
      /You are offline\.\s*This is the page as it was on \d/,
    );
    await page.context().setOffline(false);
    await open(page, "/admissions");
    expect(await status.count()).toBe(0);
  });

  test("a page that was not says what to do, whom to call and what is stored", async ({
    visit,
  }) => {
    const page = await visit("/", { ...offline, on: phone });
    await guarded(page);
    await open(page, "/scholarship");
    await expect.poll(() => keptPages(page)).toContain("/scholarship");
    await disconnect(page);
    await open(page, "/gallery");
    await page.getByRole("heading", { level: 1, name: "You are offline" }).waitFor();
    await page.getByRole("main").getByRole("link", { name: "+91 00000 00001" }).first().waitFor();
    expect(await listViolations(page)).toEqual([]);
    await page.getByRole("heading", { name: "Pages kept on this device" }).waitFor();
    await page.getByRole("main").getByRole("link", { name: "Scholarships" }).click();
    await page.getByRole("heading", { level: 1, name: "Scholarships" }).waitFor();
  });

  test("choices in an address are never answered with the page of other choices", async ({
    visit,
  }) => {
    const page = await visit("/", offline);
    await guarded(page);
    await open(page, "/admissions/fees");
    await expect.poll(() => keptPages(page)).toContain("/admissions/fees");
    await disconnect(page);
    await open(page, "/admissions/fees?child=majra.class-6.here.far&child=juniors.ukg.new");
    await page.getByRole("heading", { level: 1, name: "You are offline" }).waitFor();
    await page.getByText("This page needs the internet").waitFor();
    // The page without choices is there to read, also by a link that was shared.
    const kept = page.getByRole("main").locator("[data-kept-list]").getByRole("link");
    expect(
      await kept.evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
    ).toContain("/admissions/fees");
    await open(page, "/admissions/fees?utm_source=whatsapp");
    await page.getByRole("status").filter({ hasText: "You are offline" }).waitFor();
  });

  test("a Hindi page is shown in Hindi", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/hi", offline);
    await guarded(page);
    expect(await keptPages(page)).toEqual(["/hi/offline"]);
    await disconnect(page);
    await open(page, "/hi/about");
    await page.getByRole("heading", { level: 1, name: "आप ऑफ़लाइन हैं" }).waitFor();
  });

  test("a Hindi page after English visits shows the English offline page, not the browser's", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/about", offline);
    await guarded(page);
    await expect.poll(() => keptPages(page)).toContain("/offline");
    await disconnect(page);
    await open(page, "/hi/about");
    await page.getByRole("heading", { level: 1, name: "You are offline" }).waitFor();
  });

  test("My week is shown with the last choice", async ({ visit }) => {
    const page = await visit("/", offline);
    await guarded(page);
    await open(page, "/my-week?campus=juniors");
    await open(page, "/my-week?campus=majra&grade=class-3");
    await expect.poll(() => keptAddresses(page)).toContain("/my-week");
    await page.getByText("Majra, Class 3").first().waitFor();
    await disconnect(page);
    for (const address of ["/my-week", "/my-week?campus=majra&grade=class-3"]) {
      await open(page, address);
      await page.getByText("Majra, Class 3").first().waitFor();
      await page.getByRole("status").filter({ hasText: "You are offline" }).waitFor();
    }
    await open(page, "/my-week?campus=juniors");
    await page.getByRole("heading", { level: 1, name: "You are offline" }).waitFor();
  });

  test("a link on a page that lost its connection leads to stored pages", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/", offline);
    await guarded(page);
    await open(page, "/about");
    await hydrated(page);
    await expect.poll(() => keptPages(page)).toContain("/about");
    await disconnect(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Admissions" }).click();
    await page.getByRole("heading", { level: 1, name: "You are offline" }).waitFor();
  });

  test("a picture removed after a guardian's withdrawal leaves the device with the next page", async ({
    visit,
  }) => {
    const page = await visit("/", offline);
    await guarded(page);
    await open(page, "/gallery");
    await expect.poll(() => keptPages(page)).toContain("/gallery");
    await page.evaluate(async () => {
      // It was stored a while ago.
      const name = (await caches.keys()).find((each) => each.startsWith("visited-")) ?? "";
      const cache = await caches.open(name);
      const kept = await cache.match("/gallery");
      const headers = new Headers(kept?.headers);
      headers.set("date", new Date(Date.now() - 60_000).toUTCString());
      await cache.put("/gallery", new Response(await kept?.text(), { headers }));
    });
    const office = await administratorClient(site);
    const child = { name: "Asha Verma", campus: "majra", class: "3", guardian_name: "Rekha" };
    const row = { ...child, admission_no: randomUUID() };
    const enrolled = await office.from("students").insert(row).select().single().throwOnError();
    const answer = { student: enrolled.data.id, channel: "paper" } as const;
    await recordConsents(office, { ...answer, answers: { public_pictures: false } });
    await open(page, "/contact");
    await expect.poll(() => keptPages(page)).not.toContain("/gallery");
    await expect.poll(() => keptPages(page)).toContain("/contact");
    expect(await keptPages(page)).not.toContain("/gallery");
  });

  test("a page reached by a link inside the site is stored too", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit("/", offline);
    await guarded(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Scholarships" }).click();
    await page.getByRole("heading", { level: 1, name: "Scholarships" }).waitFor();
    await expect.poll(() => keptPages(page)).toContain("/scholarship");
  });

  test("a new build removes what the previous one stored", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit("/", offline);
    await guarded(page);
    await open(page, "/about");
    await expect.poll(() => keptPages(page)).toContain("/about");
    await page.addInitScript(() => {
      const { register } = ServiceWorkerContainer.prototype;
      ServiceWorkerContainer.prototype.register = function (script, options) {
        return register.call(this, String(script).replace(/build=\w+/, "build=next"), options);
      };
    });
    await open(page, "/contact");
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(["offline-next"]);
  });
});

describe("A phone adds the site to its home screen", () => {
  test.for(fewer(["/", "/hi"], 1))(
    "%s names a manifest whose pictures and addresses exist",
    async (home, { visit }) => {
      const page = await visit(home);
      const address = await page.locator("link[rel=manifest]").getAttribute("href");
      const answer = await fetch(new URL(address ?? "", site.url));
      expect(answer.headers.get("content-type")).toBe("application/manifest+json; charset=utf-8");
      const manifest = await answer.json();
      expect(manifest).toMatchObject({ start_url: home, scope: "/", display: "minimal-ui" });
      const { data } = await (await administratorClient(site))
        .from("site_content")
        .select("content")
        .eq("key", home === "/" ? "school" : "hi/school")
        .maybeSingle();
      if (data) expect(manifest.name).toBe((data.content as { name: string }).name);
      expect(manifest.lang).toBe(home === "/" ? "en-IN" : "hi-IN");
      for (const { src, sizes, type } of manifest.icons) {
        const picture = await fetch(site.url + src);
        expect(picture.headers.get("content-type"), src).toBe(type);
        if (type !== "image/png") continue;
        const bytes = Buffer.from(await picture.arrayBuffer());
        // Width and height of a PNG: https://www.w3.org/TR/png-3/#11IHDR
        expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
      }
      for (const { url } of manifest.shortcuts) {
        expect((await fetch(site.url + url)).status, url).toBe(200);
      }
      const touch = await page.locator("link[rel=apple-touch-icon]").getAttribute("href");
      expect((await fetch(site.url + touch)).status).toBe(200);
    },
  );
});
