import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { createPreview } from "../../../data/pages/previews.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { type LimitedRole, limitedRoles } from "../role-expectations.ts";
import { hire } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";

const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();
const story = () => ({ title: "The heats are run", slug: `story-${randomUUID()}` });
const refusedBy = (details: string) => ({ status: 403, code: "42501", details });

/** What staff try to do beyond their role, and their daily work within it. */
export function staffRoleScenarios(backend: () => Backend) {
  const clients = {} as Record<LimitedRole, Client>;
  let service: Client;
  beforeAll(async () => {
    service = backend().service();
    for (const role of limitedRoles) clients[role] = (await hire(backend(), null, role)).client;
  });

  const event = async (hours: number, more: object = {}) =>
    succeed(
      service
        .from("events")
        .insert({
          title: "Fair",
          slug: `fair-${randomUUID()}`,
          starts_at: inHours(hours),
          status: "published",
          rsvp_enabled: true,
          ...more,
        })
        .select()
        .single(),
    );
  const guest = async (eventId: string) =>
    succeed(
      service
        .from("event_rsvps")
        .insert({
          event_id: eventId,
          reference: `RSVP-26-${randomUUID().slice(0, 7)}`.toUpperCase(),
          name: "Guest",
          email: `${randomUUID().slice(0, 13)}@mail.example`,
          status: "going",
        })
        .select()
        .single(),
    );

  test("nobody gives themselves another role or lists anybody", async () => {
    for (const role of limitedRoles) {
      const { client, entry, email } = await hire(backend(), null, role);
      const list = client.from("admin_users");
      const raised = await succeed(
        list.update({ role: "administrator" }).eq("email", email).select(),
      );
      expect(raised, role).toEqual([]);
      const added = { email: `${randomUUID().slice(0, 8)}@mail.example`, role: "administrator" };
      expect(await refuse(list.insert(added)), role).toMatchObject({ code: "42501" });
      const kept = service.from("admin_users").select().eq("id", entry).single();
      expect(await succeed(kept)).toMatchObject({ role });
      expect(await succeed(client.rpc("is_admin")), role).toBe(false);
    }
  });

  test("a preview belongs to its author, and the next one reuses its row", async () => {
    const preview = (path: string) => ({
      path,
      table_name: "news_stories",
      rows: [{ column: "id" as const, value: randomUUID(), values: { title: "Not yet said" } }],
    });
    const { id } = await createPreview(clients.contributor, preview("/news/a"));
    const own = () => clients.contributor.from("previews").select("path").eq("id", id);
    const other = clients.editor.from("previews").select("path").eq("id", id);
    expect(await succeed(other)).toEqual([]);
    const taken = await createPreview(clients.editor, { ...preview("/news/b"), replaces: id });
    expect(taken.id).not.toBe(id);
    expect(await succeed(own())).toEqual([{ path: "/news/a" }]);
    const next = await createPreview(clients.contributor, { ...preview("/news/c"), replaces: id });
    expect(next.id).toBe(id);
    expect(await succeed(own())).toEqual([{ path: "/news/c" }]);
  });

  test("colleagues preview only what they may write, at their own campus", async () => {
    const of = (table_name: string, values: object) => ({
      path: "/contact",
      table_name,
      rows: [{ column: "id" as const, value: randomUUID(), values: { ...values } }],
    });
    for (const role of ["contributor", "editor"] as const) {
      const { client } = await hire(backend(), "majra", role);
      const address = createPreview(client, of("auth_user_roles", { role: "admin" }));
      await expect(address, role).rejects.toMatchObject({ code: "42501" });
      const elsewhere = createPreview(client, of("news_stories", { campus: "juniors" }));
      await expect(elsewhere, role).rejects.toMatchObject({ code: "42501" });
      await createPreview(client, of("news_stories", { campus: "majra" }));
      // A draft that is stored: its id alone would show it to whoever has the link.
      const draft = async (campus: string) => {
        const story = { title: "Not yet said", slug: randomUUID(), campus, status: "draft" };
        const { id: value } = await succeed(
          service.from("news_stories").insert(story).select().single(),
        );
        const rows = [{ column: "id" as const, value, values: {} }];
        return createPreview(client, { path: "/news/a", table_name: "news_stories", rows });
      };
      await expect(draft("juniors"), role).rejects.toMatchObject({ code: "42501" });
      await draft("majra");
      // Rows are named by their id: no other column finds one of another campus.
      for (const column of ["key", "slug"]) {
        const rows = [{ column, value: "harvest", values: {} }];
        const preview = { path: "/news/harvest", table_name: "news_stories", rows };
        const named = client.from("previews").insert(preview).select("id");
        expect(await refuse(named), column).toMatchObject({ code: "23514" });
      }
    }
    const { client: contributor } = await hire(backend(), null, "contributor");
    const phone = createPreview(contributor, of("site_content", { content: { phone: "0" } }));
    await expect(phone).rejects.toMatchObject({ code: "42501" });
  });

  test("an administrator changes a colleague's role at once, but not their own or the last administrator's", async () => {
    const admin = await backend().admin();
    const { client, entry } = await hire(backend(), null);
    expect(await succeed(client.rpc("is_admin"))).toBe(true);
    const list = admin.client.from("admin_users");
    await succeed(list.update({ role: "door" }).eq("id", entry).select().single());
    expect(await succeed(client.rpc("is_admin"))).toBe(false);
    const own = list.update({ role: "editor" }).eq("email", "office@school.example");
    expect(await refuse(own)).toEqual(refusedBy("own_admin_entry"));
  });

  test("staff of one campus cannot assign roles", async () => {
    const { client } = await hire(backend(), "majra");
    const { entry } = await hire(backend(), "majra", "door");
    const raised = client.from("admin_users").update({ role: "editor" }).eq("id", entry);
    expect(await refuse(raised)).toEqual(refusedBy("campus_scope"));
  });

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
    const log = service.from("audit_log").select().eq("row_id", draft.id).order("written_at");
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
    const shown = await succeed(service.from("gallery_events").insert(listed).select().single());
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
    const row = await succeed(service.from("news_stories").insert(published).select().single());
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

    const stories = service.from("news_stories");
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

  test("admissions reads families' enquiries, but no account or alumni profile", async () => {
    const { admissions } = clients;
    for (const table of ["users", "auth_user_roles", "admin_users"] as const) {
      const rows = await succeed(admissions.from(table).select());
      // They read only their own row.
      expect(rows.length, table).toBeLessThanOrEqual(table === "admin_users" ? 0 : 1);
    }
    expect(await succeed(admissions.from("alumni_profiles").select())).toEqual([]);
    expect(await succeed(admissions.from("alumni_directory").select())).toEqual([]);
    expect(await succeed(admissions.rpc("list_directory", {}))).toEqual([]);
    const targets = [{ table: "alumni_profiles", columns: ["full_name"] }];
    expect(await refuse(admissions.rpc("find_managed_rows", { targets, search: "a" }))).toEqual(
      refusedBy("office_role"),
    );
    const history = { target: "alumni_profiles", row_id: randomUUID() };
    expect(await refuse(admissions.rpc("list_row_history", history))).toEqual(
      refusedBy("office_role"),
    );
  });

  test("the alumni office reads no enquiry", async () => {
    const { alumni_office: alumniOffice } = clients;
    expect(await succeed(alumniOffice.from("admission_enquiries").select())).toEqual([]);
    expect(await succeed(alumniOffice.from("contact_messages").select())).toEqual([]);
    const about = { target: "admission_enquiries", about: randomUUID() };
    expect(await refuse(alumniOffice.rpc("list_enquiry_answers", about))).toEqual(
      refusedBy("office_role"),
    );
  });

  test("the dashboard of a role counts and names only its own work", async () => {
    expect(
      Object.keys((await succeed(clients.admissions.rpc("count_waiting_work"))) as object),
    ).toEqual(["messages", "enquiries", "applicationTasks"]);
    expect(await succeed(clients.door.rpc("count_waiting_work"))).toEqual({});
    await succeed(clients.editor.from("news_stories").insert(story()).select());
    const tables = async (client: Client) =>
      (await succeed(client.rpc("list_latest_changes", {}))).map(({ table_name }) => table_name);
    expect(await tables(clients.editor)).toContain("news_stories");
    expect(await tables(clients.admissions)).not.toContain("news_stories");
    expect(await tables(clients.door)).toEqual([]);
  });

  test("an editor cannot delete an event with RSVPs, although the role does not see them", async () => {
    const { id } = await event(48);
    await guest(id);
    expect(await succeed(clients.editor.from("event_rsvps").select())).toEqual([]);
    const gone = clients.editor.from("events").delete().eq("id", id);
    expect(await refuse(gone)).toMatchObject({ code: "23503", details: "has_rsvps" });
  });

  test("an editor undoes only changes of rows that editors may write", async () => {
    const admin = await backend().admin();
    const entry = {
      admission_no: randomUUID(),
      name: "A student",
      campus: "majra",
      class: "Class 8",
    };
    const { id } = await succeed(admin.client.from("students").insert(entry).select().single());
    const log = service.from("audit_log").select("change").eq("row_id", id).single();
    const { change } = await succeed(log);
    expect(await refuse(clients.editor.rpc("undo_change", { wanted: change }))).toEqual(
      refusedBy("office_role"),
    );
    await succeed(admin.client.from("students").delete().eq("id", id).select());
  });

  test("the door checks guests in around the day of the event, and reads nothing else", async () => {
    const { door } = clients;
    const today = await event(2);
    const later = await event(24 * 9);
    const [here, coming] = [await guest(today.id), await guest(later.id)];
    const listed = (await succeed(door.rpc("list_door_events"))).map(({ id }) => id);
    expect(listed).toContain(today.id);
    expect(listed).not.toContain(later.id);
    const guests = await succeed(door.rpc("list_expected_guests", { wanted: today.id }));
    expect(guests.map(({ reference }) => reference)).toEqual([here.reference]);
    expect(Object.keys(guests[0] ?? {})).not.toContain("email");
    const tick = (of: typeof here) => ({
      tick_id: randomUUID(),
      event_id: of.event_id,
      guest_reference: of.reference,
    });
    const ticked = await succeed(door.rpc("check_in_guest", tick(here)).single());
    expect(ticked.checked_in_at).not.toBeNull();

    expect(await refuse(door.rpc("check_in_guest", tick(coming)))).toEqual(
      refusedBy("door_closed"),
    );
    expect(await refuse(door.rpc("list_expected_guests", { wanted: later.id }))).toEqual(
      refusedBy("door_closed"),
    );
    for (const table of ["event_rsvps", "event_check_ins", "admission_enquiries"] as const) {
      expect(await succeed(door.from(table).select()), table).toEqual([]);
    }
  });

  test("the door of one campus works only there", async () => {
    const { client } = await hire(backend(), "majra", "door");
    const [own, other] = [await event(2, { campus: "majra" }), await event(2)];
    const listed = (await succeed(client.rpc("list_door_events"))).map(({ id }) => id);
    expect([listed.includes(own.id), listed.includes(other.id)]).toEqual([true, false]);
    expect(await refuse(client.rpc("list_expected_guests", { wanted: other.id }))).toEqual(
      refusedBy("campus_scope"),
    );
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

  test("an administrator who views the office as another role has its rights in that session", async () => {
    const person = await hire(backend(), null);
    const elsewhere = (await backend().signIn(person)).client;
    const { client } = person;
    await succeedVoid(client.rpc("see_as", { seen: "admissions" }));
    expect(await succeed(client.rpc("get_office_role"))).toMatchObject([
      { role: "admissions", given_role: "administrator" },
    ]);
    expect(await succeed(client.rpc("is_admin"))).toBe(false);
    expect(await succeed(client.from("admin_users").select())).toEqual([]);
    expect(await refuse(client.from("news_stories").insert(story()))).toMatchObject({
      code: "42501",
    });
    // Another session of the same person keeps the assigned role.
    expect(await succeed(elsewhere.rpc("is_admin"))).toBe(true);
    await succeedVoid(client.rpc("see_as", { seen: null as unknown as string }));
    expect(await succeed(client.rpc("is_admin"))).toBe(true);
  });

  test("viewing as another role adds no rights", async () => {
    for (const role of limitedRoles) {
      const wished = clients[role].rpc("see_as", { seen: "editor" });
      expect(await refuse(wished), role).toEqual(refusedBy("not_admin"));
    }
    const alumnus = await backend().signUp();
    expect(await refuse(alumnus.client.rpc("see_as", { seen: "editor" }))).toEqual(
      refusedBy("not_admin"),
    );
    // The role is taken away while the person views as another: the assigned role remains.
    const { client, entry } = await hire(backend(), null);
    await succeedVoid(client.rpc("see_as", { seen: "editor" }));
    await succeed(service.from("admin_users").update({ role: "door" }).eq("id", entry).select());
    expect(await succeed(client.rpc("get_office_role"))).toEqual([
      { role: "door", given_role: "door", opened: ["door"], written: ["door"] },
    ]);
  });
}

/** For functions without a return value. */
async function succeedVoid(query: PromiseLike<{ error: unknown }>): Promise<void> {
  const { error } = await query;
  if (error) throw error;
}
