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
    sizes: "(min-width: 60rem) 58vw, (min-width: 48rem) 48vw, 100vw",
    first: true,
    className:
      groups.length > 0
        ? "aspect-16/10 md:aspect-auto md:grow"
        : "aspect-16/10 lg:aspect-auto lg:grow",
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
      <div className="page columns-12 pt-8 pb-section md:pt-9 lg:pt-12">
        {groups.length > 0 && (
          <div className="col-span-full mb-9 md:col-span-5 md:mb-0 lg:hidden">
            <SmallWeek groups={groups} />
          </div>
        )}
        <div
          className={`col-span-full flex flex-col max-md:order-1 max-md:mt-9 lg:col-span-7 ${groups.length > 0 ? "md:max-lg:col-span-7" : ""}`}
        >
          <Picture {...picture} />
          <PhotographCredit of={content?.photograph} className="text-ink-2" />
        </div>
        <ul className="col-span-full self-end border-t-2 border-ink md:mt-8 lg:col-start-8 lg:mt-0">
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
      <p className="leading-note text-ink-2">
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
