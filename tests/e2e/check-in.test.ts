import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import type { Client } from "../fixtures/backend.ts";
import { office, signIn } from "../fixtures/people.ts";
import { administratorClient, serverClient } from "../fixtures/site.ts";
import { phone, test } from "../fixtures/visit.ts";

const site = inject("sampleSite");
let colleague: Client;
let event: string;
const references: Record<string, string> = {};

beforeAll(async () => {
  colleague = await administratorClient(site);
  const { data } = await colleague
    .from("events")
    .insert({
      ...{ title: "Door errand", slug: `door-errand-${Date.now()}`, status: "published" },
      ...{ starts_at: "2031-03-08T04:00:00Z", rsvp_enabled: true },
    })
    .select("id")
    .single()
    .throwOnError();
  event = data.id;
  for (const [name, adults] of [
    ["Asha Rao", 2],
    ["Kiran Lal", 1],
  ] as const) {
    const sent = { event_id: event, name, adults, email: `${name[0]}@door.example` };
    const reply = await serverClient(site).rpc("create_event_rsvp", sent).single().throwOnError();
    references[name] = reply.data.reference;
  }
});
afterAll(() => colleague.from("events").delete().eq("id", event));

const ticks = async () => {
  const { data } = await colleague
    .from("event_rsvps")
    .select("name, checked_in_at, event_check_ins(id)")
    .eq("event_id", event)
    .order("name")
    .throwOnError();
  return data.map((row) => [row.name, row.checked_in_at !== null, row.event_check_ins.length]);
};

/** The addresses that the service worker keeps for the check-in page. */
const keptAtTheDoor = (page: Page) =>
  page.evaluate(async () => {
    const door = (await caches.keys()).find((name) => name.startsWith("door-"));
    const kept = door ? await (await caches.open(door)).keys() : [];
    return kept.map(({ url }) => new URL(url).pathname);
  });

test("guests are ticked off while the connection is away, and arrive once when it is back", async ({
  visit,
}) => {
  const announced = [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /initialisation error/];
  const page = await signIn(visit, office, { on: phone, announced, serviceWorker: true });
  await page.goto(`/admin/events/${event}/check-in`);
  await page.getByText("0 of 3 people are here").waitFor();
  await page.getByText("Connected. Everything is sent.").waitFor();
  expect(await listViolations(page)).toEqual([]);

  await expect.poll(() => keptAtTheDoor(page)).toContain(`/admin/events/${event}/check-in`);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole("button", { name: "Asha Rao is here" }).click();
  await page.getByLabel("Name or reference").fill((references["Kiran Lal"] ?? "").toLowerCase());
  await page.getByLabel("Name or reference").press("Enter");
  await page.getByText("Kiran Lal is here, 1 person.").waitFor();
  const connection = () => page.getByRole("status").first().textContent();
  await expect.poll(connection).toBe("No connection. 2 ticks wait on this device.");
  await page.getByText("3 of 3 people are here").waitFor();
  expect(await ticks()).toEqual([
    ["Asha Rao", false, 0],
    ["Kiran Lal", false, 0],
  ]);

  // Opened anew it goes on with both ticks; of the school's pages the device keeps an empty shell.
  await page.reload();
  await expect.poll(connection).toBe("No connection. 2 ticks wait on this device.");
  await page.getByText("3 of 3 people are here").waitFor();
  const kept = await keptAtTheDoor(page);
  expect(kept.filter((path) => !path.startsWith("/assets/")).sort()).toEqual([
    `/admin/events/${event}/check-in`,
    "/config.json",
  ]);

  await page.context().setOffline(false);
  await page.getByText("Connected. Everything is sent.").waitFor({ timeout: 20_000 });
  expect(await ticks()).toEqual([
    ["Asha Rao", true, 1],
    ["Kiran Lal", true, 1],
  ]);
  await page.getByRole("button", { name: "Kiran Lal is not here after all" }).click();
  await page.getByText("2 of 3 people are here").waitFor();
  await expect.poll(ticks).toEqual([
    ["Asha Rao", true, 1],
    ["Kiran Lal", false, 2],
  ]);
});
