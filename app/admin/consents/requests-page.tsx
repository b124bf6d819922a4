import adminTexts from "messages:admin/admin/admin";
import listTexts from "messages:admin/consents/consents";
import requestTexts from "messages:admin/consents/requests";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useSearchParams } from "react-router";
import { listGuardianRequests, requestsAtOnce } from "../../../data/consent/guardian-requests.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FilterLinks } from "../../ui/filter-links.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { AdminHead, QuietLink } from "../frame/page-parts.tsx";
import { consentsKey } from "../query-keys.ts";
import type { Route } from "./+types/requests-page";
import { RequestEntry } from "./request-entry.tsx";
import "../list/list.css";
import "../people/people.css";

export const handle: PageHandle = { unlisted: true, frame: "admin", query: ["answered"] };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { title, description } = adminTexts[language];
  return pageMeta({ title: title(requestTexts[language].title), description }, page);
};

/** Guardians' requests for correction or erasure: the open ones, and the answers of a year. */
export default function RequestsPage() {
  const t = useTexts(requestTexts);
  const consents = useTexts(listTexts);
  const [parameters] = useSearchParams();
  const answered = parameters.get("answered") === "true";
  const before = parameters.get("before") ?? undefined;
  const requests = useQuery({
    queryKey: [...consentsKey, "requests", answered, before],
    queryFn: async () =>
      listGuardianRequests(await getBackend(), { answered, ...(before && { before }) }),
    staleTime: 0,
  });
  const last =
    answered && requests.data?.length === requestsAtOnce ? requests.data.at(-1) : undefined;
  return (
    <>
      <AdminHead
        title={t.title}
        lead={t.lead}
        above={
          <QuietLink to="/admin/consents" icon={ArrowLeft}>
            {consents.title}
          </QuietLink>
        }
      />
      <FilterLinks
        label={t.tabs}
        parameter="answered"
        all={t.open}
        choices={[{ value: "true", label: t.answered }]}
        chosen={answered ? "true" : null}
      />
      {requests.isPending && <Skeleton className="h-64" />}
      {requests.isError && <LoadFailed retry={() => void requests.refetch()} />}
      {requests.data?.length === 0 && (
        <EmptyState title={answered ? t.answeredNone : t.openNone}>
          <p>{answered ? t.answeredNoneNext : t.openNoneNext}</p>
        </EmptyState>
      )}
      {requests.data && requests.data.length > 0 && (
        <ul className="trash-list">
          {requests.data.map((request) => (
            <RequestEntry key={request.id} request={request} />
          ))}
        </ul>
      )}
      {last?.answered_at && (
        <nav aria-label={t.title} className="list-pager">
          <ButtonLink
            to={`?answered=true&before=${encodeURIComponent(last.answered_at)}`}
            variant="outline"
            size="small"
          >
            {t.more}
          </ButtonLink>
        </nav>
      )}
    </>
  );
}
