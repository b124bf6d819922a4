import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
import { useLocation } from "react-router";
import { countRows, listRows } from "../../../data/managed/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { adminTexts } from "../admin.texts.ts";
import { AdminHead } from "../frame/admin-head.tsx";
import { LoadFailed } from "../frame/load-failed.tsx";
import { resourceAt } from "../resources.ts";
import { rowsKey } from "../row-queries.ts";
import type { Route } from "./+types/list-page";
import { ListColumns, useHiddenColumns } from "./list-columns.tsx";
import { ListControls } from "./list-controls.tsx";
import { ListPager } from "./list-pager.tsx";
import { questionOf, useListState } from "./list-state.ts";
import { ListTable } from "./list-table.tsx";
import { ListViews } from "./list-views.tsx";
import "./list.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const t = adminTexts[metaLanguage(page)];
  const { many } = resourceAt(page.location.pathname).texts[metaLanguage(page)];
  return pageMeta({ title: t.title(many), description: t.description }, page);
};

/** The list of any resource. */
export default function ListPage() {
  const resource = resourceAt(useLocation().pathname);
  const texts = resource.texts[useLanguage()];
  const { listActions: ListActions } = resource;
  const t = useTexts(adminTexts);
  const state = useListState(resource);
  const question = questionOf(resource, state);
  const page = useQuery({
    queryKey: [...rowsKey(resource.table), "list", question, state.from],
    queryFn: async () =>
      listRows(await getBackend(), { ...question, ...(state.from && { from: state.from }) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const count = useQuery({
    queryKey: [...rowsKey(resource.table), "count", question.filters, question.search],
    queryFn: async () => countRows(await getBackend(), question),
    staleTime: 0,
  });
  const { hidden, hide } = useHiddenColumns(resource);
  const isNarrowed = state.search !== "" || Object.values(state.filters).some(Boolean);

  return (
    <>
      <AdminHead title={texts.many} lead={texts.lead}>
        {ListActions && <ListActions />}
        {!resource.isKept && (
          <SiteLink to={`/admin/${resource.path}/trash`} className="admin-quiet-link">
            <Icon of={Trash2} />
            {t.trash}
          </SiteLink>
        )}
        {!resource.isGiven && (
          <ButtonLink to={`/admin/${resource.path}/new`} size="small">
            <Icon of={Plus} />
            {texts.add}
          </ButtonLink>
        )}
      </AdminHead>
      <ListControls resource={resource} state={state} count={count.data} isNarrowed={isNarrowed}>
        <ListColumns resource={resource} hidden={hidden} hide={hide} />
        <ListViews key={resource.path} path={resource.path} />
      </ListControls>
      {page.isPending && <ListSkeleton />}
      {page.isError && <LoadFailed retry={() => void page.refetch()} />}
      {page.data?.rows.length === 0 && <NoRows isNarrowed={isNarrowed} empty={texts.empty} />}
      {page.data && page.data.rows.length > 0 && (
        <>
          <ListTable
            // A selection belongs to the rows that were on screen when it was made.
            key={JSON.stringify([question, state.from])}
            resource={resource}
            rows={page.data.rows}
            hidden={hidden}
            question={question}
            hasMore={page.data.hasNewer || page.data.hasOlder}
          />
          <ListPager page={page.data} sort={state.sort} />
        </>
      )}
    </>
  );
}

function NoRows({ isNarrowed, empty }: { isNarrowed: boolean; empty: string }) {
  const t = useTexts(adminTexts);
  return isNarrowed ? (
    <EmptyState
      title={t.nothingFound}
      action={
        <ButtonLink to="?" variant="outline2">
          {t.clear}
        </ButtonLink>
      }
    >
      <p>{t.nothingFoundNext}</p>
    </EmptyState>
  ) : (
    <EmptyState title={empty}>{null}</EmptyState>
  );
}

function ListSkeleton() {
  const t = useTexts(adminTexts);
  return (
    <div role="status" aria-label={t.loading} className="grid gap-2">
      {["a", "b", "c", "d", "e", "f"].map((row) => (
        <Skeleton key={row} className="h-12" />
      ))}
    </div>
  );
}
