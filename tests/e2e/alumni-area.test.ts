import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import type { Client } from "../fixtures/backend.ts";
import { emailsTo } from "../fixtures/emails.ts";
import {
  appCode,
  arrive,
  createAlumnus as createAlumnusOn,
  createPerson,
  type AlumniProfile as Profile,
  sendSignIn,
} from "../fixtures/people.ts";
import { administratorClient, type Site, startSite, visitorClient } from "../fixtures/site.ts";
import { fewer } from "../fixtures/suite.ts";
import { devices, test } from "../fixtures/visit.ts";

let site: Site;
let admin: Client;

beforeAll(async () => {
  site = await startSite({ seed: "none" });
  admin = await administratorClient(site.address);
});
afterAll(() => site?.stop());

const createAlumnus = (profile: Profile, status?: "pending") =>
  createAlumnusOn(site.address, admin, profile, status);

const names = (page: Page) =>
  page.getByRole("main").getByRole("listitem").getByRole("heading").allTextContents();

describe("The directory", () => {
  beforeAll(async () => {
    const house = "Kestrel";
    await createAlumnus({ full_name: "Kiran Negi", batch_year: 2011, city: "Solan", house });
    await createAlumnus({ full_name: "Lalit Negi", batch_year: 2012, city: "Nahan", house });
    await createAlumnus({
      full_name: "Mohini Rawat",
      batch_year: 2012,
      city: "Solan",
      house,
      visibility: { city: "nobody" },
    });
  });

  test("is filtered by choices that the address keeps", { tags: ["full"] }, async ({ visit }) => {
    const reader = await createAlumnus({ full_name: "Reader One", batch_year: 2012 });
    const page = await arrive(visit, reader, "/alumni/profile", { at: site.address });
    await page.getByRole("link", { name: "Directory", exact: true }).click();
    await page.getByLabel("House").selectOption("Kestrel (3)");
    await page.getByText("3 people", { exact: true }).waitFor();
    expect(await names(page)).toEqual(["Kiran Negi", "Lalit Negi", "Mohini Rawat"]);
    await page.getByLabel("City").selectOption("Solan (1)");
    await page.getByText("1 person", { exact: true }).waitFor();
    expect(await names(page)).toEqual(["Kiran Negi"]);
    expect(new URL(page.url()).search).toBe("?house=kestrel&city=solan");

    await page.goto("/alumni/directory?house=kestrel&batch=2012");
    await page.getByText("2 people", { exact: true }).waitFor();
    expect(await page.getByLabel("Batch").inputValue()).toBe("2012");
    await page.goBack();
    await page.getByText("1 person", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Clear all filters" }).click();
    await page.waitForURL((url) => url.search === "");
  });

  test("finds a misspelt name, and says when no one matches", { tags: ["full"] }, async ({
    visit,
  }) => {
    const reader = await createAlumnus({ full_name: "Reader Two", batch_year: 2012 });
    const page = await arrive(visit, reader, "/alumni/directory", { at: site.address });
    await page.getByLabel("Name, work or place").fill("mohni ravat");
    await page.getByRole("button", { name: "Find" }).click();
    await page.getByText("1 person", { exact: true }).waitFor();
    await expect.poll(() => names(page)).toEqual(["Mohini Rawat"]);
    await page.getByLabel("Name, work or place").fill("qqqqqq");
    await page.getByRole("button", { name: "Find" }).click();
    await page.getByRole("heading", { name: "No one matches this choice" }).waitFor();
  });

  test("has further pages under links that can be shared", { tags: ["full"] }, async ({
    visit,
  }) => {
    const house = "Lapwing";
    // One after the other, because checking all passwords at once keeps the backend busy for too long.
    for (let index = 0; index < 25; index++) {
      await createAlumnus({ full_name: `Person ${String(index).padStart(2, "0")}`, house });
    }
    const reader = await createAlumnus({ full_name: "Reader Three", batch_year: 2012 });
    const page = await arrive(visit, reader, "/alumni/directory?house=lapwing", {
      at: site.address,
    });
    await page.getByRole("heading", { name: "Person 23" }).waitFor();
    await page.getByRole("link", { name: "Next page" }).click();
    await page.getByRole("heading", { name: "Person 24" }).waitFor();
    expect(await names(page)).toEqual(["Person 24"]);
    await page.getByRole("link", { name: "First page" }).click();
    await page.getByRole("heading", { name: "Person 00" }).waitFor();
  });

  test("stays closed until the office has verified a person", async ({ visit }) => {
    const waiting = await createAlumnus({ full_name: "Waiting One" }, "pending");
    const page = await arrive(visit, waiting, "/alumni/directory", { at: site.address });
    await page.getByRole("heading", { name: "The office is looking at your entry" }).waitFor();
    expect(await page.getByText("Kiran Negi").count()).toBe(0);
    expect(await listViolations(page)).toEqual([]);
  });

  test.for(fewer(devices, 1))(
    "axe finds nothing wrong in it on a $device",
    async ({ on }, { visit }) => {
      const reader = await createAlumnus({ full_name: "Reader Four", batch_year: 2012 });
      const page = await arrive(visit, reader, "/alumni", { at: site.address, on });
      for (const path of ["/alumni/directory", "/hi/alumni/directory"]) {
        await page.goto(path);
        await page.getByRole("heading", { name: "Kiran Negi" }).waitFor();
        expect(await listViolations(page)).toEqual([]);
      }
    },
  );
});

describe("A person of the directory", () => {
  test("gets a message through the school, and answers on the sender's page", {
    tags: ["full"],
  }, async ({ visit }) => {
    const [sender, recipient] = await Promise.all([
      createAlumnus({ full_name: "Nisha Verma", batch_year: 2010 }),
      createAlumnus({ full_name: "Om Prakash", batch_year: 2010, phone: "+91 98765 43210" }),
    ]);
    const page = await arrive(visit, sender, `/alumni/directory/${recipient.id}`, {
      at: site.address,
    });
    await page.getByRole("heading", { level: 1, name: "Om Prakash" }).waitFor();
    // Both are hidden unless their owner says otherwise.
    expect(await page.getByText("98765").count()).toBe(0);
    await page.getByLabel("Your message").fill("Short");
    await page.getByRole("button", { name: "Send the message" }).click();
    await page.getByText("Please write a little more, at least ten characters.").waitFor();
    await page.getByLabel("Your message").fill("Do you come to the reunion in December?");
    await page.getByRole("button", { name: "Send the message" }).click();
    await page.getByText("Your message is on its way.").waitFor();
    expect(await listViolations(page)).toEqual([]);

    const other = await arrive(visit, recipient, `/alumni/directory/${sender.id}`, {
      at: site.address,
    });
    await other.getByRole("listitem").getByText("Do you come to the reunion").waitFor();
    await other.getByRole("button", { name: "Block this person" }).click();
    await other.getByText("You have blocked this person.").waitFor();
    await other.getByText("Tell the office").click();
    await other.getByLabel("What is wrong").selectOption("Messages I do not want");
    await other.getByRole("button", { name: "Send to the office" }).click();
    await other.getByText("The office has your report and will look into it.").waitFor();

    await page.getByLabel("Your message").fill("Did my last message reach you?");
    await page.getByRole("button", { name: "Send the message" }).click();
    await page.getByRole("listitem").getByText("Did my last message reach you?").waitFor();
    const received = await recipient.client.from("alumni_messages").select("id");
    expect(received.data).toEqual([]);
  });

  test("who does not exist has a page that leads back", { tags: ["full"] }, async ({ visit }) => {
    const reader = await createAlumnus({ full_name: "Reader Five", batch_year: 2012 });
    const page = await arrive(visit, reader, `/alumni/directory/${crypto.randomUUID()}`, {
      at: site.address,
    });
    await page.getByRole("heading", { name: "This person is not here" }).waitFor();
    await page.getByRole("link", { name: "To the directory" }).click();
    await page.getByRole("heading", { level: 1, name: "Alumni Directory" }).waitFor();
  });
});

describe("A person's own profile", () => {
  test("is changed field by field, and previewed as others see it", async ({ visit }) => {
    const owner = await createAlumnus({ full_name: "Pooja Saini", batch_year: 2009 });
    const page = await arrive(visit, owner, "/alumni/profile", { at: site.address });
    await page.getByText("Verified", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Edit", exact: true }).click();
    await page.getByText("Name, batch and campus are verified.").waitFor();
    await page.getByLabel("An email once a month with news of alumni").check();
    await page.getByLabel("Profession").fill("Botanist");
    await page.getByLabel("City").fill("Kasauli");
    await page.getByLabel("Link", { exact: false }).first().fill("https://example.com/plants");
    await page.getByRole("group", { name: "City" }).getByLabel("My batch").check();
    expect(await listViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Your profile is saved.").waitFor();
    await page.getByText("Kasauli").waitFor();

    await page.getByRole("link", { name: "Any other alumnus" }).click();
    await page.getByText("Whatever is hidden from them is not on the page at all.").waitFor();
    expect(await page.getByText("Kasauli").count()).toBe(0);
    await page.getByText("Botanist").waitFor();
    await page.getByRole("link", { name: "Someone from your batch" }).click();
    await page.getByText("Kasauli").waitFor();
    expect(await listViolations(page)).toEqual([]);
    const { data } = await owner.client.from("alumni_profiles").select().single();
    expect(data).toMatchObject({
      profession: "Botanist",
      city: "Kasauli",
      visibility: { city: "batch" },
      full_name: "Pooja Saini",
      batch_year: 2009,
      accepts_messages: true,
      wants_digest: true,
    });
  });

  test("is created where an account has none yet", { tags: ["full"] }, async ({ visit }) => {
    const person = await createPerson(site.address, { name: "new", role: "alumni" });
    const page = await arrive(visit, person, "/alumni/profile", { at: site.address });
    await page.getByRole("link", { name: "Write your profile" }).click();
    expect(await page.getByLabel("Full name").inputValue()).toBe("Sample Person");
    await page.getByLabel("Batch", { exact: true }).selectOption("2018");
    await page.getByLabel("Campus", { exact: true }).selectOption("Juniors");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Waiting for the office").waitFor();
  });

  test("is downloaded as a file", { tags: ["full"] }, async ({ visit }) => {
    const owner = await createAlumnus({ full_name: "Qasim Ali", batch_year: 2009 });
    const page = await arrive(visit, owner, "/alumni/profile", { at: site.address });
    const arriving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download my data" }).click();
    const file = await (await arriving).path();
    const kept = JSON.parse(await readFile(file, "utf8"));
    expect(kept.account.email).toBe(owner.email);
    expect(kept.profile).toMatchObject({ full_name: "Qasim Ali", batch_year: 2009 });
    expect(kept.messages).toEqual([]);
  });

  test("is deleted only with the second factor, where there is one, and an email confirms it", {
    tags: ["full"],
  }, async ({ visit }) => {
    const owner = await createAlumnus({ full_name: "Savita Devi", batch_year: 2009 });
    await owner.client.auth.updateUser({ data: { language: "hi" } });
    const { data: app } = await owner.client.auth.mfa.enroll({ factorType: "totp" });
    const secret = (app as { totp: { secret: string } } | null)?.totp.secret ?? "";
    const proof = { factorId: app?.id ?? "", code: appCode(secret, -1) };
    expect((await owner.client.auth.mfa.challengeAndVerify(proof)).error).toBe(null);

    // The database requires it too, whatever a page does.
    const bare = visitorClient(site.address);
    await bare.auth.signInWithPassword(owner);
    expect((await bare.rpc("delete_own_account")).error).toMatchObject({
      details: "insufficient_aal",
    });

    const page = await visit("/login", { site: site.url, announced: [/status of 4\d\d/] });
    await sendSignIn(page, owner);
    await page.getByLabel("Code").fill(appCode(secret));
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.waitForURL("**/alumni/profile");
    await page.getByRole("link", { name: "Delete my account" }).click();
    await page.getByLabel("Your password").fill(owner.password);
    await page.getByLabel("Code").fill("000000");
    const send = page.getByRole("button", { name: "Delete my account for good" });
    await send.click();
    await page.getByText("This code is wrong.").waitFor();
    expect(await listViolations(page)).toEqual([]);
    await page.getByLabel("Code").fill(appCode(secret, 1));
    await send.click();
    await page.waitForURL("**/login");
    // Among the emails about the registration, the second factor and the new device.
    await expect
      .poll(async () => (await emailsTo(site, owner.email)).join("\n"))
      .toContain("आपके कहने पर आपका खाता हटा दिया गया है");
  });

  test("is deleted after the password is asked again, and the sign-in page says so", {
    tags: ["full"],
  }, async ({ visit }) => {
    const owner = await createAlumnus({ full_name: "Rekha Pal", batch_year: 2009 });
    const page = await arrive(visit, owner, "/alumni/profile", {
      at: site.address,
      announced: [/status of 40[0-9]/],
    });
    await page.getByRole("link", { name: "Delete my account" }).click();
    const send = page.getByRole("button", { name: "Delete my account for good" });
    await page.getByLabel("Your password").fill("not my password");
    await send.click();
    await page.getByText("This is not your password.").waitFor();
    await page.getByLabel("Your password").fill(owner.password);
    await send.click();
    await page.waitForURL("**/login");
    const words = "This account has been deleted. Please contact support if you need assistance.";
    await page.getByText(words, { exact: true }).waitFor();
    const { data } = await admin
      .from("alumni_profiles")
      .select("status")
      .eq("id", owner.id)
      .single();
    expect(data?.status).toBe("deleted");
    await page.getByLabel("Email").fill(owner.email);
    await page.getByLabel("Password").fill(owner.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByRole("alert").getByText(words, { exact: true }).waitFor();
  });
});
