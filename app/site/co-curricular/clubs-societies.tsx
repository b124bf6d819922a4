import weekdayNames from "messages:names/weekdays";
import activityTexts from "messages:site/co-curricular/activity";
import {
  type ActivityGroup,
  type ActivityPage,
  getActivityPage,
} from "../../../data/pages/co-curricular.ts";
import { campusOf } from "../../../data/school/campuses.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { EnglishPage } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { withNames } from "../../language/names.ts";
import { Part } from "../../language/part.tsx";
import { useTexts } from "../../language/texts.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import type { Route } from "./+types/clubs-societies";
import { ActivityYear, NothingYet } from "./activity-parts.tsx";
import { weekdays } from "./weekdays.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  return { content: await getActivityPage(supabase, "clubs-societies", language) };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(activityTexts[metaLanguage(page)]["clubs-societies"], page);

export default function ClubsSocieties({ loaderData: { content } }: Route.ComponentProps) {
  const edit = useEditMark();
  const t = useTexts(activityTexts)["clubs-societies"];
  return (
    <>
      <PageTop
        edits={edit?.("content", "co-curricular/clubs-societies", "lead")}
        title={t.title}
        lead={content?.lead}
        leadLanguage={content?.language}
      />
      <EnglishPage language={content?.language} />
      {content ? (
        <Part language={content.language}>
          <DayByDay groups={content.groups} />
          <HowAClubBegins story={content.story} />
          <ActivityYear page="co-curricular/clubs-societies" year={content.year} />
        </Part>
      ) : (
        <NothingYet>{t.notDescribed}</NothingYet>
      )}
    </>
  );
}

/** The week as it hangs at the library door: a column for each day, a slip for each club. */
function DayByDay({ groups }: { groups: ActivityPage["groups"] }) {
  const edit = useEditMark();
  const days = withNames(weekdays, useTexts(weekdayNames));
  return (
    <section className="page pt-12 pb-section lg:pt-16" aria-label={groups.title}>
      <p
        data-edit={edit?.("content", "co-curricular/clubs-societies", "groups/lead")}
        className="mb-8 text-ink-2"
      >
        {groups.lead}
      </p>
      <div className="grid gap-x-4 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 3xl:grid-cols-6">
        {days.map(({ id, name }) => {
          const rows = groups.rows.filter(({ days }) => days.includes(id));
          if (rows.length === 0) return null;
          return (
            <section key={id} className="border-t-2 border-ink pt-3">
              <h2 className="text-h4 text-pine-800">{name}</h2>
              <ul className="mt-4 grid gap-3">
                {rows.map((group) => (
                  <Slip key={group.name} group={group} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </section>
  );
}

function Slip({ group }: { group: ActivityGroup }) {
  const { name, what, forWhom, time, place, campus, ledBy } = group;
  return (
    <li
      data-mark={campusOf(campus, useLanguage())?.mark}
      className="numbers border border-t-4 border-line border-t-(--campus,var(--color-ink)) bg-paper-raised p-4"
    >
      <p className="text-small text-ink-2">{time}</p>
      <h3 className="mt-1 text-h4">{name}</h3>
      <p className="mt-1">{what}</p>
      <p className="mt-3 text-small text-ink-2">
        <CampusMark campus={campus} />
        <span className="block">{place}</span>
        <span className="block">{forWhom}</span>
        <span className="block">{ledBy}</span>
      </p>
    </li>
  );
}

function HowAClubBegins({ story }: { story: ActivityPage["story"] }) {
  const edit = useEditMark();
  return (
    <section className="on-pine bg-pine-900 text-paper">
      <div
        data-edit={edit?.("content", "co-curricular/clubs-societies", "story/title")}
        className="page columns-12 py-14 lg:py-24"
      >
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
