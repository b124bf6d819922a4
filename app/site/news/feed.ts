import newsTexts from "messages:site/news/news";
import { listStories } from "../../../data/news/stories.ts";
import { storyPath } from "../../../data/pages/row-paths.ts";
import { campusName } from "../../../data/school/campuses.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { rssResponse } from "../machines/rss.ts";
import type { Route } from "./+types/feed";
import { newsFeed } from "./news-feed.ts";

const storiesInFeed = 30;

/** The newest stories as a feed in the language of the address: each with its lead. */
export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, language, site } = context.get(pageRequestContext);
  const { stories } = await listStories(supabase, { limit: storiesInFeed }, language);
  const items = stories.map(({ id, slug, title, lead, publish_at, changed_at, campus }) => ({
    id,
    title,
    path: storyPath(slug),
    at: publish_at,
    changedAt: changed_at,
    category: campusName(campus, language),
    paragraphs: [lead || title],
  }));
  const { description } = newsTexts[language];
  return rssResponse({ ...newsFeed(language), description }, items, site, language);
}
