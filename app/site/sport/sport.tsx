import sportTexts from "messages:site/sports/sport";
import { data, isRouteErrorResponse } from "react-router";
import { focusOf } from "../../../data/gallery/print-focus.ts";
import { sportPath } from "../../../data/pages/row-paths.ts";
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
import { spokenDays } from "../co-curricular/weekdays.ts";
import { OthersStrip } from "../sections/others-strip.tsx";
import type { Route } from "./+types/sport";
import { Carousel } from "./carousel.tsx";
import { GroundDrawn } from "./ground-drawn.tsx";
import { type Ground, groundOf } from "./grounds.ts";
import { besides } from "./other-sports.ts";
import { CoachAndAges, WeekAndAchievements } from "./sport-facts.tsx";

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
    listOthers(supabase, language),
  ]).catch((failure: unknown) => {
    console.error("Sport fetch error:", failure);
    throw data({ message: databaseSentence(failure) }, { status: 503 });
  });
  if (!sport) throw data({ message: sportTexts[language].missing }, { status: 404 });
  const others = besides(sport.id, sports).map(
    ({ id, name, campus, images: [picture], days, language }) => {
      const focus = focusOf(picture?.src);
      return { id, name, campus, picture: picture?.src, focus, days, language };
    },
  );
  return { sport, others, ground: groundOf(sport.nameInEnglish) };
}

/** The page of a sport stands without the strip of the others. */
const listOthers = (...asked: Parameters<typeof listSportsPrograms>) =>
  listSportsPrograms(...asked).catch((failure: unknown) => {
    console.error("Other sports fetch error:", failure);
    return [];
  });

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

export default function Sport({ loaderData: { sport, others, ground } }: Route.ComponentProps) {
  const t = useTexts(sportTexts);
  const facts = <CoachAndAges sport={sport} />;
  const pictures = <Carousel images={sport.images} subject={sport.name} />;
  const hasPictures = sport.images.length > 0;
  return (
    <>
      <SportTop sport={sport} ground={ground} />
      <div
        className={`page grid gap-x-14 gap-y-9 pt-8 pb-section-60 lg:pt-10 ${ground ? "lg:split-5-7" : "lg:split-8-4"}`}
      >
        {/* Below the ground the words come first; without one the pictures open the page. */}
        {!ground && pictures}
        <div className={`grid gap-y-7 ${hasPictures ? "content-between" : "content-start"}`}>
          <Description sport={sport} />
          {!ground && <RegisterNow sport={sport} closed="outline2" />}
          {(hasPictures || !ground) && facts}
        </div>
        {ground && (hasPictures ? pictures : facts)}
      </div>
      <WeekAndAchievements sport={sport} />
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

/** The name of the sport, on the ground that it is played on where its rules measure one. */
function SportTop({ sport, ground }: { sport: SportsProgram; ground: Ground | null }) {
  const edit = useEditMark();
  const top = (
    <PageTop
      edits={edit?.("sports", sport.id)}
      title={sport.name}
      lead={sport.summary}
      language={sport.language}
    />
  );
  if (!ground) return top;
  return (
    <div className={`ground-band ${ground.surface} ${isDark(ground) ? "on-pine" : ""}`}>
      <div className="page">
        <div className="ground-words">
          {top}
          <div className="page mt-6 lg:mt-8">
            <RegisterNow sport={sport} closed="outline" />
          </div>
        </div>
        <GroundDrawn ground={ground} />
      </div>
    </div>
  );
}

/** Whether the band beside the field is dark (ground.css). */
const isDark = ({ surface }: Ground) => surface !== "earth" && surface !== "water";

function Description({ sport: { id, campus, language, description } }: { sport: SportsProgram }) {
  const edit = useEditMark();
  return (
    <div data-edit={edit?.("sports", id, "description")}>
      <p className="numbers text-small text-ink-2">
        <CampusMark campus={campus} /> <EnglishMark language={language} />
      </p>
      <div {...useLangOf(language)} className="mt-3 grid gap-y-3">
        {description
          .split(/\n+/)
          .filter(Boolean)
          .map((paragraph) => (
            <p key={paragraph} className="max-w-168 text-large/relaxed">
              {paragraph}
            </p>
          ))}
      </div>
    </div>
  );
}

type OtherSport = Route.ComponentProps["loaderData"]["others"][number];

/** A link to another sport with its days, for children who want to try one more. */
function OtherSportLink({ sport }: { sport: OtherSport }) {
  const { id, name, campus, picture, focus, days, language } = sport;
  const page = useLanguage();
  return (
    <SiteLink to={sportPath(id)} className="group grid content-start" {...useLangOf(language)}>
      <span className="print block aspect-16/10">
        {picture && <PictureImage src={picture} alt="" focus={focus} />}
      </span>
      <span className="flex flex-wrap items-baseline gap-x-4 max-sm:flex-col sm:mt-3 sm:justify-between">
        <span className="font-display text-h4 font-headline decoration-2 underline-offset-4 group-hover:underline">
          {name}
        </span>
        <EnglishMark language={language} />
        <span className="text-small text-ink-2">
          <CampusMark campus={campus} />
        </span>
        {days.length > 0 && (
          <span lang={page} className="text-small text-ink-2 sm:basis-full">
            {spokenDays(days, page)}
          </span>
        )}
      </span>
    </SiteLink>
  );
}

/** The link to the registration; says beforehand whether registering is possible. */
function RegisterNow({
  sport,
  closed,
}: {
  sport: SportsProgram;
  /** The look of the button while nobody can register, on paper or on a ground. */
  closed: "outline" | "outline2";
}) {
  const language = useLanguage();
  const t = sportTexts[language];
  const { registration_open: isOpen, registration_opens_on: day } = sport;
  return (
    <div className="grid gap-2">
      <ButtonLink
        to={`/register/sports/${sport.id}`}
        variant={isOpen ? "cta" : closed}
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
