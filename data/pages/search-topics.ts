import topicTexts from "messages:search/topics";
import wordTexts from "messages:search/words";
import { languages } from "../languages.ts";

/** Words for the same thing: a search for one finds what the others find, in all languages. */
export type Topic = {
  id: TopicId;
  words: string[];
  /** What people type for it besides, as Hindi in Latin letters; texts are searched for the others. */
  asked: string[];
};

export type TopicId = keyof (typeof topicTexts)["en"];

const list = (words: string) => words.split(", ").filter(Boolean);

/** The list. A phrase of two or three words counts where a title or a page's search words have them all. */
export const searchTopics: readonly Topic[] = (Object.keys(topicTexts.en) as TopicId[]).map(
  (id) => ({
    id,
    words: languages.flatMap((language) => list(topicTexts[language.id][id].words)),
    asked: languages.flatMap((language) => list(topicTexts[language.id][id].asked)),
  }),
);

/** Words that join others and find nothing by themselves. English ones are the database's. */
export const smallWords: readonly string[] = languages.flatMap(({ id }) =>
  list(wordTexts[id].small),
);

/** The list as save_search_topics takes it. */
export function savedTopics() {
  return [...searchTopics, { id: null, words: [...smallWords], asked: [] }];
}
