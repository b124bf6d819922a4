import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, vi } from "vitest";
import { codeIn, lettersTo, linkIn } from "../fixtures/letters.ts";
import { stopBackend } from "../fixtures/outage.ts";
import { appCode, createPerson, sendSignIn, signIn } from "../fixtures/people.ts";
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
const keepsSession = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("sb-")));
const alert = (page: Page) => page.getByRole("alert");

/**
 * The backend goes at the moment in which the page first makes this call (by this method, where one is
 * given); none of them gets through.
 */
async function stopAt(
  page: Page,
  call: string,
  method?: string,
): Promise<{ start: () => Promise<void> }> {
  let stopped: Promise<() => Promise<void>> | undefined;
  await page.route(call, async (route) => {
    if (method && route.request().method() !== method) return route.continue();
    stopped ??= stopBackend(site.address);
    await stopped;
    // A page that waits for it no longer has given it up.
    await route.continue().catch(() => {});
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

  test("at the role that is written down: the next sign-in writes it", async ({ visit }) => {
    const person = await createPerson(site.address);
    const page = await visit("/login", { site: site.url, announced: broken });
    const atWriting = await stopAt(page, "**/rest/v1/auth_user_roles**", "POST");
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

  test("at the sign-out of a deleted account: it is told so, and nothing is kept", async ({
    visit,
  }) => {
    const person = await createPerson(site.address, { role: "alumni" });
    await person.client.auth.updateUser({ data: { account_status: "deleted" } });
    const page = await visit("/login", { site: site.url, announced: broken });
    const atSignOut = await stopAt(page, "**/auth/v1/logout**");
    await sendSignIn(page, person);
    await alert(page)
      .getByText(/^This account has been deleted/)
      .waitFor(untilStopped);
    expect(await keepsSession(page)).toBe(false);
    await atSignOut.start();
  });
});

describe("The backend stops in the middle of what keeps an account safe", () => {
  const nothingChanged = /could not be reached just now, and nothing was changed/;

  /** Sends while the backend goes at this call, reads that nothing was changed, and sends again. */
  async function sendTwice(page: Page, button: string, [call, method]: [string, string?]) {
    const stopped = await stopAt(page, call, method);
    await page.getByRole("button", { name: button }).click();
    await alert(page).getByText(nothingChanged).waitFor(untilStopped);
    await stopped.start();
    return page.getByRole("button", { name: button });
  }

  test("a second factor is set up and asked for all the same", async ({ visit }) => {
    const person = await createPerson(site.address, { role: "alumni" });
    const page = await signIn(visit, person, { site: site.url, announced: broken });
    await page.goto("/account/security/second-factor");
    await page.getByLabel("Name").fill("Blue phone");
    const begin = await sendTwice(page, "Go on", ["**/auth/v1/factors", "POST"]);
    expect(await page.getByLabel("Name").inputValue()).toBe("Blue phone");
    await begin.click();
    await page.getByAltText("QR code for your authenticator app").waitFor();
    const secret = (await page.locator("[data-secret]").textContent()) ?? "";
    await page.getByLabel("Code").fill(appCode(secret, -1));
    const switchOn = await sendTwice(page, "Switch it on", ["**/auth/v1/factors/*/verify"]);
    await page.getByLabel("Code").fill(appCode(secret, -1));
    await switchOn.click();
    await page.waitForURL("**/account/security/recovery-codes");

    const elsewhere = await visit("/login", { site: site.url, announced: broken });
    await sendSignIn(elsewhere, person);
    await elsewhere.getByLabel("Code").fill(appCode(secret));
    const confirm = await sendTwice(elsewhere, "Confirm", ["**/auth/v1/factors/*/challenge"]);
    await elsewhere.getByLabel("Code").fill(appCode(secret));
    await confirm.click();
    await elsewhere.waitForURL("**/alumni/profile");
  });

  test("a forgotten password and an address are changed once it is back", async ({ visit }) => {
    const person = await createPerson(site.address, { role: "alumni" });
    const page = await visit("/account/forgot-password", { site: site.url, announced: broken });
    await page.getByLabel("Email").fill(person.email);
    await (await sendTwice(page, "Send the mail", ["**/auth/v1/recover**"])).click();
    await page.getByText("a mail is on its way").waitFor();
    const [letter = ""] = await lettersTo(site, person.email);
    await page.goto("/account/confirm?type=recovery");
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Code").fill(codeIn(letter));
    await (await sendTwice(page, "Confirm", ["**/auth/v1/verify**"])).click();
    const password = "nine rivers and a bridge";
    await page.getByLabel("New password", { exact: true }).fill(password);
    await page.getByLabel("The new password again").fill(password);
    await (await sendTwice(page, "Save the password", ["**/auth/v1/user", "PUT"])).click();
    await page.getByText("Your new password is saved.").waitFor();

    const address = `new-${person.email}`;
    await page.goto("/account/security/email");
    await page.getByLabel("Current password").fill(password);
    await page.getByLabel("New email").fill(address);
    const change = await sendTwice(page, "Change the address", ["**/auth/v1/user**", "PUT"]);
    await change.click();
    await page.getByText("A mail is on its way to the new address.").waitFor();
    const [proof = ""] = await lettersTo(site, address);
    await page.goto(linkIn(proof));
    const confirm = ["**/auth/v1/verify**"] as [string];
    await (await sendTwice(page, "Confirm the new address", confirm)).click();
    await page.waitForURL("**/account/security");
    await page.getByRole("definition").getByText(address).waitFor();
  });

  test("an account is deleted only when it says so", async ({ visit }) => {
    const person = await createPerson(site.address, { role: "alumni" });
    const page = await signIn(visit, person, { site: site.url, announced: broken });
    await page.goto("/alumni/profile/delete");
    await page.getByLabel("Your password").fill(person.password);
    const atDeletion = await stopAt(page, "**/rest/v1/rpc/delete_own_account");
    const send = page.getByRole("button", { name: "Delete my account for good" });
    await send.click();
    await alert(page)
      .getByText(/could not be sent just now, and nothing is lost/)
      .waitFor(untilStopped);
    await atDeletion.start();
    expect((await person.client.auth.getUser()).error).toBe(null);
    await send.click();
    await page.waitForURL("**/login");
    await page.getByText(/^This account has been deleted/).waitFor();
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

    await page.route("**/auth/v1/signup*", (route) => route.fulfill({ json: {} }), { times: 1 });
    await page.getByRole("checkbox", { name: /^The school may keep/ }).check();
    await send.click();
    const noUser = alert(page).getByText("No user data returned from signup", { exact: true });
    await noUser.waitFor();

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
