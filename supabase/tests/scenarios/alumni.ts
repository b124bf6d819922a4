import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Database } from "../../../data/database.types.ts";
import type { Backend, Client, Person } from "../../../tests/fixtures/backend.ts";
import { namesOfPeople, namesWithAddresses } from "../../../tests/fixtures/names-of-people.ts";
import { refuse, succeed } from "./answers.ts";
import { emailTo } from "./events-with-rsvps.ts";

type Profile = Partial<Database["public"]["Tables"]["alumni_profiles"]["Insert"]>;

export function alumniScenarios(backend: () => Backend): void {
  test("a profile waits for approval, and its owner cannot approve it", async () => {
    const person = await backend().signUp();
    const profile = { id: person.id, full_name: "Sample Person" };
    const table = () => person.client.from("alumni_profiles");
    const asVerified = table().insert({ ...profile, status: "verified" });
    expect(await refuse(asVerified)).toMatchObject({ code: "42501", details: "protected_status" });
    const made = await succeed(table().insert(profile).select().single());
    expect(made.status).toBe("pending");
    const verified = table().update({ status: "verified" }).eq("id", person.id);
    expect(await refuse(verified)).toMatchObject({ code: "42501", details: "protected_status" });
    expect(await succeed(person.client.from("alumni_directory").select())).toEqual([]);
  });

  test("the school controls the name and batch of a verified profile, its owner the rest", async () => {
    const person = await createAlumnus(backend(), { batch_year: 2011 });
    const table = () => person.client.from("alumni_profiles");
    const moved = table().update({ batch_year: 2012 }).eq("id", person.id);
    expect(await refuse(moved)).toMatchObject({ details: "protected_identity" });
    const changed = table().update({ city: "Pune" }).eq("id", person.id).select().single();
    expect(await succeed(changed)).toMatchObject({ city: "Pune", status: "verified" });
  });

  test("emails to an address that nobody has proven carry no link in place of a name", async () => {
    for (const full_name of namesWithAddresses) {
      const person = await backend().signUp();
      const bad = person.client.from("alumni_profiles").insert({ id: person.id, full_name });
      expect(await refuse(bad), full_name).toMatchObject({ code: "22023", details: "full_name" });
    }
    const { client, id } = await backend().signUp();
    const table = () => client.from("alumni_profiles");
    await succeed(table().insert({ id, full_name: namesOfPeople[0] }).select());
    for (const full_name of namesOfPeople) {
      await succeed(table().update({ full_name }).eq("id", id).select());
    }
    const renamed = table().update({ full_name: namesWithAddresses[0] }).eq("id", id);
    expect(await refuse(renamed)).toMatchObject({ code: "22023", details: "full_name" });

    const leaving = await backend().signUp();
    const data = { full_name: namesWithAddresses[0] };
    expect((await leaving.client.auth.updateUser({ data })).error).toBeNull();
    expect((await leaving.client.rpc("delete_own_account")).error).toBeNull();
    expect(await emailTo(backend(), leaving.email)).toMatchObject({
      template: "account_left",
      data: { name: null },
    });
  });

  test("what a mentor can help with are short words, so that lists of people stay short", async () => {
    const { client, id } = await createAlumnus(backend(), { batch_year: 2011 });
    const help = (mentor_topics: unknown) =>
      client
        .from("alumni_profiles")
        .update({ mentor_topics: mentor_topics as string[] })
        .eq("id", id)
        .select("mentor_topics")
        .single();
    for (const wrong of [["a".repeat(81)], Array(21).fill("Law"), [null], [["Law"], ["Music"]]]) {
      expect(await refuse(help(wrong))).toMatchObject({ code: "23514" });
    }
    const topics = ["Law", "कथक", "a".repeat(80)];
    expect(await succeed(help(topics))).toEqual({ mentor_topics: topics });
    expect(await succeed(help([]))).toEqual({ mentor_topics: [] });
  });

  test("links and what is visible hold nothing else, so that one profile fills no list of the office", async () => {
    const { client, id } = await createAlumnus(backend(), { batch_year: 2011 });
    const send = (sent: object) =>
      client.from("alumni_profiles").update(sent).eq("id", id).select("links").single();
    const link = { label: "Work", url: "https://work.example" };
    for (const wrong of [
      { links: [{ ...link, more: "a".repeat(100_000) }] },
      { links: [link, { ...link, more: "" }] },
      { links: ["https://work.example"] },
      { visibility: { bio: Array(2000).fill("batch") } },
    ]) {
      expect(await refuse(send(wrong))).toMatchObject({ code: "23514" });
    }
    expect(await succeed(send({ links: [link], visibility: { bio: "batch" } }))).toEqual({
      links: [link],
    });
  });

  test("a profile is changed fifty times a day by its owner, by the office without limit, and always deleted", async () => {
    const { client, id } = await createAlumnus(backend(), { batch_year: 2011 });
    const live = (person: Client, city: string) =>
      person.from("alumni_profiles").update({ city }).eq("id", id).select();
    for (let turn = 1; turn <= 50; turn++) await succeed(live(client, `City ${turn}`));
    const last = { status: 429, code: "PT429", details: "too_many_messages" };
    expect(await refuse(live(client, "Pune"))).toEqual(last);
    const office = (await backend().admin()).client;
    expect(await succeed(live(office, "Nahan"))).toMatchObject([{ city: "Nahan" }]);
    const gone = client.from("alumni_profiles").delete().eq("id", id).select("id");
    expect(await succeed(gone)).toEqual([{ id }]);
    const again = { id, full_name: "Sample Person" };
    expect(await refuse(client.from("alumni_profiles").insert(again))).toEqual(last);
  });

  test("a field is visible only to the people its owner chose", async () => {
    const owner = await createAlumnus(backend(), {
      batch_year: 2014,
      city: "Nahan",
      profession: "Engineer",
      organisation: "Hydel works",
      phone: "+91 98765 43210",
      contact_email: "a@mail.example",
      visibility: { city: "nobody", profession: "batch", phone: "batch" },
    });
    const mate = await createAlumnus(backend(), { batch_year: 2014 });
    const stranger = await createAlumnus(backend(), { batch_year: 2015 });
    const seenBy = (person: Person) =>
      succeed(person.client.from("alumni_directory").select().eq("id", owner.id).single());
    expect(await seenBy(mate)).toMatchObject({
      organisation: "Hydel works",
      profession: "Engineer",
      phone: "+91 98765 43210",
      city: null,
      contact_email: null,
    });
    expect(await seenBy(stranger)).toMatchObject({
      organisation: "Hydel works",
      profession: null,
      phone: null,
      city: null,
      contact_email: null,
    });
    // Filters and searches do not find hidden fields either.
    const directory = (person: Person) => person.client.from("alumni_directory").select("id");
    expect(await succeed(directory(stranger).eq("profession", "Engineer"))).toEqual([]);
    expect(await succeed(directory(stranger).ilike("city", "%nahan%"))).toEqual([]);
    const found = async (person: Person, search_text: string) =>
      (await succeed(person.client.rpc("list_directory", { search_text }))).map(({ id }) => id);
    expect(await found(mate, "engineer")).toEqual([owner.id]);
    expect(await found(stranger, "engineer")).toEqual([]);
    expect(await found(mate, "nahan")).toEqual([]);
    expect(await found(stranger, "hydel")).toEqual([owner.id]);
    expect(await found(stranger, "%")).toEqual([]);
  });

  test("the search ignores accents and capitals", async () => {
    const owner = await createAlumnus(backend(), { full_name: "Renée Sample", batch_year: 2009 });
    const rows = await succeed(owner.client.rpc("list_directory", { search_text: "RENEE" }));
    expect(rows.map(({ full_name }) => full_name)).toEqual(["Renée Sample"]);
  });

  test("visitors and pending alumni see nothing of the directory, and it cannot be written through", async () => {
    const owner = await createAlumnus(backend(), { batch_year: 2010 });
    const waiting = await backend().signUp();
    for (const client of [backend().visitor(), waiting.client]) {
      expect(await succeed(client.from("alumni_directory").select())).toEqual([]);
    }
    const search = { search_text: "sample" };
    expect(await succeed(waiting.client.rpc("list_directory", search))).toEqual([]);
    expect(await refuse(backend().visitor().rpc("list_directory", search))).toMatchObject({
      code: "42501",
    });
    const admin = await backend().admin();
    for (const { client } of [owner, admin]) {
      const change = client
        .from("alumni_directory")
        .update({ city: "X" } as never)
        .eq("id", owner.id);
      expect(await refuse(change)).toMatchObject({ code: "42501" });
      expect(
        await refuse(client.from("alumni_directory").delete().eq("id", owner.id)),
      ).toMatchObject({ code: "42501" });
    }
  });

  test("suspended alumni lose all alumni rights and cannot reinstate themselves", async () => {
    const person = await createAlumnus(backend(), { batch_year: 2016 });
    expect(await succeed(person.client.rpc("is_verified_alumnus"))).toBe(true);
    const admin = await backend().admin();
    const profile = (client: Person["client"]) => client.from("alumni_profiles");
    const decision = { people: [person.id], decision: "suspend", reason: "Unkind words" };
    expect(await succeed(admin.client.rpc("decide_alumni", decision))).toBe(1);
    // The embedded backend refuses the whole session (401), a hosted one every row of it.
    for (const query of [
      person.client.from("alumni_directory").select("id"),
      profile(person.client).update({ bio: "Back" }).eq("id", person.id).select("id"),
      profile(person.client).delete().eq("id", person.id).select("id"),
    ]) {
      const { data, status } = await query;
      expect(status === 401 || data?.length === 0).toBe(true);
    }
    const kept = await succeed(profile(admin.client).select().eq("id", person.id).single());
    expect(kept).toMatchObject({ status: "suspended", bio: null });
    const others = await succeed(
      admin.client.from("alumni_directory").select().eq("id", person.id),
    );
    expect(others).toEqual([]);
  });
}

/** A verified alumnus, with the given fields of the profile. */
export async function createAlumnus(backend: Backend, profile: Profile): Promise<Person> {
  const person = await backend.signUp();
  await verify(backend, person, profile);
  return person;
}

/** The same, who came by an invitation: an email has proven the address. */
export async function createProvenAlumnus(backend: Backend, profile: Profile): Promise<Person> {
  const email = `${randomUUID().slice(0, 13)}@mail.example`;
  const invited = await backend.service().auth.admin.inviteUserByEmail(email);
  if (invited.error) throw invited.error;
  const mail = (await backend.emails()).findLast((text) => text.includes(`To: ${email}`)) ?? "";
  const token_hash = /token_hash=3D([0-9a-f]{64})/.exec(mail.replaceAll(/=\r?\n/g, ""))?.[1] ?? "";
  const client = backend.visitor();
  const { data, error } = await client.auth.verifyOtp({ type: "invite", token_hash });
  if (error || !data.user) throw error ?? new Error("The invitation has led to no account.");
  const { id } = data.user;
  const role = client.from("auth_user_roles").upsert({ user_id: id, role: "alumni" });
  await succeed(role.select());
  const person = { id, email, password: "", client };
  await verify(backend, person, profile);
  return person;
}

async function verify(backend: Backend, { id }: Person, profile: Profile): Promise<void> {
  const row = { full_name: "Sample Alumnus", ...profile, id, status: "verified" };
  await succeed(backend.service().from("alumni_profiles").insert(row).select());
}
