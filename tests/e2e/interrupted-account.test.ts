import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, vi } from "vitest";
import { codeIn, lettersTo, linkIn } from "../fixtures/letters.ts";
import { brokenOff, stopBackend, stopBackendAt } from "../fixtures/outage.ts";
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

const alert = (page: Page) => page.getByRole("alert");

describe("The backend stops in the middle of what keeps an account safe", () => {
  const nothingChanged = /could not be reached just now, and nothing was changed/;

  /** Sends while the backend goes at this call, reads that nothing was changed, and sends again. */
  async function sendTwice(page: Page, button: string, [call, method]: [string, string?]) {
    const stopped = await stopBackendAt(site.address, page, call, method);
    await page.getByRole("button", { name: button }).click();
    await alert(page).getByText(nothingChanged).waitFor(untilStopped);
    await stopped.start();
    return page.getByRole("button", { name: button });
  }

  test("a second factor is set up and asked for all the same", async ({ visit }) => {
    const person = await createPerson(site.address, { role: "alumni" });
    const page = await signIn(visit, person, { site: site.url, announced: brokenOff });
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

    const elsewhere = await visit("/login", { site: site.url, announced: brokenOff });
    await sendSignIn(elsewhere, person);
    await elsewhere.getByLabel("Code").fill(appCode(secret));
    const confirm = await sendTwice(elsewhere, "Confirm", ["**/auth/v1/factors/*/challenge"]);
    await elsewhere.getByLabel("Code").fill(appCode(secret));
    await confirm.click();
    await elsewhere.waitForURL("**/alumni/profile");
  });

  test("a forgotten password and an address are changed once it is back", async ({ visit }) => {
    const person = await createPerson(site.address, { role: "alumni" });
    const page = await visit("/account/forgot-password", { site: site.url, announced: brokenOff });
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
    const page = await signIn(visit, person, { site: site.url, announced: brokenOff });
    await page.goto("/alumni/profile/delete");
    await page.getByLabel("Your password").fill(person.password);
    const atDeletion = await stopBackendAt(site.address, page, "**/rest/v1/rpc/delete_own_account");
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
    const page = await visit("/alumni/register", { site: site.url, announced: brokenOff });
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

    const atProfile = await stopBackendAt(site.address, page, "**/rest/v1/alumni_profiles*");
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
  const page = await signIn(visit, person, { site: site.url, announced: brokenOff });
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
