export const paontaSahib = {
  lead: "The first campus: the main house, the laboratories, the assembly hall and most of the playing fields, on 25 acres at the foot of the first ridge.",
  caption: "The main house from the playing field. Block print.",
  levels: "Primary to Senior Secondary, Grades 1 to 12",
  hours: [
    { what: "School day", when: "8:00 am to 2:20 pm" },
    { what: "Grades 1 to 5", when: "8:15 am to 2:00 pm" },
    { what: "Campus office", when: "Weekdays, 9:00 am to 3:30 pm" },
    { what: "Visits", when: "Weekdays, 8:15 am, with the office" },
  ],
  place: {
    title: "Twenty-five acres, mostly under the sky",
    paragraphs: [
      "Only a fifth of the ground is built on. The rest is playing field, a sal grove where Primary eats its tiffin, a nursery of 3,000 saplings, and a slope left wild on purpose so that Grade 6 has something to survey.",
      "From the library steps one sees the Yamuna on one side and the ridge on the other. Lessons on rivers and rocks start there.",
    ],
  },
  facilities: [
    {
      count: "48",
      name: "classrooms",
      note: "None above the second floor, all with windows on two sides",
    },
    {
      count: "7",
      name: "laboratories",
      note: "Two each for physics and chemistry, biology, and two for computers",
    },
    { count: "19,000", name: "books", note: "A library of three rooms, open to 5:00 pm" },
    { count: "600", name: "seats in the hall", note: "Assembly, concerts and examinations" },
    {
      count: "6",
      name: "playing fields and courts",
      note: "Athletics track of 400 m, football, hockey, cricket and two basketball courts",
    },
    { count: "1", name: "infirmary", note: "A nurse all day, a doctor on Tuesdays and Fridays" },
  ],
  address: ["Paonta Sahib campus", "Paonta Sahib, District Sirmaur", "Himachal Pradesh 173025"],
  routes: [
    {
      by: "School bus",
      text: "Nine routes. The campus office names the nearest stop and its time.",
    },
    {
      by: "On foot",
      text: "Use the east gate by the sal grove; a guard stops the road at 7:45 am and 2:20 pm.",
    },
    {
      by: "By car",
      text: "Set down on the loop inside the main gate. Parking for visitors is left of the main house.",
    },
    {
      by: "By public bus",
      text: "Buses of the Nahan and Dehradun lines stop at the town bus stand; from there by auto-rickshaw.",
    },
  ],
};
