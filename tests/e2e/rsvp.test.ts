import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject } from "vitest";
import type { Database } from "../../data/database.types.ts";
import { listViolations } from "../fixtures/accessibility.ts";
import { personalLinkTo } from "../fixtures/emails.ts";
import { arrive } from "../fixtures/people.ts";
import { administrator, administratorClient } from "../fixtures/site.ts";
import { browsers, desktop, hasFocus, phone, test } from "../fixtures/visit.ts";

const site = inject("sampleSite");
const refused = { announced: [/status of 422/] };
const questions = [
  {
    id: "lunch",
    kind: "choice",
    label: "Which lunch?",
    required: true,
    choices: ["Vegetarian", "Jain"],
    translations: { hi: { label: "कौन सा भोजन?", choices: ["शाकाहारी", "जैन"] } },
  },
  { id: "step", kind: "check", label: "We need a way without steps" },
];

type NewEvent = Partial<Database["public"]["Tables"]["events"]["Insert"]>;
const stamp = Date.now();
const slugs: string[] = [];

/** An event of the test's own that takes RSVPs, far ahead so that it comes after all others. */
async function enterEvent(details: NewEvent = {}): Promise<string> {
  const office = await administratorClient(site);
  const slug = `reply-scenario-${slugs.length}-${stamp}`;
  slugs.push(slug);
  await office
    .from("events")
    .insert({
      slug,
      title: "Evening of songs",
      status: "published",
      campus: "majra",
      starts_at: "2031-03-08T12:00:00Z",
      ends_at: "2031-03-08T14:30:00Z",
      venue: "Hall",
      rsvp_enabled: true,
      capacity: 4,
      max_party: 4,
      ...details,
    })
    .throwOnError();
  return slug;
}

afterAll(async () => {
  const office = await administratorClient(site);
  await office.from("events").delete().in("slug", slugs);
});

const linkTo = (address: string, said: string) => personalLinkTo(site, address, said);

async function rsvp(page: Page, guest: { name: string; email: string; adults?: string }) {
  await page.getByLabel("Your name").fill(guest.name);
  await page.getByLabel("Email").fill(guest.email);
  await page.getByLabel("Adults").fill(guest.adults ?? "1");
  await page.getByRole("checkbox", { name: /may keep these details/ }).check();
  await page.getByRole("button", { name: /Send the RSVP|Join the waiting list/ }).click();
}

/** Asks to cancel, changes their mind, asks again and does it. */
async function cancel(page: Page) {
  await page.getByRole("link", { name: "Cancel the RSVP" }).click();
  await page.getByRole("link", { name: "Keep the places" }).click();
  await page.getByRole("link", { name: "Cancel the RSVP" }).click();
  await page.getByText("Cancel the RSVP for ").waitFor();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await page.getByText("This RSVP is cancelled").waitFor();
}

/** Ends the time for undoing a cancellation, as the server does a minute later. */
async function passMinute(slug: string) {
  const office = await administratorClient(site);
  const { data } = await office
    .from("events")
    .select("id")
    .eq("slug", slug)
    .single()
    .throwOnError();
  await office
    .from("event_rsvps")
    .update({ held_until: null, held_as: null })
    .eq("event_id", data.id)
    .eq("status", "cancelled")
    .throwOnError();
}

const placesLeft = (page: Page) => page.getByRole("complementary").getByText(/places left|taken/);

describe.each(browsers)("A parent replies to an invitation, $browser", ({ javaScript }) => {
  let slug: string;
  beforeAll(async () => {
    slug = await enterEvent({ questions });
  });

  test("errors appear beside their fields, entries stay, and the corrected RSVP arrives", async ({
    visit,
  }) => {
    const page = await visit(`/invites/${slug}`, { javaScript, ...refused });
    const email = `asha-${javaScript}-${stamp}@mail.example`;
    await page.getByLabel("Which lunch?").selectOption("Jain");
    await rsvp(page, { name: "Asha Rao", email, adults: "9" });
    await page.getByRole("alert").getByText("One field needs another look.").waitFor();
    await page.getByText("Please keep to the number of people").last().waitFor();
    expect(await page.getByLabel("Your name").inputValue()).toBe("Asha Rao");
    expect(await page.getByLabel("Which lunch?").inputValue()).toBe("Jain");
    if (javaScript) expect(await listViolations(page)).toEqual([]);
    await page.getByLabel("Adults").fill("2");
    await page.getByRole("button", { name: "Send the RSVP" }).click();
    await page.getByRole("heading", { name: "Thank you, places are kept for you" }).waitFor();
    await page.getByText(/^RSVP-\d\d-[2-9A-Z]{7}$/).waitFor();

    // The page of the event counts the guests at once.
    await page.getByRole("link", { name: "Back to the event" }).click();
    await placesLeft(page).getByText("2 of 4 places left").waitFor();

    // The email's link shows the RSVP, and its buttons change and cancel it.
    const link = await linkTo(email, "Places are kept for 2 adults");
    const own = await visit(link, { javaScript });
    await own.getByText("You are expected").waitFor();
    await own.getByRole("img", { name: /^QR code of RSVP-/ }).waitFor();
    expect(await own.locator("dl").textContent()).toContain("Jain");
    if (javaScript) expect(await listViolations(own)).toEqual([]);
    await own.getByLabel("Children").fill("2");
    await own.getByRole("button", { name: "Save the change" }).click();
    const news = own.getByRole("status").filter({ hasText: "Your RSVP has changed." });
    await news.waitFor();
    if (javaScript) await hasFocus(news);
    await own.getByText("2 adults, 2 children").waitFor();
    await cancel(own);
    await linkTo(email, "your places are free for others");
    await own.getByRole("button", { name: "Take it back" }).click();
    await own.getByText("Your RSVP counts again.").waitFor();
    await own.getByText("You are expected").waitFor();
  });
});

test("a waiting guest is offered free places by email, takes them, and a second RSVP changes nothing", {
  tags: ["full"],
}, async ({ visit }) => {
  const slug = await enterEvent({ capacity: 1 });
  const [first, second] = [`first-${stamp}@mail.example`, `second-${stamp}@mail.example`];
  const page = await visit(`/invites/${slug}`);
  await rsvp(page, { name: "First Guest", email: first });
  await page.getByRole("heading", { name: "places are kept" }).waitFor();
  await page.getByRole("link", { name: "Back to the event" }).click();
  await page.getByRole("link", { name: "Join the waiting list" }).click();
  await page.getByRole("heading", { name: "Join the waiting list" }).waitFor();
  await rsvp(page, { name: "Second Guest", email: second });
  await page.getByRole("heading", { name: "you are on the waiting list" }).waitFor();

  // A stranger knows the first address. The screen reveals nothing, the email asks.
  await page.getByRole("link", { name: "Back to the event" }).click();
  await rsvp(page, { name: "Stranger", email: first });
  await page.getByRole("heading", { name: "you are on the waiting list" }).waitFor();
  const tooMany = { announced: [/status of 409/] };
  const asked = await visit(await linkTo(first, "Nothing has been changed so far"), tooMany);
  await asked.getByRole("heading", { name: "Change your RSVP?" }).waitFor();
  await asked.getByText("First Guest").waitFor();

  // More guests than places: the page says so, and the RSVP stays unchanged.
  await asked.getByLabel("Adults").fill("2");
  await asked.getByRole("button", { name: "Confirm the change" }).click();
  await asked.getByRole("alert").getByText("There are not enough places left").waitFor();
  expect(await asked.getByLabel("Adults").inputValue()).toBe("2");
  expect(await asked.locator("dl").textContent()).toContain("1 adult");
  await cancel(asked);
  await passMinute(slug);

  const offered = await visit(await linkTo(second, "Places have become free"), { on: phone });
  await offered.getByText("There are places for you").waitFor();
  expect(await listViolations(offered)).toEqual([]);
  await offered.getByRole("button", { name: "Take the places" }).click();
  await offered.getByText("The places are yours.").waitFor();
  await offered.getByText("You are expected").waitFor();
});

test("in Hindi the form, the email and the page of the RSVP are Hindi", { tags: ["full"] }, async ({
  visit,
}) => {
  const slug = await enterEvent({ questions });
  const email = `meera-${stamp}@mail.example`;
  const page = await visit(`/hi/invites/${slug}`, { on: phone });
  await page.getByLabel("आपका नाम").fill("मीरा");
  await page.getByLabel("ई-मेल").fill(email);
  await page.getByLabel("कौन सा भोजन?").selectOption("जैन");
  await page.getByRole("checkbox", { name: /जानकारी रख सकता है/ }).check();
  await page.getByRole("button", { name: "उत्तर भेजें" }).click();
  await page.getByRole("heading", { name: "धन्यवाद, आपके लिए स्थान रखे गए हैं" }).waitFor();
  const own = await visit(await linkTo(email, "स्थान सुरक्षित हैं"), { on: phone });
  await own.getByText("आपका इंतज़ार रहेगा").waitFor();
  const way = own.getByRole("navigation", { name: "आप यहाँ हैं" });
  expect(await way.getByRole("listitem").last().textContent()).toContain("आपका उत्तर");
  expect(await way.getByRole("link").last().textContent()).toBe("Evening of songs");
  expect(own.url()).toContain("/hi/invites/");
  expect(await listViolations(own)).toEqual([]);
});

test("guests who come along are named, one per line, and the door finds them", {
  tags: ["full"],
}, async ({ visit }) => {
  const along = { id: "along", kind: "names", label: "Who comes with you?", required: true };
  const slug = await enterEvent({ questions: [along] });
  const page = await visit(`/invites/${slug}`, { on: phone, ...refused });
  const email = `party-${stamp}@mail.example`;
  const names = page.getByLabel("Who comes with you?");
  await names.fill("Mina Rao");
  await rsvp(page, { name: "Asha Rao", email, adults: "3" });
  await page.getByText("Please name everybody who is coming with you").last().waitFor();
  expect(await names.inputValue()).toBe("Mina Rao");
  expect(await listViolations(page)).toEqual([]);
  await names.fill("Mina Rao\nOm Rao");
  await page.getByRole("button", { name: "Send the RSVP" }).click();
  await page.getByRole("heading", { name: "Thank you, places are kept for you" }).waitFor();

  const own = await visit(await linkTo(email, "Places are kept for 3 adults"), { on: phone });
  await own.getByText("Mina Rao").first().waitFor();
  expect(await own.getByLabel("Who comes with you?").inputValue()).toBe("Mina Rao\nOm Rao");

  const office = await administratorClient(site);
  const { data } = await office
    .from("events")
    .select("id")
    .eq("slug", slug)
    .single()
    .throwOnError();
  const door = await arrive(visit, administrator, `/admin/events/${data.id}/check-in`, {
    at: site,
    on: phone,
  });
  await door.getByText("With Mina Rao, Om Rao").waitFor();
  await door.getByLabel("Name or reference").fill("om rao");
  await door.getByRole("button", { name: "Asha Rao is here" }).waitFor();
  expect(await listViolations(door)).toEqual([]);
});

test("a robot gets a guest's answer, and takes no place", async ({ visit }) => {
  const slug = await enterEvent();
  const send = async (fields: Record<string, string>) => {
    const answer = await fetch(`${site.url}/invites/${slug}`, {
      method: "POST",
      body: new URLSearchParams({
        name: "Ravi Rao",
        email: `ravi-${stamp}@mail.example`,
        adults: "1",
        children: "0",
        consent: "yes",
        ...fields,
      }),
      redirect: "manual",
    });
    return answer.headers.get("location")?.replace(/RSVP-\d\d-[2-9A-Z]{7}/, "RSVP");
  };
  const answered = `/invites/${slug}/replied?reference=RSVP&place=going`;
  expect(await send({ homepage: "https://spam.example" })).toBe(answered);
  expect(await send({})).toBe(answered);
  const page = await visit(`/invites/${slug}`);
  await placesLeft(page).getByText("3 of 4 places left").waitFor();
});

test("a link without an RSVP says so", async ({ visit }) => {
  const slug = await enterEvent();
  const options = { announced: [/status of 404/] };
  const page = await visit(`/invites/${slug}/reply?key=${"0".repeat(64)}`, options);
  await page.getByRole("heading", { name: "RSVP not found" }).waitFor();
  const event = await visit(`/invites/${slug}`, { on: desktop });
  expect(await listViolations(event)).toEqual([]);
});
