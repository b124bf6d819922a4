import activityTexts from "messages:site/co-curricular/activity";
import { eventFilterSchema, listEvents } from "../../../data/events/events.ts";
import { type Focus, focusOf } from "../../../data/gallery/print-focus.ts";
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
import type { Route } from "./+types/performing-arts";
import "./stage.css";
import { NothingYet } from "./activity-parts.tsx";
import { StageDrawing } from "./stage-drawing.tsx";
import { StageGroups } from "./stage-groups.tsx";
import { stageObjectsOf } from "./stage-object.ts";
import { StageTickets, ticketOf } from "./stage-tickets.tsx";

const stage = "/prints/scenes/stage.svg";

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const [content, { events }] = await Promise.all([
    getActivityPage(supabase, "performing-arts", language),
    listEvents(supabase, { ...eventFilterSchema.parse({}), category: "arts" }, 3, language),
  ]);
  return { content, events: events.map(ticketOf), focus: focusOf(stage) };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(activityTexts[metaLanguage(page)]["performing-arts"], page);

export default function PerformingArts({ loaderData }: Route.ComponentProps) {
  const edit = useEditMark();
  const t = useTexts(activityTexts)["performing-arts"];
  const { content, events, focus } = loaderData;
  return (
    <>
      <div className="stage on-pine bg-pine-950 text-paper">
        <PageTop
          edits={edit?.("content", "co-curricular/performing-arts", "lead")}
          title={t.title}
          lead={content?.lead}
          leadLanguage={content?.language}
        />
        <EnglishPage language={content?.language} />
        {content && (
          <Part language={content.language}>
            <Stage content={content} focus={focus} />
          </Part>
        )}
      </div>
      {content ? (
        <>
          <Part language={content.language}>
            <StageGroups groups={content.groups} />
            <YearInTheLight year={content.year} />
          </Part>
          {events.length > 0 && <StageTickets events={events} />}
        </>
      ) : (
        <NothingYet>{t.notDescribed}</NothingYet>
      )}
    </>
  );
}

/** The stage fills one half of the band; the text is set in the dark half. */
function Stage({
  content,
  focus,
}: {
  content: InLanguage<ActivityPage>;
  focus: Focus | undefined;
}) {
  const edit = useEditMark();
  const t = useTexts(activityTexts)["performing-arts"];
  const { story, caption, photograph } = content;
  const picture = usePhotograph(content, {
    src: stage,
    alt: t.picture,
    width: 1600,
    height: 1000,
    focus,
    sizes: "(min-width: 64rem) 58vw, 100vw",
    first: true,
  });
  return (
    <section className="mt-10 lg:mt-14 lg:grid lg:split-7-5">
      <figure className="flex flex-col">
        <div className="print still aspect-16/10 flex-1 lg:min-h-136">
          <PictureImage {...picture} />
        </div>
      </figure>
      <div
        data-edit={edit?.("content", "co-curricular/performing-arts", "story/title")}
        className="flex flex-col justify-center px-page py-12 lg:py-20 lg:pl-[clamp(1.5rem,5vw,6rem)]"
      >
        <h2>{story.title}</h2>
        {story.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-5 max-w-136 text-large text-pine-100">
            {paragraph}
          </p>
        ))}
        {caption && <p className="mt-8 text-small text-pine-200">{caption}</p>}
        <PhotographCredit of={photograph} className="text-pine-200" />
      </div>
    </section>
  );
}

/** The performances of the year, each in the light of its lamp. */
function YearInTheLight({ year }: Pick<ActivityPage, "year">) {
  const edit = useEditMark();
  return (
    <section className="stage-year on-pine">
      <h2
        data-edit={edit?.("content", "co-curricular/performing-arts", "year/title")}
        className="page"
      >
        {year.title}
      </h2>
      <dl className="page">
        {year.rows.map(({ when, what }, place) => (
          <div
            data-edit={edit?.(
              "content",
              "co-curricular/performing-arts",
              `year/rows/${place}/what`,
            )}
            key={when}
          >
            <dt className="text-h3">
              <span className="stage-lit">
                {stageObjectsOf(what).map((object) => (
                  <StageDrawing key={object} of={object} />
                ))}
              </span>
              {when}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
