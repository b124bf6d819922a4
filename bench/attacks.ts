import { attackRows, measureAttacks } from "./attacks-cost.ts";
import { printReport } from "./report.ts";

// `npm run bench -- attacks`: what one visitor who means harm costs all others, on both databases.
for (const database of ["PGlite", "PostgreSQL"] as const) {
  printReport(attackRows(database, await measureAttacks(database)));
}
