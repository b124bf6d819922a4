import visionTexts from "messages:site/about/vision";
import { type Focus, focusOf } from "../../../data/gallery/print-focus.ts";
import type { InLanguage } from "../../../data/languages.ts";
import { getVisionPage, type VisionPage } from "../../../data/pages/about.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { EnglishPage } from "../../language/english-mark.tsx";
import { Part } from "../../language/part.tsx";
import { useTexts } from "../../language/texts.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PhotographCredit, usePhotograph } from "../../ui/photograph.tsx";
import { PictureImage } from "../../ui/picture.tsx";
import type { Route } from "./+types/vision";
import { Promises } from "./promises.tsx";

const evening = "/prints/scenes/hills-evening.svg";

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  return { content: await getVisionPage(supabase, language), focus: focusOf(evening) };
}

export const meta: Route.MetaFunction = (page) => pageMeta(visionTexts[metaLanguage(page)], page);

export default function Vision({ loaderData: { content, focus } }: Route.ComponentProps) {
  const edit = useEditMark();
  const t = useTexts(visionTexts);
  return (
    <>
      <PageTop
        edits={edit?.("content", "about/vision", "lead")}
        title={t.title}
        lead={content?.lead}
        leadLanguage={content?.language}
      />
      <EnglishPage language={content?.language} />
      {content ? (
        <Part language={content.language}>
          <Mission content={content} />
          <VisionStatement content={content} focus={focus} />
          <Promises promises={content.promises} />
        </Part>
      ) : (
        <div className="page pt-10 pb-section">
          <EmptyState title={t.empty.title} wayOn={{ to: "/about", label: t.empty.wayOn }}>
            <p>{t.empty.fact}</p>
            <p>{t.empty.next}</p>
          </EmptyState>
        </div>
      )}
    </>
  );
}

function Mission({ content: { mission, missionText } }: { content: VisionPage }) {
  const edit = useEditMark();
  const t = useTexts(visionTexts);
  return (
    <section className="page columns-12 pt-14 pb-section lg:pt-20">
      <h2 className="col-span-full text-h4 lg:col-span-2 lg:pt-3">{t.mission}</h2>
      <div
        data-edit={edit?.("content", "about/vision", "mission")}
        className="col-span-full mt-3 lg:col-start-3 lg:mt-0"
      >
        <p className="display max-w-[14.9em] text-[clamp(2rem,1.1rem+3.7vw,4.5rem)]/[1.08] text-balance text-pine-800">
          {mission}
        </p>
        {missionText.map((paragraph) => (
          <p key={paragraph} className="mt-8 max-w-160 text-lead text-ink-2">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}

/** The vision on pine, beside the valley it is about. */
function VisionStatement({
  content,
  focus,
}: {
  content: InLanguage<VisionPage>;
  focus: Focus | undefined;
}) {
  const edit = useEditMark();
  const t = useTexts(visionTexts);
  const { vision, visionText } = content;
  const picture = usePhotograph(content, {
    src: evening,
    alt: t.picture,
    width: 2880,
    height: 1500,
    focus,
    sizes: "100vw",
  });
  return (
    <section className="on-pine bg-pine-950 text-paper">
      <div className="print still h-72 sm:h-96 lg:h-auto lg:aspect-5/2">
        <PictureImage {...picture} />
      </div>
      <div className="page">
        <PhotographCredit of={content.photograph} className="text-pine-200" />
      </div>
      <div className="page columns-12 pt-10 pb-14 lg:pt-14 lg:pb-24">
        <h2 className="col-span-full text-h4 text-saffron-200 lg:col-span-2 lg:pt-2">{t.vision}</h2>
        <p
          data-edit={edit?.("content", "about/vision", "vision")}
          className="display col-span-full mt-3 text-[clamp(1.625rem,1.1rem+2.1vw,3.125rem)]/[1.14] text-balance lg:col-start-3 lg:col-end-9 lg:mt-0"
        >
          {vision}
        </p>
        <div
          data-edit={edit?.("content", "about/vision", "visionText/0")}
          className="col-span-full mt-7 grid content-end gap-4 lg:col-start-9 lg:mt-0"
        >
          {visionText.map((paragraph) => (
            <p key={paragraph} className="text-large/[1.5] text-pine-200">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
