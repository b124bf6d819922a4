import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import type { Client } from "../fixtures/backend.ts";
import { ownSchoolInFullRun, soon } from "../fixtures/empty-office.ts";
import { goBackTo, holdUndo, undo } from "../fixtures/office-forms.ts";
import { atWorkOn } from "../fixtures/people.ts";
import { administratorClient, type SiteAddress } from "../fixtures/site.ts";
import { fewer } from "../fixtures/suite.ts";
import { hasFocus, phone, test } from "../fixtures/visit.ts";

const open = ownSchoolInFullRun();
let site: SiteAddress;
let colleague: Client;

beforeAll(async () => {
  site = await open();
  colleague = await administratorClient(site);
});

/** The secretary at an admin page. */
const atWork = atWorkOn(() => site);

const publicPage = async (path: string) => (await fetch(site.url + path)).text();
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();
/** The call that saves. */
const saved = (page: Page) => page.getByText("Saved. Visitors see it now.").waitFor();

/** Opens the preview of the form's contents, in its new tab. */
async function preview(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Preview on the page" }).click();
  const tab = await opened;
  await tab.waitForURL(/\?preview=/);
  return tab;
}

describe("The words of a page", () => {
  const rules = { title: "What holds everywhere", rows: [{ title: "Time", text: "Two hours." }] };
  const content = { lead: "Every child does something.", rules };

  test("are written in two languages, previewed, published and reverted", async ({ visit }) => {
    const page = await atWork(visit, "/admin/content");
    const state = page.getByRole("listitem").filter({ hasText: "Co-curricular" });
    await state.getByText("Not written yet").waitFor();
    await page.getByRole("link", { name: "Co-curricular" }).click();
    await save(page);
    await page.getByText("fields need another look.").waitFor();
    const lead = page.getByLabel("Opening sentence English");
    await hasFocus(lead);

    await lead.fill(content.lead);
    await page.getByLabel("Opening sentence हिन्दी").fill("हर बच्चा कुछ करता है।");
    await page.getByLabel("Heading English").first().fill(rules.title);
    await page.getByRole("button", { name: "Add to Entries" }).click();
    const entry = page.getByRole("listitem").filter({ has: page.locator("details[open]") });
    await entry.getByLabel("Heading English").fill("Time");
    await entry.getByLabel("Text English").fill("Two hours.");

    const shown = await preview(page);
    await shown.getByText(content.lead).waitFor();
    const address = shown.url();
    await shown.close();
    expect(await publicPage("/co-curricular")).not.toContain(content.lead);
    const answer = await fetch(address);
    expect(answer.headers.get("x-robots-tag")).toContain("noindex");
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect((await fetch(address.slice(0, -2))).status).toBe(404);
    expect((await fetch(address.replace("/co-curricular", "/about"))).status).toBe(404);

    await save(page);
    await saved(page);
    await expect.poll(() => publicPage("/co-curricular"), soon).toContain(content.lead);
    expect(await publicPage("/hi/co-curricular")).toContain("हर बच्चा कुछ करता है।");
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Undone.").waitFor();
    expect(await publicPage("/co-curricular")).not.toContain(content.lead);
  });

  test("say which Hindi is older than its English until it has been reviewed", {
    tags: ["full"],
  }, async ({ visit }) => {
    const parameters = { content_key: "co-curricular", english: content };
    await colleague
      .from("site_content")
      .delete()
      .in("key", ["co-curricular", "hi/co-curricular"])
      .throwOnError();
    await colleague
      .rpc("save_site_content", {
        ...parameters,
        translations: { hi: { content: { ...content, lead: "हिन्दी में।" }, source: content } },
      })
      .throwOnError();
    const page = await atWork(visit, "/admin/content/co-curricular");
    await page.getByLabel("Opening sentence English").fill("Every child does two things.");
    await page.getByText("Older than the English").waitFor();
    await save(page);
    await saved(page);
    await page.getByRole("link", { name: "All site content" }).click();
    await page.getByText("1 Hindi text is older").waitFor();
    await page.getByRole("link", { name: "Co-curricular" }).click();
    await page.getByText("Made from: “Every child does something.”").waitFor();
    await page.getByRole("button", { name: "It is still right" }).click();
    await page.getByText("Older than the English").waitFor({ state: "detached" });
    await save(page);
    // The confirmation of the previous save may still be there; during a save its button says so.
    await page.getByRole("button", { name: "Save", exact: true }).waitFor();
    await page.getByRole("link", { name: "All site content" }).click();
    const state = page.getByRole("listitem").filter({ hasText: "Co-curricular" });
    await state.getByText("Both languages").waitFor();
  });

  test("that a colleague saved meanwhile are not overwritten unseen", { tags: ["full"] }, async ({
    visit,
  }) => {
    await colleague
      .from("site_content")
      .delete()
      .in("key", ["co-curricular", "hi/co-curricular"])
      .throwOnError();
    const own = { content_key: "co-curricular", english: content };
    const { data: seen } = await colleague.rpc("save_site_content", own).throwOnError();
    const page = await atWork(visit, "/admin/content/co-curricular");
    await page.getByLabel("Opening sentence English").fill("Mine.");
    const theirs = { ...own, english: { ...content, lead: "Theirs." }, seen };
    await colleague.rpc("save_site_content", theirs).throwOnError();
    await save(page);
    const both = page.getByRole("alert").filter({ hasText: "Someone else has saved this" });
    await both.getByRole("cell", { name: "Theirs." }).waitFor();
    await both.getByRole("button", { name: "Save mine over it" }).click();
    await saved(page);
    expect(await publicPage("/co-curricular")).toContain("Mine.");
  });

  test("return to an earlier version, through their history", { tags: ["full"] }, async ({
    visit,
  }) => {
    const [morning, evening] = ["Every morning begins with song.", "Evenings are for games."];
    await colleague
      .from("site_content")
      .delete()
      .in("key", ["co-curricular", "hi/co-curricular"])
      .throwOnError();
    const first = { content_key: "co-curricular", english: content };
    const { data: seen } = await colleague.rpc("save_site_content", first).throwOnError();
    const english = { ...content, lead: morning };
    const hi = { content: { ...english, lead: "सुबह गीत।" }, source: english };
    const second = { ...first, english, translations: { hi } };
    await colleague.rpc("save_site_content", { ...second, seen: seen ?? "" }).throwOnError();
    const isShown = (words: string) =>
      expect.poll(() => publicPage("/co-curricular"), soon).toContain(words);

    const page = await atWork(visit, "/admin/content/co-curricular");
    const lead = page.getByLabel("Opening sentence English");
    await lead.fill(evening);
    await save(page);
    await isShown(evening);
    expect(await publicPage("/co-curricular")).not.toContain(morning);
    await page.getByRole("link", { name: "All site content" }).click();
    await page.getByText("1 Hindi text is older").waitFor();

    await page.getByRole("link", { name: "Co-curricular" }).click();
    await goBackTo(page, morning, content.lead, "History of the English");
    await holdUndo(page);
    await isShown(morning);
    expect(await publicPage("/co-curricular")).not.toContain(evening);
    await expect.poll(() => lead.inputValue()).toBe(morning);
    await page.getByText("Older than the English").waitFor({ state: "detached" });
    await undo(page);
    await isShown(evening);
    await expect.poll(() => lead.inputValue()).toBe(evening);

    await page.reload();
    await goBackTo(page, morning, content.lead, "History of the English");
    await isShown(morning);
    await page.getByRole("link", { name: "All site content" }).click();
    const state = page.getByRole("listitem").filter({ hasText: "Co-curricular" });
    await state.getByText("Both languages").waitFor();
  });
});

describe("A draft", () => {
  /** An event that only the office knows. */
  async function buildDraft() {
    const slug = `quiet-day-${randomUUID().slice(0, 8)}`;
    const starts_at = new Date(Date.now() + 20 * 86_400_000).toISOString();
    const draft = { title: `Quiet day ${slug}`, slug, starts_at, status: "draft" };
    const { data } = await colleague.from("events").insert(draft).select().single().throwOnError();
    return data;
  }
  const places = (slug: string) => [
    "/",
    "/invites",
    `/invites/${slug}`,
    `/search?q=${slug}`,
    "/sitemap.xml",
    "/sitemap/events.xml",
    "/calendar",
    "/calendar/feed/all.ics",
  ];

  test("is in no page, feed, search or site map, only in its preview, until it is published", {
    tags: ["full"],
  }, async ({ visit }) => {
    const event = await buildDraft();
    const whereItIs = async () => {
      const pages = await Promise.all(
        places(event.slug).map(async (path) => [path, await publicPage(path)] as const),
      );
      return pages.filter(([, text]) => text.includes(event.title)).map(([path]) => path);
    };
    expect(await whereItIs()).toEqual([]);
    const page = await atWork(visit, `/admin/events/${event.id}`);
    await page.getByLabel("Title", { exact: true }).fill(`${event.title} at noon`);
    const shown = await preview(page);
    await shown.getByRole("heading", { level: 1, name: `${event.title} at noon` }).waitFor();
    await shown.close();
    expect(await whereItIs()).toEqual([]);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await saved(page);
    await expect.poll(() => publicPage("/invites"), soon).toContain("at noon");
    await page.goto(`/admin/events/${event.id}`);
    await page.getByRole("button", { name: "Unpublish" }).click();
    await page.getByText("Saved as a draft. Visitors do not see it.").waitFor();
    expect(await whereItIs()).toEqual([]);
  });

  test("is previewed only by admins", async () => {
    const event = await buildDraft();
    const rows = [{ column: "id", value: event.id, values: {} }];
    const body = { path: `/invites/${event.slug}`, table_name: "events", rows };
    const ask = (headers: Record<string, string>, sent: unknown = body) =>
      fetch(`${site.url}/admin/preview`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(sent),
      });
    expect((await ask({})).status).toBe(401);
    expect((await ask({ authorization: "Bearer nonsense" })).status).toBe(401);
    const visitor = { authorization: `Bearer ${site.publishableKey}` };
    expect([401, 403]).toContain((await ask(visitor)).status);
    const { data } = await colleague.auth.getSession();
    const admin = { authorization: `Bearer ${data.session?.access_token}` };
    expect((await ask(admin, { ...body, path: "https://evil.example/" })).status).toBe(400);
    const { address } = await (await ask(admin)).json();
    expect(await publicPage(address)).toContain(event.title);
    await colleague.from("previews").delete().not("id", "is", null).throwOnError();
    expect((await fetch(site.url + address)).status).toBe(410);
  });
});

test.for(fewer(["/admin/content/home", "/hi/admin/content/school"], 1))(
  "everybody can use %s, on a phone too",
  async (path, { visit }) => {
    const page = await atWork(visit, path, { on: phone });
    const save = page.getByRole("button", { name: /^(Save|सहेजें)$/ });
    await save.waitFor();
    expect(await listViolations(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  },
);
