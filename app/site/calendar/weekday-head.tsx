import calendarTexts from "messages:site/calendar/calendar";
import { useTexts } from "../../language/texts.ts";

/**
 * The weekdays above a month's grid, Monday first: abbreviated on screen, in full for screen
 * readers.
 */
export function WeekdayHead() {
  const { weekdays } = useTexts(calendarTexts);
  return (
    <thead>
      <tr>
        {weekdays.map(([short, long]) => (
          <th key={long} scope="col">
            <span aria-hidden>{short}</span>
            <span className="sr-only">{long}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
