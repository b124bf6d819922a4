import { addDays, startOfDay } from "../../data/calendar/days.ts";
import { indianDay } from "../../data/calendar/indian-time.ts";

/** What pages that show the day are made from. */
const datedTables = ["calendar_entries", "events", "latest_updates", "bus_changes", "documents"];

/**
 * Calls `written` for each table with dates when a new day begins in India: nothing was written, but what
 * pages made of it is of yesterday. Resolves the function that ends it.
 */
export function watchMidnight(written: (table: string) => void): () => void {
  let timer: NodeJS.Timeout;
  const wait = () => {
    const midnight = Date.parse(startOfDay(addDays(indianDay(new Date()), 1)));
    timer = setTimeout(() => {
      for (const table of datedTables) written(table);
      wait();
    }, midnight - Date.now());
    timer.unref();
  };
  wait();
  return () => clearTimeout(timer);
}
