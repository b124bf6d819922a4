import newsNames from "messages:site/news/newsNames";
import storyTexts from "messages:site/news/story";
import { data, isRouteErrorResponse, redirect } from "react-router";
import { getStory, getStoryNeighbours, type Story } from "../../../data/news/story.ts";
import { storyPath } from "../../../data/pages/row-paths.ts";
import { getRenamedStory } from "../../../data/pages/slugs.ts";
import { levelOf } from "../../../data/school/levels.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { FailedPage } from "../../layout/error-pages.tsx";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { fullDate } from "../../ui/dates.ts";
import { DocumentLinks } from "../../ui/document-links.tsx";
import { Picture } from "../../ui/picture.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { ShareButton } from "../../ui/share-button.tsx";
import { linkToFeed } from "../machines/rss.ts";
import type { Route } from "./+types/story";
import { newsFeed } from "./news-feed.ts";
import { BeforeAndAfter, Related } from "./story-parts.tsx";
import { StoryText, standsBeside } from "./story-text.tsx";
import "./news.css";
import "./story.css";

export const handle: PageHandle = {
  breadcrumb: (loaderData?: { story: { title: string } }) => loaderData?.story.title,
};

/** A former slug redirects permanently. A story that is missing, a draft or withdrawn is 404. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const story = await getStory(supabase, params.slug, language);
  if (!story) {
    const renamed = await getRenamedStory(supabase, params.slug);
    if (renamed) throw redirect(storyPath(renamed), 301);
    throw data({ message: "Story not found" }, { status: 404 });
  }
  return { story, neighbours: await getStoryNeighbours(supabase, story, language) };
}

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const story = page.loaderData?.story;
  if (!story) return pageMeta(storyTexts[language].missing, page);
  const description = story.lead || story.bodyText.slice(0, 155) || story.title;
  return [
    ...pageMeta({ title: story.title, description }, page),
    linkToFeed(newsFeed(language), language),
  ];
};

export default function StoryPage({ loaderData: { story, neighbours } }: Route.ComponentProps) {
  const edit = useEditMark();
  const t = useTexts(storyTexts);
  const own = useLangOf(story.language);
  return (
    <>
      <article>
        <div className="story-opening">
          <PageTop
            edits={edit?.("news", story.id)}
            title={story.title}
            language={story.language}
            action={
              story.lead && (
                <p {...own} className="max-w-160 text-lead 3xl:max-w-96">
                  {story.lead}
                </p>
              )
            }
          />
          <StoryFacts story={story} />
        </div>
        {story.cover && (
          <div data-edit={edit?.("news", story.id, "cover")} className="story-cover page">
            <Picture
              src={story.cover}
              alt={story.cover_alt ?? ""}
              width={story.cover_width}
              height={story.cover_height}
              focus={story.focus}
              sizes="100vw"
              first
              className="still travelling"
            />
          </div>
        )}
        <div className="page pt-8 pb-section-60 lg:pt-12">
          <div
            data-edit={edit?.("news", story.id, "body")}
            {...own}
            className={standsBeside(story) ? "story-body beside" : "story-body"}
          >
            <StoryText nodes={story.bodyNodes} />
          </div>
          {story.documents.length > 0 && (
            <section aria-labelledby="documents" className="story-after story-documents">
              <h2 id="documents" className="text-h3">
                {t.documents}
              </h2>
              <DocumentLinks documents={story.documents} />
            </section>
          )}
          <Related story={story} />
        </div>
      </article>
      <BeforeAndAfter neighbours={neighbours} />
    </>
  );
}

/** Where and when it was, who wrote it, and what to do with it. */
function StoryFacts({ story }: { story: Story }) {
  const language = useLanguage();
  const t = storyTexts[language];
  const level = levelOf(story.level, language);
  return (
    <div className="page mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <p className="numbers flex flex-wrap items-center gap-x-5 gap-y-1 text-ink-2">
        <CampusMark campus={story.campus} />
        <time dateTime={story.publish_at}>{fullDate(story.publish_at, language)}</time>
        {level && <span>{level.name}</span>}
        {story.author && <span>{t.by(story.author)}</span>}
        <EnglishMark language={story.language} />
      </p>
      <div className="no-print flex flex-wrap items-center gap-x-2 max-sm:gap-x-8">
        <PrintButton>{t.print}</PrintButton>
        <ShareButton title={story.title} />
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts(storyTexts);
  const names = useTexts(newsNames);
  const { title, next } =
    isRouteErrorResponse(error) && error.status === 404 ? t.missing : t.failed;
  return (
    <FailedPage title={title} wayOn={{ to: "/news", label: names.all }}>
      <p>{next}</p>
    </FailedPage>
  );
}
