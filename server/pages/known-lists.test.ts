import { expect, test } from "vitest";
import type { SchoolClient } from "../../data/client.ts";
import { rememberLists } from "./known-lists.ts";

/** Campuses, levels, classes and the lists from which the office chooses. */
const questions = 4;

/**
 * A database that holds its answers back until released, each with the levels at the moment of its query.
 */
function slowDatabase() {
  const waiting: (() => void)[] = [];
  let name = "Primary";
  const rowsOf = (table: string) =>
    table === "levels"
      ? [{ key: "primary", slug: "primary", former_slugs: [], name, span: "", description: "" }]
      : [];
  const question = (table: string) => {
    const data = rowsOf(table).map((row) => ({ ...row, status: "open", translations: {} }));
    const asked = {
      select: () => asked,
      order: () => asked,
      limit: () => asked,
      throwOnError: () =>
        new Promise((answer) => {
          waiting.push(() => answer({ data }));
        }),
    };
    return asked;
  };
  return {
    client: { from: question } as unknown as SchoolClient,
    rename(next: string) {
      name = next;
    },
    /** Releases the answer to the query in this position. */
    answer(place: number) {
      for (const answer of waiting.slice(questions * place, questions * (place + 1))) answer();
    },
  };
}

test("an answer from before a write never replaces the one after it", async () => {
  const database = slowDatabase();
  const known = rememberLists(() => database.client);
  const before = known.ask();
  database.rename("Junior");
  known.renew();
  database.answer(1);
  await expect.poll(async () => (await known.ask())?.lists.en?.levels[0]?.name).toBe("Junior");
  database.answer(0);
  expect((await before)?.lists.en?.levels[0]?.name).toBe("Junior");
  expect((await known.ask())?.lists.en?.levels[0]?.name).toBe("Junior");
});
