import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { languages } from "../../../data/languages.ts";
import { firstGradesIn, firstLevelsIn } from "../../../data/school/first-levels.ts";
import { listSchoolLists } from "../../../data/school/listed-lists.ts";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { refuse, succeed } from "./answers.ts";

export function levelScenarios(backend: () => Backend): void {
  const word = () => `l${randomUUID().replaceAll("-", "").slice(0, 12)}`;
  const office = async () => (await backend().admin()).client;
  const enterLevel = async (fields: object = {}) =>
    await succeed(
      (await office())
        .from("levels")
        .insert({ name: "Foundation", slug: word(), ...fields } as never)
        .select("id, key, slug, former_slugs")
        .single(),
    );
  const enterClass = async (fields: object = {}) =>
    await succeed(
      (await office())
        .from("classes")
        .insert({ name: word(), level: "primary", age: 7, ...fields } as never)
        .select("id, key, name, stored_name")
        .single(),
    );

  test("a new database has the five levels and classes that the site names before it is asked", async () => {
    const listed = await listSchoolLists(backend().visitor());
    for (const { id } of languages) {
      const levels = firstLevelsIn(id);
      const grades = firstGradesIn(id);
      const { levels: allLevels = [], grades: allGrades = [] } = listed[id] ?? {};
      expect(allLevels.filter(({ id: key }) => levels.some((own) => own.id === key))).toEqual(
        levels,
      );
      expect(allGrades.filter(({ id: key }) => grades.some((own) => own.id === key))).toEqual(
        grades,
      );
    }
  });

  test("the key of a level is its first address and never changes; former addresses are kept", async () => {
    const { id, key, slug } = await enterLevel();
    expect(key).toBe(slug);
    const client = await office();
    const next = word();
    expect(
      await succeed(client.from("levels").update({ slug: next }).eq("id", id).select().single()),
    ).toMatchObject({ key, slug: next, former_slugs: [slug] });
    const changed = client.from("levels").update({ key: word() }).eq("id", id);
    expect(await refuse(changed)).toMatchObject({ details: "key" });
    expect((await enterLevel({ slug })).key).toBe(`${slug}-2`);
  });

  test("a class is stored under its first name, whatever its later ones", async () => {
    const { id, key, name, stored_name } = await enterClass();
    expect([key, stored_name]).toEqual([name, name]);
    const client = await office();
    const renamed = client.from("classes").update({ name: "Grade 2" }).eq("id", id);
    expect(await succeed(renamed.select().single())).toMatchObject({ stored_name: name });
    const stored = client.from("classes").update({ stored_name: word() }).eq("id", id);
    expect(await refuse(stored)).toMatchObject({ details: "stored_name" });
    const unknown = client.from("classes").insert({ name: word(), level: word(), age: 7 } as never);
    expect(await refuse(unknown)).toMatchObject({ code: "23503" });
  });

  test("a level with content is archived, not deleted, and no enquiry is for an archived level", async () => {
    const client = await office();
    const { id, key } = await enterLevel();
    const { id: classId, stored_name } = await enterClass({ level: key });
    const deleted = (table: "levels" | "classes", row: string) =>
      client.from(table).delete().eq("id", row);
    expect(await refuse(deleted("levels", id))).toMatchObject({ code: "23503" });

    await succeed(client.from("students").insert(studentOf(stored_name)).select("id"));
    expect(await refuse(deleted("classes", classId))).toMatchObject({
      code: "23503",
      details: "class_in_use",
    });

    await succeed(client.from("levels").update({ status: "archived" }).eq("id", id).select("id"));
    const enquiry = backend()
      .service()
      .rpc("create_admission_enquiry", {
        child_name: "Asha Negi",
        date_of_birth: "2020-05-05",
        campus: "majra",
        level: key,
        guardian_name: "Ravi Negi",
        email: `${word()}@mail.example`,
        phone: "+91 98765 43210",
        consent_version: "1",
      });
    expect(await refuse(enquiry)).toMatchObject({ details: "level" });

    const written = await enterLevel();
    await succeed(
      client
        .from("site_content")
        .insert({ key: `academics/${written.key}`, content: { lead: "Soon." } })
        .select("id"),
    );
    expect(await refuse(deleted("levels", written.id))).toMatchObject({ details: "level_in_use" });
    const empty = await enterLevel();
    await succeed(deleted("levels", empty.id).select("id"));
  });

  test("one that an event names is not deleted, since the event would be for nobody", async () => {
    const client = await office();
    const { id, key } = await enterLevel();
    const title = word();
    const event = { title, slug: title, starts_at: "2027-02-10T04:00:00Z", levels: [key] };
    await succeed(client.from("events").insert(event).select("id"));
    expect(await refuse(client.from("levels").delete().eq("id", id))).toMatchObject({
      details: "level_in_use",
    });
  });

  test("one that a message to families names is not deleted, since the message would reach nobody", async () => {
    const client = await office();
    const { id, key } = await enterLevel();
    const { id: classId, stored_name } = await enterClass();
    const words = { title: "No school tomorrow", body: "The river is high." };
    await succeed(
      client
        .from("family_messages")
        .insert([
          { ...words, levels: [key] },
          { ...words, classes: [stored_name] },
        ])
        .select("id"),
    );
    expect(await refuse(client.from("levels").delete().eq("id", id))).toMatchObject({
      details: "level_in_use",
    });
    expect(await refuse(client.from("classes").delete().eq("id", classId))).toMatchObject({
      details: "class_in_use",
    });
  });

  test("a promotion moves students to the next class that is not archived", async () => {
    const client = await office();
    const order = 9_000 + Math.floor(Math.random() * 90_000);
    const [first, archived, last] = [
      await enterClass({ position: order }),
      await enterClass({ position: order + 1, status: "archived" }),
      await enterClass({ position: order + 2 }),
    ];
    for (const { stored_name } of [first, archived, last]) {
      await succeed(client.from("students").insert(studentOf(stored_name)).select("id"));
    }
    const plan = await succeed(client.rpc("plan_promotion"));
    const nextOf = (name: string) => plan.find((step) => step.class === name)?.next_class;
    expect(nextOf(first.stored_name)).toBe(last.stored_name);
    expect(nextOf(archived.stored_name)).toBe(last.stored_name);
    expect(nextOf("UKG") ?? "Class 1").toBe("Class 1");
  });

  const studentOf = (name: string) => ({
    admission_no: word(),
    name: "Asha Negi",
    date_of_birth: "2018-05-05",
    class: name,
    campus: "majra",
    admitted_on: "2024-04-01",
  });
}
