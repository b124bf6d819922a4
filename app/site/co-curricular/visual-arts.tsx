import { listAlbumPage } from "../../../data/albums.ts";
import { type ActivityPage, getActivityPage } from "../../../data/co-curricular.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { Picture } from "../../ui/picture.tsx";
import { AlbumStrip } from "../home/album-strip.tsx";
import type { Route } from "./+types/visual-arts";
import { ActivityYear, GroupRegister, NothingYet } from "./activity-parts.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase } = context.get(pageRequestContext);
  const [content, { albums }] = await Promise.all([
    getActivityPage(supabase, "visual-arts"),
    listAlbumPage(supabase, { limit: 6, filter: { category: "arts" } }),
  ]);
  return { content, albums };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: "Visual Arts",
      description:
        "Drawing, pottery, block printing and lettering: the studios, their days and places, and where the work is shown.",
    },
    page,
  );

export default function VisualArts({ loaderData: { content, albums } }: Route.ComponentProps) {
  return (
    <>
      <PageTop title="Visual Arts" lead={content?.lead} />
      {content ? (
        <>
          <ArtRoom content={content} />
          <div className="bg-paper-sunk">
            <GroupRegister groups={content.groups} />
          </div>
          {albums.length > 0 && <AlbumStrip albums={albums} />}
          <ActivityYear year={content.year} />
        </>
      ) : (
        <NothingYet subject="Drawing, clay and print" />
      )}
    </>
  );
}

function ArtRoom({ content: { story, caption } }: { content: ActivityPage }) {
  return (
    <section className="page columns-12 pt-10 pb-section lg:pt-14">
      <figure className="col-span-full lg:col-[5/13] lg:row-start-1">
        <Picture
          src="/prints/scenes/art-room.svg"
          width={1600}
          height={1000}
          alt="A girl paints a hill at an easel while finished prints dry on a line"
          first
          className="aspect-[16/10]"
        />
        {caption && <figcaption className="mt-2.5 text-small text-ink-2">{caption}</figcaption>}
      </figure>
      <div className="col-span-full mt-8 lg:col-span-4 lg:row-start-1 lg:mt-0 lg:self-end lg:pr-6">
        <h2>{story.title}</h2>
        {story.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-5 max-w-[36rem]">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
