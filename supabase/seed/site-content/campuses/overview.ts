export const campusesPage = {
  lead: "Small children at Juniors, everybody else at Paonta Sahib or Majra, whichever is nearer home. Lessons, fees and examinations are the same.",
  compare: {
    title: "Which campus for which child",
    lead: "The questions parents ask at the gate, answered side by side.",
    rows: [
      {
        question: "For whom",
        answers: {
          "paonta-sahib": "Grades 1 to 12",
          juniors: "Ages 2 to 7, Playgroup to Grade 1",
          majra: "Grades 1 to 12",
        },
      },
      {
        question: "School day",
        answers: {
          "paonta-sahib": "8:00 am to 2:20 pm",
          juniors: "8:45 am to 12:45 pm",
          majra: "7:50 am to 2:10 pm",
        },
      },
      {
        question: "Streams in Grades 11 and 12",
        answers: {
          "paonta-sahib": "Science, Commerce, Humanities",
          juniors: "None",
          majra: "Science, Commerce",
        },
      },
      {
        question: "School buses",
        answers: {
          "paonta-sahib": "9 routes, from Nahan road to the Yamuna bridge",
          juniors: "4 small buses with a helper on each",
          majra: "12 routes to 46 villages",
        },
      },
      {
        question: "Lunch",
        answers: {
          "paonta-sahib": "From home or from the kitchen",
          juniors: "Fruit together; lunch at home",
          majra: "From home or from the kitchen",
        },
      },
      {
        question: "Open after school",
        answers: {
          "paonta-sahib": "Laboratories to 5:00 pm, study room to 6:00 pm",
          juniors: "Care room to 3:00 pm",
          majra: "Library to 7:00 pm",
        },
      },
    ],
  },
  between: {
    title: "From one to another",
    paragraphs: [
      "Children of Juniors go on to Paonta Sahib or Majra without a new admission; parents choose in January. A child can change campus once a year if there is room in the class.",
      "Brothers and sisters on two campuses can use one bus: the routes of Juniors meet those of Paonta Sahib at the gate.",
    ],
  },
};
