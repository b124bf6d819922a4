import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { listMedicalNoteChanges } from "../../../data/sports/registrations-office.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { createReferredRows } from "../../contract/access.ts";
import type { Home } from "../staff-expectations.ts";
import { hire as hireAt } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";

export function campusScopeScenarios(backend: () => Backend): void {
  const hire = (campus: Home | string[]) => hireAt(backend(), campus);
  const outside = { code: "42501", details: "campus_scope" };
  const buildTeacher = (client: Client, campus: string | null) =>
    client.from("teachers").insert({ name: "A", designation: "Teacher", campus }).select().single();

  test("staff of one campus read all campuses and write only their own", async () => {
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
      // Rows cannot be taken from another campus or given away.
      teachers().update({ campus: "majra" }).eq("id", other.id).select(),
      teachers().update({ campus: "juniors" }).eq("id", own.id).select(),
      teachers().delete().eq("id", other.id).select(),
      teachers().delete().in("id", [own.id, shared.id]).select(),
    ]) {
      expect(await refuse(attempt)).toMatchObject(outside);
    }
    await succeed(teachers().delete().eq("id", own.id).select());
  });

  test("staff of two campuses write both, and no third one", async () => {
    const { client, entry } = await hire(["majra", "juniors"]);
    const everything = (await hire(null)).client;
    expect(await succeed(client.rpc("own_campus_scope"))).toEqual(["majra", "juniors"]);
    const own = await succeed(buildTeacher(client, "majra"));
    const teachers = () => client.from("teachers");
    // Moved from one of their campuses to another.
    await succeed(teachers().update({ campus: "juniors" }).eq("id", own.id).select());
    const other = await succeed(buildTeacher(everything, "paonta-sahib"));
    for (const attempt of [
      buildTeacher(client, "paonta-sahib"),
      buildTeacher(client, null),
      teachers().update({ campus: "paonta-sahib" }).eq("id", own.id).select(),
      teachers().update({ bio: "Mine" }).eq("id", other.id).select(),
      client.from("site_content").insert({ key: `x-${randomUUID()}`, content: {} } as never),
    ]) {
      expect(await refuse(attempt)).toMatchObject(outside);
    }
    await succeed(teachers().delete().eq("id", own.id).select());

    // Fewer campuses take effect at once; an empty list and an unknown campus are refused.
    const change = (campuses: string[]) =>
      everything.from("admin_users").update({ campuses }).eq("id", entry).select();
    await succeed(change(["juniors"]));
    expect(await refuse(buildTeacher(client, "majra"))).toMatchObject(outside);
    expect(await refuse(change([]))).toMatchObject({ code: "23514" });
    expect(await refuse(change(["majra", "rajban-nowhere"]))).toMatchObject({ code: "23503" });
    expect(
      await refuse(client.from("admin_users").update({ campuses: null }).eq("id", entry).select()),
    ).toMatchObject(outside);
  });

  test("they cannot write rows of another campus, their related rows, or the whole school's", async () => {
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

  test("undo, the trash and decisions on alumni follow the same rule", async () => {
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

  const plusDay = () => new Date(Date.now() + 86_400_000).toISOString();

  test("their own writes may affect other rows: undo with children, freed places", async () => {
    const { client } = await hire("majra");
    const service = backend().service();
    const event = { title: "Fair", slug: randomUUID(), starts_at: plusDay(), campus: "majra" };
    const { id } = await succeed(client.from("events").insert(event).select().single());
    const guest = { event_id: id, reference: randomUUID(), name: "Guest", status: "cancelled" };
    await succeed(
      client
        .from("event_rsvps")
        .insert({ ...guest, email: "guest@mail.example" })
        .select(),
    );
    await succeed(client.from("events").delete().eq("id", id).select());
    const log = service.from("audit_log").select("change").eq("row_id", id).eq("action", "delete");
    const { change } = await succeed(log.single());
    await succeed(client.rpc("undo_change", { wanted: change }));
    expect(await succeed(client.from("event_rsvps").select().eq("event_id", id))).toHaveLength(1);

    // A child of another campus moves up in a sport of the whole school.
    const sport = { name: "Chess", training_group_capacity: 1, registration_open: true };
    const { id: sport_id } = await succeed(
      service.from("sports_programs").insert(sport).select().single(),
    );
    const register = (child_name: string, campus: string, status: string) =>
      succeed(
        service
          .from("sports_registrations")
          .insert({
            reference: randomUUID(),
            sport_id,
            child_name,
            campus,
            status,
            training_group: "A",
            date_of_birth: "2016-01-01",
            guardian_name: "Guardian",
            consent_version: "1",
            guardian_email: "g@mail.example",
            guardian_phone: "+91 98765 43210",
          })
          .select()
          .single(),
      );
    const first = await register("Asha Negi", "majra", "confirmed");
    const second = await register("Ravi Negi", "juniors", "waitlisted");
    const registrations = client.from("sports_registrations");
    await succeed(registrations.update({ status: "withdrawn" }).eq("id", first.id).select());
    const moved = await succeed(registrations.select("status").eq("id", second.id).single());
    expect(moved).toEqual({ status: "new" });
  });

  test("undo does not restore an answer to a family of another campus", async () => {
    const [own, everything] = [await hire("majra"), await hire(null)];
    const { enquiry } = await createReferredRows(backend().service(), "juniors");
    const words = { target: "admission_enquiries", about: enquiry, language: "en" };
    await everything.client.rpc("answer_enquiry", { ...words, body: "Please visit us." });
    const answers = backend().service().from("enquiry_answers");
    const { id } = await succeed(answers.select("id").eq("enquiry_id", enquiry).single());
    await succeed(answers.delete().eq("id", id).select());
    const log = backend().service().from("audit_log").select("id").eq("row_id", id);
    const entry = await succeed(log.eq("action", "delete").single());
    const restore = { target: "enquiry_answers", entry_id: entry.id };
    expect(await refuse(own.client.rpc("restore_version", restore))).toMatchObject(outside);
    expect((await everything.client.rpc("restore_version", restore)).error).toBeNull();
  });

  test("every change of a medical note records who, when and the former text", async () => {
    const [own, other, everything] = [await hire("majra"), await hire("juniors"), await hire(null)];
    const { registration } = await createReferredRows(backend().service(), "majra");
    const notes = (client: Client) => client.from("sports_registration_medical_notes");
    const note = { registration_id: registration, note: "Carries an inhaler" };
    await succeed(notes(backend().service()).insert(note).select());
    const change = (client: Client, words: string) =>
      notes(client).update({ note: words }).eq("registration_id", registration).select();
    expect(await succeed(change(other.client, "None"))).toEqual([]);
    await succeed(change(own.client, "Needs no inhaler"));
    await succeed(change(own.client, "Needs no inhaler"));
    await succeed(notes(everything.client).delete().eq("registration_id", registration).select());
    const seen = async (client: Client) =>
      (await listMedicalNoteChanges(client, registration)).map(({ action, was, changed_by }) => [
        ...[action, was, changed_by],
      ]);
    const all = [
      ["delete", "Needs no inhaler", "A colleague"],
      ["update", "Carries an inhaler", "A colleague"],
      ["insert", null, null],
    ];
    expect(await seen(everything.client)).toEqual(all);
    expect(await seen(own.client)).toEqual(all);
    expect(await seen(other.client)).toEqual([]);

    // This record outlives its registration, as long as the trash does.
    await succeed(
      notes(everything.client)
        .insert({ ...note, note: "Asthma" })
        .select(),
    );
    const registrations = own.client.from("sports_registrations");
    await succeed(registrations.delete().eq("id", registration).select());
    expect((await seen(everything.client))[0]).toEqual(["delete", "Asthma", "A colleague"]);
  });

  test("staff are listed with how they sign in, and at least one without a limit must remain", async () => {
    const [whole, limited] = [await hire(null), await hire("majra")];
    const staff = await succeed(limited.client.rpc("list_staff"));
    expect(staff).toContainEqual(
      expect.objectContaining({
        email: limited.email,
        campuses: ["majra"],
        has_second_factor: false,
      }),
    );
    const own = whole.client.from("admin_users").delete().eq("id", whole.entry);
    expect(await refuse(own)).toMatchObject({ details: "own_admin_entry" });
    await succeed(whole.client.from("admin_users").delete().eq("id", limited.entry).select());
    expect(await refuse(limited.client.rpc("list_staff"))).toMatchObject({ code: "42501" });

    // Limits everybody else, so that one colleague without a limit is left.
    const others = whole.client
      .from("admin_users")
      .select("id, email, campuses")
      .is("campuses", null);
    const changed: string[] = [];
    for (const { id } of (await succeed(others)).filter(({ id }) => id !== whole.entry)) {
      await succeed(
        whole.client
          .from("admin_users")
          .update({ campuses: ["majra"] })
          .eq("id", id)
          .select(),
      );
      changed.push(id);
    }
    const last = whole.client
      .from("admin_users")
      .update({ campuses: ["majra"] })
      .eq("id", whole.entry);
    expect(await refuse(last)).toMatchObject({ code: "42501", details: "last_admin" });
    const service = backend().service();
    await succeed(
      service.from("admin_users").update({ campuses: null }).in("id", changed).select(),
    );
  });

  test("visitors and alumni learn nothing about staff", async () => {
    const { client: alumnus } = await backend().signUp();
    expect(await refuse(backend().visitor().rpc("list_staff"))).toMatchObject({ code: "42501" });
    expect(await refuse(alumnus.rpc("list_staff"))).toMatchObject({ code: "42501" });
    expect(await refuse(backend().visitor().rpc("own_campus_scope"))).toMatchObject({
      code: "42501",
    });
    expect(await alumnus.rpc("own_campus_scope")).toMatchObject({ data: null, error: null });
  });
}
