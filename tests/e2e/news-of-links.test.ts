// @module-tag full

import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, inject } from "vitest";
import { offerPlace } from "../fixtures/applications.ts";
import type { Client } from "../fixtures/backend.ts";
import { emailWith, personalLinkTo } from "../fixtures/emails.ts";
import { enterEvent, removeEvents } from "../fixtures/entered-events.ts";
import { administratorClient, serverClient } from "../fixtures/site.ts";
import { bothBrowsers, hasFocus, phone, test } from "../fixtures/visit.ts";

// What the page of a personal link says was just done agrees with what holds now, also after Back, a reload
// and when the address is opened again.

const site = inject("sampleSite");
const meetings: string[] = [];
let office: Client;

beforeAll(async () => {
  office = await administratorClient(site);
});
afterEach(removeEvents);
afterAll(async () => {
  await serverClient(site).from("meetings").delete().in("id", meetings);
});

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const newsOf = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words });
const addressOf = () => `news-${randomUUID().slice(0, 8)}@mail.example`;

/** Goes back and reloads: the page shows what holds, and news of nothing else. */
async function expectPresent(page: Page, standing: string, former: string) {
  for (const move of [() => page.goBack(), () => page.reload()]) {
    await move();
    await page.getByText(standing).waitFor();
    expect(await newsOf(page, former).count()).toBe(0);
  }
}

describe.each(bothBrowsers)("The page of a personal link, $browser,", ({ javaScript }) => {
  const open = { on: phone, javaScript };

  test("says of an application only what still holds", async ({ visit }) => {
    const { link } = await offerPlace(site, `Aarav ${randomUUID().slice(0, 6)}`);
    const page = await visit(link, open);
    await press(page, "Accept the place");
    await newsOf(page, "You have accepted the place.").waitFor();
    await page.getByRole("link", { name: "Withdraw the application" }).click();
    await press(page, "Yes, withdraw it");
    const news = newsOf(page, "The application is withdrawn.");
    await news.waitFor();
    if (javaScript) {
      await hasFocus(news);
      await expect.poll(() => page.url()).not.toContain("done=");
    }
    await press(page, "Take it back");
    await newsOf(page, "The application counts again.").waitFor();
    await expectPresent(page, "The place is Aarav", "The application is withdrawn.");
  });

  test("says of a reply only what still holds", async ({ visit }) => {
    const { id } = await enterEvent({ rsvp_enabled: true, capacity: 4, max_party: 4 });
    const email = addressOf();
    const reply = { event_id: id, name: "Asha Rao", email, adults: 1 };
    await serverClient(site).rpc("create_event_rsvp", reply).throwOnError();
    const page = await visit(await personalLinkTo(site, email, "Places are kept"), open);
    await page.getByLabel("Adults").fill("2");
    await press(page, "Save the change");
    await newsOf(page, "Your RSVP has changed.").waitFor();
    await page.getByRole("radio", { name: "No, we cannot come" }).check();
    await press(page, "Save the change");
    await newsOf(page, "We know that you cannot come.").waitFor();
    await expectPresent(page, "You have said that you cannot come", "Your RSVP has changed.");

    // Nothing changed, so no email goes out and the page promises none.
    await press(page, "Save the change");
    await newsOf(page, "Your reply is the same as before").waitFor();
    expect(await newsOf(page, "confirmed it by email").count()).toBe(0);
  });

  test("says of a booked time only what still holds", async ({ visit }) => {
    const email = addressOf();
    const { data: meeting } = await office
      .from("meetings")
      .insert({
        title: `Evening ${email}`,
        starts_at: "2031-03-07T03:30:00Z",
        ends_at: "2031-03-07T04:30:00Z",
        status: "published",
        hosts: [{ id: "office", name: "Office" }],
      })
      .select("id")
      .single()
      .throwOnError();
    meetings.push(meeting.id);
    const booking = {
      meeting_id: meeting.id,
      host: "office",
      starts_at: "2031-03-07T03:40:00Z",
      name: "Asha Rao",
      email,
      phone: "01704 222222",
      child_name: "Meera Rao",
      grade: "Class 7",
    };
    await serverClient(site).rpc("create_meeting_booking", booking).throwOnError();
    const sent = await emailWith(site, email, "Office");
    const [link = ""] = /\/meetings\/\S+\/booking\?key=[0-9a-f]{64}/.exec(sent) ?? [];
    const page = await visit(link, open);
    await page.getByRole("link", { name: "Choose another time: Office" }).click();
    await page.getByRole("radio", { name: /9:50/ }).check();
    await press(page, "Take this time");
    await newsOf(page, "Your time has changed.").waitFor();
    await page.getByRole("link", { name: "Choose another time: Office" }).click();
    const held = page.getByRole("radio", { name: /9:50/ });
    await held.waitFor();
    expect(await held.isChecked()).toBe(false);
    await held.check();
    await press(page, "Take this time");
    await newsOf(page, "Your time stays as it was.").waitFor();
    await page.getByRole("link", { name: "Cancel the time with Office" }).click();
    await press(page, "Yes, cancel it");
    await newsOf(page, "The time is cancelled.").waitFor();
    await page.goto(`${link}&done=changed`);
    await page.getByText("Cancelled: Office").waitFor();
    expect(await newsOf(page, "Your time has changed.").count()).toBe(0);
  });
});
