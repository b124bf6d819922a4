import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import type { Client } from "../fixtures/backend.ts";
import { createPerson, office, signIn } from "../fixtures/people.ts";
import { administratorClient, type Site, startSite } from "../fixtures/site.ts";
import { phone, test, type Visit } from "../fixtures/visit.ts";

let site: Site;
let colleague: Client;

beforeAll(async () => {
  site = await startSite({ seed: "none" });
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

/** Somebody who has registered as an alumnus and waits. */
async function register(full_name: string) {
  const person = await createPerson(site.address, { role: "alumni" });
  const profile = { id: person.id, full_name, batch_year: 2014 };
  await person.client.from("alumni_profiles").insert(profile).throwOnError();
  return person;
}
const statusOf = async (id: string) =>
  (await colleague.from("alumni_profiles").select("status").eq("id", id).single()).data?.status;

describe("Alumni", () => {
  test("are verified beside the student record, several at once, or rejected with a reason", async ({
    visit,
  }) => {
    const record = { name: "Gauri Negi", admission_no: "FS-0042", campus: "majra" };
    await colleague
      .from("students")
      .insert({ ...record, class: "Class 12", status: "graduated", left_on: "2014-03-31" })
      .throwOnError();
    const gauri = await register("Gauri Negi");
    const ravi = await register("Ravi Chauhan");
    const stranger = await register("Total Stranger");
    const page = await atWork(visit, "/admin/alumni");
    await page.getByRole("link", { name: "Registrations to verify" }).click();
    const entry = (name: string) => page.getByRole("listitem").filter({ hasText: name });
    await entry("Gauri Negi").getByText("Admission no. FS-0042").waitFor();
    await entry("Total Stranger").getByText("No student of this name is on record.").waitFor();

    await entry("Total Stranger").getByRole("button", { name: "Reject" }).click();
    const question = page.getByRole("dialog", {
      name: "Reject the registration of Total Stranger?",
    });
    await question.getByRole("button", { name: "Reject" }).click();
    await question.getByText("Please write a reason.").waitFor();
    await question.getByLabel("Reason").fill("Not on record");
    await question.getByRole("button", { name: "Reject" }).click();
    await entry("Total Stranger").waitFor({ state: "detached" });

    await page.getByLabel("Select Gauri Negi").check();
    await page.getByLabel("Select Ravi Chauhan").check();
    await page.getByRole("button", { name: "Approve 2" }).click();
    await page.getByText("Nobody waits to be verified.").waitFor();
    expect([await statusOf(gauri.id), await statusOf(ravi.id)]).toEqual(["verified", "verified"]);

    await page.goto(`/admin/alumni/${stranger.id}`);
    await page.getByText("Not on record").waitFor();
    await page.getByRole("button", { name: "Restore account" }).click();
    await page.getByRole("button", { name: "Approve" }).waitFor();
    expect(await statusOf(stranger.id)).toBe("pending");
  });

  test("registered twice are merged, and an alumnus reads none of it", async ({ visit }) => {
    const kept = await register("Asha Twice");
    const other = await register("Asha Twice");
    const page = await atWork(visit, "/admin/alumni?q=twice");
    await page.getByText("2 entries").waitFor();
    await page.goto(`/admin/alumni/${kept.id}`);
    await page.getByRole("button", { name: "Merge into this profile" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Merge" }).click();
    await page.getByText("Merged.").waitFor();
    expect(await statusOf(other.id)).toBe("deleted");
    const asked = await kept.client.rpc("list_waiting_alumni");
    expect(asked.error?.code).toBe("42501");
  });
});

test.for(["/admin/alumni", "/hi/admin/alumni/waiting"])(
  "%s can be used by everybody, on a phone too",
  async (path, { visit }) => {
    await register("Waiting Person");
    const page = await atWork(visit, path, { on: phone });
    await page.getByText("Waiting Person").first().waitFor();
    expect(await listViolations(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  },
);
