import { type Day, sessionName, sessionYear } from "../days.ts";

export const aboutPage = {
  lead: "In April 2003 one building and a field opened at Paonta Sahib. The field is still the largest room we have; the building has been joined by two more campuses.",
  caption: "First light over the Paonta Sahib campus. Block print.",
  years: {
    title: "Year by year",
    lead: "What was built, what was begun, and what we had to learn.",
    rows: [
      {
        year: 2003,
        title: "One building and a field",
        text: "The school opens at Paonta Sahib with classes up to Grade 5 and affiliation to the national secondary board. Lessons in the first summer were held on the verandah, because the roof was late.",
      },
      {
        year: 2006,
        title: "The first laboratories",
        text: "Physics and chemistry move out of one shared room. The rule that every child does the experiment, and no child only watches, dates from this year.",
      },
      {
        year: 2009,
        title: "The first Class 10",
        text: "The first batch sits the board examinations. Its class photograph still hangs by the office door, with a row left empty for those who moved away.",
      },
      {
        year: 2011,
        title: "Streams in Grades 11 and 12",
        text: "Science and Commerce begin, Humanities follows a year later. Nobody needs to leave the valley to finish school any more.",
      },
      {
        year: 2013,
        title: "Juniors, a campus of its own",
        text: "The youngest get low windows, a garden and a gate that closes softly. Four steps lead to the door; every child counts them on the first day.",
      },
      {
        year: 2016,
        title: "Majra opens its gate",
        text: "A third campus, at the centre of its own villages. It is now the largest by number of students, and its library closes last.",
      },
      {
        year: 2020,
        title: "A year of telephone lessons",
        text: "Many homes had one telephone for three children, so lessons came as short recordings and printed sheets left at eleven shops. We learnt to write shorter, and kept the habit.",
      },
      {
        year: 2023,
        title: "Twenty years",
        text: "Former students came back and planted twenty sal trees along the drive, one for each year. Nineteen of them stand.",
      },
    ],
  },
  counted: "Counted on the first day of the session, by the campus offices.",
  offices: {
    title: "Who answers for what",
    lead: "People change, offices stay. Write to the office and whoever holds it will answer.",
    rows: [
      {
        office: "Director",
        answersFor: "The school as a whole, its money, and complaints about a principal.",
        reach: "By letter to the school office; a meeting within ten working days.",
      },
      {
        office: "Principal, Paonta Sahib campus",
        answersFor: "Primary to Senior Secondary at Paonta Sahib, and the board examinations.",
        reach: "Weekdays 12:30 to 1:30 pm, no appointment needed.",
      },
      {
        office: "Head of Juniors",
        answersFor: "Everything that happens to children from two to seven.",
        reach: "At the gate every morning, 8:30 to 9:00 am.",
      },
      {
        office: "Principal, Majra campus",
        answersFor: "Primary to Senior Secondary at Majra, and the bus routes to its villages.",
        reach: "Weekdays 1:00 to 2:00 pm, no appointment needed.",
      },
      {
        office: "Admissions office",
        answersFor: "Enquiries, visits, places and fee schedules of all campuses.",
        reach: "Weekdays 9:00 am to 3:30 pm.",
      },
      {
        office: "Child protection officer",
        answersFor:
          "Any worry about a child’s safety, from anybody, at any hour of the school day.",
        reach: "In person or by telephone through any campus office, at once.",
      },
    ],
  },
};

export function visionPage(today: Day) {
  const last = sessionName(sessionYear(today) - 1);
  return {
    lead: "What we are for, where we want to get, and the numbers by which anybody can check.",
    mission:
      "To know every child by name, teach them to think for themselves, and send them on with work they are proud of.",
    missionText: [
      "A school of three campuses can easily become a place of rolls and registers. So each class teacher keeps a notebook with a page for every child, and each principal reads one page of it every morning.",
    ],
    vision:
      "A valley where no child has to leave home to learn well, and every child who leaves has a reason to come back.",
    visionText: [
      "Until some years ago, families who wanted a Class 12 in science moved to the city. Today buses bring children from 46 villages. What we want next is that they return: as doctors, as growers, as teachers of this school.",
    ],
    promises: {
      title: "What we promise, and how we count it",
      lead: `Five promises. The number beside each is the count of the session ${last}, whether it pleases us or not.`,
      rows: [
        {
          promise: "Small enough to be known",
          text: "No class has more than 32 children, at Juniors no more than 22.",
          counted: "Class registers on the first working day of every month.",
          result: "31",
          resultNote: "children in the largest class",
        },
        {
          promise: "A book a fortnight",
          text: "Every child from Grade 1 takes home a library book every second week.",
          counted: "Loans at the library desks, divided by the roll.",
          result: "22",
          resultNote: "books a child in the year",
        },
        {
          promise: "Outdoors every day",
          text: "At least 40 minutes under the sky, whatever the marks, unless it rains hard.",
          counted: "Class teachers mark each day in the register.",
          result: "181",
          resultNote: "of 212 school days",
        },
        {
          promise: "An answer in two days",
          text: "Parents who write to an office hear back within two working days.",
          counted: "Dates in the office post books of all campuses.",
          result: "93%",
          resultNote: "answered in time; we want 98",
        },
        {
          promise: "Nobody leaves for money",
          text: "No child leaves because of a fee. The scholarship committee meets within a week of being asked.",
          counted: "Leaving certificates, with the reason the family gave.",
          result: "0",
          resultNote: "leavers for that reason",
        },
      ],
    },
  };
}
