import { addDays, type Day, last, onOrBefore } from "../days.ts";
import { lastDiwaliEvening } from "./dates.ts";
import type { SchoolEvent } from "./school-event.ts";

/** What has been, so that the page of past events is not empty either. */
export function pastEvents(today: Day): SchoolEvent[] {
  const mathematicsMonday = onOrBefore(addDays(today, -24), "Monday");
  return [
    {
      slug: "tree-planting",
      title: "Tree planting on the slope above the school",
      summary:
        "Three hundred saplings, one for every child of Classes 3 and 4, in the first rains.",
      body: [
        "The forest nursery gave us sal, jamun and amla. Each sapling has a tag with a class and a number, and its child waters it until the rains are over.",
        "Of last year’s three hundred, 241 are alive. The list hangs in the science corridor.",
      ],
      day: onOrBefore(last("07-18", today), "Saturday"),
      hours: ["07:30", "10:30"],
      venue: "Upper slope",
      campus: "paonta-sahib",
      category: "community",
    },
    {
      slug: "independence-day",
      title: "Independence Day morning",
      summary: "Flag, anthem and one speech, by a student of Class 12, in four minutes.",
      body: [
        "The flag goes up at 8:00 am on all three campuses at once. At Paonta Sahib the band plays; at Majra the choir sings; at Juniors everyone carries a paper flag of their own.",
        "Laddoos afterwards, as always, one for each hand.",
      ],
      day: last("08-15", today),
      hours: ["07:45", "09:30"],
      venue: "Flag ground of each campus",
      campus: null,
      category: "assembly",
    },
    {
      slug: "hindi-diwas",
      title: "Hindi Diwas",
      summary: "Poems by heart, a wall newspaper and a debate that no one may leave in English.",
      body: [
        "Each class from 3 to 10 sends two readers. The wall newspaper is made overnight by Class 9, who are allowed to sleep in the library for it.",
      ],
      day: last("09-14", today),
      hours: ["09:00", "12:30"],
      venue: "Assembly hall",
      campus: "majra",
      category: "arts",
    },
    {
      slug: "mathematics-week",
      title: "Mathematics week",
      summary: "Five days, five problems, and a hill to measure with a stick and a shadow.",
      body: [
        "A problem hangs in every corridor at 8:00 am. Answers go into the box until the last bell; a good wrong answer wins as often as a right one.",
        "On Wednesday Class 6 lays out a figure in chalk and string that fills the courtyard. On Thursday Class 8 measures the height of the ridge behind the playing field. Last time they were out by eleven metres.",
      ],
      day: mathematicsMonday,
      lastDay: addDays(mathematicsMonday, 4),
      venue: "Courtyard and corridors",
      campus: "paonta-sahib",
      category: "academic",
    },
    {
      slug: "diwali-lamps",
      title: "An evening of lamps",
      summary: "A thousand clay lamps made in the art room, lit at dusk, and no crackers.",
      body: [
        "The lamps are turned in the pottery corner by Classes 4 to 6. They are set around a rangoli on the arcade steps; families bring the oil and take a lamp home.",
      ],
      day: lastDiwaliEvening(today),
      hours: ["17:00", "20:00"],
      venue: "Arcade steps",
      campus: "paonta-sahib",
      category: "community",
    },
    {
      slug: "annual-exhibition",
      title: "Annual exhibition: work that is finished",
      summary:
        "One finished piece from each student of Classes 1 to 9: prints, models, stories, maps.",
      body: [
        "Every student shows a single piece and stands beside it for half an hour, ready for questions. Visitors are asked to ask at least three.",
        "The map room shows the villages of Majra as drawn by the children who live in them.",
      ],
      day: onOrBefore(addDays(today, -7), "Saturday"),
      hours: ["10:00", "15:00"],
      venue: "Main building, both floors",
      campus: "majra",
      category: "academic",
    },
  ];
}
