import { measureDirectoryCost } from "./directory-cost.ts";
import { printReport } from "./report.ts";

// `npm run bench -- directory`: what the alumni directory costs the database, with 20,000 and 100,000 people.
for (const database of ["PGlite", "PostgreSQL"] as const) {
  const figures = await measureDirectoryCost(database);
  printReport(
    figures.map(({ size, name, median, percentile95 }) => [
      `${database}, ${size}, ${name}`,
      `${median.toFixed(1)}, ${percentile95.toFixed(1)} ms`,
      size > 20_000 ? "p95 ≤ 120 ms" : "p95 ≤ 30 ms",
    ]),
  );
}
