import { addDays, type Day } from "../days.ts";

/** One is open for long, one closes soon, one opens later, and one is closed, whatever the day. */
export function scholarshipsPage(today: Day) {
  return {
    lead: "For children whose work, need or talent should decide where they learn. Every amount is for one session and is set against the fees.",
    scholarships: [
      {
        id: "founders",
        name: "Founders’ scholarship",
        forWhom: "Students of Grades 9 to 12 with strong marks and a small family income.",
        criteria: [
          "80 percent or more in the last annual examination",
          "Family income below Rs 3,00,000 a year",
          "A page in the child’s own hand on a question they cannot answer yet",
        ],
        amount: "Rs 36,000",
        amountNote: "a year, until Class 12",
        places: "12 places over all campuses, given each session",
        opensOn: addDays(today, -30),
        closesOn: addDays(today, 55),
        documents: [
          "Mark sheet of the last annual examination",
          "Income certificate of the tehsil office, not older than a year",
          "The handwritten page",
        ],
      },
      {
        id: "daughters-of-the-valley",
        name: "Daughters of the valley",
        forWhom: "Girls from villages without a senior school, who enter Grade 9 or Grade 11.",
        criteria: [
          "Home in a village of the Giri or Bata valley without a Grade 11",
          "Entering Grade 9 or Grade 11 at Paonta Sahib or Majra",
        ],
        amount: "Rs 24,000",
        amountNote: "a year, and a free bus pass",
        places: "20 places, half of them at Majra",
        opensOn: addDays(today, -60),
        closesOn: addDays(today, 18),
        documents: [
          "Residence certificate or the first page of the ration card",
          "Last report of the school the girl attends now",
        ],
      },
      {
        id: "sport-and-stage",
        name: "Sport and stage",
        forWhom: "Students of Grades 6 to 12 who train or rehearse all year.",
        criteria: [
          "A place in a district team, or a solo part in a school production",
          "75 percent attendance at training or rehearsal last session",
          "A word from the coach or teacher who leads the group",
        ],
        amount: "Rs 12,000",
        amountNote: "a year, and kit or instrument on loan",
        places: "15 places over all campuses",
        opensOn: addDays(today, 40),
        closesOn: addDays(today, 96),
        documents: ["Attendance slip of the coach or teacher", "Certificate of the team, if any"],
      },
      {
        id: "second-child",
        name: "Second and third child",
        forWhom: "Families with two or more children at the school at the same time.",
        criteria: ["An older brother or sister on the roll of any campus"],
        amount: "Rs 6,000",
        amountNote: "a year for each further child",
        places: "Every family that asks in time",
        opensOn: addDays(today, -150),
        closesOn: addDays(today, -45),
        documents: ["Admission numbers of all children of the family"],
      },
    ],
    apply: {
      title: "How to apply",
      lead: "It costs nothing, and asking never counts against a child. What you tell us stays with the committee of three.",
      steps: [
        {
          title: "Ask for the form",
          text: "At any campus office or by telephone. It has two pages, in Hindi or English.",
        },
        {
          title: "Hand it in with the papers",
          text: "Copies are enough. The office makes them free of charge.",
        },
        {
          title: "A talk of fifteen minutes",
          text: "With two members of the committee; the child comes along from Grade 6.",
        },
        {
          title: "A decision in writing",
          text: "Within three weeks of the last day, with reasons if it is no.",
        },
      ],
    },
  };
}
