import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { type Check, connect, type Scene } from "./project.ts";

/** The calls of tables, worded as in docs/requirements.md R7.2. */
export const tableChecks: Check<Scene>[] = [
  {
    name: "the connection probe: a session that is none, tables that say nothing, the status function",
    async run({ address }) {
      const visitor = connect(address);
      const { data, error } = await visitor.auth.getSession();
      assert.deepEqual([data.session, error], [null, null]);
      for (const table of ["admin_users", "alumni_profiles"] as const) {
        const probed = await visitor.from(table).select("id").limit(1);
        assert.deepEqual([probed.error, probed.data], [null, []], table);
      }
      const { data: status } = await visitor.rpc("get_service_status");
      assert.equal((status as { status?: string } | null)?.status, "ok");
    },
  },
  {
    name: "latest_updates: those that are active, newest first",
    async run({ address, service }) {
      const run = randomUUID();
      // Older than any of the school's, so that they stand below them for the moment they are there.
      const rows = [
        { content: `${run} older`, is_active: true, created_at: "2000-01-01T00:00:00Z" },
        { content: `${run} newer`, is_active: true, created_at: "2000-02-01T00:00:00Z" },
        { content: `${run} hidden`, is_active: false, created_at: "2000-03-01T00:00:00Z" },
      ];
      await service.from("latest_updates").insert(rows).throwOnError();
      const { data, error } = await connect(address)
        .from("latest_updates")
        .select("*")
        .eq("is_active", true)
        .order("created_at", { ascending: false });
      await service.from("latest_updates").delete().like("content", `${run}%`).throwOnError();
      assert.equal(error, null, error?.message);
      const shown = data?.map(({ content }) => content).filter((text) => text.startsWith(run));
      assert.deepEqual(shown, [`${run} newer`, `${run} older`]);
    },
  },
  {
    name: "leadership_messages: in their order, with what stands where nothing was written",
    async run({ address, service }) {
      const run = randomUUID();
      const rows = [
        { name: `${run} last`, title: "Principal", order: 100_002 },
        { name: `${run} first`, title: "Chairperson", order: 100_001 },
      ];
      await service.from("leadership_messages").insert(rows).throwOnError();
      const messages = connect(address).from("leadership_messages");
      const { data, error } = await messages.select("*").order("order");
      await service.from("leadership_messages").delete().like("name", `${run}%`).throwOnError();
      assert.equal(error, null, error?.message);
      const shown = data?.filter(({ name }) => name.startsWith(run)) ?? [];
      assert.deepEqual(
        shown.map(({ name }) => name),
        [`${run} first`, `${run} last`],
      );
      assert.deepEqual([shown[0]?.full_message, shown[0]?.display_locations], ["", ["all"]]);
    },
  },
  {
    name: "sports_programs: one by its id",
    async run({ address, ids }) {
      const sports = connect(address).from("sports_programs");
      const { data, error } = await sports.select("*").eq("id", ids.sport).single();
      assert.equal(error, null, error?.message);
      assert.deepEqual([data?.id, data?.name], [ids.sport, "Chess"]);
      assert.ok(Array.isArray(data?.age_groups) && Array.isArray(data?.schedules), "no lists");
    },
  },
  {
    name: "auth_user_roles and users: none is PGRST116; upserted, also twice, they are read; admin is refused",
    async run({ createAccount }) {
      const { id, email, client } = await createAccount();
      const role = () => client.from("auth_user_roles").select("role").eq("user_id", id).single();
      const none = await role();
      assert.deepEqual([none.status, none.error?.code], [406, "PGRST116"]);
      const now = new Date().toISOString();
      const stamps = { created_at: now, updated_at: now };
      const upsert = (name: "admin" | "alumni") =>
        client
          .from("auth_user_roles")
          .upsert([{ user_id: id, role: name, ...stamps }], { ignoreDuplicates: true });
      assert.equal((await upsert("admin")).error?.code, "42501");
      for (const time of ["first", "second"]) {
        assert.equal((await upsert("alumni")).error, null, time);
        const account = { id, email, role: "alumni", ...stamps };
        const users = client.from("users").upsert([account], { ignoreDuplicates: true });
        assert.equal((await users).error, null, time);
      }
      assert.deepEqual((await role()).data, { role: "alumni" });
      const { data: user } = await client.from("users").select("id, email, role").single();
      assert.deepEqual(user, { id, email, role: "alumni" });
    },
  },
  {
    name: "alumni_profiles: inserted once, with the id of its owner",
    async run({ createAccount }) {
      const { id, client } = await createAccount();
      await client.from("auth_user_roles").insert({ user_id: id, role: "alumni" }).throwOnError();
      const now = new Date().toISOString();
      const profile = { id, full_name: "Contract Check", batch_year: 2014 };
      const insert = () =>
        client.from("alumni_profiles").insert({ ...profile, created_at: now, updated_at: now });
      const first = await insert();
      assert.deepEqual([first.error, first.status], [null, 201]);
      const again = await insert();
      assert.deepEqual([again.status, again.error?.code], [409, "23505"]);
    },
  },
];
