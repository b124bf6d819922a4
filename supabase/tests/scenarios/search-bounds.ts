import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { foundPage } from "../../../data/pages/public-addresses.ts";
import { saveSearchTopics } from "../../../data/pages/search-terms.ts";
import { savedTopics } from "../../../data/pages/search-topics.ts";
import { sitePages } from "../../../data/pages/site-map.ts";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { find, future, ownWord, past } from "../search-scene.ts";
import { refuse, succeed } from "./answers.ts";

/** What nobody learns from the search, and who sets what it knows. */
export function searchBoundScenarios(backend: () => Backend): void {
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
