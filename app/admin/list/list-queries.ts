import { queryOptions } from "@tanstack/react-query";
import type { Location } from "react-router";
import { countRows, type ListQuestion, listRows, openList } from "../../../data/office/rows.ts";
import { queryClient } from "../../account/query-client.ts";
import { askOfficeRightsAhead, enrolmentToldBy } from "../../account/role.ts";
import { getBackend, keepsSession } from "../../connection/backend.ts";
import { renewSchoolChoices } from "../../connection/school-choices.ts";
import { rowsKey } from "../query-keys.ts";
import { resourceAt } from "../resources.ts";
import { listStateIn, questionOf } from "./list-state.ts";

type Question = Omit<ListQuestion, "from">;

/** A list is refetched whenever it opens, unless it was just prefetched. */
const momentMs = 2_000;

/** One page of a list. */
export const pageQuery = (question: Question, from: ListQuestion["from"]) =>
  queryOptions({
    queryKey: [...rowsKey(question.table), "list", question, from],
    queryFn: async () => listRows(await getBackend(), { ...question, ...(from && { from }) }),
    staleTime: momentMs,
  });

/** How many rows a list finds. */
export const countQuery = (question: Question) =>
  queryOptions({
    queryKey: [...rowsKey(question.table), "count", question.filters, question.search],
    queryFn: async () => countRows(await getBackend(), question),
    staleTime: momentMs,
  });

/**
 * Queries the rows of the list at an address together with the first queries about the person: the database
 * returns none to people who may not see them or have still to pass a second factor.
 */
export async function askListAhead({ pathname, search }: Pick<Location, "pathname" | "search">) {
  if (!keepsSession()) return;
  const resource = resourceAt(pathname);
  const state = listStateIn(new URLSearchParams(search), resource, {});
  const { from } = state;
  const question = questionOf(resource, state);
  const asked = getBackend().then((client) =>
    openList(client, { ...question, ...(from && { from }) }),
  );
  const opened = async () => (await asked) ?? Promise.reject(new Error("This list is for others."));
  await Promise.all([
    askOfficeRightsAhead(),
    renewSchoolChoices(),
    enrolmentToldBy(asked.then((list) => list !== null)),
    queryClient.prefetchQuery({
      ...pageQuery(question, from),
      queryFn: async () => (await opened()).page,
    }),
    queryClient.prefetchQuery({
      ...countQuery(question),
      queryFn: async () => (await opened()).count,
    }),
  ]);
}
