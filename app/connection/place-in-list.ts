import { useSearchParams } from "react-router";

/** A row in a time-ordered list, after which its next page begins. */
export type PlaceInList = { created_at: string; id: string };

/** Where the page of a list begins, according to its address; undefined for the first one. */
export function usePlaceInList(): PlaceInList | undefined {
  const [search] = useSearchParams();
  const [created_at, id] = (search.get("after") ?? "").split("~");
  return created_at && id ? { created_at, id } : undefined;
}

/** The query of the page after a row. */
export function pageAfter({ created_at, id }: PlaceInList, kept: Record<string, string> = {}) {
  return `?${new URLSearchParams({ ...kept, after: `${created_at}~${id}` })}`;
}
