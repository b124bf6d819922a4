import { type QueryClient, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import {
  listPictureMarks,
  type MarkedChild,
  type MarkedPicture,
  markPictures,
  mayBeShown,
  type PictureMark,
} from "../../../data/consent/picture-marks.ts";
import { getBackend } from "../../connection/backend.ts";
import { mediaKey, rowsKey } from "../query-keys.ts";

/** The query key of everything about marks. */
export const marksKey = ["marks"] as const;

const mostAtOnce = 500;
let batch: { ids: string[]; answer: Promise<Map<string, MarkedPicture>> } | undefined;

/** The mark of a library picture, null if there is none; a page's simultaneous requests become one query. */
export async function loadMark(id: string): Promise<MarkedPicture | null> {
  if (!batch || batch.ids.length >= mostAtOnce) batch = startBatch();
  batch.ids.push(id);
  return (await batch.answer).get(id) ?? null;
}

function startBatch() {
  const ids: string[] = [];
  const answer = new Promise((resolve) => setTimeout(resolve, 5)).then(async () => {
    if (batch?.ids === ids) batch = undefined;
    const marks = await listPictureMarks(await getBackend(), ids);
    return new Map(marks.map((mark) => [mark.id, mark]));
  });
  return { ids, answer };
}

const markQuery = (id: string) => ({
  queryKey: [...marksKey, "picture", id],
  queryFn: () => loadMark(id),
  retry: 1,
  staleTime: 30_000,
});

/** Who is in a picture, and whether visitors see it. */
export function useMark(id: string | undefined) {
  return useQuery({ ...markQuery(id ?? ""), enabled: id !== undefined });
}

/** The same of several pictures, by their ids. */
export function useMarks(ids: readonly string[]) {
  return useQueries({
    queries: ids.map(markQuery),
    combine: (answers) => ({
      isPending: answers.some((each) => each.isPending),
      isError: answers.some((each) => each.isLoadingError),
      marks: new Map(answers.flatMap(({ data }) => (data ? ([[data.id, data]] as const) : []))),
    }),
  });
}

/** Everything that shows which pictures wait for a mark. */
export async function renewMarks(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: marksKey }),
    queries.invalidateQueries({ queryKey: rowsKey("gallery_images") }),
    queries.invalidateQueries({ queryKey: mediaKey }),
  ]);
}

/** The contents of a mark. */
export type Answer = { people: PictureMark | null; children: readonly MarkedChild[] };

/** Whether visitors will see a picture with this mark; the database decides. */
const isClear = ({ people, children }: Answer) =>
  people !== null && children.every((child) => mayBeShown(child, people));

/**
 * Shows a mark at once and writes marks one after the other; throws the database's refusal, with everything
 * as before. Call `renewMarks` afterwards, once for many.
 */
export function useMarking() {
  const queries = useQueryClient();
  const written = useRef<Promise<unknown>>(Promise.resolve());
  return async (ids: readonly string[], answer: Answer): Promise<void> => {
    for (const id of ids) {
      const { queryKey } = markQuery(id);
      // A pending answer would restore the previous mark.
      if (queries.isFetching({ queryKey }) > 0) await queries.cancelQueries({ queryKey });
      // Its file is served, or hidden, once the mark is written.
      queries.setQueryData<MarkedPicture | null>(queryKey, (before) => ({
        id,
        people: answer.people,
        children: [...answer.children],
        withheld: before?.withheld ?? true,
      }));
    }
    const { people, children } = answer;
    const chosen = children.map((child) => child.id);
    const writing = written.current.then(async () =>
      markPictures(await getBackend(), [...ids], people, chosen),
    );
    written.current = writing.catch(() => {});
    try {
      await writing;
      for (const id of ids) {
        queries.setQueryData<MarkedPicture | null>(markQuery(id).queryKey, (said) =>
          said?.people === people ? { ...said, withheld: !isClear(answer) } : said,
        );
      }
    } catch (failure) {
      void renewMarks(queries);
      throw failure;
    }
  };
}
