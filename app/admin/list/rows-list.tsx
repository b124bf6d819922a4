import adminTexts from "messages:admin/admin/admin";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ListFilters } from "../../../data/office/rows.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailed } from "../frame/load-failed.tsx";
import type { Resource } from "../resource.ts";
import { ListColumns, useHiddenColumns } from "./list-columns.tsx";
import { ListControls } from "./list-controls.tsx";
import { ListPager } from "./list-pager.tsx";
import { countQuery, pageQuery } from "./list-queries.ts";
import { questionOf, useListState } from "./list-state.ts";
import { ListTable } from "./list-table.tsx";
import { ListViews } from "./list-views.tsx";
import "./list.css";

const nowhere: ListFilters = {};

/**
 * The rows of a resource with their search, filters and order, page by page; `within` some columns'
 * values alone, such as the replies to one event.
 */
export function RowsList({
  resource,
  within = nowhere,
}: {
  resource: Resource;
  within?: ListFilters;
}) {
  const texts = resource.texts[useLanguage()];
  const state = useListState(resource, within);
  const question = questionOf(resource, state);
  const page = useQuery({
    ...pageQuery(question, state.from),
    placeholderData: keepPreviousData,
  });
  const count = useQuery(countQuery(question));
  const { hidden, hide } = useHiddenColumns(resource);
  const isNarrowed = state.search !== "" || Object.values(state.filters).some(Boolean);

  return (
    <>
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
