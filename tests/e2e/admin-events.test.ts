import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect } from "vitest";
import { emailsTo } from "../fixtures/emails.ts";
import { save, sharedOffice, soon } from "../fixtures/empty-office.ts";
import { sayNobody } from "../fixtures/marks.ts";
import { serverClient } from "../fixtures/site.ts";
import { test } from "../fixtures/visit.ts";

const { office, atWork, visitorsSee } = sharedOffice();

/** A name for an address that no earlier try of a scenario has used. */
const unique = (name: string) => `${name}-${randomUUID().slice(0, 8)}`;

async function buildEvent(name: string, more = {}) {
  const slug = unique(name);
  const event = { title: `Event ${slug}`, slug, starts_at: "2027-02-10T04:00:00Z" };
  const { data } = await office()
    .colleague.from("events")
    .insert({ ...event, status: "published", ...more })
    .select()
    .single()
    .throwOnError();
  return data;
}

describe("An event", () => {
  test("is written with its picture and its Hindi, and renamed", async ({ visit }) => {
    const title = unique("Evening");
    const slug = title.toLowerCase();
    const page = await atWork(visit, "/admin/events");
    await page.getByRole("link", { name: "New event" }).click();
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await field("Title").fill(title);
    await field("Begins").fill("2027-01-10T18:30");
    await field("How often").selectOption("Monthly");
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
    await sayNobody(page);
    await publish();
    await page.getByText("Please fill this in.").waitFor();
    await page.getByLabel(/^What the picture shows \(/).fill("Lamps on the steps");
    await page.getByLabel("Title in Hindi").fill("दीपों की शाम");
    await page.getByText("Complete: visitors who read Hindi see this.").waitFor();
    await publish();

    const address = `/invites/${slug}`;
    await expect.poll(() => visitorsSee(address), soon).toContain(title);
    expect(await visitorsSee(address)).toContain('alt="Lamps on the steps"');
    expect(await visitorsSee(`/hi${address}`)).toContain("दीपों की शाम");
    const { data } = await office()
      .colleague.from("events")
      .select("starts_at, recurrence, cover_width, translations")
      .eq("slug", slug)
      .single();
    expect(data).toEqual({
      starts_at: "2027-01-10T13:00:00+00:00",
      recurrence: "FREQ=MONTHLY;BYDAY=2SA",
      cover_width: 640,
      translations: { hi: { title: "दीपों की शाम" } },
    });

    await page.getByRole("link", { name: title }).click();
    await page.getByText("More", { exact: true }).click();
    await page.getByLabel(/Name in the address/).fill(`${slug}-lamps`);
    await save(page);
    await expect.poll(() => visitorsSee(`${address}-lamps`), soon).toContain(title);
    const former = await fetch(office().site.url + address, { redirect: "manual" });
    expect([former.status, former.headers.get("location")]).toEqual([301, `${address}-lamps`]);
  });

  test("is copied as a draft that visitors do not see", { tags: ["full"] }, async ({ visit }) => {
    const event = await buildEvent("sports-day", { venue: "The lower field" });
    const page = await atWork(visit, `/admin/events/${event.id}`);
    await page.getByRole("link", { name: "Make a copy" }).click();
    await page.getByRole("heading", { level: 1, name: "New event" }).waitFor();
    expect(await page.getByLabel("Place (optional)", { exact: true }).inputValue()).toBe(
      "The lower field",
    );
    await page.getByLabel("Title", { exact: true }).fill(`${event.title} again`);
    await page.getByRole("button", { name: "Save as draft" }).click();
    await page.getByRole("heading", { level: 1, name: `${event.title} again` }).waitFor();
    await page.getByRole("link", { name: "All Events" }).click();
    await page
      .getByRole("row")
      .filter({ hasText: `${event.title} again` })
      .getByText("Draft")
      .waitFor();
    expect(await visitorsSee(`/invites/event-${event.slug}-again`)).toBe("404");
  });

  test("is cancelled with its reason, and held after all", { tags: ["full"] }, async ({
    visit,
  }) => {
    const event = await buildEvent("picnic");
    const page = await atWork(visit, `/admin/events/${event.id}`);
    await page.getByRole("button", { name: "Cancel the event" }).click();
    const question = page.getByRole("dialog", { name: "Cancel this event?" });
    await question.getByRole("button", { name: "Cancel the event" }).click();
    await question.getByText("Please fill this in.").waitFor();
    await question.getByLabel(/Reason.*read it$/).fill("Heavy rain is forecast.");
    await question.getByLabel(/Reason.* in Hindi/).fill("तेज़ बारिश की चेतावनी है।");
    await question.getByRole("button", { name: "Cancel the event" }).click();
    await page.getByText("The event is cancelled. Its page says so.").waitFor();
    await expect.poll(() => visitorsSee(`/invites/${event.slug}`), soon).toContain("Heavy rain");
    expect(await visitorsSee(`/hi/invites/${event.slug}`)).toContain("तेज़ बारिश की चेतावनी है।");
    await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
    await expect
      .poll(() => visitorsSee(`/invites/${event.slug}`), soon)
      .not.toContain("Heavy rain");
    await page.getByRole("button", { name: "Cancel the event" }).waitFor();
  });
});

test("RSVPs are counted, ticked off at the door, changed for a guest, and guests are emailed", {
  tags: ["full"],
}, async ({ visit }) => {
  const event = await buildEvent("concert", { rsvp_enabled: true, capacity: 3 });
  const questions = [
    { id: "meal", kind: "choice", label: "Which lunch?", choices: ["Rice", "Bread"] },
  ];
  await office().colleague.from("events").update({ questions }).eq("id", event.id).throwOnError();
  const rsvp = async (name: string, adults: number) => {
    const guest = { name, adults, email: `${name.toLowerCase()}@${event.slug}.example` };
    const { data } = await serverClient(office().site)
      .rpc("create_event_rsvp", { event_id: event.id, ...guest, answers: { meal: "Rice" } })
      .single()
      .throwOnError();
    return data.reference;
  };
  const reference = await rsvp("Asha", 2);
  await rsvp("Ravi", 2);

  const page = await atWork(visit, `/admin/events/${event.id}`, {
    announced: [/status of 404.*check_in_guest/],
  });
  const question = page.getByRole("group", { name: "Questions to guests, entry 1" });
  await question.getByLabel("Question", { exact: true }).fill("Which meal?");
  await save(page);
  await page.getByRole("link", { name: event.title }).click();
  await page.getByRole("link", { name: "RSVPs", exact: true }).click();
  const heads = page.locator("dl").filter({ hasText: "places left" });
  await expect.poll(() => heads.textContent()).toMatch(/2\s*coming\s*2\s*waiting\s*0\s*here\s*1/);

  await page.getByLabel("Reference of the RSVP").fill(reference.toLowerCase());
  await page.keyboard.press("Enter");
  await page.getByText("Asha is here, 2 people.").waitFor();
  await expect.poll(() => heads.textContent()).toMatch(/2\s*here/);
  await page.getByLabel("Reference of the RSVP").fill(reference);
  await page.keyboard.press("Enter");
  await page.getByText(/^Asha was here already, since \d+:\d\d [ap]m\.$/).waitFor();
  await page.getByRole("button", { name: "Asha is not here after all" }).click();
  await page.getByRole("button", { name: "Check in Asha" }).waitFor();
  await page.getByLabel("Reference of the RSVP").fill("RSVP-26-NOTHERE");
  await page.keyboard.press("Enter");
  await page.getByText("This event has no RSVP with this reference.").waitFor();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as CSV" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toMatch(/^Asha,asha@concert-[0-9a-f]{8}.example,2,0,Rice,.*RSVP-/m);
  expect(file).toContain(`ravi@${event.slug}.example`);

  await page.getByText("Write to guests").click();
  await page.getByLabel("Waiting list").check();
  await page.getByLabel("Subject").fill("Bring a shawl");
  await page.getByLabel("Message", { exact: true }).fill("The hall is cold.");
  await page.getByRole("button", { name: "Look at it first" }).click();
  await page.getByRole("button", { name: "Send 2 emails" }).click();
  await page.getByText("2 emails are on their way.").waitFor();
  await expect
    .poll(async () => (await emailsTo(office().site, `ravi@${event.slug}.example`)).join(), {
      timeout: 10_000,
    })
    .toContain("The hall is cold.");

  await page.getByRole("link", { name: "Asha" }).click();
  await page.getByText("Which meal?").waitFor();
  await page.getByLabel("Adults").fill("1");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved.", { exact: true }).waitFor();
  await expect
    .poll(async () => (await emailsTo(office().site, `asha@${event.slug}.example`)).join(), {
      timeout: 10_000,
    })
    .toContain("1 adult");
});
