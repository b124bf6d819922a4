import { directoryRows, directorySizes, measureDirectoryCost } from "./directory-cost.ts";
import { printReport } from "./report.ts";

// `npm run bench -- directory`: what the alumni directory costs the database, with 20,000 and 100,000
// people; `npm run bench -- directory PGlite 20000` with one database and one number of people.
const [asked, size] = process.argv.slice(2);
const sizes = size === undefined ? directorySizes : [Number(size)];
for (const database of ["PGlite", "PostgreSQL"] as const) {
  if (asked !== undefined && asked !== database) continue;
  printReport(directoryRows(database, await measureDirectoryCost(database, sizes)));
}
