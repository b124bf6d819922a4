import type { Day } from "../../days.ts";

export function termsPage(today: Day) {
  return {
    lead: "The few rules for using this website, in plain words.",
    updatedOn: today,
    notice:
      "Sample text. It is not legal advice: the school must review it and make it its own before use.",
    sections: [
      {
        id: "this-website",
        title: "What this website is",
        paragraphs: [
          "It informs about the school, takes enquiries, replies and registrations, and gives former students a place to find each other. Using it is free. By using it you accept these terms and the privacy notice.",
        ],
      },
      {
        id: "information",
        title: "What stands here",
        paragraphs: [
          "We check what we publish and correct mistakes when we hear of them. Dates, fees and timetables can change; what the campus office confirms in writing is what counts.",
          "An enquiry or a registration on this website is a request. A place is given only by the school’s letter.",
        ],
      },
      {
        id: "what-you-send",
        title: "What you send us",
        paragraphs: ["When you fill in a form here, please"],
        points: [
          "give true details, and only your own or those of a child you are parent or guardian of;",
          "be eighteen or older, or let a parent or guardian send it;",
          "send nothing unlawful, insulting or harmful, and no program meant to disturb the website.",
        ],
      },
      {
        id: "alumni-accounts",
        title: "Alumni accounts",
        paragraphs: [
          "The alumni area is for former students of this school. The office verifies each account. Keep your password to yourself and tell us if somebody else knows it.",
          "Use what you read in the directory to get in touch as one former student with another. Collecting, publishing or selling it is not allowed. We may suspend an account that is used against these terms and will say why. You can delete yours at any time.",
        ],
      },
      {
        id: "pictures-and-words",
        title: "Pictures and words",
        paragraphs: [
          "Texts, prints and photographs belong to the school or to those who made them. Families may keep and share pictures of their own children. Any other use needs the school’s written permission.",
        ],
      },
      {
        id: "other-websites",
        title: "Other websites",
        paragraphs: [
          "Links lead to websites that others run. We choose them with care and do not answer for what they say later.",
        ],
      },
      {
        id: "if-something-goes-wrong",
        title: "If something goes wrong",
        paragraphs: [
          "The website may be closed at times for repair. The school answers for damage as the law provides, and nothing here takes away a right that the law gives you as a consumer or data principal.",
        ],
      },
      {
        id: "law",
        title: "Law and courts",
        paragraphs: [
          "Indian law applies. Courts at Paonta Sahib, District Sirmaur, Himachal Pradesh, decide disputes that a talk has not settled. If these terms change, the day at the top of the page changes with them.",
        ],
      },
    ],
  };
}
