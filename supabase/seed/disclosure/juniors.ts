import { type Day, sessionYear } from "../days.ts";
import { papers, schoolPages } from "./papers.ts";

export function juniors(today: Day) {
  const session = sessionYear(today);
  return {
    general: {
      schoolName: "Foothills School, Juniors",
      affiliationNumber: "SAMPLE-630001 (with Paonta Sahib)",
      schoolCode: "SAMPLE-43001",
      address: ["Juniors campus, Paonta Sahib, District Sirmaur", "Himachal Pradesh 173025"],
      principal: "Head of Juniors",
      qualification: "MA (Education), NTT",
      email: "juniors@school.example",
      phone: "+91 00000 00002",
    },
    documents: papers(today, { since: 2007, number: "630001" }),
    academics: {
      documents: schoolPages(today),
      committees: [
        {
          kind: "parents",
          formedOn: `${session}-07-11`,
          members: [
            { name: "Parent of a child of the Upper Kindergarten", role: "President" },
            { name: "Nursery teacher", role: "Secretary" },
            { name: "One parent from each group", role: "Members" },
          ],
        },
      ],
      results: { secondary: [], "senior-secondary": [] },
    },
    staff: {
      principal: "Head of Juniors",
      teachers: { pgt: 0, tgt: 0, prt: 3, prePrimary: 16 },
      sections: 12,
      specialEducators: { count: 1, note: "Shared with Paonta Sahib, two mornings a week" },
      counsellors: { count: 1, note: "Shared with Paonta Sahib, on request" },
    },
    infrastructure: {
      area: 6_100,
      classrooms: { count: 12, size: 56 },
      laboratories: [],
      libraryBooks: 1_900,
      hasInternet: true,
      toilets: { girls: 12, boys: 12, accessible: 2 },
    },
  };
}
