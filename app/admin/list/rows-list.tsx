import adminTexts from "messages:admin/admin/admin";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ListFilters, ListPage, ManagedRow } from "../../../data/office/rows.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { type Resource, type Sort, textOf } from "../resource.ts";
import { ListControls } from "./list-controls.tsx";
import { countQuery, pageQuery } from "./list-queries.ts";
import { fromParameter, isNarrowed, partIn, questionOf, useListState } from "./list-state.ts";
import { ListTable } from "./list-table.tsx";
import "./list.css";
import { ArrowLeft, ArrowRight, Bookmark, Columns3 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { Icon } from "../../ui/icon.tsx";

const nowhere: ListFilters = {};

/**
 * The rows of a resource with search, filters and order, page by page; `within` fixes some columns'
 * values, as for the RSVPs of one event.
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
  const narrowed = isNarrowed(resource, state);

  return (
    <>
      <ListControls resource={resource} state={state} count={count.data} isNarrowed={narrowed}>
        <ListColumns resource={resource} hidden={hidden} hide={hide} />
        <ListViews key={resource.path} path={resource.path} />
      </ListControls>
      {page.isPending && <ListSkeleton />}
      {page.isError && <LoadFailed retry={() => void page.refetch()} />}
      {page.data?.rows.length === 0 && (
        <NoRows
          isNarrowed={narrowed}
          whole={partIn(resource, (name) => state.filters[name]) || "?"}
          empty={texts.empty}
        />
      )}
      {page.data && page.data.rows.length > 0 && (
        <>
          <ListTable
            // A selection applies only to the rows that were on screen when it was made.
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

function NoRows({
  isNarrowed,
  whole,
  empty,
}: {
  isNarrowed: boolean;
  /** The address without search and filters. */
  whole: string;
  empty: string;
}) {
  const t = useTexts(adminTexts);
  return (
    <EmptyState
      title={isNarrowed ? t.nothingFound : empty}
      action={
        isNarrowed && (
          <ButtonLink to={whole} variant="outline2">
            {t.clear}
          </ButtonLink>
        )
      }
    >
      {isNarrowed && <p>{t.nothingFoundNext}</p>}
    </EmptyState>
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

const ViewsPanel = lazy(() => import("./views-panel.tsx"));

/**
 * Saved views: the searches, filters, orders and columns that an admin has named; loaded when
 * opened.
 */
function ListViews({ path }: { path: string }) {
  const t = useTexts(adminTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="list-menu" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="admin-quiet-link">
        <Icon of={Bookmark} />
        {t.views}
      </summary>
      <Suspense>{isOpen && <ViewsPanel path={path} />}</Suspense>
    </details>
  );
}

/** Links to the previous and next page. */
function ListPager({ page, sort }: { page: ListPage; sort: Sort }) {
  const [parameters] = useSearchParams();
  const t = useTexts(adminTexts);
  const { rows, hasNewer, hasOlder } = page;
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || (!hasNewer && !hasOlder)) return null;
  const to = (row: ManagedRow, way: "newer" | "older") => {
    const next = new URLSearchParams(parameters);
    next.set("from", fromParameter(textOf(row, sort.column), row.id, way));
    return `?${next}`;
  };
  return (
    <nav aria-label={t.sort} className="list-pager">
      {hasNewer && (
        <ButtonLink to={to(first, "newer")} variant="outline" size="small">
          <Icon of={ArrowLeft} />
          {t.newer}
        </ButtonLink>
      )}
      {hasOlder && (
        <ButtonLink to={to(last, "older")} variant="outline" size="small" className="ml-auto">
          {t.older}
          <Icon of={ArrowRight} />
        </ButtonLink>
      )}
    </nav>
  );
}

/**
 * The hidden columns of a list: from its address (`hide`), so that a saved view keeps them, else as
 * last chosen on this device.
 */
function useHiddenColumns(resource: Resource) {
  const [parameters, setParameters] = useSearchParams();
  const kept = `columns:${resource.path}`;
  const [last, setLast] = useState(() => localStorage.getItem(kept) ?? "");
  const hidden = (parameters.get("hide") ?? last).split(",").filter(Boolean);
  const hide = (ids: readonly string[]) => {
    const said = ids.join(",");
    setLast(said);
    localStorage.setItem(kept, said);
    const next = new URLSearchParams(parameters);
    next.set("hide", said);
    setParameters(next, { replace: true, preventScrollReset: true });
  };
  return { hidden, hide };
}

/** The choice of columns; the first is the title and always shown. */
function ListColumns({
  resource,
  hidden,
  hide,
}: {
  resource: Resource;
  hidden: readonly string[];
  hide: (ids: readonly string[]) => void;
}) {
  const texts = resource.texts[useLanguage()];
  const t = useTexts(adminTexts);
  return (
    <details className="list-menu">
      <summary className="admin-quiet-link">
        <Icon of={Columns3} />
        {t.columns}
      </summary>
      <fieldset className="list-menu-panel">
        <legend className="sr-only">{t.columns}</legend>
        {resource.columns.slice(1).map(({ id }) => (
          <label key={id} className="list-menu-tick">
            <input
              type="checkbox"
              className="field-tick"
              checked={!hidden.includes(id)}
              onChange={({ target }) =>
                hide(target.checked ? hidden.filter((each) => each !== id) : [...hidden, id])
              }
            />
            {texts.columns[id]}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
