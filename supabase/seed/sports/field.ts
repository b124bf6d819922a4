import type { Sport } from "./sport.ts";

export const fieldSports: Sport[] = [
  {
    slug: "football",
    name: "Football",
    summary: "Two full grounds, four age groups and a league between the houses.",
    description:
      "Every class from 3 upwards plays in games hour; those who want more join a squad and train three times a week. We teach the first touch before tactics, and everybody takes a turn in goal. The house league runs for ten Saturdays, with student referees who have passed a short test on the laws of the game.",
    coach: "Head of Football, Paonta Sahib campus",
    achievements: [
      [0, "District tournament, boys under 17: winners"],
      [1, "District tournament, girls under 14: runners-up"],
      [2, "Inter-school cup at Nahan, boys under 14: winners"],
    ],
    ageGroups: ["Under 11", "Under 14", "Under 17", "Under 19"],
    schedules: [
      { type: "Under 11 and under 14", timings: ["Monday and Thursday, 3:00–4:30 pm"] },
      {
        type: "Under 17 and under 19",
        timings: ["Tuesday and Friday, 3:30–5:15 pm", "Saturday, 6:30–8:00 am"],
      },
    ],
    campus: "paonta-sahib",
  },
  {
    slug: "cricket",
    name: "Cricket",
    summary: "A turf wicket, three practice nets and a season from October to March.",
    description:
      "The season opens when the grass has dried after the rains. Nets are booked by pairs, so a bowler and a batter always practise against each other and keep a score. Girls and boys share the nets and have teams of their own from under 14.",
    coach: "Head of Cricket, Paonta Sahib campus",
    achievements: [
      [0, "Sirmaur schools’ league, boys under 17: semi-final"],
      [1, "Sirmaur schools’ league, girls under 17: winners"],
      [3, "District under 14: two players chosen for the district side"],
    ],
    ageGroups: ["Under 12", "Under 14", "Under 17", "Under 19"],
    schedules: [
      { type: "Nets", timings: ["Monday, Wednesday and Friday, 3:30–5:00 pm"] },
      { type: "Matches", timings: ["Saturday, 9:00 am–1:00 pm, October to March"] },
    ],
    campus: "paonta-sahib",
  },
  {
    slug: "athletics",
    name: "Athletics",
    summary: "Sprints, middle distance, relays, long jump and shot.",
    description:
      "Everyone runs in Classes 3 to 5. From Class 6 athletics is a choice, trained three afternoons a week by age group on the track beside the main ground. Selection for district meets is by time, measured twice, and the list is on the board the same evening.",
    coach: "Head of Athletics, Paonta Sahib campus",
    achievements: [
      [0, "District relay, girls under 17: first"],
      [1, "State meet, 800 m: bronze"],
      [1, "District meet: eleven finals"],
    ],
    ageGroups: ["Under 11", "Under 14", "Under 17", "Under 19"],
    schedules: [
      {
        type: "Track",
        timings: ["Monday and Thursday, 3:30–5:00 pm", "Saturday, 6:30–8:00 am"],
      },
      { type: "Field events", timings: ["Tuesday, 3:30–5:00 pm"] },
    ],
    campus: null,
  },
  {
    slug: "hockey",
    name: "Hockey",
    summary: "A gravel pitch, forty sticks to borrow and a girls’ team that travels.",
    description:
      "Beginners need only shin guards; sticks and balls are the school’s. Training starts with twenty minutes of stopping and passing in pairs, and ends with a small game of six against six. The girls’ team plays at Nahan and Dehradun each winter.",
    coach: "Hockey coach, Majra campus",
    achievements: [
      [0, "District tournament, girls under 17: runners-up"],
      [2, "Winter six-a-side at Nahan, girls under 14: winners"],
    ],
    ageGroups: ["Under 14", "Under 17", "Under 19"],
    schedules: [
      { type: "Beginners", timings: ["Wednesday, 3:00–4:15 pm"] },
      { type: "Teams", timings: ["Tuesday and Thursday, 3:00–4:45 pm"] },
    ],
    campus: "majra",
  },
  {
    slug: "kabaddi",
    name: "Kabaddi",
    summary: "The game of the villages around Majra, on a court of soft earth.",
    description:
      "No shoes, no equipment, one breath: kabaddi is the sport most of our families at Majra have played themselves. We train falling first, then holds, then raids, and weigh every player before a match so that teams are fair. The annual match against the parents has been won by the parents four times.",
    coach: "Kabaddi coach, Majra campus",
    achievements: [
      [0, "Block tournament, girls under 17: winners"],
      [0, "District tournament, boys under 19: third"],
      [1, "Block tournament, boys under 17: winners"],
    ],
    ageGroups: ["Under 14", "Under 17", "Under 19"],
    schedules: [
      { type: "Girls", timings: ["Monday and Wednesday, 3:00–4:15 pm"] },
      { type: "Boys", timings: ["Tuesday and Thursday, 3:00–4:15 pm"] },
    ],
    campus: "majra",
  },
  {
    slug: "kho-kho",
    name: "Kho-kho",
    summary: "Two poles, one lane and nine seconds that feel like an hour.",
    description:
      "Kho-kho asks for a quick start, a quicker turn and a good memory for who sits where. Classes 4 to 8 play it in games hour on both large campuses, and the best of each house meet on sports day. It needs no gear and very little ground, so practice is rarely called off.",
    coach: "Physical education teacher, Majra campus",
    achievements: [
      [0, "Zone tournament, girls under 14: winners"],
      [1, "Zone tournament, boys under 14: runners-up"],
    ],
    ageGroups: ["Under 11", "Under 14", "Under 17"],
    schedules: [
      { type: "Paonta Sahib", timings: ["Wednesday, 3:00–4:15 pm"] },
      { type: "Majra", timings: ["Friday, 3:00–4:15 pm"] },
    ],
    campus: null,
  },
];
