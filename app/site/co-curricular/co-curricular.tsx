import weekdayNames from "messages:names/weekdays";
import coCurricularTexts from "messages:site/co-curricular/coCurricular";
import type { InLanguage } from "../../../data/languages.ts";
import {
  type ActivityGroup,
  type CoCurricularPage,
  getActivityPage,
  getCoCurricularPage,
} from "../../../data/pages/co-curricular.ts";
import { listSportsPrograms } from "../../../data/sports/sports-programs.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { EnglishPage } from "../../language/english-mark.tsx";
import { withNames } from "../../language/names.ts";
import { Part } from "../../language/part.tsx";
import { useTexts } from "../../language/texts.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { PhotographCredit, usePhotograph } from "../../ui/photograph.tsx";
import { Picture } from "../../ui/picture.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import type { Route } from "./+types/co-curricular";
import { weekdays } from "./weekdays.ts";

const areas = ["sports-athletics", "performing-arts", "visual-arts", "clubs-societies"] as const;

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const [content, sports, stage, studios, clubs] = await Promise.all([
    getCoCurricularPage(supabase, language),
    listSportsPrograms(supabase, language),
    getActivityPage(supabase, "performing-arts", language),
    getActivityPage(supabase, "visual-arts", language),
    getActivityPage(supabase, "clubs-societies", language),
  ]);
  return {
    content,
    counts: {
      "sports-athletics": sports.length,
      "performing-arts": stage?.groups.rows.length ?? 0,
      "visual-arts": studios?.groups.rows.length ?? 0,
      "clubs-societies": clubs?.groups.rows.length ?? 0,
    },
    groups: [stage, studios, clubs].flatMap(
      (page) => page?.groups.rows.map((group) => ({ ...group, language: page.language })) ?? [],
    ),
  };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(coCurricularTexts[metaLanguage(page)], page);

export default function CoCurricular({ loaderData }: Route.ComponentProps) {
  const edit = useEditMark();
  const t = useTexts(coCurricularTexts);
  const { content, counts, groups } = loaderData;
  const picture = usePhotograph(content, {
    src: "/prints/scenes/sports-ground.svg",
    alt: t.picture,
    width: 1600,
    height: 1000,
    sizes: "(min-width: 64rem) 58vw, 100vw",
    first: true,
    className: "aspect-16/10",
  });
  return (
    <>
      <PageTop
        edits={edit?.("content", "co-curricular", "lead")}
        title={t.title}
        lead={content?.lead}
        leadLanguage={content?.language}
      />
      <EnglishPage language={content?.language} />
      <div className="page columns-12 items-end pt-9 pb-section lg:pt-12">
        <div className="col-span-full lg:col-span-7">
          <Picture {...picture} />
          <PhotographCredit of={content?.photograph} className="text-ink-2" />
        </div>
        <ul className="col-span-full mt-8 border-t-2 border-ink lg:col-start-8 lg:mt-0">
          {areas.map((area) => (
            <Area
              key={area}
              to={area}
              name={t.areas[area]}
              note={counts[area] > 0 ? t.counted[area](counts[area]) : ""}
            />
          ))}
        </ul>
      </div>
      {groups.length > 0 && <Week groups={groups} />}
      {content && (
        <Part language={content.language}>
          <Rules rules={content.rules} />
        </Part>
      )}
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
        <span className="font-display text-[clamp(1.625rem,1.2rem+1.5vw,2.625rem)]/[1.1] font-headline decoration-pine-300 decoration-2 underline-offset-8 group-hover:underline">
          {name}
        </span>
        <span className="numbers text-ink-2">{note}</span>
      </SiteLink>
    </li>
  );
}

/** Six afternoons side by side, each group on a slip of its own, like the plan in the corridor. */
function Week({ groups }: { groups: InLanguage<ActivityGroup>[] }) {
  const t = useTexts(coCurricularTexts);
  const days = withNames(weekdays, useTexts(weekdayNames));
  return (
    <section className="bg-paper-sunk py-section">
      <div className="page">
        <h2>{t.week}</h2>
        <p className="mt-5 max-w-144 text-lead text-ink-2">{t.weekLead}</p>
        <ol className="mt-10 grid gap-x-gap gap-y-9 sm:grid-cols-2 lg:grid-cols-3 3xl:grid-cols-6 3xl:gap-x-3">
          {days.map(({ id, name: day }) => (
            <li key={id}>
              <h3 className="border-b-2 border-ink pb-2 text-h4">{day}</h3>
              <ul className="numbers mt-2 grid gap-2">
                {groups
                  .filter(({ days }) => days.includes(id))
                  .map(({ name, time, campus, language }) => (
                    <li key={name} className="bg-paper-raised px-3.5 pt-2.5 pb-2 leading-close">
                      <Part language={language}>
                        <span className="block font-semibold">{name}</span>
                        <span className="flex flex-wrap justify-between gap-x-3 text-small text-ink-2 3xl:flex-col">
                          <span>{time}</span>
                          <CampusMark campus={campus} />
                        </span>
                      </Part>
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
  const edit = useEditMark();
  return (
    <section className="page columns-12 py-section">
      <h2
        data-edit={edit?.("content", "co-curricular", "rules/title")}
        className="col-span-full lg:col-span-4"
      >
        {rules.title}
      </h2>
      <dl className="col-span-full mt-8 border-t-2 border-ink lg:col-start-5 lg:mt-0">
        {rules.rows.map(({ title, text }, place) => (
          <div
            data-edit={edit?.("content", "co-curricular", `rules/rows/${place}/title`)}
            key={title}
            className="grid gap-x-gap gap-y-1 border-b border-line py-5 md:split-5-7"
          >
            <dt className="font-display text-h3 font-headline">{title}</dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
