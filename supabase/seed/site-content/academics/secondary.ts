export const secondary = {
  lead: "The board years, taught without hurry: the course ends by Christmas, so that January is for questions.",
  caption: "Grade 10 in the library. Block print.",
  facts: [
    { label: "Grades", value: "9 and 10 of the national board" },
    { label: "Campuses", value: "Paonta Sahib and Majra" },
    { label: "Class size", value: "At most 32" },
    { label: "School day", value: "8:00 am to 2:20 pm, laboratories open to 5:00 pm" },
  ],
  aims: {
    title: "Two years, one examination, and more",
    paragraphs: [
      "Grade 9 and Grade 10 follow the board’s course, paper for paper. We add what the paper does not ask for: an evening talk each month by somebody from the valley about their work, and a week in June inside a clinic, a nursery, a court or a workshop.",
      "In February of Grade 10 each student and both parents sit with the counsellor for an hour about the stream to choose. Nobody is placed by marks alone.",
    ],
  },
  subjects: [
    { name: "English", what: "Language and literature, six lessons a week" },
    {
      name: "Hindi, Sanskrit or Punjabi",
      what: "The second language of the board, five lessons a week",
    },
    { name: "Mathematics", what: "Standard or basic, seven lessons a week" },
    {
      name: "Science",
      what: "Physics, chemistry and biology, nine lessons a week with three in the laboratory",
    },
    {
      name: "Social science",
      what: "History, geography, civics and economics, six lessons a week",
    },
    { name: "Computer science", what: "By choice, as the sixth subject" },
    { name: "Art, games and work", what: "Four lessons a week, graded by the school" },
  ],
  day: {
    title: "A Wednesday in Grade 10",
    lead: "Lessons last 40 minutes. From 2:30 pm on, help is where the light is on.",
    rows: [
      { time: "8:00–8:20", what: "Assembly" },
      {
        time: "8:20–9:40",
        what: "Mathematics",
        note: "Two lessons, the second without explaining",
      },
      { time: "9:40–10:20", what: "English" },
      { time: "10:20–10:40", what: "Tiffin" },
      { time: "10:40–12:00", what: "Chemistry", note: "In the laboratory" },
      { time: "12:00–12:30", what: "Lunch" },
      { time: "12:30–1:10", what: "Social science" },
      { time: "1:10–1:50", what: "Hindi" },
      { time: "1:50–2:20", what: "Games" },
      {
        time: "2:30–5:00",
        what: "Open laboratory and library",
        note: "By choice, a teacher in each",
      },
    ],
  },
  assessment: {
    title: "The way to the board examination",
    lead: "The board sets 80 marks a subject; the school sets 20 for work through the year.",
    rows: [
      { when: "July and November", what: "Periodic tests, which count for the 20" },
      { when: "September", what: "Half-yearly examination on the board’s pattern" },
      {
        when: "December and January",
        what: "Two preliminary examinations, each talked through with the student",
      },
      {
        when: "February and March",
        what: "Board examination of Class 10; annual examination of Grade 9",
      },
    ],
  },
};
