import noticesTexts from "messages:site/notices/notices";
import noticesNames from "messages:site/notices/noticesNames";
import { addressIn, type Language, languageOf } from "../../../data/languages.ts";
import { bannerText, noticeDetail } from "../../../data/notices/latest-updates.ts";
import { listNoticeBodies, listNotices, type NoticeRow } from "../../../data/notices/notices.ts";
import { campusName } from "../../../data/school/campuses.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { escapeXml } from "../machines/xml.ts";
import type { Route } from "./+types/feed";
import { feedPath } from "./feed-address.ts";

const noticesInFeed = 50;

/** The newest notices as a feed in the language of the address. */
export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, language, site } = context.get(pageRequestContext);
  const { notices } = await listNotices(supabase, { limit: noticesInFeed }, language);
  const bodies = await listNoticeBodies(supabase, notices);
  return new Response(noticeFeed(notices, bodies, site, language), {
    headers: { "content-type": "application/rss+xml; charset=utf-8" },
  });
}

/**
 * Notices as RSS 2.0 (https://www.rssboard.org/rss-specification). The feed changes only when a
 * notice does, so that conditional requests work. A notice keeps its guid even if the site's
 * address changes.
 */
function noticeFeed(
  notices: NoticeRow[],
  bodies: ReadonlyMap<string, string>,
  site: { url: string; name: string },
  language: Language,
): string {
  const { title } = noticesNames[language];
  const { description } = noticesTexts[language];
  const at = (path: string) => escapeXml(site.url + addressIn(language, path));
  const changes = notices.map(({ updated_at }) => Date.parse(updated_at));
  const changed =
    changes.length > 0
      ? `<lastBuildDate>${new Date(Math.max(...changes)).toUTCString()}</lastBuildDate>`
      : "";
  const items = notices.map(
    ({ id, content, concerns, campus, created_at, language: written }) => `<item>
<title>${escapeXml(bannerText(content))}</title>
<link>${at(`/notices/${id}`)}</link>
<guid isPermaLink="false">urn:uuid:${id}</guid>
<pubDate>${new Date(created_at).toUTCString()}</pubDate>
<category>${escapeXml(campusName(campus, language))}</category>
<description>${escapeXml(
      asHtml([
        noticeDetail(content) || bannerText(content),
        concerns && noticesTexts[written].concerns(concerns),
        ...(bodies.get(id) ?? "").split("\n"),
      ]),
    )}</description>
</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(`${title}, ${site.name}`)}</title>
<link>${at("/notices")}</link>
<atom:link href="${at(feedPath)}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(description)}</description>
<language>${languageOf(language).tag.toLowerCase()}</language>
${changed}
${items.join("\n")}
</channel>
</rss>
`;
}

/** Feed readers parse a description as HTML, so its text is escaped as HTML. */
function asHtml(paragraphs: string[]): string {
  const said = paragraphs
    .filter(Boolean)
    .map((text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
  return said.length === 1 ? said.join("") : said.map((text) => `<p>${text}</p>`).join("");
}
