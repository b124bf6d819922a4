import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { languages } from "../../../data/languages.ts";
import { choiceLists } from "../../../data/school/choice-lists.ts";
import { firstChoicesIn } from "../../../data/school/first-choices.ts";
import { listChoices } from "../../../data/school/listed-choices.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { type LimitedRole, limitedRoles } from "../role-expectations.ts";
import { hire } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";

export function choiceScenarios(backend: () => Backend): void {
  const word = (start: string) => `${start} ${randomUUID().slice(0, 8)}`;
  const clients = {} as Record<LimitedRole, Client>;
  let office: Client;
  beforeAll(async () => {
    office = (await backend().admin()).client;
    for (const role of limitedRoles) clients[role] = (await hire(backend(), null, role)).client;
  });
  const enter = (fields: { list: string; name: string; [column: string]: unknown }, by = office) =>
    succeed(
      by
        .from("choices")
        .insert(fields as never)
        .select("id, list, key, name, status")
        .single(),
    );
  const event = (category: string) => ({
    title: "Fair",
    slug: `fair-${randomUUID()}`,
    starts_at: "2031-03-08T04:00:00Z",
    category,
  });
  const restore = async (target: string, id: string) => {
    const deleted = await succeed(office.rpc("list_deleted_rows", { target }));
    const entry_id = deleted.find(({ row_id }) => row_id === id)?.id ?? "";
    const restored = await office.rpc("restore_deleted_row", { target, entry_id });
    expect(restored.error).toBeNull();
  };
  const teacher = (subjects: string[]) => ({ name: "R. Negi", designation: "Teacher", subjects });

  test("a new database has the lists that the site offers before it is asked", async () => {
    const listed = await listChoices(backend().visitor());
    for (const { id } of languages) {
      const first = firstChoicesIn(id);
      for (const list of choiceLists) {
        const known = (first[list] ?? []).map((one) => one.id);
        const kept = (listed[id]?.[list] ?? []).filter((one) => known.includes(one.id));
        expect(kept, list).toEqual(first[list] ?? []);
      }
    }
  });

  test("the key is the first name, as a slug where it is part of an address, and never changes", async () => {
    const name = word("Science fair");
    const category = await enter({ list: "event_categories", name });
    expect(category.key).toBe(name.toLowerCase().replaceAll(" ", "-"));
    const subject = await enter({ list: "subjects", name });
    expect(subject.key).toBe(name);
    const row = office.from("choices");
    const renamed = word("Exhibition");
    const changed = row.update({ name: renamed }).eq("id", category.id).select("key").single();
    expect(await succeed(changed)).toEqual({ key: category.key });
    const moved = row.update({ key: "another" }).eq("id", category.id).select();
    expect(await refuse(moved)).toMatchObject({ code: "22023", details: "list" });
    // Another entry with the first name gets another key, and two with one name are refused.
    expect((await enter({ list: "event_categories", name })).key).toBe(`${category.key}-2`);
    const twice = row.insert({ list: "event_categories", name: renamed } as never).select();
    expect(await refuse(twice)).toMatchObject({ code: "23505" });
    expect((await enter({ list: "album_categories", name: "विज्ञान" })).key).toBe("entry");
  });

  test("a used entry is archived, not deleted; an unused one is deleted, and restored", async () => {
    const { id, key } = await enter({ list: "event_categories", name: word("Fair") });
    const { id: eventId } = await succeed(
      office.from("events").insert(event(key)).select("id").single(),
    );
    const gone = () => office.from("choices").delete().eq("id", id).select("id");
    expect(await refuse(gone())).toMatchObject({ code: "23503", details: "choice_in_use" });
    expect(await succeed(office.rpc("list_choice_uses", { wanted: id }))).toEqual([
      { table_name: "events", uses: 1 },
    ]);
    const archive = office.from("choices").update({ status: "archived" }).eq("id", id);
    await succeed(archive.select("id"));
    const moved = office.from("events").update({ title: "Feast" }).eq("id", eventId);
    await succeed(moved.select("id"));
    await succeed(office.from("events").delete().eq("id", eventId).select("id"));
    await succeed(gone());
    // The event returns from the trash unchanged, whatever became of the list.
    await restore("events", eventId);
    const back = office.from("events").select("category").eq("id", eventId).single();
    expect(await succeed(back)).toEqual({ category: key });
    await restore("choices", id);
    const kept = office.from("choices").select("key, status").eq("id", id).single();
    expect(await succeed(kept)).toEqual({ key, status: "archived" });
  });

  test("a value that is on no list is refused, with the name of its field", async () => {
    const unknown = `c${randomUUID().slice(0, 8)}`;
    const refused = { code: "22023", details: "category" };
    expect(await refuse(office.from("events").insert(event(unknown)))).toMatchObject(refused);
    const album = { title: "Fair", slug: unknown, category: unknown };
    const added = backend().service().from("gallery_events").insert(album);
    expect(await refuse(added)).toMatchObject(refused);
    const box = { topic: unknown, address: "box@school.example" };
    expect(await refuse(office.from("mailboxes").insert(box))).toMatchObject({ details: "topic" });
  });

  test("a message is about an offered topic, and not about an archived one", async () => {
    const { id, key } = await enter({ list: "contact_topics", name: word("Hostel") });
    const write = () =>
      backend()
        .service()
        .rpc("create_contact_message", {
          name: "Asha Negi",
          email: `${randomUUID().slice(0, 13)}@mail.example`,
          message: "When may we visit the hostel?",
          topic: key,
          consent_version: "1",
        });
    await succeed(write());
    await succeed(office.from("choices").update({ status: "archived" }).eq("id", id).select("id"));
    expect(await refuse(write())).toMatchObject({ code: "22023", details: "topic" });
  });

  test("entries that the site needs stay on their list, under any name", async () => {
    for (const [list, key] of [
      ["event_categories", "general"],
      ["contact_topics", "admissions"],
    ] as const) {
      const row = () => office.from("choices");
      const gone = row().delete().eq("list", list).eq("key", key);
      expect(await refuse(gone)).toMatchObject({ details: "choice_kept" });
      const archived = row().update({ status: "archived" }).eq("list", list).eq("key", key);
      expect(await refuse(archived)).toMatchObject({ details: "choice_kept" });
    }
  });

  test("a page names only existing fee heads, and a used one is archived, not deleted", async () => {
    const { id, key } = await enter({ list: "fee_heads", name: word("Laboratory") });
    const page = `admissions-${randomUUID().slice(0, 8)}`;
    const save = (head: string) =>
      office.rpc("save_site_content", {
        content_key: page,
        english: {
          fees: {
            campuses: { majra: { primary: { tuition: 300 } } },
            further: [{ head, paid: "every-year", fee: 1200 }],
          },
        },
      });
    expect(await refuse(save("nothing-known"))).toMatchObject({ details: "content" });
    await succeed(save(key));
    expect(await succeed(office.rpc("list_choice_uses", { wanted: id }))).toEqual([
      { table_name: "site_content", uses: 1 },
    ]);
    const gone = () => office.from("choices").delete().eq("id", id).select("id");
    expect(await refuse(gone())).toMatchObject({ code: "23503", details: "choice_in_use" });
    const state = (status: string, of: string) =>
      office
        .from("choices")
        .update({ status } as never)
        .eq("list", "fee_heads")
        .eq("key", of)
        .select("id");
    await succeed(state("archived", key));
    await succeed(office.from("site_content").delete().eq("key", page).select("id"));
    await succeed(gone());
    // The fees of every level have a role in sums and instalments, so they too are archived and stay.
    await succeed(state("archived", "annual"));
    await succeed(state("open", "annual"));
    const annual = office.from("choices").delete().eq("list", "fee_heads").eq("key", "annual");
    expect(await refuse(annual)).toMatchObject({ details: "choice_kept" });
  });

  test("a new word joins its list when somebody who keeps the lists saves it in a row, and only then", async () => {
    const subject = word("Robotics");
    await succeed(
      clients.editor
        .from("teachers")
        .insert(teacher([subject]))
        .select("id"),
    );
    const joined = office.from("choices").select("list, key, name, is_sample").eq("key", subject);
    expect(await succeed(joined)).toEqual([
      { list: "subjects", key: subject, name: subject, is_sample: false },
    ]);
    const house = word("Kestrel");
    const { client: ofCampus } = await hire(backend(), "majra", "administrator");
    const student = (by: Client) =>
      by
        .from("students")
        .insert({
          admission_no: randomUUID(),
          name: "Ravi Negi",
          campus: "majra",
          class: "Class 5",
          house,
        })
        .select("id");
    // The lists belong to the whole school, but a new section or house of one campus joins them all the
    // same.
    const entered = ofCampus.from("choices").insert({ list: "houses", name: house } as never);
    expect(await refuse(entered)).toMatchObject({ code: "42501" });
    await succeed(student(ofCampus));
    const grown = office.from("choices").select("key").eq("list", "houses").eq("key", house);
    expect(await succeed(grown)).toHaveLength(1);
    const padded = office.from("teachers").insert(teacher([` ${word("Robotics")}`]));
    expect(await refuse(padded)).toMatchObject({ code: "22023", details: "subjects" });
  });

  test("the search finds teachers by the current name of their subject", async () => {
    const subject = word("Astro");
    const row = { ...teacher([subject]), is_public: true, name: word("Teacher") };
    await succeed(office.from("teachers").insert(row).select("id"));
    const found = async (words: string) =>
      (await succeed(backend().visitor().rpc("search_site", { query: words }))).map(
        (one) => one.title,
      );
    const called = `Stargazing${randomUUID().slice(0, 8).replaceAll(/\d/g, "x")}`;
    await succeed(office.from("choices").update({ name: called }).eq("key", subject).select("id"));
    expect(await found(called)).toContain(row.name);
  });

  test("an editor keeps the lists; the other roles read them", async () => {
    const own = await enter({ list: "houses", name: word("Heron") }, clients.editor);
    for (const role of limitedRoles) {
      const client = clients[role];
      const read = client.from("choices").select("name").eq("id", own.id);
      expect(await succeed(read), role).toHaveLength(1);
      if (role === "editor") continue;
      const added = client.from("choices").insert({ list: "houses", name: "Swift" } as never);
      expect(await refuse(added), role).toMatchObject({ code: "42501" });
      const changed = client.from("choices").update({ name: "Swift" }).eq("id", own.id).select();
      expect(await succeed(changed), role).toEqual([]);
      const asked = client.rpc("list_choice_uses", { wanted: own.id });
      expect(await refuse(asked), role).toMatchObject({ code: "42501", details: "office_role" });
    }
    const gone = clients.editor.from("choices").delete().eq("id", own.id).select("id");
    expect(await succeed(gone)).toHaveLength(1);
  });
}
