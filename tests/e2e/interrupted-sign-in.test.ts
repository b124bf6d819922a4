// @module-tag full
import type { Page, Route } from "playwright-core";
import { describe, expect } from "vitest";
import {
  alertOn,
  brokenOff,
  interruptedSite,
  stopBackend,
  stopBackendAt,
  untilStopped,
} from "../fixtures/outage.ts";
import { appCode, createPerson, sendSignIn } from "../fixtures/people.ts";
import { childrenOf } from "../fixtures/site.ts";
import { test } from "../fixtures/visit.ts";

const site = interruptedSite();

const keepsSession = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("sb-")));

const timedOut = "Sign in timed out. Please check your network connection and try again.";
/** The error of supabase-js for a request that the page has aborted. */
const givenUp = /AbortError/;

describe("The backend is out of reach", () => {
  test("three tries fail, two seconds apart, and the page says so", async ({ visit }) => {
    const person = await createPerson(site().address, { role: "alumni" });
    const page = await visit("/login", {
      site: site().url,
      announced: [/ERR_INTERNET_DISCONNECTED/],
      before: (opened) => opened.clock.install(),
    });
    // The client is loaded by then, as it is a moment after the page.
    await page.waitForLoadState("networkidle");
    const probes: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/rest/v1/admin_users")) probes.push(request.url());
    });
    await page.context().setOffline(true);
    await sendSignIn(page, person);
    const words = "Cannot connect to authentication service. Please try again later.";
    await expect
      .poll(async () => {
        await page.clock.runFor(2_000);
        return alertOn(page).allTextContents();
      })
      .toEqual([words]);
    expect(probes).toHaveLength(3);
    await page.context().setOffline(false);
    await sendSignIn(page, person);
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return new URL(page.url()).pathname;
      }, untilStopped)
      .toBe("/alumni/profile");
  });

  test("after thirty seconds without an answer, a late one signs no one in", async ({ visit }) => {
    const person = await createPerson(site().address, { role: "alumni" });
    const page = await visit("/login", {
      site: site().url,
      announced: [givenUp],
      before: (opened) => opened.clock.install(),
    });
    await page.waitForLoadState("networkidle");
    const backend = childrenOf(site().address.pid)[0] ?? 0;
    const call = "**/auth/v1/token?grant_type=password";
    const asked = page.waitForRequest(call);
    const stall = async (route: Route) => {
      process.kill(backend, "SIGSTOP");
      await route.continue();
    };
    await page.route(call, stall, { times: 1 });
    try {
      await sendSignIn(page, person);
      await asked;
      await page.clock.runFor(30_000);
      await alertOn(page).getByText(timedOut, { exact: true }).waitFor();
    } finally {
      process.kill(backend, "SIGCONT");
    }
    await page.waitForLoadState("networkidle");
    expect(await keepsSession(page)).toBe(false);
    await sendSignIn(page, person);
    await page.waitForURL("**/alumni/profile");
  });

  test("a late answer leaves the session of the next sign-in alone", async ({ visit }) => {
    const [first, second] = [
      await createPerson(site().address, { name: "first", role: "alumni" }),
      await createPerson(site().address, { name: "second", role: "alumni" }),
    ];
    const page = await visit("/login", {
      site: site().url,
      announced: [givenUp],
      before: (opened) => opened.clock.install(),
    });
    await page.waitForLoadState("networkidle");
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const call = "**/auth/v1/token?grant_type=password";
    const hold = async (route: Route) => {
      const response = await route.fetch();
      await released;
      // The page may have aborted it.
      await route.fulfill({ response }).catch(() => {});
    };
    await page.route(call, hold, { times: 1 });
    const asked = page.waitForRequest(call);
    await sendSignIn(page, first);
    await asked;
    await page.clock.runFor(30_000);
    await alertOn(page).getByText(timedOut, { exact: true }).waitFor();
    await sendSignIn(page, second);
    await page.waitForURL("**/alumni/profile");
    release();
    await page.waitForLoadState("networkidle");
    await page.goto("/account/security");
    await page.getByText(second.email).first().waitFor();
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).toContain(second.email);
    expect(kept).not.toContain(first.email);
  });
});

describe("A step of the sign-in has no answer", () => {
  const steps = [
    ["password", "**/auth/v1/token?grant_type=password"],
    ["role", "**/rest/v1/auth_user_roles**"],
  ] as const;

  test.for(steps)(
    "the %s: after 30 seconds no one is signed in, and the form is back",
    async ([, call], { visit }) => {
      const person = await createPerson(site().address, { role: "alumni" });
      const page = await visit("/login", {
        site: site().url,
        // The request that is let through at the end belongs to an ended session.
        announced: [/status of 401/, givenUp],
        before: (opened) => opened.clock.install(),
      });
      await page.waitForLoadState("networkidle");
      await page.route(call, () => {});
      const asked = page.waitForRequest(call);
      await sendSignIn(page, person);
      await asked;
      await page.clock.runFor(30_000);
      await alertOn(page).getByText(timedOut, { exact: true }).waitFor();
      expect(await keepsSession(page)).toBe(false);
      expect(await page.evaluate(() => sessionStorage.getItem("login_in_progress"))).toBe(null);
      expect(await page.getByLabel("Email").inputValue()).toBe(person.email);
      expect(await page.getByLabel("Password").inputValue()).toBe(person.password);

      await page.unroute(call);
      await page.getByRole("button", { name: "Sign In", exact: true }).click();
      await page.waitForURL("**/alumni/profile");
    },
  );

  test("the second factor's code: signed out as well, and the form is back", async ({ visit }) => {
    const person = await createPerson(site().address, { role: "alumni" });
    const { data } = await person.client.auth.mfa.enroll({ factorType: "totp" });
    const secret = data?.totp.secret ?? "";
    const code = appCode(secret);
    await person.client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? "", code });
    const page = await visit("/login", {
      site: site().url,
      announced: [givenUp],
      before: (opened) => opened.clock.install(),
    });
    await page.waitForLoadState("networkidle");
    await sendSignIn(page, person);
    const call = "**/auth/v1/factors/*/verify";
    await page.route(call, () => {});
    const asked = page.waitForRequest(call);
    await page.getByLabel("Code").fill(appCode(secret, 1));
    await page.getByRole("button", { name: "Confirm" }).click();
    await asked;
    await page.clock.runFor(30_000);
    await alertOn(page).getByText(timedOut, { exact: true }).waitFor();
    expect(await keepsSession(page)).toBe(false);

    await page.unroute(call);
    await sendSignIn(page, person);
    await page.getByLabel("Code").fill(appCode(secret, 1));
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.waitForURL("**/alumni/profile");
  });

  test("the pre-check: three tries of five seconds, then the form is back", async ({ visit }) => {
    const person = await createPerson(site().address, { role: "alumni" });
    const page = await visit("/login", {
      site: site().url,
      announced: [/status of 401/],
      before: (opened) => opened.clock.install(),
    });
    await page.waitForLoadState("networkidle");
    const call = "**/rest/v1/admin_users**";
    await page.route(call, () => {});
    await sendSignIn(page, person);
    const words = "Cannot connect to authentication service. Please try again later.";
    const isSaid = async () => {
      await page.clock.runFor(1_000);
      return alertOn(page).getByText(words, { exact: true }).isVisible();
    };
    await expect.poll(isSaid, { timeout: 30_000, interval: 50 }).toBe(true);
    expect(await page.getByLabel("Email").inputValue()).toBe(person.email);

    await page.unroute(call);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await page.waitForURL("**/alumni/profile");
  });

  test("the role that is saved: signed out as well", async ({ visit }) => {
    const person = await createPerson(site().address);
    const page = await visit("/login", {
      site: site().url,
      before: (opened) => opened.clock.install(),
    });
    await page.waitForLoadState("networkidle");
    const call = "**/auth/v1/user";
    await page.route(call, (route) =>
      route.request().method() === "PUT" ? undefined : route.continue(),
    );
    const asked = page.waitForRequest((request) => request.method() === "PUT");
    await sendSignIn(page, person);
    await asked;
    await page.clock.runFor(30_000);
    await alertOn(page).getByText("Sign in timed out.").waitFor();
    expect(await keepsSession(page)).toBe(false);
  });

  test("a session left by an interrupted sign-in is removed when its marker is stale", async ({
    visit,
  }) => {
    const person = await createPerson(site().address, { role: "alumni" });
    // The clock may run past an answer that is on its way.
    const late = [/Supabase initialisation error: Error: No answer/, /status of 401/];
    const page = await visit("/login", { site: site().url, announced: late });
    await sendSignIn(page, person);
    await page.waitForURL("**/alumni/profile");
    await page.clock.install();
    await page.route("**/rest/v1/auth_user_roles**", () => {});
    await page.evaluate(() => sessionStorage.setItem("login_in_progress", String(Date.now())));
    await page.goto("/login");
    await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
    await page.clock.runFor(5_000);
    expect(await keepsSession(page)).toBe(true);
    await page.clock.runFor(35_000);
    await expect.poll(() => keepsSession(page)).toBe(false);
    await page.getByLabel("Email").fill(person.email);
  });
});

describe("The backend stops during a sign-in", () => {
  test("at the role: a person with access continues, and waits where the role is needed", async ({
    visit,
  }) => {
    const person = await createPerson(site().address, { role: "alumni" });
    const page = await visit("/login", { site: site().url, announced: brokenOff });
    const atRole = await stopBackendAt(site().address, page, "**/rest/v1/auth_user_roles**");
    await sendSignIn(page, person);
    await page.getByText("We cannot reach your account just now").waitFor(untilStopped);
    await atRole.start();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { level: 1, name: /profile/i }).waitFor();
  });

  test("before the first request, and at the password: what is typed stays", async ({ visit }) => {
    const person = await createPerson(site().address, { role: "alumni" });
    const page = await visit("/login", { site: site().url, announced: brokenOff });
    await page.waitForLoadState("networkidle");
    const start = await stopBackend(site().address);
    await sendSignIn(page, person);
    const noService = "Cannot connect to authentication service. Please try again later.";
    await alertOn(page).getByText(noService, { exact: true }).waitFor(untilStopped);
    expect(await page.getByLabel("Email").inputValue()).toBe(person.email);
    expect(await page.getByLabel("Password").inputValue()).toBe(person.password);
    await start();

    const atPassword = await stopBackendAt(
      site().address,
      page,
      "**/auth/v1/token?grant_type=password",
    );
    const send = page.getByRole("button", { name: "Sign In" });
    await send.click();
    const failed = alertOn(page).getByText("The service is starting or unavailable; try again.");
    await failed.waitFor(untilStopped);
    expect(await page.getByLabel("Password").inputValue()).toBe(person.password);
    await atPassword.start();
    await send.click();
    await page.waitForURL("**/alumni/profile", untilStopped);
  });

  test("at saving the role: the next sign-in saves it", async ({ visit }) => {
    const person = await createPerson(site().address);
    const page = await visit("/login", { site: site().url, announced: brokenOff });
    const atWriting = await stopBackendAt(
      site().address,
      page,
      "**/rest/v1/auth_user_roles**",
      "POST",
    );
    await sendSignIn(page, person);
    await page.waitForURL("**/alumni/profile", untilStopped);
    await atWriting.start();
    await page.goto("/alumni/profile");
    await page.waitForURL("**/login?**");
    await expect.poll(() => keepsSession(page)).toBe(false);
    await sendSignIn(page, person);
    await page.waitForURL("**/alumni/profile");
    const { data } = await person.client.from("auth_user_roles").select("role").single();
    expect(data).toEqual({ role: "alumni" });
  });

  test("at the sign-out of a deleted account: a message says so, and nothing is stored", async ({
    visit,
  }) => {
    const person = await createPerson(site().address, { role: "alumni" });
    await person.client.auth.updateUser({ data: { account_status: "deleted" } });
    const page = await visit("/login", { site: site().url, announced: brokenOff });
    const atSignOut = await stopBackendAt(site().address, page, "**/auth/v1/logout**");
    await sendSignIn(page, person);
    await alertOn(page)
      .getByText(/^This account has been deleted/)
      .waitFor(untilStopped);
    expect(await keepsSession(page)).toBe(false);
    await atSignOut.start();
  });
});
