import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { emailsTo, linkIn } from "../fixtures/emails.ts";
import { administratorClient, visitorClient } from "../fixtures/site.ts";
import { desktop, phone, test } from "../fixtures/visit.ts";

const site = inject("officeSite");

const newAddress = () => `asha-${randomUUID().slice(0, 8)}@mail.example`;
const password = "four slow monsoons";

async function fillAccount(page: Page, email: string) {
  await page.getByLabel("Full name").fill("Asha Thakur");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { name: "Your years at school" }).waitFor();
}

async function fillYears(page: Page) {
  await page.getByLabel("Batch").selectOption("2016");
  await page.getByLabel("Campus").selectOption("Majra");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { name: "What you do today" }).waitFor();
}

async function fillToday(page: Page) {
  await page.getByLabel("Profession").fill("Nurse");
  await page.getByLabel("City").fill("Nahan");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { name: "Who sees what" }).waitFor();
}

async function sendPrivacy(page: Page) {
  const city = page.getByRole("group", { name: "City" });
  await city.getByLabel("My batch").check();
  await page.getByRole("checkbox", { name: /^The school may keep/ }).check();
  await page.getByRole("button", { name: "Send my registration" }).click();
}

async function ownProfile(email: string) {
  const client = visitorClient(site);
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  const profile = client.from("alumni_profiles").select().eq("id", data.user.id);
  return { user: data.user, profile: (await profile.maybeSingle()).data };
}

describe("A former student registers", () => {
  test("in four steps, and waits for the office", async ({ visit }) => {
    const email = newAddress();
    const page = await visit("/alumni/register", { site: site.url });
    await fillAccount(page, email);
    await fillYears(page);
    await fillToday(page);
    await sendPrivacy(page);
    await page.getByRole("heading", { level: 1, name: "Welcome back" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/alumni/success");
    await page.getByRole("heading", { name: "The office looks at your entry" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Welcome back" }).waitFor();

    const { user, profile } = await ownProfile(email);
    expect(user.user_metadata).toMatchObject({
      full_name: "Asha Thakur",
      has_completed_profile: true,
    });
    expect(profile).toMatchObject({
      full_name: "Asha Thakur",
      batch_year: 2016,
      campus: "majra",
      profession: "Nurse",
      city: "Nahan",
      status: "pending",
      visibility: { city: "batch" },
    });
    expect(await page.evaluate(() => localStorage.getItem("alumni_registration"))).toBeNull();

    await page.getByRole("link", { name: "Go to your profile" }).click();
    await page.getByText("Waiting for the office").waitFor();
    await page.getByRole("link", { name: "Directory", exact: true }).click();
    await page.getByRole("heading", { name: "The office is looking at your entry" }).waitFor();
  });

  test("a visitor who has sent nothing is not congratulated, and is led on", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/alumni/success", { site: site.url });
    await page.getByRole("heading", { level: 1, name: "Alumni registration" }).waitFor();
    await page.getByText("No registration was sent from this window.").waitFor();
    expect(await page.getByText("Welcome back").count()).toBe(0);
    await page.getByRole("main").getByRole("link", { name: "Register", exact: true }).click();
    await page.getByRole("heading", { name: "Your account" }).waitFor();
  });

  test("typed data outlives the tab, except the password", { tags: ["full"] }, async ({
    visit,
  }) => {
    const email = newAddress();
    const page = await visit("/alumni/register", { site: site.url });
    await fillAccount(page, email);
    await fillYears(page);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(password);
    await page.reload();
    await page.getByRole("heading", { name: "What you do today" }).waitFor();
    await fillToday(page);
    await sendPrivacy(page);
    await page.getByText("For your safety the password is not kept.").waitFor();
    expect(await page.getByLabel("Full name").inputValue()).toBe("Asha Thakur");
    expect(await page.getByLabel("Email").inputValue()).toBe(email);
    await fillAccount(page, email);
    expect(await page.getByLabel("Batch").inputValue()).toBe("2016");
  });

  test("errors appear beside their fields", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/alumni/register", { site: site.url });
    await page.getByLabel("Email").fill("asha");
    await page.getByLabel("Password").fill("short");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("alert").getByText("3 fields need another look.").waitFor();
    await page.getByText("Please enter an email address such as name@example.com.").waitFor();
    await page.getByText("Please use at least 8 characters.").waitFor();
    expect(await page.getByLabel("Email").inputValue()).toBe("asha");
  });

  test("an address with an account gets a message that says so", { tags: ["full"] }, async ({
    visit,
  }) => {
    const email = newAddress();
    await visitorClient(site).auth.signUp({ email, password });
    const page = await visit("/alumni/register", {
      site: site.url,
      announced: [/status of 4\d\d/],
    });
    await fillAccount(page, email);
    await fillYears(page);
    await fillToday(page);
    await sendPrivacy(page);
    await page
      .getByRole("alert")
      .getByText(/There is already an account with this address/)
      .waitFor();
  });

  test("when the profile cannot be saved, is signed out, and the first sign-in saves it", {
    tags: ["full"],
  }, async ({ visit }) => {
    const email = newAddress();
    const page = await visit("/alumni/register", { site: site.url, announced: [/ERR_FAILED/] });
    await fillAccount(page, email);
    await fillYears(page);
    await fillToday(page);
    // The connection is lost for this one call.
    await page.route("**/rest/v1/alumni_profiles*", (route) => route.abort("aborted"));
    await sendPrivacy(page);
    await page
      .getByRole("alert")
      .getByText(/your profile could not be saved/)
      .waitFor();
    const kept = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => /^sb-/.test(key)),
    );
    expect(kept).toEqual([]);

    await page.unroute("**/rest/v1/alumni_profiles*");
    await page.goto("/login");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByText("Waiting for the office").waitFor();
    expect((await ownProfile(email)).profile).toMatchObject({ batch_year: 2016, city: "Nahan" });
  });

  test("with an address that must be confirmed, and loses nothing", { tags: ["full"] }, async ({
    visit,
  }) => {
    const email = newAddress();
    const admin = await administratorClient(site);
    const confirm = (required: boolean) =>
      admin.rpc("confirm_sign_ups", { required }).throwOnError();
    await confirm(true);
    const page = await visit("/alumni/register", { site: site.url });
    await fillAccount(page, email);
    await fillYears(page);
    await fillToday(page);
    await sendPrivacy(page);
    await page.getByRole("heading", { name: "You confirm your address" }).waitFor();
    await confirm(false);

    // The first email is lost; another one replaces it.
    await page.getByRole("link", { name: "I have a code, or no email came" }).click();
    await page.getByLabel("Address of your registration").fill(email);
    await page.getByRole("button", { name: "Send another email" }).click();
    await page
      .getByText("If this address is waiting for confirmation, an email is on its way.")
      .waitFor();
    expect(await listViolations(page)).toEqual([]);
    await expect.poll(() => emailsTo(site, email)).toHaveLength(2);
    const [, mail = ""] = await emailsTo(site, email);
    await page.goto(linkIn(mail));
    await page.getByRole("button", { name: "Confirm my address" }).click();
    await page.waitForURL("**/alumni/profile");
    await page.getByText("Waiting for the office").waitFor();
    expect((await ownProfile(email)).profile).toMatchObject({ batch_year: 2016, city: "Nahan" });
  });
});

test.for([
  ["/alumni/register", phone],
  ["/alumni/register", desktop],
  ["/hi/alumni/register", phone],
  ["/alumni/success", phone],
] as const)("axe finds nothing wrong on %s", { tags: ["full"] }, async ([path, on], { visit }) => {
  expect(await listViolations(await visit(path, { on, site: site.url }))).toEqual([]);
});

test("in Hindi, the steps and their errors are in Hindi", { tags: ["full"] }, async ({ visit }) => {
  const page = await visit("/hi/alumni/register", { site: site.url });
  await page.getByRole("button", { name: "आगे बढ़ें" }).click();
  await page.getByText("कृपया नाम लिखें, कम से कम दो अक्षर।").waitFor();
  expect(new URL(page.url()).pathname).toBe("/hi/alumni/register");
});
