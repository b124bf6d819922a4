import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import {
  decideAlumni,
  listAlumniDuplicates,
  listStudentMatches,
  listWaitingAlumni,
  mergeAlumni,
} from "../../../data/alumni/alumni-decisions.ts";
import {
  getOwnAlumniRecord,
  resendRegistration,
  updateProfile,
} from "../../../data/alumni/profiles.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { refuse, succeed } from "./answers.ts";

export function alumniOfficeScenarios(backend: () => Backend): void {
  const office = async () => (await backend().admin()).client;

  /** A person whose registration is pending. */
  async function register(profile: Record<string, unknown> = {}) {
    const person = await backend().signUp();
    await succeed(
      person.client
        .from("alumni_profiles")
        .insert({ id: person.id, full_name: "Meera Thakur", batch_year: 2014, ...profile })
        .select(),
    );
    return person;
  }
  const profileOf = async (client: Client, id: string) =>
    succeed(client.from("alumni_profiles").select().eq("id", id).single());
  const emails = async (email: string) =>
    (
      await succeed(
        backend()
          .service()
          .from("mail_outbox")
          .select("template, data")
          .eq("recipient", email)
          .neq("template", "alumni_received"),
      )
    ).map(({ template, data }) => ({ template, ...(data as object) }));

  test("a new registration is acknowledged to the person, and reported to the office", async () => {
    const service = backend().service();
    const address = `${randomUUID()}@school.example`;
    const mailboxes = service.from("mailboxes");
    await succeed(mailboxes.insert({ topic: "alumni", address }).select());
    const person = await register({ full_name: "Meera Thakur", campus: "majra" });
    const outbox = service.from("mail_outbox").select("recipient, template, data");
    const written = await succeed(outbox.in("recipient", [person.email, address]));
    const facts = { name: "Meera Thakur", campus: "majra" };
    expect(written).toHaveLength(2);
    expect(written).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          recipient: person.email,
          template: "alumni_received",
          data: expect.objectContaining(facts),
        }),
        expect.objectContaining({
          recipient: address,
          template: "office_alumni_registration",
          data: expect.objectContaining({ ...facts, email: person.email, written_in: "en" }),
        }),
      ]),
    );
    await succeed(mailboxes.delete().eq("address", address).select());
  });

  test("a pending registration is shown with the most similar student record", async () => {
    const client = await office();
    const name = `Gauri ${randomUUID().slice(0, 6)} Negi`;
    const student = { name, campus: "majra", class: "Class 12", status: "graduated" };
    await succeed(
      client
        .from("students")
        .insert([
          { ...student, admission_no: randomUUID().slice(0, 11), left_on: "2014-03-31" },
          { ...student, admission_no: randomUUID().slice(0, 11), left_on: "2009-03-31" },
        ])
        .select(),
    );
    const person = await register({ full_name: name, campus: "majra" });
    let page = await listWaitingAlumni(client);
    while (page.length > 0 && !page.some(({ profile }) => profile.id === person.id)) {
      const last = page.at(-1)?.profile;
      page = last ? await listWaitingAlumni(client, last) : [];
    }
    const waiting = page.find(({ profile }) => profile.id === person.id);
    expect(waiting?.profile.account_email).toBe(person.email);
    expect(waiting?.student).toMatchObject({ name, left_on: "2014-03-31" });
    expect(waiting?.student?.likeness).toBeCloseTo(1, 5);
    expect(await listStudentMatches(client, person.id)).toHaveLength(2);
  });

  test("several are approved at once, each with an email; decided ones stay unchanged", async () => {
    const client = await office();
    const [first, second] = [await register(), await register()];
    expect(await decideAlumni(client, [first.id], "approve")).toBe(1);
    expect(await decideAlumni(client, [first.id, second.id], "approve")).toBe(1);
    for (const { id, email } of [first, second]) {
      expect(await profileOf(client, id)).toMatchObject({ status: "verified" });
      expect(await emails(email)).toEqual([
        { template: "alumni_approve", name: "Meera Thakur", language: "en" },
      ]);
    }
  });

  test("a rejection needs a reason, and the person corrects and sends the registration again", async () => {
    const client = await office();
    const person = await register();
    const without = client.rpc("decide_alumni", { people: [person.id], decision: "reject" });
    expect(await refuse(without)).toMatchObject({ status: 400, details: "reason" });
    const reason = "No such student on record";
    expect(await decideAlumni(client, [person.id], "reject", reason)).toBe(1);
    expect(await profileOf(client, person.id)).toMatchObject({
      status: "rejected",
      status_reason: reason,
    });
    expect(await emails(person.email)).toEqual([
      { template: "alumni_reject", name: "Meera Thakur", reason, language: "en" },
    ]);
    const { client: own } = await backend().signIn(person);
    expect((await own.auth.getUser()).data.user?.user_metadata).not.toHaveProperty(
      "account_status",
    );
    // Only the decision itself changes the status, and the person is still no alumnus.
    const straight = own.from("alumni_profiles").update({ status: "pending" }).eq("id", person.id);
    expect(await refuse(straight)).toMatchObject({ details: "protected_status" });
    expect((await own.rpc("is_verified_alumnus")).data).toBe(false);
    const name = "Meera Chauhan";
    await updateProfile(own, person.id, { full_name: name });
    await resendRegistration(own);
    await resendRegistration(own);
    expect(await profileOf(client, person.id)).toMatchObject({
      full_name: name,
      status: "pending",
      status_reason: reason,
    });
    const acknowledged = await succeed(
      backend()
        .service()
        .from("mail_outbox")
        .select("data")
        .eq("recipient", person.email)
        .eq("template", "alumni_received"),
    );
    expect(acknowledged.map(({ data }) => (data as { name: string }).name).toSorted()).toEqual([
      name,
      "Meera Thakur",
    ]);
    expect(await decideAlumni(client, [person.id], "reject", reason)).toBe(1);
    expect(await decideAlumni(client, [person.id], "approve")).toBe(1);
    await resendRegistration(own);
    expect((await profileOf(client, person.id)).status).toBe("verified");
  });

  test("a deleted account is closed until it is restored", async () => {
    const client = await office();
    const person = await register();
    await decideAlumni(client, [person.id], "reject", "No such student on record");
    expect(await decideAlumni(client, [person.id], "delete", "Sells insurance")).toBe(1);
    const metadata = async () => {
      const { client } = await backend().signIn(person);
      return (await client.auth.getUser()).data.user?.user_metadata;
    };
    expect(await metadata()).toMatchObject({ account_status: "deleted" });
    expect(await decideAlumni(client, [person.id], "restore")).toBe(1);
    expect(await profileOf(client, person.id)).toMatchObject({ status: "rejected" });
    expect(await metadata()).not.toHaveProperty("account_status");
  });

  test("a verified profile is suspended, reinstated, deleted, and restored as verified", async () => {
    const client = await office();
    const person = await register();
    for (const [decision, status] of [
      ["approve", "verified"],
      ["suspend", "suspended"],
      ["unsuspend", "verified"],
      ["delete", "deleted"],
      ["restore", "verified"],
    ] as const) {
      expect(await decideAlumni(client, [person.id], decision, "As agreed")).toBe(1);
      expect((await profileOf(client, person.id)).status).toBe(status);
    }
  });

  test("two registrations of one person become one", async () => {
    const client = await office();
    const name = `Asha ${randomUUID().slice(0, 8)}`;
    const kept = await register({ full_name: name, city: "Nahan" });
    const more = { city: "Delhi", profession: "Nurse", visibility: { profession: "nobody" } };
    const other = await register({ full_name: name, ...more });
    expect((await listAlumniDuplicates(client, kept.id)).map(({ id }) => id)).toEqual([other.id]);
    await mergeAlumni(client, kept.id, other.id);
    expect(await profileOf(client, kept.id)).toMatchObject({
      city: "Nahan",
      profession: "Nurse",
      status: "pending",
      visibility: { profession: "nobody" },
    });
    expect((await profileOf(client, other.id)).status).toBe("deleted");
    expect(await emails(other.email)).toMatchObject([{ template: "alumni_merge" }]);
    const again = client.rpc("merge_alumni", { kept: kept.id, duplicate: other.id });
    expect(await refuse(again)).toMatchObject({ status: 400 });
  });

  test("owners cannot write the office's fields of a profile", async () => {
    const person = await register({ account_email: "x@mail.example", status_reason: "Mine" });
    const change = { account_email: "y@mail.example", status_reason: "Mine", city: "Solan" };
    await succeed(
      person.client.from("alumni_profiles").update(change).eq("id", person.id).select(),
    );
    expect(await profileOf(person.client, person.id)).toMatchObject({
      account_email: person.email,
      status_reason: null,
      city: "Solan",
    });
  });

  test("a record of the old registers is matched by name and address, and claimed on approval", async () => {
    const client = await office();
    const person = await register({ full_name: "Nitin Rawat" });
    const other = await register({ full_name: "Somebody Else" });
    const record = await succeed(
      client
        .from("alumni_records")
        .insert({ full_name: "N. Rawat", email: person.email, batch_year: 2014 })
        .select()
        .single(),
    );
    const claimedBy = async () =>
      (await succeed(client.from("alumni_records").select().eq("id", record.id).single()))
        .profile_id;
    const [match] = await listStudentMatches(client, person.id);
    expect(match).toMatchObject({ id: record.id, register: "alumni_records" });
    // Nobody has proven the address yet, so it is no certainty.
    expect(match?.likeness).toBeCloseTo(0.69, 5);
    // An address that was only typed into a registration reveals nothing of a record.
    expect(await getOwnAlumniRecord(person.client)).toBe(null);
    expect(await getOwnAlumniRecord(other.client)).toBe(null);
    expect(await claimedBy()).toBe(null);
    await decideAlumni(client, [person.id, other.id], "approve");
    expect(await claimedBy()).toBe(person.id);
    await decideAlumni(client, [person.id], "delete", "Asked for it");
    expect(await claimedBy()).toBe(null);
    expect((await refuse(backend().visitor().rpc("get_own_alumni_record"))).code).toBe("42501");
  });

  test("visitors and alumni are refused every call of the office", async () => {
    const { client: alumnus } = await register();
    const id = randomUUID();
    for (const client of [backend().visitor(), alumnus]) {
      for (const answer of [
        await refuse(client.rpc("list_waiting_alumni")),
        await refuse(client.rpc("list_student_matches", { person: id })),
        await refuse(client.rpc("list_alumni_duplicates", { person: id })),
        await refuse(client.rpc("decide_alumni", { people: [id], decision: "approve" })),
        await refuse(client.rpc("merge_alumni", { kept: id, duplicate: randomUUID() })),
      ]) {
        expect(answer.code).toBe("42501");
      }
    }
  });
}
