import adminTexts from "messages:admin/admin/admin";
import listTexts from "messages:admin/consents/consents";
import stateTexts from "messages:admin/consents/states";
import wordingTexts from "messages:admin/resources/consentWordings";
import purposeTexts from "messages:names/consentPurposes";
import { useQuery } from "@tanstack/react-query";
import {
  FileCheck,
  FileSearch,
  FileUp,
  MessageCircleQuestion,
  MessageSquareQuote,
  MessageSquareReply,
  Search,
} from "lucide-react";
import { Form, useSearchParams } from "react-router";
import {
  type ConsentChild,
  type ConsentQuestion,
  childrenAtOnce,
  consentStates,
  listConsentStates,
} from "../../../data/consent/consents.ts";
import { purposes } from "../../../data/consent/purposes.ts";
import { allCampusesIn } from "../../../data/school/campuses.ts";
import { allGradesIn, gradeIn } from "../../../data/school/grades.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { AdminHead, QuietLink } from "../frame/page-parts.tsx";
import { ListChoice } from "../list/list-choice.tsx";
import { consentsKey } from "../query-keys.ts";
import type { Route } from "./+types/consents-page";
import { AnswerMark } from "./answer-mark.tsx";
import { AskGuardians } from "./ask-guardians.tsx";
import "../list/list.css";
import "../list/folding-table.css";
import "./consents.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { title, description } = adminTexts[language];
  return pageMeta({ title: title(listTexts[language].title), description }, page);
};

/** The children on the roll, each with what its guardians allow. */
export default function ConsentsPage() {
  const t = useTexts(listTexts);
  const wordings = useTexts(wordingTexts);
  const [parameters] = useSearchParams();
  const question = questionIn(parameters);
  const children = useQuery({
    queryKey: [...consentsKey, "list", question],
    queryFn: async () => listConsentStates(await getBackend(), question),
    staleTime: 0,
  });
  return (
    <>
      <AdminHead title={t.title} lead={t.lead}>
        <QuietLink to="/admin/consents/report" icon={FileCheck}>
          {t.report}
        </QuietLink>
        <QuietLink to="/admin/consents/requests" icon={MessageSquareReply}>
          {t.requests}
        </QuietLink>
        <QuietLink to="/admin/consent-wordings" icon={MessageCircleQuestion}>
          {wordings.many}
        </QuietLink>
        <QuietLink to="/admin/consents/import" icon={FileUp}>
          {t.import}
        </QuietLink>
        <QuietLink to="/admin/consents/named" icon={FileSearch}>
          {t.named}
        </QuietLink>
        <QuietLink to="/admin/consents/reasons" icon={MessageSquareQuote}>
          {t.reasons}
        </QuietLink>
        <AskGuardians {...question} />
      </AdminHead>
      <Filters parameters={parameters} />
      {children.isPending && <Skeleton className="h-64" />}
      {children.isError && <LoadFailed retry={() => void children.refetch()} />}
      {children.data?.length === 0 && (
        <EmptyState title={t.none}>
          <p>{t.noneNext}</p>
        </EmptyState>
      )}
      {children.data && children.data.length > 0 && <ChildrenTable of={children.data} />}
      <Pager last={children.data?.length === childrenAtOnce ? children.data.at(-1) : undefined} />
    </>
  );
}

function questionIn(parameters: URLSearchParams): ConsentQuestion {
  const value = (name: string) => parameters.get(name) || undefined;
  const of = <Id extends string>(name: string, all: readonly Id[]) =>
    all.find((each) => each === parameters.get(name));
  const [purpose, state] = [of("question", purposes), of("answer", consentStates)];
  const [campus, grade, words] = [value("campus"), value("class"), value("q")];
  const [afterName, afterId] = [value("after"), value("id")];
  return {
    most: childrenAtOnce,
    ...(campus && { of_campus: campus }),
    ...(grade && { of_class: grade }),
    ...(words && { words }),
    ...(purpose && { purpose }),
    ...(state && { state }),
    ...(afterName && afterId && { after_name: afterName, after_id: afterId }),
  };
}

function Filters({ parameters }: { parameters: URLSearchParams }) {
  const language = useLanguage();
  const t = useTexts(listTexts);
  const names = useTexts(purposeTexts);
  const states = useTexts(stateTexts);
  const narrowed = (name: string) => ({ name, chosen: parameters.get(name) });
  const classes = allGradesIn(language).map(({ stored, name }) => ({ id: stored, name }));
  return (
    <Form role="search" className="list-controls" key={parameters.toString()}>
      <div className="list-search">
        <Icon of={Search} />
        <input
          type="search"
          name="q"
          defaultValue={parameters.get("q") ?? ""}
          aria-label={t.search}
          placeholder={t.search}
          className="field-control"
        />
      </div>
      <ListChoice
        {...narrowed("campus")}
        label={t.campus}
        all={t.everyCampus}
        choices={allCampusesIn(language)}
      />
      <ListChoice {...narrowed("class")} label={t.class} all={t.everyClass} choices={classes} />
      <ListChoice
        {...narrowed("question")}
        label={t.question}
        all={t.everyQuestion}
        choices={purposes.map((id) => ({ id, name: names[id] }))}
      />
      <ListChoice
        {...narrowed("answer")}
        label={t.state}
        all={t.everyState}
        choices={consentStates.map((id) => ({ id, name: states[id] }))}
      />
    </Form>
  );
}

function ChildrenTable({ of }: { of: ConsentChild[] }) {
  const language = useLanguage();
  const t = useTexts(listTexts);
  const names = useTexts(purposeTexts);
  const states = useTexts(stateTexts);
  return (
    <div className="folding-table">
      <table className="list-table plain-table">
        <thead>
          <tr>
            <th scope="col">{t.child}</th>
            <th scope="col">{t.class}</th>
            {purposes.map((purpose) => (
              <th key={purpose} scope="col">
                {names[purpose]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {of.map((child) => (
            <tr key={child.id}>
              <th scope="row">
                <SiteLink to={`/admin/students/${child.id}/consents`}>{child.name}</SiteLink>
                <span className="name-facts">
                  {child.admission_no}
                  {!child.can_be_asked && ` · ${t.noMailbox}`}
                  {child.is_disputed && ` · ${states.disputed}`}
                </span>
              </th>
              <td>
                <span className="consent-class">
                  {gradeIn(child.class, language)} {child.section}
                  <CampusMark campus={child.campus} />
                </span>
              </td>
              {purposes.map((purpose) => (
                <td key={purpose} data-label={names[purpose]}>
                  <AnswerMark isGiven={child.answers[purpose]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Continues after the last child of a page, so that a late page costs no more than the first. */
function Pager({ last }: { last: ConsentChild | undefined }) {
  const t = useTexts(listTexts);
  const [parameters] = useSearchParams();
  const first = new URLSearchParams(parameters);
  first.delete("after");
  first.delete("id");
  const next = new URLSearchParams(first);
  if (last) {
    next.set("after", last.name);
    next.set("id", last.id);
  }
  if (!last && !parameters.has("after")) return null;
  return (
    <div className="list-pager">
      {parameters.has("after") && (
        <ButtonLink to={`?${first}`} variant="outline" size="small">
          {t.first}
        </ButtonLink>
      )}
      {last && (
        <ButtonLink to={`?${next}`} variant="outline" size="small" className="ml-auto">
          {t.more}
        </ButtonLink>
      )}
    </div>
  );
}
