import { type Day, sessionYear } from "../days.ts";
import { lastResults, papers, schoolPages } from "./papers.ts";

export function paontaSahib(today: Day) {
  const session = sessionYear(today);
  return {
    general: {
      schoolName: "Foothills School, Paonta Sahib",
      affiliationNumber: "SAMPLE-630001",
      schoolCode: "SAMPLE-43001",
      address: ["Paonta Sahib, District Sirmaur", "Himachal Pradesh 173025"],
      principal: "Principal, Paonta Sahib campus",
      qualification: "MSc, MEd",
      email: "paonta-sahib@school.example",
      phone: "+91 00000 00001",
    },
    documents: papers(today, { since: 2003, number: "630001", outOfDate: "fire-safety" }),
    academics: {
      documents: schoolPages(today),
      committees: [
        {
          kind: "management",
          formedOn: `${session}-04-10`,
          members: [
            { name: "Chairperson of the society", role: "Chairperson" },
            { name: "Principal, Paonta Sahib campus", role: "Member secretary" },
            { name: "Principal, Majra campus", role: "Member, from another school" },
            { name: "Two teachers, chosen by the staff", role: "Members" },
            { name: "Two parents, one of them a mother", role: "Members" },
            { name: "Nominee of the board", role: "Member" },
          ],
        },
        {
          kind: "parents",
          formedOn: `${session}-07-18`,
          members: [
            { name: "Parent of a student of Class 11", role: "President" },
            { name: "Teacher of Class 8", role: "Secretary" },
            { name: "One parent from each of Classes 1 to 12", role: "Members" },
          ],
        },
      ],
      results: {
        secondary: lastResults(today, [
          [128, 128],
          [121, 120],
          [117, 115],
        ]),
        "senior-secondary": lastResults(today, [
          [96, 94],
          [92, 92],
          [88, 85],
        ]),
      },
    },
    staff: {
      principal: "Principal, Paonta Sahib campus",
      teachers: { pgt: 19, tgt: 28, prt: 22, prePrimary: 0 },
      sections: 42,
      specialEducators: { count: 1, note: "Full time, with a room beside the library" },
      counsellors: { count: 1, note: "Monday to Friday, and on call in the board examinations" },
    },
    infrastructure: {
      // 25 acres
      area: 101_170,
      classrooms: { count: 48, size: 47 },
      laboratories: [
        { name: "Physics", count: 2, size: 84 },
        { name: "Chemistry", count: 2, size: 84 },
        { name: "Biology", count: 1, size: 84 },
        { name: "Computers", count: 2, size: 75 },
      ],
      libraryBooks: 19_000,
      hasInternet: true,
      toilets: { girls: 34, boys: 32, accessible: 4 },
    },
  };
}
