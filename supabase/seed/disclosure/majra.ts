import { type Day, sessionYear } from "../days.ts";
import { lastResults, papers, schoolPages } from "./papers.ts";

export function majra(today: Day) {
  const session = sessionYear(today);
  return {
    general: {
      schoolName: "Foothills School, Majra",
      affiliationNumber: "SAMPLE-630002",
      schoolCode: "SAMPLE-43002",
      address: ["Majra, Tehsil Paonta Sahib, District Sirmaur", "Himachal Pradesh 173021"],
      principal: "Principal, Majra campus",
      qualification: "MA (Mathematics), BEd",
      email: "majra@school.example",
      phone: "+91 00000 00003",
    },
    documents: papers(today, { since: 2011, number: "630002", outOfDate: "building-safety" }),
    academics: {
      documents: schoolPages(today),
      committees: [
        {
          kind: "management",
          formedOn: `${session}-04-12`,
          members: [
            { name: "Chairperson of the society", role: "Chairperson" },
            { name: "Principal, Majra campus", role: "Member secretary" },
            { name: "Principal, Paonta Sahib campus", role: "Member, from another school" },
            { name: "Two teachers, chosen by the staff", role: "Members" },
            { name: "Two parents, one of them a mother", role: "Members" },
            { name: "Nominee of the board", role: "Member" },
          ],
        },
        {
          kind: "parents",
          formedOn: `${session}-07-25`,
          members: [
            { name: "Parent of a student of Class 9", role: "President" },
            { name: "Teacher of Class 6", role: "Secretary" },
            { name: "One parent from each bus route", role: "Members" },
          ],
        },
      ],
      results: {
        secondary: lastResults(today, [
          [134, 132],
          [130, 129],
          [122, 118],
        ]),
        "senior-secondary": lastResults(today, [
          [88, 87],
          [81, 79],
          [76, 76],
        ]),
      },
    },
    staff: {
      principal: "Principal, Majra campus",
      teachers: { pgt: 17, tgt: 30, prt: 26, prePrimary: 3 },
      sections: 46,
      specialEducators: { count: 1, note: "Full time" },
      counsellors: { count: 1, note: "Three days a week" },
    },
    infrastructure: {
      area: 32_400,
      classrooms: { count: 52, size: 46 },
      laboratories: [
        { name: "Physics", count: 1, size: 80 },
        { name: "Chemistry", count: 1, size: 80 },
        { name: "Biology", count: 1, size: 80 },
        { name: "Mathematics", count: 1, size: 60 },
        { name: "Computers", count: 2, size: 72 },
      ],
      libraryBooks: 14_000,
      hasInternet: true,
      toilets: { girls: 36, boys: 34, accessible: 3 },
    },
  };
}
