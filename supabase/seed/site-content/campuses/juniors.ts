export const juniors = {
  lead: "A campus for children from two to seven: low windows, short corridors, a garden, and a gate that closes softly.",
  caption: "The small house, with a kite above it. Block print.",
  levels: "Pre-Primary and Grade 1, ages 2 to 7",
  hours: [
    { what: "School day", when: "8:45 am to 12:45 pm" },
    { what: "Playgroup", when: "8:45 am to 11:45 am" },
    { what: "Care room", when: "To 3:00 pm, by the month or the day" },
    { what: "Campus office", when: "Weekdays, 8:30 am to 1:30 pm" },
  ],
  place: {
    title: "Built to the height of a child",
    paragraphs: [
      "Window sills are 45 centimetres above the floor, taps at 50, and the door handles are where a three-year-old looks for them. There is one storey and one step more than children like to count: four.",
      "Parents may stay in the first week as long as the child wants. After that a bench by the gate is theirs, with tea.",
    ],
  },
  facilities: [
    {
      count: "12",
      name: "rooms",
      note: "Each with its own door to the garden and its own washroom",
    },
    { count: "14", name: "garden beds", note: "One for every group, two for birds" },
    { count: "2", name: "sand pits", note: "One wet, one dry" },
    {
      count: "1,900",
      name: "picture books",
      note: "In Hindi, English and Punjabi, on shelves a child can reach",
    },
    {
      count: "1",
      name: "quiet room",
      note: "For sleep, tears and loose teeth; a nurse all morning",
    },
  ],
  address: ["Juniors campus", "Paonta Sahib, District Sirmaur", "Himachal Pradesh 173025"],
  routes: [
    {
      by: "With a grown-up",
      text: "Children are handed over at the gate from 8:30 am and given back only to a person the office knows.",
    },
    {
      by: "School bus",
      text: "Four small buses with a helper and belts; at most 35 minutes from the first stop.",
    },
    {
      by: "By car",
      text: "Please stop on the far side of the lane and walk the last twenty steps. Engines off.",
    },
  ],
};
