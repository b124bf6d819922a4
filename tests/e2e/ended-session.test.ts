// @module-tag full
import { describe, expect } from "vitest";
import { decideAlumni } from "../../data/alumni/alumni-decisions.ts";
import { sharedOffice } from "../fixtures/empty-office.ts";
import { arrive, createAlumnus, hire } from "../fixtures/people.ts";
import { hydrated, test } from "../fixtures/visit.ts";

// A session that ended without the person's doing on this device leads to the login page, which says why.

const { office } = sharedOffice();
const announced = [/status of 40[0-9]/];
const signedOut = "You were signed out, perhaps on another device. Please sign in again.";

const alumna = () =>
  createAlumnus(office().site, office().colleague, { full_name: "Asha Verma", batch_year: 2014 });
const secretary = () => hire(office().site, office().colleague, null);

describe("Whoever is signed out everywhere on another device", () => {
  test("is led to the login page, from the alumni area and by the login page itself", async ({
    visit,
  }) => {
    const person = await alumna();
    const options = { at: office().site, announced };
    const page = await arrive(visit, person, "/alumni/directory", options);
    const second = await page.context().newPage();
    await second.goto("/alumni/profile");
    await second.getByRole("navigation", { name: "Your account" }).waitFor();
    await person.client.auth.signOut({ scope: "global" });
    await page.reload();
    await page.waitForURL("**/login?from=*");
    await page.getByText(signedOut).waitFor();
    // The other tab follows.
    await second.waitForURL("**/login?from=*");
    await second.getByText(signedOut).waitFor();

    const again = await arrive(visit, person, "/alumni/profile", options);
    await person.client.auth.signInWithPassword(person);
    await person.client.auth.signOut({ scope: "global" });
    await again.goto("/login");
    await again.getByRole("heading", { name: "Welcome Back" }).waitFor({ timeout: 5_000 });
    await again.getByText(signedOut).waitFor();
  });

  test("reads in an open form of the office that it is kept, and finds it again", async ({
    visit,
  }) => {
    const person = await secretary();
    const options = { at: office().site, announced };
    const page = await arrive(visit, person, "/admin/teachers/new", options);
    await page.getByLabel("Name", { exact: true }).fill("Meera of the two devices");
    await page.getByLabel("Designation", { exact: true }).fill("Teacher");
    await person.client.auth.signOut({ scope: "global" });
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("You are signed out, so this was not saved.").waitFor();
    expect(await page.getByLabel("Name", { exact: true }).inputValue()).toContain("Meera");

    await page.goto("/admin/dashboard");
    await page.waitForURL("**/login?from=*");
    await page.getByText(signedOut).waitFor();
    await page.getByText("What you typed is kept on this device.").waitFor();
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password").fill(person.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.waitForURL("**/admin/dashboard");
    await page.goto("/admin/teachers/new");
    await hydrated(page);
    await page.getByText("You have an unsaved draft here.").waitFor();
  });
});

test("What one colleague left unsaved on a shared computer goes when another signs in", async ({
  visit,
}) => {
  const [first, second] = [await secretary(), await secretary()];
  const options = { at: office().site, announced };
  const page = await arrive(visit, first, "/admin/teachers/new", options);
  await page.getByLabel("Name", { exact: true }).fill("Meera of the shared computer");
  const isKept = () =>
    page.evaluate(() =>
      Object.values(localStorage).some((text) => text.includes("shared computer")),
    );
  await expect.poll(isKept).toBe(true);
  await first.client.auth.signOut({ scope: "global" });
  await page.reload();
  await page.waitForURL("**/login?from=*");
  await page.getByText("What you typed is kept on this device.").waitFor();
  await page.getByLabel("Email").fill(second.email);
  await page.getByLabel("Password").fill(second.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/admin/**");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(isKept).toBe(false);
});

test("Whoever the office deletes meanwhile reads that the account is closed", async ({ visit }) => {
  const person = await alumna();
  const options = { at: office().site, announced };
  const page = await arrive(visit, person, "/alumni/directory", options);
  await decideAlumni(office().colleague, [person.id], "delete", "Not on record");
  await page.reload();
  await page.waitForURL("**/login?from=*");
  await page.getByText("This account has been deleted.").waitFor();
});

test("Whoever is suspended meanwhile reads that too", async ({ visit }) => {
  const person = await alumna();
  const options = { at: office().site, announced };
  const page = await arrive(visit, person, "/alumni/directory", options);
  await decideAlumni(office().colleague, [person.id], "suspend", "Sells insurance");
  await page.reload();
  await page.waitForURL("**/login?from=*");
  await page.getByText("This account is suspended. Please write to the school.").waitFor();
});

test.for(["while its session lasts", "after it has run out"])(
  "What a suspended account left unsaved goes when its device is started %s",
  async (started, { visit }) => {
    const person = await alumna();
    const options = { at: office().site, announced };
    const page = await arrive(visit, person, "/alumni/directory", options);
    await page.evaluate((isOver) => {
      localStorage.setItem("draft:teachers:new", "Meera");
      const key = Object.keys(localStorage).find((one) => /^sb-.*-auth-token$/.test(one)) ?? "";
      const session = JSON.parse(localStorage.getItem(key) ?? "{}");
      if (isOver) localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
    }, started === "after it has run out");
    // No page of the school is open when the account is suspended, so none learns of it early.
    await page.goto("about:blank");
    await decideAlumni(office().colleague, [person.id], "suspend", "Sells insurance");
    await page.goto("/alumni/directory");
    await page.waitForURL("**/login?from=*");
    const kept = () => page.evaluate(() => localStorage.getItem("draft:teachers:new"));
    await expect.poll(kept).toBe(null);
  },
);
