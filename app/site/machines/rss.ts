import type { MetaDescriptor } from "react-router";
import { addressIn, type Language, languageOf } from "../../../data/languages.ts";
import { escapeXml } from "./xml.ts";

/** A feed of the site; its paths are without a language. */
export type Feed = {
  title: string;
  /** The feed's own path, and that of the page that shows the same. */
  path: string;
  pagePath: string;
};

export type FeedItem = {
  id: string;
  title: string;
  path: string;
  at: string;
  changedAt: string;
  category: string;
  paragraphs: string[];
};

/** Announces a feed to feed readers, in the head of a page. */
export function linkToFeed({ title, path }: Feed, language: Language): MetaDescriptor {
  return {
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    title,
    href: addressIn(language, path),
  };
}

/**
 * RSS 2.0 (https://www.rssboard.org/rss-specification). The feed changes only when one of its items
 * does, so that conditional requests work. An item keeps its guid even if the site's address changes.
 */
export function rssResponse(
  { title, description, path, pagePath }: Feed & { description: string },
  items: readonly FeedItem[],
  site: { url: string; name: string },
  language: Language,
): Response {
  const at = (to: string) => escapeXml(site.url + addressIn(language, to));
  const changes = items.map(({ changedAt }) => Date.parse(changedAt));
  const changed =
    changes.length > 0
      ? `<lastBuildDate>${new Date(Math.max(...changes)).toUTCString()}</lastBuildDate>`
      : "";
  const entries = items.map(
    (item) => `<item>
<title>${escapeXml(item.title)}</title>
<link>${at(item.path)}</link>
<guid isPermaLink="false">urn:uuid:${item.id}</guid>
<pubDate>${new Date(item.at).toUTCString()}</pubDate>
<category>${escapeXml(item.category)}</category>
<description>${escapeXml(asHtml(item.paragraphs))}</description>
</item>`,
  );
  const feed = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(`${title}, ${site.name}`)}</title>
<link>${at(pagePath)}</link>
<atom:link href="${at(path)}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(description)}</description>
<language>${languageOf(language).tag.toLowerCase()}</language>
${changed}
${entries.join("\n")}
</channel>
</rss>
`;
  return new Response(feed, { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
}

/** Feed readers parse a description as HTML, so its text is escaped as HTML. */
function asHtml(paragraphs: readonly string[]): string {
  const said = paragraphs
    .filter(Boolean)
    .map((text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
  return said.length === 1 ? said.join("") : said.map((text) => `<p>${text}</p>`).join("");
}
