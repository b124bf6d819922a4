export const seniorSecondary = {
  lead: "Two years in a stream of one’s own choice, and a plan for what follows.",
  caption: "Grade 12 on the terrace, with the telescope of 15 cm. Block print.",
  facts: [
    { label: "Grades", value: "11 and 12 of the national board" },
    { label: "Campuses", value: "Paonta Sahib with three streams, Majra with two" },
    { label: "Class size", value: "At most 28 in a stream" },
    { label: "School day", value: "8:00 am to 2:20 pm, study room open to 6:00 pm" },
  ],
  aims: {
    title: "Chosen work, done properly",
    paragraphs: [
      "Five subjects instead of nine, so there is time to go to the end of something. Every student keeps one subject for pleasure, from another stream if the timetable allows.",
      "From April of Grade 11 the counsellor meets each student once a term. By December of Grade 12 everybody has a written plan with a second plan behind it: colleges, entrance dates, costs, scholarships.",
    ],
  },
  subjects: [
    { name: "English", what: "In every stream, six lessons a week" },
    {
      name: "Four subjects of the stream",
      what: "Seven lessons a week each, laboratories included",
    },
    {
      name: "Sixth subject",
      what: "By choice: painting, music, physical education or computer science",
    },
    { name: "General studies", what: "Two lessons a week: law, money, health, news" },
  ],
  streams: {
    title: "Three streams",
    lead: "A stream can be changed until the end of July of Grade 11, after a talk with both teachers.",
    rows: [
      {
        name: "Science",
        campuses: "Paonta Sahib and Majra",
        subjects: ["Physics", "Chemistry", "Mathematics or Biology", "English"],
        choices: "Computer Science, Physical Education, Painting",
        leadsTo: "Engineering, medicine, agriculture, pure science, defence",
      },
      {
        name: "Commerce",
        campuses: "Paonta Sahib and Majra",
        subjects: ["Accountancy", "Business Studies", "Economics", "English"],
        choices: "Mathematics, Computer Science, Statistics",
        leadsTo: "Accountancy, management, banking, a shop of one’s own",
      },
      {
        name: "Humanities",
        campuses: "Paonta Sahib",
        subjects: ["History", "Political Science", "Geography", "English"],
        choices: "Economics, Hindi, Music, Painting",
        leadsTo: "Law, teaching, public service, journalism, the arts",
      },
    ],
  },
  day: {
    title: "A Monday in Grade 12, Science",
    lead: "Lessons last 40 minutes; every student has five free lessons a week for the study room.",
    rows: [
      { time: "8:00–8:20", what: "Assembly" },
      { time: "8:20–9:40", what: "Physics", note: "In the laboratory" },
      { time: "9:40–10:20", what: "English" },
      { time: "10:20–10:40", what: "Tiffin" },
      { time: "10:40–12:00", what: "Mathematics or Biology" },
      { time: "12:00–12:30", what: "Lunch" },
      { time: "12:30–1:10", what: "Chemistry" },
      { time: "1:10–1:50", what: "Study room", note: "Or the sixth subject" },
      { time: "1:50–2:20", what: "General studies", note: "How to read a contract" },
      { time: "2:30–6:00", what: "Study room and library", note: "By choice" },
    ],
  },
  assessment: {
    title: "Marks that count, and when",
    lead: "The board sets 70 or 80 marks a subject; practicals and projects make up the rest.",
    rows: [
      { when: "July and November", what: "Unit tests on the board’s pattern" },
      { when: "September", what: "Half-yearly examination" },
      { when: "January", what: "Practical examinations with an examiner from outside" },
      {
        when: "February and March",
        what: "Board examination of Class 12; annual examination of Grade 11",
      },
    ],
  },
};
