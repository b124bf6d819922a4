import noticesTexts from "messages:site/notices/notices";
import noticesNames from "messages:site/notices/noticesNames";
import { listNotices, listNoticeYears, noticeFilterSchema } from "../../../data/notices/notices.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { useLanguage } from "../../language/language.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { linkToFeed } from "../machines/rss.ts";
import { Archive } from "../sections/archive.tsx";
import type { Route } from "./+types/notices";
import { noticeFeed } from "./notice-feed.ts";
import { NoticeList } from "./notice-list.tsx";

const noticesPerPage = 20;

export const handle: PageHandle = { query: ["campus", "year", "before"] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const filter = noticeFilterSchema.parse(
    Object.fromEntries((handle.query ?? []).map((name) => [name, url.searchParams.get(name)])),
  );
  const [page, years] = await Promise.all([
    listNotices(supabase, { limit: noticesPerPage, filter }, language),
    listNoticeYears(supabase),
  ]);
  return { ...page, years, filter };
}

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { title } = noticesNames[language];
  const { description } = noticesTexts[language];
  return [...pageMeta({ title, description }, page), linkToFeed(noticeFeed(language), language)];
};

export default function Notices({ loaderData }: Route.ComponentProps) {
  const { notices, older, years, filter } = loaderData;
  const language = useLanguage();
  return (
    <Archive
      address="/notices"
      names={noticesNames[language]}
      words={noticesTexts[language]}
      feed={noticeFeed(language)}
      years={years}
      filter={filter}
      shown={notices.length}
      older={older}
    >
      <NoticeList notices={notices} lead={!filter.before} />
    </Archive>
  );
}
