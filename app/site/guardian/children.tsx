import childrenTexts from "messages:site/guardian/children";
import { data, Form, redirect, useLocation } from "react-router";
import { alumniAnswerSchema, answerAlumniOffer } from "../../../data/consent/alumni-offer.ts";
import { closeGuardianPage } from "../../../data/consent/guardian-access.ts";
import {
  answerAsGuardian,
  type GuardianChild,
  type GuardianPage,
  guardianAnswersSchema,
} from "../../../data/consent/guardian-page.ts";
import {
  createGuardianRequest,
  guardianRequestSchema,
} from "../../../data/consent/guardian-requests.ts";
import { type Answers, purposes } from "../../../data/consent/purposes.ts";
import { keepTyped } from "../../connection/keep-typed.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { type RefusedForm, refuseUnsaved, takeForm, valuesOf } from "../../connection/sent-form.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { ButtonRefusal, DoneNotice } from "../../ui/refused-form.tsx";
import { useNewsOnce } from "../personal-link/parts.tsx";
import "../personal-link/personal-link.css";
import type { Route } from "./+types/children";
import { AlumniOffer } from "./alumni-offer.tsx";
import { AnswersForm, AnswersNow } from "./answers.tsx";
import {
  ChildHistory,
  ChildPictures,
  ChildRecord,
  ChildSheets,
  ChildVideos,
  ChildViews,
  SentList,
} from "./child-facts.tsx";
import { OfficeRequest } from "./office-request.tsx";
import { readSession, requireGuardianPage, sessionCookie } from "./session.ts";

/** Private: the content depends on the session in the cookie. */
export const handle: PageHandle = { private: true, unlisted: true, query: ["done"] };

const done = ["saved", "withdrawn", "asked", "invited", "declined"] as const;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { page } = await requireGuardianPage(request, context.get(pageRequestContext));
  return { ...page, done: done.find((one) => one === url.searchParams.get("done")) };
}

const here = "/guardian/children";

export async function action({ context, request }: Route.ActionArgs) {
  const { supabase, language, site } = context.get(pageRequestContext);
  const fields = await request.clone().formData();
  if (fields.get("do") === "close") {
    await closeGuardianPage(supabase, readSession(request));
    const headers = { "set-cookie": sessionCookie("", site) };
    return redirect("/guardian?news=ended", { status: 303, headers });
  }
  const { session } = await requireGuardianPage(request, { supabase, language });
  const save = async (child: string, answers: Answers) => {
    const { withdrawn } = await answerAsGuardian(supabase, session, { child, answers, language });
    return withdrawn ? "withdrawn" : "saved";
  };
  if (fields.has("withdraw")) {
    const pressed = valuesOf(fields);
    const { child = "", withdraw = "" } = pressed;
    try {
      return redirect(`${here}?done=${await save(child, { [withdraw]: false })}`, 303);
    } catch (failure) {
      // Nothing was typed, so no field can be wrong.
      const { data: refused, init } = refuseUnsaved(failure, {}, language);
      return data({ ...refused, values: pressed }, init ?? {});
    }
  }
  const takeRequest = () =>
    takeForm(request, guardianRequestSchema, language, async (sent) => {
      await createGuardianRequest(supabase, session, sent, language);
      return "asked";
    });
  const takeAlumniAnswer = () =>
    takeForm(request, alumniAnswerSchema, language, async (sent) => {
      const isInvited = await answerAlumniOffer(supabase, session, sent, language);
      return isInvited ? "invited" : "declined";
    });
  const takeAnswers = () =>
    takeForm(request, guardianAnswersSchema, language, ({ child, ...sent }) => {
      const said = purposes.filter((purpose) => sent[purpose]);
      return save(child, Object.fromEntries(said.map((one) => [one, sent[one] === "yes"])));
    });
  const take = fields.has("kind")
    ? takeRequest
    : fields.has("email")
      ? takeAlumniAnswer
      : takeAnswers;
  const { reference, refusal } = await take();
  return reference ? redirect(`${here}?done=${reference}`, 303) : refusal;
}

export const clientAction = keepTyped;

export const meta: Route.MetaFunction = (page) => pageMeta(childrenTexts[metaLanguage(page)], page);

/** What the school keeps about the children of one mailbox, and the answers of its guardian. */
export default function GuardianChildren({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(childrenTexts);
  // Announces a second answer too, although the address stays the same.
  const { key } = useLocation();
  const { mailbox, children, wording, sent, done: news } = loaderData;
  useNewsOnce(Boolean(news && !actionData));
  return (
    <>
      <PageTop
        title={t.title}
        lead={mailbox.startsWith("+") ? t.phone(mailbox) : t.mailbox(mailbox)}
      />
      <div className="page pt-8 pb-section">
        <div className="grid max-w-176 gap-12">
          {news && !actionData && (
            <DoneNotice key={key} title={t.done[news]}>
              <p>{t.doneFact[news]}</p>
            </DoneNotice>
          )}
          <ButtonRefusal refused={actionData?.values.child ? undefined : actionData} />
          <div className="no-print flex flex-wrap gap-3">
            <PrintButton>{t.print}</PrintButton>
            <ButtonLink to="/guardian/children/record.json" variant="outline2" reloadDocument>
              {t.download}
            </ButtonLink>
            <Form method="post" action={here}>
              <Button type="submit" name="do" value="close" variant="outline2">
                {t.close}
              </Button>
            </Form>
          </div>
          {children.map((child) => (
            <Child
              key={child.id}
              child={child}
              wording={wording}
              mailbox={mailbox}
              refused={actionData?.values.child === child.id ? actionData : undefined}
            />
          ))}
          <SentList sent={sent} />
        </div>
      </div>
    </>
  );
}

function Child({
  child,
  mailbox,
  wording,
  refused,
}: {
  child: GuardianChild;
  mailbox: string;
  wording: GuardianPage["wording"];
  refused: RefusedForm | undefined;
}) {
  const t = useTexts(childrenTexts);
  const isRequest = refused !== undefined && "kind" in refused.values;
  const isAlumniAnswer = refused !== undefined && "email" in refused.values;
  const isWithdrawal = refused !== undefined && "withdraw" in refused.values;
  return (
    <section aria-labelledby={`child-${child.id}`} className="grid gap-8">
      <h2 id={`child-${child.id}`} className="border-t-2 border-ink pt-4 text-h2">
        {child.name}
      </h2>
      <ButtonRefusal refused={isWithdrawal ? refused : undefined} />
      {child.closed && <Notice title={t.failed[child.closed]} />}
      {child.is_self && !child.closed && <Notice title={t.forYourself} />}
      <AnswersNow child={child} to={here} />
      {!child.closed && (
        <AnswersForm
          child={child}
          wording={wording}
          to={here}
          refused={isRequest || isAlumniAnswer || isWithdrawal ? undefined : refused}
        />
      )}
      <AlumniOffer
        child={child}
        mailbox={mailbox}
        to={here}
        refused={isAlumniAnswer ? refused : undefined}
      />
      <ChildRecord child={child} />
      <ChildPictures child={child} />
      <ChildVideos child={child} />
      <ChildHistory child={child} />
      <ChildSheets child={child} />
      <ChildViews child={child} />
      <OfficeRequest child={child} to={here} refused={isRequest ? refused : undefined} />
    </section>
  );
}
