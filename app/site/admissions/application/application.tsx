import applicationTexts from "messages:site/admissions/application";
import { useEffect } from "react";
import { data, isRouteErrorResponse, redirect, replace, useSearchParams } from "react-router";
import { z } from "zod";
import { getAdmissionsPage } from "../../../../data/admissions/admissions.ts";
import { deleteApplicationDocument } from "../../../../data/admissions/application-documents.ts";
import {
  type Application,
  acceptApplicationOffer,
  applicationChildSchema,
  applicationDetailsSchema,
  feesOfPlace,
  getApplicantFamily,
  getApplication,
  restoreApplication,
  sendApplication,
  updateApplicationChild,
  updateApplicationDetails,
  withdrawApplication,
} from "../../../../data/admissions/applications.ts";
import { upiLink } from "../../../../data/admissions/upi.ts";
import type { SchoolClient } from "../../../../data/client.ts";
import type { Language } from "../../../../data/languages.ts";
import { getMeeting } from "../../../../data/meetings/meetings.ts";
import { getSchool } from "../../../../data/school/school.ts";
import { keepTyped } from "../../../connection/keep-typed.ts";
import { pageRequestContext } from "../../../connection/page-request.ts";
import { forgetApplication, readRemembered } from "../../../connection/remembered-application.ts";
import { takeForm } from "../../../connection/sent-form.ts";
import { useLanguage } from "../../../language/language.ts";
import { useTexts } from "../../../language/texts.ts";
import { FailedPage } from "../../../layout/error-pages.tsx";
import type { PageHandle } from "../../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../../layout/page-meta.ts";
import { PageTop } from "../../../layout/page-top.tsx";
import { newsAt, pressButton } from "../../personal-link/buttons.ts";
import { qrPath } from "../../qr-path.ts";
import { type ApplicationPage, applicationPages } from "../apply/application-steps.tsx";
import type { Route } from "./+types/application";
import { DraftPages } from "./draft-pages.tsx";
import { type OfferFees, payOnline } from "./offer-fees.tsx";
import { type ApplicationPapers, papersOf } from "./papers.ts";
import { openPaymentPage, unpaidBecause } from "./payment-page.ts";
import { SentApplication } from "./sent-application.tsx";

/** Private: the link’s key opens the application. */
export const handle: PageHandle = {
  private: true,
  unlisted: true,
  query: ["key", "page", "done", "ask", "problem"],
};

/** Opening the link changes nothing, because mail programs open links before people do. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase, language, site } = context.get(pageRequestContext);
  const key = url.searchParams.get("key");
  if (!key) throw redirect("/admissions/apply");
  const application = await getApplication(supabase, key);
  if (!application) {
    // The browser's way back from the page after sending leads to those of the draft.
    const sent = await getApplicantFamily(supabase, key);
    throw sent ? replace(receivedOf(sent.reference, key)) : data(null, { status: 404 });
  }
  const [visit, fees, papers] = await Promise.all([
    visitOf(supabase, application, language),
    offerFeesOf(supabase, application, language),
    papersOf(supabase, application, key, language),
  ]);
  return {
    key,
    application,
    page: pageIn(url) ?? firstUnwritten(application, papers),
    visit,
    fees: fees && { ...fees, online: site.payments !== undefined },
    papers,
    done: url.searchParams.get("done"),
    problem: url.searchParams.get("problem"),
  };
}

/** The page on which the family goes on: the first without an entry, the last if each has one. */
function firstUnwritten(
  { child_name, present_school, message }: Application,
  papers: ApplicationPapers | null,
): ApplicationPage {
  if (!child_name) return "child";
  const isAnySent = papers !== null && papers.sent.length > 0;
  if (!present_school && !message && !isAnySent) return "more";
  return isAnySent ? "check" : "documents";
}

/** The times that the family may choose from, while it has chosen none. */
async function visitOf(client: SchoolClient, application: Application, language: Language) {
  const { stage, meeting_id, visit_at } = application;
  if (stage !== "visit" || !meeting_id || visit_at) return null;
  const meeting = await getMeeting(client, meeting_id, language);
  return meeting?.standing === "open" ? { id: meeting.id, starts_at: meeting.starts_at } : null;
}

/** What an offered or accepted place costs, and how it is paid from a phone. */
async function offerFeesOf(
  client: SchoolClient,
  application: Application,
  language: Language,
): Promise<Omit<OfferFees, "online"> | null> {
  const { stage, reference } = application;
  if (stage !== "offer" && stage !== "accepted") return null;
  const [content, { name: payee }] = await Promise.all([
    getAdmissionsPage(client, language),
    getSchool(client, "en"),
  ]);
  const fees = content && feesOfPlace(content.fees, application);
  if (!fees) return null;
  const { upi: address } = content.fees;
  if (!address || fees.due === 0) return { ...fees, payment: null };
  const link = upiLink({ address, payee, amount: fees.due, reference });
  return { ...fees, payment: { link, qr: qrPath(link) } };
}

/** The page of a draft that the address names; the first of all is another address. */
function pageIn(url: URL): ApplicationPage | undefined {
  const named = url.searchParams.get("page");
  return applicationPages.find((page) => page === named && page !== "you");
}

const receivedPath = "/admissions/apply/received";
const receivedOf = (reference: string, key: string) =>
  `${receivedPath}?reference=${reference}&family=${key}`;
const linkOf = (key: string) => `/admissions/application?key=${encodeURIComponent(key)}`;

export async function action({ context, request, url }: Route.ActionArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const t = applicationTexts[language];
  const key = url.searchParams.get("key") ?? "";
  const here = linkOf(key);
  const document = String((await request.clone().formData()).get("document"));
  const pressed = await pressButton(
    request,
    pageIn(url) === "documents" ? `${here}&page=documents` : here,
    {
      remove: { press: () => deleteApplicationDocument(supabase, key, document), done: "removed" },
      accept: { press: () => acceptApplicationOffer(supabase, key), done: "accepted" },
      cancel: { press: () => withdrawApplication(supabase, key), done: "withdrawn" },
      restore: { press: () => restoreApplication(supabase, key), done: "restored" },
    },
    {
      cancellation_final: t.gone.restore,
      offer_over: t.gone.offerOver,
      offer_gone: t.gone.offerGone,
      application_over: t.gone.over,
      held: t.gone.held,
    },
  );
  if (pressed) return pressed;
  switch (pageIn(url)) {
    case "child": {
      const { refusal } = await takeForm(
        request,
        applicationChildSchema,
        language,
        async (child) => {
          await updateApplicationChild(supabase, key, child);
          return key;
        },
      );
      return refusal ?? newsAt(`${here}&page=more`, "saved");
    }
    case "more": {
      const { refusal } = await takeForm(
        request,
        applicationDetailsSchema,
        language,
        async (details) => {
          await updateApplicationDetails(supabase, key, details);
          return key;
        },
      );
      return refusal ?? newsAt(`${here}&page=documents`, "saved");
    }
    default: {
      const { reference, refusal } = await takeForm(request, z.object({}), language, () =>
        sendApplication(supabase, key),
      );
      if (refusal) return refusal;
      return redirect(receivedOf(reference, key), 303);
    }
  }
}

/** What was sent needs no way back on this device: the email has the link. */
export async function clientAction(call: Route.ClientActionArgs) {
  const { request, url } = call;
  if ((await request.clone().formData()).get("do") === payOnline) {
    return keepTyped({ request, serverAction: () => openPaymentPage(url) });
  }
  try {
    return await keepTyped(call);
  } catch (answer) {
    const to = answer instanceof Response ? answer.headers.get("location") : null;
    if (to?.includes(receivedPath)) forgetApplication();
    throw answer;
  }
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(applicationTexts[metaLanguage(page)], page);

export default function ApplicationOfFamily({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(applicationTexts);
  const { key, application, page, visit, fees, papers, done, problem } = loaderData;
  const unpaid = unpaidBecause(problem, useLanguage());
  const to = linkOf(key);
  const isDraft = application.stage === "draft";
  const { reference, guardian_name: guardian } = application;
  return (
    <>
      <PageTop title={t.title} lead={isDraft ? t.draft.lead({ reference, guardian }) : undefined} />
      {isDraft ? (
        <DraftPages
          key={page}
          application={application}
          page={page}
          papers={papers}
          token={key}
          to={to}
          done={done}
          refused={actionData}
        />
      ) : (
        <SentApplication
          application={application}
          token={key}
          visit={visit}
          fees={fees}
          papers={papers}
          to={to}
          done={done}
          refused={actionData ?? (unpaid ? { message: unpaid } : undefined)}
        />
      )}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts(applicationTexts);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const { title, next } = isMissing ? t.missing : t.failed;
  const key = useSearchParams()[0].get("key");
  useEffect(() => {
    if (isMissing && readRemembered()?.token === key) forgetApplication();
  }, [isMissing, key]);
  return (
    <FailedPage title={title} wayOn={{ to: "/admissions", label: t.back }}>
      <p>{next}</p>
    </FailedPage>
  );
}
