import { useSearchParams } from "react-router";
import type { ListFilters, ListQuestion } from "../../../data/office/rows.ts";
import type { Filter, Resource, Sort } from "../resource.ts";

const pageSize = 50;
/** The filter value in an address for rows without a value. */
export const withoutValue = "-";

export type ListState = {
  search: string;
  /** The chosen values by filter, "" for none. */
  filters: Record<string, string>;
  sort: Sort;
  from: ListQuestion["from"];
  /** Fixed column values of this list, regardless of its filters. */
  within: ListFilters;
};

/** The state of a list as its address has it. */
export function useListState(resource: Resource, within: ListFilters): ListState {
  const [parameters] = useSearchParams();
  return listStateIn(parameters, resource, within);
}

/**
 * Reads a list's state from an address: search `q`, one parameter per filter, `sort`, and the
 * cursor.
 */
export function listStateIn(
  parameters: URLSearchParams,
  resource: Resource,
  within: ListFilters,
): ListState {
  const [value, id, way] = (parameters.get("from") ?? "").split("~");
  const [usual] = resource.sorts;
  return {
    search: parameters.get("q") ?? "",
    filters: Object.fromEntries(
      resource.filters.map((filter) => [
        filter.id,
        parameters.get(filter.id) ?? (filter.id === resource.divides ? firstOf(filter) : ""),
      ]),
    ),
    sort: resource.sorts.find((sort) => sort.id === parameters.get("sort")) ?? usual,
    within,
    from:
      value !== undefined && id
        ? { value: decodeURIComponent(value), id, backwards: way === "newer" }
        : undefined,
  };
}

/** The part of a divided resource that is shown when the address names none. */
function firstOf({ choices }: Filter): string {
  return choices("en")[0]?.id ?? "";
}

/** The part of a divided resource that a query concerns, as a query; "" for an undivided resource. */
export function partIn(
  { divides, filters }: Resource,
  said: (name: string) => unknown,
): `?${string}` | "" {
  const filter = filters.find(({ id }) => id === divides);
  if (!filter) return "";
  return `?${new URLSearchParams({ [filter.id]: String(said(filter.id) || firstOf(filter)) })}`;
}

/** Whether a list shows fewer rows than its resource, or the part on screen, has. */
export function isNarrowed({ divides }: Resource, { search, filters }: ListState): boolean {
  return search !== "" || Object.entries(filters).some(([id, value]) => value && id !== divides);
}

/** The parameter `from` of the page that begins after, or ends before, a row. */
export function fromParameter(value: string, id: string, way: "newer" | "older"): string {
  return `${encodeURIComponent(value)}~${id}~${way}`;
}

/** The list's query to the database, without the cursor. */
export function questionOf(
  resource: Resource,
  { search, filters, sort, within }: ListState,
): Omit<ListQuestion, "from"> {
  const chosen = resource.filters.flatMap(({ id, column }) => {
    const value = filters[id];
    return value ? [[column, value === withoutValue ? null : value] as const] : [];
  });
  return {
    table: resource.table,
    sort: { column: sort.column, descending: sort.descending },
    filters: { ...Object.fromEntries(chosen), ...within },
    search,
    searchColumns: [...resource.search],
    size: pageSize,
  };
}
