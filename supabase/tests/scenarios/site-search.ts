import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Json } from "../../../data/database.types.ts";
import { foundPage, saveFoundPages } from "../../../data/pages/public-addresses.ts";
import { sitePages } from "../../../data/pages/site-map.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { find, future, ownWord, past } from "../search-scene.ts";
import { succeed } from "./answers.ts";

/** One row of each kind with a given word, once public and once not. */
async function enterEverything(service: Client, word: string) {
  const day = { starts_at: future, publish_at: past };
  const slug = () => `s-${randomUUID()}`;
  const video = () => randomUUID().slice(0, 11);
  const content = { lead: `Nobody reads ${word} yet.` };
  await Promise.all(
    [
      service.from("events").insert([
        { title: `${word} open`, slug: slug(), status: "published", ...day },
        { title: `${word} draft`, slug: slug(), status: "draft", ...day },
        { title: `${word} over`, slug: slug(), status: "archived", ...day },
        { title: `${word} later`, slug: slug(), status: "published", ...day, publish_at: future },
      ]),
      service.from("latest_updates").insert([
        { content: `${word} now`, is_active: true, starts_at: null, expires_at: null },
        { content: `${word} switched off`, is_active: false, starts_at: null, expires_at: null },
        { content: `${word} soon`, is_active: true, starts_at: future, expires_at: null },
        { content: `${word} gone`, is_active: true, starts_at: null, expires_at: past },
      ]),
      service.from("gallery_events").insert([
        { title: `${word} shown`, slug: slug(), published: true, unlisted: false },
        { title: `${word} by address`, slug: slug(), published: true, unlisted: true },
        { title: `${word} unfinished`, slug: slug(), published: false, unlisted: false },
      ]),
      service.from("teachers").insert([
        { name: `${word} Public`, designation: "Teacher", is_public: true },
        { name: `${word} Private`, designation: "Teacher", is_public: false },
      ]),
      service.from("youtube_videos").insert([
        { youtube_id: video(), title: `${word} video`, people: "nobody", is_active: true },
        {
          ...{ youtube_id: video(), title: `${word} hidden video` },
          ...{ people: "nobody", is_active: false },
        },
        { youtube_id: video(), title: `${word} waiting video`, people: null, is_active: true },
      ]),
      service.from("leadership_messages").insert({ name: `${word} Head`, title: "Principal" }),
      service.from("sports_programs").insert({ name: `${word} ball` }),
      service
        .from("calendar_entries")
        .insert({ title: `${word} day`, starts_on: "2026-12-01", ends_on: "2026-12-01" }),
      service.from("site_content").insert([
        { key: "hi/terms", content, published_at: future },
        { key: "terms", content, published_at: null },
      ]),
      service.from("site_content_drafts").insert({ key: "privacy", content }),
      service
        .from("students")
        .insert({ admission_no: word, name: `${word} Child`, campus: "majra", class: "4" }),
    ].map((entry) => succeed(entry.select("id"))),
  );
}

// The site's search: what it finds, and above all what it does not.
export function siteSearchScenarios(backend: () => Backend): void {
  test("anyone's search finds public rows of every kind, and nothing else", async () => {
    const word = ownWord();
    const service = backend().service();
    await enterEverything(service, word);
    const alumnus = await backend().signUp();
    await succeed(
      service
        .from("alumni_profiles")
        .insert({ id: alumnus.id, full_name: `${word} Alumna`, batch_year: 2014 })
        .select("id"),
    );
    const everything = [
      ...[`album: ${word} shown`, `calendar: ${word} day`, `event: ${word} open`],
      ...[`person: ${word} Head`, `person: ${word} Public`, `sport: ${word} ball`],
      ...[`update: ${word} now`, `video: ${word} video`],
    ];
    expect(await find(backend().visitor(), word)).toEqual(everything);
    expect(await find(alumnus.client, word)).toEqual(everything);
    // Not even for people who may read them: the site's search shows only public content.
    expect(await find((await backend().admin()).client, word)).toEqual(everything);

    for (const key of ["hi/terms", "terms"]) {
      await succeed(service.from("site_content").delete().eq("key", key).select("id"));
    }
    await succeed(service.from("site_content_drafts").delete().eq("key", "privacy").select("id"));
  });

  test("a page is found by its current name and by its content", async () => {
    const service = backend().service();
    const name = ownWord();
    const text = ownWord();
    const path = `/${name}`;
    const page = {
      id: path,
      content_key: name,
      campus: null,
      titles: { en: `${name} one`, hi: `${name} एक` },
      also: { en: "", hi: "" },
    };
    await succeed(
      service
        .from("site_content")
        .insert({ key: name, content: { lead: `Buses ${text} daily.` }, published_at: past })
        .select("id"),
    );
    expect(await find(backend().visitor(), text)).toEqual([]);
    const other = sitePages().map(foundPage);
    const save = (pages: Json[]) => succeed(service.rpc("save_site_pages", { pages }));

    await save([...other, page]);
    expect(await find(backend().visitor(), text)).toEqual([`page: ${name} one`]);
    expect(await find(backend().visitor(), name, "hi")).toEqual([`page: ${name} एक`]);

    const renamed = { ...page, titles: { en: `${name} two`, hi: `${name} दो` } };
    expect(await save([...other, renamed])).toBe(1);
    expect(await save([...other, renamed])).toBe(0);
    expect(await find(backend().visitor(), text)).toEqual([`page: ${name} two`]);
    expect(await find(backend().visitor(), name)).toEqual([`page: ${name} two`]);

    expect(await saveFoundPages(service)).toBe(1);
    expect(await find(backend().visitor(), `${name} ${text}`)).toEqual([]);
    await succeed(service.from("site_content").delete().eq("key", name).select("id"));
  });

  test("an excerpt has the word that was found, in the other language if only that has it", async () => {
    const [word, place] = [ownWord(), `${ownWord()}place`];
    const event = { starts_at: future, publish_at: past, status: "published" };
    await succeed(
      backend()
        .service()
        .from("events")
        .insert({
          ...event,
          slug: `s-${randomUUID()}`,
          title: "Yoga",
          body: "A mat is enough.",
          venue: place,
          translations: { hi: { title: "योग", body: `बस ${word} चाहिए।` } },
        })
        .select("id"),
    );
    const excerpts = async (query: string, language: string) =>
      (await succeed(backend().visitor().rpc("search_site", { query, language }))).map(
        ({ title, excerpt }) => `${title}: ${excerpt}`,
      );
    expect(await excerpts(word, "en")).toEqual([`Yoga: बस ${word} चाहिए।`]);
    expect(await excerpts(word, "hi")).toEqual([`योग: बस ${word} चाहिए।`]);
    expect(await excerpts("mat", "en")).toContain("Yoga: A mat is enough.");
    expect(await excerpts(place, "en")).toEqual([`Yoga: ${place}`]);
  });
  test("withdrawn, hidden and deleted rows are no longer found", async () => {
    const word = ownWord();
    const service = backend().service();
    const visitor = backend().visitor();
    const event = { title: `${word} fair`, slug: `s-${randomUUID()}`, starts_at: future };
    const { id } = await succeed(
      service
        .from("events")
        .insert({ ...event, status: "published", publish_at: past })
        .select("id")
        .single(),
    );
    expect(await find(visitor, word)).toEqual([`event: ${word} fair`]);
    await succeed(service.from("events").update({ status: "draft" }).eq("id", id).select("id"));
    expect(await find(visitor, word)).toEqual([]);
    await succeed(service.from("events").update({ status: "published" }).eq("id", id).select("id"));
    expect(await find(visitor, word)).toHaveLength(1);
    await succeed(service.from("events").delete().eq("id", id).select("id"));
    expect(await find(visitor, word)).toEqual([]);
  });

  test("a row is found by its translation and shown in the reader's language", async () => {
    const word = ownWord();
    const translations = { hi: { name: "परीक्षण खेल" } };
    await succeed(
      backend().service().from("sports_programs").insert({ name: word, translations }).select("id"),
    );
    expect(await find(backend().visitor(), word, "hi")).toEqual(["sport: परीक्षण खेल"]);
    expect(await find(backend().visitor(), "परीक्षण", "en")).toEqual([`sport: ${word}`]);
  });
}
