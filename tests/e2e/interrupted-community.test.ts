// @module-tag full

import givingTexts from "messages:alumni/giving";
import mentoringTexts from "messages:alumni/mentoring";
import personTexts from "messages:alumni/person";
import postTexts from "messages:alumni/posts";
import writeTexts from "messages:alumni/write";
import formTexts from "messages:ui/forms";
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, vi } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import type { Client } from "../fixtures/backend.ts";
import { lineBroken, pressInVain, slowDown } from "../fixtures/broken-line.ts";
import { countEmails } from "../fixtures/emails.ts";
import { brokenOff } from "../fixtures/outage.ts";
import { type AlumniProfile, arrive, createAlumnus, type Person } from "../fixtures/people.ts";
import { buildPhoto } from "../fixtures/photos.ts";
import { administratorClient, type Site, startSite } from "../fixtures/site.ts";
import { phone, test, type Visit } from "../fixtures/visit.ts";

// What alumni do for one another on a phone with a slow line, in both languages. The line breaks, the school's answer is
// lost, or the backend is killed: the page says so, keeps what was typed, and what is sent again is done once.

let site: Site;
let office: Client;
vi.setConfig({ testTimeout: 300_000 });
beforeAll(async () => {
  site = await startSite({ seed: "sample" });
  office = await administratorClient(site.address);
});
afterAll(() => site?.stop());

const announced = [...brokenOff, ...lineBroken, /status of (404|409|422)/];
const unique = (name: string) => `${name} ${randomUUID().slice(0, 6)}`;
const alumnus = (profile: AlumniProfile) =>
  createAlumnus(site.address, office, { batch_year: 1977, ...profile });

describe.each(["en", "hi"] as const)("An alumna who reads %s", (language) => {
  const root = language === "hi" ? "/hi" : "";
  const { notSent, unreachable } = formTexts[language];
  const open = (visit: Visit, person: Person, path: string) =>
    arrive(visit, person, `${root}/alumni/${path}`, {
      at: site.address,
      on: phone,
      announced,
      before: slowDown,
    });
  const press = (page: Page, name: string) => () =>
    page.getByRole("button", { name, exact: true }).click();

  test("writes a class note with a picture", async ({ visit }) => {
    const author = await alumnus({ full_name: "Nisha Verma" });
    const t = writeTexts[language];
    const title = unique("Ten years on");
    const page = await open(visit, author, "batches/write");
    await page.getByLabel(t.titleField).fill(title);
    const words = page.getByLabel(t.body);
    await words.fill("Twelve of us came back in October.");
    const picture = await buildPhoto("ridge.jpg", "#2f6f58");
    await pressInVain(page, {
      press: () => page.getByLabel(t.picture.choose).setInputFiles(picture),
      said: t.picture.failed,
      broken: "line",
    });
    await page.getByLabel(t.picture.choose).setInputFiles(picture);
    await page.getByLabel(t.picture.words).fill("Twelve of us on the ridge");
    await page.getByLabel(t.picture.agreed.slice(0, 12)).check();
    const send = press(page, t.send);
    await pressInVain(page, { press: send, said: unreachable, broken: site.address });
    await pressInVain(page, { press: send, said: notSent, broken: "answer" });
    expect(await words.inputValue()).toBe("Twelve of us came back in October.");
    expect(await listViolations(page)).toEqual([]);
    await send();
    await page.getByText(postTexts[language].sent).waitFor();
    await page.getByRole("heading", { name: title }).first().waitFor();
    expect(await page.getByRole("heading", { name: title }).count()).toBe(1);
  });

  test("asks a mentor, who accepts, and writes to her", async ({ visit }) => {
    const asker = await alumnus({ full_name: unique("Nisha Verma") });
    const mentor = await alumnus({ full_name: unique("Om Prakash"), is_mentor: true });
    const { ask, write } = personTexts[language];
    const page = await open(visit, asker, `directory/${mentor.id}`);
    const question = page.getByLabel(ask.words);
    await question.fill("How did you choose your college?");
    const sendQuestion = press(page, ask.send);
    await pressInVain(page, { press: sendQuestion, said: notSent, broken: "line" });
    expect(await question.inputValue()).toBe("How did you choose your college?");
    await pressInVain(page, { press: sendQuestion, said: notSent, broken: "answer" });
    // Asked again, the school knows of it.
    await page.reload();
    await page.getByText(ask.open).waitFor();

    const message = page.getByLabel(write.message);
    await message.fill("Do you come to the reunion in December?");
    const sendMessage = press(page, write.send);
    await pressInVain(page, { press: sendMessage, said: unreachable, broken: site.address });
    await pressInVain(page, { press: sendMessage, said: notSent, broken: "answer" });
    expect(await message.inputValue()).toBe("Do you come to the reunion in December?");
    expect(await listViolations(page)).toEqual([]);
    await sendMessage();
    await page.getByText(write.sent).waitFor();
    expect(await countEmails(site.address, mentor.email, "reunion in December")).toBe(1);

    const m = mentoringTexts[language];
    const other = await open(visit, mentor, "mentoring");
    const request = other.getByRole("article").filter({ hasText: "How did you choose" });
    await request.first().waitFor();
    expect(await request.count()).toBe(1);
    const accept = () =>
      request.getByRole("button", { name: m.steps.accepted, exact: true }).click();
    await accept();
    const word = request.getByRole("textbox");
    await word.fill("Gladly. Write to me on Sunday.");
    await pressInVain(other, { press: accept, said: notSent, broken: "line" });
    expect(await word.inputValue()).toBe("Gladly. Write to me on Sunday.");
    expect(await listViolations(other)).toEqual([]);
    await pressInVain(other, { press: accept, said: notSent, broken: "answer" });
    // Asked again, the school knows of it.
    await other.reload();
    await request.getByText(m.states.accepted).waitFor();
    expect(await countEmails(site.address, asker.email, "Gladly.")).toBe(1);
  });

  test("promises a gift and withdraws it", async ({ visit }) => {
    const giver = await alumnus({ full_name: "Leela Chauhan" });
    const purpose = unique("A new library");
    const facts = { title: purpose, body: "Books and lamps.", goal: 100_000, is_open: true };
    await office.rpc("save_giving_purpose", facts).throwOnError();
    const t = givingTexts[language];
    const page = await open(visit, giver, "giving");
    await page.getByLabel(t.purpose).selectOption(purpose);
    const amount = page.getByLabel(t.amount);
    await amount.fill("2500");
    const promise = press(page, t.send);
    await pressInVain(page, { press: promise, said: unreachable, broken: site.address });
    await pressInVain(page, { press: promise, said: notSent, broken: "answer" });
    expect(await amount.inputValue()).toBe("2500");
    expect(await listViolations(page)).toEqual([]);
    await promise();
    const gift = page.getByRole("article", { name: /^GIFT-/ });
    await gift.getByText(t.states.promised).waitFor();
    expect(await gift.count()).toBe(1);
    const withdraw = () => gift.getByRole("button", { name: t.withdraw }).click();
    await pressInVain(page, { press: withdraw, said: notSent, broken: "line" });
    await pressInVain(page, { press: withdraw, said: notSent, broken: "answer" });
    await withdraw();
    await gift.getByText(t.states.withdrawn).waitFor();
  });
});
