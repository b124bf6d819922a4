import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { hireForRoles, refusedBy, story } from "../role-scene.ts";
import { refuse, succeed } from "./answers.ts";

/** What the daily work of each role shows, counts and undoes, and where it ends. */
export function roleLimitScenarios(backend: () => Backend): void {
  const clients = hireForRoles(backend, ["admissions", "alumni_office", "door", "editor"]);
  const service = () => backend().service();

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

  test("an editor undoes only changes of rows that editors may write", async () => {
    const admin = await backend().admin();
    const entry = {
      admission_no: randomUUID(),
      name: "A student",
      campus: "majra",
      class: "Class 8",
    };
    const { id } = await succeed(admin.client.from("students").insert(entry).select().single());
    const log = service().from("audit_log").select("change").eq("row_id", id).single();
    const { change } = await succeed(log);
    expect(await refuse(clients.editor.rpc("undo_change", { wanted: change }))).toEqual(
      refusedBy("office_role"),
    );
    await succeed(admin.client.from("students").delete().eq("id", id).select());
  });
}
