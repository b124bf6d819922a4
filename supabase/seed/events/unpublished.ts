import { addDays, type Day, next, onOrAfter } from "../days.ts";
import { addDaysOfTerm, schoolDayFrom } from "../school-days.ts";
import type { SchoolEvent } from "./school-event.ts";

/** Events that only the office sees: a draft, and one that is published in ten days. */
export function unpublishedEvents(today: Day): SchoolEvent[] {
  return [
    {
      slug: "campus-debate",
      title: "Debate between the campuses",
      summary:
        "Paonta Sahib against Majra, in Hindi and in English. Motion and venue not settled yet.",
      body: ["Speakers are chosen by their classes. Motion to be agreed with both principals."],
      day: schoolDayFrom(addDaysOfTerm(today, 45), { weekday: "Saturday" }),
      hours: ["10:00", "12:30"],
      venue: "To be decided",
      campus: null,
      category: "academic",
      cover: "scenes/stage",
      draft: true,
    },
    {
      slug: "holiday-sports-camp",
      title: "Holiday sports camp",
      summary: "Six mornings of football, athletics and table tennis for ages 8 to 14.",
      body: [
        "Mornings from 8:00 to 11:00, with fruit at half past nine. Open to children of other schools as well.",
      ],
      day: onOrAfter(next("06-08", today), "Monday"),
      lastDay: addDays(onOrAfter(next("06-08", today), "Monday"), 5),
      venue: "Main ground",
      campus: "paonta-sahib",
      category: "sport",
      cover: "scenes/sports-ground",
      rsvps: { capacity: 90, maxParty: 3 },
      publishIn: 10,
      hindi: {
        title: "छुट्टियों का खेल शिविर",
        summary: "8 से 14 वर्ष के बच्चों के लिए फ़ुटबॉल, एथलेटिक्स और टेबल टेनिस की छह सुबहें।",
        body: ["सुबह 8:00 से 11:00 बजे तक, साढ़े नौ बजे फल। दूसरे विद्यालयों के बच्चे भी आ सकते हैं।"],
        venue: "मुख्य मैदान",
      },
    },
  ];
}
