import disclosureTexts from "messages:site/disclosure/disclosure";
import { indianDay } from "../../../data/calendar/days.ts";
import {
  type CampusDisclosure,
  disclosedCampusSchema,
  getDisclosure,
} from "../../../data/pages/disclosure.ts";
import { campuses, campusName } from "../../../data/school/campuses.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import type { Route } from "./+types/disclosure";
import { Academics } from "./academics.tsx";
import { CampusChoice } from "./campus-choice.tsx";
import { Contents } from "./contents.tsx";
import { Documents } from "./documents.tsx";
import { GeneralInformation } from "./general-information.tsx";
import { Infrastructure } from "./infrastructure.tsx";
import { Letterhead } from "./letterhead.tsx";
import type { Written } from "./section.tsx";
import { Staff } from "./staff.tsx";
import "./disclosure.css";

export const handle: PageHandle = {
  query: ["campus"],
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase, language, site } = context.get(pageRequestContext);
  const content = await getDisclosure(supabase, language);
  const campus = disclosedCampusSchema.parse(url.searchParams.get("campus")) ?? campuses[0].id;
  return {
    campus,
    disclosure: content?.campuses[campus] ?? null,
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
  const campus = page.loaderData?.campus ?? campuses[0].id;
  const title = `${texts.title}, ${texts.documentOf(campusName(campus, language))}`;
  // Each campus is a document of its own, so its choice is part of its address.
  const pathname = campus === campuses[0].id ? "/disclosure" : `/disclosure?campus=${campus}`;
  return pageMeta({ title, description: texts.description }, { ...page, location: { pathname } });
};

export default function Disclosure({ loaderData }: Route.ComponentProps) {
  const { campus, disclosure, lead, notice, language, today, siteUrl } = loaderData;
  const t = useTexts(disclosureTexts);
  const written = useLangOf(language);
  return (
    <>
      <div className="no-print">
        <PageTop
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
        <div className="disclosure page columns-12 pt-8 pb-section lg:pt-12">
          <Letterhead campus={campus} updatedOn={disclosure.updatedOn} siteUrl={siteUrl} />
          <Contents updatedOn={disclosure.updatedOn} />
          <div className="col-span-full mt-10 lg:col-[4/-1] lg:mt-0 xl:col-[5/-1]">
            {notice && (
              <Notice kind="warn" title={<span {...written}>{notice}</span>} className="mb-12" />
            )}
            <Sections disclosure={disclosure} today={today} written={written} />
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
    <EmptyState
      title={t.empty}
      action={
        <ButtonLink to="/contact" variant="outline2">
          {t.ask}
        </ButtonLink>
      }
    >
      <p>{t.emptyCampus(name)}</p>
      <p>{t.emptyNext}</p>
    </EmptyState>
  );
}
