import { addDays, type Day, onOrAfter, sessionName, sessionYear } from "../days.ts";

const fee = (admission: number, annual: number, tuition: number) => ({
  admission,
  annual,
  tuition,
});

/** The year in which the session begins that is admitted to. */
export function nextSessionYear(today: Day): number {
  return sessionYear(today) + 1;
}

/** When what happens, whatever language says it. */
export function admissionDays(today: Day) {
  return {
    enquiries: onOrAfter(addDays(today, 6), "Monday"),
    openMorning: onOrAfter(addDays(today, 24), "Saturday"),
    meetings: onOrAfter(addDays(today, 55), "Monday"),
    places: onOrAfter(addDays(today, 85), "Friday"),
    session: `${nextSessionYear(today)}-04-01`,
  };
}

/** What is asked for, in rupees and percent, whatever language says it. */
export const feeAmounts = {
  campuses: {
    juniors: { "pre-primary": fee(6000, 4500, 1800), primary: fee(8000, 5500, 2200) },
    "paonta-sahib": {
      primary: fee(8000, 5500, 2300),
      middle: fee(9000, 6500, 2700),
      secondary: fee(10000, 7500, 3100),
      "senior-secondary": fee(12000, 8500, 3600),
    },
    majra: {
      "pre-primary": fee(4500, 3500, 1400),
      primary: fee(6000, 4500, 1700),
      middle: fee(7000, 5500, 2100),
      secondary: fee(8000, 6500, 2500),
      "senior-secondary": fee(9500, 7500, 2900),
    },
  },
  fares: { near: 900, middle: 1300, far: 1700 },
  siblings: { one: 10, more: 20 },
};

/** What the admissions page of the sample school says about the coming session. */
export function admissionsPage(today: Day) {
  const year = nextSessionYear(today);
  const days = admissionDays(today);
  const { campuses, fares, siblings } = feeAmounts;
  return {
    lead: `For the session ${sessionName(year)}, which begins on 1 April ${year}. We take children into every class in which there is a chair; most come at Nursery, Class 1, Class 6 and Class 11.`,
    steps: [
      {
        title: "Send an enquiry",
        text: "Two minutes, one form for all campuses. You receive a reference number at once.",
      },
      {
        title: "Visit while school is running",
        text: "Weekdays at 8:15 am, with the campus office. Bring the child.",
      },
      {
        title: "A short meeting",
        text: "A conversation in the language spoken at home. From Class 2 on, a page of reading and a page of numbers.",
      },
      {
        title: "A place, in writing",
        text: "Within five working days, with the fee schedule and the bus route.",
      },
    ],
    dates: [
      { day: days.enquiries, what: "Enquiries open for every class" },
      {
        day: days.openMorning,
        what: "Open morning on all campuses",
        note: "8:15 am to noon, lessons running.",
      },
      {
        day: days.meetings,
        what: "Meetings begin",
        note: "By appointment, twenty minutes each.",
      },
      { day: days.places, what: "Places are sent in writing" },
      { day: days.session, what: `Session ${sessionName(year)} begins` },
    ].sort((a, b) => a.day.localeCompare(b.day)),
    documents: [
      { name: "Birth certificate", note: "A copy; the original is looked at and given back." },
      { name: "Two photographs of the child" },
      { name: "Report of the last class", note: "From Class 2 on." },
      { name: "Transfer certificate", note: "After the place is confirmed, not before." },
      { name: "Proof of address", note: "For the bus route." },
      { name: "Vaccination record", note: "For Playgroup to UKG." },
    ],
    fees: {
      note: "Sample amounts in rupees. Tuition is paid monthly or by the term; nothing is asked for at the meeting.",
      campuses,
      buses: [
        { id: "near", name: "Up to 5 km", fare: fares.near },
        { id: "middle", name: "5 to 12 km", fare: fares.middle },
        { id: "far", name: "More than 12 km", fare: fares.far },
      ],
      siblings,
    },
    questions: [
      {
        question: "Is there an entrance test?",
        answer:
          "No. Up to Class 1 we talk and play; from Class 2 on the child reads a page and works a page of numbers, so that we know where to begin.",
      },
      {
        question: "Can a child join in the middle of a session?",
        answer:
          "Yes, where the class has a chair and the last school gives a transfer certificate. Classes 10 and 12 are closed once their registration with the board is sent.",
      },
      {
        question: "We speak no English at home. Does it matter?",
        answer:
          "No. Half of our Nursery comes with Hindi, Pahari or Punjabi alone. Teachers of the early classes speak all three.",
      },
      {
        question: "Which campus will it be?",
        answer:
          "You name the campus you prefer. Children up to seven near the town go to Juniors and move on to Paonta Sahib; Majra teaches from Nursery to Class 12.",
      },
      {
        question: "Are there scholarships?",
        answer: "Yes, by need and by work. They are applied for after the place is confirmed.",
      },
    ],
  };
}
