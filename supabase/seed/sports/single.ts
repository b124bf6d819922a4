import type { Sport } from "./sport.ts";

export const singleSports: Sport[] = [
  {
    slug: "swimming",
    name: "Swimming",
    summary: "A 25-metre pool, open from April to October, with two guards on every session.",
    description:
      "Beside a river, swimming is safety first and sport second. By the end of Class 5 every child at Paonta Sahib can float for two minutes, swim 25 metres and knows what not to do when a friend is in trouble. Strokes and racing follow for those who want them.",
    coach: "Head of Swimming, Paonta Sahib campus",
    achievements: [
      [0, "All 118 children of Class 5 swam 25 metres"],
      [0, "District meet, 50 m backstroke, girls under 14: first"],
      [1, "District meet, medley relay, boys under 17: second"],
    ],
    ageGroups: ["Ages 6–8", "Ages 9–11", "Under 14", "Under 17"],
    schedules: [
      { type: "Learners", timings: ["Tuesday and Thursday, 2:30–3:30 pm"] },
      { type: "Squad", timings: ["Monday, Wednesday and Friday, 6:15–7:30 am"] },
    ],
    campus: "paonta-sahib",
    registrationClosed: true,
  },
  {
    slug: "taekwondo",
    name: "Taekwondo",
    summary: "Colour belts by examination, twice a year, on mats in the assembly hall.",
    description:
      "Classes begin with a bow and ten minutes of stretching, then kicks, forms and, from the green belt, controlled sparring with full guards. Belts are awarded by an outside examiner. Girls are half of the group, and have been since it started.",
    coach: "Taekwondo instructor, Majra campus",
    achievements: [
      [0, "State championship, girls under 17 below 46 kg: silver"],
      [0, "Belt examination: 61 of 64 candidates passed"],
      [1, "District championship: nine medals"],
    ],
    ageGroups: ["Ages 7–10", "Ages 11–14", "Ages 15–18"],
    schedules: [
      { type: "White to yellow belt", timings: ["Monday and Wednesday, 3:00–4:00 pm"] },
      { type: "Green belt and above", timings: ["Tuesday and Thursday, 3:00–4:30 pm"] },
    ],
    campus: "majra",
  },
  {
    slug: "chess",
    name: "Chess",
    summary: "Twenty boards, a clock for every board, and silence until half past four.",
    description:
      "Beginners learn with six pieces and add the others week by week. Club players write down their moves and look at one lost game together every Friday. The house tournament is a Swiss system over seven rounds, so nobody is out after one bad afternoon.",
    coach: "Chess teacher, Paonta Sahib campus",
    achievements: [
      [0, "District open, under 13: first and third"],
      [1, "State schools’ team event: sixth of 24"],
    ],
    ageGroups: ["Ages 6–8", "Under 11", "Under 15", "Under 19"],
    schedules: [
      { type: "Beginners", timings: ["Tuesday, 2:45–3:45 pm"] },
      { type: "Club", timings: ["Wednesday and Friday, 3:00–4:30 pm"] },
    ],
    campus: null,
  },
  {
    slug: "yoga",
    name: "Yoga",
    summary: "Fifteen quiet minutes for everyone, an hour for those who want more.",
    description:
      "On Mondays the whole school begins with fifteen minutes of asanas and breathing, the little ones as trees and cats. The afternoon group works through a full sequence and learns to teach it: each senior leads the Juniors twice a term. A mat is all that is needed, and we have 300.",
    coach: "Yoga teacher, all three campuses",
    achievements: [
      [0, "District yogasana competition, girls under 14: first"],
      [1, "Juniors: all parents invited to a Monday, 96 came"],
    ],
    ageGroups: ["Ages 3–6", "Ages 7–10", "Ages 11–14", "Ages 15–18"],
    schedules: [
      { type: "Whole school", timings: ["Monday, 8:00–8:15 am"] },
      { type: "Afternoon group", timings: ["Wednesday and Friday, 2:45–3:45 pm"] },
    ],
    campus: null,
  },
];
