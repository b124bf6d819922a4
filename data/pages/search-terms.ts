import type { SchoolClient } from "../client.ts";
import { wordsOf } from "./plain-words.ts";
import { savedTopics, searchTopics, smallWords, type TopicId } from "./search-topics.ts";

/** A part of a query: words that name a topic, a stop word, or a word that is not in the list. */
export type Term = { words: string[]; topic: TopicId | null; isSmall: boolean };

const longestPhrase = 3;
let known: ReadonlyMap<string, TopicId | null> | undefined;

/** The phrases of the list in plain words, each with its topic; null for a stop word. */
function knownPhrases() {
  known ??= new Map<string, TopicId | null>([
    ...searchTopics.flatMap(({ id, words, asked }) =>
      [...words, ...asked].map((phrase) => [wordsOf(phrase).join(" "), id] as const),
    ),
    ...smallWords.map((word) => [wordsOf(word).join(" "), null] as const),
  ]);
  return known;
}

/** The parts of a query in plain words; the longer of two matching phrases counts, as in the database. */
export function termsOf(words: readonly string[]): Term[] {
  const phrases = knownPhrases();
  const terms: Term[] = [];
  for (let place = 0; place < words.length; ) {
    const sizes = [longestPhrase, 2, 1].filter((size) => place + size <= words.length);
    const size = sizes.find((one) => phrases.has(words.slice(place, place + one).join(" "))) ?? 1;
    const taken = words.slice(place, place + size);
    const topic = phrases.get(taken.join(" "));
    terms.push({ words: taken, topic: topic ?? null, isSmall: topic === null });
    place += size;
  }
  return terms;
}

/** The synonyms that a query was also searched by, each in one form. */
export function otherWords(words: readonly string[]): string[] {
  const terms = termsOf(words);
  const topics = new Set(terms.map(({ topic }) => topic));
  const said = terms.map((term) => term.words.join(" "));
  const others: string[] = [];
  for (const topic of searchTopics) {
    if (!topics.has(topic.id)) continue;
    for (const phrase of topic.words) {
      const plain = wordsOf(phrase).join(" ");
      if (said.some((one) => isFormOf(one, plain))) continue;
      said.push(plain);
      others.push(phrase);
    }
  }
  return others;
}

/** Whether two words differ only in their endings: holiday, holidays; छुट्टी, छुट्टियाँ. */
function isFormOf(one: string, other: string): boolean {
  const [short = "", long = ""] = [one, other].toSorted((a, b) => a.length - b.length);
  return long.length - short.length <= 3 && long.startsWith(short.slice(0, -1));
}

/**
 * Saves the synonyms for the search. Returns how many terms are new, changed or gone. Needs the service key;
 * throws the service's error.
 */
export async function saveSearchTopics(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("save_search_topics", { topics: savedTopics() }).throwOnError();
  return data;
}
