import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import type { Client } from "../fixtures/backend.ts";
import { lettersTo } from "../fixtures/letters.ts";
import { office, signIn } from "../fixtures/people.ts";
import { administratorClient, type Site, serverClient, startSite } from "../fixtures/site.ts";
import { phone, test, type Visit } from "../fixtures/visit.ts";

let site: Site;
let colleague: Client;

beforeAll(async () => {
  // YouTube cannot be reached from here, wherever the tests run: nobody listens where its answers would come from.
  const environment = { NODE_USE_ENV_PROXY: "1", HTTPS_PROXY: "http://127.0.0.1:9" };
  site = await startSite({ seed: "none", environment });
  colleague = await administratorClient(site.address);
});
afterAll(() => site?.stop());

/** The secretary at an admin page. */
async function atWork(visit: Visit, path: string, options = {}): Promise<Page> {
  const page = await signIn(visit, office, { site: site.url, ...options });
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
}

/** A page as a visitor's first answer has it; without its text where it is not there. */
async function visitorsSee(path: string): Promise<string> {
  const answer = await fetch(site.url + path);
  return answer.ok ? answer.text() : String(answer.status);
}
const soon = { timeout: 2_000 };

const saved = async (page: Page) => {
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved. Visitors see it now.").waitFor();
};

async function buildEvent(slug: string, more = {}) {
  const event = { title: `Event ${slug}`, slug, starts_at: "2027-02-10T04:00:00Z" };
  const { data } = await colleague
    .from("events")
    .insert({ ...event, status: "published", ...more })
    .select()
    .single()
    .throwOnError();
  return data;
}

describe("An event", () => {
  test("is written with its picture and its Hindi, and renamed", async ({ visit }) => {
    const page = await atWork(visit, "/admin/events");
    await page.getByRole("link", { name: "New event" }).click();
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await field("Title").fill("Evening of lamps");
    await field("Begins").fill("2027-01-10T18:30");
    await field("How often").selectOption("By months");
    await field("On which day of the month").selectOption("On the second…");
    await field("Weekday").selectOption("Saturday");
    const publish = () => page.getByRole("button", { name: "Publish", exact: true }).click();
    const picture = await sharp({
      create: { width: 640, height: 400, channels: 3, background: "#2f6f58" },
    })
      .jpeg()
      .toBuffer();
    await page
      .getByLabel("Choose a picture: Picture")
      .setInputFiles({ name: "lamps.jpg", mimeType: "image/jpeg", buffer: picture });
    await page.getByRole("img", { name: "The chosen picture" }).waitFor();
    await publish();
    await page.getByText("Please fill this in.").waitFor();
    await page.getByLabel("What the picture shows").fill("Lamps on the steps");
    await page.getByLabel("Title in Hindi").fill("दीपों की शाम");
    await page.getByText("Complete: visitors who read Hindi see this.").waitFor();
    await publish();

    const address = "/invites/evening-of-lamps";
    await expect.poll(() => visitorsSee(address), soon).toContain("Evening of lamps");
    expect(await visitorsSee(address)).toContain('alt="Lamps on the steps"');
    expect(await visitorsSee(`/hi${address}`)).toContain("दीपों की शाम");
    const { data } = await colleague
      .from("events")
      .select("starts_at, recurrence, cover_width, translations")
      .eq("slug", "evening-of-lamps")
      .single();
    expect(data).toEqual({
      starts_at: "2027-01-10T13:00:00+00:00",
      recurrence: "FREQ=MONTHLY;BYDAY=2SA",
      cover_width: 640,
      translations: { hi: { title: "दीपों की शाम" } },
    });

    await page.getByRole("link", { name: "Evening of lamps" }).click();
    await page.getByLabel(/Name in the address/).fill("lamps");
    await saved(page);
    await expect.poll(() => visitorsSee("/invites/lamps"), soon).toContain("Evening of lamps");
    const former = await fetch(site.url + address, { redirect: "manual" });
    expect([former.status, former.headers.get("location")]).toEqual([301, "/invites/lamps"]);
  });

  test("is copied as a draft that nobody sees", async ({ visit }) => {
    const event = await buildEvent("sports-day", { venue: "The lower field" });
    const page = await atWork(visit, `/admin/events/${event.id}`);
    await page.getByRole("link", { name: "Make a copy" }).click();
    await page.getByRole("heading", { level: 1, name: "New event" }).waitFor();
    expect(await page.getByLabel("Place (optional)", { exact: true }).inputValue()).toBe(
      "The lower field",
    );
    await page.getByLabel("Title", { exact: true }).fill("Sports day again");
    await page.getByRole("button", { name: "Save as draft" }).click();
    await page.getByRole("heading", { level: 1, name: "Sports day again" }).waitFor();
    await page.getByRole("link", { name: "All Events" }).click();
    await page
      .getByRole("row")
      .filter({ hasText: "Sports day again" })
      .getByText("Draft")
      .waitFor();
    expect(await visitorsSee("/invites/sports-day-again")).toBe("404");
  });

  test("is cancelled with its reason, and held after all", async ({ visit }) => {
    const event = await buildEvent("picnic");
    const page = await atWork(visit, `/admin/events/${event.id}`);
    await page.getByRole("button", { name: "Cancel the event" }).click();
    const question = page.getByRole("dialog", { name: "Cancel this event?" });
    await question.getByRole("button", { name: "Cancel the event" }).click();
    await question.getByText("Please fill this in.").waitFor();
    await question.getByLabel(/Reason.*read it$/).fill("Heavy rain is forecast.");
    await question.getByLabel(/Reason.* in Hindi/).fill("तेज़ बारिश की चेतावनी है।");
    await question.getByRole("button", { name: "Cancel the event" }).click();
    await page.getByText("The event is cancelled. Visitors see it now.").waitFor();
    await expect.poll(() => visitorsSee("/invites/picnic"), soon).toContain("Heavy rain");
    expect(await visitorsSee("/hi/invites/picnic")).toContain("तेज़ बारिश की चेतावनी है।");
    await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => visitorsSee("/invites/picnic"), soon).not.toContain("Heavy rain");
    await page.getByRole("button", { name: "Cancel the event" }).waitFor();
  });

  test("is deleted and recovered", async ({ visit }) => {
    await buildEvent("open-day");
    const page = await atWork(visit, "/admin/events?q=open-day");
    const remove = async () => {
      await page.getByLabel("Select Event open-day").check();
      await page.getByRole("button", { name: "Delete" }).first().click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    };
    await remove();
    await expect.poll(() => visitorsSee("/invites/open-day"), soon).toBe("404");
    await page.getByRole("link", { name: "Trash" }).click();
    const entry = page.getByRole("listitem").filter({ hasText: "Event open-day" });
    await entry.getByRole("button", { name: "Restore" }).click();
    await entry.waitFor({ state: "detached" });
    await expect.poll(() => visitorsSee("/invites/open-day"), soon).toContain("Event open-day");
  });
});

test("Replies are counted, ticked off at the door, changed for a guest and written to", async ({
  visit,
}) => {
  const event = await buildEvent("concert", { rsvp_enabled: true, capacity: 3 });
  const questions = [
    { id: "meal", kind: "choice", label: "Which lunch?", choices: ["Rice", "Bread"] },
  ];
  await colleague.from("events").update({ questions }).eq("id", event.id).throwOnError();
  const reply = async (name: string, adults: number) => {
    const guest = { name, adults, email: `${name.toLowerCase()}@concert.example` };
    const { data } = await serverClient(site.address)
      .rpc("create_event_rsvp", { event_id: event.id, ...guest, answers: { meal: "Rice" } })
      .single()
      .throwOnError();
    return data.reference;
  };
  const reference = await reply("Asha", 2);
  await reply("Ravi", 2);

  const page = await atWork(visit, `/admin/events/${event.id}`, {
    announced: [/status of 404.*check_in_guest/],
  });
  const question = page.getByRole("group", { name: "Questions to guests, entry 1" });
  await question.getByLabel("Question", { exact: true }).fill("Which meal?");
  await saved(page);
  await page.getByRole("link", { name: "Event concert" }).click();
  await page.getByRole("link", { name: "Replies", exact: true }).click();
  const heads = page.locator("dl").filter({ hasText: "places left" });
  await expect.poll(() => heads.textContent()).toMatch(/2\s*coming\s*2\s*waiting\s*0\s*here\s*1/);

  await page.getByLabel("Reference of the reply").fill(reference.toLowerCase());
  await page.keyboard.press("Enter");
  await page.getByText("Asha is here, 2 people.").waitFor();
  await expect.poll(() => heads.textContent()).toMatch(/2\s*here/);
  await page.getByRole("button", { name: "Asha is not here after all" }).click();
  await page.getByRole("button", { name: "Check in Asha" }).waitFor();
  await page.getByLabel("Reference of the reply").fill("RSVP-26-NOTHERE");
  await page.keyboard.press("Enter");
  await page.getByText("This event has no reply with this reference.").waitFor();

  await page.getByText("Write to guests").click();
  await page.getByLabel("Waiting list").check();
  await page.getByLabel("Subject").fill("Bring a shawl");
  await page.getByLabel("Message").fill("The hall is cold.");
  await page.getByRole("button", { name: "Look at it first" }).click();
  await page.getByRole("button", { name: "Send 2 letters" }).click();
  await page.getByText("2 letters are on their way.").waitFor();
  await expect
    .poll(async () => (await lettersTo(site, "ravi@concert.example")).join(), { timeout: 10_000 })
    .toContain("The hall is cold.");

  await page.getByRole("link", { name: "Asha" }).click();
  await page.getByText("Which meal?").waitFor();
  await page.getByLabel("Adults").fill("1");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved.", { exact: true }).waitFor();
  await expect
    .poll(async () => (await lettersTo(site, "asha@concert.example")).join(), { timeout: 10_000 })
    .toContain("1 adult");
});

test("A sport is written with its training times in order, and a child's registration read", async ({
  visit,
}) => {
  const page = await atWork(visit, "/admin/sports/new");
  await page.getByLabel("Name", { exact: true }).fill("Table tennis");
  await page.getByLabel("Age groups (optional)", { exact: true }).fill("Under 11\nUnder 14");
  const add = page.getByRole("button", { name: "Add an entry: Training schedule", exact: true });
  const entry = (place: number) =>
    page.getByRole("group", { name: `Training schedule, entry ${place}`, exact: true });
  await add.click();
  await page.keyboard.type("Matches");
  await entry(1).getByLabel(/Times/).fill("Saturday, 9 am");
  await add.click();
  await page.keyboard.type("Beginners");
  await entry(2).getByLabel(/Times/).fill("Monday, 3:30 pm\nThursday, 3:30 pm");
  await page.getByRole("button", { name: "Move up (Training schedule, entry 2)" }).press("Enter");
  expect(await entry(1).getByLabel("What is trained").inputValue()).toBe("Beginners");
  await add.click();
  await page.getByRole("button", { name: "Remove (Training schedule, entry 3)" }).click();
  await saved(page);

  const { data: sport } = await colleague
    .from("sports_programs")
    .select("id, age_groups, schedules, images")
    .eq("name", "Table tennis")
    .single()
    .throwOnError();
  expect(sport).toMatchObject({
    age_groups: ["Under 11", "Under 14"],
    schedules: [
      { type: "Beginners", timings: ["Monday, 3:30 pm", "Thursday, 3:30 pm"] },
      { type: "Matches", timings: ["Saturday, 9 am"] },
    ],
    images: { main_image: null, gallery_images: [] },
  });
  const address = `/co-curricular/sports-athletics/${sport.id}`;
  await expect.poll(() => visitorsSee(address), soon).toContain("Thursday, 3:30 pm");

  const child = {
    child_name: "Meera Rana",
    date_of_birth: "2015-05-04",
    consent_version: "2026-1",
  };
  const guardian = { guardian_name: "S. Rana", guardian_email: "rana@mail.example" };
  const { data: registered } = await colleague
    .from("sports_registrations")
    .insert({
      ...{ ...child, ...guardian, sport_id: sport.id },
      ...{ guardian_phone: "+91 98765 43210", reference: "SPT-TEST" },
    })
    .select("id")
    .single()
    .throwOnError();
  const note = { registration_id: registered.id, note: "Carries an inhaler" };
  await colleague.from("sports_registration_medical_notes").insert(note).throwOnError();
  await page.getByRole("link", { name: "Table tennis" }).click();
  await page.getByRole("link", { name: "Registrations", exact: true }).click();
  await page.getByRole("link", { name: "Meera Rana" }).click();
  await page.getByRole("heading", { level: 1, name: "Meera Rana" }).waitFor();
  expect(await page.getByText("Carries an inhaler").count()).toBe(0);
  await page.getByRole("button", { name: "Show the medical note" }).click();
  await page.getByText("Carries an inhaler").waitFor();
});

test("Links are pasted all at once, put in order by keys, and taken back", async ({ visit }) => {
  const known = { youtube_id: "9bZkp7q19f0", title: "Known film", position: 1 };
  await colleague.from("youtube_videos").insert(known).throwOnError();
  const page = await atWork(visit, "/admin/youtube", {
    announced: [/status of 502/, /^status 502/],
  });
  await page.getByRole("link", { name: "Paste links" }).click();
  await page.getByRole("heading", { level: 1, name: "Paste video links" }).waitFor();
  await page
    .getByLabel("Links")
    .fill("https://youtu.be/dQw4w9WgXcQ\nwww.youtube.com/shorts/kJQP7kiw5Fk 9bZkp7q19f0 hello");
  await page.getByRole("button", { name: "Look at them" }).click();
  await page.getByText("Already in the gallery: Known film").waitFor();
  await page.getByText("No link to a film: hello").waitFor();
  await page.getByText("YouTube cannot be reached at the moment.").waitFor();
  await page.getByLabel("Title of dQw4w9WgXcQ").fill("First film");
  await page.getByLabel("Title of kJQP7kiw5Fk").fill("Second film");
  await page.getByRole("button", { name: "Add the films" }).click();
  await page.getByText("2 films are added.").waitFor();
  await expect.poll(() => visitorsSee("/video-gallery"), soon).toContain("Second film");

  await page.getByRole("link", { name: "Put in order" }).click();
  const handle = page.getByRole("button", { name: /^Move Second film/ });
  await handle.focus();
  await page.keyboard.press("Home");
  await page.getByText("The order is saved.").waitFor();
  await page.getByRole("button", { name: "Move Second film, now at 1" }).waitFor();
  const order = async () => {
    const gallery = await visitorsSee("/video-gallery");
    return gallery.indexOf("Second film") < gallery.indexOf("Known film");
  };
  await expect.poll(order, soon).toBe(true);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Move Second film, now at 3" }).waitFor();
});

test("Holidays are imported after a look at them, and taken back as a whole", async ({ visit }) => {
  const known = { title: "Holi", starts_on: "2027-03-22", ends_on: "2027-03-22", kind: "holiday" };
  await colleague.from("calendar_entries").insert(known).throwOnError();
  const page = await atWork(visit, "/admin/calendar");
  await page.getByRole("link", { name: "Holidays or .ics" }).click();
  const list = "2027-03-22 Holi\n2027-03-26 to 2027-03-28, Spring break\nno day at all";
  await page.getByLabel("List of days").fill(list);
  await page.getByRole("button", { name: "Look at it first" }).click();
  await page.getByText("Already in the calendar").waitFor();
  await page.getByText("1 line is not taken").waitFor();
  const kept = async () =>
    (await colleague.from("calendar_entries").select("title").eq("title", "Spring break")).data;
  expect(await kept()).toEqual([]);
  await page.getByRole("button", { name: "Add 1 entry" }).click();
  await page.getByText("1 entry is added.").waitFor();
  await expect.poll(() => visitorsSee("/calendar?month=2027-03"), soon).toContain("Spring break");

  const file = [
    ...["BEGIN:VCALENDAR", "BEGIN:VEVENT", "DTSTART;VALUE=DATE:20270414", "SUMMARY:Baisakhi"],
    ...["END:VEVENT", "END:VCALENDAR"],
  ].join("\r\n");
  await page
    .getByLabel("Calendar file (.ics)")
    .setInputFiles({ name: "board.ics", mimeType: "text/calendar", buffer: Buffer.from(file) });
  await expect.poll(() => page.getByLabel("List of days").inputValue()).toContain("Baisakhi");
  await page.getByRole("button", { name: "Look at it first" }).click();
  await page.getByRole("button", { name: "Add 1 entry" }).click();
  await expect.poll(() => visitorsSee("/calendar?month=2027-04"), soon).toContain("Baisakhi");
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => visitorsSee("/calendar?month=2027-04"), soon).not.toContain("Baisakhi");
});

test("An entry is moved in its month, by keys and by pointer, and taken back", async ({
  visit,
}) => {
  const exam = {
    title: "Half-yearly",
    starts_on: "2027-09-14",
    ends_on: "2027-09-15",
    kind: "exam",
  };
  await colleague.from("calendar_entries").insert(exam).throwOnError();
  const days = async () => {
    const { data } = await colleague
      .from("calendar_entries")
      .select("starts_on, ends_on")
      .eq("title", "Half-yearly")
      .single()
      .throwOnError();
    return `${data.starts_on} ${data.ends_on}`;
  };
  const page = await atWork(visit, "/admin/calendar/month?month=2027-09");
  const entry = page.getByRole("button", { name: "Half-yearly, 14 Sep 2027" }).first();
  await entry.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.getByText("Half-yearly is now on 22 Sep 2027.").waitFor();
  expect(await days()).toBe("2027-09-22 2027-09-23");
  await page.getByRole("button", { name: "Undo" }).click();
  await entry.waitFor();
  expect(await days()).toBe("2027-09-14 2027-09-15");
  await entry.dragTo(page.getByRole("cell", { name: /^9/ }).first());
  await expect.poll(days).toBe("2027-09-09 2027-09-10");
  await page.getByRole("button", { name: "Half-yearly, 9 Sep 2027" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Half-yearly" }).waitFor();
});

test.for([
  "/admin/calendar/month",
  "/admin/sports/new",
  "/admin/calendar/ics",
  "/admin/events/new",
  "/hi/admin/events/new",
])("%s can be used by everybody, on a phone too", async (path, { visit }) => {
  const page = await atWork(visit, path, { on: phone });
  // On a screen as long as the page nothing lies below the bar that is always in sight.
  await page.setViewportSize({ width: 390, height: 8_000 });
  expect(await listViolations(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
