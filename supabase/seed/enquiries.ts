import { addDays, at, type Day, sessionYear } from "./days.ts";
import { eventId } from "./events.ts";
import { reference, rowId } from "./identifiers.ts";
import { fullName, pick, sampleGuardian, samplePerson } from "./names.ts";
import { sportId } from "./sports.ts";

type Enquiry = [
  grade: string,
  level: string,
  age: number,
  campus: string,
  status: string,
  message: string | null,
];

/** What families sent about admission, the newest first. */
export function admissionEnquiries(today: Day) {
  const year = sessionYear(today) + 1;
  return enquiries.map(([grade, level, age, campus, status, message], index) => {
    const guardian = sampleGuardian(index + 700);
    return {
      id: rowId(`admission_enquiries/${index + 1}`),
      reference: reference("ADM", String(index)),
      child_name: fullName(samplePerson(index + 700)),
      date_of_birth: addDays(`${year - age}-03-01`, -index * 23),
      campus,
      level,
      class: grade,
      session: `${year}-${String(year + 1).slice(2)}`,
      guardian_name: guardian.name,
      guardian_relation: guardian.relation,
      email: `enquiry-${index + 1}@school.example`,
      phone: `+91 00000 300${String(index + 1).padStart(2, "0")}`,
      message,
      consent_version: "sample",
      status,
      notes: status === "visit_booked" ? "Visit on a weekday at 8:15 am, both parents." : "",
      is_sample: true,
      created_at: at(addDays(today, -index), `${18 - index}:20`),
    };
  });
}

const enquiries: Enquiry[] = [
  [
    "Nursery",
    "pre-primary",
    3,
    "juniors",
    "new",
    "She is two and a half. Can we come on a Tuesday?",
  ],
  ["Class 6", "middle", 11, "majra", "new", "Is there a bus from Puruwala?"],
  ["Class 1", "primary", 6, "paonta-sahib", "new", null],
  [
    "Class 11",
    "senior-secondary",
    16,
    "paonta-sahib",
    "contacted",
    "Science with computer science, if the timetable allows it.",
  ],
  [
    "LKG",
    "pre-primary",
    4,
    "juniors",
    "visit_booked",
    "Our older son is in Class 5 at Paonta Sahib.",
  ],
  ["Class 9", "secondary", 14, "majra", "applied", null],
  ["Class 3", "primary", 8, "majra", "admitted", "We are moving from Nahan in March."],
  ["Class 4", "primary", 9, "paonta-sahib", "closed", null],
];

type Message = [topic: string, campus: string | null, status: string, message: string];

/** Messages from the contact page. */
export function contactMessages(today: Day) {
  return messages.map(([topic, campus, status, message], index) => ({
    id: rowId(`contact_messages/${index + 1}`),
    reference: reference("MSG", String(index)),
    name: fullName(samplePerson(index + 800)),
    email: `sender-${index + 1}@school.example`,
    phone: index % 2 === 0 ? `+91 00000 3100${index + 1}` : null,
    campus,
    topic,
    message,
    consent_version: "sample",
    status,
    is_sample: true,
    created_at: at(addDays(today, -index * 2), "09:40"),
  }));
}

const messages: Message[] = [
  [
    "transport",
    "majra",
    "new",
    "The morning bus has left before 7:05 three times this week. Our stop is the canal bridge.",
  ],
  [
    "alumni",
    null,
    "new",
    "I was in the batch of 2012 and would like to talk to Class 11 about forestry.",
  ],
  ["fees", "paonta-sahib", "answered", "Can the second instalment be paid after the harvest?"],
  [
    "careers",
    "juniors",
    "new",
    "I teach kindergarten in Nahan and am moving to Paonta Sahib. Is there an opening?",
  ],
  ["website", null, "closed", "The calendar on the website is easy to read on a phone. Thank you."],
  ["general", "paonta-sahib", "answered", "May we use the field for a village match on a Sunday?"],
];

type Registration = [
  slug: string,
  age: number,
  campus: string,
  trainingGroup: string,
  status: string,
];

/** Children registered for a sport. */
export function sportsRegistrations(today: Day) {
  const year = Number(today.slice(0, 4));
  return registrations.map(([slug, age, campus, trainingGroup, status], index) => {
    return {
      id: rowId(`sports_registrations/${index + 1}`),
      reference: reference("SPT", String(index)),
      sport_id: sportId(slug),
      child_name: fullName(samplePerson(index + 900)),
      date_of_birth: `${year - age}-0${index + 1}-14`,
      guardian_name: sampleGuardian(index + 900).name,
      guardian_email: `player-${index + 1}@school.example`,
      guardian_phone: `+91 00000 320${String(index + 1).padStart(2, "0")}`,
      campus,
      training_group: trainingGroup,
      consent_version: "sample",
      consented_at: at(addDays(today, -index), "16:10"),
      status,
      is_sample: true,
      created_at: at(addDays(today, -index), "16:10"),
    };
  });
}

const registrations: Registration[] = [
  ["football", 12, "paonta-sahib", "Under 14", "new"],
  ["badminton", 10, "paonta-sahib", "Under 11", "new"],
  ["taekwondo", 9, "majra", "White to yellow belt", "new"],
  ["chess", 8, "paonta-sahib", "Beginners", "confirmed"],
  ["athletics", 13, "majra", "Under 14", "confirmed"],
  ["swimming", 9, "paonta-sahib", "Learners", "waitlisted"],
];

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

/** RSVPs: the concert is full and has a waiting list, the others have room. */
export function eventRsvps(today: Day) {
  return [
    ...rsvps("winter-concert", 350, "going", today, 0),
    ...rsvps("winter-concert", 14, "waitlisted", today, 200),
    ...rsvps("annual-sports-day", 118, "going", today, 300),
    ...rsvps("open-morning", 38, "going", today, 400),
    ...rsvps("open-morning", 6, "cancelled", today, 500),
    ...rsvps("inter-house-quiz", 24, "going", today, 600),
    ...declined("winter-concert", today, 700),
    ...declined("open-morning", today, 800),
  ];
}

const excuses = [
  "We are at a wedding that day. Have a lovely time!",
  "",
  "Grandfather is in hospital. Best wishes to all the children.",
  "",
];

/** RSVPs of families who cannot come, some with a message. */
function declined(slug: string, today: Day, firstPerson: number) {
  return excuses.map((message, index) => ({
    ...rsvpRow(slug, today, firstPerson + index, [0, 0]),
    status: "declined",
    message,
  }));
}

function rsvps(slug: string, people: number, status: string, today: Day, firstPerson: number) {
  const rows = [];
  for (let left = people, number = firstPerson; left > 0; number++) {
    const [adults, children] = fitting(pick(families, number), left);
    left -= adults + children;
    rows.push({ ...rsvpRow(slug, today, number, [adults, children]), status, message: "" });
  }
  return rows;
}

function rsvpRow(
  slug: string,
  today: Day,
  number: number,
  [adults, children]: [adults: number, children: number],
) {
  const name = `${slug}/${number}`;
  return {
    id: rowId(`event_rsvps/${name}`),
    event_id: eventId(slug),
    reference: reference("RSVP", name),
    name: fullName(samplePerson(number)),
    email: `family-${number}@school.example`,
    adults,
    children,
    is_sample: true,
    created_at: at(addDays(today, -3 - ((number * 5) % 12)), `${10 + (number % 9)}:15`),
  };
}

/** The family, or as many adults as there are places left. */
function fitting([adults, children]: [number, number], left: number): [number, number] {
  return adults + children <= left ? [adults, children] : [left, 0];
}
