import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import {
  findDeletedRow,
  listDeletedRows,
  listRowHistory,
  restoreVersion,
  undoChanges,
} from "../../../data/office/changes.ts";
import {
  countRows,
  createRow,
  deleteRows,
  type ListQuestion,
  listRows,
  openList,
  updateRow,
  updateRows,
} from "../../../data/office/rows.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { refuse, succeed } from "./answers.ts";

const aMomentAgo = () => new Date(Date.now() - 60_000).toISOString();

export function managedRowScenarios(backend: () => Backend): void {
  const office = async () => (await backend().admin()).client;

  /** Teachers of a department of their own, in the order of their names. */
  async function buildTeachers(client: Client, names: string[]) {
    const department = randomUUID().slice(0, 8);
    const ids = [];
    for (const name of names) {
      const values = { name, department, designation: "Teacher", position: names.indexOf(name) };
      ids.push((await createRow(client, "teachers", values)).id);
    }
    return { department, ids };
  }
  const question = (department: string, more: Partial<ListQuestion> = {}): ListQuestion => ({
    table: "teachers",
    sort: { column: "name", descending: false },
    filters: { department },
    search: "",
    searchColumns: ["name"],
    size: 2,
    ...more,
  });

  test("a value that is too long for the index of its column is a bad request", async () => {
    const client = await office();
    const album = { title: "Sports day", slug: randomUUID(), held_on: "2026-11-02" };
    const rows = client.from("gallery_events");
    const { id } = await succeed(
      rows
        .insert({ ...album, campus: "majra" })
        .select()
        .single(),
    );
    const changed = client.from("gallery_events").update({ campus: "%".repeat(300_000) });
    expect(await refuse(changed.eq("id", id))).toMatchObject({ status: 400, code: "54000" });
  });

  test("a list with equal names is paged forwards and backwards", async () => {
    const client = await office();
    const { department } = await buildTeachers(client, ["Asha", "Ravi", "Ravi", "Ravi", "Zoya"]);
    const names = ({ rows }: { rows: { id: string }[] }) =>
      rows.map((row) => (row as unknown as { name: string }).name);
    const first = await listRows(client, question(department));
    expect(names(first)).toEqual(["Asha", "Ravi"]);
    expect(first).toMatchObject({ hasNewer: false, hasOlder: true });
    const after = (page: typeof first) => ({
      value: names(page).at(-1) ?? "",
      id: page.rows.at(-1)?.id ?? "",
      backwards: false,
    });
    const second = await listRows(client, question(department, { from: after(first) }));
    const third = await listRows(client, question(department, { from: after(second) }));
    expect(names(second)).toEqual(["Ravi", "Ravi"]);
    expect(names(third)).toEqual(["Zoya"]);
    expect(third.hasOlder).toBe(false);
    const [head] = third.rows;
    const back = { value: "Zoya", id: head?.id ?? "", backwards: true };
    expect((await listRows(client, question(department, { from: back }))).rows).toEqual(
      second.rows,
    );
    const opened = await openList(client, question(department, { from: after(first) }));
    expect(opened).toEqual({ page: second, count: 5 });
  });

  test("a list is searched and counted, and search words are never taken as patterns", async () => {
    const client = await office();
    const { department } = await buildTeachers(client, ["100% Sharma", "O'Neil, (Dr.)", "Rao_B"]);
    const count = (search: string) => countRows(client, question(department, { search }));
    expect(await count("")).toBe(3);
    expect(await count("sharma")).toBe(1);
    expect(await count("%")).toBe(1);
    expect(await count("_b")).toBe(1);
    expect(await count("o'neil, (dr")).toBe(1);
    expect(await count("'; drop table students; --")).toBe(0);
    const odd = { 'name" = name or "name': "x" };
    await expect(
      countRows(client, { ...question(department), filters: odd }),
    ).rejects.toMatchObject({ code: "22023" });
  });

  test("only admins read lists, histories and the trash", async () => {
    const { client: alumnus } = await backend().signUp();
    for (const [client, details] of [
      [backend().visitor(), null],
      [alumnus, "not_admin"],
    ] as const) {
      const id = randomUUID();
      const target = "students";
      for (const answer of [
        await refuse(client.rpc("list_managed_rows", { target, sort: "name" })),
        await refuse(client.rpc("count_managed_rows", { target })),
        await refuse(client.rpc("list_deleted_rows", { target })),
        await refuse(client.rpc("list_row_history", { target, row_id: id })),
        await refuse(client.rpc("restore_version", { target, entry_id: id })),
        await refuse(client.rpc("restore_deleted_row", { target, entry_id: id })),
        await refuse(client.rpc("undo_changes", { target, ids: [id], since: aMomentAgo() })),
      ]) {
        expect(answer).toMatchObject({ code: "42501", details });
      }
      // Asked before the caller is known: the answer is nothing, not a refusal.
      expect(await openList(client, question("Science"))).toBeNull();
    }
  });

  test("tables without content are not managed", async () => {
    const client = await office();
    for (const target of [
      "admin_users",
      "auth_user_roles",
      "audit_log",
      "mail_outbox",
      "nothing",
    ]) {
      expect(await refuse(client.rpc("list_managed_rows", { target, sort: "id" }))).toMatchObject({
        details: "target",
      });
    }
  });

  test("saving over a newer version is refused and changes nothing", async () => {
    const client = await office();
    const { ids } = await buildTeachers(client, ["Meera"]);
    const id = ids[0] ?? "";
    const { updated_at: seen } = await succeed(
      client.from("teachers").select("updated_at").eq("id", id).single(),
    );
    const mine = await updateRow(client, "teachers", { id, seen }, { bio: "Mine." });
    expect(mine).toMatchObject({ bio: "Mine." });
    expect(await updateRow(client, "teachers", { id, seen }, { bio: "Late." })).toBeNull();
    const row = client.from("teachers").select("bio").eq("id", id).single();
    expect(await succeed(row)).toEqual({ bio: "Mine." });
  });

  test("many deleted rows are restored in one step", async () => {
    const client = await office();
    const since = aMomentAgo();
    const { department, ids } = await buildTeachers(client, ["One", "Two", "Three"]);
    const last = new Date().toISOString();
    expect(await deleteRows(client, "teachers", ids)).toBe(3);
    const gone = (await listDeletedRows(client, "teachers")).map(({ row_id }) => row_id);
    expect(gone).toEqual(expect.arrayContaining(ids));
    expect(await undoChanges(client, "teachers", ids, last)).toBe(3);
    expect(await countRows(client, question(department))).toBe(3);
    const left = (await listDeletedRows(client, "teachers")).map(({ row_id }) => row_id);
    expect(left).not.toEqual(expect.arrayContaining(ids));
    // Undone to the time before they were created, they are deleted.
    await undoChanges(client, "teachers", ids, since);
    expect(await countRows(client, question(department))).toBe(0);
  });

  test("a deleted row is found in the trash however many were deleted after it", async () => {
    const client = await office();
    const { ids } = await buildTeachers(client, ["Asha"]);
    const id = ids[0] ?? "";
    expect(await findDeletedRow(client, "teachers", id)).toBeNull();
    await deleteRows(client, "teachers", [id]);
    const later = Array.from({ length: 101 }, () => ({ name: "Ravi", designation: "Teacher" }));
    const others = await succeed(client.from("teachers").insert(later).select("id"));
    const otherIds = others.map((other) => other.id);
    await deleteRows(client, "teachers", otherIds);
    const listed = (await listDeletedRows(client, "teachers")).map(({ row_id }) => row_id);
    expect(listed).not.toContain(id);
    const entry = await findDeletedRow(client, "teachers", id);
    expect(entry).toMatchObject({ row_id: id, was: { name: "Asha" } });
  });

  test("undoing a change of many rows restores each row's own value", async () => {
    const client = await office();
    const { ids } = await buildTeachers(client, ["One", "Two"]);
    const [first = ""] = ids;
    await updateRows(client, "teachers", [first], { campus: "majra" });
    const since = new Date().toISOString();
    await updateRows(client, "teachers", ids, { campus: "juniors" });
    await undoChanges(client, "teachers", ids, since);
    const rows = client.from("teachers").select("campus").in("id", ids).order("position");
    expect(await succeed(rows)).toEqual([{ campus: "majra" }, { campus: null }]);
  });

  test("a deleted album is restored with its pictures", async () => {
    const client = await office();
    const slug = `album-${randomUUID().slice(0, 8)}`;
    const album = { title: "Sports day", slug, published: true };
    const { id } = await succeed(client.from("gallery_events").insert(album).select("id").single());
    const picture = { gallery_event_id: id, path: "/prints/a.svg", width: 10, height: 10 };
    await succeed(client.from("gallery_images").insert([picture, picture]).select("id"));
    const target = "gallery_events";
    await succeed(client.from(target).delete().eq("id", id).select("id"));
    const trash = await succeed(client.rpc("list_deleted_rows", { target }));
    const entry = trash.find(({ row_id }) => row_id === id);
    const restore = { target, entry_id: entry?.id ?? randomUUID() };
    await client.rpc("restore_deleted_row", restore).throwOnError();
    const pictures = backend().visitor().from("gallery_images").select("id");
    expect(await succeed(pictures.eq("gallery_event_id", id))).toHaveLength(2);
  });

  test("a row is reverted to an earlier version", async () => {
    const client = await office();
    const { ids } = await buildTeachers(client, ["Asha"]);
    const id = ids[0] ?? "";
    await updateRows(client, "teachers", [id], { bio: "First." });
    await updateRows(client, "teachers", [id], { bio: "Second." });
    const history = await listRowHistory(client, "teachers", id);
    expect(history.map(({ action }) => action)).toEqual(["update", "update", "insert"]);
    await restoreVersion(client, "teachers", history[1]?.id ?? "");
    const row = client.from("teachers").select("bio").eq("id", id).single();
    expect(await succeed(row)).toEqual({ bio: "First." });
  });
}
