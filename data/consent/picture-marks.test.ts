import { expect, test } from "vitest";
import type { SchoolClient } from "../client.ts";
import { listPictureMarks } from "./picture-marks.ts";

/** A service that cuts each answer off after a thousand rows, with this many children in each picture. */
function serviceWith(children: number): SchoolClient {
  const rowsOf = (media_id: string) =>
    Array.from({ length: children }, (_, child) => ({
      ...{ media_id, people: "children", withheld: true },
      ...{ child_id: `${media_id} ${child}`, child_name: "Asha Verma", child_class: "3" },
      ...{ may_be_shown: false, work_may_be_shown: false },
    }));
  const rpc = (_name: string, { ids }: { ids: string[] }) => ({
    range: (from: number, to: number) => ({
      throwOnError: async () => ({
        data: ids.flatMap(rowsOf).slice(from, Math.min(to + 1, from + 1_000)),
      }),
    }),
  });
  return { rpc } as unknown as SchoolClient;
}

test("the marks of pictures with many children are whole, past the thousand rows of one answer", async () => {
  const ids = Array.from({ length: 45 }, (_, picture) => `picture ${picture}`);
  const marks = await listPictureMarks(serviceWith(90), ids);
  expect(marks.map(({ id }) => id)).toEqual(ids);
  expect(new Set(marks.map(({ children }) => children.length))).toEqual(new Set([90]));
});
