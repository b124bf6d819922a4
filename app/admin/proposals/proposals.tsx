import adminTexts from "messages:admin/admin/admin";
import proposalTexts from "messages:admin/proposals/proposals";
import { useQuery } from "@tanstack/react-query";
import { listProposals, type Proposal } from "../../../data/office/proposals.ts";
import { getRow, type ManagedTable } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Status } from "../../ui/status.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { AdminHead } from "../frame/page-parts.tsx";
import { isContributor, useOfficeRights } from "../office-rights.ts";
import { proposalsKey, rowsKey } from "../query-keys.ts";
import { momentOf, type Resource } from "../resource.ts";
import { resources } from "../resources.ts";
import type { Route } from "./+types/proposals";
import { Comparison } from "./comparison.tsx";
import { ContributorsDrafts } from "./contributors-drafts.tsx";
import { ProposalDecision } from "./proposal-decision.tsx";
import "../form/row-form.css";
import "../people/people.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const t = adminTexts[language];
  const title = t.title(proposalTexts[language].title);
  return pageMeta({ title, description: t.description }, page);
};

/** Proposed changes of public rows by contributors, beside the present values. */
export default function Proposals() {
  const t = useTexts(proposalTexts);
  const contributes = isContributor(useOfficeRights());
  const proposals = useQuery({
    queryKey: proposalsKey,
    queryFn: async () => listProposals(await getBackend()),
    staleTime: 0,
  });
  return (
    <>
      <AdminHead title={t.title} lead={contributes ? t.leadOfAuthor : t.lead} />
      <ContributorsDrafts />
      {proposals.isPending && <Skeleton className="h-40" />}
      {proposals.isError && <LoadFailed retry={() => void proposals.refetch()} />}
      {proposals.data?.length === 0 && <p>{t.none}</p>}
      <ul>
        {proposals.data?.map((proposal) => {
          const resource = resources.find(({ table }) => table === proposal.table_name);
          return resource && <Entry key={proposal.id} proposal={proposal} resource={resource} />;
        })}
      </ul>
    </>
  );
}

const kinds = { open: "waiting", approved: "good", returned: "plain" } as const;

function Entry({ proposal, resource }: { proposal: Proposal; resource: Resource }) {
  const language = useLanguage();
  const t = useTexts(proposalTexts);
  const contributes = isContributor(useOfficeRights());
  const { row_id, author_name, created_at, answer } = proposal;
  const state = proposal.state as keyof typeof kinds;
  const table = proposal.table_name as ManagedTable;
  const row = useQuery({
    queryKey: [...rowsKey(table), "row", row_id],
    queryFn: async () => getRow(await getBackend(), table, row_id),
    staleTime: 0,
  });
  const title = row.data ? resource.title(row.data, language) : t.gone;
  const isStale = row.data !== undefined && row.data?.updated_at !== proposal.seen;
  return (
    <li className="about-row mt-6">
      <h2>
        <SiteLink to={`/admin/${resource.path}/${row_id}`}>{title}</SiteLink>
      </h2>
      <p className="flex flex-wrap items-center gap-x-3">
        <Status kind={kinds[state]}>{t.states[state]}</Status>
        <span className="text-ink-2">
          {t.by({ who: author_name, when: momentOf(created_at, language) })}
        </span>
      </p>
      {answer && <p>{t.answered(answer)}</p>}
      {state === "open" && row.data && (
        <>
          {isStale && <p>{t.stale}</p>}
          <Comparison resource={resource} row={row.data} changes={proposal.changes} />
        </>
      )}
      {state === "open" && !contributes && (
        <ProposalDecision
          proposal={proposal}
          resource={resource}
          title={title}
          canApprove={!isStale}
        />
      )}
    </li>
  );
}
