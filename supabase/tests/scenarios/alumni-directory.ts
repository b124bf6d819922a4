import { expect, test } from "vitest";
import { shownTo } from "../../../data/alumni/profiles.ts";
import type { Backend, Person } from "../../../tests/fixtures/backend.ts";
import { createAlumnus } from "./alumni.ts";
import { refuse, succeed } from "./answers.ts";

export function alumniDirectoryScenarios(backend: () => Backend): void {
  const ids = (rows: { id: string | null }[]) => rows.map(({ id }) => id);
  /** A word that only the people of one scenario have. */
  const newHouse = () => `House ${crypto.randomUUID().slice(0, 8)}`;

  test("filters and their counts ignore hidden fields", async () => {
    const house = newHouse();
    const batch_year = 2017;
    const hider = await createAlumnus(backend(), {
      batch_year,
      house,
      city: "Rampur",
      country: "India",
      industry: "Health",
      visibility: { city: "nobody", country: "batch" },
    });
    const [mate, stranger] = await Promise.all([
      createAlumnus(backend(), { batch_year, house }),
      createAlumnus(backend(), { batch_year: 2018, house }),
    ]);
    const list = async (person: Person, filter: object) =>
      ids(await succeed(person.client.rpc("list_directory", { house, ...filter })));
    expect(await list(stranger, { industry: "health" })).toEqual([hider.id]);
    expect(await list(stranger, { country: "India" })).toEqual([]);
    expect(await list(mate, { country: " INDIA " })).toEqual([hider.id]);
    for (const person of [mate, stranger])
      expect(await list(person, { city: "Rampur" })).toEqual([]);

    const facets = async (person: Person) =>
      (await succeed(person.client.rpc("count_directory_facets", { house })))
        .filter(({ field }) => ["all", "city", "country", "industry"].includes(field))
        .map(({ field, label, people }) => `${field} ${label} ${people}`)
        .sort();
    expect(await facets(stranger)).toEqual(["all  3", "industry Health 1"]);
    expect(await facets(mate)).toEqual(["all  3", "country India 1", "industry Health 1"]);

    // A field or profile that its owner removes leaves the counts, too.
    const own = hider.client.from("alumni_profiles");
    await succeed(own.update({ industry: null }).eq("id", hider.id).select());
    expect(await facets(stranger)).toEqual(["all  3"]);
    await succeed(own.delete().eq("id", hider.id).select());
    expect(await facets(mate)).toEqual(["all  2"]);
  });

  test("the only person in a city corrects its spelling", async () => {
    const house = newHouse();
    const name = `Town ${crypto.randomUUID().slice(0, 8)}`;
    const person = await createAlumnus(backend(), { house, city: name.toLowerCase() });
    const cities = async () =>
      (await succeed(person.client.rpc("count_directory_facets", { house })))
        .filter(({ field }) => field === "city")
        .map(({ label, people }) => ({ label, people }));
    expect(await cities()).toEqual([{ label: name.toLowerCase(), people: 1 }]);
    const own = person.client.from("alumni_profiles");
    await succeed(own.update({ city: name }).eq("id", person.id).select());
    expect(await cities()).toEqual([{ label: name, people: 1 }]);
  });

  test("misspelt names are found, and an unknown word finds nobody", async () => {
    const person = await createAlumnus(backend(), { full_name: "Shivangi Thakur" });
    const find = async (search_text: string) =>
      ids(await succeed(person.client.rpc("list_directory", { search_text })));
    expect(await find("Shivangi Thakur")).toEqual([person.id]);
    expect(await find("shiv thak")).toEqual([person.id]);
    expect(await find("shivagni takur")).toEqual([person.id]);
    expect(await find("thakur xqzwv")).toEqual([]);
  });

  test("pages have no gaps and show each person once", async () => {
    const house = newHouse();
    const people = await Promise.all(
      ["Same Name", "Same Name", "Another Name", "Zeenat Name", "Batch Mate"].map(
        (full_name, index) =>
          createAlumnus(backend(), {
            full_name,
            house,
            batch_year: index > 2 ? 2006 : 2007,
            city: "Solan",
            visibility: index % 2 ? { city: "batch" } : {},
          }),
      ),
    );
    const reader = people[0] as Person;
    const seen: string[] = [];
    for (let isMore = true; isMore; ) {
      const page = await succeed(
        reader.client.rpc("list_directory", { house, most: 2, after_person: seen.at(-1) }),
      );
      seen.push(...page.map(({ id }) => id));
      isMore = page.length > 0 && seen.length < 9;
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen)).toEqual(new Set(people.map(({ id }) => id)));
  });

  test("the preview of a profile shows what others see", async () => {
    const owner = await createAlumnus(backend(), {
      batch_year: 2005,
      city: "Nahan",
      phone: "+91 98765 43210",
      bio: "Builds bridges.",
      visibility: { city: "batch", phone: "batch", bio: "nobody" },
    });
    const viewers = {
      batch: await createAlumnus(backend(), { batch_year: 2005 }),
      alumni: await createAlumnus(backend(), { batch_year: 2008 }),
    };
    const profile = await succeed(
      owner.client.from("alumni_profiles").select().eq("id", owner.id).single(),
    );
    for (const viewer of ["batch", "alumni"] as const) {
      const seen = await succeed(
        viewers[viewer].client.from("alumni_directory").select().eq("id", owner.id).single(),
      );
      expect(shownTo(viewer, profile)).toMatchObject(seen);
    }
  });

  test("a batch year in the future is refused", async () => {
    const person = await backend().signUp();
    const profile = { id: person.id, full_name: "Sample Person", batch_year: 2099 };
    const made = person.client.from("alumni_profiles").insert(profile);
    expect(await refuse(made)).toMatchObject({ code: "22023", details: "batch_year" });
  });

  test("a deleted account is hidden at once and erased 30 days later", async () => {
    const person = await createAlumnus(backend(), {
      full_name: "Leaving Sample",
      batch_year: 2015,
    });
    const friend = await createAlumnus(backend(), { batch_year: 2015 });
    const visible = async () =>
      (await succeed(friend.client.from("alumni_directory").select("id").eq("id", person.id)))
        .length;
    expect(await visible()).toBe(1);
    expect((await person.client.rpc("delete_own_account")).error).toBeNull();
    expect(await visible()).toBe(0);
    const { data } = await backend().visitor().auth.signInWithPassword(person);
    expect(data.user?.user_metadata.account_status).toBe("deleted");

    const service = backend().service();
    const purge = () => succeed(service.rpc("purge_deleted_accounts"));
    const left = async () =>
      (await succeed(service.from("alumni_profiles").select("id").eq("id", person.id))).length;
    await purge();
    expect(await left()).toBe(1);
    const longAgo = new Date(Date.now() - 31 * 86_400_000).toISOString();
    await succeed(
      service
        .from("alumni_profiles")
        .update({ status_changed_at: longAgo })
        .eq("id", person.id)
        .select(),
    );
    expect(await purge()).toBe(1);
    expect(await left()).toBe(0);
    const again = await backend().visitor().auth.signInWithPassword(person);
    expect(again.error?.code).toBe("invalid_credentials");
    const logged = service.from("audit_log").select("id").eq("row_id", person.id);
    expect(await succeed(logged)).toEqual([]);
  });

  test("only the server erases accounts, and admins cannot delete their own", async () => {
    const person = await createAlumnus(backend(), { batch_year: 2015 });
    const admin = await backend().admin();
    for (const { client } of [person, admin]) {
      for (const purge of ["purge_deleted_accounts", "purge_deleted_rows"] as const) {
        expect(await refuse(client.rpc(purge))).toMatchObject({ code: "42501" });
      }
    }
    expect(await refuse(admin.client.rpc("delete_own_account"))).toMatchObject({
      details: "admin_account",
    });
  });
}
