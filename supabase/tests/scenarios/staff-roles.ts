import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { limitedRoles } from "../role-expectations.ts";
import { hireForRoles, refusedBy, story } from "../role-scene.ts";
import { hire } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";

/** Who assigns roles, and who views the office as another role. */
export function staffRoleScenarios(backend: () => Backend): void {
  const clients = hireForRoles(backend, limitedRoles);
  const service = () => backend().service();

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
      const kept = service().from("admin_users").select().eq("id", entry).single();
      expect(await succeed(kept)).toMatchObject({ role });
      expect(await succeed(client.rpc("is_admin")), role).toBe(false);
    }
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
    await succeed(service().from("admin_users").update({ role: "door" }).eq("id", entry).select());
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
