export const middle = {
  lead: "Laboratories begin. So do clubs, house duties and the long walk.",
  caption: "What dissolves, and how fast: Grade 7 in the laboratory. Block print.",
  facts: [
    { label: "Grades", value: "6 to 8, ages 11 to 14" },
    { label: "Campuses", value: "Paonta Sahib and Majra" },
    { label: "Class size", value: "At most 32, a subject teacher for each subject" },
    { label: "School day", value: "8:00 am to 2:20 pm, clubs to 3:30 pm" },
  ],
  aims: {
    title: "From being taught to finding out",
    paragraphs: [
      "In Grade 6 the class teacher of five years gives way to nine subject teachers, and the child gets a timetable, a locker and a house. We spend the first month on that alone: how to keep a diary, plan a week, take a note.",
      "In Grade 8 every child spends a term on one question of their own and defends the answer before two teachers and a guest. Last year’s were on river water, bus times, grafting, and why the bell rings late.",
    ],
  },
  subjects: [
    { name: "English and Hindi", what: "Six lessons a week each" },
    { name: "Sanskrit or Punjabi", what: "Four lessons a week, chosen in Grade 6" },
    { name: "Mathematics", what: "Seven lessons a week" },
    { name: "Science", what: "Six lessons a week, two in the laboratory" },
    { name: "Social science", what: "Five lessons a week and a walk each term" },
    { name: "Computer science", what: "Two lessons a week" },
    { name: "Arts", what: "Two lessons a week: printing in Grade 7" },
    { name: "Games", what: "Four lessons a week" },
  ],
  day: {
    title: "A Thursday in Grade 7",
    lead: "Lessons last 40 minutes; laboratory lessons are double.",
    rows: [
      { time: "8:00–8:20", what: "Assembly", note: "House duty: the bell, the news, the lamp" },
      {
        time: "8:20–9:40",
        what: "Science",
        note: "In the laboratory: what dissolves, and how fast",
      },
      { time: "9:40–10:20", what: "Mathematics" },
      { time: "10:20–10:40", what: "Tiffin" },
      { time: "10:40–11:20", what: "Hindi" },
      { time: "11:20–12:00", what: "Social science", note: "The Ashokan rock at Kalsi" },
      { time: "12:00–12:30", what: "Lunch" },
      { time: "12:30–1:10", what: "English" },
      { time: "1:10–1:50", what: "Games" },
      { time: "1:50–2:20", what: "Third language" },
      { time: "2:30–3:30", what: "Club", note: "By choice, Tuesday and Thursday" },
    ],
  },
  assessment: {
    title: "Small tests often, large ones rarely",
    lead: "Half of a year’s result comes from work in class, so one bad morning cannot spoil it.",
    rows: [
      {
        when: "Every second week",
        what: "A test of 20 minutes in one subject, announced on Monday",
      },
      { when: "September and March", what: "Term examinations, two hours a paper" },
      { when: "December", what: "Practical work in science and computer science" },
      { when: "Third term of Grade 8", what: "The question of one’s own, written and defended" },
    ],
  },
};
