import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { listContributorsDrafts } from "../../../data/office/proposals.ts";
import { getWaitingWork } from "../../../data/office/waiting-work.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import type { Home } from "../staff-expectations.ts";
import { hire } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";

// Contributors hand nothing in: what they saved and nobody has published is on the list of those who publish.
export function contributorsDraftScenarios(backend: () => Backend): void {
  const contributor = async () => (await hire(backend(), null, "contributor")).client;
  const editor = async (campus: Home = null) => (await hire(backend(), campus, "editor")).client;
  const save = async (client: Client, more: object = {}) => {
    const story = { title: `Heats ${randomUUID()}`, slug: `story-${randomUUID()}`, ...more };
    return (await succeed(client.from("news_stories").insert(story).select().single())).id;
  };
  const change = (client: Client, id: string, values: object) =>
    succeed(client.from("news_stories").update(values).eq("id", id).select().single());
  /** Whether the colleague's list has the row; the dashboard counts the whole list. */
  const waits = async (client: Client, id: string) => {
    const drafts = await listContributorsDrafts(client);
    expect((await getWaitingWork(client)).contributorsDrafts).toBe(drafts.length);
    return drafts.some(({ row_id }) => row_id === id);
  };

  test("a contributor's draft waits until it is published, and again once changed after it was withdrawn", async () => {
    const [author, publisher] = [await contributor(), await editor()];
    const id = await save(author);
    expect(await waits(publisher, id)).toBe(true);
    // The publisher's own correction publishes nothing.
    await change(publisher, id, { lead: "In the rain." });
    expect(await waits(publisher, id)).toBe(true);
    await change(publisher, id, { status: "published" });
    expect(await waits(publisher, id)).toBe(false);
    await change(publisher, id, { status: "draft" });
    expect(await waits(publisher, id)).toBe(false);
    await change(author, id, { lead: "In the sun." });
    expect(await waits(publisher, id)).toBe(true);
    await succeed(author.from("news_stories").delete().eq("id", id).select());
    expect(await waits(publisher, id)).toBe(false);
  });

  test("every kind of draft is listed with its author, and no draft of an editor", async () => {
    const [author, publisher] = [await contributor(), await editor()];
    const name = randomUUID();
    const slug = `draft-${name}`;
    const starts_at = "2099-01-05T04:30:00Z";
    const rows = [
      author.from("latest_updates").insert({ content: name, is_active: false }),
      author.from("news_stories").insert({ title: name, slug }),
      author.from("own_pages").insert({ title: name, path: slug }),
      author.from("events").insert({ title: name, slug, starts_at }),
      author.from("gallery_events").insert({ title: name, slug }),
    ];
    for (const row of rows) await succeed(row.select("id"));
    const own = await save(publisher);
    const drafts = (await listContributorsDrafts(publisher)).filter(({ title }) => title === name);
    expect(drafts.map(({ table_name }) => table_name)).toEqual([
      "latest_updates",
      "news_stories",
      "own_pages",
      "events",
      "gallery_events",
    ]);
    expect(drafts[0]).toMatchObject({ author_name: "A colleague" });
    expect(await waits(publisher, own)).toBe(false);
  });

  test("a colleague of one campus finds those of that campus, and a contributor no list", async () => {
    const [author, office] = [await contributor(), await editor("majra")];
    const [here, elsewhere, everywhere] = [
      await save(author, { campus: "majra" }),
      await save(author, { campus: "juniors" }),
      await save(author),
    ];
    expect(await waits(office, here)).toBe(true);
    for (const id of [elsewhere, everywhere]) expect(await waits(office, id)).toBe(false);
    expect((await getWaitingWork(author)).contributorsDrafts).toBeUndefined();
    const refused = { code: "42501", details: "not_publisher" };
    expect(await refuse(author.rpc("list_contributors_drafts"))).toMatchObject(refused);
  });
}
