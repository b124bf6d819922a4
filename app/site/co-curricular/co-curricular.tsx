import coCurricularTexts from "messages:site/co-curricular/coCurricular";
import { Fragment } from "react";
import { focusOf } from "../../../data/gallery/print-focus.ts";
import type { InLanguage } from "../../../data/languages.ts";
import {
  type ActivityGroup,
  type CoCurricularPage,
  getActivityPage,
  getCoCurricularPage,
} from "../../../data/pages/co-curricular.ts";
import { listSportsPrograms } from "../../../data/sports/sports-programs.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { EnglishPage, useLangOf } from "../../language/english-mark.tsx";
import { Part } from "../../language/part.tsx";
import { useTexts } from "../../language/texts.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { PhotographCredit, usePhotograph } from "../../ui/photograph.tsx";
import { Picture } from "../../ui/picture.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import type { Route } from "./+types/co-curricular";
import { DrawnWeek } from "./drawn-week.tsx";
import { SmallWeek } from "./small-week.tsx";
import "./after-lessons.css";

const sportsGround = "/prints/scenes/sports-ground.svg";
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
  const [onStage, inStudios, inClubs] = [stage, studios, clubs].map(
    (page) => page?.groups.rows.map((group) => ({ ...group, language: page.language })) ?? [],
  ) as [Group[], Group[], Group[]];
  return {
    content,
    offered: {
      "sports-athletics": sports.map(named),
      "performing-arts": onStage.map(named),
      "visual-arts": inStudios.map(named),
      "clubs-societies": inClubs.map(named),
    },
    groups: [...onStage, ...inStudios, ...inClubs],
    focus: focusOf(sportsGround),
  };
}

type Group = InLanguage<ActivityGroup>;
type Named = InLanguage<{ name: string }>;

function named({ name, language }: Named): Named {
  return { name, language };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(coCurricularTexts[metaLanguage(page)], page);

export default function CoCurricular({ loaderData }: Route.ComponentProps) {
  const edit = useEditMark();
  const t = useTexts(coCurricularTexts);
  const { content, offered, groups, focus } = loaderData;
  const picture = usePhotograph(content, {
    src: sportsGround,
    alt: t.picture,
    width: 1600,
    height: 1000,
    focus,
    sizes: "(min-width: 60rem) 80vw, 100vw",
    first: true,
  });
  return (
    <>
      <div className="after-lessons">
        <div className="min-w-0">
          <PageTop
            edits={edit?.("content", "co-curricular", "lead")}
            title={t.title}
            lead={content?.lead}
            leadLanguage={content?.language}
          />
          <EnglishPage language={content?.language} />
          <div className="page after-lessons-areas">
            {groups.length > 0 && (
              <div className="lg:hidden">
                <SmallWeek groups={groups} />
              </div>
            )}
            <ul className="border-t-2 border-ink">
              {areas.map((area) => (
                <Area
                  key={area}
                  to={area}
                  name={t.areas[area]}
                  count={offered[area].length > 0 ? t.counted[area](offered[area].length) : ""}
                  offered={offered[area]}
                />
              ))}
            </ul>
          </div>
        </div>
        <figure>
          <Picture {...picture} />
          <PhotographCredit of={content?.photograph} className="page text-ink-2" />
        </figure>
      </div>
      {groups.length > 0 && <DrawnWeek groups={groups} />}
      {content && (
        <Part language={content.language}>
          <Rules rules={content.rules} />
        </Part>
      )}
    </>
  );
}

function Area({
  to,
  name,
  count,
  offered,
}: {
  to: string;
  name: string;
  count: string;
  /** What a child can choose there, by name. */
  offered: Named[];
}) {
  return (
    <li className="border-b border-line pt-4 pb-4">
      <SiteLink
        to={`/co-curricular/${to}`}
        className="group flex min-h-11 flex-wrap items-baseline justify-between gap-x-6"
      >
        <span className="font-display text-h3 font-headline decoration-pine-300 decoration-2 underline-offset-8 group-hover:underline">
          {name}
        </span>
        <span className="numbers text-ink-2">{count}</span>
      </SiteLink>
      <p className="text-large leading-note text-ink-2">
        {offered.map((one, place) => (
          <Fragment key={one.name}>
            {place > 0 && ", "}
            <OfferedName {...one} />
          </Fragment>
        ))}
      </p>
    </li>
  );
}

function OfferedName({ name, language }: Named) {
  return <span {...useLangOf(language)}>{name}</span>;
}

function Rules({ rules }: { rules: CoCurricularPage["rules"] }) {
  const edit = useEditMark();
  return (
    <section className="on-pine bg-pine-900 py-section text-paper">
      <div className="page">
        <h2 data-edit={edit?.("content", "co-curricular", "rules/title")} className="text-h3">
          {rules.title}
        </h2>
        <dl className="mt-6 border-t-2 border-pine-300">
          {rules.rows.map(({ title, text }, place) => (
            <div
              data-edit={edit?.("content", "co-curricular", `rules/rows/${place}/title`)}
              key={title}
              className="grid items-baseline gap-x-gap gap-y-2 border-b border-pine-600 py-7 last:border-b-0 last:pb-0 lg:split-7-5 lg:py-9"
            >
              <dt className="min-w-0 font-display text-h1 font-headline wrap-anywhere text-saffron-200">
                {title}
              </dt>
              <dd className="text-lead text-pine-100">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
