import { useSearchParams } from "react-router";
import type { ListFilters, ListQuestion } from "../../../data/office/rows.ts";
import type { Resource, Sort } from "../resource.ts";

export const pageSize = 50;
/** Stands in an address for rows without a value. */
export const withoutValue = "-";

export type ListState = {
  search: string;
  /** Chosen values by filter, "" where nothing is chosen. */
  filters: Record<string, string>;
  sort: Sort;
  from: ListQuestion["from"];
  /** Columns' values that the place of the list says, whatever is chosen. */
  within: ListFilters;
};

/** What the address of the page says about its list. */
export function useListState(resource: Resource, within: ListFilters): ListState {
  const [parameters] = useSearchParams();
  return listStateIn(parameters, resource, within);
}

/** What an address says about a list: search `q`, one parameter for each filter, `sort`, and where the page begins. */
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
      resource.filters.map((filter) => [filter.id, parameters.get(filter.id) ?? ""]),
    ),
    sort: resource.sorts.find((sort) => sort.id === parameters.get("sort")) ?? usual,
    within,
    from:
      value !== undefined && id
        ? { value: decodeURIComponent(value), id, backwards: way === "newer" }
        : undefined,
  };
}

/** The parameter `from` of the page that begins after, or ends before, a row. */
export function fromParameter(value: string, id: string, way: "newer" | "older"): string {
  return `${encodeURIComponent(value)}~${id}~${way}`;
}

/** The question of a list to the database, without where its page begins. */
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
