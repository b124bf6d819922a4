import applicationTexts from "messages:site/admissions/application";
import { Form } from "react-router";
import type { ApplicationStage } from "../../../../data/admissions/application-stages.ts";
import type { Application } from "../../../../data/admissions/applications.ts";
import { addressIn } from "../../../../data/languages.ts";
import { rupees } from "../../../../data/payments/rupees.ts";
import { useLanguage } from "../../../language/language.ts";
import { useTexts } from "../../../language/texts.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { fullDate, timeSpan } from "../../../ui/dates.ts";
import { Fact } from "../../../ui/fact.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { DoneNotice } from "../../../ui/refused-form.tsx";
import { withFamily } from "../../meetings/known-family.ts";
import { GivenUp, GiveUp, isHeld, LinkNews } from "../../personal-link/parts.tsx";
import { ApplicationDocuments } from "./application-documents.tsx";
import { ChildFacts, GuardianFacts, MoreFacts } from "./application-facts.tsx";
import { AskTheOffice } from "./application-sheet.tsx";
import { OfferedFees, type OfferFees } from "./offer-fees.tsx";
import type { ApplicationPapers } from "./papers.ts";

type Sent = {
  application: Application;
  token: string;
  /** The day of the times that the family may choose from. */
  visit: { id: string; starts_at: string } | null;
  fees: OfferFees | null;
  papers: ApplicationPapers | null;
  /** The address of the personal link. */
  to: string;
  done: string | null;
  refused: { message: string } | undefined;
};

/** How a sent application stands, and what the family can do about it. */
export function SentApplication({
  application,
  token,
  visit,
  fees,
  papers,
  to,
  done,
  refused,
}: Sent) {
  const language = useLanguage();
  const t = applicationTexts[language];
  const { stage, child_name, submitted_at } = application;
  const mayWithdraw = stage !== "withdrawn" && stage !== "declined";
  const less = lessOf(application);
  // Stays in the address until the payment is confirmed.
  const isPaying = done === "paying" && fees !== null && application.paid_on === null && !less;
  return (
    <div className="page apply-page pt-8 pb-section">
      <div className="grid content-start gap-8">
        <LinkNews
          refused={refused}
          done={done}
          news={t.done}
          fits={{
            accepted: stage === "accepted",
            withdrawn: stage === "withdrawn",
            restored: mayWithdraw,
            removed: true,
          }}
        >
          {isPaying && <DoneNotice title={t.done.paying} />}
          {less && <Notice kind="warn" title={t.less(less)} />}
          <Standing application={application} visit={visit} to={to} />
        </LinkNews>
        <StagePath stage={stage as ApplicationStage} />
        {fees && (
          <OfferedFees
            fees={fees}
            paid={paidOf(application)}
            isOffer={stage === "offer"}
            isOver={application.stage === "offer" && application.is_offer_over}
            receipt={addressIn(language, `/admissions/application/receipt.pdf?key=${token}`)}
            token={token}
          />
        )}
        {papers && <ApplicationDocuments papers={papers} token={token} to={to} />}
        {mayWithdraw && (
          <GiveUp
            to={to}
            words={{
              fact: t.withdrawFact,
              ask: t.withdraw,
              question: t.withdrawQuestion(child_name ?? ""),
              surely: t.withdrawSurely,
              keep: t.keep,
            }}
          />
        )}
      </div>
      <div className="apply-beside">
        <dl className="numbers link-facts">
          <ChildFacts application={application} />
          <MoreFacts application={application} />
          <GuardianFacts application={application} />
          {submitted_at && <Fact name={t.facts.sent}>{fullDate(submitted_at, language)}</Fact>}
          <Fact name={t.facts.reference}>{application.reference}</Fact>
        </dl>
        <AskTheOffice />
        <aside aria-label={t.sibling} className="link-aside no-print">
          <p>{t.siblingFact}</p>
          <ButtonLink to={`/admissions/apply?family=${token}`} variant="outline2" prefetch="none">
            {t.sibling}
          </ButtonLink>
        </aside>
      </div>
    </div>
  );
}

/** A text with its one value, where it names one. */
function sayOf(text: string | ((value: string) => string), value: string): string {
  return typeof text === "string" ? text : text(value);
}

const kinds: Partial<Record<string, "good" | "warn">> = {
  offer: "good",
  accepted: "good",
  documents_missing: "warn",
};

function paidOf({ paid_amount, paid_on }: Application) {
  return paid_amount !== null && paid_on !== null ? { amount: paid_amount, on: paid_on } : null;
}

/** The sum that came, and the one that was asked, if the payment was too little to be recorded. */
function lessOf({ came_amount: came, asked_amount: asked }: Application) {
  return came !== null && asked !== null ? { amount: rupees(came), asked: rupees(asked) } : null;
}

function Standing({ application, visit, to }: Pick<Sent, "application" | "visit" | "to">) {
  const language = useLanguage();
  const t = applicationTexts[language];
  const { stage, child_name: child, offer_ends_on, is_offer_over, words } = application;
  const isOffer = stage === "offer";
  const now = isOffer && is_offer_over ? "offer_over" : (stage as ApplicationStage);
  const { title, next } = t.stage[now];
  const day = offer_ends_on ? fullDate(offer_ends_on, language) : "";
  const mayRestore = stage === "withdrawn" && isHeld(application);
  return (
    <Notice
      kind={now === "offer_over" ? "warn" : (kinds[stage] ?? "plain")}
      title={sayOf(title, child ?? "")}
    >
      <p>{mayRestore ? t.restoreFact : sayOf(next, day)}</p>
      {words && (
        <figure className="mt-4">
          <figcaption className="font-semibold">{t.words}</figcaption>
          <blockquote className="whitespace-pre-line">{words}</blockquote>
        </figure>
      )}
      {stage === "visit" && <VisitTime application={application} visit={visit} />}
      {isOffer && !is_offer_over && (
        <Form method="post" action={to} className="no-print mt-4">
          <Button type="submit" name="do" value="accept" size="large">
            {t.accept}
          </Button>
        </Form>
      )}
      {stage === "withdrawn" && (
        <GivenUp
          to={to}
          restore={mayRestore && t.restore}
          again={{ to: "/admissions/apply", label: t.again }}
        />
      )}
    </Notice>
  );
}

/** The time that the family has booked, or where it books one. */
function VisitTime({ application, visit }: Pick<Sent, "application" | "visit">) {
  const language = useLanguage();
  const t = applicationTexts[language].visit;
  const { visit_at: at, child_name, class: grade, guardian_name: name, phone, email } = application;
  if (at) {
    const booked = { day: fullDate(at, language), time: timeSpan(at, null, language) };
    return <p className="numbers mt-3 font-semibold">{t.booked(booked)}</p>;
  }
  if (!visit) return null;
  const family = { name, phone, email, ...(child_name && { child_name }), ...(grade && { grade }) };
  return (
    <div className="no-print mt-4">
      <p className="mb-3">{t.fact(fullDate(visit.starts_at, language))}</p>
      <ButtonLink to={`/meetings/${visit.id}`} state={withFamily(family)}>
        {t.choose}
      </ButtonLink>
    </div>
  );
}

const places = ["received", "meeting", "answer", "place"] as const;

/** How far along the way from sent to admitted each stage is; one that ended it has no place. */
const placeOfStage: Partial<Record<ApplicationStage, (typeof places)[number]>> = {
  received: "received",
  documents_missing: "meeting",
  visit: "meeting",
  offer: "answer",
  waiting: "answer",
  accepted: "place",
};

function StagePath({ stage }: { stage: ApplicationStage }) {
  const t = useTexts(applicationTexts).path;
  const here = placeOfStage[stage];
  if (!here) return null;
  const at = places.indexOf(here);
  return (
    <section aria-label={t.label} className="apply-steps">
      <ol>
        {places.map((place, index) => (
          <li
            key={place}
            data-passed={index < at || undefined}
            aria-current={index === at ? "step" : undefined}
          >
            {t.names[place]}
          </li>
        ))}
      </ol>
    </section>
  );
}
