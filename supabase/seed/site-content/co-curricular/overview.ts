export const coCurricularPage = {
  lead: "What happens after the last lesson: stage, fields, studio and clubs. Every child from Grade 3 is in at least one; many stay until dark.",
  rules: {
    title: "Three rules",
    rows: [
      {
        title: "Open to beginners",
        text: "Every group takes beginners in April and October. Only district teams are chosen by trial.",
      },
      {
        title: "No extra fee",
        text: "Instruments, kit and paint are lent. Travel to a match or a concert is paid by the school.",
      },
      {
        title: "A late bus",
        text: "On Tuesday and Thursday a second bus leaves Paonta Sahib and Majra at 4:45 pm.",
      },
    ],
  },
};
