import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { findDeletedRow } from "../../../data/office/changes.ts";
import { nextSession } from "../../../data/school/grades.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { hire } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";
import { tokenFor } from "./events-with-rsvps.ts";

/** What colleagues of one campus may not read of another is not in the log and the history either. */
export function campusReadingScenarios(backend: () => Backend): void {
  const target = "applications";
  const child = {
    child_name: "Tara Negi",
    date_of_birth: "2020-05-04",
    campus: "juniors",
    class: "Class 1",
    session: nextSession(new Date()).code,
  };
  /** An application to the campus of the juniors, changed by a colleague there. */
  async function apply() {
    const email = `${randomUUID()}@apply.example`;
    const family = { guardian_name: "Asha Negi", phone: "01704 222222", language: "hi", email };
    const begun = await succeed(
      backend()
        .service()
        .rpc("create_application", { ...family, consent_version: "2026-11" })
        .single(),
    );
    const { token } = begun;
    const visitor = backend().visitor();
    expect((await visitor.rpc("update_application_child", { token, ...child })).error).toBeNull();
    const secret = `Between us ${randomUUID()}`;
    const details = { token, present_school: secret };
    expect((await visitor.rpc("update_application_details", details)).error).toBeNull();
    expect(
      (await visitor.rpc("update_application_details", { token, present_school: "Anganwadi" }))
        .error,
    ).toBeNull();
    await succeed(visitor.rpc("send_application", { token }));
    await tokenFor(backend(), email);
    const rows = backend().service().from(target);
    const { id } = await succeed(rows.select("id").eq("email", email).single());
    const clerk = await hire(backend(), "juniors", "admissions");
    await note(clerk.client, id);
    return { id, email, secret, clerk };
  }
  const note = (client: Client, id: string) =>
    succeed(
      client
        .from(target)
        .update({ notes: `Note ${randomUUID()}` })
        .eq("id", id)
        .select(),
    );
  const logged = async (client: Client, row_id: string) =>
    JSON.stringify([
      await succeed(client.from("admin_audit").select().eq("row_id", row_id)),
      await succeed(client.from("audit_log").select().eq("row_id", row_id)),
    ]);

  test("colleagues of one campus read no application to another in its history, the latest changes or the trash", async () => {
    const { id, clerk } = await apply();
    const other = await hire(backend(), "majra", "admissions");
    const history = (client: Client) =>
      succeed(client.rpc("list_row_history", { target, row_id: id }));
    const latest = async (client: Client) =>
      (await succeed(client.rpc("list_latest_changes", { most: 50 }))).filter(
        ({ row_id }) => row_id === id,
      );
    expect(await history(clerk.client)).not.toEqual([]);
    expect(await latest(clerk.client)).not.toEqual([]);
    expect(await history(other.client)).toEqual([]);
    expect(await latest(other.client)).toEqual([]);

    const [version] = await history(clerk.client);
    await succeed(clerk.client.from(target).delete().eq("id", id).select());
    const trash = async (client: Client) =>
      (await succeed(client.rpc("list_deleted_rows", { target }))).filter(
        ({ row_id }) => row_id === id,
      );
    const [gone] = await trash(clerk.client);
    expect(gone?.was).toMatchObject({ child_name: child.child_name });
    expect(await trash(other.client)).toEqual([]);
    expect(await findDeletedRow(clerk.client, target, id)).toMatchObject({ row_id: id });
    expect(await findDeletedRow(other.client, target, id)).toBeNull();
    // Nor can they bring it to light.
    const outside = { code: "42501", details: "campus_scope" };
    for (const undone of [
      other.client.rpc("restore_deleted_row", { target, entry_id: gone?.id ?? "" }),
      other.client.rpc("restore_version", { target, entry_id: version?.id ?? "" }),
    ]) {
      expect(await refuse(undone)).toMatchObject(outside);
    }
    const restored = { target, entry_id: gone?.id ?? "" };
    expect((await clerk.client.rpc("restore_deleted_row", restored)).error).toBeNull();
  });

  test("an administrator of one campus reads it neither in the log nor among the emails", async () => {
    const { id, email } = await apply();
    const [here, other, whole] = [
      (await hire(backend(), "juniors")).client,
      (await hire(backend(), "majra")).client,
      (await hire(backend(), null)).client,
    ];
    for (const client of [here, whole]) {
      expect(await logged(client, id)).toContain(child.child_name);
      expect(
        await succeed(client.from("admin_mail").select("id").eq("recipient", email)),
      ).not.toEqual([]);
    }
    expect(await logged(other, id)).toBe("[[],[]]");
    expect(await succeed(other.from("admin_mail").select("id").eq("recipient", email))).toEqual([]);
    // They still read what belongs to everybody.
    const student = { admission_no: randomUUID().slice(0, 11), name: "Asha", class: "Class 3" };
    const made = here.from("students").insert({ ...student, campus: "juniors" });
    const { id: enrolled } = await succeed(made.select().single());
    expect(await logged(other, enrolled)).toContain(student.admission_no);
  });

  test("nobody in the office reads what the family wrote before it sent the application, or its link", async () => {
    const { id, secret, clerk } = await apply();
    const whole = (await hire(backend(), null)).client;
    const seen = [
      await logged(whole, id),
      JSON.stringify(await succeed(clerk.client.rpc("list_row_history", { target, row_id: id }))),
    ];
    for (const text of seen) {
      expect(text).toContain("Anganwadi");
      expect(text).not.toContain(secret);
      expect(text).not.toContain('"draft"');
      expect(text).not.toContain("token_hash");
    }
  });

  test("the log follows an application that moves to another campus", async () => {
    const { id } = await apply();
    const majra = (await hire(backend(), "majra")).client;
    const moved = { campus: "majra", class: "Class 6" };
    await succeed(backend().service().from(target).update(moved).eq("id", id).select());
    // The move itself holds the version of the other campus.
    expect(await logged(majra, id)).toBe("[[],[]]");
    await note(majra, id);
    expect(await logged(majra, id)).toContain("Class 6");
    expect(await logged(majra, id)).not.toContain("Class 1");
  });

  test("medical notes are read by administrators of the child's campus and of the whole school", async () => {
    const sport = { name: `Swimming ${randomUUID()}` };
    const { id: sport_id } = await succeed(
      backend().service().from("sports_programs").insert(sport).select("id").single(),
    );
    const child = { child_name: "Tara Negi", date_of_birth: "2015-03-04", campus: "juniors" };
    const guardian = {
      guardian_name: "Meena Negi",
      guardian_email: "meena@mail.example",
      guardian_phone: "98765 43210",
    };
    const registration = { reference: randomUUID(), sport_id, consent_version: "1" };
    const { id: registration_id } = await succeed(
      backend()
        .service()
        .from("sports_registrations")
        .insert({ ...registration, ...child, ...guardian })
        .select("id")
        .single(),
    );
    const note = { registration_id, note: "Asthma" };
    await succeed(
      backend().service().from("sports_registration_medical_notes").insert(note).select("id"),
    );
    const read = (client: Client) =>
      succeed(
        client
          .from("sports_registration_medical_notes")
          .select("note")
          .eq("registration_id", registration_id),
      );
    const [own, other] = [
      await hire(backend(), "juniors", "administrator"),
      await hire(backend(), "majra", "administrator"),
    ];
    expect(await read(own.client)).toEqual([{ note: "Asthma" }]);
    expect(await read((await backend().admin()).client)).toEqual([{ note: "Asthma" }]);
    expect(await read(other.client)).toEqual([]);
  });
}
