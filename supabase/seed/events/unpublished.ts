import { addDays, type Day, onOrAfter } from "../days.ts";
import type { SchoolEvent } from "./school-event.ts";

/** What only the office sees yet: one draft, and one that appears by itself in ten days. */
export function unpublishedEvents(today: Day): SchoolEvent[] {
  return [
    {
      slug: "campus-debate",
      title: "Debate between the campuses",
      summary:
        "Paonta Sahib against Majra, in Hindi and in English. Motion and venue not settled yet.",
      body: ["Speakers are chosen by their classes. Motion to be agreed with both principals."],
      day: onOrAfter(addDays(today, 45), "Saturday"),
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
      day: onOrAfter(addDays(today, 36), "Saturday"),
      lastDay: addDays(onOrAfter(addDays(today, 36), "Saturday"), 6),
      venue: "Main ground",
      campus: "paonta-sahib",
      category: "sport",
      cover: "scenes/sports-ground",
      replies: { capacity: 90, maxParty: 3 },
      publishIn: 10,
    },
  ];
}
