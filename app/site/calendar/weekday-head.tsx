import calendarTexts from "messages:site/calendar/calendar";
import { useTexts } from "../../language/texts.ts";

/** The days of the week above the sheet of a month, from Monday on: short to see, whole to hear. */
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
