export const academicsPage = {
  lead: "Sixteen years from the first song to the Class 12 board examinations, under one curriculum of the national board and one set of habits.",
  subjects: {
    title: "What is taught, and when",
    lead: "Each bar runs over the years in which the subject is taught, on the scale of the slope above.",
    rows: [
      {
        name: "Hindi and English",
        from: "pre-primary",
        to: "senior-secondary",
        note: "Both spoken from the first day, both read by the end of Grade 1",
      },
      {
        name: "Mathematics",
        from: "pre-primary",
        to: "senior-secondary",
        note: "With beads and sand first; by choice in Grades 11 and 12",
      },
      {
        name: "Art, music, movement",
        from: "pre-primary",
        to: "secondary",
        note: "Four lessons a week, marked by a sentence and never by a number",
      },
      {
        name: "World around us",
        from: "pre-primary",
        to: "primary",
        note: "A garden bed for every class; then it divides into sciences",
      },
      {
        name: "Sanskrit or Punjabi",
        from: "middle",
        to: "secondary",
        note: "The third language, chosen by the family in Grade 6",
      },
      {
        name: "Science",
        from: "middle",
        to: "secondary",
        note: "Two laboratory lessons a week; every child does the experiment",
      },
      {
        name: "Social science",
        from: "middle",
        to: "secondary",
        note: "History, geography, civics and economics, with a walk to each",
      },
      {
        name: "Computer science",
        from: "middle",
        to: "senior-secondary",
        note: "Begins with paper and scissors; by choice from Grade 9",
      },
      {
        name: "Streams",
        from: "senior-secondary",
        to: "senior-secondary",
        note: "Science, Commerce or Humanities, five subjects each",
      },
    ],
  },
  year: {
    title: "How a school year runs",
    rows: [
      {
        months: "April to June",
        what: "First half of the first term",
        text: "New classes, new benches, outdoor lessons before the heat. Summer break of five weeks.",
      },
      {
        months: "July to September",
        what: "Second half of the first term",
        text: "Monsoon months: laboratories, library, rehearsals. Term examinations from Grade 3 in September.",
      },
      {
        months: "October to December",
        what: "Second term",
        text: "Festivals, sports day, the winter concert, and the preliminary board examinations.",
      },
      {
        months: "January to March",
        what: "Third term",
        text: "Practical and board examinations, the science and craft fair, results at the end of March.",
      },
    ],
  },
  rules: {
    title: "Rules we keep in every class",
    rows: [
      {
        title: "Homework has a limit",
        text: "None to Grade 2, half an hour to Grade 5, an hour to Grade 8, two hours after that.",
      },
      {
        title: "One question more",
        text: "Each lesson ends with a question that is not in the book. The best ones go on the wall by the stairs.",
      },
      {
        title: "Help before marks",
        text: "Whoever falls behind gets a teacher for 40 minutes after school, at no cost, within the same week.",
      },
    ],
  },
};
