import {
  type ActivityArea,
  type ActivityGroup,
  type CoCurricularPage,
  getActivityPage,
  getCoCurricularPage,
} from "../../../data/co-curricular.ts";
import { listSportsPrograms } from "../../../data/sports-programs.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { Picture } from "../../ui/picture.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import type { Route } from "./+types/co-curricular";
import { weekdays } from "./weekdays.ts";

const areas = [
  { id: "performing-arts", name: "Performing Arts", counted: "groups on stage" },
  { id: "visual-arts", name: "Visual Arts", counted: "studios" },
  { id: "clubs-societies", name: "Clubs & Societies", counted: "clubs" },
] as const satisfies { id: ActivityArea; name: string; counted: string }[];

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase } = context.get(pageRequestContext);
  const [content, sports, ...pages] = await Promise.all([
    getCoCurricularPage(supabase),
    listSportsPrograms(supabase),
    ...areas.map(({ id }) => getActivityPage(supabase, id)),
  ]);
  const groups = pages.map((page) => page?.groups.rows ?? []);
  return {
    content,
    sports: sports.length,
    counts: groups.map((rows) => rows.length),
    groups: groups.flat(),
  };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: "Co-curricular",
      description:
        "Stage, fields, studios and clubs on three campuses, and what happens on each afternoon of the week.",
    },
    page,
  );

export default function CoCurricular({ loaderData }: Route.ComponentProps) {
  const { content, sports, counts, groups } = loaderData;
  return (
    <>
      <PageTop title="Co-curricular" lead={content?.lead} />
      <div className="page columns-12 items-end pt-9 pb-section lg:pt-12">
        <Picture
          src="/prints/scenes/sports-ground.svg"
          width={1600}
          height={1000}
          alt="Games hour: three runners on the red track, a football match and the hills beyond"
          first
          className="col-span-full aspect-[16/10] lg:col-span-7"
        />
        <ul className="col-span-full mt-8 border-t-2 border-ink lg:col-[8/13] lg:mt-0">
          <Area
            to="sports-athletics"
            name="Sports & Athletics"
            note={sports > 0 ? `${sports} sports` : ""}
          />
          {areas.map(({ id, name, counted }, index) => (
            <Area
              key={id}
              to={id}
              name={name}
              note={counts[index] ? `${counts[index]} ${counted}` : ""}
            />
          ))}
        </ul>
      </div>
      {groups.length > 0 && <Week groups={groups} />}
      {content && <Rules rules={content.rules} />}
    </>
  );
}

function Area({ to, name, note }: { to: string; name: string; note: string }) {
  return (
    <li className="border-b border-line">
      <SiteLink
        to={`/co-curricular/${to}`}
        className="group flex flex-wrap items-baseline justify-between gap-x-6 pt-5 pb-4"
      >
        <span className="font-display text-[clamp(1.625rem,1.2rem+1.5vw,2.625rem)]/[1.1] font-[440] decoration-pine-300 decoration-2 underline-offset-8 group-hover:underline">
          {name}
        </span>
        <span className="numbers text-ink-2">{note}</span>
      </SiteLink>
    </li>
  );
}

/** Six afternoons side by side, as they hang in the corridor. */
function Week({ groups }: { groups: ActivityGroup[] }) {
  return (
    <section className="bg-paper-sunk py-section">
      <div className="page">
        <h2>A week after lessons</h2>
        <p className="mt-5 max-w-[36rem] text-lead text-ink-2">
          Everything but sport, whose times stand with each sport.
        </p>
        <ol className="mt-10 grid gap-x-gap gap-y-10 sm:grid-cols-2 lg:grid-cols-3 3xl:grid-cols-6">
          {weekdays.map((day) => (
            <li key={day}>
              <h3 className="border-b-2 border-ink pb-2 text-h4">{day}</h3>
              <ul className="numbers">
                {groups
                  .filter(({ days }) => days.includes(day))
                  .map(({ name, time, campus }) => (
                    <li key={name} className="border-b border-line pt-2.5 pb-2 leading-[1.35]">
                      <span className="block font-semibold">{name}</span>
                      <span className="block text-small text-ink-2">{time}</span>
                      <span className="text-small text-ink-2">
                        <CampusMark campus={campus} />
                      </span>
                    </li>
                  ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Rules({ rules }: { rules: CoCurricularPage["rules"] }) {
  return (
    <section className="page columns-12 py-section">
      <h2 className="col-span-full lg:col-span-4">{rules.title}</h2>
      <dl className="col-span-full mt-8 border-t-2 border-ink lg:col-[5/13] lg:mt-0">
        {rules.rows.map(({ title, text }) => (
          <div
            key={title}
            className="grid gap-x-gap gap-y-1 border-b border-line py-5 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
          >
            <dt className="font-display text-h3 font-[440]">{title}</dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
