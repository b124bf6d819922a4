import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, vi } from "vitest";
import { stopBackend } from "../fixtures/outage.ts";
import { createPerson, sendSignIn, signIn } from "../fixtures/people.ts";
import { type Site, startSite, visitorClient } from "../fixtures/site.ts";
import { test } from "../fixtures/visit.ts";

let site: Site;

// Each backend that is stopped has to start again.
vi.setConfig({ testTimeout: 180_000 });
const untilStopped = { timeout: 40_000 };

beforeAll(async () => {
  site = await startSite({ seed: "none" });
});
afterAll(() => site?.stop());

// What a broken-off call leaves in the console of the browser.
const broken = [/status of 50\d/, /^status 50\d/, /The service is starting or unavailable/];
const alert = (page: Page) => page.getByRole("alert");

/** The backend goes at the moment in which the page first makes this call; none of them gets through. */
async function stopAt(page: Page, call: string): Promise<{ start: () => Promise<void> }> {
  let stopped: Promise<() => Promise<void>> | undefined;
  await page.route(call, async (route) => {
    stopped ??= stopBackend(site.address);
    await stopped;
    await route.continue();
  });
  return {
    start: async () => {
      await page.unroute(call);
      await (await stopped)?.();
    },
  };
}

describe("The backend stops in the middle of a sign-in", () => {
  test("at the role: who is let in goes on, and waits where it is needed", async ({ visit }) => {
    const person = await createPerson(site.address, { role: "alumni" });
    const page = await visit("/login", { site: site.url, announced: broken });
    const atRole = await stopAt(page, "**/rest/v1/auth_user_roles**");
    await sendSignIn(page, person);
    await page.getByText("We cannot reach your account just now").waitFor(untilStopped);
    await atRole.start();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { level: 1, name: /profile/i }).waitFor();
  });

  test("before it is asked, and at the password: what is typed stays", async ({ visit }) => {
    const person = await createPerson(site.address, { role: "alumni" });
    const page = await visit("/login", { site: site.url, announced: broken });
    await page.waitForLoadState("networkidle");
    const start = await stopBackend(site.address);
    await sendSignIn(page, person);
    const noService = "Cannot connect to authentication service. Please try again later.";
    await alert(page).getByText(noService, { exact: true }).waitFor(untilStopped);
    expect(await page.getByLabel("Email").inputValue()).toBe(person.email);
    expect(await page.getByLabel("Password").inputValue()).toBe(person.password);
    await start();

    const atPassword = await stopAt(page, "**/auth/v1/token?grant_type=password");
    const send = page.getByRole("button", { name: "Sign In" });
    await send.click();
    const failed = alert(page).getByText("Failed to sign in. Please try again.");
    await failed.waitFor(untilStopped);
    expect(await page.getByLabel("Password").inputValue()).toBe(person.password);
    await atPassword.start();
    await send.click();
    await page.waitForURL("**/alumni/profile", untilStopped);
  });
});

describe("The backend stops in the middle of a registration", () => {
  const password = "four slow monsoons";

  test("nothing typed is lost, and it is sent again by the same button", async ({ visit }) => {
    const email = `asha-${crypto.randomUUID().slice(0, 8)}@mail.example`;
    const page = await visit("/alumni/register", { site: site.url, announced: broken });
    const go = () => page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("Full name").fill("Asha Thakur");
    await page.getByLabel("E-mail").fill(email);
    const start = await stopBackend(site.address);
    // The steps before the last ask nobody.
    await page.getByLabel("Password").fill(password);
    await go();
    await page.getByLabel("Batch").selectOption("2016");
    await page.getByLabel("Campus").selectOption("Majra");
    await go();
    await page.getByLabel("City").fill("Nahan");
    await go();
    await page.getByRole("checkbox", { name: /^The school may keep/ }).check();
    const send = page.getByRole("button", { name: "Send my registration" });
    await send.click();
    await alert(page)
      .getByText(/could not be sent just now, and nothing is lost/)
      .waitFor();
    await start();

    const atProfile = await stopAt(page, "**/rest/v1/alumni_profiles*");
    await page.getByRole("checkbox", { name: /^The school may keep/ }).check();
    await send.click();
    await alert(page)
      .getByText(/your profile could not be saved/)
      .waitFor();
    await atProfile.start();
    await page.goto("/login");
    await sendSignIn(page, { email, password });
    await page.getByText("Waiting for the office").waitFor();
    const client = visitorClient(site.address);
    await client.auth.signInWithPassword({ email, password });
    const { data } = await client.from("alumni_profiles").select("batch_year, city").single();
    expect(data).toEqual({ batch_year: 2016, city: "Nahan" });
  });
});

test("The backend stops while a profile is changed: it says so and keeps every word", async ({
  visit,
}) => {
  const person = await createPerson(site.address, { role: "alumni" });
  const profile = { id: person.id, full_name: "Dev Rana", batch_year: 2015, campus: "majra" };
  expect((await person.client.from("alumni_profiles").insert(profile)).error).toBe(null);
  const page = await signIn(visit, person, { site: site.url, announced: broken });
  await page.goto("/alumni/profile/edit");
  await page.getByLabel("City").first().fill("Solan");
  const start = await stopBackend(site.address);
  const save = page.getByRole("button", { name: "Save" });
  await save.click();
  await alert(page)
    .getByText(/could not be sent just now, and nothing is lost/)
    .waitFor();
  expect(await page.getByLabel("City").first().inputValue()).toBe("Solan");
  await start();
  await save.click();
  await page.waitForURL("**/alumni/profile?saved=yes");
  await page.getByText("Solan").first().waitFor();
});
