import { printReport } from "./report.ts";
import { measureSearchCost } from "./search-cost.ts";

// `npm run bench -- search`: what misspelt words cost the database beside words that are there.
for (const database of ["PGlite", "PostgreSQL"] as const) {
  const figures = await measureSearchCost(database);
  const spelt = figures[0]?.median ?? Number.NaN;
  printReport(
    figures.map(({ name, median, percentile95 }) => [
      `${name}, ${database}: median, 95th percentile, times the first`,
      `${median.toFixed(1)} ms, ${percentile95.toFixed(1)} ms, ${(median / spelt).toFixed(1)}`,
      "",
    ]),
  );
}
