import { redirect } from "react-router";
import {
  admissionEnquirySchema,
  createAdmissionEnquiry,
  getAdmissionsPage,
} from "../../../data/admissions.ts";
import { nextSession } from "../../../data/grades.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { readForm, refuseUnsaved } from "../../connection/sent-form.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import type { Route } from "./+types/admissions";
import { DatesAndDocuments } from "./dates-and-documents.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import { Fees } from "./fees.tsx";
import { GradeFinder } from "./grade-finder.tsx";
import { Questions } from "./questions.tsx";

/** The page's orange leads to its form, as Join Now does: one errand, so both stay orange. */
export const handle: PageHandle = { query: ["born", "campus", "grade", "bus", "siblings"] };

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase } = context.get(pageRequestContext);
  return { content: await getAdmissionsPage(supabase), session: nextSession(new Date()) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { supabase } = context.get(pageRequestContext);
  const form = await readForm(request, admissionEnquirySchema);
  if (!form.sent) return form.refusal;
  let reference: string;
  try {
    reference = await createAdmissionEnquiry(supabase, form.sent);
  } catch (failure) {
    return refuseUnsaved(failure, form.values);
  }
  return redirect(`/admissions/received?reference=${reference}`, 303);
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: "Admissions",
      description: `How a child joins the school${page.loaderData ? ` in ${page.loaderData.session.name}` : ""}: the steps, the class for an age, dates, documents, fees and the enquiry form.`,
    },
    page,
  );

export default function Admissions({ loaderData, actionData }: Route.ComponentProps) {
  const { content, session } = loaderData;
  return (
    <>
      <PageTop
        title="Admissions"
        lead={
          content?.lead ??
          `For the session ${session.name}. Send an enquiry, and the school office answers with dates and fees.`
        }
        action={
          <ButtonLink
            to="#enquiry"
            variant="cta"
            size="large"
            className="no-print max-md:w-full"
            viewTransition={false}
          >
            Send an enquiry
          </ButtonLink>
        }
      />
      {content && (
        <section aria-label="Steps" className="page pt-12 lg:pt-16">
          <ol className="steps">
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
      {content && <Fees fees={content.fees} session={session.name} />}
      {content && <DatesAndDocuments dates={content.dates} documents={content.documents} />}
      {content && content.questions.length > 0 && <Questions questions={content.questions} />}
      <EnquiryForm refused={actionData} session={session} />
    </>
  );
}
