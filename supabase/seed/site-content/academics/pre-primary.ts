export const prePrimary = {
  lead: "Four years of songs, sand, stories and first letters, in Hindi and English. Nobody is hurried to read; most do so before they leave.",
  caption: "A story on the mat at Juniors. Block print.",
  facts: [
    { label: "Ages", value: "2 to 6, in Playgroup, Nursery, LKG and UKG" },
    { label: "Campus", value: "Juniors" },
    { label: "Group size", value: "22 children with a teacher and a helper" },
    { label: "School day", value: "8:45 am to 12:45 pm; Playgroup to 11:45 am" },
  ],
  aims: {
    title: "What a child can do at the end",
    paragraphs: [
      "Tell a story of their own from beginning to end. Count twenty things and know that the last number is how many there are. Write their name. Wait for a turn, lose a game, pour water without spilling, and ask for help in two languages.",
      "The language of home is welcome in every room. Teachers speak Hindi and English, most also Punjabi or Pahari.",
    ],
  },
  subjects: [
    {
      name: "Stories and speaking",
      what: "A picture book each morning; children retell it on Friday",
    },
    { name: "First letters", what: "Sand trays and chalk before pencils, sounds before names" },
    { name: "Numbers", what: "Beads, steps, cups and shoes: counting what is there" },
    { name: "Garden", what: "A bed for every group; radishes, marigolds and patience" },
    { name: "Music and movement", what: "Twelve songs a term, half of them from these hills" },
    { name: "Hands", what: "Clay, paper, buttons, knots and the big wall of paint" },
  ],
  day: {
    title: "A day at Juniors",
    lead: "The same order every day: small children like to know what comes next.",
    rows: [
      { time: "8:30–8:45", what: "Arriving", note: "Shoes off, four steps, one good morning" },
      { time: "8:45–9:15", what: "Circle", note: "Songs, the weather, who is missing" },
      { time: "9:15–10:00", what: "Work of the hands", note: "Small tables, three choices" },
      {
        time: "10:00–10:30",
        what: "Fruit and water",
        note: "Every child brings one fruit to share",
      },
      { time: "10:30–11:15", what: "Outdoors", note: "Sand, swings, garden" },
      { time: "11:15–11:45", what: "Story and letters", note: "Playgroup goes home at the end" },
      { time: "11:45–12:30", what: "Numbers, music or movement", note: "Nursery to UKG" },
      { time: "12:30–12:45", what: "Goodbye", note: "Handed over by name to a known person" },
    ],
  },
  assessment: {
    title: "No marks, much watching",
    lead: "Teachers write down what they see. Parents read it and add what they see at home.",
    rows: [
      { when: "Every week", what: "A line in the child’s notebook" },
      {
        when: "End of each term",
        what: "A talk of 20 minutes with both parents, if possible with the child",
      },
      { when: "February of UKG", what: "A first look at Class 1: a morning with the new teacher" },
    ],
  },
};
