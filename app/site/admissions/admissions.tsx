import admissionsTexts from "messages:site/admissions/admissions";
import { ChevronDown } from "lucide-react";
import { redirect } from "react-router";
import {
  type AdmissionsPage,
  admissionEnquirySchema,
  createAdmissionEnquiry,
  getAdmissionsPage,
} from "../../../data/admissions/admissions.ts";
import { listVisits, tooManyVisits } from "../../../data/admissions/visits.ts";
import { calendarDay } from "../../../data/calendar/days.ts";
import { focusOf } from "../../../data/gallery/print-focus.ts";
import { nextSession } from "../../../data/school/grades.ts";
import { listStopFares } from "../../../data/transport/stop-fares.ts";
import { keepTyped } from "../../connection/keep-typed.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { takePublicForm } from "../../connection/public-form.ts";
import { fieldRefusal } from "../../connection/refusal-sentences.ts";
import { EnglishPage, useLangOf } from "../../language/english-mark.tsx";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { Route } from "./+types/admissions";
import { AdmissionDates } from "./admission-dates.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import { Fees } from "./fees.tsx";
import { GradeFinder } from "./grade-finder.tsx";
import { PapersToBring } from "./papers-to-bring.tsx";
import "../../styles/questions.css";
import "./milestones.css";
import { PhotographCredit, usePhotograph } from "../../ui/photograph.tsx";

/** The page's orange button leads to its form; Join Now would lead to the page itself. */
export const handle: PageHandle = {
  ownAction: true,
  query: ["campus", "grade", "bus", "siblings", "child"],
};

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const now = new Date();
  const [content, visits, busStops] = await Promise.all([
    getAdmissionsPage(supabase, language),
    listVisits(supabase, now),
    listStopFares(supabase, language),
  ]);
  return {
    content,
    visits,
    busStops,
    session: nextSession(now),
    focus: focusOf(arriving),
    meeting: { src: meeting, focus: focusOf(meeting) },
  };
}

const arriving = "/prints/events/open-morning.svg";
/** What follows the enquiry. */
const meeting = "/prints/events/parents-meeting.svg";

/** Saves the enquiry; a form with only a date of birth asks for the class instead. */
export async function action(call: Route.ActionArgs) {
  const asked = await birthdayIn(call.request);
  if (asked) return asked;
  const { reference, refusal } = await takePublicForm(call, {
    // A visit holds a place that others then cannot have.
    form: ({ visit_at }) => (visit_at ? "admissions_visit" : "admissions"),
    tooManyToday: fieldRefusal("visit_at", tooManyVisits),
    prefix: "ADM",
    schema: admissionEnquirySchema,
    save: (sent, { supabase, language }) => createAdmissionEnquiry(supabase, sent, language),
  });
  return refusal ?? redirect(`/admissions/received?reference=${reference}`, 303);
}

export async function clientAction(call: Route.ClientActionArgs) {
  return (await birthdayIn(call.request)) ?? keepTyped(call);
}

/** The date of birth to find a class for. */
async function birthdayIn(request: Request): Promise<{ born: string } | undefined> {
  const born = (await request.clone().formData()).get("born");
  return typeof born === "string" ? { born } : undefined;
}

export const meta: Route.MetaFunction = (page) => {
  const { title, description } = admissionsTexts[metaLanguage(page)];
  return pageMeta({ title, description: description(page.loaderData?.session.name ?? null) }, page);
};

export default function Admissions({ loaderData, actionData }: Route.ComponentProps) {
  const edit = useEditMark();
  const { content, session, visits, busStops, focus } = loaderData;
  const asked = actionData && "born" in actionData ? actionData.born : undefined;
  const refused = actionData && "values" in actionData ? actionData : undefined;
  const t = useTexts(admissionsTexts);
  const { lang } = useLangOf(content?.language ?? "en");
  const picture = usePhotograph(content, {
    src: arriving,
    alt: t.picture,
    width: 1600,
    height: 1000,
    focus,
    sizes: "100vw",
    first: true,
    className: "aspect-16/10 sm:aspect-2/1",
  });
  return (
    <>
      <PageTop
        edits={edit?.("content", "admissions", "lead")}
        title={t.title}
        lead={content ? <span lang={lang}>{content.lead}</span> : t.lead(session.name)}
        action={
          <div className="no-print flex flex-wrap gap-3">
            <ButtonLink
              to="#enquiry"
              variant="cta"
              size="large"
              className="max-md:w-full"
              viewTransition={false}
            >
              {t.enquire}
            </ButtonLink>
            <ButtonLink
              to="/admissions/apply"
              variant="outline2"
              size="large"
              className="max-md:w-full"
            >
              {t.apply}
            </ButtonLink>
          </div>
        }
      />
      <EnglishPage language={content?.language} />
      <div className="no-print page pt-8 lg:pt-10">
        <Picture {...picture} />
        <PhotographCredit of={content?.photograph} className="text-ink-2" />
      </div>
      {content && (
        <section aria-label={t.steps} className="page pt-12 lg:pt-16">
          <ol lang={lang} className="milestones">
            {content.steps.map(({ title, text }, place) => (
              <li data-edit={edit?.("content", "admissions", `steps/${place}/title`)} key={title}>
                <h2 className="text-h4">{title}</h2>
                <p className="mt-1 max-w-76 leading-note text-ink-2">{text}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      <GradeFinder session={session} said={asked} />
      {content && (
        <Fees fees={content.fees} busStops={busStops} session={session.name} lang={lang} />
      )}
      {content && (
        <>
          <AdmissionDates dates={content.dates} lang={lang} />
          <PapersToBring documents={content.documents} lang={lang} />
        </>
      )}
      {content && content.questions.length > 0 && (
        <Questions questions={content.questions} lang={lang} />
      )}
      <EnquiryForm
        refused={refused}
        born={calendarDay(asked ?? null)}
        session={session}
        visits={visits}
        meeting={loaderData.meeting}
        buses={content?.fees.buses ?? []}
      />
    </>
  );
}

function Questions({
  questions,
  lang,
}: Pick<AdmissionsPage, "questions"> & { lang: string | undefined }) {
  const edit = useEditMark();
  const t = useTexts(admissionsTexts);
  return (
    <section aria-labelledby="questions" className="page columns-12 pt-section">
      <h2 id="questions" className="col-span-full mb-5 lg:col-span-4">
        {t.questions}
      </h2>
      <div
        lang={lang}
        className="col-span-full border-t-2 border-ink [overflow-wrap:anywhere] lg:col-start-5"
      >
        {questions.map(({ question, answer }, place) => (
          <details
            data-edit={edit?.("content", "admissions", `questions/${place}/question`)}
            key={question}
            className="question"
          >
            <summary>
              {question}
              <Icon of={ChevronDown} />
            </summary>
            <p className="max-w-168 pb-5 text-ink-2">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
