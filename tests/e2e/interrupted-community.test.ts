// @module-tag full

import editTexts from "messages:alumni/edit";
import givingTexts from "messages:alumni/giving";
import mentoringTexts from "messages:alumni/mentoring";
import personTexts from "messages:alumni/person";
import postTexts from "messages:alumni/posts";
import fieldTexts from "messages:alumni/profileFields";
import writeTexts from "messages:alumni/write";
import digestTexts from "messages:site/alumni/digest";
import rsvpTexts from "messages:site/invites/rsvp";
import formTexts from "messages:ui/forms";
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, vi } from "vitest";
import { addDays } from "../../data/calendar/days.ts";
import { indianDay } from "../../data/calendar/indian-time.ts";
import { listViolations } from "../fixtures/accessibility.ts";
import type { Client } from "../fixtures/backend.ts";
import { interrupted, openSlowly, pressInVain, slowDown } from "../fixtures/broken-line.ts";
import { countEmails, emailWith, personalLinkTo } from "../fixtures/emails.ts";
import {
  type AlumniProfile,
  arrive,
  createAlumnus,
  type Person,
  queueDigests,
} from "../fixtures/people.ts";
import { buildPhoto } from "../fixtures/photos.ts";
import { administratorClient, type Site, startSite } from "../fixtures/site.ts";
import { phone, test, type Visit } from "../fixtures/visit.ts";

// What alumni do for one another on a phone with a slow line, in both languages. The line breaks, the
// school's answer is lost, or the backend is killed: the page says so and keeps what was typed, and a
// repeated submission takes effect once.

let site: Site;
let office: Client;
vi.setConfig({ testTimeout: 300_000 });
beforeAll(async () => {
  site = await startSite({ seed: "sample" });
  office = await administratorClient(site.address);
});
afterAll(() => site?.stop());

const unique = (name: string) => `${name} ${randomUUID().slice(0, 6)}`;
const inDays = (days: number) => addDays(indianDay(new Date()), days);
const alumnus = (profile: AlumniProfile) =>
  createAlumnus(site.address, office, { batch_year: 1977, ...profile });

describe.each(["en", "hi"] as const)("An alumna who reads %s", (language) => {
  const root = language === "hi" ? "/hi" : "";
  const { notSent, unreachable } = formTexts[language];
  const open = (visit: Visit, person: Person, path: string) =>
    arrive(visit, person, `${root}/alumni/${path}`, {
      at: site.address,
      on: phone,
      announced: interrupted,
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

  test("offers an opportunity, and changes its last day", async ({ visit }) => {
    const author = await alumnus({ full_name: "Ravi Thakur" });
    const t = writeTexts[language];
    const { lastDay, sent, changeNamed } = postTexts[language];
    const title = unique("Two places in our workshop");
    const page = await open(visit, author, "opportunities/write");
    await page.getByLabel(t.titleField).fill(title);
    const words = page.getByLabel(t.body);
    await words.fill("For whoever likes wood. Write until Friday.");
    await page.getByLabel(lastDay, { exact: true }).fill(inDays(10));
    const send = press(page, t.send);
    await pressInVain(page, { press: send, said: unreachable, broken: "line" });
    await pressInVain(page, { press: send, said: unreachable, broken: site.address });
    expect(await listViolations(page)).toEqual([]);
    await pressInVain(page, { press: send, said: notSent, broken: "answer" });
    expect(await words.inputValue()).toBe("For whoever likes wood. Write until Friday.");
    await send();
    await page.getByText(sent).waitFor();
    const own = page.getByRole("heading", { name: title });
    await own.first().waitFor();
    expect(await own.count()).toBe(1);

    await page.getByRole("link", { name: changeNamed(title) }).click();
    const day = page.getByLabel(lastDay, { exact: true });
    await day.fill(inDays(20));
    await pressInVain(page, { press: send, said: unreachable, broken: "line" });
    await pressInVain(page, { press: send, said: notSent, broken: "answer" });
    expect(await day.inputValue()).toBe(inDays(20));
    await send();
    await page.getByText(sent).waitFor();
    const { data } = await author.client.from("alumni_posts").select("last_day").eq("title", title);
    expect(data).toEqual([{ last_day: inDays(20) }]);
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

  test("answers the invitation to a reunion, and lets her batch see that she comes", async ({
    visit,
  }) => {
    const batch_year = language === "en" ? 1981 : 1982;
    const full_name = unique("Asha Gupta");
    const person = await alumnus({ full_name, batch_year });
    await person.client.auth.updateUser({ data: { language } });
    const title = unique("Silver reunion");
    const slug = `silver-${randomUUID()}`;
    const starts_at = new Date(Date.now() + 30 * 86_400_000).toISOString();
    const { data: event } = await office
      .from("events")
      .insert({ title, slug, starts_at, rsvp_enabled: true, max_party: 4, status: "published" })
      .select("id")
      .single()
      .throwOnError();
    const batches = [batch_year];
    await office.rpc("invite_to_event", { wanted: event.id, batches }).throwOnError();

    const t = rsvpTexts[language];
    const link = await personalLinkTo(site.address, person.email, slug);
    const page = await openSlowly(visit, link, { site: site.url, announced: interrupted });
    const adults = page.locator('[name="adults"]');
    await adults.fill("2");
    const send = press(page, t.answerSend);
    await pressInVain(page, { press: send, said: notSent, broken: "line" });
    const killed = { broken: site.address, sentTo: "**/reply.data?*" };
    await pressInVain(page, { press: send, said: notSent, ...killed });
    expect(await adults.inputValue()).toBe("2");
    expect(await listViolations(page)).toEqual([]);
    await pressInVain(page, { press: send, said: notSent, broken: "answer" });
    await send();
    await page.getByText(t.status.going[0]).first().waitFor();
    expect(await countEmails(site.address, person.email, "/reply?key=")).toBe(2);

    const own = await open(visit, person, "profile/edit");
    const shown = own.getByRole("group", { name: fieldTexts[language].reunions });
    await shown.getByLabel(fieldTexts[language].audiences.batch).check();
    const save = press(own, editTexts[language].save);
    await pressInVain(own, { press: save, said: unreachable, broken: "line" });
    await pressInVain(own, { press: save, said: unreachable, broken: "answer" });
    await save();
    await own.waitForURL(/saved=yes/);
    await own.goto(`${root}/alumni/batches/${batch_year}`);
    await own.getByRole("link", { name: full_name }).waitFor();
    expect(await listViolations(own)).toEqual([]);
  });

  test("subscribes to the monthly email, and ends it by its link", async ({ visit }) => {
    const reader = await alumnus({ full_name: unique("Om Rana") });
    await reader.client.auth.updateUser({ data: { language } });
    const page = await open(visit, reader, "profile/edit");
    const wish = page.getByLabel(editTexts[language].wantsDigest);
    await wish.check();
    const save = press(page, editTexts[language].save);
    await pressInVain(page, { press: save, said: unreachable, broken: "line" });
    await pressInVain(page, { press: save, said: unreachable, broken: site.address });
    expect(await wish.isChecked()).toBe(true);
    await pressInVain(page, { press: save, said: unreachable, broken: "answer" });
    await save();
    await page.waitForURL(/saved=yes/);

    const title = unique("Our forty years");
    const words = { kind: "note", audience: "alumni", title, body: "We meet in Nahan in spring." };
    const author = await alumnus({ full_name: "Tara Bisht" });
    const { data: post } = await author.client.rpc("create_alumni_post", words).throwOnError();
    await office.rpc("decide_alumni_post", { post, publish: true }).throwOnError();
    await queueDigests(site.address);
    const sentEmail = await emailWith(site.address, reader.email, title);
    const [link = ""] = /(?:\/hi)?\/alumni\/letter\?token=[0-9a-f-]{36}/.exec(sentEmail) ?? [];
    const t = digestTexts[language];
    const ending = await openSlowly(visit, link, { site: site.url, announced: interrupted });
    const stop = press(ending, t.stop);
    await pressInVain(ending, { press: stop, said: notSent, broken: "line" });
    const killed = { broken: site.address, sentTo: "**/letter.data?*" };
    await pressInVain(ending, { press: stop, said: notSent, ...killed });
    expect(await listViolations(ending)).toEqual([]);
    await pressInVain(ending, { press: stop, said: notSent, broken: "answer" });
    await stop();
    await ending.getByRole("heading", { level: 1, name: t.ended.title }).waitFor();
    const own = await reader.client.from("alumni_profiles").select("wants_digest").single();
    expect(own.data).toEqual({ wants_digest: false });
  });
});
