import { addDays, type Day, next, onOrAfter } from "../days.ts";
import { inSeason, nextSchoolDay, sportsDay } from "./dates.ts";
import type { SchoolEvent } from "./school-event.ts";

/** What is ahead, soonest first: the next weeks around today, then the rest of the year by season. */
export function comingEvents(today: Day): SchoolEvent[] {
  return [
    {
      slug: "book-fair",
      title: "Book fair: eleven publishers and a swap table",
      summary:
        "Three days of books in Hindi, English and Punjabi. Bring one to the swap table, take one.",
      body: [
        "Eleven publishers set out their tables under the sal trees; if it rains, in the long hall. The swap table is ours: a book for a book, no questions about which is thicker.",
        "Each class has an hour with its teacher. Families are welcome on all three days, from ten to five.",
      ],
      day: addDays(today, -1),
      lastDay: addDays(today, 1),
      venue: "Under the sal trees",
      campus: "paonta-sahib",
      category: "academic",
    },
    {
      slug: "parents-meeting",
      title: "Parents’ meeting, Classes 6 to 8",
      summary:
        "Ten minutes with each subject teacher, your child beside you, and the notebooks open.",
      body: [
        "Times are in the class diary. Please bring your child: we talk with students, not about them.",
        "At Majra the meeting is repeated from 6:30 pm for families who are at work in the morning.",
      ],
      day: nextSchoolDay(today),
      hours: ["09:00", "12:30"],
      venue: "Classrooms of Classes 6 to 8",
      campus: null,
      category: "meeting",
    },
    {
      slug: "inter-house-quiz",
      title: "Inter-house quiz",
      summary: "Four houses, sixty questions, one round about the district of Sirmaur.",
      body: [
        "Each house sends four students, one from each level, so that nobody wins on Class 12 alone. The last round is about the places we can see from the roof.",
        "The audience holds up its own answers; the best row wins the biscuits.",
      ],
      day: onOrAfter(addDays(today, 4), "Friday"),
      hours: ["10:30", "12:30"],
      venue: "Assembly hall",
      campus: "majra",
      category: "academic",
      replies: { capacity: 80, maxParty: 4 },
    },
    {
      slug: "annual-sports-day",
      title: "Annual sports day",
      summary:
        "Heats are run; these are the finals, with a relay of parents, teachers and students.",
      body: [
        "Thirty-two finals between nine and one, from the 50 metres of Class 1 to the 1,500 metres of the seniors. The march past begins at 9:00 am sharp, the tug-of-war between the houses at noon.",
        "The last race is the mixed relay: one parent, one teacher, one student of Class 4 and one of Class 11. Put your name down at the tent by noon.",
        "There is shade for 600 visitors. Please reply, so that the lunch is enough.",
      ],
      day: sportsDay(today),
      hours: ["09:00", "13:30"],
      venue: "Main ground",
      campus: "paonta-sahib",
      category: "sport",
      replies: { capacity: 600 },
    },
    {
      slug: "open-morning",
      title: "Open morning for families of two- and three-year-olds",
      summary: "See the garden rooms while they are full, and let your child try the sand.",
      body: [
        "Sixty visitors at most, so that the children of the house keep their morning. Your child may join any table; you may sit on any chair you fit.",
        "At eleven the Head of Juniors answers questions about the first weeks, the bus and the midday meal.",
      ],
      day: onOrAfter(addDays(today, 17), "Friday"),
      hours: ["10:00", "12:00"],
      venue: "Garden rooms",
      campus: "juniors",
      category: "admissions",
      replies: { capacity: 60, maxParty: 4 },
    },
    {
      slug: "winter-concert",
      title: "Winter concert: songs and dances of the hills",
      summary:
        "Choir, dhol and the long chain: an evening of hill music by Classes 4 to 9. Doors open at 4:30 pm.",
      body: [
        "Ninety singers, six drums, tablas, two karnals and the nati that everybody joins at the end. The songs come from Sirmaur, Shimla and Jaunsar; the words are printed in the programme in Hindi and English.",
        "The hall has 350 seats. When they are taken, a waiting list opens, and free places go to those who waited longest.",
      ],
      day: onOrAfter(addDays(today, 24), "Friday"),
      hours: ["17:00", "19:00"],
      venue: "Assembly hall",
      campus: "majra",
      category: "arts",
      replies: { capacity: 350 },
    },
    ...laterEvents(today),
  ];
}

function laterEvents(today: Day): SchoolEvent[] {
  return [
    {
      slug: "kite-festival",
      title: "Kite festival",
      summary: "Paper, glue and bamboo from nine; the sky from eleven. Cotton thread only.",
      body: [
        "Kites are made in the morning by anyone who comes, grandparents first. Cotton thread only: coated thread hurts birds and fingers, and stays at the gate.",
      ],
      day: next("01-14", today),
      hours: ["09:00", "13:00"],
      venue: "Main ground",
      campus: "paonta-sahib",
      category: "community",
    },
    {
      slug: "science-craft-fair",
      title: "Science and craft fair",
      summary:
        "Sixty stalls where something moves, burns, grows or floats, and one where it did not.",
      body: [
        "Every stall is run by two students and answers one question. The last stall shows the experiments that failed, with the reason beside each.",
        "Weavers, a potter and a clockmaker from the town work alongside and let you try.",
      ],
      day: inSeason("01-20", "Saturday", today),
      venue: "Main house",
      campus: "paonta-sahib",
      category: "academic",
      replies: { capacity: null },
    },
    {
      slug: "republic-day",
      title: "Republic Day flag and parade",
      summary:
        "The flag at 8:00 am, the preamble read by Class 8, and the parade of the four houses.",
      body: [
        "Students of Class 8 read the preamble in eight languages spoken in their homes. The houses march past in the order of last year’s result.",
      ],
      day: next("01-26", today),
      hours: ["07:45", "10:00"],
      venue: "Flag ground of each campus",
      campus: null,
      category: "assembly",
    },
    {
      slug: "farewell-class-12",
      title: "Farewell to Class 12",
      summary: "Class 11 cooks, Class 12 tells the stories that can now be told.",
      body: [
        "Each leaver receives the first page they ever wrote here, if we have it. We usually have it. At sunset they walk out through the gate, and the younger classes stand on both sides with petals.",
      ],
      day: inSeason("02-06", "Saturday", today),
      hours: ["14:00", "18:00"],
      venue: "Assembly hall",
      campus: "paonta-sahib",
      category: "assembly",
    },
    {
      slug: "founders-assembly",
      title: "Founders’ assembly",
      summary: "The school remembers its first 86 students and the six rooms they sat in.",
      body: [
        "The Principal opens, in two minutes. Then one of the first 86 speaks, for ten, about anything but success. The roll of 2003 is read aloud, and whoever is present answers.",
      ],
      day: inSeason("02-12", "Friday", today),
      hours: ["08:00", "09:15"],
      venue: "In front of the main house, Paonta Sahib",
      campus: null,
      category: "assembly",
      replies: { capacity: 400, maxParty: 4 },
    },
    {
      slug: "alumni-homecoming",
      title: "Alumni homecoming",
      summary:
        "Tea with your old teachers at four, a match against Class 12 at five, dinner on the field.",
      body: [
        "For all batches. Children are welcome; there is a tent for them and a teacher who used to be yours.",
        "Please name your batch when you reply, so that you find your table.",
      ],
      day: inSeason("02-26", "Saturday", today),
      hours: ["16:00", "20:30"],
      venue: "Main ground, Paonta Sahib",
      campus: null,
      category: "alumni",
      replies: { capacity: 300 },
    },
    {
      slug: "grandparents-day",
      title: "Grandparents’ day",
      summary:
        "Stories in the garden, told by those who remember them. Chairs with backs are provided.",
      body: [
        "Grandparents tell, children draw what they hear, and both take the drawing home. Songs, games and recipes from before the school existed are especially welcome.",
      ],
      day: inSeason("03-05", "Saturday", today),
      hours: ["09:30", "12:00"],
      venue: "Garden",
      campus: "juniors",
      category: "community",
      replies: { capacity: 160, maxParty: 4 },
    },
    {
      slug: "first-day-of-session",
      title: "First day of the session",
      summary:
        "Buses run from 6:45 am. Every classroom door has a list, and a teacher in front of it.",
      body: [
        "New families are met at the gate and walked to the classroom. Juniors begins with half the group at a time; the letter says which half.",
      ],
      day: next("04-01", today),
      venue: "Every classroom",
      campus: null,
      category: "assembly",
    },
  ];
}
