import applicationTexts from "messages:site/admissions/application";
import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import type { Application } from "../../../../data/admissions/applications.ts";
import { gradesIn } from "../../../../data/school/grades.ts";
import { dropTyped } from "../../../connection/remembered-application.ts";
import type { RefusedForm } from "../../../connection/sent-form.ts";
import { useTexts } from "../../../language/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Fact } from "../../../ui/fact.tsx";
import { Field } from "../../../ui/field.tsx";
import { KeptTyping } from "../../../ui/kept-typing.tsx";
import { ButtonRefusal, DoneNotice, fieldsOf } from "../../../ui/refused-form.tsx";
import { SentForm } from "../../../ui/sent-form.tsx";
import { SiteLink } from "../../../ui/site-link.tsx";
import {
  type ApplicationPage,
  ApplicationSteps,
  applicationPages,
} from "../apply/application-steps.tsx";
import { RememberHere } from "../apply/remembered-here.tsx";
import { AfterSending } from "../apply/what-comes-next.tsx";
import { ChildFields, type Filled } from "../child-and-guardian.tsx";
import { ApplicationDocuments } from "./application-documents.tsx";
import { ChildFacts, GuardianFacts, MoreFacts } from "./application-facts.tsx";
import { ApplicationSheet, AskTheOffice, namesOfSent } from "./application-sheet.tsx";
import type { ApplicationPapers } from "./papers.ts";
import "../../personal-link/personal-link.css";

type Draft = {
  application: Application;
  page: ApplicationPage;
  papers: ApplicationPapers | null;
  token: string;
  /** The address of the personal link. */
  to: string;
  done: string | null;
  refused: RefusedForm | undefined;
};

/** What is still to be filled in, a page at a time. */
export function DraftPages({ application, page, papers, token, to, done, refused }: Draft) {
  const { draft: t, done: news } = useTexts(applicationTexts);
  // A second removal is news too, and has the same address.
  const { key: visit } = useLocation();
  const addressOf = (of: ApplicationPage) => `${to}&page=${of}`;
  const known = {
    ...application,
    class: gradesIn("en").find(({ stored }) => stored === application.class)?.id,
  };
  const field = fieldsOf(refused, known);
  const shared = { to: addressOf(page), refused };
  const { reference } = application;
  const isSaved = done === "saved";
  useEffect(() => {
    // A page is left for the next one only when it was saved.
    const before = isSaved ? applicationPages.slice(0, applicationPages.indexOf(page)) : [];
    for (const name of ["you", ...before.map((of) => `${reference}:${of}`)]) dropTyped(name);
  }, [reference, isSaved, page]);
  return (
    <div className="page apply-page pt-8 pb-section">
      <ApplicationSteps at={page} to={addressOf} />
      <div className="grid content-start gap-8">
        {isSaved && !refused && <DoneNotice title={t.saved} />}
        {done === "removed" && !refused && <DoneNotice key={visit} title={news.removed} />}
        {page === "child" && (
          <KeptTyping name={`${reference}:${page}`}>
            <SentForm id="child" {...shared} send={t.send}>
              <FormHead title={t.child}>{t.childFact}</FormHead>
              <ChildFields field={field} />
            </SentForm>
          </KeptTyping>
        )}
        {page === "more" && (
          <KeptTyping name={`${reference}:${page}`}>
            <SentForm id="more" {...shared} send={t.send}>
              <FormHead title={t.more}>{t.moreFact}</FormHead>
              <MoreFields field={field} />
            </SentForm>
          </KeptTyping>
        )}
        {page === "documents" && papers && (
          <>
            <ButtonRefusal refused={refused} />
            <ApplicationDocuments
              papers={papers}
              token={token}
              to={addressOf("documents")}
              isDraft
            />
            <div>
              <ButtonLink to={addressOf("check")} size="large" prefetch="none">
                {t.goOn}
              </ButtonLink>
            </div>
          </>
        )}
        {page === "check" && (
          <>
            <Check application={application} papers={papers} addressOf={addressOf} />
            {application.child_name && (
              <SentForm id="check" {...shared} send={t.submit}>
                <p className="wide text-ink-2">{t.checkFact}</p>
              </SentForm>
            )}
          </>
        )}
        <RememberHere token={token} reference={reference} />
      </div>
      <div className="apply-beside">
        {page === "check" ? (
          <section aria-labelledby="next" className="apply-next">
            <AfterSending />
          </section>
        ) : (
          <ApplicationSheet application={application} papers={papers} />
        )}
        <AskTheOffice />
      </div>
    </div>
  );
}

function FormHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wide">
      <h2 className="text-h3">{title}</h2>
      <p className="mt-1 text-ink-2">{children}</p>
    </div>
  );
}

function MoreFields({ field }: { field: Filled }) {
  const t = useTexts(applicationTexts).draft;
  return (
    <>
      <Field
        label={t.presentSchool}
        hint={t.presentSchoolHint}
        optional
        {...field("present_school")}
        maxLength={120}
        className="wide"
      />
      <Field
        label={t.message}
        as="textarea"
        optional
        {...field("message")}
        maxLength={4000}
        className="wide"
      />
    </>
  );
}

/** Everything once more, each part with its way back. */
function Check({
  application,
  papers,
  addressOf,
}: {
  application: Application;
  papers: ApplicationPapers | null;
  addressOf: (page: ApplicationPage) => string;
}) {
  const { draft: t, facts } = useTexts(applicationTexts);
  const isFilled = application.child_name !== null;
  return (
    <>
      <CheckPart title={t.child} change={addressOf("child")}>
        {isFilled ? <ChildFacts application={application} /> : <Missing />}
      </CheckPart>
      <CheckPart title={t.more} change={addressOf("more")}>
        {application.present_school || application.message ? (
          <MoreFacts application={application} />
        ) : (
          <Missing />
        )}
      </CheckPart>
      <CheckPart title={t.documents} change={addressOf("documents")}>
        <SentDocuments papers={papers} />
      </CheckPart>
      <CheckPart title={facts.guardian}>
        <GuardianFacts application={application} />
      </CheckPart>
      <p className="text-ink-2">{t.wrongYou}</p>
    </>
  );
}

/** The names of what has arrived; nothing of it is needed to send the application. */
function SentDocuments({ papers }: { papers: ApplicationPapers | null }) {
  const t = useTexts(applicationTexts).draft;
  const names = namesOfSent(papers);
  return (
    <Fact name={t.arrived}>
      {names.length > 0 ? names.join("; ") : <span className="font-normal">{t.noDocuments}</span>}
    </Fact>
  );
}

function Missing() {
  const t = useTexts(applicationTexts).draft;
  return (
    <div>
      <dt className="sr-only">{t.check}</dt>
      <dd>{t.missing}</dd>
    </div>
  );
}

function CheckPart({
  title,
  change,
  children,
}: {
  title: string;
  change?: string;
  children: ReactNode;
}) {
  const t = useTexts(applicationTexts).draft;
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-5">
        <h2 className="text-h4">{title}</h2>
        {change && (
          <SiteLink
            to={change}
            prefetch="none"
            aria-label={t.changeNamed(title)}
            className="inline-link min-h-11 items-center"
          >
            {t.change}
          </SiteLink>
        )}
      </div>
      <dl className="numbers link-facts">{children}</dl>
    </section>
  );
}
