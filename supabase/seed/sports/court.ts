import type { Sport } from "./sport.ts";

export const courtSports: Sport[] = [
  {
    slug: "basketball",
    name: "Basketball",
    summary: "Two outdoor courts with lights, so that winter evenings count.",
    description:
      "The hoops on the small court are lowered to 2.6 metres for the youngest, who learn to pass and pivot before they shoot. Older teams practise under the lights from November to February. Every player keeps the score sheet of at least two matches, which teaches the rules faster than any lecture.",
    coach: "Head of Basketball, Paonta Sahib campus",
    achievements: [
      [0, "Inter-school invitation at Dehradun, girls under 17: third"],
      [1, "District tournament, boys under 19: runners-up"],
    ],
    ageGroups: ["Under 12", "Under 14", "Under 17", "Under 19"],
    schedules: [
      { type: "Under 12 and under 14", timings: ["Tuesday and Thursday, 3:00–4:15 pm"] },
      { type: "Under 17 and under 19", timings: ["Monday, Wednesday and Friday, 4:15–5:45 pm"] },
    ],
    campus: "paonta-sahib",
  },
  {
    slug: "volleyball",
    name: "Volleyball",
    summary: "Serve, set, spike: a game for two courts and forty voices.",
    description:
      "Volleyball is the evening game of the hill villages, and many of our students arrive with a serve already. We add footwork, the set and the habit of calling the ball. Both courts at Majra are of packed earth; the net is set by age group.",
    coach: "Volleyball coach, Majra campus",
    achievements: [
      [0, "District tournament, boys under 19: winners"],
      [1, "District tournament, girls under 17: semi-final"],
    ],
    ageGroups: ["Under 14", "Under 17", "Under 19"],
    schedules: [
      { type: "Girls", timings: ["Tuesday and Friday, 3:00–4:30 pm"] },
      { type: "Boys", timings: ["Monday and Thursday, 3:00–4:30 pm"] },
    ],
    campus: "majra",
  },
  {
    slug: "badminton",
    name: "Badminton",
    summary: "Four indoor courts, and a ladder that anyone may climb.",
    description:
      "Every player has a place on the ladder and may challenge the one above once a week; the results are written up the same day. Coaching is in groups of eight. Rackets can be borrowed for the first term, so that nobody buys one too early.",
    coach: "Badminton coach, Paonta Sahib campus",
    achievements: [
      [0, "District championship, mixed doubles under 17: winners"],
      [2, "State ranking, girls’ singles under 15: ninth"],
    ],
    ageGroups: ["Under 11", "Under 13", "Under 15", "Under 17", "Under 19"],
    schedules: [
      { type: "Morning batch", timings: ["Tuesday and Thursday, 6:30–7:30 am"] },
      { type: "Afternoon batch", timings: ["Monday, Wednesday and Friday, 3:00–4:15 pm"] },
    ],
    campus: "paonta-sahib",
  },
  {
    slug: "table-tennis",
    name: "Table tennis",
    summary: "Ten tables in the long hall, busiest when it rains.",
    description:
      "Six tables are for coaching, four are always free for anyone with a bat. Players learn the grip, the serve and the chop block in their first month and enter the house tournament in their second. During the monsoon the hall stays open through the lunch hour.",
    coach: "Table tennis coach, Paonta Sahib campus",
    achievements: [
      [0, "District championship, boys’ team under 14: winners"],
      [1, "Inter-school open at Nahan, girls’ singles under 17: runner-up"],
    ],
    ageGroups: ["Under 11", "Under 14", "Under 17", "Under 19"],
    schedules: [
      { type: "Beginners", timings: ["Monday and Wednesday, 3:00–4:00 pm"] },
      { type: "Squad", timings: ["Tuesday and Thursday, 3:00–4:30 pm"] },
    ],
    campus: "paonta-sahib",
  },
];
