import { attackRows, measureAttacks } from "./attacks-cost.ts";
import { printReport } from "./report.ts";

// `npm run bench -- attacks [NAME]`: what one visitor who means harm costs all others, on both databases;
// NAME is one of the attacks in attackers.ts.
for (const database of ["PGlite", "PostgreSQL"] as const) {
  printReport(attackRows(database, await measureAttacks(database, process.argv[2])));
}
