import disclosureTexts from "messages:site/disclosure/disclosure";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import {
  type CampusDisclosure,
  disclosedCampusSchema,
  getDisclosure,
  withLibrary,
} from "../../../data/pages/disclosure.ts";
import { campusesIn, campusIds, campusName } from "../../../data/school/campuses.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { OwnLogo } from "../../layout/logo.tsx";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PictureTop } from "../../layout/picture-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import type { Route } from "./+types/disclosure";
import { Academics } from "./academics.tsx";
import { Documents } from "./documents.tsx";
import { DisclosedCampus, sectionLetter, sections, type Written } from "./sections.tsx";
import { GeneralInformation, Infrastructure, Staff } from "./stated-facts.tsx";
import { Summary } from "./summary.tsx";
import "./disclosure.css";
import { useLocation } from "react-router";
import { addressIn } from "../../../data/languages.ts";
import { useSharedData } from "../../layout/shared-data.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { fullDate } from "../../ui/dates.ts";
import { SiteLink } from "../../ui/site-link.tsx";

/** What the page without a choice is of. */
const firstCampus = () => campusIds()[0] ?? "";

export const handle: PageHandle = {
  query: ["campus"],
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase, language, site } = context.get(pageRequestContext);
  const content = await getDisclosure(supabase, language);
  const campus = disclosedCampusSchema.parse(url.searchParams.get("campus")) ?? firstCampus();
  const own = content?.campuses[campus];
  return {
    campus,
    disclosure: own ? await withLibrary(supabase, own, language) : null,
    lead: content?.lead,
    notice: content?.notice,
    language: content?.language ?? language,
    today: indianDay(new Date()),
    siteUrl: site.url,
  };
}

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const texts = disclosureTexts[language];
  const campus = page.loaderData?.campus ?? firstCampus();
  const title = `${texts.title}, ${texts.documentOf(campusName(campus, language))}`;
  // Each campus has a document of its own, so the choice is part of the address.
  const pathname = campus === firstCampus() ? "/disclosure" : `/disclosure?campus=${campus}`;
  return pageMeta({ title, description: texts.description }, { ...page, location: { pathname } });
};

export default function Disclosure({ loaderData }: Route.ComponentProps) {
  const edit = useEditMark();
  const { campus, disclosure, lead, notice, language, today, siteUrl } = loaderData;
  const t = useTexts(disclosureTexts);
  const written = useLangOf(language);
  return (
    <>
      <div className="no-print">
        <PictureTop
          src="/prints/scenes/open-files.svg"
          alt={t.picture}
          focus={[0.5, 0.8]}
          edits={edit?.("content", "disclosure", "lead")}
          title={t.title}
          lead={lead && <span {...written}>{lead}</span>}
          action={disclosure && <PrintButton>{t.print}</PrintButton>}
        />
        <div className="page">
          <EnglishMark language={language} />
          <CampusChoice chosen={campus} />
        </div>
      </div>
      {disclosure ? (
        <div className="disclosure">
          <Letterhead campus={campus} updatedOn={disclosure.updatedOn} siteUrl={siteUrl} />
          <Summary
            documents={disclosure.documents}
            academics={disclosure.academics.documents}
            today={today}
            written={written}
          />
          <div className="page columns-12 pt-8 pb-section lg:pt-12">
            <Contents updatedOn={disclosure.updatedOn} />
            <div className="col-span-full mt-10">
              {notice && (
                <Notice kind="quiet" title={<span {...written}>{notice}</span>} className="mb-12" />
              )}
              <DisclosedCampus value={campus}>
                <Sections disclosure={disclosure} today={today} written={written} />
              </DisclosedCampus>
            </div>
          </div>
        </div>
      ) : (
        <div className="page pt-8 pb-section">
          <NothingYet campus={campus} />
        </div>
      )}
    </>
  );
}

function Sections({
  disclosure,
  today,
  written,
}: {
  disclosure: CampusDisclosure;
  today: string;
  written: Written;
}) {
  const { general, documents, academics, staff, infrastructure } = disclosure;
  return (
    <>
      <GeneralInformation general={general} written={written} />
      <Documents documents={documents} today={today} written={written} />
      <Academics academics={academics} today={today} written={written} />
      <Staff staff={staff} written={written} />
      <Infrastructure infrastructure={infrastructure} written={written} />
    </>
  );
}

function NothingYet({ campus }: { campus: string }) {
  const t = useTexts(disclosureTexts);
  const name = campusName(campus, useLanguage());
  return (
    <EmptyState title={t.empty} wayOn={{ to: "/contact", label: t.ask }}>
      <p>{t.emptyCampus(name)}</p>
      <p>{t.emptyNext}</p>
    </EmptyState>
  );
}

/** The five sections as links, and the date of confirmation. */
function Contents({ updatedOn }: { updatedOn: string }) {
  const t = useTexts(disclosureTexts);
  const day = fullDate(updatedOn, useLanguage());
  return (
    <nav aria-label={t.onThisPage} className="no-print col-span-full">
      <p className="numbers mb-3 text-small text-ink-2">
        {t.confirmed} <time dateTime={updatedOn}>{day}</time>
      </p>
      <ol className="grid grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] gap-x-gap border-t-2 border-ink lg:grid-cols-5">
        {sections.map((id) => (
          <li key={id} className="border-b border-line max-lg:last:col-span-full">
            <a href={`#${id}`} className="flex min-h-11 gap-3 py-2.5 hover:text-pine-700">
              <span aria-hidden className="w-4 font-display text-pine-600">
                {sectionLetter(id)}
              </span>
              {t[id]}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** One campus at a time: for the board each is a school with its own number and documents. */
function CampusChoice({ chosen }: { chosen: string }) {
  const t = useTexts(disclosureTexts);
  const first = firstCampus();
  const campuses = campusesIn(useLanguage());
  if (campuses.length < 2) return null;
  return (
    <nav aria-label={t.campus} className="mt-7 border-t-2 border-ink">
      <ul className={`flex flex-wrap ${campuses.length === 3 ? "sm:grid sm:grid-cols-3" : ""}`}>
        {campuses.map(({ id }) => (
          <li key={id} className="grow border-line not-last:border-r">
            <SiteLink
              to={id === first ? "/disclosure" : `/disclosure?campus=${id}`}
              aria-current={id === chosen ? "true" : undefined}
              preventScrollReset
              className="flex min-h-14 items-center px-2.5 sm:px-4 sm:text-h4 hover:bg-paper-sunk aria-[current]:bg-pine-950 aria-[current]:text-paper"
            >
              <CampusMark campus={id} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The head of the printed document: its campus, its date, and where to find the current version.
 */
function Letterhead({
  campus,
  updatedOn,
  siteUrl,
}: {
  campus: string;
  updatedOn: string;
  siteUrl: string;
}) {
  const t = useTexts(disclosureTexts);
  const language = useLanguage();
  const { school } = useSharedData();
  const { pathname, search } = useLocation();
  return (
    <div className="hidden border-b-2 border-ink pb-4 print:block">
      <OwnLogo ground="paper" isNamed className="mb-3 block h-14" />
      <p className="font-display text-h3">{school.name}</p>
      <p className="mt-4 font-display text-h2">{t.title}</p>
      <p className="text-lead">{t.documentOf(campusName(campus, language))}</p>
      <p className="numbers mt-2 text-small">
        {t.confirmed} {fullDate(updatedOn, language)}. {t.printedFrom}{" "}
        {siteUrl + addressIn(language, pathname) + search}
      </p>
    </div>
  );
}
