import admissionsTexts from "messages:site/admissions/admissions";
import { redirect } from "react-router";
import {
  admissionEnquirySchema,
  createAdmissionEnquiry,
  getAdmissionsPage,
} from "../../../data/admissions/admissions.ts";
import { listVisits } from "../../../data/admissions/visits.ts";
import { nextSession } from "../../../data/school/grades.ts";
import { keepTyped } from "../../connection/keep-typed.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { takePublicForm } from "../../connection/public-form.ts";
import { EnglishPage, useLangOf } from "../../language/english-mark.tsx";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import type { Route } from "./+types/admissions";
import { DatesAndDocuments } from "./dates-and-documents.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import { Fees } from "./fees.tsx";
import { GradeFinder } from "./grade-finder.tsx";
import { Questions } from "./questions.tsx";
import "./admissions.css";

/** The page's orange leads to its form, as Join Now does: one errand, so both stay orange. */
export const handle: PageHandle = { query: ["born", "campus", "grade", "bus", "siblings"] };

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const now = new Date();
  const [content, visits] = await Promise.all([
    getAdmissionsPage(supabase, language),
    listVisits(supabase, now),
  ]);
  return { content, visits, session: nextSession(now) };
}

export async function action(call: Route.ActionArgs) {
  const { reference, refusal } = await takePublicForm(call, {
    form: "admissions",
    prefix: "ADM",
    schema: admissionEnquirySchema,
    save: (sent, { supabase, language }) => createAdmissionEnquiry(supabase, sent, language),
  });
  return refusal ?? redirect(`/admissions/received?reference=${reference}`, 303);
}

export const clientAction = keepTyped;

export const meta: Route.MetaFunction = (page) => {
  const { title, description } = admissionsTexts[metaLanguage(page)];
  return pageMeta({ title, description: description(page.loaderData?.session.name ?? null) }, page);
};

export default function Admissions({ loaderData, actionData }: Route.ComponentProps) {
  const { content, session, visits } = loaderData;
  const t = useTexts(admissionsTexts);
  const { lang } = useLangOf(content?.language ?? "en");
  return (
    <>
      <PageTop
        title={t.title}
        lead={content ? <span lang={lang}>{content.lead}</span> : t.lead(session.name)}
        action={
          <ButtonLink
            to="#enquiry"
            variant="cta"
            size="large"
            className="no-print max-md:w-full"
            viewTransition={false}
          >
            {t.enquire}
          </ButtonLink>
        }
      />
      <EnglishPage language={content?.language} />
      {content && (
        <section aria-label={t.steps} className="page pt-12 lg:pt-16">
          <ol lang={lang} className="steps">
            {content.steps.map(({ title, text }) => (
              <li key={title}>
                <h2 className="text-h4">{title}</h2>
                <p className="mt-1 max-w-[19rem] leading-[1.45] text-ink-2">{text}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      <GradeFinder session={session} />
      {content && <Fees fees={content.fees} session={session.name} lang={lang} />}
      {content && (
        <DatesAndDocuments dates={content.dates} documents={content.documents} lang={lang} />
      )}
      {content && content.questions.length > 0 && (
        <Questions questions={content.questions} lang={lang} />
      )}
      <EnquiryForm refused={actionData} session={session} visits={visits} />
    </>
  );
}
