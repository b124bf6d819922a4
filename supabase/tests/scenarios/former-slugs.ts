import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { saveFoundPages } from "../../../data/pages/public-addresses.ts";
import { getAlbumIdBySlug, getRenamedEvent } from "../../../data/pages/slugs.ts";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { hire } from "../staff-scene.ts";
import { succeed } from "./answers.ts";

export function formerSlugScenarios(backend: () => Backend): void {
  test("every former address of a renamed event leads to its current one", async () => {
    const [first, second, third] = [name(), name(), name()];
    const event = await createEvent(backend(), first);
    await event.change({ slug: second });
    await event.change({ slug: third });
    const visitor = backend().visitor();
    expect(await getRenamedEvent(visitor, first)).toBe(third);
    expect(await getRenamedEvent(visitor, second)).toBe(third);
    expect(await getRenamedEvent(visitor, third)).toBeNull();
  });

  test("a slug that two events had leads to the latest of them", async () => {
    const [shared, early, late] = [name(), name(), name()];
    const one = await createEvent(backend(), shared);
    await one.change({ slug: early });
    const other = await createEvent(backend(), shared);
    await other.change({ slug: late });
    expect(await getRenamedEvent(backend().visitor(), shared)).toBe(late);
  });

  test("a slug that was never public is not kept, and a withdrawn event's slugs lead nowhere", async () => {
    const [secret, given, present] = [name(), name(), name()];
    const event = await createEvent(backend(), secret, "draft");
    await event.change({ slug: given, status: "published" });
    await event.change({ slug: present });
    const visitor = backend().visitor();
    expect(await getRenamedEvent(visitor, secret)).toBeNull();
    expect(await getRenamedEvent(visitor, given)).toBe(present);
    await event.change({ status: "archived" });
    expect(await getRenamedEvent(visitor, given)).toBeNull();
  });

  test("a deleted event leaves no former slug behind", async () => {
    const [before, after] = [name(), name()];
    const event = await createEvent(backend(), before);
    await event.change({ slug: after });
    await succeed(event.office.from("events").delete().eq("slug", after).select());
    const left = backend().service().from("former_slugs").select("id").eq("slug", before);
    expect(await succeed(left)).toEqual([]);
  });

  test("links in texts follow renamed rows, and undoing the rename restores them", async () => {
    const [before, after] = [name(), name()];
    const event = await createEvent(backend(), before);
    const linking = (slug: string) =>
      `<p><a href="/invites/${slug}">Come</a>, <a href="/hi/invites/${slug}?lang#when">आइए</a>, <a href="/invites/${slug}-2">or then</a></p>`;
    const block = (slug: string) => [{ kind: "text", id: "b1", body: linking(slug) }];
    const enter = (table: "latest_updates" | "own_pages", row: object) =>
      succeed(
        event.office
          .from(table)
          .insert(row as never)
          .select("id, updated_at")
          .single(),
      );
    const notice = await enter("latest_updates", {
      content: "Come and see",
      body: linking(before),
      link: `/invites/${before}#when`,
      translations: { hi: { content: "देखने आइए", body: linking(before) } },
    });
    const page = await enter("own_pages", {
      title: "Come",
      path: name().slice(0, 30),
      blocks: block(before),
    });
    const other = await enter("latest_updates", { content: "Another", link: `/news/${before}` });
    const moved = linking(after).replace(`${after}-2`, `${before}-2`);
    const expectLinks = async (slug: string, body: string) => {
      const notices = event.office.from("latest_updates").select("body, link, translations");
      expect(await succeed(notices.eq("id", notice.id).single())).toEqual({
        body,
        link: `/invites/${slug}#when`,
        translations: { hi: { content: "देखने आइए", body } },
      });
      const pages = event.office.from("own_pages").select("blocks").eq("id", page.id);
      expect(await succeed(pages.single())).toMatchObject({ blocks: [{ body }] });
    };
    await event.change({ slug: after });
    await expectLinks(after, moved);
    // Texts without such a link are unchanged.
    const untouched = event.office.from("latest_updates").select("id, updated_at");
    expect(await succeed(untouched.eq("id", other.id).single())).toEqual(other);
    const log = event.office.from("audit_log").select("change").eq("row_id", notice.id);
    const latest = await succeed(log.order("written_at", { ascending: false }).limit(1).single());
    await succeed(event.office.rpc("undo_change", { wanted: latest.change }));
    await expectLinks(before, linking(before));
  });

  test("a contributor's draft leads no link of the site elsewhere", async () => {
    const office = (await backend().admin()).client;
    const notice = { content: "Admissions are open", link: "/admissions/apply" };
    const { id } = await succeed(
      office.from("latest_updates").insert(notice).select("id").single(),
    );
    const { client: contributor } = await hire(backend(), null, "contributor");
    const drafts = contributor.from("own_pages");
    const draft = { title: "Apply", path: "admissions/apply" };
    const page = await succeed(drafts.insert(draft).select("id").single());
    await succeed(
      drafts
        .update({ path: name().slice(0, 30) })
        .eq("id", page.id)
        .select(),
    );
    const link = office.from("latest_updates").select("link").eq("id", id);
    expect(await succeed(link.single())).toEqual({ link: "/admissions/apply" });
  });

  test("only the links of a public own page follow it, never those of the site's own pages", async () => {
    await saveFoundPages(backend().service());
    const { client: editor } = await hire(backend(), null, "editor");
    const pages = editor.from("own_pages");
    const moveFrom = async (path: string, more: object) => {
      const notice = { content: "Read on", link: `/${path}` };
      const notices = editor.from("latest_updates");
      const { id } = await succeed(notices.insert(notice).select("id").single());
      const entered = { title: "Read on", path, ...more };
      const page = await succeed(pages.insert(entered).select("id").single());
      const after = name().slice(0, 30);
      await succeed(pages.update({ path: after }).eq("id", page.id).select());
      const { link } = await succeed(notices.select("link").eq("id", id).single());
      return { link, after: `/${after}` };
    };
    const shown = { status: "published", publish_at: "2026-01-01T00:00:00Z" };
    const [draft, coming] = [name().slice(0, 30), name().slice(0, 30)];
    expect(await moveFrom(draft, {})).toMatchObject({ link: `/${draft}` });
    const later = { ...shown, publish_at: "2100-01-01T00:00:00Z" };
    expect(await moveFrom(coming, later)).toMatchObject({ link: `/${coming}` });
    expect(await moveFrom("admissions", shown)).toMatchObject({ link: "/admissions" });
    const { link, after } = await moveFrom(name().slice(0, 30), shown);
    expect(link).toBe(after);
  });

  test("a colleague of one campus moves links in texts of that campus only", async () => {
    const [before, after] = [name(), name()];
    const office = (await backend().admin()).client;
    const shown = { status: "published", publish_at: "2026-01-01T00:00:00Z" };
    const event = { title: "Fair", slug: before, starts_at: "2031-02-01T09:00:00Z", ...shown };
    await succeed(
      office
        .from("events")
        .insert({ ...event, campus: "majra" })
        .select("id"),
    );
    const notices = ["majra", "juniors", null].map((campus) => ({
      content: "Come and see",
      link: `/invites/${before}`,
      campus,
    }));
    const entered = await succeed(office.from("latest_updates").insert(notices).select("id"));
    const { client } = await hire(backend(), "majra", "editor");
    const renamed = client.from("events").update({ slug: after }).eq("slug", before);
    await succeed(renamed.select("id"));
    const ids = entered.map(({ id }) => id);
    const rows = await succeed(office.from("latest_updates").select("campus, link").in("id", ids));
    expect(new Map(rows.map(({ campus, link }) => [campus, link]))).toEqual(
      new Map([
        ["majra", `/invites/${after}`],
        ["juniors", `/invites/${before}`],
        [null, `/invites/${before}`],
      ]),
    );
  });

  test("an album is found by its current and former slugs, an unlisted one only by its id", async () => {
    const [before, after] = [name(), name()];
    const office = (await backend().admin()).client;
    const albums = office.from("gallery_events");
    const album = { title: "Renamed", slug: before, published: true };
    const { id } = await succeed(albums.insert(album).select("id").single());
    const change = (changes: { slug?: string; unlisted?: boolean }) =>
      succeed(office.from("gallery_events").update(changes).eq("id", id).select("id"));
    await change({ slug: after });
    const visitor = backend().visitor();
    expect(await getAlbumIdBySlug(visitor, before)).toBe(id);
    expect(await getAlbumIdBySlug(visitor, after)).toBe(id);
    await change({ unlisted: true });
    expect(await getAlbumIdBySlug(visitor, before)).toBeNull();
    expect(await getAlbumIdBySlug(visitor, after)).toBeNull();
  });
}

const name = () => `renamed-${randomUUID()}`;

async function createEvent(backend: Backend, slug: string, status = "published") {
  const office = (await backend.admin()).client;
  const event = { title: "Fair", slug, status, starts_at: "2031-02-01T09:00:00Z" };
  const publish = { publish_at: "2026-01-01T00:00:00Z" };
  const { id } = await succeed(
    office
      .from("events")
      .insert({ ...event, ...publish })
      .select("id")
      .single(),
  );
  return {
    office,
    change: (changes: { slug?: string; status?: string }) =>
      succeed(office.from("events").update(changes).eq("id", id).select("id")),
  };
}
