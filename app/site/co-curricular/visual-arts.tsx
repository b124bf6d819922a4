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
import { PictureImage } from "../../ui/picture.tsx";
import { AlbumStrip } from "../sections/album-strip.tsx";
import type { Route } from "./+types/visual-arts";
import { ActivityYear, GroupRegister, NothingYet } from "./activity-parts.tsx";
import "../../layout/picture-top.css";
import "./art-room.css";

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
  const t = useTexts(activityTexts)["visual-arts"];
  return (
    <>
      <ArtRoom content={content} />
      <EnglishPage language={content?.language} />
      {content ? (
        <>
          <Part language={content.language}>
            <WallOfPrints story={content.story} />
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

/** The title beside the art room; the caption is at the foot of the words, level with the picture's edge. */
function ArtRoom({ content }: { content: InLanguage<ActivityPage> | null }) {
  const edit = useEditMark();
  const t = useTexts(activityTexts)["visual-arts"];
  const picture = usePhotograph(content, {
    src: "/prints/scenes/art-room.svg",
    alt: t.picture,
    width: 1600,
    height: 1000,
    sizes: "(min-width: 60rem) 58vw, 100vw",
    first: true,
  });
  return (
    <div className="picture-top art-top">
      <div className="min-w-0">
        <PageTop
          edits={edit?.("content", "co-curricular/visual-arts", "lead")}
          title={t.title}
          lead={content?.lead}
          leadLanguage={content?.language}
        />
      </div>
      <div className="print still">
        <PictureImage {...picture} />
      </div>
      {content && (
        <Part language={content.language}>
          <div className="art-caption page text-small text-ink-2">
            <p>{content.caption}</p>
            <PhotographCredit of={content.photograph} />
          </div>
        </Part>
      )}
    </div>
  );
}

/** How children work here, above the prints that they have pegged up. */
function WallOfPrints({ story }: Pick<ActivityPage, "story">) {
  const edit = useEditMark();
  const t = useTexts(activityTexts)["visual-arts"];
  return (
    <section className="on-pine bg-pine-900 text-paper">
      <div
        data-edit={edit?.("content", "co-curricular/visual-arts", "story/title")}
        className="page columns-12 pt-section-60"
      >
        <h2 className="col-span-full lg:col-span-4">{story.title}</h2>
        <div className="col-span-full mt-6 grid content-start gap-x-gap gap-y-5 text-pine-100 md:auto-cols-fr md:grid-flow-col lg:col-start-5 lg:mt-2">
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div className="wall-of-prints no-print">
        <PictureImage
          src="/prints/scenes/wall-of-prints.svg"
          alt={t.wall}
          width={2400}
          height={864}
        />
      </div>
    </section>
  );
}
