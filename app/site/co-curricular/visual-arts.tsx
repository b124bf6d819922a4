import activityTexts from "messages:site/co-curricular/activity";
import { listAlbumPage } from "../../../data/gallery/albums.ts";
import type { InLanguage } from "../../../data/languages.ts";
import { type ActivityPage, getActivityPage } from "../../../data/pages/co-curricular.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { EnglishPage } from "../../language/english-mark.tsx";
import { Part } from "../../language/part.tsx";
import { useTexts } from "../../language/texts.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { PhotographCredit, usePhotograph } from "../../ui/photograph.tsx";
import { Picture } from "../../ui/picture.tsx";
import { AlbumStrip } from "../sections/album-strip.tsx";
import type { Route } from "./+types/visual-arts";
import { ActivityYear, GroupRegister, NothingYet } from "./activity-parts.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const [content, { albums }] = await Promise.all([
    getActivityPage(supabase, "visual-arts", language),
    listAlbumPage(supabase, { limit: 6, filter: { category: "arts" } }, language),
  ]);
  return { content, albums };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(activityTexts[metaLanguage(page)]["visual-arts"], page);

export default function VisualArts({ loaderData: { content, albums } }: Route.ComponentProps) {
  const edit = useEditMark();
  const t = useTexts(activityTexts)["visual-arts"];
  return (
    <>
      <PageTop
        edits={edit?.("content", "co-curricular/visual-arts", "lead")}
        title={t.title}
        lead={content?.lead}
        leadLanguage={content?.language}
      />
      <EnglishPage language={content?.language} />
      {content ? (
        <>
          <Part language={content.language}>
            <ArtRoom content={content} />
            <div className="bg-paper-sunk">
              <GroupRegister page="co-curricular/visual-arts" groups={content.groups} />
            </div>
          </Part>
          {albums.length > 0 && <AlbumStrip albums={albums} />}
          <Part language={content.language}>
            <ActivityYear page="co-curricular/visual-arts" year={content.year} />
          </Part>
        </>
      ) : (
        <NothingYet>{t.notDescribed}</NothingYet>
      )}
    </>
  );
}

function ArtRoom({ content }: { content: InLanguage<ActivityPage> }) {
  const edit = useEditMark();
  const t = useTexts(activityTexts)["visual-arts"];
  const { story, caption, photograph } = content;
  const picture = usePhotograph(content, {
    src: "/prints/scenes/art-room.svg",
    alt: t.picture,
    width: 1600,
    height: 1000,
    sizes: "(min-width: 64rem) 66vw, 100vw",
    first: true,
    className: "aspect-16/10",
  });
  return (
    <section className="page columns-12 pt-10 pb-section lg:pt-14">
      <figure className="col-span-full lg:col-start-5 lg:row-start-1">
        <Picture {...picture} />
        {(caption || photograph?.photographer) && (
          <figcaption className="mt-2.5 text-small text-ink-2">
            {caption}
            <PhotographCredit of={photograph} />
          </figcaption>
        )}
      </figure>
      <div
        data-edit={edit?.("content", "co-curricular/visual-arts", "story/title")}
        className="col-span-full mt-8 lg:col-span-4 lg:row-start-1 lg:mt-0 lg:self-end lg:pr-6"
      >
        <h2>{story.title}</h2>
        {story.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-5 max-w-144">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
