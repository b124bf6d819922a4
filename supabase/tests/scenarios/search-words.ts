import { expect, test } from "vitest";
import { saveFoundPages } from "../../../data/pages/public-addresses.ts";
import { saveSearchTopics } from "../../../data/pages/search-terms.ts";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { find, ownWord } from "../search-scene.ts";
import { succeed } from "./answers.ts";

/** The words of a search: synonyms, spellings, and those that only look alike. */
export function searchWordScenarios(backend: () => Backend): void {
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

  test.each([
    ["admisions", "en", "page: Admissions"],
    ["calender", "en", "page: Calendar"],
    ["परवेस", "hi", "page: प्रवेश"],
    ["fees", "hi", "page: प्रवेश"],
    ["दाखिला", "en", "page: Admissions"],
  ])("%s (%s) is understood", async (query, language, expected) => {
    expect(await find(backend().visitor(), query, language)).toContain(expected);
  });
}
