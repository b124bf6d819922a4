import { openAsBlob } from "node:fs";
import { openPglite } from "../database/pglite.ts";

// Run by server/jobs/erasure-checks.ts with the path of a snapshot: opens it in memory and reports how many
// rows of each erasure it holds, counted by the same function as in the database.
process.once("message", async (erased: unknown[]) => {
  const { driver } = await openPglite({ copy: await openAsBlob(process.argv[2] ?? "") });
  const counts: number[] = [];
  for (const rows of erased) {
    const { rows: found } = await driver.query<{ count: number }>(
      "select private.count_erased_rows($1::jsonb) as count",
      [JSON.stringify(rows)],
    );
    if (found[0]) counts.push(found[0].count);
  }
  process.send?.(counts, undefined, {}, () => process.exit(0));
});
