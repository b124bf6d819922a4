import noticesNames from "messages:site/notices/noticesNames";
import type { MetaDescriptor } from "react-router";
import { addressIn, type Language } from "../../../data/languages.ts";

/** The path of the feed without a language. */
export const feedPath = "/notices/feed.xml";

/** Announces the page's feed to feed readers, in the head of the page. */
export function feedLink(language: Language): MetaDescriptor {
  return {
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    title: noticesNames[language].title,
    href: addressIn(language, feedPath),
  };
}
