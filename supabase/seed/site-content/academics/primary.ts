export const primary = {
  lead: "Reading every day, numbers with the hands, a garden bed for every class, and time to be bored.",
  caption: "The garden beds of Primary, in June. Block print.",
  facts: [
    { label: "Grades", value: "1 to 5, ages 6 to 11" },
    {
      label: "Campuses",
      value: "Paonta Sahib and Majra; Grade 1 also at Juniors for those not yet seven",
    },
    { label: "Class size", value: "At most 30, one class teacher for two years" },
    { label: "School day", value: "8:15 am to 2:00 pm, Monday to Friday; every second Saturday" },
  ],
  aims: {
    title: "Five years to become a reader",
    paragraphs: [
      "By the end of Grade 2 a child reads a page aloud in Hindi and English and can say what it was about. By the end of Grade 5 they read a whole book alone, do the four operations in the head to a hundred and on paper to a lakh, and can explain how they got there.",
      "The rest of the time is for looking: at insects, maps, shadows, the sky, and at each other’s work.",
    ],
  },
  subjects: [
    { name: "English", what: "Seven lessons a week, three of them reading" },
    {
      name: "Hindi",
      what: "Seven lessons a week, with a letter written to somebody real each month",
    },
    { name: "Mathematics", what: "Seven lessons a week; beads and sticks until Grade 3" },
    { name: "World around us", what: "Five lessons a week, one of them out of doors" },
    { name: "Art, music, dance", what: "Four lessons a week" },
    { name: "Games and yoga", what: "A lesson every day" },
    { name: "Library", what: "An hour a week and a book to take home" },
  ],
  day: {
    title: "A Tuesday in Grade 3",
    lead: "Lessons last 35 minutes; none begins without windows open.",
    rows: [
      { time: "8:15–8:35", what: "Assembly", note: "Grade 3 tells the news of the valley" },
      { time: "8:35–9:45", what: "English", note: "Two lessons, the second in the library" },
      { time: "9:45–10:20", what: "Mathematics", note: "Weighing: guess first, then the scale" },
      { time: "10:20–10:45", what: "Tiffin", note: "Eaten together under the sal trees" },
      { time: "10:45–11:20", what: "Hindi" },
      { time: "11:20–12:30", what: "World around us", note: "The garden bed, and a drawing of it" },
      { time: "12:30–1:05", what: "Lunch and free play" },
      { time: "1:05–1:40", what: "Music" },
      { time: "1:40–2:00", what: "Last twenty minutes", note: "Notebook, bag, one question more" },
    ],
  },
  assessment: {
    title: "How you hear how it goes",
    lead: "To Grade 2 in words. From Grade 3 in words and marks, the words first.",
    rows: [
      { when: "Every Friday", what: "The notebook comes home with a line from the class teacher" },
      {
        when: "September, December, March",
        what: "A report; from Grade 3 with short written papers",
      },
      { when: "Twice a year", what: "Parents’ meeting, 15 minutes a family" },
      {
        when: "End of Grade 5",
        what: "A folder of the child’s own best work, chosen by the child",
      },
    ],
  },
};
