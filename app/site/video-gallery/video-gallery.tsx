import categoryNames from "messages:names/videoCategories";
import videoGalleryTexts from "messages:site/video-gallery/videoGallery";
import { listVideos, type Video } from "../../../data/gallery/videos.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { useLanguage } from "../../language/language.ts";
import { categoryName } from "../../language/names.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FilterLinks } from "../../ui/filter-links.tsx";
import type { Route } from "./+types/video-gallery";
import "./video-gallery.css";
import { Play } from "lucide-react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PictureImage } from "../../ui/picture.tsx";

export const handle: PageHandle = { query: ["category"] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const all = await listVideos(supabase, language);
  const categories = [...new Set(all.map(({ category }) => category))];
  const said = url.searchParams.get("category");
  const category = categories.find((one) => one === said) ?? null;
  return {
    videos: all.filter((video) => !category || video.category === category),
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
      <div className="page pt-8 pb-section">
        {categories.length > 1 && (
          <FilterLinks
            label={t.kind}
            parameter="category"
            chosen={category}
            choices={categories.map((one) => ({
              value: one,
              label: categoryName(categoryNames[language], one),
            }))}
          />
        )}
        {videos.length === 0 ? (
          <EmptyState title={t.none.title} wayOn={{ to: "/gallery", label: t.none.pictures }}>
            <p>{t.none.fact}</p>
            <p>{t.none.next}</p>
          </EmptyState>
        ) : (
          <ul className="video-wall mt-8">
            {videos.map((video) => (
              <li key={video.id}>
                <VideoCard video={video} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

/**
 * A video's picture. The player loads when the button is pressed; before that nothing is requested
 * from YouTube.
 */
function VideoCard({ video }: { video: Video }) {
  const language = useLanguage();
  const own = useLangOf(video.language);
  const [isPlaying, setPlaying] = useState(false);
  return (
    <article>
      {isPlaying ? (
        <Player video={video} />
      ) : (
        <VideoLink video={video} onPlay={() => setPlaying(true)} />
      )}
      <div className="pt-3.5">
        <h2 {...own} className="text-h4">
          {video.title}
        </h2>
        {video.description && (
          <p {...own} className="mt-1 text-ink-2">
            {video.description}
          </p>
        )}
        <p className="mt-1.5 flex flex-wrap gap-x-4 text-small text-ink-2">
          <CampusMark campus={video.campus} />
          <span>{categoryName(categoryNames[language], video.category)}</span>
          <EnglishMark language={video.language} />
        </p>
      </div>
    </article>
  );
}

function VideoLink({ video, onPlay }: { video: Video; onPlay: () => void }) {
  const t = videoGalleryTexts[useLanguage()];
  const play = (event: MouseEvent) => {
    // A click for a new tab is left to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPlay();
  };
  return (
    <a
      href={`https://www.youtube.com/watch?v=${video.youtube_id}`}
      rel="noreferrer"
      onClick={play}
      className="video-link on-pine"
    >
      {video.thumbnail ? (
        <span className="print video-frame">
          <PictureImage src={video.thumbnail} alt="" width={1600} height={900} />
        </span>
      ) : (
        <Slate video={video} />
      )}
      <span className="video-play">
        <Icon of={Play} />
        {t.play}
        <span className="sr-only"> {video.title}</span>
        {video.duration_seconds && <span className="numbers">{clock(video.duration_seconds)}</span>}
      </span>
    </a>
  );
}

/** The board of a film without a picture: its title over the hills. */
function Slate({ video }: { video: Video }) {
  return (
    <span aria-hidden {...useLangOf(video.language)} className="video-frame video-slate">
      <span className="font-display">{video.title}</span>
      <img src="/prints/quiet-ridge.svg" alt="" width={600} height={150} loading="lazy" />
    </span>
  );
}

function Player({ video }: { video: Video }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      src={`https://www.youtube-nocookie.com/embed/${video.youtube_id}?autoplay=1&rel=0`}
      title={video.title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      className="video-frame"
    />
  );
}

/** "6:12" */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
