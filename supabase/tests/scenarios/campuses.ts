import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { languages } from "../../../data/languages.ts";
import { firstCampusesIn } from "../../../data/school/first-campuses.ts";
import { listSchoolLists } from "../../../data/school/listed-lists.ts";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { refuse, succeed } from "./answers.ts";

export function campusScenarios(backend: () => Backend): void {
  const word = () => `c${randomUUID().replaceAll("-", "").slice(0, 12)}`;
  const office = async () => (await backend().admin()).client;
  const enter = async (fields: object = {}) =>
    await succeed(
      (await office())
        .from("campuses")
        .insert({ name: "Rajban", slug: word(), ...fields } as never)
        .select("id, key, slug, former_slugs")
        .single(),
    );

  test("a new database has the three campuses that the site names before it is asked", async () => {
    const listed = await listSchoolLists(backend().visitor());
    for (const { id } of languages) {
      const first = (listed[id]?.campuses ?? []).filter(({ id: key }) =>
        ["paonta-sahib", "juniors", "majra"].includes(key),
      );
      expect(first).toEqual(firstCampusesIn(id));
    }
  });

  test("the key is the first address and never changes; former addresses are kept", async () => {
    const { id, key, slug } = await enter();
    expect(key).toBe(slug);
    const client = await office();
    const rename = (next: string) =>
      succeed(client.from("campuses").update({ slug: next }).eq("id", id).select().single());
    const next = word();
    expect(await rename(next)).toMatchObject({ key, slug: next, former_slugs: [slug] });
    expect(await rename(slug)).toMatchObject({ key, slug, former_slugs: [next] });
    const changed = client.from("campuses").update({ key: word() }).eq("id", id);
    expect(await refuse(changed)).toMatchObject({ details: "key" });
    // A later campus at the former address gets another key.
    await rename(next);
    expect((await enter({ slug })).key).toBe(`${slug}-2`);
  });

  test("a campus with content is archived, not deleted, and nothing new belongs to an archived one", async () => {
    const { id, key } = await enter();
    const client = await office();
    await succeed(client.from("events").insert(eventOf(key)).select("id"));
    const gone = client.from("campuses").delete().eq("id", id);
    expect(await refuse(gone)).toMatchObject({ code: "23503" });
    await succeed(client.from("campuses").update({ status: "archived" }).eq("id", id).select("id"));
    const message = backend().service().rpc("create_contact_message", {
      name: "Asha Negi",
      email: "asha@mail.example",
      message: "When does it open again?",
      campus: key,
      consent_version: "1",
    });
    expect(await refuse(message)).toMatchObject({ details: "campus" });
    const unknown = client.from("events").insert(eventOf(word()));
    expect(await refuse(unknown)).toMatchObject({ code: "23503" });
    const empty = await enter();
    await succeed(client.from("campuses").delete().eq("id", empty.id).select("id"));
  });

  const eventOf = (campus: string) => ({
    title: "Opening",
    slug: word(),
    campus,
    starts_at: "2031-03-08T04:00:00Z",
  });
}
