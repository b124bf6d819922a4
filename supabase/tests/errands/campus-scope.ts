import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { refuse, succeed } from "./answers.ts";

export function campusScopeErrands(backend: () => Backend): void {
  /** A colleague who has proven the address and looks after one campus, or all of them. */
  async function hire(campus: string | null) {
    const person = await backend().signUp();
    const service = backend().service();
    const entry = { email: person.email, full_name: "A colleague", campus };
    const { id } = await succeed(service.from("admin_users").insert(entry).select().single());
    await succeed(
      service.from("auth_user_roles").update({ role: "admin" }).eq("user_id", person.id).select(),
    );
    return { ...person, entry: id };
  }
  const outside = { code: "42501", details: "campus_scope" };
  const buildTeacher = (client: Client, campus: string | null) =>
    client.from("teachers").insert({ name: "A", designation: "Teacher", campus }).select().single();

  test("whoever looks after one campus reads all and writes that one alone", async () => {
    const { client } = await hire("majra");
    const everything = (await hire(null)).client;
    const own = await succeed(buildTeacher(client, "majra"));
    const other = await succeed(buildTeacher(everything, "juniors"));
    const shared = await succeed(buildTeacher(everything, null));
    expect(await succeed(client.from("teachers").select().eq("id", other.id))).toHaveLength(1);
    const teachers = () => client.from("teachers");
    for (const attempt of [
      buildTeacher(client, "juniors"),
      buildTeacher(client, null),
      teachers().update({ bio: "Mine" }).eq("id", other.id).select(),
      teachers().update({ bio: "Mine" }).eq("id", shared.id).select(),
      // Neither taken from another campus nor given away.
      teachers().update({ campus: "majra" }).eq("id", other.id).select(),
      teachers().update({ campus: "juniors" }).eq("id", own.id).select(),
      teachers().delete().eq("id", other.id).select(),
      teachers().delete().in("id", [own.id, shared.id]).select(),
    ]) {
      expect(await refuse(attempt)).toMatchObject(outside);
    }
    await succeed(teachers().delete().eq("id", own.id).select());
  });

  test("neither what belongs to a row of another campus nor what is the school's is theirs", async () => {
    const { client } = await hire("majra");
    const everything = (await hire(null)).client;
    const album = { title: "Fair", slug: randomUUID(), campus: "juniors" };
    const { id } = await succeed(everything.from("gallery_events").insert(album).select().single());
    const picture = { gallery_event_id: id, path: "/prints/fair.svg", width: 4, height: 3 };
    const attempts = [
      client.from("gallery_images").insert(picture),
      client.from("site_content").insert({ key: `x-${randomUUID()}`, content: {} } as never),
      client.from("admin_users").insert({ email: `${randomUUID()}@mail.example` }),
      client
        .from("auth_user_roles")
        .delete()
        .eq("user_id", (await hire("juniors")).id)
        .select(),
    ];
    for (const attempt of attempts) expect(await refuse(attempt)).toMatchObject(outside);
  });

  test("no way round: undo, the trash and decisions on alumni ask the same", async () => {
    const { client } = await hire("majra");
    const everything = (await hire(null)).client;
    const since = new Date(Date.now() - 60_000).toISOString();
    const { id } = await succeed(buildTeacher(everything, "juniors"));
    const undo = client.rpc("undo_changes", { target: "teachers", ids: [id], since });
    expect(await refuse(undo)).toMatchObject(outside);
    await succeed(everything.from("teachers").delete().eq("id", id).select());
    const [entry] = await succeed(
      client.rpc("list_row_history", { target: "teachers", row_id: id }),
    );
    const restore = { target: "teachers", entry_id: entry?.id ?? "" };
    expect(await refuse(client.rpc("restore_deleted_row", restore))).toMatchObject(outside);
    const alumnus = await backend().signUp();
    const profile = { id: alumnus.id, full_name: "Asha", campus: "juniors" };
    await succeed(alumnus.client.from("alumni_profiles").insert(profile).select());
    const decision = { people: [alumnus.id], decision: "approve" };
    expect(await refuse(client.rpc("decide_alumni", decision))).toMatchObject(outside);
    expect(await everything.rpc("decide_alumni", decision)).toMatchObject({ data: 1 });
  });

  test("staff are listed with how they sign in, and somebody without a limit stays", async () => {
    const [whole, limited] = [await hire(null), await hire("majra")];
    const staff = await succeed(limited.client.rpc("list_staff"));
    expect(staff).toContainEqual(
      expect.objectContaining({ email: limited.email, campus: "majra", has_second_factor: false }),
    );
    const own = whole.client.from("admin_users").delete().eq("id", whole.entry);
    expect(await refuse(own)).toMatchObject({ details: "own_admin_entry" });
    await succeed(whole.client.from("admin_users").delete().eq("id", limited.entry).select());
    expect(await refuse(limited.client.rpc("list_staff"))).toMatchObject({ code: "42501" });

    // Everybody else without a limit is limited, so that one is left.
    const others = whole.client.from("admin_users").select("id, email, campus").is("campus", null);
    const changed: string[] = [];
    for (const { id } of (await succeed(others)).filter(({ id }) => id !== whole.entry)) {
      await succeed(
        whole.client.from("admin_users").update({ campus: "majra" }).eq("id", id).select(),
      );
      changed.push(id);
    }
    const last = whole.client.from("admin_users").update({ campus: "majra" }).eq("id", whole.entry);
    expect(await refuse(last)).toMatchObject({ code: "42501", details: "last_admin" });
    const service = backend().service();
    await succeed(service.from("admin_users").update({ campus: null }).in("id", changed).select());
  });

  test("a visitor and an alumnus learn nothing of staff", async () => {
    const { client: alumnus } = await backend().signUp();
    expect(await refuse(backend().visitor().rpc("list_staff"))).toMatchObject({ code: "42501" });
    expect(await refuse(alumnus.rpc("list_staff"))).toMatchObject({ code: "42501" });
    expect(await refuse(backend().visitor().rpc("own_campus_scope"))).toMatchObject({
      code: "42501",
    });
    expect(await alumnus.rpc("own_campus_scope")).toMatchObject({ data: null, error: null });
  });
}
