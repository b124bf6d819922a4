import { addDays, startOfDay } from "../../data/calendar/days.ts";
import { indianDay } from "../../data/calendar/indian-time.ts";
import { nextLight } from "../../data/calendar/light.ts";

/** The tables of pages that depend on the day. */
const datedTables = ["calendar_entries", "events", "latest_updates", "bus_changes", "documents"];
/** The home page, which shows the light of the hour, is almost the only page made from this table. */
const litTables = ["featured_testimonials"];

/**
 * Calls `written` for the tables of pages that depend on the time, when a new day begins in India and when
 * the light of the hour changes: nothing was written, but the pages are out of date. Returns a function that
 * stops it.
 */
export function watchTime(written: (table: string) => void): () => void {
  const endings = [
    callAgain(() => Date.parse(startOfDay(addDays(indianDay(new Date()), 1))), datedTables),
    callAgain(() => nextLight(new Date()).getTime(), litTables),
  ];
  return () => {
    for (const end of endings) end();
  };

  function callAgain(next: () => number, tables: readonly string[]): () => void {
    let timer: NodeJS.Timeout;
    const wait = () => {
      timer = setTimeout(() => {
        for (const table of tables) written(table);
        wait();
      }, next() - Date.now());
      timer.unref();
    };
    wait();
    return () => clearTimeout(timer);
  }
}
