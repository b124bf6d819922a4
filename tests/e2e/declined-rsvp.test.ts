import type { Page } from "playwright-core";
import { afterEach, describe, expect, inject } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { personalLinkTo } from "../fixtures/emails.ts";
import { enterEvent, removeEvents } from "../fixtures/entered-events.ts";
import { office, signIn } from "../fixtures/people.ts";
import { serverClient } from "../fixtures/site.ts";
import { browsers, phone, test } from "../fixtures/visit.ts";

const site = inject("sampleSite");
const open = { rsvp_enabled: true, capacity: 4, max_party: 4 };
const address = (name: string) => `${name}-${Date.now()}@mail.example`;
const placesLeft = (page: Page) => page.getByRole("complementary").getByText(/places left|taken/);

afterEach(removeEvents);

describe.each(browsers)("A family cannot come, $browser", ({ javaScript }) => {
  test("it says so, takes no place, and comes after all through its link", {
    tags: ["full"],
  }, async ({ visit }) => {
    const { slug } = await enterEvent(open);
    const email = address(`away-${javaScript}`);
    const page = await visit(`/invites/${slug}`, { on: phone, javaScript });
    await page.getByRole("radio", { name: "No, we cannot come" }).check();
    await page.getByLabel("Adults").waitFor({ state: "hidden" });
    await page.getByLabel("Your name").fill("Asha Rao");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("A word to the school").fill("We are at a wedding that day.");
    await page.getByRole("checkbox", { name: /may keep these details/ }).check();
    if (javaScript) expect(await listViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Send the RSVP" }).click();
    await page.getByRole("heading", { name: "you cannot come" }).waitFor();
    await page.getByRole("link", { name: "Back to the event" }).click();
    await placesLeft(page).getByText("4 of 4 places left").waitFor();

    const link = await personalLinkTo(site, email, "No place is kept for you");
    const own = await visit(link, { on: phone, javaScript });
    await own.getByText("You have said that you cannot come").waitFor();
    await own.locator("dl").getByText("We are at a wedding that day.").waitFor();
    expect(await own.getByRole("img", { name: /^QR code/ }).count()).toBe(0);
    expect(await own.getByRole("link", { name: "Cancel the RSVP" }).count()).toBe(0);
    if (javaScript) expect(await listViolations(own)).toEqual([]);
    await own.getByRole("radio", { name: "Yes, we come" }).check();
    await own.getByLabel("Adults").fill("2");
    await own.getByRole("button", { name: "Save the change" }).click();
    await own.getByText("You are expected").waitFor();
    await own.getByRole("img", { name: /^QR code/ }).waitFor();

    // And the other way round.
    await own.getByRole("radio", { name: "No, we cannot come" }).check();
    await own.getByRole("button", { name: "Save the change" }).click();
    await own.getByText("We know that you cannot come.").waitFor();
    await page.reload();
    await placesLeft(page).getByText("4 of 4 places left").waitFor();
  });
});

test("in Hindi, and for a full event, the words fit the RSVP", { tags: ["full"] }, async ({
  visit,
}) => {
  const { slug } = await enterEvent({ ...open, capacity: 1 });
  const fill = async (page: Page, name: string) => {
    await page.getByLabel("आपका नाम").fill("मीरा");
    await page.getByLabel("ई-मेल").fill(name);
    await page.getByRole("checkbox", { name: /जानकारी रख सकता है/ }).check();
  };
  const first = await visit(`/hi/invites/${slug}`, { on: phone });
  await fill(first, address("first"));
  await first.getByRole("button", { name: "उत्तर भेजें" }).click();
  await first.getByRole("heading", { name: "आपके लिए स्थान रखे गए हैं" }).waitFor();

  const page = await visit(`/hi/invites/${slug}`, { on: phone });
  await page.getByRole("button", { name: "प्रतीक्षा सूची में नाम दें" }).waitFor();
  await page.getByRole("radio", { name: "नहीं, हम नहीं आ पाएँगे" }).check();
  const email = address("second");
  await fill(page, email);
  await page.getByRole("button", { name: "उत्तर भेजें" }).click();
  await page.getByRole("heading", { name: "आप नहीं आ पाएँगे" }).waitFor();

  // All places are taken: a guest who comes after all joins the waiting list.
  const link = await personalLinkTo(site, email, "कोई स्थान नहीं रखा गया है");
  const own = await visit(link, { on: phone });
  await own.getByText("आपने बताया है कि आप नहीं आ पाएँगे").waitFor();
  expect(await listViolations(own)).toEqual([]);
  await own.getByRole("radio", { name: "हाँ, हम आएँगे" }).check();
  await own.getByRole("button", { name: "प्रतीक्षा सूची में नाम दें" }).click();
  await own.getByText("आप प्रतीक्षा सूची में हैं").first().waitFor();
});

test("the office counts guests who cannot come separately, finds them, and does not expect them", {
  tags: ["full"],
}, async ({ visit }) => {
  const { slug } = await enterEvent(open);
  const server = serverClient(site);
  const found = server.from("events").select("id").eq("slug", slug).single().throwOnError();
  const event_id = (await found).data.id;
  const comes = { event_id, name: "Kiran Rao", email: address("comes"), adults: 2 };
  await server.rpc("create_event_rsvp", comes).throwOnError();
  const message = "We are away that week.";
  const away = { event_id, name: "Asha Rao", email: address("away"), attends: false, message };
  await server.rpc("create_event_rsvp", away).throwOnError();

  const page = await signIn(visit, office);
  await page.goto(`/admin/events/${event_id}/replies`);
  const heads = page.locator("dl.heads > div");
  await heads.filter({ hasText: "cannot come" }).getByText("1", { exact: true }).waitFor();
  await heads
    .filter({ hasText: /coming/ })
    .getByText("2", { exact: true })
    .waitFor();
  await page.getByRole("combobox", { name: "State" }).selectOption("Cannot come");
  const row = page.getByRole("row").filter({ hasText: message });
  await row.getByText("Asha Rao").waitFor();
  await page.getByRole("row").filter({ hasText: "Kiran Rao" }).waitFor({ state: "detached" });
  expect(await row.getByRole("button", { name: /Check in/ }).count()).toBe(0);

  await page.goto(`/admin/events/${event_id}/check-in`);
  await page.getByText("0 of 2 people are here").waitFor();
  await page.getByText("Kiran Rao").waitFor();
  expect(await page.getByText("Asha Rao").count()).toBe(0);
});
