import topicTexts from "messages:search/topics";
import wordTexts from "messages:search/words";
import { languages } from "../languages.ts";

/** Synonyms: a search for one finds what the others find, in all languages. */
export type Topic = {
  id: TopicId;
  words: string[];
  /**
   * What else people type for it, such as Hindi in Latin letters; texts are searched only for the synonyms.
   */
  asked: string[];
};

export type TopicId = keyof (typeof topicTexts)["en"];

const list = (words: string) => words.split(", ").filter(Boolean);

/** The list. A phrase of two or three words matches if a title or a page's search words contain them all. */
export const searchTopics: readonly Topic[] = (Object.keys(topicTexts.en) as TopicId[]).map(
  (id) => ({
    id,
    words: languages.flatMap((language) => list(topicTexts[language.id][id].words)),
    asked: languages.flatMap((language) => list(topicTexts[language.id][id].asked)),
  }),
);

/** Stop words, which find nothing by themselves. The database has the English ones. */
export const smallWords: readonly string[] = languages.flatMap(({ id }) =>
  list(wordTexts[id].small),
);

/** The list in the form of save_search_topics. */
export function savedTopics() {
  return [...searchTopics, { id: null, words: [...smallWords], asked: [] }];
}
