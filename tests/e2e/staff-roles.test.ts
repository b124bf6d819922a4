import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import type { OfficeRole } from "../../data/office/roles.ts";
import { listViolations } from "../fixtures/accessibility.ts";
import type { Client } from "../fixtures/backend.ts";
import { emailsTo } from "../fixtures/emails.ts";
import { arrive, atWorkOn, createAlumnus, hire, signIn } from "../fixtures/people.ts";
import { administratorClient, type Site, serverClient, startSite } from "../fixtures/site.ts";
import { hasFocus, phone, test, type Visit } from "../fixtures/visit.ts";

// @module-tag full

let site: Site;
let administrator: Client;

beforeAll(async () => {
  site = await startSite({ seed: "none" });
  administrator = await administratorClient(site.address);
});
afterAll(() => site?.stop());

const atWork = atWorkOn(() => site.address);
const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;
const notYours = "This page is not part of your role";

/** A colleague with a role opens a page of the office. */
async function comeAs(visit: Visit, role: OfficeRole, path: string, options = {}) {
  const person = await hire(site.address, administrator, null, role);
  return arrive(visit, person, path, { at: site.address, ...options });
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const menuOf = async (page: Page) =>
  page.getByRole("navigation", { name: "Administration" }).getByRole("link").allTextContents();

/** A closed page says so, and leads back. */
async function meetClosedDoor(page: Page, path: string) {
  await page.goto(`${site.address.url}${path}`);
  await heading(page, notYours).waitFor();
  await page.getByRole("link", { name: "To the dashboard" }).click();
  await heading(page, "Dashboard").waitFor();
}

describe("Each role does its daily work and is refused other pages:", () => {
  test("an editor publishes a story", async ({ visit }) => {
    const person = await hire(site.address, administrator, null, "editor");
    const page = await signIn(visit, person, { site: site.address.url });
    await heading(page, "Dashboard").waitFor();
    const menu = await menuOf(page);
    expect(menu).toContain("News");
    expect(menu).not.toContain("Alumni");
    expect(menu).not.toContain("Staff accounts");
    await page.goto(`${site.address.url}/admin/news/new`);
    const title = unique("The heats are run");
    await page.getByLabel("Title", { exact: true }).fill(title);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByText("Saved. Visitors see it now.").waitFor();
    await meetClosedDoor(page, "/admin/enquiries");
  });

  test("a contributor writes a draft, which an editor publishes, and cannot change public stories", async ({
    visit,
  }) => {
    const title = unique("Published by an editor");
    const story = { title, slug: `story-${randomUUID()}`, status: "published" };
    const published = await administrator.from("news_stories").insert(story).select().single();
    const page = await comeAs(visit, "contributor", "/admin/news/new");
    const draft = unique("A first try");
    await page.getByLabel("Title", { exact: true }).fill(draft);
    expect(await page.getByRole("button", { name: "Publish", exact: true }).count()).toBe(0);
    await page.getByRole("button", { name: "Save as draft" }).click();
    await page.getByText("Saved as a draft. Visitors do not see it.").waitFor();
    await heading(page, draft).waitFor();

    await page.goto(`${site.address.url}/admin/news/${published.data?.id}`);
    await heading(page, title).waitFor();
    await page.getByText("An editor has to change what is public.").waitFor();
    expect(await page.getByRole("button", { name: "Save", exact: true }).count()).toBe(0);
    await meetClosedDoor(page, "/admin/content");

    const desk = await comeAs(visit, "editor", "/admin/dashboard");
    await desk.getByRole("link", { name: "Contributors’ drafts to publish" }).click();
    const drafts = desk.getByRole("region", { name: "Drafts to publish" });
    await drafts.getByRole("link", { name: draft }).waitFor();
    expect(await listViolations(desk)).toEqual([]);
    await drafts.getByRole("link", { name: draft }).click();
    await heading(desk, draft).waitFor();
    await desk.getByRole("button", { name: "Publish", exact: true }).click();
    await desk.getByText("Saved. Visitors see it now.").waitFor();
    const kept = administrator.from("news_stories").select("status").eq("title", draft).single();
    expect((await kept).data).toEqual({ status: "published" });
  });

  test("a contributor proposes a change of a public story, and an editor approves it", async ({
    visit,
  }) => {
    const title = unique("The heats");
    const story = { title, slug: `story-${randomUUID()}`, status: "published", author: "Office" };
    const { data } = await administrator.from("news_stories").insert(story).select().single();
    const page = await comeAs(visit, "contributor", `/admin/news/${data?.id}`);
    await heading(page, title).waitFor();
    await page.getByLabel("Title", { exact: true }).fill(`${title} are run`);
    await page.getByRole("button", { name: "Propose this change" }).click();
    await page.getByText("Proposed. An editor will look at it.").waitFor();

    const desk = await comeAs(visit, "editor", "/admin/dashboard");
    await desk.getByRole("link", { name: "Proposals of contributors" }).click();
    const entry = desk
      .getByRole("listitem")
      .filter({ has: desk.getByRole("heading", { name: title }) });
    await entry.getByText(`${title} are run`).waitFor();
    expect(await entry.locator("dt").allTextContents()).toEqual(["Title"]);
    expect(await listViolations(desk)).toEqual([]);
    await entry.getByRole("button", { name: `Approve: ${title}` }).click();
    await desk.getByText("Approved. Visitors see it now.").waitFor();
    const kept = await administrator
      .from("news_stories")
      .select()
      .eq("id", data?.id ?? "")
      .single();
    expect(kept.data).toMatchObject({ title: `${title} are run`, author: "Office" });
  });

  test("a contributor's notice begins switched off", async ({ visit }) => {
    const page = await comeAs(visit, "contributor", "/admin/updates/new", {
      announced: [/status of 403.*latest_updates/],
    });
    const text = unique("The gate opens at eight");
    await page.getByRole("textbox").first().fill(text);
    await page.getByLabel("Show it to visitors").check();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Save it with this switched off, and tell an editor.").waitFor();
    await page.getByLabel("Show it to visitors").uncheck();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Saved. It is switched off, so visitors do not see it.").waitFor();
    const { data } = await administrator
      .from("latest_updates")
      .select()
      .like("content", `%${text}%`);
    expect(data).toMatchObject([{ is_active: false }]);
  });

  test("admissions answers an enquiry", async ({ visit }) => {
    const child = unique("Asha");
    const email = `${randomUUID().slice(0, 8)}@mail.example`;
    const enquiry = await serverClient(site.address)
      .from("admission_enquiries")
      .insert({
        reference: randomUUID(),
        child_name: child,
        date_of_birth: "2019-05-04",
        campus: "juniors",
        level: "primary",
        guardian_name: "Ravi",
        email,
        phone: "+91 98765 43210",
        consent_version: "2026-1",
      })
      .select()
      .single();
    const page = await comeAs(visit, "admissions", `/admin/enquiries/${enquiry.data?.id}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await menuOf(page)).not.toContain("News");
    await page.getByLabel("Your answer").fill("Please visit us on Monday.");
    await page.getByRole("button", { name: "Send answer" }).click();
    await page.getByText("Please visit us on Monday.").last().waitFor();
    await meetClosedDoor(page, "/admin/alumni");
  });

  test("the alumni office verifies a registration", async ({ visit }) => {
    const name = unique("Gauri");
    await createAlumnus(
      site.address,
      administrator,
      { full_name: name, batch_year: 2014 },
      "pending",
    );
    const page = await comeAs(visit, "alumni_office", "/admin/alumni/waiting");
    const entry = page.getByRole("listitem").filter({ hasText: name });
    await entry.getByRole("button", { name: "Approve" }).click();
    await entry.waitFor({ state: "detached" });
    await meetClosedDoor(page, "/admin/messages-received");
  });

  test("the door checks a guest in", async ({ visit }) => {
    const service = serverClient(site.address);
    const title = unique("Fair");
    const event = await service
      .from("events")
      .insert({
        title,
        slug: `fair-${randomUUID()}`,
        starts_at: new Date(Date.now() + 3_600_000).toISOString(),
        status: "published",
        rsvp_enabled: true,
      })
      .select()
      .single();
    const guest = unique("Meera");
    const reply = { reference: "RSVP-26-ABCDEFG", name: guest, email: "meera@mail.example" };
    await service
      .from("event_rsvps")
      .insert({ ...reply, event_id: event.data?.id ?? "", status: "going" })
      .throwOnError();
    const page = await comeAs(visit, "door", "/admin/dashboard", { on: phone });
    expect(await listViolations(page)).toEqual([]);
    await page.getByRole("link", { name: title }).click();
    await page.getByRole("button", { name: `${guest} is here` }).click();
    await page.getByText("1 of 1 people are here").waitFor();
    await page.goto(`${site.address.url}/admin/events`);
    await heading(page, notYours).waitFor();
  });
});

describe("An administrator", () => {
  test("invites a colleague with a role, which the email names, and changes it", async ({
    visit,
  }) => {
    const email = `${randomUUID().slice(0, 8)}@mail.example`;
    const page = await atWork(visit, "/admin/staff");
    const form = page.getByRole("region", { name: "Invite a colleague" });
    await form.getByLabel("Name").fill("Kavita");
    await form.getByLabel("Email", { exact: true }).fill(email);
    await form.getByRole("radio", { name: "Admissions office" }).check();
    await form.getByRole("button", { name: "Send invitation" }).click();
    await page.getByText("Invited. The email is on its way.").waitFor();
    const [sentEmail] = await emailsTo(site, email);
    expect(sentEmail).toContain("Your role in the office: Admissions office.");

    const entry = page.getByRole("listitem").filter({ hasText: email });
    await entry.getByText("Admissions office").waitFor();
    await entry.getByRole("button", { name: "Change" }).click();
    await entry.getByRole("radio", { name: "Door" }).check();
    await entry.getByRole("button", { name: "Save" }).click();
    await entry.getByText("Door", { exact: true }).waitFor();
    const { data } = await administrator.from("admin_users").select().eq("email", email).single();
    expect(data?.role).toBe("door");
  });

  test("invites a colleague for two campuses, which the email names, and removes one", async ({
    visit,
  }) => {
    const email = `${randomUUID().slice(0, 8)}@mail.example`;
    const campusesOf = async () => {
      const { data } = await administrator.from("admin_users").select().eq("email", email);
      return data?.[0]?.campuses;
    };
    const page = await atWork(visit, "/admin/staff");
    const form = page.getByRole("region", { name: "Invite a colleague" });
    await form.getByRole("button", { name: "Send invitation" }).click();
    await hasFocus(form.getByLabel("Name"));
    await form.getByLabel("Name").fill("Meena");
    await form.getByLabel("Email", { exact: true }).fill(email);
    await form.getByLabel("All campuses").uncheck();
    await form.getByRole("button", { name: "Send invitation" }).click();
    await form.getByText("Choose a campus, or all campuses.").waitFor();
    await form.getByLabel("Majra").check();
    await form.getByLabel("Juniors").check();
    expect(await listViolations(page)).toEqual([]);
    await form.getByRole("button", { name: "Send invitation" }).click();
    await page.getByText("Invited. The email is on its way.").waitFor();
    expect(await campusesOf()).toEqual(["juniors", "majra"]);
    const [sentEmail] = await emailsTo(site, email);
    expect(sentEmail).toContain("You look after: Juniors, Majra.");

    const entry = page.getByRole("listitem").filter({ hasText: email });
    await entry.getByText("Juniors").waitFor();
    await entry.getByRole("button", { name: "Change" }).click();
    await entry.getByLabel("Juniors").uncheck();
    await entry.getByRole("button", { name: "Save" }).click();
    await expect.poll(campusesOf).toEqual(["majra"]);
    await entry.getByText("Majra").waitFor();
    await expect.poll(() => entry.getByText("Juniors").count()).toBe(0);
  });

  test("views the office as an editor, and returns", async ({ visit }) => {
    const person = await hire(site.address, administrator, null);
    const page = await arrive(visit, person, "/admin/staff", { at: site.address });
    const form = page.getByRole("region", { name: "See as" });
    await form.getByLabel("Role").selectOption("Editor");
    await form.getByRole("button", { name: "Open the office in this role" }).click();
    await heading(page, notYours).waitFor();
    const bar = page.getByText("You see the office as: Editor.");
    await bar.waitFor();
    expect(await listViolations(page)).toEqual([]);
    expect(await menuOf(page)).not.toContain("Staff accounts");
    await page.reload();
    await bar.waitFor();
    await page.getByRole("button", { name: "Back to your own role" }).click();
    await heading(page, "Staff accounts").waitFor();
    expect(await bar.count()).toBe(0);
  });
});
