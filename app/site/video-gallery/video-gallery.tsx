import videoGalleryTexts from "messages:site/video-gallery/videoGallery";
import { focusOf } from "../../../data/gallery/print-focus.ts";
import { listVideos } from "../../../data/gallery/videos.ts";
import { choicesIn } from "../../../data/school/choices.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { useLanguage } from "../../language/language.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FilterLinks } from "../../ui/filter-links.tsx";
import type { Route } from "./+types/video-gallery";
import "./video-gallery.css";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { clock, PlayableVideo } from "../sections/playable-video.tsx";

export const handle: PageHandle = { query: ["category"] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const all = await listVideos(supabase, language);
  const used = new Set(all.map(({ category }) => category));
  const categories = choicesIn("video_categories", language).filter(({ id }) => used.has(id));
  const said = url.searchParams.get("category");
  const category = said !== null && used.has(said) ? said : null;
  return {
    videos: all
      .filter((video) => !category || video.category === category)
      .map((video) => ({ ...video, focus: focusOf(video.thumbnail) })),
    categories,
    category,
  };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(videoGalleryTexts[metaLanguage(page)], page);

export default function VideoGallery({ loaderData }: Route.ComponentProps) {
  const { videos, categories, category } = loaderData;
  const language = useLanguage();
  const t = videoGalleryTexts[language];
  return (
    <>
      <PageTop title={t.title} lead={videos.length > 0 ? t.lead : undefined} />
      <div className={`page pt-8 ${videos.length > 0 ? "pb-6" : "pb-section"}`}>
        {categories.length > 1 && (
          <div className="border-t-2 border-ink py-2.5">
            <FilterLinks
              label={t.kind}
              parameter="category"
              chosen={category}
              choices={categories.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </div>
        )}
        {videos.length === 0 && (
          <EmptyState title={t.none.title} wayOn={{ to: "/gallery", label: t.none.pictures }}>
            <p>{t.none.fact}</p>
            <p>{t.none.next}</p>
          </EmptyState>
        )}
      </div>
      {videos.length > 0 && (
        <div className="video-hall">
          <ul data-wide={[3, 5].includes(videos.length) || undefined}>
            {videos.map((video, place) => (
              <li key={video.id} className={place === 0 ? "on-pine video-lead" : "film"}>
                <VideoCard video={video} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** A video with its words, and its length in large figures. */
function VideoCard({ video }: { video: Route.ComponentProps["loaderData"]["videos"][number] }) {
  const edit = useEditMark();
  const own = useLangOf(video.language);
  const seconds = video.duration_seconds;
  return (
    <article data-edit={edit?.("youtube", video.id)}>
      <div className="film-frame">
        <PlayableVideo video={video} />
      </div>
      <div className="video-words">
        {seconds && (
          <p aria-hidden className="video-clock numbers">
            {clock(seconds)}
          </p>
        )}
        <h2 {...own} className="video-title">
          {video.title}
        </h2>
        {video.description && (
          <p {...own} className="video-about">
            {video.description}
          </p>
        )}
        <p className="video-facts">
          <CampusMark campus={video.campus} />
          <span>{video.categoryName}</span>
          <EnglishMark language={video.language} />
        </p>
      </div>
    </article>
  );
}
