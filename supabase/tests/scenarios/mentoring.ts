import { expect, test } from "vitest";
import { decideAlumni, mergeAlumni } from "../../../data/alumni/alumni-decisions.ts";
import type { Backend, Person } from "../../../tests/fixtures/backend.ts";
import { createAlumnus, createProvenAlumnus } from "./alumni.ts";
import { refuse, succeed } from "./answers.ts";

const words = "How did you choose your college?";

export function mentoringScenarios(backend: () => Backend): void {
  const ask = (person: Person, mentor: string, said = words) =>
    person.client.rpc("ask_for_mentoring", { mentor, words: said });
  const move = (person: Person, request: string, state: string, said?: string) =>
    person.client.rpc("move_mentoring_request", {
      request,
      state,
      ...(said && { words: said }),
    });
  const read = (person: Person) => succeed(person.client.rpc("list_mentoring_requests"));
  const twoOfThem = async () => {
    const mentor = await createAlumnus(backend(), { full_name: "Mira Sample", is_mentor: true });
    const asker = await createAlumnus(backend(), { full_name: "Arun Sample", batch_year: 2019 });
    return { mentor, asker };
  };
  const sentEmailsTo = async (person: Person) =>
    (
      await succeed(
        backend()
          .service()
          .from("mail_outbox")
          .select("data")
          .eq("recipient", person.email)
          .eq("template", "alumni_mentoring")
          .order("created_at"),
      )
    ).map(({ data }) => data as Record<string, unknown>);

  test("a mentor is asked, accepts and ends it, and each step emails the other without an address", async () => {
    const { mentor, asker } = await twoOfThem();
    const request = await succeed(ask(asker, mentor.id));
    expect(await refuse(move(asker, request, "accepted"))).toMatchObject({ status: 409 });
    expect((await move(mentor, request, "accepted", "Gladly.")).error).toBeNull();
    expect(await refuse(move(asker, request, "withdrawn"))).toMatchObject({ status: 409 });
    expect((await move(asker, request, "ended")).error).toBeNull();
    expect((await sentEmailsTo(mentor)).map(({ state }) => state)).toEqual(["asked", "ended"]);
    const [accepted] = await sentEmailsTo(asker);
    expect(accepted).toMatchObject({ state: "accepted", other: "Mira Sample", words: "Gladly." });
    expect(JSON.stringify(accepted)).not.toContain("@");
    expect(await read(asker)).toMatchObject([{ is_mentor: false, state: "ended" }]);
    expect(await read(mentor)).toMatchObject([{ is_mentor: true, other: "Arun Sample", words }]);
  });

  test("only the two read it, and nobody else changes its state", async () => {
    const { mentor, asker } = await twoOfThem();
    const other = await createAlumnus(backend(), {});
    const request = await succeed(ask(asker, mentor.id));
    expect(await read(other)).toEqual([]);
    for (const state of ["accepted", "declined", "withdrawn", "ended", "asked"]) {
      expect(await refuse(move(other, request, state))).toMatchObject({ status: 409 });
    }
    const admin = await backend().admin();
    const rows = admin.client.from("mentoring_requests").select().eq("id", request);
    expect(await succeed(rows)).toEqual([]);
  });

  test("only mentors are asked, once each, at most five before one answers", async () => {
    const { mentor, asker } = await twoOfThem();
    expect(await refuse(ask(mentor, asker.id))).toMatchObject({ status: 404 });
    expect(await refuse(ask(mentor, mentor.id))).toMatchObject({ status: 404 });
    const waiting = await backend().signUp();
    expect(await refuse(ask(waiting, mentor.id))).toMatchObject({ code: "42501" });
    // The same words are the same request, sent again because its answer was lost.
    const both = await Promise.all([ask(asker, mentor.id), ask(asker, mentor.id)]);
    expect(new Set(both.map(({ data }) => data)).size).toBe(1);
    expect(await sentEmailsTo(mentor)).toHaveLength(1);
    const other = ask(asker, mentor.id, "May I ask you about Delhi?");
    expect(await refuse(other)).toMatchObject({ details: "asked_already" });
    for (let asked = 1; asked < 5; asked++) {
      const another = await createAlumnus(backend(), { is_mentor: true });
      await succeed(ask(asker, another.id));
    }
    const sixth = await createAlumnus(backend(), { is_mentor: true });
    expect(await refuse(ask(asker, sixth.id))).toMatchObject({ details: "too_many_requests" });
  });

  test("a blocked alumnus gets the usual answer, and reaches nobody", async () => {
    const { mentor, asker } = await twoOfThem();
    await succeed(
      mentor.client
        .from("alumni_blocks")
        .insert({ blocker_id: mentor.id, blocked_id: asker.id })
        .select(),
    );
    await succeed(ask(asker, mentor.id));
    expect(await sentEmailsTo(mentor)).toEqual([]);
    expect(await read(mentor)).toEqual([]);
    expect(await read(asker)).toMatchObject([{ state: "asked" }]);
  });

  test("requests stay with the account that they were written to or from, when profiles are merged", async () => {
    const { mentor, asker } = await twoOfThem();
    const kept = await createProvenAlumnus(backend(), { full_name: "Arun Sample" });
    await succeed(ask(asker, mentor.id));
    const admin = await backend().admin();
    for (const duplicate of [mentor.id, asker.id]) {
      await mergeAlumni(admin.client, kept.id, duplicate);
    }
    expect(await read(kept)).toEqual([]);
    await decideAlumni(admin.client, [mentor.id, asker.id], "restore");
    expect(await read(mentor)).toMatchObject([{ other_id: asker.id, state: "asked" }]);
  });
}
