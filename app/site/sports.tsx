import sportsTexts from "messages:site/sports/sports";
import { useViewTransitionState } from "react-router";
import { type Focus, focusOf } from "../../data/gallery/print-focus.ts";
import { sportPath } from "../../data/pages/row-paths.ts";
import { type ListedSport, listSportsPrograms } from "../../data/sports/sports-programs.ts";
import { pageRequestContext } from "../connection/page-request.ts";
import { EnglishMark, useLangOf } from "../language/english-mark.tsx";
import { useTexts } from "../language/texts.ts";
import { metaLanguage, pageMeta } from "../layout/page-meta.ts";
import { PictureTop } from "../layout/picture-top.tsx";
import { useEditMark } from "../pencils/edit-mark.ts";
import { CampusMark } from "../ui/campus-mark.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { PictureImage } from "../ui/picture.tsx";
import { SiteLink } from "../ui/site-link.tsx";
import type { Route } from "./+types/sports";
import { SportsWeek } from "./sports-week.tsx";
import "./sports.css";

const tugOfWar = "/prints/events/annual-sports-day.svg";

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const sports = await listSportsPrograms(supabase, language);
  return {
    sports: sports.map((sport) => ({ ...sport, focus: focusOf(sport.images[0]?.src) })),
    focus: focusOf(tugOfWar),
  };
}

export const meta: Route.MetaFunction = (page) => pageMeta(sportsTexts[metaLanguage(page)], page);

export default function Sports({ loaderData: { sports, focus } }: Route.ComponentProps) {
  const edit = useEditMark();
  const t = useTexts(sportsTexts);
  return (
    <>
      <PictureTop
        title={t.title}
        lead={sports.length > 0 ? t.lead(sports.length) : undefined}
        src={tugOfWar}
        alt={t.picture}
        focus={focus}
      />
      <SportsWeek sports={sports} />
      <div className="page pt-10 pb-section lg:pt-16">
        {sports.length === 0 ? (
          <EmptyState title={t.none} wayOn={{ to: "/contact", label: t.ask }}>
            <p>{t.notPublished}</p>
            <p>{t.soon}</p>
          </EmptyState>
        ) : (
          <ul className="sports-wall">
            {sports.map((sport) => (
              <li data-edit={edit?.("sports", sport.id)} key={sport.id}>
                <SportCard sport={sport} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function SportCard({ sport }: { sport: ListedSport & { focus?: Focus } }) {
  const [picture] = sport.images;
  const address = sportPath(sport.id);
  const travels = useViewTransitionState(address);
  return (
    <SiteLink to={address} className="group" {...useLangOf(sport.language)}>
      <span className={`print sports-picture block ${travels ? "travelling" : ""}`}>
        {picture && <PictureImage src={picture.src} alt="" focus={sport.focus} />}
      </span>
      <span className="sports-words">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-display text-h3 font-headline decoration-2 underline-offset-4 group-hover:underline">
            {sport.name}
          </span>
          <EnglishMark language={sport.language} />
          <span className="text-small text-ink-2">
            <CampusMark campus={sport.campus} />
          </span>
        </span>
        {sport.summary && <span className="mt-1 block text-ink-2">{sport.summary}</span>}
        {sport.age_groups.length > 0 && (
          <span className="numbers mt-1.5 block text-small text-ink-2">
            {sport.age_groups.join(", ")}
          </span>
        )}
      </span>
    </SiteLink>
  );
}
