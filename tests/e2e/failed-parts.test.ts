import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterEach, beforeAll, expect, inject } from "vitest";
import { sendApplication } from "../fixtures/applications.ts";
import type { Client } from "../fixtures/backend.ts";
import { enterEvent, removeEvents } from "../fixtures/entered-events.ts";
import { arrive, createAlumnus, createPerson, office } from "../fixtures/people.ts";
import { administratorClient, serverClient } from "../fixtures/site.ts";
import { test, type Visit } from "../fixtures/visit.ts";

const site = inject("sampleSite");

let administrator: Client;
beforeAll(async () => {
  administrator = await administratorClient(site);
});
afterEach(removeEvents);

const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

/** A page for which the database refuses to answer these questions, each until `answer` is called. */
async function openWithout(
  questions: readonly string[],
  visit: Visit,
  person: { email: string; password: string },
  path: string,
) {
  const refused = new Set(questions);
  const asked = (url: URL) => [...refused].some((name) => url.pathname.endsWith(`/rpc/${name}`));
  const page = await arrive(visit, person, path, {
    at: site,
    before: (opened) => opened.route(asked, (route) => route.fulfill({ status: 500, json: {} })),
    announced: [/status of 500/, /^status 500/],
  });
  const answer = (...names: string[]) => {
    for (const name of names) refused.delete(name);
  };
  return { page, answer };
}

const retry = (page: Page) => page.getByRole("alert").getByRole("button", { name: "Try again" });

test("The office does not take a message whose answers cannot be loaded for one without answers", async ({
  visit,
}) => {
  const name = unique("Sharma");
  const message = { name, email: "ravi@mail.example", message: "Is there a bus?" };
  await serverClient(site)
    .rpc("create_contact_message", { ...message, topic: "transport", consent_version: "2026-11" })
    .throwOnError();
  const { data } = await administrator
    .from("contact_messages")
    .select("id")
    .eq("name", name)
    .single()
    .throwOnError();
  const path = `/admin/messages-received/${data.id}`;
  const questions = ["list_enquiry_answers"];
  const { page, answer } = await openWithout(questions, visit, office, path);
  const thread = page.getByRole("region", { name: "Answers" });
  await thread.getByText("This could not be loaded.").waitFor();
  expect(await thread.getByText("No answer has been sent yet.").count()).toBe(0);
  answer(...questions);
  await retry(page).click();
  await thread.getByText("No answer has been sent yet.").waitFor();
  await retry(page).waitFor({ state: "detached" });
});

test("The office is told that the register's matches and the duplicates of an alumnus are missing", {
  tags: ["full"],
}, async ({ visit }) => {
  const full_name = unique("Gauri");
  const profile = { full_name, batch_year: 2014, campus: "majra" };
  const other = await createAlumnus(site, administrator, profile, "pending");
  const alumnus = await createPerson(site, { role: "alumni" });
  await alumnus.client
    .from("alumni_profiles")
    .insert({ ...profile, id: alumnus.id })
    .throwOnError();
  const questions = ["list_student_matches", "list_alumni_duplicates"];
  const path = `/admin/alumni/${alumnus.id}`;
  const { page, answer } = await openWithout(questions, visit, office, path);
  await retry(page).waitFor();
  answer(...questions);
  await retry(page).click();
  await page.locator(`a[href="/admin/alumni/${other.id}"]`).waitFor();
  await retry(page).waitFor({ state: "detached" });
});

test("The office is told that the numbers of an event's guests are missing", {
  tags: ["full"],
}, async ({ visit }) => {
  const { id } = await enterEvent({ rsvp_enabled: true, capacity: 40, max_party: 4 });
  const path = `/admin/events/${id}/replies`;
  const questions = ["count_event_heads"];
  const { page, answer } = await openWithout(questions, visit, office, path);
  await retry(page).waitFor();
  answer(...questions);
  await retry(page).click();
  await page.getByText("places left", { exact: true }).waitFor();
  await retry(page).waitFor({ state: "detached" });
});

test("The office is told which parts of an answer to a family are missing, and keeps the chosen visits", {
  tags: ["full"],
}, async ({ visit }) => {
  const { id } = await sendApplication(site, unique("Kabir"));
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const { data: visits } = await administrator
    .from("meetings")
    .insert({
      title: unique("Visits"),
      kind: "visit",
      campus: "majra",
      status: "published",
      starts_at: `${day}T04:00:00Z`,
      ends_at: `${day}T05:00:00Z`,
      hosts: [{ id: "office", name: "The office" }],
    })
    .select("id")
    .single()
    .throwOnError();
  await administrator
    .rpc("move_application", { application: id, stage: "visit", meeting: visits.id })
    .throwOnError();
  const { page, answer } = await openWithout(
    ["list_application_moves", "list_admission_seats", "count_meeting_slots"],
    visit,
    office,
    `/admin/applications/${id}`,
  );
  const form = page.getByRole("region", { name: "Answer the family" });
  const failed = (words: string) => form.getByRole("alert").filter({ hasText: words });
  const stages = failed("The stages to choose from could not be loaded.");
  const times = failed("The times to choose from could not be loaded.");
  await times.waitFor();
  answer("list_application_moves");
  await stages.getByRole("button", { name: "Try again" }).click();
  await form.getByLabel("Words to the family").fill("Please bring the birth certificate.");
  await form.getByRole("button", { name: "Save and write to the family" }).click();
  await page.getByText("Saved. The email is on its way.").waitFor();
  const { data: kept } = await administrator
    .from("applications")
    .select("words, meeting_id")
    .eq("id", id)
    .single()
    .throwOnError();
  expect(kept).toEqual({ words: "Please bring the birth certificate.", meeting_id: visits.id });

  await page.reload();
  await times.waitFor();
  answer("count_meeting_slots");
  await times.getByRole("button", { name: "Try again" }).click();
  await form.getByLabel("Times to choose from").waitFor();
  await form.getByLabel("New stage").selectOption("Offer");
  await failed("How many seats are left could not be loaded.").waitFor();
});

test("An alumnus is told that the people and events of a batch are missing", {
  tags: ["full"],
}, async ({ visit }) => {
  const alumnus = await createAlumnus(site, administrator, {
    full_name: unique("Ravi"),
    batch_year: 1987,
  });
  const questions = ["count_directory_facets", "list_batch_events"];
  const { page, answer } = await openWithout(questions, visit, alumnus, "/alumni/batches/1987");
  await retry(page).waitFor();
  answer(...questions);
  await retry(page).click();
  await retry(page).waitFor({ state: "detached" });
  await page.getByRole("region", { name: "People" }).getByText(/^\d+ /).waitFor();
});
