import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { listLatestChanges, undoChange } from "../../../data/office/changes.ts";
import {
  changeFoundRows,
  countFoundRows,
  createView,
  deleteView,
  findManagedRows,
  listViews,
  orderRows,
} from "../../../data/office/lists.ts";
import { getContentRows, saveContent, seenOf } from "../../../data/office/site-content.ts";
import { getWaitingWork, listDailyCounts } from "../../../data/office/waiting-work.ts";
import { recordPageVisits } from "../../../data/operations/counters.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { refuse } from "./answers.ts";

export function listWorkScenarios(backend: () => Backend): void {
  const officeClient = async () => (await backend().admin()).client;

  /** Teachers of a department of their own. */
  async function buildTeachers(client: Client, count: number) {
    const department = randomUUID().slice(0, 8);
    const rows = Array.from({ length: count }, (_, place) => ({
      name: `Teacher ${place}`,
      department,
      designation: "Teacher",
    }));
    await client.from("teachers").insert(rows).throwOnError();
    const found = {
      table: "teachers" as const,
      filters: { department },
      search: "",
      searchColumns: ["name"],
    };
    return { department, found };
  }

  test("only admins reorder rows, in one change", async () => {
    const client = await officeClient();
    const { found } = await buildTeachers(client, 3);
    const { data: rows } = await client
      .from("teachers")
      .select("id, position")
      .eq("department", found.filters.department)
      .order("id")
      .throwOnError();
    const ids = rows.map(({ id }) => id).reverse();
    const placesOf = async () => {
      const { data } = await client.from("teachers").select("id, position").in("id", ids);
      return ids.map((id) => data?.find((row) => row.id === id)?.position);
    };
    expect(await orderRows(client, "teachers", "position", ids)).toBe(3);
    expect(await placesOf()).toEqual([1, 2, 3]);
    expect(await orderRows(client, "teachers", "position", ids)).toBe(0);

    const alumnus = await backend().signUp();
    for (const other of [backend().visitor(), alumnus.client]) {
      const call = { target: "teachers", place_column: "position", ids: ids.toReversed() };
      expect(await refuse(other.rpc("order_managed_rows", call))).toMatchObject({ code: "42501" });
    }
    for (const [target, place_column] of [
      ["students", "position"],
      ["teachers", "name"],
      ["auth_user_roles", "position"],
    ] as const) {
      await refuse(client.rpc("order_managed_rows", { target, place_column, ids }));
    }
    expect(await placesOf()).toEqual([1, 2, 3]);
  });

  test("all rows found are changed or deleted in one step, and restored in one", async () => {
    const client = await officeClient();
    const { found } = await buildTeachers(client, 7);
    expect(await countFoundRows(client, found)).toBe(7);
    const change = await changeFoundRows(client, found, { is_public: true }, 7);
    const shown = { ...found, filters: { ...found.filters, is_public: "true" } };
    expect(await countFoundRows(client, shown)).toBe(7);
    expect(await undoChange(client, change)).toBe(7);
    expect(await countFoundRows(client, shown)).toBe(0);
    const deletion = await changeFoundRows(client, found, null, 7);
    expect(await countFoundRows(client, found)).toBe(0);
    await undoChange(client, deletion);
    expect(await countFoundRows(client, found)).toBe(7);
  });

  test("a number of rows other than expected changes nothing", async () => {
    const client = await officeClient();
    const { found } = await buildTeachers(client, 3);
    await expect(changeFoundRows(client, found, null, 2)).rejects.toMatchObject({
      details: "expected",
    });
    expect(await countFoundRows(client, found)).toBe(3);
  });

  test("a change cannot be undone over a later one", async () => {
    const client = await officeClient();
    const { found } = await buildTeachers(client, 2);
    const first = await changeFoundRows(client, found, { campus: "majra" }, 2);
    await changeFoundRows(client, found, { campus: "juniors" }, 2);
    await expect(undoChange(client, first)).rejects.toMatchObject({ details: "later_change" });
    const [latest] = await listLatestChanges(client);
    expect(latest).toMatchObject({ table_name: "teachers", rows: 2, is_latest: true });
  });

  test("one word finds rows of many lists", async () => {
    const client = await officeClient();
    const word = randomUUID().slice(0, 8);
    await client
      .from("latest_updates")
      .insert({ content: `Fair ${word}` })
      .throwOnError();
    const teacher = { name: `Ms ${word}`, designation: "Teacher" };
    await client.from("teachers").insert(teacher).throwOnError();
    const targets = [
      { table: "latest_updates" as const, columns: ["content"] },
      { table: "teachers" as const, columns: ["name"] },
    ];
    const found = await findManagedRows(client, targets, word);
    expect(found.map(({ table }) => table)).toEqual(["latest_updates", "teachers"]);
  });

  test("content is saved in all languages at once, and never over a newer version", async () => {
    const client = await officeClient();
    const key = `page/${randomUUID().slice(0, 8)}`;
    const saved = {
      english: { lead: "A" },
      translations: { hi: { content: { lead: "अ" }, source: { lead: "A" }, outdated: 0 } },
    };
    expect(await saveContent(client, key, saved, null)).toBe(true);
    expect(await saveContent(client, key, saved, null)).toBe(false);
    const rows = await getContentRows(client, key);
    expect([rows.en?.content, rows.hi?.content]).toEqual([{ lead: "A" }, { lead: "अ" }]);
    const plain = { english: { lead: "B" }, translations: {} };
    expect(await saveContent(client, key, plain, seenOf(rows))).toBe(true);
    expect((await getContentRows(client, key)).hi).toBeUndefined();
    const unknown = { xx: { content: { lead: "x" }, source: null, outdated: 0 } };
    const asked = { content_key: key, english: plain.english, translations: unknown };
    expect(await refuse(client.rpc("save_site_content", asked))).toMatchObject({ code: "22023" });
    const visitor = backend().visitor().from("site_content").select("content").eq("key", key);
    expect((await visitor.throwOnError()).data).toEqual([{ content: { lead: "B" } }]);
  });

  test("views are an admin's own until they are shared", async () => {
    const client = await officeClient();
    const resource = `list-${randomUUID().slice(0, 8)}`;
    const view = { resource, query: "campus=majra", is_shared: false };
    await createView(client, { ...view, name: "Mine" });
    const [mine] = await listViews(client, resource);
    expect(mine).toMatchObject({ name: "Mine", query: "campus=majra" });
    const { client: alumnus } = await backend().signUp();
    expect(await listViews(alumnus, resource)).toEqual([]);
    const theirs = { ...view, name: "Theirs" };
    expect(await refuse(alumnus.from("admin_views").insert(theirs))).toMatchObject({
      code: "42501",
    });
    await deleteView(client, mine?.id ?? "");
    expect(await listViews(client, resource)).toEqual([]);
  });

  test("only the server counts visits, by day", async () => {
    const path = `/${randomUUID().slice(0, 8)}`;
    await recordPageVisits(backend().service(), { [path]: 3 });
    await recordPageVisits(backend().service(), { [path]: 2 });
    const client = await officeClient();
    const row = client.from("page_visits").select("visits").eq("path", path).single();
    expect((await row.throwOnError()).data).toEqual({ visits: 5 });
    expect((await listDailyCounts(client, 7)).at(-1)?.visits).toBeGreaterThanOrEqual(5);
    expect(await getWaitingWork(client)).toMatchObject({ failedMail: expect.any(Number) });
  });

  test("only admins can do any of this", async () => {
    const { client: alumnus } = await backend().signUp();
    const found = { target: "teachers", filters: {}, search: "", search_columns: [] };
    for (const client of [backend().visitor(), alumnus]) {
      for (const answer of [
        await refuse(client.rpc("change_found_rows", { ...found, new_values: {}, expected: 1 })),
        await refuse(client.rpc("count_found_rows", found)),
        await refuse(client.rpc("undo_change", { wanted: 1 })),
        await refuse(client.rpc("list_latest_changes")),
        await refuse(
          client.rpc("find_managed_rows", {
            targets: [{ table: "teachers", columns: ["name"] }],
            search: "a",
          }),
        ),
        await refuse(client.rpc("save_site_content", { content_key: "about", english: {} })),
        await refuse(client.rpc("count_waiting_work")),
        await refuse(client.rpc("list_daily_counts")),
        await refuse(client.rpc("list_visited_pages")),
        await refuse(client.rpc("record_visits", { counts: { "/": 1 } })),
        await refuse(client.rpc("list_due_changes")),
      ]) {
        expect(answer).toMatchObject({ code: "42501" });
      }
    }
  });
}
