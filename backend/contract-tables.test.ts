import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, startBackend } from "../tests/fixtures/backend.ts";
import { databases } from "../tests/fixtures/suite.ts";

// The table calls (docs/requirements.md R7.2), with unmodified supabase-js, on both databases.
describe.each(databases)("table calls on %s", (database) => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend({ database });
  });
  afterAll(() => backend?.stop());

  test("active updates, newest first", async () => {
    const service = backend.service();
    const made = await service
      .from("latest_updates")
      .insert(
        [
          { content: "Older", created_at: "2026-01-01T00:00:00Z" },
          { content: "Newer", created_at: "2026-02-01T00:00:00Z" },
          { content: "Hidden", is_active: false },
        ].map((row) => ({ is_active: true, created_at: "2026-03-01T00:00:00Z", ...row })),
      )
      .select("id");
    expect(made.error).toBeNull();
    const { data } = await backend
      .visitor()
      .from("latest_updates")
      .select("*")
      .eq("is_active", true)
      .order("created_at", { ascending: false });
    expect(data?.map(({ content }) => content)).toEqual(["Newer", "Older"]);
  });

  test("a missing role is PGRST116, and an upserted one is read", async () => {
    const client = backend.visitor();
    const email = `${randomUUID()}@mail.example`;
    const { data } = await client.auth.signUp({ email, password: "correct horse battery" });
    const id = data.user?.id ?? "";
    const ask = () => client.from("auth_user_roles").select("role").eq("user_id", id).single();
    const none = await ask();
    expect([none.status, none.error?.code]).toEqual([406, "PGRST116"]);
    const now = new Date().toISOString();
    const stamps = { created_at: now, updated_at: now };
    const role = { user_id: id, role: "alumni", ...stamps };
    for (const time of ["first", "second"]) {
      const { error } = await client.from("auth_user_roles").upsert(role);
      expect(error, time).toBeNull();
    }
    expect((await ask()).data).toEqual({ role: "alumni" });
    const account = { id, email: data.user?.email ?? "", role: "alumni", ...stamps };
    expect((await client.from("users").upsert(account)).error).toBeNull();
    // As the product sends them: as a list, leaving existing rows as they are.
    const kept = { ignoreDuplicates: true };
    for (const rows of [
      await client.from("auth_user_roles").upsert([role], kept),
      await client.from("users").upsert([account], kept),
    ]) {
      expect([rows.error, rows.data]).toEqual([null, null]);
    }
    expect((await ask()).data).toEqual({ role: "alumni" });
    const users = await client.from("users").select("id, email, role").single();
    expect(users.data).toEqual({ id, email: account.email, role: "alumni" });
    const profile = { id, full_name: "Sample Person", batch_year: 2014, ...stamps };
    const inserted = await client.from("alumni_profiles").insert(profile);
    expect([inserted.error, inserted.status]).toEqual([null, 201]);
    const again = await client.from("alumni_profiles").insert(profile);
    expect([again.status, again.error?.code]).toEqual([409, "23505"]);
  });

  test("leadership messages in order, one sport by its id", async () => {
    const service = backend.service();
    await service.from("leadership_messages").insert([
      { name: "Principal, Majra campus", title: "Principal", order: 2 },
      { name: "Chairperson", title: "Chairperson", order: 1 },
    ]);
    const id = randomUUID();
    const schedules = [{ type: "Weekdays", timings: ["16:00–17:30"] }];
    await service.from("sports_programs").insert({ id, name: "Football", schedules });
    const visitor = backend.visitor();
    const messages = await visitor.from("leadership_messages").select("*").order("order");
    expect(messages.data?.map(({ name }) => name)).toEqual([
      "Chairperson",
      "Principal, Majra campus",
    ]);
    expect(messages.data?.[0]).toMatchObject({
      order: 1,
      full_message: "",
      display_locations: ["all"],
    });
    const sport = await visitor.from("sports_programs").select("*").eq("id", id).single();
    expect(sport.data).toMatchObject({ name: "Football", schedules });
    const none = await visitor.from("sports_programs").select("*").eq("id", randomUUID()).single();
    expect(none.error?.code).toBe("PGRST116");
  });

  test("the connection probe: session, an empty table, the status function", async () => {
    const visitor = backend.visitor();
    expect((await visitor.auth.getSession()).error).toBeNull();
    for (const table of ["admin_users", "alumni_profiles"] as const) {
      expect((await visitor.from(table).select("id").limit(1)).data).toEqual([]);
    }
    expect((await visitor.rpc("get_service_status")).data).toMatchObject({ status: "ok" });
  });
});
