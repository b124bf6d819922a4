// @module-tag full
import { afterAll, beforeAll, describe, expect } from "vitest";
import { createPerson, sendSignIn } from "../fixtures/people.ts";
import { type Site, startSite, visitorClient } from "../fixtures/site.ts";
import { hydrated, test } from "../fixtures/visit.ts";

describe("Too many attempts", () => {
  let strict: Site;
  beforeAll(async () => {
    strict = await startSite({ seed: "none", environment: { AUTH_LIMITS: "failures=2" } });
  });
  afterAll(() => strict?.stop());

  test("are refused in the catalogue's words, even with the right password", async ({ visit }) => {
    const person = await createPerson(strict.address, { role: "alumni" });
    const page = await visit("/login", { site: strict.url, announced: [/status of 4(00|29)/] });
    for (const _attempt of [1, 2]) {
      await sendSignIn(page, { ...person, password: "wrong" });
      await page.getByRole("alert").getByText("Invalid email or password.").waitFor();
      await page.reload();
      await hydrated(page);
    }
    await sendSignIn(page, person);
    const words = "Too many login attempts. Please try again later.";
    await page.getByRole("alert").getByText(words, { exact: true }).waitFor();
  });

  const wrong = { email: "nobody@mail.example", password: "wrong" };
  const failHere = async () => {
    const visitor = visitorClient(strict.address);
    for (const _attempt of [1, 2]) await visitor.auth.signInWithPassword(wrong);
  };
  const refused = [/status of 429/];

  test("by others behind the same address do not keep out somebody with the password", async ({
    visit,
  }) => {
    const person = await createPerson(strict.address, { role: "alumni" });
    await failHere();
    const page = await visit("/login", { site: strict.url, announced: refused });
    const tasks: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/auth/v1/proof-of-work")) tasks.push(request.url());
    });
    await sendSignIn(page, person);
    await page.waitForURL("**/alumni/profile", { timeout: 30_000 });
    expect(tasks).toHaveLength(1);
    const [cookie] = await page.context().cookies(`${strict.url}/auth/v1`);
    expect(cookie).toMatchObject({ name: "known-device", httpOnly: true, sameSite: "Strict" });
    expect(await page.evaluate(() => document.cookie)).toBe("");

    // From then on this browser is known, so earlier failures no longer count.
    await page.getByRole("button", { name: "Sign out" }).first().click();
    await page.waitForURL("**/login**");
    await hydrated(page);
    await sendSignIn(page, person);
    await page.waitForURL("**/alumni/profile");
    expect(tasks).toHaveLength(1);
  });

  test("where no proof can be computed the catalogue's words are shown", async ({ visit }) => {
    const person = await createPerson(strict.address, { role: "alumni" });
    await failHere();
    const page = await visit("/login", {
      site: strict.url,
      announced: [...refused, /proof-of-work/, /status of 404/],
    });
    await page.route("**/auth/v1/proof-of-work", (route) =>
      route.fulfill({ status: 404, body: "" }),
    );
    await sendSignIn(page, person);
    const words = "Too many login attempts. Please try again later.";
    await page.getByRole("alert").getByText(words, { exact: true }).waitFor();
  });
});
