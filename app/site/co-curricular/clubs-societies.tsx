import weekdayNames from "messages:names/weekdays";
import activityTexts from "messages:site/co-curricular/activity";
import { focusOf } from "../../../data/gallery/print-focus.ts";
import {
  type ActivityGroup,
  type ActivityPage,
  getActivityPage,
} from "../../../data/pages/co-curricular.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { EnglishPage } from "../../language/english-mark.tsx";
import { withNames } from "../../language/names.ts";
import { Part } from "../../language/part.tsx";
import { useTexts } from "../../language/texts.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PictureTop } from "../../layout/picture-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import type { Route } from "./+types/clubs-societies";
import { ActivityYear, NothingYet } from "./activity-parts.tsx";
import { weekdays } from "./weekdays.ts";

const roof = "/prints/scenes/night-sky.svg";

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const content = await getActivityPage(supabase, "clubs-societies", language);
  return { content, focus: focusOf(roof) };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(activityTexts[metaLanguage(page)]["clubs-societies"], page);

export default function ClubsSocieties({ loaderData: { content, focus } }: Route.ComponentProps) {
  const edit = useEditMark();
  const t = useTexts(activityTexts)["clubs-societies"];
  return (
    <>
      <div className="picture-top-night on-pine bg-pine-950 text-paper">
        <PictureTop
          edits={edit?.("content", "co-curricular/clubs-societies", "lead")}
          src={roof}
          alt={t.picture}
          focus={focus}
          title={t.title}
          lead={content?.lead}
          leadLanguage={content?.language}
        />
      </div>
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

/** The week at the library door: its days one below the other, under each a line for every club. */
function DayByDay({ groups }: { groups: ActivityPage["groups"] }) {
  const edit = useEditMark();
  const days = withNames(weekdays, useTexts(weekdayNames));
  return (
    <section className="page pt-10 pb-section lg:pt-14" aria-label={groups.title}>
      <p
        data-edit={edit?.("content", "co-curricular/clubs-societies", "groups/lead")}
        className="mb-8 text-lead text-ink-2"
      >
        {groups.lead}
      </p>
      {days.map(({ id, name }) => {
        const rows = groups.rows.filter(({ days }) => days.includes(id));
        if (rows.length === 0) return null;
        return (
          <section key={id} className="columns-12 gap-y-1 border-t-2 border-ink">
            <h2 className="col-span-full pt-4 text-h3 text-pine-800 lg:col-span-3">{name}</h2>
            <ul className="col-span-full lg:col-start-4">
              {rows.map((group) => (
                <Club key={group.name} group={group} />
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}

function Club({ group }: { group: ActivityGroup }) {
  const { name, what, forWhom, time, place, campus, ledBy } = group;
  return (
    <li className="numbers grid gap-x-gap gap-y-1.5 border-b border-line pt-4 pb-4.5 last:border-b-0 md:grid-cols-[minmax(0,9fr)_minmax(0,5fr)_minmax(0,4fr)]">
      <div>
        <h3 className="text-h4">{name}</h3>
        <p className="text-ink-2">{what}</p>
      </div>
      <p>
        <span className="block font-semibold">{time}</span>
        <CampusMark campus={campus} />
        <span className="text-ink-2">, {place}</span>
      </p>
      <p className="max-md:text-ink-2">
        {forWhom}
        <span className="text-ink-2 max-md:ml-3 md:block">{ledBy}</span>
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
