// @module-tag full
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import type { Client } from "../fixtures/backend.ts";
import { holdBeforeCamera, test } from "../fixtures/camera.ts";
import { emailsTo } from "../fixtures/emails.ts";
import { office, signIn } from "../fixtures/people.ts";
import { administratorClient, serverClient } from "../fixtures/site.ts";
import { phone } from "../fixtures/visit.ts";

const site = inject("sampleSite");
let colleague: Client;
const events: string[] = [];

beforeAll(async () => {
  colleague = await administratorClient(site);
});
afterAll(() => colleague.from("events").delete().in("id", events));

/** An event that expects three people in two RSVPs, and the RSVPs' references. */
async function enterEvent() {
  const stamp = `${Date.now()}-${events.length}`;
  const { data: event } = await colleague
    .from("events")
    .insert({
      title: "Door scenario",
      slug: `door-scenario-${stamp}`,
      status: "published",
      starts_at: "2031-03-08T04:00:00Z",
      rsvp_enabled: true,
    })
    .select("id")
    .single()
    .throwOnError();
  events.push(event.id);
  const expectGuest = async (name: string, adults: number) => {
    const email = `${name}-${stamp}@door.example`.toLowerCase();
    const sent = { event_id: event.id, name: `${name} Rao`, adults, email };
    const rsvp = await serverClient(site).rpc("create_event_rsvp", sent).single().throwOnError();
    return { email, reference: rsvp.data.reference };
  };
  return {
    id: event.id,
    asha: await expectGuest("Asha", 2),
    kiran: await expectGuest("Kiran", 1),
  };
}

const ticks = async (event: string) => {
  const { data } = await colleague
    .from("event_rsvps")
    .select("name, checked_in_at, event_check_ins(id)")
    .eq("event_id", event)
    .order("name")
    .limit(20)
    .limit(5, { referencedTable: "event_check_ins" })
    .throwOnError();
  return data.map((row) => [row.name, row.checked_in_at !== null, row.event_check_ins.length]);
};

/** The addresses that the service worker stores for the check-in page. */
const keptAtTheDoor = (page: Page) =>
  page.evaluate(async () => {
    const door = (await caches.keys()).find((name) => name.startsWith("door-"));
    const kept = door ? await (await caches.open(door)).keys() : [];
    return kept.map(({ url }) => new URL(url).pathname);
  });

test("guests are ticked off without a connection, and each tick arrives once when it is back", async ({
  visit,
}) => {
  const announced = [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /initialisation error/];
  const { id, kiran } = await enterEvent();
  const page = await signIn(visit, office, { on: phone, announced, serviceWorker: true });
  await page.goto(`/admin/events/${id}/check-in`);
  await page.getByText("0 of 3 people are here").waitFor();
  await page.getByText("Connected. Everything is sent.").waitFor();
  expect(await listViolations(page)).toEqual([]);

  await expect.poll(() => keptAtTheDoor(page)).toContain(`/admin/events/${id}/check-in`);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole("button", { name: "Asha Rao is here" }).click();
  await page.getByLabel("Name or reference").fill(kiran.reference.toLowerCase());
  await page.getByLabel("Name or reference").press("Enter");
  await page.getByText("Kiran Rao is here, 1 person.").waitFor();
  await page.getByLabel("Name or reference").fill(kiran.reference);
  await page.getByLabel("Name or reference").press("Enter");
  await page.getByText(/^Kiran Rao was here already, since \d+:\d\d [ap]m\.$/).waitFor();
  const connection = () => page.getByRole("status").first().textContent();
  await expect.poll(connection).toBe("No connection. 2 ticks wait on this device.");
  await page.getByText("3 of 3 people are here").waitFor();
  expect(await ticks(id)).toEqual([
    ["Asha Rao", false, 0],
    ["Kiran Rao", false, 0],
  ]);

  // After a reload it continues with both ticks; the device keeps only an empty shell of the page.
  await page.reload();
  await expect.poll(connection).toBe("No connection. 2 ticks wait on this device.");
  await page.getByText("3 of 3 people are here").waitFor();
  const kept = await keptAtTheDoor(page);
  expect(kept.filter((path) => !path.startsWith("/assets/")).sort()).toEqual([
    `/admin/events/${id}/check-in`,
    "/config.json",
  ]);

  await page.context().setOffline(false);
  await page.getByText("Connected. Everything is sent.").waitFor({ timeout: 20_000 });
  expect(await ticks(id)).toEqual([
    ["Asha Rao", true, 1],
    ["Kiran Rao", true, 1],
  ]);
  await page.getByRole("button", { name: "Kiran Rao is not here after all" }).click();
  await page.getByText("2 of 3 people are here").waitFor();
  await expect
    .poll(() => ticks(id))
    .toEqual([
      ["Asha Rao", true, 1],
      ["Kiran Rao", false, 2],
    ]);
});

test("the camera reads the code on a guest's own page, even when first used without a connection", async ({
  visit,
}) => {
  const { id, asha } = await enterEvent();
  const link = async () =>
    (await emailsTo(site, asha.email)).map((mail) => /\/invites\/\S+key=\w{64}/.exec(mail)?.[0])[0];
  await expect.poll(link, { timeout: 15_000 }).toBeDefined();
  const own = await visit((await link()) ?? "", { on: phone });
  await holdBeforeCamera(own.getByRole("img", { name: `QR code of ${asha.reference}` }));

  const announced = [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /initialisation error/];
  const page = await signIn(visit, office, { on: phone, announced, serviceWorker: true });
  await page.goto(`/admin/events/${id}/check-in`);
  await page.getByText("Connected. Everything is sent.").waitFor();
  await expect.poll(() => keptAtTheDoor(page)).toContain(`/admin/events/${id}/check-in`);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole("button", { name: "Read codes with the camera" }).click();
  await page.getByText("Asha Rao is here, 2 people.").waitFor();
  await page.getByText("2 of 3 people are here").waitFor();
  await page.getByRole("button", { name: "Stop the camera" }).click();
  await page.getByLabel("What the camera sees").waitFor({ state: "detached" });

  await page.context().setOffline(false);
  await page.getByText("Connected. Everything is sent.").waitFor({ timeout: 20_000 });
  expect(await ticks(id)).toEqual([
    ["Asha Rao", true, 1],
    ["Kiran Rao", false, 0],
  ]);
});
