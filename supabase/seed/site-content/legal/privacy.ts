import type { Day } from "../../days.ts";

export function privacyPage(today: Day) {
  return {
    lead: "What this school keeps about children, families and visitors, why, for how long, and how to see or change it.",
    updatedOn: today,
    notice:
      "Sample text. It describes how this website works, but it is not legal advice: the school must review it and make it its own before use.",
    sections: [
      {
        id: "who-we-are",
        title: "Who answers for your data",
        paragraphs: [
          "The school decides why and how the data on this website is used. Under the Digital Personal Data Protection Act, 2023 (DPDP Act) that makes the school the data fiduciary, and the person the data is about the data principal. For a child, a parent or lawful guardian acts.",
          "Questions, requests and complaints go to the school office; its address, telephone and e-mail stand at the end of this page.",
        ],
      },
      {
        id: "what-we-keep",
        title: "What we keep, and why",
        paragraphs: [
          "Only what the errand needs. Nothing is sold, and nothing is used to advertise.",
        ],
        points: [
          "Admission enquiries: the child’s name and date of birth, the guardian’s name, telephone and e-mail, the campus and class asked for. To answer, arrange a visit and offer a place.",
          "Replies to events: name, e-mail and the number of guests. To set out chairs and to write if something changes.",
          "Sports registrations: the child, a guardian’s contact, and a medical note if you write one. The note is stored apart and read by the coach and the office alone.",
          "Messages to the school: what you write and how to reach you. To answer.",
          "Alumni accounts: e-mail, a password that is stored only as a hash, and the profile you choose to fill in. You decide field by field who sees it.",
          "Technical records: time, page and a request number. They hold no names, passwords or e-mail addresses.",
        ],
      },
      {
        id: "children",
        title: "Children",
        paragraphs: [
          "The DPDP Act treats everybody under eighteen as a child and asks for the verifiable consent of a parent or lawful guardian. Forms that concern a child are therefore to be sent by a parent or guardian, and the office confirms with them before a child is enrolled.",
          "We do not track children, watch their behaviour or direct advertising at them. Names of children do not stand under pictures. A parent may ask for a picture to be taken down, without giving a reason; it is gone within two working days.",
        ],
      },
      {
        id: "cookies",
        title: "Cookies and other companies",
        paragraphs: [
          "Reading this website sets no advertising cookies and asks nothing of other companies. If you sign in, your session is kept in your browser’s storage until you sign out, and a cookie remembers for a year that this browser is known, so that strangers cannot lock you out.",
          "Videos are stored at YouTube. Nothing is asked of YouTube until you press play; from then on its own privacy policy applies.",
        ],
      },
      {
        id: "how-long",
        title: "How long we keep it",
        paragraphs: [],
        points: [
          "Enquiries that lead to no place: until the end of the session asked for, and one year more.",
          "Replies to events: 90 days after the event.",
          "Sports registrations and medical notes: until the end of the season.",
          "Alumni profiles: until you delete them, or ask us to.",
          "Records of enrolled students: as long as the board and the law require.",
        ],
      },
      {
        id: "your-rights",
        title: "Your rights",
        paragraphs: [
          "Write to the school office, from the address we know you by or in person. We answer within two working days and act within thirty.",
        ],
        points: [
          "See what we keep about you or your child, and with whom it was shared.",
          "Have it corrected, completed, or erased where no law makes us keep it.",
          "Withdraw a consent as easily as you gave it; what was done before stays lawful.",
          "Name a person who may use these rights for you if you die or cannot act.",
          "Complain to the school first; if we do not put it right, to the Data Protection Board of India.",
        ],
      },
      {
        id: "safety",
        title: "How it is kept safe",
        paragraphs: [
          "All pages travel encrypted. Who may read a record is decided in the database itself and not only on the page; office accounts can use a second factor, and every change to a record is written to a log. If personal data is lost or seen by others, we tell the people concerned and the Board.",
        ],
      },
    ],
  };
}
