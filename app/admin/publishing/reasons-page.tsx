import adminTexts from "messages:admin/admin/admin";
import reasonTexts from "messages:admin/publishing/reasons";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { Form, useSearchParams } from "react-router";
import { exposedKinds } from "../../../data/publishing/exposed.ts";
import {
  listPublishingReasons,
  type PublishingReason,
  reasonsAtOnce,
} from "../../../data/publishing/publishing-reasons.ts";
import { allCampusesIn } from "../../../data/school/campuses.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { AdminHead, QuietLink } from "../frame/page-parts.tsx";
import { ListChoice } from "../list/list-choice.tsx";
import { consentsKey } from "../query-keys.ts";
import { momentOf } from "../resource.ts";
import { placeOf } from "../row-places.ts";
import type { Route } from "./+types/reasons-page";
import "../list/list.css";
import "./exposed-panel.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { title, description } = adminTexts[language];
  return pageMeta({ title: title(reasonTexts[language].title), description }, page);
};

/** What is public about a child despite the check, and why. */
export default function ReasonsPage() {
  const t = useTexts(reasonTexts);
  const { places } = useTexts(adminTexts);
  const [parameters] = useSearchParams();
  const question = questionIn(parameters);
  const reasons = useQuery({
    queryKey: [...consentsKey, "reasons", question],
    queryFn: async () => listPublishingReasons(await getBackend(), question),
    staleTime: 0,
  });
  const last = reasons.data?.length === reasonsAtOnce ? reasons.data.at(-1) : undefined;
  return (
    <>
      <AdminHead
        title={t.title}
        lead={t.lead}
        above={
          <QuietLink to="/admin/consents" icon={ArrowLeft}>
            {places.consents}
          </QuietLink>
        }
      />
      <Filters parameters={parameters} />
      {reasons.isPending && <Skeleton className="h-64" />}
      {reasons.isError && <LoadFailed retry={() => void reasons.refetch()} />}
      {reasons.data?.length === 0 && (
        <EmptyState title={t.none}>
          <p>{t.noneNext}</p>
        </EmptyState>
      )}
      <div className="exposed-places">
        <ul>
          {reasons.data?.map((one) => (
            <Reason key={one.id} of={one} />
          ))}
        </ul>
      </div>
      {last && <SiteLink to={addressAfter(parameters, last)}>{t.more}</SiteLink>}
    </>
  );
}

function questionIn(parameters: URLSearchParams) {
  const kind = exposedKinds.find((each) => each === parameters.get("kind"));
  const [campus, at, id] = ["campus", "before", "id"].map((name) => parameters.get(name));
  return {
    ...(kind && { of_kind: kind }),
    ...(campus && { of_campus: campus }),
    ...(at && id && { before_at: at, before_id: id }),
  };
}

function addressAfter(parameters: URLSearchParams, last: PublishingReason): string {
  const next = new URLSearchParams(parameters);
  next.set("before", last.given_at);
  next.set("id", last.id);
  return `?${next}`;
}

function Filters({ parameters }: { parameters: URLSearchParams }) {
  const language = useLanguage();
  const t = useTexts(reasonTexts);
  const narrowed = (name: string) => ({ name, chosen: parameters.get(name) });
  return (
    <Form role="search" className="list-controls" key={parameters.toString()}>
      <ListChoice
        {...narrowed("kind")}
        label={t.kind}
        all={t.every}
        choices={exposedKinds.map((id) => ({ id, name: t.kinds[id] }))}
      />
      <ListChoice
        {...narrowed("campus")}
        label={t.campus}
        all={t.everyCampus}
        choices={allCampusesIn(language)}
      />
    </Form>
  );
}

function Reason({ of: one }: { of: PublishingReason }) {
  const language = useLanguage();
  const t = useTexts(reasonTexts);
  const place = one.shown && placeOf(one.target, one.shown, language);
  const where = place && [place.kind, place.name].filter(Boolean).join(": ");
  return (
    <li>
      <p className="font-semibold">
        {place?.to ? <SiteLink to={place.to}>{where}</SiteLink> : (where ?? t.gone)}
      </p>
      <p>
        {t.kinds[one.kind]}:{" "}
        {one.child ? (
          <SiteLink to={`/admin/students/${one.child}/consents`}>
            {one.child_name}, {one.child_class}
          </SiteLink>
        ) : (
          t.erased
        )}
      </p>
      <p>
        <q>{one.reason}</q>
      </p>
      <p className="text-small text-ink-2">
        {t.said({ name: one.given_by ?? t.former, when: momentOf(one.given_at, language) })}
      </p>
    </li>
  );
}
