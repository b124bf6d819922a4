import sportTexts from "messages:site/sports/sport";
import type { ReactNode } from "react";
import { data, isRouteErrorResponse } from "react-router";
import { focusOf } from "../../../data/gallery/print-focus.ts";
import {
  getSportsProgram,
  listSportsPrograms,
  type SportsProgram,
} from "../../../data/sports/sports-programs.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { databaseSentence } from "../../connection/server-sentence.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { FailedPage } from "../../layout/error-pages.tsx";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { fullDate } from "../../ui/dates.ts";
import { PictureImage } from "../../ui/picture.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { OthersStrip } from "../sections/others-strip.tsx";
import type { Route } from "./+types/sport";
import { Carousel } from "./carousel.tsx";
import { TrainingWeek } from "./training-week.tsx";

export const handle: PageHandle = {
  ownAction: true,
  breadcrumb: (loaderData?: { sport: { name: string } }) => loaderData?.sport.name,
};

/**
 * A missing sport is 404 with "Sport not found"; any other failure keeps the service's message
 * (docs/requirements.md R8.8 and R8.9).
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const [sport, sports] = await Promise.all([
    getSportsProgram(supabase, params.id, language),
    listSportsPrograms(supabase, language),
  ]).catch((failure: unknown) => {
    console.error("Sport fetch error:", failure);
    throw data({ message: databaseSentence(failure) }, { status: 503 });
  });
  if (!sport) throw data({ message: sportTexts[language].missing }, { status: 404 });
  const place = sports.findIndex(({ id }) => id === sport.id);
  const others = [...sports.slice(place + 1), ...sports.slice(0, place)]
    .slice(0, 3)
    .map(({ id, name, campus, images: [picture], language }) => {
      return { id, name, campus, picture: picture?.src, focus: focusOf(picture?.src), language };
    });
  return { sport, others };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    page.loaderData
      ? {
          title: page.loaderData.sport.name,
          description:
            page.loaderData.sport.summary || page.loaderData.sport.description.slice(0, 155),
        }
      : wordsOfFailure(page),
    page,
  );

/** The title distinguishes missing from unavailable. */
function wordsOfFailure(page: Route.MetaArgs) {
  const t = sportTexts[metaLanguage(page)];
  return isMissing(page.error)
    ? { title: t.missing, description: t.missingDescription }
    : { title: t.failed, description: t.tryAgain };
}

export default function Sport({ loaderData: { sport, others } }: Route.ComponentProps) {
  const edit = useEditMark();
  const t = useTexts(sportTexts);
  const inItsLanguage = useLangOf(sport.language);
  const [lead, ...paragraphs] = sport.description.split(/\n+/).filter(Boolean);
  return (
    <>
      <PageTop
        edits={edit?.("sports", sport.id)}
        title={sport.name}
        language={sport.language}
        action={<RegisterNow sport={sport} />}
      />
      <div className="page grid gap-x-14 gap-y-10 pt-8 pb-section lg:split-8-4">
        <div>
          <Carousel images={sport.images} subject={sport.name} />
          <p className="numbers mt-6 text-small text-ink-2">
            <CampusMark campus={sport.campus} /> <EnglishMark language={sport.language} />
          </p>
          <div data-edit={edit?.("sports", sport.id, "description")} {...inItsLanguage}>
            {lead && <p className="mt-2 max-w-184 text-lead">{lead}</p>}
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3 max-w-168">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        <SportFacts sport={sport} />
      </div>
      {others.length > 0 && (
        <OthersStrip title={t.others}>
          {others.map((other) => (
            <li key={other.id}>
              <OtherSportLink sport={other} />
            </li>
          ))}
        </OthersStrip>
      )}
    </>
  );
}

type OtherSport = Route.ComponentProps["loaderData"]["others"][number];

/** A link to another sport, for children who want to try one more. */
function OtherSportLink({ sport }: { sport: OtherSport }) {
  const { id, name, campus, picture, focus, language } = sport;
  return (
    <SiteLink
      to={`/co-curricular/sports-athletics/${id}`}
      className="group grid content-start"
      {...useLangOf(language)}
    >
      <span className="print block aspect-16/10">
        {picture && <PictureImage src={picture} alt="" width={1600} height={1000} focus={focus} />}
      </span>
      <span className="flex flex-wrap items-baseline gap-x-4 max-sm:flex-col sm:mt-3 sm:justify-between">
        <span className="font-display text-h4 font-headline decoration-2 underline-offset-4 group-hover:underline">
          {name}
        </span>
        <EnglishMark language={language} />
        <span className="text-small text-ink-2">
          <CampusMark campus={campus} />
        </span>
      </span>
    </SiteLink>
  );
}

/** The link to the registration; says beforehand whether registering is possible. */
function RegisterNow({ sport }: { sport: SportsProgram }) {
  const language = useLanguage();
  const t = sportTexts[language];
  const { registration_open: isOpen, registration_opens_on: day } = sport;
  return (
    <div className="grid gap-2">
      <ButtonLink
        to={`/register/sports/${sport.id}`}
        variant={isOpen ? "cta" : "outline2"}
        size="large"
        aria-describedby={isOpen ? undefined : "registration"}
      >
        {t.register}
      </ButtonLink>
      {!isOpen && (
        <p id="registration" className="numbers text-small text-ink-2">
          {day ? t.opens(fullDate(day, language)) : t.closed}
        </p>
      )}
    </div>
  );
}

/** docs/requirements.md R2.7: the message or "Sport not found", and the link back. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts(sportTexts);
  const message = isRouteErrorResponse(error) ? error.data?.message : undefined;
  return (
    <FailedPage
      title={message || t.failed}
      wayOn={{ to: "/co-curricular/sports-athletics", label: t.back }}
    >
      <p>{isMissing(error) ? t.whyMissing : t.tryAgain}</p>
    </FailedPage>
  );
}

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

/** Coach, ages, training times and achievements. */
function SportFacts({ sport }: { sport: SportsProgram }) {
  const edit = useEditMark();
  const t = useTexts(sportTexts);
  const inItsLanguage = useLangOf(sport.factsLanguage);
  return (
    <aside
      data-edit={edit?.("sports", sport.id, "coach")}
      className="grid content-start"
      aria-label={t.about(sport.name)}
    >
      {sport.factsLanguage !== sport.language && (
        <p className="mb-3">
          <EnglishMark language={sport.factsLanguage} />
        </p>
      )}
      {sport.coach && (
        <Card title={t.coach}>
          <p {...inItsLanguage}>{sport.coach}</p>
        </Card>
      )}
      {sport.age_groups.length > 0 && (
        <Card title={t.ageGroups}>
          <ul {...inItsLanguage} className="numbers flex flex-wrap gap-1.5">
            {sport.age_groups.map((group) => (
              <li key={group} className="rounded-mark bg-paper-sunk px-3 pt-1 pb-0.5">
                {group}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {sport.schedules.length > 0 && (
        <Card title={t.schedule}>
          <dl {...inItsLanguage} className="numbers">
            {sport.schedules.map(({ type, timings }) => (
              <div key={type} className="mt-4 first:mt-0">
                <dt className="font-semibold">{type}</dt>
                <TrainingWeek timings={timings} language={sport.factsLanguage} />
                {timings.map((timing) => (
                  <dd key={timing} className="leading-normal">
                    {timing}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </Card>
      )}
      {sport.achievements && (
        <Card title={t.achievements}>
          <ul {...inItsLanguage} className="numbers">
            {sport.achievements
              .split("\n")
              .filter(Boolean)
              .map((line) => (
                <Achievement key={line} line={line} />
              ))}
          </ul>
        </Card>
      )}
    </aside>
  );
}

/** "2025: District relay, first", with the year in its own column. */
function Achievement({ line }: { line: string }) {
  const [, year, what] = /^(\d{4})\s*[:–-]\s*(.+)$/.exec(line) ?? [];
  if (!year) return <li className="py-1">{line}</li>;
  return (
    <li className="grid grid-cols-[3.5rem_1fr] py-1">
      <span className="font-display text-large/[1.35] text-pine-700">{year}</span>
      <span>{what}</span>
    </li>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t-2 border-ink pt-3.5 pb-6">
      <h2 className="mb-2 text-larger/[1.2]">{title}</h2>
      {children}
    </section>
  );
}
