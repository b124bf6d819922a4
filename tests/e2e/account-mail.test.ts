import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import type { Client } from "../fixtures/backend.ts";
import { codeIn, emailsTo, linkIn } from "../fixtures/emails.ts";
import { createPerson, type Person, sendSignIn, signIn } from "../fixtures/people.ts";
import { administratorClient, visitorClient } from "../fixtures/site.ts";
import { test } from "../fixtures/visit.ts";

const site = inject("officeSite");

const newPassword = "nine rivers and a bridge";

/** Requests an email on the page and resolves with it. */
async function forget(page: Page, person: Person): Promise<string> {
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByRole("heading", { level: 1, name: "Forgot your password" }).waitFor();
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Send the email" }).click();
  await page
    .getByText("If there is an account with this address, an email is on its way.")
    .waitFor();
  const [mail] = await emailsTo(site, person.email);
  return mail ?? "";
}

async function choosePassword(page: Page, home = "**/alumni/profile") {
  await page.getByRole("heading", { level: 1, name: "New password" }).waitFor();
  await page.getByLabel("New password", { exact: true }).fill(newPassword);
  await page.getByText("Strong", { exact: true }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.getByLabel("The new password again").fill(newPassword);
  await page.getByRole("button", { name: "Save the password" }).click();
  await page.getByText("Your new password is saved.").waitFor();
  await page.getByRole("link", { name: "Go on" }).click();
  await page.waitForURL(home);
}

describe("A forgotten password", () => {
  test("is replaced through the email's link, whose button works once", async ({ visit }) => {
    const person = await createPerson(site, { role: "alumni" });
    const page = await visit("/login", { site: site.url, announced: [/status of 403/] });
    const link = linkIn(await forget(page, person));
    // Opening the link uses nothing up, because a program that checks mail may have opened it before.
    await page.goto(link);
    await page.getByRole("button", { name: "Choose a new password" }).waitFor();
    await page.goto(link);
    await page.getByRole("button", { name: "Choose a new password" }).click();
    await choosePassword(page);

    await page.goto(link);
    await page.getByRole("button", { name: "Choose a new password" }).click();
    await page.getByText("This link or code has been used or has expired.").waitFor();

    const fresh = await visit("/login", { site: site.url });
    await sendSignIn(fresh, { ...person, password: newPassword });
    await fresh.waitForURL("**/alumni/profile");
  });

  test("is replaced with the six digits, on another device", { tags: ["full"] }, async ({
    visit,
  }) => {
    const person = await createPerson(site, { role: "alumni" });
    const page = await visit("/login", { site: site.url });
    const mail = await forget(page, person);
    await page.getByRole("link", { name: "I have a code" }).click();
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Code").fill(codeIn(mail));
    await page.getByRole("button", { name: "Confirm" }).click();
    await choosePassword(page);
  });

  test("the answer does not reveal whether the account exists", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit("/account/forgot-password", { site: site.url });
    await page.getByLabel("Email").fill("nobody@mail.example");
    await page.getByRole("button", { name: "Send the email" }).click();
    await page.getByText("If there is an account with this address").waitFor();
  });
});

describe("A password is changed", () => {
  test("with the current one, which signs other devices out", { tags: ["full"] }, async ({
    visit,
  }) => {
    const person = await createPerson(site, { role: "alumni" });
    const page = await signIn(visit, person, { site: site.url, announced: [/status of 400/] });
    await page.goto("/account/security/password");
    await page.getByLabel("Current password").fill("not this one");
    await page.getByLabel("New password", { exact: true }).fill(newPassword);
    await page.getByLabel("The new password again").fill("another one");
    await page.getByRole("button", { name: "Change the password" }).click();
    await page.getByText("The two passwords do not match.").waitFor();
    await page.getByLabel("The new password again").fill(newPassword);
    await page.getByRole("button", { name: "Change the password" }).click();
    await page.getByText("The current password is not right.").waitFor();
    await page.getByLabel("Current password").fill(person.password);
    await page.getByRole("button", { name: "Change the password" }).click();
    await page.getByText("Your password is changed.").waitFor();
    expect((await person.client.auth.getUser()).error).not.toBe(null);
    await page.getByRole("link", { name: "Back to security" }).click();
    await page.getByText("This device").waitFor();
  });
});

test("Some time after the email, a new password needs the current one or another email", {
  tags: ["full"],
}, async ({ visit }) => {
  const person = await createPerson(site, { role: "alumni" });
  const page = await signIn(visit, person, { site: site.url, announced: [/status of 400/] });
  // The backend's answer five minutes after the sign-in.
  await page.route(
    "**/auth/v1/user",
    (route) =>
      route.fulfill({
        status: 400,
        json: { code: 400, error_code: "reauthentication_needed", msg: "Reauthenticate" },
      }),
    { times: 1 },
  );
  await page.goto("/account/new-password");
  await page.getByLabel("New password", { exact: true }).fill(newPassword);
  await page.getByLabel("The new password again").fill(newPassword);
  await page.getByRole("button", { name: "Save the password" }).click();
  await page.getByText("You signed in a while ago.").waitFor();
  await page.getByRole("link", { name: "I have forgotten it" }).waitFor();
  expect(await page.getByLabel("New password", { exact: true }).inputValue()).toBe(newPassword);
  await page.getByRole("button", { name: "Save the password" }).click();
  await page.getByText("Please enter your current password.").waitFor();
  await page.getByLabel("Current password").fill(person.password);
  await page.getByRole("button", { name: "Save the password" }).click();
  await page.getByText("Your new password is saved.").waitFor();
  await person.client.auth.signInWithPassword({ ...person, password: newPassword });
  expect((await person.client.auth.getUser()).data.user?.id).toBe(person.id);
});

describe("On a hosted project", () => {
  test("an old session gets a new password after proving the old one", {
    tags: ["full"],
  }, async ({ visit }) => {
    const person = await createPerson(site, { role: "alumni" });
    const page = await signIn(visit, person, { site: site.url, announced: [/status of 400/] });
    let isRefused = false;
    await page.route("**/auth/v1/user", (route) => {
      if (isRefused || route.request().method() !== "PUT") return route.continue();
      isRefused = true;
      return route.fulfill({
        status: 400,
        json: { code: 400, error_code: "reauthentication_needed", msg: "Reauthenticate" },
      });
    });
    await page.goto("/account/security/password");
    await page.getByLabel("Current password").fill(person.password);
    await page.getByLabel("New password", { exact: true }).fill(newPassword);
    await page.getByLabel("The new password again").fill(newPassword);
    await page.getByRole("button", { name: "Change the password" }).click();
    await page.getByText("Your password is changed.").waitFor();
    await page.getByRole("link", { name: "Back to security" }).click();
    await page.getByText("This device").waitFor();
    await person.client.auth.signInWithPassword({ ...person, password: newPassword });
    expect((await person.client.auth.getUser()).data.user?.id).toBe(person.id);
  });
});

test("An address is changed by the email to the new one", { tags: ["full"] }, async ({ visit }) => {
  const person = await createPerson(site, { role: "alumni" });
  const address = `new-${person.email}`;
  const page = await signIn(visit, person, { site: site.url });
  const other = await signIn(visit, person, { site: site.url });
  await page.goto("/account/security/email");
  await page.getByLabel("Current password").fill(person.password);
  await page.getByLabel("New email").fill(address);
  await page.getByRole("button", { name: "Change the address" }).click();
  await page.getByText("An email is on its way to the new address.").waitFor();
  const [mail = ""] = await emailsTo(site, address);
  await page.goto(linkIn(mail));
  await page.getByRole("button", { name: "Confirm the new address" }).click();
  await page.waitForURL("**/account/security");
  await page.getByRole("definition").getByText(address).waitFor();

  // Another device asks the backend too, and does not show the former address.
  await other.goto("/account/security");
  await other.getByRole("definition").getByText(address).waitFor();
  await other.getByRole("link", { name: /^Email: / }).click();
  await other.getByText(address).waitFor();
});

test("Emails come in the language chosen on the security page", { tags: ["full"] }, async ({
  visit,
}) => {
  const person = await createPerson(site, { role: "alumni" });
  const page = await signIn(visit, person, { site: site.url });
  await page.goto("/account/security");
  await page.getByRole("combobox", { name: "Language" }).selectOption("हिन्दी");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("The next email will be in this language.").waitFor();
  await person.client.auth.resetPasswordForEmail(person.email);
  const emails = await emailsTo(site, person.email);
  expect(emails.at(-1)).toContain("नया पासवर्ड चुनें");
});

describe("An invitation", () => {
  /** As the administration's page sends it. */
  async function invite(client: Client, invitation: object) {
    const { data } = await client.auth.getSession();
    const answer = await fetch(`${site.url}/account/invite`, {
      method: "POST",
      headers: { authorization: `Bearer ${data.session?.access_token ?? ""}` },
      body: JSON.stringify(invitation),
    });
    return { status: answer.status, ...(await answer.json()) };
  }

  test("makes a colleague an administrator after they accept it and choose a password", {
    tags: ["full"],
  }, async ({ visit }) => {
    const admin = await administratorClient(site);
    const email = "deputy@school.example";
    const colleague = { role: "admin", email, full_name: "Deputy, Majra campus" };
    expect(await invite(admin, colleague)).toEqual({ status: 200, outcome: "invited" });

    const [mail = ""] = await emailsTo(site, email);
    const page = await visit(linkIn(mail), { site: site.url });
    await page.getByText("The school has invited you.").waitFor();
    await page.getByRole("button", { name: "Accept the invitation" }).click();
    await choosePassword(page, "**/admin/dashboard");
    const rights = visitorClient(site);
    await rights.auth.signInWithPassword({ email, password: newPassword });
    expect((await rights.rpc("is_admin")).data).toBe(true);
    expect(await invite(admin, colleague)).toEqual({ status: 200, outcome: "listed" });
  });

  test("reaches an alumnus in Hindi, who continues to a profile", { tags: ["full"] }, async ({
    visit,
  }) => {
    const admin = await administratorClient(site);
    const email = "asha.invited@mail.example";
    const student = { role: "alumni", email, full_name: "Asha Negi", language: "hi" };
    expect(await invite(admin, student)).toEqual({ status: 200, outcome: "invited" });
    const [mail = ""] = await emailsTo(site, email);
    expect(mail).toContain("निमंत्रण स्वीकार करें");
    const page = await visit(linkIn(mail), { site: site.url });
    await page.getByRole("button", { name: "निमंत्रण स्वीकार करें" }).click();
    await page.waitForURL("**/hi/account/new-password");
    await page.goto("/alumni/profile/edit");
    await page.getByLabel("Full name").waitFor();
    expect(await page.getByLabel("Full name").inputValue()).toBe("Asha Negi");
    expect(await invite(admin, student)).toMatchObject({ status: 409, code: "account_exists" });
  });

  test("is sent only by administrators", async () => {
    const stranger = { role: "admin", email: "friend@mail.example", full_name: "Good Friend" };
    const { client } = await createPerson(site, { role: "alumni" });
    expect(await invite(client, stranger)).toMatchObject({ status: 403, code: "not_admin" });
    const visitor = visitorClient(site);
    expect(await invite(visitor, stranger)).toMatchObject({ status: 401 });
    const admin = await administratorClient(site);
    expect(await invite(admin, { ...stranger, email: "friend" })).toMatchObject({ status: 400 });
    expect(await emailsTo(site, stranger.email)).toEqual([]);
  });
});
