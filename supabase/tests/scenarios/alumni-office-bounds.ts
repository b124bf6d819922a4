import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { decideAlumni, listStudentMatches } from "../../../data/alumni/alumni-decisions.ts";
import { undoChange } from "../../../data/office/changes.ts";
import { changeFoundRows } from "../../../data/office/lists.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { hire } from "../staff-scene.ts";
import { createAlumnus, createProvenAlumnus } from "./alumni.ts";
import { refuse, succeed } from "./answers.ts";

const longAgo = "2020-01-01T00:00:00+00:00";
const isRefusedBy = (details: string) => ({ status: 403, code: "42501", details });

// Officers of the alumni office decide on alumni, and on nobody who works in the office.
export function alumniOfficeBoundScenarios(backend: () => Backend): void {
  const officer = async () => (await hire(backend(), null, "alumni_office")).client;
  const profiles = (client: Client) => client.from("alumni_profiles");
  const profileOf = (id: string) =>
    succeed(profiles(backend().service()).select().eq("id", id).single());
  /** A colleague who also has a profile, as many do who came back to their school. */
  const hireAlumnus = async (campus: "majra" | null = null, status = "verified") => {
    const colleague = await hire(backend(), campus);
    const row = { id: colleague.id, full_name: "Asha Negi", campus, status };
    await succeed(profiles(backend().service()).insert(row).select());
    return colleague;
  };
  const works = async (client: Client) => (await client.rpc("is_admin")).data === true;

  test("an officer ends nobody's account by a profile made or changed by hand", async () => {
    const client = await officer();
    const administrator = await backend().admin();
    const row = { id: administrator.id, full_name: "Admin", batch_year: 2001 };
    const campusOfficer = (await hire(backend(), "majra", "alumni_office")).client;
    for (const attempt of [
      profiles(client).insert({ ...row, status: "deleted" }),
      profiles(client).insert({ ...row, status: "suspended" }),
      profiles(client).insert({ ...row, status: "verified" }),
      profiles(client).insert({ ...row, status_changed_at: longAgo }),
      profiles(campusOfficer).insert({ ...row, campus: "majra", status: "deleted" }),
      profiles(campusOfficer).upsert({ ...row, campus: "majra", status: "deleted" }),
    ]) {
      expect(await refuse(attempt)).toEqual(isRefusedBy("protected_status"));
    }
    expect(await works(administrator.client)).toBe(true);
  });

  test("a status and its moment are changed by decisions alone, by administrators too", async () => {
    const alumnus = await createAlumnus(backend(), { batch_year: 2012 });
    for (const { client } of [{ client: await officer() }, await backend().admin()]) {
      for (const change of [
        { status: "deleted" },
        { status: "pending" },
        { status_changed_at: longAgo },
      ]) {
        const attempt = profiles(client).update(change).eq("id", alumnus.id);
        expect(await refuse(attempt)).toEqual(isRefusedBy("protected_status"));
      }
      const found = { filters: {}, search: alumnus.email, searchColumns: ["account_email"] };
      const list = { table: "alumni_profiles" as const, ...found };
      await expect(changeFoundRows(client, list, { status: "deleted" }, 1)).rejects.toMatchObject({
        details: "protected_status",
      });
      const moved = profiles(client).update({ id: (await backend().signUp()).id });
      expect(await refuse(moved.eq("id", alumnus.id))).toEqual(isRefusedBy("protected_id"));
    }
    // What the office does every day still works.
    const named = profiles(await officer()).update({ full_name: "Asha Rawat", batch_year: 2013 });
    expect(await succeed(named.eq("id", alumnus.id).select().single())).toMatchObject({
      full_name: "Asha Rawat",
      status: "verified",
    });
  });

  test("the thirty days of an ended account are not skipped, by an earlier version either", async () => {
    const client = await officer();
    const { id } = await createAlumnus(backend(), { batch_year: 2012 });
    await decideAlumni(client, [id], "delete", "Asked for it");
    const service = profiles(backend().service());
    await succeed(service.update({ status_changed_at: longAgo }).eq("id", id).select());
    await decideAlumni(client, [id], "restore");
    await decideAlumni(client, [id], "delete", "Asked again");
    const history = { target: "alumni_profiles", row_id: id };
    const old = (await succeed(client.rpc("list_row_history", history))).find(
      ({ after }) => (after as { status_changed_at?: string }).status_changed_at === longAgo,
    );
    const version = { target: "alumni_profiles", entry_id: old?.id ?? "" };
    for (const prepare of [
      async () => {},
      async () => succeed(service.delete().eq("id", id).select()),
    ]) {
      await prepare();
      expect((await client.rpc("restore_version", version)).error).toBeNull();
      const { status, status_changed_at } = await profileOf(id);
      expect(status).toBe("deleted");
      expect(Date.parse(status_changed_at ?? "")).toBeGreaterThan(Date.now() - 60_000);
    }
    await succeed(backend().service().rpc("purge_deleted_accounts"));
    expect((await profileOf(id)).id).toBe(id);
  });

  test("the profile of an ended account is not deleted by hand, so that its account is erased", async () => {
    const person = await createAlumnus(backend(), { batch_year: 2012 });
    expect((await person.client.rpc("delete_own_account")).error).toBeNull();
    for (const { client } of [{ client: await officer() }, await backend().admin()]) {
      const attempt = profiles(client).delete().eq("id", person.id).select();
      expect(await refuse(attempt)).toEqual(isRefusedBy("profile_ended"));
    }
    const service = profiles(backend().service());
    await succeed(service.update({ status_changed_at: longAgo }).eq("id", person.id).select());
    await succeed(backend().service().rpc("purge_deleted_accounts"));
    expect((await backend().visitor().auth.signInWithPassword(person)).error?.code).toBe(
      "invalid_credentials",
    );
  });

  test("an officer neither suspends nor deletes the profile of a colleague", async () => {
    const colleague = await hireAlumnus("majra");
    const waiting = await hireAlumnus("majra", "pending");
    const client = await officer();
    const decide = (id: string, decision: string) =>
      client.rpc("decide_alumni", { people: [id], decision, reason: "No reason at all" });
    for (const attempt of [
      decide(colleague.id, "suspend"),
      decide(colleague.id, "delete"),
      decide(waiting.id, "reject"),
      profiles(client).delete().eq("id", colleague.id).select(),
    ]) {
      expect(await refuse(attempt)).toEqual(isRefusedBy("colleague_profile"));
    }
    expect(await profileOf(colleague.id)).toMatchObject({ status: "verified" });
    expect(await works(colleague.client)).toBe(true);
  });

  test("an administrator closes the alumni area to a colleague, who goes on working and is not erased", async () => {
    const { client } = await backend().admin();
    const colleague = await hireAlumnus();
    const decision = { people: [colleague.id], reason: "Unkind words" };
    const suspend = client.rpc("decide_alumni", { ...decision, decision: "suspend" });
    expect(await succeed(suspend)).toBe(1);
    expect(await succeed(colleague.client.rpc("is_verified_alumnus"))).toBe(false);
    expect(await works(colleague.client)).toBe(true);
    expect(await works((await backend().signIn(colleague)).client)).toBe(true);
    const end = client.rpc("decide_alumni", { ...decision, decision: "delete" });
    expect(await refuse(end)).toEqual(isRefusedBy("colleague_profile"));
    // An officer does not lift it, not even from the own profile.
    const lift = (await officer()).rpc("decide_alumni", { ...decision, decision: "unsuspend" });
    expect(await refuse(lift)).toEqual(isRefusedBy("colleague_profile"));
    // Nor does a profile that was ended before its person was hired end the account.
    const ended = { status: "deleted", status_changed_at: longAgo };
    const service = backend().service();
    await succeed(profiles(service).update(ended).eq("id", colleague.id).select());
    const moment = { status_changed_at: longAgo };
    await succeed(profiles(service).update(moment).eq("id", colleague.id).select());
    expect(await works(colleague.client)).toBe(true);
    await succeed(service.rpc("purge_deleted_accounts"));
    expect(await works(colleague.client)).toBe(true);
    // Off the list of staff, the profile counts again.
    await succeed(client.from("admin_users").delete().eq("id", colleague.entry).select());
    expect((await colleague.client.rpc("is_admin")).data).not.toBe(true);
    expect((await backend().signIn(colleague)).client).toBeDefined();
    await succeed(service.rpc("purge_deleted_accounts"));
    expect((await backend().visitor().auth.signInWithPassword(colleague)).error?.code).toBe(
      "invalid_credentials",
    );
  });

  test("people who asked for the end of their account do not come back by becoming staff", async () => {
    const person = await createAlumnus(backend(), { batch_year: 2012 });
    expect((await person.client.rpc("delete_own_account")).error).toBeNull();
    const service = backend().service();
    await succeed(service.from("admin_users").insert({ email: person.email }).select());
    const role = service.from("auth_user_roles").update({ role: "admin" });
    await succeed(role.eq("user_id", person.id).select());
    expect(await works((await backend().signIn(person)).client)).toBe(false);
    await succeed(
      profiles(service).update({ status_changed_at: longAgo }).eq("id", person.id).select(),
    );
    await succeed(service.rpc("purge_deleted_accounts"));
    expect((await backend().visitor().auth.signInWithPassword(person)).error?.code).toBe(
      "invalid_credentials",
    );
    await succeed(service.from("admin_users").delete().eq("email", person.email).select());
  });

  test("no officer reads the roll by a profile's name, nor former students of another campus", async () => {
    const full_name = `Aarav ${randomUUID().slice(0, 6)} Negi`;
    const child = { name: full_name, class: "Class 12" };
    for (const [campus, status, left_on] of [
      ["majra", "active", null],
      ["majra", "graduated", "2014-03-31"],
      ["juniors", "left", "2013-03-31"],
    ] as const) {
      const row = { ...child, campus, status, left_on, admission_no: randomUUID().slice(0, 11) };
      await succeed(backend().service().from("students").insert(row).select());
    }
    const { id } = await backend().signUp();
    const officers = [await officer(), (await hire(backend(), "majra", "alumni_office")).client];
    const [full, ofMajra] = officers as [Client, Client];
    const profile = { id, full_name, campus: "majra", batch_year: 2014 };
    await succeed(profiles(full).insert(profile).select());
    const found = async (client: Client) =>
      (await listStudentMatches(client, id)).map(({ campus, status }) => ({ campus, status }));
    expect(await found(full)).toEqual([
      { campus: "majra", status: "graduated" },
      { campus: "juniors", status: "left" },
    ]);
    expect(await found(ofMajra)).toEqual([{ campus: "majra", status: "graduated" }]);
  });

  test("an address that somebody only typed claims no record of another name, one that an email has proven does", async () => {
    const client = await officer();
    const records = () => backend().service().from("alumni_records");
    const file = async (email: string) => {
      const record = { full_name: "Asha Negi", email, batch_year: 2014 };
      return (await succeed(records().insert(record).select().single())).id;
    };
    const claimedBy = async (id: string) =>
      (await succeed(records().select().eq("id", id).single())).profile_id;
    const stranger = await backend().signUp();
    const own = { id: stranger.id, full_name: "Mohan Thakur", batch_year: 2001 };
    await succeed(profiles(client).insert(own).select());
    const theirs = await file(stranger.email);
    await decideAlumni(client, [stranger.id], "approve");
    expect(await profileOf(stranger.id)).toMatchObject({ status: "verified" });
    expect(await claimedBy(theirs)).toBe(null);

    const proven = await createProvenAlumnus(backend(), { full_name: "Dr Mrs Verma" });
    const record = await file(proven.email);
    await decideAlumni(client, [proven.id], "suspend", "Under question");
    await decideAlumni(client, [proven.id], "unsuspend");
    expect(await claimedBy(record)).toBe(proven.id);
  });

  test("undo takes no decision back, because it tells nobody", async () => {
    const client = await officer();
    const { id } = await backend().signUp();
    await succeed(profiles(client).insert({ id, full_name: "Ravi", batch_year: 2014 }).select());
    const since = (await profileOf(id)).updated_at;
    await decideAlumni(client, [id], "approve");
    const log = backend().service().from("audit_log").select("change").eq("row_id", id);
    const entry = await succeed(log.eq("action", "update").limit(1).single());
    await expect(undoChange(client, entry.change)).rejects.toMatchObject({
      details: "status_by_decision",
    });
    const undo = client.rpc("undo_changes", { target: "alumni_profiles", ids: [id], since });
    expect(await refuse(undo)).toEqual(isRefusedBy("status_by_decision"));
    expect(await profileOf(id)).toMatchObject({ status: "verified" });
  });
}
