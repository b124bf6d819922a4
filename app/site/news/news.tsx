import newsTexts from "messages:site/news/news";
import newsNames from "messages:site/news/newsNames";
import { listStories, listStoryYears, storyFilterSchema } from "../../../data/news/stories.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { useLanguage } from "../../language/language.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { linkToFeed } from "../machines/rss.ts";
import { Archive } from "../sections/archive.tsx";
import type { Route } from "./+types/news";
import { newsFeed } from "./news-feed.ts";
import { StoriesByYear } from "./story-list.tsx";

const storiesPerPage = 12;

export const handle: PageHandle = { query: ["year", "campus", "before"] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const filter = storyFilterSchema.parse(
    Object.fromEntries((handle.query ?? []).map((name) => [name, url.searchParams.get(name)])),
  );
  const [page, years] = await Promise.all([
    listStories(supabase, { limit: storiesPerPage, filter }, language),
    listStoryYears(supabase),
  ]);
  return { ...page, years, filter };
}

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { title } = newsNames[language];
  const { description } = newsTexts[language];
  return [...pageMeta({ title, description }, page), linkToFeed(newsFeed(language), language)];
};

/** The stories of the school, year by year. */
export default function News({ loaderData }: Route.ComponentProps) {
  const { stories, older, years, filter } = loaderData;
  const language = useLanguage();
  return (
    <Archive
      address="/news"
      names={newsNames[language]}
      words={newsTexts[language]}
      feed={newsFeed(language)}
      years={years}
      filter={filter}
      shown={stories.length}
      older={older}
    >
      <StoriesByYear stories={stories} opensLarge={!filter.before} />
    </Archive>
  );
}
