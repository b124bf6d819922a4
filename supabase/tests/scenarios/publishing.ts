import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { hireForRoles, inHours, refusedBy, story } from "../role-scene.ts";
import { hire } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";

/** What contributors may not show to visitors, and how an editor decides on what they propose. */
export function publishingScenarios(backend: () => Backend): void {
  const clients = hireForRoles(backend, ["contributor", "editor"]);
  const service = () => backend().service();

  test("a contributor writes drafts, and nothing that visitors see", async () => {
    const stories = clients.contributor.from("news_stories");
    const draft = await succeed(stories.insert(story()).select().single());
    expect(draft.status).toBe("draft");
    await succeed(stories.update({ lead: "In the rain." }).eq("id", draft.id).select().single());

    const notPublisher = refusedBy("not_publisher");
    const published = { status: "published" };
    expect(await refuse(stories.update(published).eq("id", draft.id))).toEqual(notPublisher);
    expect(await refuse(stories.insert({ ...story(), status: "published" }))).toEqual(notPublisher);

    // Published by an editor, withdrawn, and published again through its history.
    const ofEditor = clients.editor.from("news_stories");
    await succeed(ofEditor.update(published).eq("id", draft.id).select().single());
    expect(await refuse(stories.update({ lead: "" }).eq("id", draft.id))).toEqual(notPublisher);
    expect(await refuse(stories.delete().eq("id", draft.id))).toEqual(notPublisher);
    await succeed(ofEditor.update({ status: "draft" }).eq("id", draft.id).select().single());
    const log = service().from("audit_log").select().eq("row_id", draft.id).order("written_at");
    const wasPublished = (await succeed(log)).find(({ after }) => {
      return (after as { status: string }).status === "published";
    });
    const restored = { target: "news_stories", entry_id: wasPublished?.id ?? "" };
    expect(await refuse(clients.contributor.rpc("restore_version", restored))).toEqual(
      notPublisher,
    );
    const undone = { wanted: (await succeed(log)).at(-1)?.change ?? 0 };
    expect(await refuse(clients.contributor.rpc("undo_change", undone))).toEqual(notPublisher);
    const list = { target: "news_stories", filters: { id: draft.id }, search: "" };
    const changed = { ...list, search_columns: [], new_values: published, expected: 1 };
    expect(await refuse(clients.contributor.rpc("change_found_rows", changed))).toEqual(
      notPublisher,
    );
    await succeed(stories.delete().eq("id", draft.id).select().single());
  });

  test("a contributor schedules no album and adds no picture to a public one", async () => {
    const albums = clients.contributor.from("gallery_events");
    const album = { title: "Sports day", slug: `album-${randomUUID()}` };
    const draft = await succeed(albums.insert(album).select().single());
    const coming = { publish_at: inHours(1) };
    expect(await refuse(albums.update(coming).eq("id", draft.id))).toEqual(
      refusedBy("not_publisher"),
    );
    const picture = { path: "/prints/albums/a/01.svg", width: 4, height: 3 };
    const pictures = clients.contributor.from("gallery_images");
    const added = await succeed(
      pictures
        .insert({ ...picture, gallery_event_id: draft.id })
        .select()
        .single(),
    );
    const listed = { title: "Listed", slug: `album-${randomUUID()}`, published: true };
    const shown = await succeed(service().from("gallery_events").insert(listed).select().single());
    const moved = pictures.update({ gallery_event_id: shown.id }).eq("id", added.id);
    expect(await refuse(moved)).toEqual(refusedBy("not_publisher"));
    const move = { ids: [added.id], album_id: shown.id };
    expect(await refuse(clients.contributor.rpc("move_album_pictures", move))).toEqual(
      refusedBy("not_publisher"),
    );
  });

  test("an editor approves what a contributor proposes, or returns it, and never over a newer version", async () => {
    const { contributor, editor } = clients;
    const published = { ...story(), status: "published" };
    const row = await succeed(service().from("news_stories").insert(published).select().single());
    const about = { target: "news_stories", wanted: row.id };
    const changes = { lead: "In the rain.", updated_at: "2026-01-01T00:00:00Z", id: randomUUID() };
    const propose = (seen: string) =>
      contributor.rpc("propose_change", { ...about, changes, seen });
    const proposal = await succeed(propose(row.updated_at));
    expect(await succeed(propose(row.updated_at))).toBe(proposal);
    const kept = await succeed(editor.from("proposals").select().eq("id", proposal).single());
    expect(kept).toMatchObject({ changes: { lead: "In the rain." }, state: "open" });
    const decide = { proposal, approve: true };
    expect(await refuse(contributor.rpc("decide_proposal", decide))).toEqual(
      refusedBy("not_publisher"),
    );
    const own = contributor.from("proposals");
    expect(await succeed(own.update({ state: "approved" }).eq("id", proposal).select())).toEqual(
      [],
    );
    expect(await refuse(own.insert({ ...kept, id: randomUUID() }))).toMatchObject({
      code: "42501",
    });

    const stories = service().from("news_stories");
    const other = await succeed(
      stories.update({ author: "Office" }).eq("id", row.id).select().single(),
    );
    expect(await succeed(editor.rpc("decide_proposal", decide))).toBe(false);
    expect(await refuse(propose(row.updated_at))).toMatchObject({ details: "stale" });
    const returned = { proposal, approve: false, answer: "It was dry." };
    expect(await succeed(editor.rpc("decide_proposal", returned))).toBe(true);
    expect(await refuse(editor.rpc("decide_proposal", decide))).toMatchObject({ code: "PT404" });

    const again = await succeed(propose(other.updated_at));
    expect(await succeed(editor.rpc("decide_proposal", { proposal: again, approve: true }))).toBe(
      true,
    );
    expect(await succeed(stories.select().eq("id", row.id).single())).toMatchObject({
      lead: "In the rain.",
      author: "Office",
      status: "published",
    });
  });

  test("an editor of one campus publishes only for that campus", async () => {
    const { client } = await hire(backend(), "majra", "editor");
    const stories = client.from("news_stories");
    const published = { ...story(), status: "published" };
    await succeed(
      stories
        .insert({ ...published, campus: "majra" })
        .select()
        .single(),
    );
    const elsewhere = { ...story(), status: "published", campus: "juniors" };
    expect(await refuse(stories.insert(elsewhere))).toEqual(refusedBy("campus_scope"));
  });
}
