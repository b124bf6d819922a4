import { directoryRows, measureDirectoryCost } from "./directory-cost.ts";
import { printReport } from "./report.ts";

// `npm run bench -- directory`: what the alumni directory costs the database, with 20,000 and 100,000 people.
for (const database of ["PGlite", "PostgreSQL"] as const) {
  printReport(directoryRows(database, await measureDirectoryCost(database)));
}
