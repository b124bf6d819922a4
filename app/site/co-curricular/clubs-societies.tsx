import { type ActivityPage, getActivityPage } from "../../../data/co-curricular.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import type { Route } from "./+types/clubs-societies";
import { ActivityYear, GroupRow, NothingYet } from "./activity-parts.tsx";
import { weekdays } from "./weekdays.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase } = context.get(pageRequestContext);
  return { content: await getActivityPage(supabase, "clubs-societies") };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: "Clubs & Societies",
      description:
        "Every club of the school, day by day: what it does, for which grades, when, where and with whom.",
    },
    page,
  );

export default function ClubsSocieties({ loaderData: { content } }: Route.ComponentProps) {
  return (
    <>
      <PageTop title="Clubs & Societies" lead={content?.lead} />
      {content ? (
        <>
          <DayByDay groups={content.groups} />
          <HowAClubBegins story={content.story} />
          <ActivityYear year={content.year} />
        </>
      ) : (
        <NothingYet subject="What clubs do" />
      )}
    </>
  );
}

/** The list first: whoever comes here wants to know what there is on a free afternoon. */
function DayByDay({ groups }: { groups: ActivityPage["groups"] }) {
  return (
    <section className="page pt-12 pb-section lg:pt-16" aria-label={groups.title}>
      <p className="mb-8 text-ink-2">{groups.lead}</p>
      {weekdays.map((day) => {
        const rows = groups.rows.filter(({ days }) => days.includes(day));
        if (rows.length === 0) return null;
        return (
          <section key={day} className="columns-12 border-t-2 border-ink pb-10">
            <h2 className="col-span-full pt-4 text-h3 text-pine-800 lg:col-span-2">{day}</h2>
            <ul className="col-span-full lg:col-[3/13]">
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
        <div className="col-span-full mt-6 grid gap-5 text-lead text-pine-100 lg:col-[7/13] lg:mt-0">
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
