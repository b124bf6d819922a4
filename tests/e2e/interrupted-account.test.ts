// @module-tag full
import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { codeIn, emailsTo, linkIn } from "../fixtures/emails.ts";
import {
  alertOn,
  brokenOff,
  interruptedSite,
  stopBackendAt,
  untilStopped,
} from "../fixtures/outage.ts";
import { appCode, createPerson, sendSignIn, signIn } from "../fixtures/people.ts";
import { test } from "../fixtures/visit.ts";

const site = interruptedSite();

describe("The backend stops while somebody secures an account", () => {
  const nothingChanged = /could not be reached just now, and nothing was changed/;

  /** Submits while the backend stops at this call, reads what the page says, and submits again. */
  async function sendTwice(
    page: Page,
    button: string | Locator,
    [call, ...methods]: [string, ...string[]],
    words = nothingChanged,
  ) {
    const pressed =
      typeof button === "string" ? page.getByRole("button", { name: button }) : button;
    const stopped = await stopBackendAt(site().address, page, call, ...methods);
    const called = page.waitForRequest(call, untilStopped);
    await pressed.click();
    await called;
    await alertOn(page).getByText(words).waitFor(untilStopped);
    await stopped.start();
    return pressed;
  }

  test("a second factor is still set up and required", async ({ visit }) => {
    const person = await createPerson(site().address, { role: "alumni" });
    const page = await signIn(visit, person, { site: site().url, announced: brokenOff });
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
    const makeCodes = ["**/rest/v1/rpc/create_recovery_codes"] as [string];
    await (await sendTwice(page, "Make ten codes", makeCodes)).click();
    const codes = page.getByRole("list", { name: "Your recovery codes" });
    await codes.waitFor();
    expect(await codes.getByRole("listitem").count()).toBe(10);

    const elsewhere = await visit("/login", { site: site().url, announced: brokenOff });
    await sendSignIn(elsewhere, person);
    await elsewhere.getByLabel("Code").fill(appCode(secret));
    const confirm = await sendTwice(elsewhere, "Confirm", ["**/auth/v1/factors/*/challenge"]);
    await elsewhere.getByLabel("Code").fill(appCode(secret));
    await confirm.click();
    await elsewhere.waitForURL("**/alumni/profile");

    await elsewhere.goto("/account/security/second-factor");
    const removal = ["**/auth/v1/factors/*", "DELETE"] as [string, string];
    const remove = elsewhere.getByRole("button", { name: "Remove Blue phone" });
    await remove.click();
    const question = elsewhere.getByRole("dialog", { name: "Remove Blue phone?" });
    const yes = question.getByRole("button", { name: "Remove", exact: true });
    await sendTwice(elsewhere, yes, removal);
    await remove.click();
    await yes.click();
    await elsewhere.getByRole("heading", { name: "Add an authenticator app" }).waitFor();
  });

  test("a recovery code opens the account, wherever it was interrupted", async ({ visit }) => {
    const person = await createPerson(site().address, { role: "alumni" });
    const { data: app } = await person.client.auth.mfa.enroll({ factorType: "totp" });
    const secret = (app as { totp: { secret: string } } | null)?.totp.secret ?? "";
    const proof = { factorId: app?.id ?? "", code: appCode(secret) };
    expect((await person.client.auth.mfa.challengeAndVerify(proof)).error).toBe(null);
    const { data: codes } = await person.client.rpc("create_recovery_codes");
    const announced = [...brokenOff, /status of 422/];
    const page = await visit("/login", { site: site().url, announced });
    await sendSignIn(page, person);
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    await page.getByLabel("Recovery code").fill(codes?.[0] ?? "");
    const words = /This could not be done just now/;
    await sendTwice(page, "Confirm", ["**/account/recover"], words);
    expect(await page.getByLabel("Recovery code").inputValue()).toBe(codes?.[0]);
    // The factor is gone by then, and the session does not know it yet.
    const learning = ["**/auth/v1/user", "GET"] as [string, string];
    await (await sendTwice(page, "Confirm", learning, words)).click();
    await page.waitForURL("**/alumni/profile");
  });

  test("a forgotten password and an address are changed once it is back", async ({ visit }) => {
    const person = await createPerson(site().address, { role: "alumni" });
    const page = await visit("/account/forgot-password", {
      site: site().url,
      announced: brokenOff,
    });
    await page.getByLabel("Email").fill(person.email);
    await (await sendTwice(page, "Send the email", ["**/auth/v1/recover**"])).click();
    await page.getByText("an email is on its way").waitFor();
    const [mail = ""] = await emailsTo(site(), person.email);
    await page.goto("/account/confirm?type=recovery");
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Code").fill(codeIn(mail));
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
    await page.getByText("An email is on its way to the new address.").waitFor();
    const [proof = ""] = await emailsTo(site(), address);
    await page.goto(linkIn(proof));
    const confirm = ["**/auth/v1/verify**"] as [string];
    await (await sendTwice(page, "Confirm the new address", confirm)).click();
    await page.waitForURL("**/account/security");
    await page.getByRole("definition").getByText(address).waitFor();
  });

  test("an account is deleted only when the page says so", async ({ visit }) => {
    const person = await createPerson(site().address, { role: "alumni" });
    const page = await signIn(visit, person, { site: site().url, announced: brokenOff });
    await page.goto("/alumni/profile/delete");
    await page.getByLabel("Your password").fill(person.password);
    const atDeletion = await stopBackendAt(
      site().address,
      page,
      "**/rest/v1/rpc/delete_own_account",
    );
    const send = page.getByRole("button", { name: "Delete my account for good" });
    await send.click();
    await alertOn(page)
      .getByText(/could not be sent just now, and nothing is lost/)
      .waitFor(untilStopped);
    await atDeletion.start();
    expect((await person.client.auth.getUser()).error).toBe(null);
    await send.click();
    await page.waitForURL("**/login");
    await page.getByText(/^This account has been deleted/).waitFor();
  });
});
