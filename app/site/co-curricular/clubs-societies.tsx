import weekdayNames from "messages:names/weekdays";
import activityTexts from "messages:site/co-curricular/activity";
import { type ActivityPage, getActivityPage } from "../../../data/pages/co-curricular.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { EnglishPage } from "../../language/english-mark.tsx";
import { withNames } from "../../language/names.ts";
import { Part } from "../../language/part.tsx";
import { useTexts } from "../../language/texts.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import type { Route } from "./+types/clubs-societies";
import { ActivityYear, GroupRow, NothingYet } from "./activity-parts.tsx";
import { weekdays } from "./weekdays.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  return { content: await getActivityPage(supabase, "clubs-societies", language) };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(activityTexts[metaLanguage(page)]["clubs-societies"], page);

export default function ClubsSocieties({ loaderData: { content } }: Route.ComponentProps) {
  const t = useTexts(activityTexts)["clubs-societies"];
  return (
    <>
      <PageTop title={t.title} lead={content?.lead} leadLanguage={content?.language} />
      <EnglishPage language={content?.language} />
      {content ? (
        <Part language={content.language}>
          <DayByDay groups={content.groups} />
          <HowAClubBegins story={content.story} />
          <ActivityYear year={content.year} />
        </Part>
      ) : (
        <NothingYet>{t.notDescribed}</NothingYet>
      )}
    </>
  );
}

/** The list comes first, because visitors want to see what there is on a free afternoon. */
function DayByDay({ groups }: { groups: ActivityPage["groups"] }) {
  const days = withNames(weekdays, useTexts(weekdayNames));
  return (
    <section className="page pt-12 pb-section lg:pt-16" aria-label={groups.title}>
      <p className="mb-8 text-ink-2">{groups.lead}</p>
      {days.map(({ id, name }) => {
        const rows = groups.rows.filter(({ days }) => days.includes(id));
        if (rows.length === 0) return null;
        return (
          <section key={id} className="columns-12 border-t-2 border-ink pb-10">
            <h2 className="col-span-full pt-4 text-h3 text-pine-800 lg:col-span-2">{name}</h2>
            <ul className="col-span-full lg:col-start-3">
              {rows.map((group) => (
                <GroupRow key={group.name} group={group} />
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}

function HowAClubBegins({ story }: { story: ActivityPage["story"] }) {
  return (
    <section className="on-pine bg-pine-900 text-paper">
      <div className="page columns-12 py-14 lg:py-24">
        <h2 className="col-span-full lg:col-span-5">{story.title}</h2>
        <div className="col-span-full mt-6 grid gap-5 text-lead text-pine-100 lg:col-start-7 lg:mt-0">
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
