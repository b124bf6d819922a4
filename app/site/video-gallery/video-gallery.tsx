import videoGalleryTexts from "messages:site/video-gallery/videoGallery";
import { videoCategoryName } from "../../../data/gallery/video-categories.ts";
import { listVideos } from "../../../data/gallery/videos.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { useLanguage } from "../../language/language.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FilterLinks } from "../../ui/filter-links.tsx";
import type { Route } from "./+types/video-gallery";
import { VideoCard } from "./video-card.tsx";
import "./video-gallery.css";

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
              label: videoCategoryName(one, language),
            }))}
          />
        )}
        {videos.length === 0 ? (
          <EmptyState
            title={t.none.title}
            action={
              <ButtonLink to="/gallery" variant="outline2">
                {t.none.photographs}
              </ButtonLink>
            }
          >
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
