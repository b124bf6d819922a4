import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Json } from "../../../data/database.types.ts";
import { foundPage, saveFoundPages } from "../../../data/pages/public-addresses.ts";
import { saveSearchTopics } from "../../../data/pages/search-terms.ts";
import { savedTopics } from "../../../data/pages/search-topics.ts";
import { sitePages } from "../../../data/pages/site-map.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { refuse, succeed } from "./answers.ts";

/** A word that occurs nowhere else, in letters only. */
const ownWord = () => `q${randomUUID().replace(/[^a-f]/g, "")}zoo`.slice(0, 24);

const past = "2026-01-01T00:00:00Z";
const future = "2099-01-01T00:00:00Z";

/** The titles that a client's search finds. */
async function find(client: Client, query: string, language = "en") {
  const rows = await succeed(client.rpc("search_site", { query, language, most: 50 }));
  return rows.map(({ kind, title }) => `${kind}: ${title}`).sort();
}

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

  test("only the server can set the list of pages, and never to an empty one", async () => {
    const { client } = await backend().admin();
    for (const caller of [backend().visitor(), client]) {
      const asked = caller.rpc("save_site_pages", { pages: sitePages().map(foundPage) });
      expect(await refuse(asked)).toMatchObject({ code: "42501" });
    }
    for (const pages of [[], {}]) {
      const asked = backend().service().rpc("save_site_pages", { pages });
      expect(await refuse(asked)).toMatchObject({ code: "22023" });
    }
  });

  test("only the server can set the synonyms, and only when they change", async () => {
    const service = backend().service();
    const { client } = await backend().admin();
    for (const caller of [backend().visitor(), client]) {
      const asked = caller.rpc("save_search_topics", { topics: savedTopics() });
      expect(await refuse(asked)).toMatchObject({ code: "42501" });
    }
    for (const topics of [[], {}]) {
      const asked = service.rpc("save_search_topics", { topics });
      expect(await refuse(asked)).toMatchObject({ code: "22023" });
    }
    await saveSearchTopics(service);
    expect(await saveSearchTopics(service)).toBe(0);
  });

  test.each([
    ["holidays", "holiday vacation vacations छुट्टी छुट्टियाँ अवकाश chutti avkash"],
    ["fees", "fees fee tuition फ़ीस फीस शुल्क shulk"],
    ["admissions", "admission admissions एडमिशन दाखिला दाख़िला प्रवेश dakhila"],
    ["phone", "phone telephone फ़ोन फोन दूरभाष number नंबर"],
    ["bus", "bus buses बस transport"],
    ["uniform", "uniform uniforms वर्दी यूनिफ़ॉर्म dress"],
    ["jobs", "job jobs career careers vacancy नौकरी naukri"],
  ])("%s are found by every synonym: %s", async (name, words) => {
    const service = backend().service();
    const visitor = backend().visitor();
    await saveFoundPages(service);
    await saveSearchTopics(service);
    const own = ownWord();
    const [english = "", ...others] = words.split(" ");
    const hindi = others.find((word) => /[ऀ-ॿ]/.test(word)) ?? "";
    // Rows with the word in one language only are found by the words of both.
    await succeed(
      service
        .from("sports_programs")
        .insert([{ name: `${own} ${english}` }, { name: `${own} ${hindi}` }])
        .select("id"),
    );
    const expected = await find(visitor, english);
    expect(expected, name).toEqual(
      expect.arrayContaining([`sport: ${own} ${english}`, `sport: ${own} ${hindi}`]),
    );
    for (const word of others) expect(await find(visitor, word), word).toEqual(expected);
  });

  test.each(["ptm", "पीटीएम", "parents meeting", "parent-teacher meeting", "अभिभावक बैठक"])(
    "a parents’ meeting is found by %s",
    async (query) => {
      const service = backend().service();
      await saveSearchTopics(service);
      const word = ownWord();
      await succeed(
        service
          .from("calendar_entries")
          .insert({
            title: `Parents’ meeting ${word}`,
            kind: "meeting",
            starts_on: "2026-12-01",
            ends_on: "2026-12-01",
            translations: { hi: { title: `अभिभावक बैठक ${word}` } },
          })
          .select("id"),
      );
      const visitor = backend().visitor();
      expect(await find(visitor, query)).toContain(`calendar: Parents’ meeting ${word}`);
      expect(await find(visitor, query, "hi")).toContain(`calendar: अभिभावक बैठक ${word}`);
    },
  );

  test("small words of Hindi are ignored, and when nothing has all words, the topic counts", async () => {
    const visitor = backend().visitor();
    await saveSearchTopics(backend().service());
    const asked = async (query: string) =>
      (await succeed(visitor.rpc("search_site", { query, language: "hi" })))[0]?.searched;
    expect(await find(visitor, "फीस कब है")).toEqual(await find(visitor, "फीस"));
    expect(await asked("फ़ीस कब है")).toBe("फीस कब है");
    expect(await asked(`fees ${ownWord()}`)).toBe("fees");
    expect(await asked("admis")).toBe("admis…");
  });

  test.each([
    ["fess", "fees"],
    ["feees", "fees"],
    ["holday", "holiday"],
    ["vaccation", "vacation"],
    ["calender", "calendar"],
    ["scholership", "scholarship"],
    ["carreer", "career"],
    ["फिस", "फीस"],
    ["छुटी", "छुट्टी"],
    ["chuti", "chutti"],
    ["nakshaa", "नक्शा"],
  ])("%s is corrected to %s, and the answer says so", async (query, meant) => {
    const service = backend().service();
    await saveFoundPages(service);
    await saveSearchTopics(service);
    const [first] = await succeed(backend().visitor().rpc("search_site", { query }));
    expect(first?.searched).toBe(meant);
  });

  test.each([
    ["career", "care"],
    ["care", "career"],
    ["bus", "business"],
    ["horse", "house"],
    ["police", "policy"],
    ["apple", "apply"],
    ["palace", "place"],
    ["bullying", "building"],
    ["hotel", "hostel"],
    ["mouth", "month"],
  ])("%s does not find %s", async (query, other) => {
    const service = backend().service();
    await saveSearchTopics(service);
    const word = ownWord();
    await succeed(
      service
        .from("sports_programs")
        .insert({ name: `${other} ${word}` })
        .select("id"),
    );
    expect(await find(backend().visitor(), other)).toContain(`sport: ${other} ${word}`);
    expect(await find(backend().visitor(), query)).not.toContain(`sport: ${other} ${word}`);
  });

  test("suggestions are in the script of the searcher", async () => {
    const service = backend().service();
    await succeed(
      service
        .from("sports_programs")
        .insert([{ name: "Zimnast" }, { name: "ज़िमनास्त" }])
        .select("id"),
    );
    const suggested = async (query: string) =>
      (await succeed(backend().visitor().rpc("suggest_search_words", { query }))).map(
        ({ word }) => word,
      );
    expect(await suggested("zimnost")).toEqual(["zimnast"]);
    expect(await suggested("ज़ीमनस्त")).toEqual(["जिमनास्त"]);
  });

  test("clients cannot read the index itself", async () => {
    const people = [
      backend().visitor(),
      (await backend().signUp()).client,
      (await backend().admin()).client,
    ];
    for (const client of people) {
      for (const table of [
        "search_entries",
        "search_words",
        "search_word_keys",
        "search_terms",
        "site_pages",
        "search_names",
      ]) {
        const open = await client
          .from(table as "events")
          .select()
          .limit(1);
        expect(open.error, table).not.toBeNull();
        const inPrivate = client.schema("private" as "public").from(table as "events");
        const { data, error } = await inPrivate.select().limit(1);
        expect(error, table).not.toBeNull();
        expect(data, table).toBeNull();
      }
    }
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

  test("corrections and suggestions contain no words of hidden rows", async () => {
    const word = ownWord();
    const service = backend().service();
    const draft = { title: word, slug: `s-${randomUUID()}`, starts_at: future };
    await succeed(
      service
        .from("events")
        .insert([
          { ...draft, status: "draft", publish_at: past },
          { ...draft, slug: `s-${randomUUID()}`, status: "published", publish_at: future },
        ])
        .select("id"),
    );
    const misspelled = `${word.slice(0, -1)}p`;
    expect(await find(backend().visitor(), misspelled)).toEqual([]);
    const near = await succeed(
      backend().visitor().rpc("suggest_search_words", { query: misspelled }),
    );
    expect(near.map((row) => row.word)).not.toContain(word);
  });

  test.each([
    ["admisions", "en", "page: Admissions"],
    ["calender", "en", "page: Calendar"],
    ["परवेस", "hi", "page: प्रवेश"],
    ["fees", "hi", "page: प्रवेश"],
    ["दाखिला", "en", "page: Admissions"],
  ])("%s (%s) is understood", async (query, language, expected) => {
    expect(await find(backend().visitor(), query, language)).toContain(expected);
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

  test.each([
    ...["", "   ", "%", "'", "\\", "!!!", "& | ! ( ) :*", "<->", "''''", "a' or '1'='1", "*:*"],
    ...["{}", '"', "–…", "🏫", "\u200d", "a".repeat(100), "अ".repeat(100), "x ".repeat(50)],
  ])("a hostile query is answered: %j", async (query) => {
    const visitor = backend().visitor();
    await succeed(visitor.rpc("search_site", { query, language: "xx", most: -5 }));
    await succeed(visitor.rpc("suggest_search_words", { query, most: 100_000 }));
  });

  test.each([["a".repeat(101)], ["%".repeat(10_000)]])("a long query is refused", async (query) => {
    const asked = backend().visitor().rpc("search_site", { query });
    expect(await refuse(asked)).toEqual({ status: 400, code: "22023", details: "query" });
  });

  test("a query with a NUL is refused, without an error of ours", async () => {
    const { status } = await backend().visitor().rpc("search_site", { query: "a\u0000b" });
    expect(status).toBe(400);
  });
}
