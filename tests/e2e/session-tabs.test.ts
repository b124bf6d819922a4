// @module-tag full
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { createPerson, sendSignIn, signIn } from "../fixtures/people.ts";
import { root, type Site, startSite } from "../fixtures/site.ts";
import { desktop, test } from "../fixtures/visit.ts";

let site: Site;

beforeAll(async () => {
  site = await startSite({ seed: "none" });
});
afterAll(() => site?.stop());

const library = join(root, "node_modules/@supabase/supabase-js/dist/umd/supabase.js");

/** Refreshes the page's session this often, with unmodified supabase-js; resolves with the failures. */
function refresh(page: Page, times: number): Promise<string[]> {
  return page.evaluate(async (count) => {
    const { supabaseUrl, publishableKey } = await (await fetch("/config.json")).json();
    const client = window.supabase.createClient(supabaseUrl, publishableKey);
    const failures: string[] = [];
    for (let time = 0; time < count; time++) {
      const { error } = await client.auth.refreshSession();
      // The other tab was quicker, and its session is stored: supabase-js reports no session.
      if (error && error.name !== "AuthRefreshDiscardedError") failures.push(error.message);
    }
    return failures;
  }, times);
}

declare global {
  interface Window {
    supabase: typeof import("@supabase/supabase-js");
  }
}

/** SUITE=full makes a thousand. */
const refreshes = process.env.SUITE === "full" ? 1_000 : 100;

test(`${refreshes} refreshes over two tabs lose no session`, { timeout: 600_000 }, async ({
  visit,
}) => {
  const person = await createPerson(site.address, { role: "alumni" });
  // The page allows only its own scripts, so the library is injected past that rule.
  const on = { ...desktop, bypassCSP: true };
  const announced = [/favicon\.ico/];
  const first = await signIn(visit, person, { site: site.url, on, announced });
  const tabs = [first, await first.context().newPage()];
  for (const tab of tabs) {
    // Only the library runs: the page's own work with each new session is not counted.
    await tab.goto("/config.json");
    await tab.addScriptTag({ path: library });
  }

  const failures = await Promise.all(tabs.map((tab) => refresh(tab, refreshes / 2)));
  expect(failures).toEqual([[], []]);
  for (const tab of tabs) {
    await tab.goto("/account/security");
    await tab.getByText("This device").waitFor();
  }
});

test("The session is refreshed shortly before it ends, and not while its tab is hidden", async ({
  visit,
}) => {
  const person = await createPerson(site.address, { role: "alumni" });
  const page = await visit("/login", {
    site: site.url,
    before: (opened) => opened.clock.install(),
  });
  await sendSignIn(page, person);
  // Requests that the page still has to make would refresh the session by themselves an hour later.
  await page.getByRole("heading", { name: "You have an account but no profile yet" }).waitFor();
  const refreshes: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("grant_type=refresh_token")) refreshes.push(request.url());
  });
  const show = (state: DocumentVisibilityState) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true });
      Object.defineProperty(document, "hidden", {
        value: visibility === "hidden",
        configurable: true,
      });
      // As a browser does it: on the document, from which it bubbles to the window.
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    }, state);

  await show("hidden");
  await page.clock.fastForward(3_600_000 - 85_000);
  await page.clock.runFor(60_000);
  expect(refreshes).toEqual([]);
  const refreshed = page.waitForResponse("**/auth/v1/token?grant_type=refresh_token");
  await show("visible");
  await page.clock.runFor(1_000);
  expect((await refreshed).status()).toBe(200);
});

test("A device with a clock two hours slow stays signed in when its token expires", async ({
  visit,
}) => {
  const person = await createPerson(site.address, { role: "alumni" });
  const page = await visit("/login", {
    site: site.url,
    announced: [/status of 40[13]/],
    before: (opened) => opened.clock.install({ time: Date.now() - 2 * 3_600_000 }),
  });
  await sendSignIn(page, person);
  await page.waitForURL("**/alumni/profile");
  await page.waitForLoadState("networkidle");
  // The token has expired on the server's clock; the device believes that it is valid.
  await page.route("**/auth/v1/user", (route) =>
    route.fulfill({ status: 403, json: { code: 403, error_code: "bad_jwt", msg: "JWT expired" } }),
  );
  const refreshed = page.waitForResponse("**/auth/v1/token?grant_type=refresh_token");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.clock.runFor(2_000);
  expect((await refreshed).status()).toBe(200);
  await page.goto("/account/security");
  await page.getByText("This device").waitFor();
});
