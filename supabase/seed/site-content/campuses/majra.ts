export const majra = {
  lead: "A school at the centre of its own villages, with a gate that opens early and a library that closes late.",
  caption: "Morning at the Majra gate. Block print.",
  levels: "Primary to Senior Secondary, Grades 1 to 12",
  hours: [
    { what: "School day", when: "7:50 am to 2:10 pm" },
    { what: "Gate opens", when: "7:00 am, with tea and a reading room" },
    { what: "Library", when: "To 7:00 pm, Monday to Saturday" },
    { what: "Campus office", when: "Weekdays, 8:30 am to 3:00 pm" },
  ],
  place: {
    title: "Where twelve bus routes meet",
    paragraphs: [
      "Most of the 1,500 and more students come from farms within 15 kilometres, on foot, by bicycle and on our buses. The day therefore starts early, and nobody is late when the fog is thick.",
      "The school’s seed bank keeps 63 kinds of grain and bean from the fields around. Science lessons sow them; the kitchen cooks what comes up.",
    ],
  },
  facilities: [
    { count: "52", name: "classrooms", note: "Around two courts with a roof for the rains" },
    {
      count: "6",
      name: "laboratories",
      note: "Physics, chemistry, biology, mathematics, and two for computers",
    },
    {
      count: "12",
      name: "bus routes",
      note: "To 46 villages; no child rides longer than 50 minutes",
    },
    {
      count: "2,100",
      name: "loans a month",
      note: "From a library with 14,000 books and 80 places",
    },
    { count: "1", name: "print room", note: "Pear-wood blocks, two presses, ink on every sleeve" },
    {
      count: "5",
      name: "grounds",
      note: "Volleyball, kabaddi, kho-kho, hockey and football, all of packed earth or grass",
    },
  ],
  address: ["Majra campus", "Majra, Tehsil Paonta Sahib", "District Sirmaur, Himachal Pradesh"],
  routes: [
    {
      by: "School bus",
      text: "Twelve routes. Times hang at every panchayat office and are sent to parents in April and October.",
    },
    {
      by: "By bicycle",
      text: "A shed for 300 bicycles inside the gate. Helmets can be borrowed for a session.",
    },
    {
      by: "By public bus",
      text: "The stop on the highway is 300 metres from the gate; a teacher walks along at 7:30 am.",
    },
    { by: "By car", text: "Enter by the lower gate. Visitors park under the mango trees." },
  ],
};
