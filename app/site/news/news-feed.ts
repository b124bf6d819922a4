import newsNames from "messages:site/news/newsNames";
import type { Language } from "../../../data/languages.ts";
import type { Feed } from "../machines/rss.ts";

/** The feed of the news in a language. */
export function newsFeed(language: Language): Feed {
  return {
    title: newsNames[language].title,
    path: "/news/feed.xml",
    pagePath: "/news",
  };
}
