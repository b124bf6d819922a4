/** What the landing page of the alumni network of the sample school says. */
export const alumniPage = {
  lead: "Whoever has sat in one of our classrooms belongs. The network keeps you in reach of your batch, and the school in reach of you.",
  numbers: [
    { value: "2008", label: "First batch", note: "Nineteen leavers, one photograph" },
    { value: "18", label: "Batches since then", note: "Each with a year captain" },
    { value: "11", label: "Fields of work", note: "From seed science to civil aviation" },
  ],
  offers: [
    {
      title: "A directory",
      text: "Find your batch by year, city or work. You decide what of yours is shown, field by field.",
    },
    {
      title: "Mentors",
      text: "Leavers of Class 12 may write to those who offered an hour a month.",
    },
    {
      title: "A day of return",
      text: "Homecoming every winter: assembly at nine, the old desks, lunch under the sal trees.",
    },
  ],
  register: {
    title: "Write yourself into the register",
    text: "Five minutes. Somebody of the alumni office looks at every entry before others see it.",
  },
};
