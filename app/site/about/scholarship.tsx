import scholarshipTexts from "messages:site/about/scholarship";
import { ChevronDown } from "lucide-react";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { getScholarships, type Scholarship } from "../../../data/pages/scholarships.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { EnglishPage } from "../../language/english-mark.tsx";
import { Part } from "../../language/part.tsx";
import { useTexts } from "../../language/texts.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PictureTop } from "../../layout/picture-top.tsx";
import { useSharedData } from "../../layout/shared-data.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PhoneLink } from "../../ui/phone-link.tsx";
import { CutLink } from "../../ui/site-link.tsx";
import type { Route } from "./+types/scholarship";
import { ScholarshipStanding } from "./scholarship-standing.tsx";
import { ScholarshipMonths } from "./scholarship-windows.tsx";
import "./award-house.css";
import "./award-window.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const now = new Date();
  return { content: await getScholarships(supabase, language, now), today: indianDay(now) };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(scholarshipTexts[metaLanguage(page)], page);

export default function Scholarships({ loaderData: { content, today } }: Route.ComponentProps) {
  const edit = useEditMark();
  const t = useTexts(scholarshipTexts);
  const isAny = content !== null && content.scholarships.length > 0;
  return (
    <>
      <PictureTop
        src="/prints/scenes/lamp-and-book.svg"
        alt={t.picture}
        edits={edit?.("content", "scholarships", "lead")}
        title={t.title}
        lead={content?.lead}
        leadLanguage={content?.language}
      />
      <EnglishPage language={content?.language} />
      {isAny ? (
        <Part language={content.language}>
          <HowToApply apply={content.apply} />
          <section aria-labelledby="windows" className="award-night on-pine">
            <div className="page">
              <h2 id="windows">{t.windows.title}</h2>
              {content.scholarships.length > 1 && (
                <ScholarshipMonths scholarships={content.scholarships} today={today} />
              )}
            </div>
            <div className="award-house">
              <div className="award-roof no-print" />
              <div className="award-windows">
                {content.scholarships.map((scholarship, place) => (
                  <ScholarshipEntry
                    key={scholarship.id}
                    scholarship={scholarship}
                    isFirst={place === 0}
                  />
                ))}
              </div>
            </div>
          </section>
        </Part>
      ) : (
        <div className="page pt-10 pb-section">
          <EmptyState title={t.empty.title} wayOn={{ to: "/contact", label: t.empty.wayOn }}>
            <p>{t.empty.fact}</p>
            <p>{t.empty.next}</p>
          </EmptyState>
        </div>
      )}
    </>
  );
}

/**
 * A scholarship as a window of the house in the picture, with a light in it while one can apply. The one that
 * closes first stands open; each of the others shows whom it is for and opens to its criteria and papers.
 */
function ScholarshipEntry({
  scholarship,
  isFirst,
}: {
  scholarship: Scholarship;
  isFirst: boolean;
}) {
  const edit = useEditMark();
  const { id, name, forWhom, criteria, amount, amountNote, places, documents } = scholarship;
  const t = useTexts(scholarshipTexts);
  return (
    <article
      data-edit={edit?.("content", "scholarships", "scholarships")}
      aria-labelledby={`${id}-name`}
      data-standing={scholarship.standing}
      className="award-window"
    >
      <details open={isFirst}>
        <summary>
          <span>
            {scholarship.standing === "open" && <Lamp />}
            {/* biome-ignore lint/a11y/useSemanticElements: a summary has headings only as its own children, and panes only of phrases. */}
            <span role="heading" aria-level={3} id={`${id}-name`} className="display block text-h3">
              {name}
            </span>
            <span className="award-offer">
              <span className="award-amount numbers">{amount}</span>
              <span className="award-note">{amountNote}</span>
            </span>
          </span>
          <span>
            <span className="award-for">{forWhom}</span>
            <span className="award-places font-semibold">{t.places(places)}</span>
            <span className="award-days numbers">
              <ScholarshipStanding scholarship={scholarship} />
            </span>
            <span className="award-sash no-print">
              {t.need}
              <Icon of={ChevronDown} />
            </span>
          </span>
        </summary>
        {/* The address ends inside, so that a link to it opens the window. */}
        <div id={id} className="award-panes">
          <Points title={t.criteria} points={[...criteria]} />
          <Points title={t.papers} points={[...documents]} />
        </div>
      </details>
    </article>
  );
}

function Lamp() {
  return (
    <svg aria-hidden viewBox="0 0 48 48" className="award-lamp no-print">
      <path d="M23 0h2v20h-2z" className="fill-pine-950" />
      <path d="M17 36q0-9 7-9t7 9-7 9-7-9z" className="fill-saffron-400" />
      <path d="M20 17h8l12 17H8z" className="fill-brick-700" />
      <path d="M26 17h2l12 17H30z" className="fill-brick-500" />
    </svg>
  );
}

function Points({ title, points }: { title: string; points: string[] }) {
  return (
    <div>
      <h4 className="font-text text-base/[1.4] font-semibold tracking-normal">{title}</h4>
      <ul className="mt-2 border-t border-line">
        {points.map((point) => (
          <li key={point} className="border-b border-line py-2 leading-normal last:border-0">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

function HowToApply({
  apply,
}: {
  apply: NonNullable<Awaited<ReturnType<typeof getScholarships>>>["apply"];
}) {
  const edit = useEditMark();
  const t = useTexts(scholarshipTexts);
  const { school } = useSharedData();
  return (
    <section
      id="how-to-apply"
      aria-labelledby="apply-title"
      className="page scroll-mt-16 pt-10 pb-section-60 lg:pt-14"
    >
      <div className="items-baseline gap-y-3 max-lg:grid lg:columns-12">
        <h2
          id="apply-title"
          data-edit={edit?.("content", "scholarships", "apply/title")}
          className="lg:col-span-4"
        >
          {apply.title}
        </h2>
        <p className="text-large text-ink-2 lg:col-span-8">
          <span className="block max-w-160">{apply.lead}</span>
        </p>
      </div>
      <ol className="steps mt-7 lg:mt-9">
        {apply.steps.map(({ title, text }, place) => (
          <li
            data-edit={edit?.("content", "scholarships", `apply/steps/${place}/title`)}
            key={title}
          >
            <h3 className="text-h4">{title}</h3>
            <p className="mt-1 max-w-80 text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
      <p className="numbers mt-7 flex flex-wrap items-baseline gap-x-8 gap-y-2">
        <PhoneLink
          phone={school.phone}
          className="font-display text-h3 font-headline underline decoration-pine-300 decoration-2 underline-offset-4 hover:decoration-current"
        />
        <CutLink to="/contact" arrow>
          {t.writeToOffice}
        </CutLink>
        <CutLink to="/admissions/apply" arrow>
          {t.applyForPlace}
        </CutLink>
      </p>
    </section>
  );
}
