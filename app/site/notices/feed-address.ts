import noticesNames from "messages:site/notices/noticesNames";
import type { MetaDescriptor } from "react-router";
import { addressIn, type Language } from "../../../data/languages.ts";

/** The path of the feed without a language. */
export const feedPath = "/notices/feed.xml";

/** Tells a reader of feeds, in the head of a page, where the notices in its language are. */
export function feedLink(language: Language): MetaDescriptor {
  return {
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    title: noticesNames[language].title,
    href: addressIn(language, feedPath),
  };
}
