import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { noLimits } from "../fixtures/backend.ts";
import { codeIn, messagesTo } from "../fixtures/emails.ts";
import { ownSchoolInFullRun } from "../fixtures/empty-office.ts";
import {
  appCode,
  arrive,
  createAlumnus,
  createPerson,
  office,
  type Person,
  sendSignIn,
  signIn,
} from "../fixtures/people.ts";
import { administratorClient, type Site, type SiteAddress, startSite } from "../fixtures/site.ts";
import { hasFocus, test } from "../fixtures/visit.ts";

const open = ownSchoolInFullRun();
let site: SiteAddress;

beforeAll(async () => {
  site = await open();
});

const wrongCode = [/status of 422/];
const refused = [/status of 4(22|29)/];

/** Switches a second factor on and keeps the codes; resolves with the app's secret and the codes. */
async function enrol(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.goto("/account/security");
  await page.getByRole("link", { name: "Second factor: Set up" }).click();
  await page.getByLabel("Name").fill("Blue phone");
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByAltText("QR code for your authenticator app").waitFor();
  const secret = (await page.locator("[data-secret]").textContent()) ?? "";
  await page.getByLabel("Code").fill(appCode(secret));
  await page.getByRole("button", { name: "Switch it on" }).click();
  await page.waitForURL("**/account/security/recovery-codes");
  await page.getByRole("button", { name: "Make ten codes" }).click();
  const list = page.getByRole("list", { name: "Your recovery codes" });
  await list.waitFor();
  return { secret, codes: await list.getByRole("listitem").allTextContents() };
}

const secretOf = (factor: unknown) =>
  (factor as { totp?: { secret: string } } | null)?.totp?.secret ?? "";

async function signOut(page: Page) {
  await page.getByRole("navigation", { name: "Your account" }).getByText("Sign out").click();
  await page.getByText("You are signed out.").waitFor();
}

async function withFactor(visit: Parameters<typeof signIn>[0], announced: RegExp[] = []) {
  const person: Person = await createPerson(site, { role: "alumni" });
  const page = await signIn(visit, person, { site: site.url, announced });
  return { person, page, ...(await enrol(page)) };
}

test("A second factor is switched on with its first code and required from then on", async ({
  visit,
}) => {
  const { person, page, secret, codes } = await withFactor(visit, refused);
  expect(codes).toHaveLength(10);
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "I have kept them" }).click();
  await page.getByText("10 codes are left.").waitFor();
  await page.getByText("Blue phone").waitFor();
  await signOut(page);

  await sendSignIn(page, person);
  await page.getByRole("heading", { name: "One more step" }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.goto("/alumni/profile");
  await page.waitForURL("**/login?from=**");

  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("Please enter the six digits.").waitFor();
  expect(calls.filter((url) => url.includes("/auth/v1/"))).toEqual([]);

  await page.getByLabel("Code").fill("000000");
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("This code is wrong. Please enter the code shown now.").waitFor();

  const often = { code: 429, error_code: "over_request_rate_limit", msg: "Rate limit reached" };
  const verify = "**/auth/v1/factors/*/verify";
  await page.route(verify, (route) => route.fulfill({ status: 429, json: often }), { times: 1 });
  await page.getByLabel("Code").fill(appCode(secret, 1));
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("Too many login attempts. Please try again later.").waitFor();

  await page.getByLabel("Code").fill(appCode(secret, 1));
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.waitForURL("**/alumni/profile");
});

test("A recovery code opens the account without the phone, once", { tags: ["full"] }, async ({
  visit,
}) => {
  const { person, page, codes } = await withFactor(visit, wrongCode);
  await page.getByRole("link", { name: "I have kept them" }).click();
  await page.getByText("10 codes are left.").waitFor();
  await signOut(page);

  await sendSignIn(page, person);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill("AAAA-BBBB-CCCC-DDDD");
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("This recovery code is wrong, or has already been used.").waitFor();
  await page.getByLabel("Recovery code").fill(codes[0] ?? "");
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.waitForURL("**/alumni/profile");
  await page.goto("/account/security");
  await page.getByRole("link", { name: "Second factor: Set up" }).waitFor();
});

test("Without phone and codes the office removes it, once it knows who is asking", {
  tags: ["full"],
}, async ({ visit }) => {
  const full_name = "Meera Rawat";
  const colleague = await administratorClient(site);
  const person = await createAlumnus(site, colleague, { full_name, batch_year: 2011 });
  const { data: factor } = await person.client.auth.mfa.enroll({ factorType: "totp" });
  const proof = { factorId: factor?.id ?? "", code: appCode(secretOf(factor)) };
  await person.client.auth.mfa.challengeAndVerify(proof);

  const page = await visit("/login", { site: site.url });
  await sendSignIn(page, person);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByText(/^No code either\? The school office can remove/).waitFor();
  expect(await listViolations(page)).toEqual([]);
  const contact = page.getByRole("link", { name: "Contact the school office" });
  expect(await contact.getAttribute("href")).toBe("/contact");

  const announced = [/status of 404/];
  const desk = await arrive(visit, office, `/admin/alumni/${person.id}`, {
    at: site,
    announced,
  });
  const remove = desk.getByRole("button", { name: "Remove the second factor" });
  const question = desk.getByRole("dialog", { name: `Remove the second factor of ${full_name}?` });
  await remove.click();
  await question.getByText("call them back on a number that you know").waitFor();
  expect(await listViolations(desk)).toEqual([]);
  await question.getByRole("button", { name: "Remove the second factor" }).click();
  await desk.getByText("Removed. They can now sign in with the password").waitFor();
  await remove.click();
  await question.getByRole("button", { name: "Remove the second factor" }).click();
  await desk.getByText("This account has no second factor.").waitFor();

  await page.getByRole("button", { name: "Sign in with another account" }).click();
  await sendSignIn(page, person);
  await page.waitForURL("**/alumni/**");
});

test("Where the school requires it of administrators, one without it is led to set it up", {
  tags: ["full"],
}, async ({ visit }) => {
  const client = await administratorClient(site);
  const { data: factor } = await client.auth.mfa.enroll({
    factorType: "totp",
    friendlyName: "Desk",
  });
  const proof = { factorId: factor?.id ?? "", code: appCode(secretOf(factor)) };
  expect((await client.auth.mfa.challengeAndVerify(proof)).error).toBe(null);
  const setting = await client.rpc("require_second_factor", { required: true });
  expect(setting.error).toBe(null);
  expect((await client.auth.mfa.unenroll({ factorId: proof.factorId })).error).toBe(null);

  // No request is made that would be refused: an unannounced refusal fails the scenario.
  const page = await signIn(visit, office, { site: site.url });
  await page.getByRole("heading", { name: "Set up a second factor first" }).waitFor();
  await page.getByRole("link", { name: "Set it up" }).click();
  await page.getByRole("heading", { name: "Add an authenticator app" }).waitFor();
});

describe("A phone that gets codes by text message", () => {
  let patient: Site;
  beforeAll(async () => {
    const limits = `${noLimits},sms_seconds=0`;
    patient = await startSite({ seed: "none", environment: { AUTH_LIMITS: limits } });
  });
  afterAll(() => patient?.stop());

  const lastCode = async (phone: string) => codeIn((await messagesTo(patient, phone)).at(-1) ?? "");

  test("is proven by its first code, and used at the next sign-in", { tags: ["full"] }, async ({
    visit,
  }) => {
    const person = await createPerson(patient.address, { role: "alumni" });
    // The security page may still be asking for the person's address when the session ends.
    const announced = [...wrongCode, /status of 403/];
    const page = await signIn(visit, person, { site: patient.url, announced });
    await page.goto("/account/security/second-factor");
    await page.getByLabel("Mobile number").fill("12");
    await page.getByRole("button", { name: "Send me a code" }).click();
    await page.getByText("Please enter a mobile number, such as 98160 12345.").waitFor();
    await page.getByLabel("Mobile number").fill("98160 12345");
    await page.getByRole("button", { name: "Send me a code" }).click();
    await page.getByText("A message with six digits is on its way to +919816012345").waitFor();
    expect(await listViolations(page)).toEqual([]);
    await page.getByLabel("Code").fill("000000");
    await page.getByRole("button", { name: "Switch it on" }).click();
    await page.getByText("This code is wrong.").waitFor();
    await page.getByLabel("Code").fill(await lastCode("+919816012345"));
    await page.getByRole("button", { name: "Switch it on" }).click();
    await page.waitForURL("**/account/security/recovery-codes");
    await page.goto("/account/security");
    await page.getByText("•••• 2345").waitFor();
    await signOut(page);

    await sendSignIn(page, person);
    await page.getByText("We send six digits to your phone •••• 2345").waitFor();
    expect(await messagesTo(patient, "+919816012345")).toHaveLength(1);
    await page.getByRole("button", { name: "Send me the code" }).click();
    await page.getByText("The code is on its way.").waitFor();
    expect(await listViolations(page)).toEqual([]);
    await page.getByLabel("Code").fill("000000");
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.getByText("This code is wrong.").waitFor();
    await page.getByRole("button", { name: "Send another code" }).click();
    await expect.poll(() => messagesTo(patient, "+919816012345")).toHaveLength(3);
    await page.getByLabel("Code").fill(await lastCode("+919816012345"));
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.waitForURL("**/alumni/profile");
  });

  test("is offered next to an app, and its messages are in the person's language", {
    tags: ["full"],
  }, async ({ visit }) => {
    const person = await createPerson(patient.address, { role: "alumni" });
    await person.client.auth.updateUser({ data: { language: "hi" } });
    const { data: app } = await person.client.auth.mfa.enroll({
      factorType: "totp",
      friendlyName: "Tablet",
    });
    const proof = { factorId: app?.id ?? "", code: appCode(secretOf(app)) };
    await person.client.auth.mfa.challengeAndVerify(proof);
    const { data: phone } = await person.client.auth.mfa.enroll({
      factorType: "phone",
      phone: "+919816054321",
      friendlyName: "•••• 4321",
    });
    const factorId = phone?.id ?? "";
    const { data: challenge } = await person.client.auth.mfa.challenge({ factorId });
    const code = await lastCode("+919816054321");
    await person.client.auth.mfa.verify({ factorId, challengeId: challenge?.id ?? "", code });

    const page = await visit("/hi/login", { site: patient.url });
    await page.getByLabel("ई-मेल").fill(person.email);
    await page.getByLabel("पासवर्ड").fill(person.password);
    await page.getByRole("button", { name: "साइन इन करें" }).click();
    await page.getByLabel("इस समय आपके पास कौन-सा है?").selectOption("•••• 4321 पर संदेश");
    await page.getByRole("button", { name: "मुझे कोड भेजें" }).click();
    await page.getByText("कोड भेज दिया गया है।").waitFor();
    const [, message = ""] = await messagesTo(patient, "+919816054321");
    expect(message).toContain("के लिए आपका कोड");
    await page.getByLabel("कोड", { exact: true }).fill(codeIn(message));
    await page.getByRole("button", { name: "पुष्टि करें" }).click();
    await page.waitForURL("**/hi/alumni/profile");
  });
});

test("It is removed again, and then the password is enough", { tags: ["full"] }, async ({
  visit,
}) => {
  const { person, page } = await withFactor(visit);
  await page.goto("/account/security/second-factor");
  const remove = page.getByRole("button", { name: "Remove Blue phone" });
  const question = page.getByRole("dialog", { name: "Remove Blue phone?" });
  await remove.click();
  await question.getByText("your password alone will be enough to sign in").waitFor();
  await question.getByRole("button", { name: "Keep it" }).click();
  await question.waitFor({ state: "hidden" });
  await hasFocus(remove);
  await remove.click();
  await question.getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByRole("heading", { name: "Add an authenticator app" }).waitFor();
  await signOut(page);
  await sendSignIn(page, person);
  await page.waitForURL("**/alumni/profile");
});
