// @module-tag full
import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect } from "vitest";
import { decideAlumni } from "../../data/alumni/alumni-decisions.ts";
import {
  alertOn,
  brokenOff,
  interruptedSite,
  stopBackend,
  stopBackendAt,
  untilStopped,
} from "../fixtures/outage.ts";
import { createPerson, sendSignIn, signIn } from "../fixtures/people.ts";
import { administratorClient, visitorClient } from "../fixtures/site.ts";
import { test } from "../fixtures/visit.ts";

const site = interruptedSite();

describe("The backend is down while an alumnus works in the alumni area", () => {
  async function createAlumnus(full_name: string) {
    const person = await createPerson(site().address, { role: "alumni" });
    const profile = { id: person.id, full_name, batch_year: 2012, campus: "majra" };
    await person.client.from("alumni_profiles").insert(profile).throwOnError();
    const admin = await administratorClient(site().address);
    await decideAlumni(admin, [person.id], "approve");
    return person;
  }

  test("every page says so, keeps the entries, and continues", async ({ visit }) => {
    const person = await createAlumnus("Nisha Verma");
    const other = await createAlumnus("Om Prakash");
    const announced = [...brokenOff, /status of 404/];
    const security = await signIn(visit, person, { site: site().url, announced });
    const open = async (path: string) => {
      const page = await security.context().newPage();
      await page.goto(path);
      return page;
    };
    await security.goto("/account/security");
    const device = security.getByRole("button", { name: /^Sign out of/ });
    await device.waitFor();
    const password = await open("/account/security/password");
    const chosen = "nine rivers and a bridge";
    await password.getByLabel("Current password").fill(person.password);
    await password.getByLabel("New password", { exact: true }).fill(chosen);
    await password.getByLabel("The new password again").fill(chosen);
    const directory = await open("/alumni/directory");
    await directory.getByRole("heading", { name: "Om Prakash" }).waitFor();
    const someone = await open(`/alumni/directory/${other.id}`);
    const message = "Do you come to the reunion in December?";
    await someone.getByLabel("Your message").fill(message);
    const note = await open("/alumni/batches/write");
    await note.getByLabel("Title").fill("Ten years on");
    await note.getByLabel("Your words").fill("Twelve of us came back in October.");
    const edit = await open("/alumni/profile/edit");
    const picture = { width: 300, height: 400, channels: 3, background: "#2f6f58" } as const;
    const buffer = await sharp({ create: picture }).jpeg().toBuffer();
    const photo = { name: "me.jpg", mimeType: "image/jpeg", buffer };
    await edit.getByLabel("Choose a photo").setInputFiles(photo);
    const portrait = edit.getByRole("img", { name: "Photo of Nisha Verma" });
    await portrait.waitFor();
    const profile = await open("/alumni/profile");
    await profile.getByRole("button", { name: "Download my data" }).waitFor();

    const start = await stopBackend(site().address);
    const says = (page: Page, words: RegExp) =>
      alertOn(page).getByText(words).waitFor(untilStopped);
    const changed = /could not be reached just now, and nothing was changed/;
    const sent = /could not be sent just now, and nothing is lost/;
    const loaded = /could not be loaded just now/;
    await device.click();
    await says(security, changed);
    await security.getByRole("button", { name: "Sign out everywhere" }).click();
    await expect.poll(() => alertOn(security).getByText(changed).count()).toBe(2);
    const changePassword = password.getByRole("button", { name: "Change the password" });
    await changePassword.click();
    await says(password, changed);
    const find = directory.getByLabel("Name, work or place");
    await find.fill("prakash");
    await find.press("Enter");
    await says(directory, loaded);
    const sendMessage = someone.getByRole("button", { name: "Send the message" });
    await sendMessage.click();
    await says(someone, sent);
    const sendNote = note.getByRole("button", { name: "Send to the office" });
    await sendNote.click();
    await says(note, sent);
    const block = someone.getByRole("button", { name: "Block this person" });
    await block.click();
    await says(someone, sent);
    const remove = edit.getByRole("button", { name: "Remove it" });
    await remove.click();
    await says(edit, /photo could not be removed/);
    await edit.getByLabel("Choose another").setInputFiles(photo);
    await says(edit, /picture could not be stored just now/);
    await profile.getByRole("button", { name: "Download my data" }).click();
    await says(profile, loaded);
    await start();

    await device.click();
    await device.waitFor({ state: "detached" });
    await changePassword.click();
    await password.getByText("Your password is changed.").waitFor();
    await directory.getByRole("button", { name: "Try again" }).click();
    await directory.getByRole("heading", { name: "Om Prakash" }).waitFor();
    expect(await find.inputValue()).toBe("prakash");
    expect(await someone.getByLabel("Your message").inputValue()).toBe(message);
    await sendMessage.click();
    await someone.getByText("Your message is on its way.").waitFor();
    expect(await note.getByLabel("Title").inputValue()).toBe("Ten years on");
    await sendNote.click();
    await note.getByText("Your text is with the office.").waitFor();
    await block.click();
    await someone.getByText("You have blocked this person.").waitFor();
    await remove.click();
    await portrait.waitFor({ state: "detached" });
    const arriving = profile.waitForEvent("download");
    await profile.getByRole("button", { name: "Download my data" }).click();
    await arriving;
    await security.getByRole("button", { name: "Sign out everywhere" }).click();
    await security.waitForURL("**/login?**");
  });
});

describe("The backend stops during a registration", () => {
  const password = "four slow monsoons";

  test("nothing typed is lost, and the same button sends it again", async ({ visit }) => {
    const email = `asha-${crypto.randomUUID().slice(0, 8)}@mail.example`;
    const page = await visit("/alumni/register", {
      site: site().url,
      announced: [...brokenOff, /status of 400/],
    });
    const go = () => page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("Full name").fill("Asha Thakur");
    await page.getByLabel("Email").fill(email);
    const start = await stopBackend(site().address);
    // The steps before the last send no request.
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
    await alertOn(page)
      .getByText(/could not be sent just now, and nothing is lost/)
      .waitFor();
    await start();

    await page.route("**/auth/v1/signup*", (route) => route.fulfill({ json: {} }), { times: 1 });
    await page.getByRole("checkbox", { name: /^The school may keep/ }).check();
    await send.click();
    const noUser = alertOn(page).getByText("No user data returned from signup", { exact: true });
    await noUser.waitFor();

    // A proxy in between may answer in its own way, with no words for people, so none are shown.
    const nothingSaid = { status: 400, json: {} };
    await page.route("**/auth/v1/signup*", (route) => route.fulfill(nothingSaid), { times: 1 });
    await page.getByRole("checkbox", { name: /^The school may keep/ }).check();
    await send.click();
    await alertOn(page)
      .getByText(/could not be sent just now, and nothing is lost/)
      .waitFor();

    const atProfile = await stopBackendAt(site().address, page, "**/rest/v1/alumni_profiles*");
    await page.getByRole("checkbox", { name: /^The school may keep/ }).check();
    await send.click();
    await alertOn(page)
      .getByText(/your profile could not be saved/)
      .waitFor();
    await atProfile.start();
    await page.goto("/login");
    await sendSignIn(page, { email, password });
    await page.getByText("Waiting for the office").waitFor();
    const client = visitorClient(site().address);
    await client.auth.signInWithPassword({ email, password });
    const { data } = await client.from("alumni_profiles").select("batch_year, city").single();
    expect(data).toEqual({ batch_year: 2016, city: "Nahan" });
  });
});

test("The backend stops while a profile is changed: the page says so and keeps every word", async ({
  visit,
}) => {
  const person = await createPerson(site().address, { role: "alumni" });
  const profile = { id: person.id, full_name: "Dev Rana", batch_year: 2015, campus: "majra" };
  expect((await person.client.from("alumni_profiles").insert(profile)).error).toBe(null);
  const page = await signIn(visit, person, { site: site().url, announced: brokenOff });
  await page.goto("/alumni/profile/edit");
  await page.getByLabel("City").first().fill("Solan");
  const start = await stopBackend(site().address);
  const save = page.getByRole("button", { name: "Save" });
  await save.click();
  await alertOn(page)
    .getByText(/could not be sent just now, and nothing is lost/)
    .waitFor();
  expect(await page.getByLabel("City").first().inputValue()).toBe("Solan");
  await start();
  await save.click();
  await page.waitForURL("**/alumni/profile?saved=yes");
  await page.getByText("Solan").first().waitFor();
});
