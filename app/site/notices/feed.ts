import noticesTexts from "messages:site/notices/notices";
import { bannerText, noticeDetail } from "../../../data/notices/latest-updates.ts";
import { listNoticeBodies, listNotices } from "../../../data/notices/notices.ts";
import { noticePath } from "../../../data/pages/row-paths.ts";
import { campusName } from "../../../data/school/campuses.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { rssResponse } from "../machines/rss.ts";
import type { Route } from "./+types/feed";
import { noticeFeed } from "./notice-feed.ts";

const noticesInFeed = 50;

/** The newest notices as a feed in the language of the address. */
export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, language, site } = context.get(pageRequestContext);
  const { notices } = await listNotices(supabase, { limit: noticesInFeed }, language);
  const bodies = await listNoticeBodies(supabase, notices);
  const items = notices.map(({ id, content, concerns, language: written, ...notice }) => ({
    id,
    title: bannerText(content),
    path: noticePath(id),
    at: notice.created_at,
    changedAt: notice.updated_at,
    category: campusName(notice.campus, language),
    paragraphs: [
      noticeDetail(content) || bannerText(content),
      concerns && noticesTexts[written].concerns(concerns),
      ...(bodies.get(id) ?? "").split("\n"),
    ],
  }));
  const { description } = noticesTexts[language];
  return rssResponse({ ...noticeFeed(language), description }, items, site, language);
}
