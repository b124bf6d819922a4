import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { hydrated, isHydrated, phone, test } from "../fixtures/visit.ts";

const probe = [
  "GET /rest/v1/admin_users?select=id&limit=1",
  "GET /rest/v1/alumni_profiles?select=id&limit=1",
  "POST /rest/v1/rpc/get_service_status",
];

/** The page's calls to the backend, as they are made. */
function watchCalls(page: Page, calls: string[]) {
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(auth|rest)\/v1\//.test(pathname)) {
      calls.push(`${request.method()} ${pathname}${search}`);
    }
  });
}

/** A line of 400 kbit/s and 400 ms, which the browser reports to the page too. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

async function menusDescribe(page: Page) {
  await page.locator("summary", { hasText: "About" }).first().click();
  await page.getByRole("link", { name: "Our Story" }).first().hover();
  await page.getByText("What happened when, and who is responsible for what.").waitFor();
}

describe("A page starts", () => {
  test("its scripts are requested once it is painted, not before", async ({ visit }) => {
    const page = await visit("/");
    const [painted, ...scripts] = await page.evaluate(() => [
      performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      ...performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ startTime }) => startTime),
    ]);
    expect(painted).toBeGreaterThan(0);
    expect(scripts.length).toBeGreaterThan(3);
    // The browser reports the time of a paint in steps of four milliseconds, to the nearest.
    expect(Math.min(...scripts)).toBeGreaterThan((painted ?? 0) - 4);
  });

  test("on a slow line it loads no script for reading, and becomes interactive once it is used", {
    tags: ["full"],
  }, async ({ visit }) => {
    const scripts: string[] = [];
    const page = await visit("/notices", {
      on: phone,
      untilAlive: false,
      before: async (opened) => {
        opened.on("request", (request) => {
          if (request.resourceType() === "script") scripts.push(request.url());
        });
        await slowDown(opened);
      },
    });
    await page.waitForLoadState("networkidle");
    expect(scripts).toEqual([]);
    await page.keyboard.press("Tab");
    await hydrated(page);
    expect(scripts.length).toBeGreaterThan(3);
  });

  test("on a slow line My week shows the device's stored choice by itself", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/my-week?campus=majra", { on: phone });
    await slowDown(page);
    await page.goto("/my-week");
    await page.waitForURL(/campus=majra/);
  });

  test("it asks once whether the backend answers, then becomes interactive", async ({ visit }) => {
    const calls: string[] = [];
    const page = await visit("/about/messages", {
      before: async (opened) => watchCalls(opened, calls),
    });
    expect(calls).toEqual(probe.slice(0, 1));
    await menusDescribe(page);
  });

  test("before the answer it can be read, and its menus open", async ({ visit }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const calls: string[] = [];
    const page = await visit("/", {
      untilAlive: false,
      before: async (opened) => {
        watchCalls(opened, calls);
        await opened.route("**/rest/v1/**", async (route) => {
          await held;
          await route.continue();
        });
      },
    });
    await expect.poll(() => calls).toHaveLength(1);
    await page.getByRole("heading", { level: 1, name: /Where the plains end/ }).waitFor();
    await page.locator("summary", { hasText: "About" }).first().click();
    await page.getByText("Hover over a link to learn more").first().waitFor();
    expect(await isHydrated(page)).toBe(false);
    release();
    await hydrated(page);
  });

  test("a backend that never answers delays the page for five seconds at most", async ({
    visit,
  }) => {
    const calls: string[] = [];
    const page = await visit("/login", {
      untilAlive: false,
      announced: [/Supabase initialisation error/, /ERR_ABORTED/],
      before: async (opened) => {
        watchCalls(opened, calls);
        await opened.clock.install();
        await opened.route("**/rest/v1/**", () => {});
      },
    });
    await expect.poll(() => calls).toEqual(probe.slice(0, 1));
    await page.clock.runFor(5_000);
    await hydrated(page);
    await expect.poll(() => page.getByRole("button", { name: "Sign In" }).isEnabled()).toBe(true);
    // The tries continue in the background: each has five seconds, two apart.
    const logged = page.waitForEvent("console", (message) =>
      message.text().startsWith("Supabase initialisation error"),
    );
    await page.clock.runFor(2_000);
    await expect.poll(() => calls).toHaveLength(2);
    await page.clock.runFor(7_000);
    await expect.poll(() => calls).toHaveLength(3);
    await page.clock.runFor(5_000);
    expect((await logged).text()).toContain("No answer within 5 seconds.");
    expect(new Set(calls)).toEqual(new Set(probe.slice(0, 1)));
  });

  test("its address of the backend is requested three times, and once for all that need it", {
    tags: ["full"],
  }, async ({ visit }) => {
    let asked = 0;
    const page = await visit("/login", {
      untilAlive: false,
      announced: [/status of 503/, /^status 503/],
      before: async (opened) => {
        await opened.clock.install();
        await opened.route("**/config.json", (route) =>
          ++asked < 3 ? route.fulfill({ status: 503, body: "" }) : route.continue(),
        );
      },
    });
    for (const tries of [1, 2]) {
      await expect.poll(() => asked).toBe(tries);
      await page.clock.runFor(2_000);
    }
    await expect.poll(() => asked).toBe(3);
    await hydrated(page);
    await expect.poll(() => page.getByRole("button", { name: "Sign In" }).isEnabled()).toBe(true);
    expect(asked).toBe(3);
  });

  test("a backend that refuses is asked three times, two seconds apart; then the page continues without it", async ({
    visit,
  }) => {
    const calls: string[] = [];
    const logged: string[] = [];
    const page = await visit("/about/messages", {
      untilAlive: false,
      announced: [/Supabase initialisation error/, /status of 503/, /^status 503/],
      before: async (opened) => {
        watchCalls(opened, calls);
        opened.on("console", (message) => logged.push(message.text()));
        const now = Date.now();
        await opened.clock.install({ time: now });
        await opened.clock.pauseAt(now + 1_000);
        await opened.route("**/rest/v1/**", (route) =>
          route.fulfill({ status: 503, json: { code: "503", message: "The service is down." } }),
        );
      },
    });
    const errors = () => logged.filter((text) => text.startsWith("Supabase initialisation error"));

    // The scripts wait for the paint; the page's clock stops at the first call.
    await expect
      .poll(async () => {
        if (calls.length === 0) await page.clock.runFor(20);
        return calls;
      })
      .toEqual(probe);
    await page.clock.runFor(1_999);
    expect(calls).toEqual(probe);
    await page.clock.runFor(1);
    await expect.poll(() => calls).toEqual([...probe, ...probe]);
    expect(await isHydrated(page)).toBe(false);
    await page.clock.runFor(2_000);
    await expect.poll(() => calls).toEqual([...probe, ...probe, ...probe]);

    await expect.poll(errors).toHaveLength(1);
    expect(errors()[0]).toContain("The service is down.");
    await hydrated(page);
    await menusDescribe(page);
  });
});
