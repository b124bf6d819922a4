import { printReport } from "./report.ts";
import { measureRsvpCost, rsvpRows } from "./rsvp-cost.ts";

// `npm run bench -- rsvp`: a rush of replies to one event, on both databases.
for (const database of ["PGlite", "PostgreSQL"] as const) {
  printReport(rsvpRows(database, await measureRsvpCost(database)));
}
