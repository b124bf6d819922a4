// @module-tag full
import { afterAll, beforeAll, describe, expect } from "vitest";
import { unnamedSchool } from "../../data/school/unnamed-school.ts";
import type { Client } from "../fixtures/backend.ts";
import { administratorClient, childrenOf, type Site, startSite } from "../fixtures/site.ts";
import { test } from "../fixtures/visit.ts";

let site: Site;
let office: Client;
const sports: Record<string, string> = {};

/** The status of an address, requested as a monitor or a browser would. */
async function statusOf(path: string): Promise<number> {
  const answer = await fetch(site.url + path);
  await answer.body?.cancel();
  return answer.status;
}

const backend = () => childrenOf(site.address.pid)[0];
const sportPath = (name: string) => `/co-curricular/sports-athletics/${sports[name]}`;

beforeAll(async () => {
  site = await startSite({ seed: "none" });
  office = await administratorClient(site.address);
  const { name: _, ...details } = unnamedSchool("en");
  await office
    .from("site_content")
    .insert({
      key: "school",
      content: { ...details, name: "Kho-kho School" },
      published_at: new Date().toISOString(),
    })
    .throwOnError();
  const { data, error } = await office
    .from("sports_programs")
    .insert([
      { name: "Kabaddi", description: "Seven a side." },
      { name: "Kho-kho", description: "Nine a side." },
    ])
    .select("id, name");
  if (error) throw error;
  for (const { id, name } of data) sports[name] = id;
});
afterAll(() => site?.stop());

describe("The backend dies while a visitor browses", () => {
  test("pages read before are still served, others say that they cannot be; then all is well again", async ({
    visit,
  }) => {
    const page = await visit("/", {
      site: site.url,
      announced: [/status of 503/, /^status 503/, /Supabase initialisation error/],
    });
    const title = page.getByRole("heading", { level: 1 });
    for (const path of ["/contact", "/co-curricular/sports-athletics", sportPath("Kabaddi")]) {
      await page.goto(path);
    }
    expect(await statusOf("/readyz")).toBe(200);

    const first = backend();
    process.kill(first ?? 0, "SIGKILL");
    await expect.poll(() => statusOf("/readyz")).toBe(503);
    // Its successor is held back before it can answer.
    await expect.poll(backend).toSatisfy((pid) => pid !== undefined && pid !== first);
    const second = backend();
    process.kill(second ?? 0, "SIGSTOP");
    const message = "Who has the key?\nIt is raining.";
    let unsent = page;
    try {
      expect(await statusOf("/readyz")).toBe(503);
      expect(await statusOf("/healthz")).toBe(200);
      for (const path of ["/", "/co-curricular/sports-athletics", sportPath("Kabaddi")]) {
        expect(`${await statusOf(path)} ${path}`).toBe(`200 ${path}`);
        await page.goto(path);
        await title.waitFor();
      }
      await page.getByRole("heading", { level: 1, name: "Kabaddi" }).waitFor();

      const neverRead = sportPath("Kho-kho");
      expect(await statusOf(neverRead)).toBe(503);
      await page.goto(neverRead);
      const failed = "Failed to fetch sport details";
      await page.getByRole("alert").getByRole("heading", { level: 1, name: failed }).waitFor();
      expect(await page.title()).toBe(`${failed} | Kho-kho School`);
      await page
        .getByRole("link", { name: /^Kho-kho School, .*, home$/ })
        .first()
        .waitFor();
      await page.getByRole("link", { name: "Back to Sports" }).waitFor();

      await page.goto("/faculty");
      await page.getByRole("heading", { level: 1, name: "Oops!" }).waitFor();
      await page.getByText("Something went wrong", { exact: true }).waitFor();
      await page.getByRole("link", { name: "Return to Dashboard" }).waitFor();

      // The page shows no technical messages either.
      await page.goto("/about/messages");
      const notFetched = page.getByRole("alert");
      await notFetched
        .getByRole("heading", { level: 1, name: "The messages could not be loaded" })
        .waitFor();
      await notFetched.getByText("An unknown error occurred", { exact: true }).waitFor();

      // A form is not lost either: it can be sent again.
      const plain = { site: site.url, javaScript: false, announced: [/status of 503/] };
      unsent = await visit("/contact", plain);
      await unsent.getByLabel("Your name").fill("Asha Rao");
      await unsent.getByLabel("Email").fill("asha.rao@school.example");
      await unsent.getByLabel("Message", { exact: true }).fill(message);
      await unsent.getByRole("checkbox").check();
      await unsent.getByRole("button", { name: "Send the message" }).click();
      await unsent.getByRole("heading", { name: "It was not sent." }).waitFor({ timeout: 20_000 });
    } finally {
      process.kill(second ?? 0, "SIGCONT");
    }

    await expect.poll(() => statusOf("/readyz"), { timeout: 30_000 }).toBe(200);
    await unsent.getByRole("button", { name: "Send it again" }).click();
    await unsent.getByText(/^MSG-/).waitFor();
    const { data } = await office.from("contact_messages").select("message").throwOnError();
    expect(data.map((row) => row.message.replaceAll("\r", ""))).toEqual([message]);
    await page.goto(sportPath("Kho-kho"));
    await page.getByRole("heading", { level: 1, name: "Kho-kho" }).waitFor();
  });

  test("after the outage the office's changes are on the page at the next visit, and gone as quickly", async ({
    visit,
  }) => {
    await expect.poll(() => statusOf("/readyz"), { timeout: 30_000 }).toBe(200);
    const page = await visit("/", { site: site.url });
    const banner = page.getByRole("complementary", { name: "Announcements" });
    expect(await banner.count()).toBe(0);

    const { data, error } = await office
      .from("latest_updates")
      .insert([{ content: "We are back • And the bell rings at nine.", is_active: true }])
      .select("id")
      .single();
    expect(error).toBe(null);
    await page.reload();
    await banner.getByText("We are back", { exact: true }).waitFor();
    await page.getByText("And the bell rings at nine.").waitFor();

    const removal = await office
      .from("latest_updates")
      .delete()
      .eq("id", data?.id ?? "");
    expect(removal.error).toBe(null);
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await banner.count()).toBe(0);
  });
});
