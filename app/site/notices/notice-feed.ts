import noticesNames from "messages:site/notices/noticesNames";
import type { Language } from "../../../data/languages.ts";
import type { Feed } from "../machines/rss.ts";

/** The feed of the notices in a language. */
export function noticeFeed(language: Language): Feed {
  return {
    title: noticesNames[language].title,
    path: "/notices/feed.xml",
    pagePath: "/notices",
  };
}
