import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import {
  decideAlumni,
  listAlumniDuplicates,
  mergeAlumni,
} from "../../../data/alumni/alumni-decisions.ts";
import type { Backend, Person } from "../../../tests/fixtures/backend.ts";
import { hire } from "../staff-scene.ts";
import { createAlumnus, createProvenAlumnus } from "./alumni.ts";
import { refuse, succeed } from "./answers.ts";

const words = "Please keep this between the two of us.";
const isRefusedBy = (details: string) => ({ status: 403, code: "42501", details });

export function mergedProfileScenarios(backend: () => Backend): void {
  const officer = () => hire(backend(), null, "alumni_office");
  const merge = ({ client }: Person, kept: Person, duplicate: Person) =>
    client.rpc("merge_alumni", { kept: kept.id, duplicate: duplicate.id });
  const messagesOf = async ({ client }: Person) =>
    (await succeed(client.from("alumni_messages").select("body"))).map(({ body }) => body);
  const profileOf = ({ id }: Person) =>
    succeed(backend().service().from("alumni_profiles").select().eq("id", id).single());
  /** A person to whom a friend has written in private. */
  const trusted = async (full_name = `Asha ${randomUUID().slice(0, 8)}`) => {
    const person = await createAlumnus(backend(), { full_name, batch_year: 2012 });
    const friend = await createAlumnus(backend(), { batch_year: 2013 });
    const message = { recipient: person.id, message: words };
    expect((await friend.client.rpc("send_alumni_message", message)).error).toBeNull();
    return { person, friend, full_name };
  };

  test("messages stay with the account that they were written to or from, and are there when it comes back", async () => {
    const office = await officer();
    const { person, friend } = await trusted();
    const kept = await createProvenAlumnus(backend(), { batch_year: 2012 });
    await mergeAlumni(office.client, kept.id, person.id);
    await mergeAlumni(office.client, kept.id, friend.id);
    expect(await messagesOf(kept)).toEqual([]);
    await decideAlumni(office.client, [person.id, friend.id], "restore");
    expect(await messagesOf(await backend().signIn(person))).toEqual([words]);
    expect(await messagesOf(await backend().signIn(friend))).toEqual([words]);
    expect(await messagesOf(office)).toEqual([]);
  });

  test("nobody of the office merges a person into a profile of their own, or a colleague's", async () => {
    const { person } = await trusted();
    const office = await officer();
    const colleague = await hire(backend(), null);
    for (const { id } of [office, colleague]) {
      const row = { id, full_name: "Meera Thakur", status: "verified" };
      await succeed(backend().service().from("alumni_profiles").insert(row).select());
    }
    const administrator = await backend().admin();
    for (const [by, kept] of [
      [office, office],
      [office, colleague],
      [administrator, colleague],
      [colleague, colleague],
    ] as const) {
      expect(await refuse(merge(by, kept, person))).toEqual(isRefusedBy("colleague_profile"));
      expect(await refuse(merge(by, person, kept))).toEqual(isRefusedBy("colleague_profile"));
    }
    expect(await profileOf(person)).toMatchObject({ status: "verified" });
  });

  test("a stranger of the same name gets nothing of a verified person, and is not verified", async () => {
    const { person, full_name } = await trusted();
    const office = await officer();
    const stranger = await backend().signUp();
    const row = { id: stranger.id, full_name, batch_year: 2012 };
    await succeed(stranger.client.from("alumni_profiles").insert(row).select());
    expect(await listAlumniDuplicates(office.client, person.id)).toMatchObject([
      { id: stranger.id },
    ]);
    const unproven = isRefusedBy("kept_unproven");
    expect(await refuse(merge(office, stranger, person))).toEqual(unproven);
    // Nor does a suspended one: the school had verified it.
    await decideAlumni(office.client, [person.id], "suspend", "Under question");
    expect(await refuse(merge(office, stranger, person))).toEqual(unproven);
    await decideAlumni(office.client, [person.id], "unsuspend");
    // Even when verified: nobody has proven the address.
    await decideAlumni(office.client, [stranger.id], "approve");
    expect(await refuse(merge(office, stranger, person))).toEqual(unproven);
  });

  test("a merge verifies nobody, and lifts no suspension", async () => {
    const office = await officer();
    const [kept, waiting, suspended] = [
      await createProvenAlumnus(backend(), {}),
      await backend().signUp(),
      await createProvenAlumnus(backend(), {}),
    ];
    const row = { id: waiting.id, full_name: "Ravi Negi" };
    await succeed(waiting.client.from("alumni_profiles").insert(row).select());
    await decideAlumni(office.client, [suspended.id], "suspend", "Under question");
    expect(await refuse(merge(office, suspended, kept))).toEqual(isRefusedBy("kept_unproven"));
    expect((await merge(office, suspended, waiting)).error).toBeNull();
    expect(await profileOf(suspended)).toMatchObject({ status: "suspended" });
  });

  test("undo leaves a merge as it is, also when only the kept profile is asked for", async () => {
    const office = await officer();
    const kept = await createProvenAlumnus(backend(), {});
    const duplicate = await createAlumnus(backend(), { city: "Nahan" });
    const since = (await profileOf(kept)).updated_at;
    await mergeAlumni(office.client, kept.id, duplicate.id);
    const log = backend().service().from("audit_log").select("change").eq("row_id", duplicate.id);
    const { change } = await succeed(log.eq("action", "update").single());
    const byDecision = isRefusedBy("status_by_decision");
    expect(await refuse(office.client.rpc("undo_change", { wanted: change }))).toEqual(byDecision);
    const undo = { target: "alumni_profiles", ids: [kept.id], since };
    expect(await refuse(office.client.rpc("undo_changes", undo))).toEqual(byDecision);
    expect(await profileOf(kept)).toMatchObject({ city: "Nahan", status: "verified" });
    expect(await profileOf(duplicate)).toMatchObject({ status: "deleted" });
  });

  test("what either profile hid stays hidden, whatever the other one chose or left open", async () => {
    const office = await officer();
    const hidden = { phone: "nobody", contact_email: "nobody", city: "nobody", bio: "batch" };
    const hider = await createAlumnus(backend(), {
      batch_year: 2012,
      phone: "+91 98765 43210",
      contact_email: "hidden@mail.example",
      city: "Nahan",
      bio: "Builds bridges.",
      profession: "Engineer",
      organisation: "Hydel works",
      visibility: hidden,
    });
    const open = { phone: "alumni", contact_email: "alumni", city: "alumni", bio: "alumni" };
    const kept = await createProvenAlumnus(backend(), {
      batch_year: 2012,
      visibility: { ...open, organisation: "nobody" },
    });
    await mergeAlumni(office.client, kept.id, hider.id);
    expect((await profileOf(kept)).visibility).toEqual({
      ...{ city: "nobody", bio: "batch", organisation: "nobody" },
    });
    const mate = await createAlumnus(backend(), { batch_year: 2012 });
    const other = await createAlumnus(backend(), { batch_year: 2013 });
    const seenBy = ({ client }: Person) =>
      succeed(client.from("alumni_directory").select().eq("id", kept.id).single());
    const seen = { phone: null, contact_email: null, city: null, organisation: null };
    expect(await seenBy(mate)).toMatchObject({ ...seen, bio: "Builds bridges." });
    expect(await seenBy(other)).toMatchObject({ ...seen, bio: null, profession: "Engineer" });
    expect(await profileOf(kept)).toMatchObject({ phone: "+91 98765 43210", city: "Nahan" });
  });

  test("a phone that its owner never opened is not opened by a merge, nor a field of a batch to another batch", async () => {
    const office = await officer();
    const silent = await createAlumnus(backend(), {
      batch_year: 2011,
      phone: "+91 98765 43210",
      city: "Solan",
      visibility: { city: "batch" },
    });
    const kept = await createProvenAlumnus(backend(), {
      batch_year: 2012,
      visibility: { phone: "batch", reunions: "alumni" },
    });
    await mergeAlumni(office.client, kept.id, silent.id);
    expect((await profileOf(kept)).visibility).toEqual({ city: "nobody" });
  });
}
