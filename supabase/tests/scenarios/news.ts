import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { listStories, listStoryYears } from "../../../data/news/stories.ts";
import { getStory, getStoryNeighbours } from "../../../data/news/story.ts";
import { listStoryLinks } from "../../../data/news/story-links.ts";
import { searchSite } from "../../../data/pages/site-search.ts";
import { getRenamedStory } from "../../../data/pages/slugs.ts";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { succeed } from "./answers.ts";

type NewStory = { status?: "draft" | "published"; publish_at?: string; document_ids?: string[] };

export function newsScenarios(backend: () => Backend): void {
  const enter = async (title: string, fields: NewStory = {}) => {
    const office = (await backend().admin()).client;
    const story = { title, slug: `story-${randomUUID()}`, status: "published" };
    const publish = { publish_at: "2011-05-04T10:00:00Z" };
    return await succeed(
      office
        .from("news_stories")
        .insert({ ...story, ...publish, ...fields })
        .select("id, slug, publish_at")
        .single(),
    );
  };
  const word = () => `w${randomUUID().replaceAll("-", "").slice(0, 12)}`;

  test("a draft and a story of tomorrow are in no list, at no address and in no search", async () => {
    const name = word();
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const draft = await enter(`${name} draft`, { status: "draft" });
    const planned = await enter(`${name} planned`, { publish_at: tomorrow });
    const shown = await enter(`${name} shown`);
    const person = await backend().signUp();
    for (const reader of [backend().visitor(), person.client]) {
      const all = [draft.id, planned.id, shown.id];
      const rows = reader.from("news_stories").select("id").in("id", all);
      expect(await succeed(rows)).toEqual([{ id: shown.id }]);
      expect(await getStory(reader, draft.slug, "en")).toBeNull();
      expect(await getStory(reader, planned.slug, "en")).toBeNull();
      expect((await getStory(reader, shown.slug, "en"))?.title).toBe(`${name} shown`);
      const links = await listStoryLinks(reader, [...all, null], "en");
      expect([...links.keys()]).toEqual([shown.id]);
    }
    const { groups } = await searchSite(backend().visitor(), { q: name, kind: null }, "en");
    expect(groups.map(({ kind, total }) => ({ kind, total }))).toEqual([
      { kind: "story", total: 1 },
    ]);
  });

  test("stories are listed by Indian years, page by page, and know their neighbours", async () => {
    const visitor = backend().visitor();
    const last = await enter("The last of 2012", { publish_at: "2012-12-31T18:29:00Z" });
    const first = await enter("The first of 2013", { publish_at: "2012-12-31T18:31:00Z" });
    const second = await enter("The second of 2013", { publish_at: "2013-02-01T04:00:00Z" });
    const years = await listStoryYears(visitor);
    expect(years).toEqual([...new Set(years)].sort((a, b) => b - a));
    expect(years).toEqual(expect.arrayContaining([2013, 2012]));
    const ids = async (year: number) =>
      (await listStories(visitor, { limit: 10, filter: { year } }, "en")).stories.map(
        ({ id }) => id,
      );
    expect(await ids(2013)).toEqual([second.id, first.id]);
    expect(await ids(2012)).toEqual([last.id]);

    const filter = { year: 2013 };
    const page = await listStories(visitor, { limit: 1, filter }, "en");
    expect(page.stories.map(({ id }) => id)).toEqual([second.id]);
    const [at = "", id = ""] = (page.older ?? "").split("_");
    const before = { at, id };
    const next = await listStories(visitor, { limit: 1, filter: { ...filter, before } }, "en");
    expect(next.stories.map((story) => story.id)).toEqual([first.id]);
    expect(next.older).toBeNull();
    const around = await getStoryNeighbours(visitor, first, "en");
    expect([around.previous?.slug, around.next?.slug]).toEqual([last.slug, second.slug]);
  });

  test("a former address leads to the story while it is public", async () => {
    const office = (await backend().admin()).client;
    const visitor = backend().visitor();
    const { id, slug } = await enter("Renamed");
    const present = `story-${randomUUID()}`;
    const change = (values: { slug?: string; status?: string }) =>
      succeed(office.from("news_stories").update(values).eq("id", id).select("id"));
    await change({ slug: present });
    expect(await getRenamedStory(visitor, slug)).toBe(present);
    await change({ status: "draft" });
    expect(await getRenamedStory(visitor, slug)).toBeNull();
  });

  test("a deleted album leaves its story, and is linked again when it is restored", async () => {
    const office = (await backend().admin()).client;
    const album = await succeed(
      office
        .from("gallery_events")
        .insert({ title: "Told", slug: `told-${randomUUID()}`, published: true })
        .select("id")
        .single(),
    );
    const { id, slug } = await enter("With an album");
    await succeed(office.from("news_stories").update({ album_id: album.id }).eq("id", id).select());
    const albumOf = async () => (await getStory(backend().visitor(), slug, "en"))?.album?.id;
    expect(await albumOf()).toBe(album.id);
    const since = new Date().toISOString();
    await succeed(office.from("gallery_events").delete().eq("id", album.id).select());
    expect(await albumOf()).toBeUndefined();
    const undo = { target: "gallery_events", ids: [album.id], since };
    expect(await succeed(office.rpc("undo_changes", undo))).toBe(1);
    expect(await albumOf()).toBe(album.id);
  });

  test("a document lists the stories that use it", async () => {
    const office = (await backend().admin()).client;
    const file = { file_name: "list.pdf", sha256: "0".repeat(64), bytes: 900, pages: 1 };
    const stored = await succeed(
      backend()
        .service()
        .from("document_files")
        .insert({ ...file, is_stored: true })
        .select("id")
        .single(),
    );
    const paper = { title: "List", slug: `list-${randomUUID()}`, file_id: stored.id };
    const document = await succeed(
      // The database fills in the facts of the file.
      office
        .from("documents")
        .insert(paper as never)
        .select("id")
        .single(),
    );
    const { id, slug } = await enter("With a document", { document_ids: [document.id] });
    const uses = await succeed(office.rpc("list_document_uses", { wanted: document.id }));
    expect(uses).toEqual([{ table_name: "news_stories", row_id: id, title: "With a document" }]);
    const story = await getStory(backend().visitor(), slug, "en");
    expect(story?.documents.map(({ title }) => title)).toEqual(["List"]);
  });
}
