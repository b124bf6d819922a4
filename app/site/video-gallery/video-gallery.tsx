import { videoCategoryName } from "../../../data/video-categories.ts";
import { listVideos } from "../../../data/videos.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FilterLinks } from "../../ui/filter-links.tsx";
import type { Route } from "./+types/video-gallery";
import { VideoCard } from "./video-card.tsx";

export const handle: PageHandle = { query: ["category"] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase } = context.get(pageRequestContext);
  const all = await listVideos(supabase);
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
  pageMeta(
    {
      title: "Video Gallery",
      description: "Short films of school life, sports, stage and studio on the three campuses.",
    },
    page,
  );

export default function VideoGallery({ loaderData }: Route.ComponentProps) {
  const { videos, categories, category } = loaderData;
  return (
    <>
      <PageTop
        title="Video Gallery"
        lead={
          videos.length > 0
            ? "Short films from the three campuses. They are kept on YouTube, which is asked for nothing until you press play."
            : undefined
        }
      />
      <div className="page pt-8 pb-section">
        {categories.length > 1 && (
          <FilterLinks
            label="Kind"
            parameter="category"
            chosen={category}
            choices={categories.map((one) => ({ value: one, label: videoCategoryName(one) }))}
          />
        )}
        {videos.length === 0 ? (
          <EmptyState
            title="No video yet"
            action={
              <ButtonLink to="/gallery" variant="outline2">
                See the photographs
              </ButtonLink>
            }
          >
            <p>The school has not published a film.</p>
            <p>Films appear here as soon as it has; there are photographs until then.</p>
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
