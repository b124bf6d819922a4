import { addDays, at, type Day } from "./days.ts";
import { eventId } from "./events.ts";
import { reference, rowId } from "./identifiers.ts";
import { fullName, pick, samplePerson } from "./people/names.ts";

// Adults and children of a family; the sizes are 3, 4, 2, 5, 1, 6, 4.
const families: [adults: number, children: number][] = [
  [2, 1],
  [2, 2],
  [1, 1],
  [3, 2],
  [1, 0],
  [4, 2],
  [2, 2],
];

/** Replies to invitations: the concert is full and has a waiting list, the others have room. */
export function eventRsvps(today: Day) {
  return [
    ...replies("winter-concert", 350, "going", today, 0),
    ...replies("winter-concert", 14, "waitlisted", today, 200),
    ...replies("annual-sports-day", 118, "going", today, 300),
    ...replies("open-morning", 38, "going", today, 400),
    ...replies("open-morning", 6, "cancelled", today, 500),
    ...replies("inter-house-quiz", 24, "going", today, 600),
  ];
}

function replies(slug: string, people: number, status: string, today: Day, firstPerson: number) {
  const rows = [];
  for (let left = people, number = firstPerson; left > 0; number++) {
    const [adults, children] = fitting(pick(families, number), left);
    left -= adults + children;
    const name = `${slug}/${number}`;
    rows.push({
      id: rowId(`event_rsvps/${name}`),
      event_id: eventId(slug),
      reference: reference("RSVP", name),
      name: fullName(samplePerson(number)),
      email: `family-${number}@school.example`,
      adults,
      children,
      status,
      created_at: at(addDays(today, -3 - ((number * 5) % 12)), `${10 + (number % 9)}:15`),
    });
  }
  return rows;
}

/** The family, or as many adults as there are places left. */
function fitting([adults, children]: [number, number], left: number): [number, number] {
  return adults + children <= left ? [adults, children] : [left, 0];
}
