import { documentAddress } from "../../../data/documents/documents.ts";
import { addDays, type Day, last, next, sessionYear } from "../days.ts";
import { classesOf, opened } from "../facts.ts";

/** What the board asks for, of the three sample campuses; the numbers say that they are samples. */
export function disclosurePage(today: Day) {
  return {
    lead: "What the national board asks every affiliated school to lay open, campus by campus, with the papers that prove it.",
    notice:
      "Sample facts and numbers. The school must put its own in their place before this page is used.",
    campuses: {
      "paonta-sahib": { updatedOn: addDays(today, -12), ...paontaSahib(today) },
      juniors: { updatedOn: addDays(today, -12), ...juniors(today) },
      majra: { updatedOn: addDays(today, -20), ...majra(today) },
    },
  };
}

function paontaSahib(today: Day) {
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
    documents: papers(today, {
      since: opened["paonta-sahib"],
      number: "630001",
      outOfDate: "fire-safety",
      affiliation: documentAddress("affiliation-letter-paonta-sahib"),
    }),
    academics: {
      documents: schoolPages(today),
      committees: [
        {
          kind: "management",
          formedOn: last("04-10", today),
          members: [
            { name: "Chairperson of the trust", role: "Chairperson" },
            { name: "Principal, Paonta Sahib campus", role: "Member secretary" },
            { name: "Principal, Majra campus", role: "Member, from another school" },
            { name: "Two teachers, chosen by the staff", role: "Members" },
            { name: "Two parents, one of them a mother", role: "Members" },
            { name: "Nominee of the board", role: "Member" },
          ],
        },
        {
          kind: "parents",
          formedOn: last("07-18", today),
          members: [
            { name: "Parent of a student of Class 11", role: "President" },
            { name: "Teacher of Class 8", role: "Secretary" },
            { name: `One parent from each of ${classesOf("paonta-sahib").en}`, role: "Members" },
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
      sections: 47,
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

function juniors(today: Day) {
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
    documents: papers(today, { since: opened.juniors, number: "630001" }),
    academics: {
      documents: schoolPages(today),
      committees: [
        {
          kind: "parents",
          formedOn: last("07-11", today),
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

function majra(today: Day) {
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
    documents: papers(today, {
      since: opened.majra,
      number: "630002",
      outOfDate: "building-safety",
    }),
    academics: {
      documents: schoolPages(today),
      committees: [
        {
          kind: "management",
          formedOn: last("04-12", today),
          members: [
            { name: "Chairperson of the trust", role: "Chairperson" },
            { name: "Principal, Majra campus", role: "Member secretary" },
            { name: "Principal, Paonta Sahib campus", role: "Member, from another school" },
            { name: "Two teachers, chosen by the staff", role: "Members" },
            { name: "Two parents, one of them a mother", role: "Members" },
            { name: "Nominee of the board", role: "Member" },
          ],
        },
        {
          kind: "parents",
          formedOn: last("07-25", today),
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
      sections: 51,
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

/** The sample of every document. */
const file = "/documents/sample-document.pdf";

/**
 * The papers of a campus. `since` is the year it opened; its affiliation is extended every five
 * years. One certificate of each campus may be out of date, as happens.
 */
function papers(
  today: Day,
  {
    since,
    number,
    outOfDate,
    affiliation = file,
  }: {
    since: number;
    number: string;
    outOfDate?: "building-safety" | "fire-safety";
    affiliation?: string;
  },
) {
  const session = sessionYear(today);
  const certificate = (kind: "building-safety" | "fire-safety", issued: string, until: string) =>
    kind === outOfDate
      ? {
          kind,
          file,
          issuedOn: addDays(last(until, today), -1095),
          validUntil: last(until, today),
          renewalAppliedOn: addDays(last(until, today), -30),
        }
      : { kind, file, issuedOn: last(issued, today), validUntil: next(until, addDays(today, 200)) };
  return [
    {
      kind: "affiliation",
      number: `SAMPLE/${number}/${session - 3}`,
      file: affiliation,
      issuedOn: `${session - 3}-02-18`,
      validUntil: `${session + 2}-03-31`,
    },
    { kind: "registration", number: "SAMPLE/TRUST/114", file, issuedOn: "2002-09-06" },
    { kind: "no-objection", file, issuedOn: `${since - 1}-11-20` },
    // The Right to Education Act asks for it since 2010.
    { kind: "recognition", issuedOn: `${Math.max(since, 2011)}-04-26` },
    certificate("building-safety", "06-12", "06-30"),
    certificate("fire-safety", "04-03", "03-31"),
    { kind: "self-certification", file, issuedOn: last("04-15", today) },
    {
      kind: "health-sanitation",
      file,
      issuedOn: last("05-08", today),
      validUntil: next("05-07", today),
    },
  ];
}

/** Fees and calendar stand on pages of their own, where they are kept up to date. */
function schoolPages(today: Day) {
  const session = sessionYear(today);
  return [
    { kind: "fees", file: "/admissions", issuedOn: `${session}-01-15` },
    { kind: "calendar", file: "/calendar", issuedOn: `${session}-03-20` },
  ];
}

/** The last three years of an examination whose results come in May: students and passed, newest first. */
function lastResults(today: Day, years: [registered: number, passed: number][]) {
  const newest = Number(last("05-25", today).slice(0, 4));
  return years.map(([registered, passed], index) => ({
    year: newest - index,
    registered,
    passed,
    ...(registered - passed > 0 && {
      remark:
        registered - passed === 1
          ? "1 student sat the compartment examination"
          : `${registered - passed} students sat the compartment examination`,
    }),
  }));
}

/** The disclosure in Hindi: the same facts, days and papers of each campus in other words. */
export function disclosurePageInHindi(today: Day) {
  return translated(disclosurePage(today));
}

type Fact = string | number | boolean | undefined | Fact[] | { [name: string]: Fact };

function translated(facts: { [name: string]: Fact }): { [name: string]: Fact } {
  return Object.fromEntries(Object.entries(facts).map(([name, part]) => [name, inHindi(part)]));
}

function inHindi(fact: Fact): Fact {
  if (typeof fact === "string") return words[fact] ?? remark(fact) ?? fact;
  if (Array.isArray(fact)) return fact.map(inHindi);
  return typeof fact === "object" ? translated(fact) : fact;
}

/** Of an examination: how many sat it again. */
function remark(text: string): string | undefined {
  const students = /^(\d+) students? sat the compartment examination$/.exec(text)?.[1];
  return students && `${students} विद्यार्थी पूरक परीक्षा में बैठे`;
}

const words: Record<string, string> = {
  "What the national board asks every affiliated school to lay open, campus by campus, with the papers that prove it.":
    "राष्ट्रीय बोर्ड हर संबद्ध विद्यालय से जो जानकारी सामने रखने को कहता है, परिसर के अनुसार, उसे प्रमाणित करने वाले काग़ज़ों के साथ।",
  "Sample facts and numbers. The school must put its own in their place before this page is used.":
    "नमूने के तथ्य और आँकड़े। इस पृष्ठ के उपयोग से पहले विद्यालय इनके स्थान पर अपने तथ्य लिखे।",

  "Foothills School, Paonta Sahib": "फ़ुटहिल्स स्कूल, पांवटा साहिब",
  "Foothills School, Juniors": "फ़ुटहिल्स स्कूल, जूनियर्स",
  "Foothills School, Majra": "फ़ुटहिल्स स्कूल, माजरा",
  "SAMPLE-630001 (with Paonta Sahib)": "SAMPLE-630001 (पांवटा साहिब के साथ)",
  "Paonta Sahib, District Sirmaur": "पांवटा साहिब, ज़िला सिरमौर",
  "Juniors campus, Paonta Sahib, District Sirmaur": "जूनियर्स परिसर, पांवटा साहिब, ज़िला सिरमौर",
  "Majra, Tehsil Paonta Sahib, District Sirmaur": "माजरा, तहसील पांवटा साहिब, ज़िला सिरमौर",
  "Himachal Pradesh 173025": "हिमाचल प्रदेश 173025",
  "Himachal Pradesh 173021": "हिमाचल प्रदेश 173021",
  "Principal, Paonta Sahib campus": "प्रधानाचार्य, पांवटा साहिब परिसर",
  "Principal, Majra campus": "प्रधानाचार्य, माजरा परिसर",
  "Head of Juniors": "प्रमुख, जूनियर्स",
  "MSc, MEd": "एमएससी, एमएड",
  "MA (Mathematics), BEd": "एमए (गणित), बीएड",
  "MA (Education), NTT": "एमए (शिक्षा), एनटीटी",

  "Chairperson of the trust": "न्यास के अध्यक्ष",
  "Two teachers, chosen by the staff": "दो शिक्षक, कर्मचारियों द्वारा चुने हुए",
  "Two parents, one of them a mother": "दो अभिभावक, जिनमें एक माता",
  "Nominee of the board": "बोर्ड द्वारा नामित व्यक्ति",
  "Parent of a student of Class 11": "कक्षा 11 के एक विद्यार्थी के अभिभावक",
  "Parent of a student of Class 9": "कक्षा 9 के एक विद्यार्थी के अभिभावक",
  "Parent of a child of the Upper Kindergarten": "यूकेजी के एक बच्चे के अभिभावक",
  "Teacher of Class 8": "कक्षा 8 के शिक्षक",
  "Teacher of Class 6": "कक्षा 6 के शिक्षक",
  "Nursery teacher": "नर्सरी के शिक्षक",
  [`One parent from each of ${classesOf("paonta-sahib").en}`]: `${classesOf("paonta-sahib").hi} तक हर कक्षा से एक अभिभावक`,
  "One parent from each bus route": "हर बस मार्ग से एक अभिभावक",
  "One parent from each group": "हर समूह से एक अभिभावक",
  Chairperson: "अध्यक्ष",
  President: "अध्यक्ष",
  Secretary: "सचिव",
  Member: "सदस्य",
  Members: "सदस्य",
  "Member secretary": "सदस्य सचिव",
  "Member, from another school": "सदस्य, दूसरे विद्यालय से",

  "Full time": "पूर्णकालिक",
  "Full time, with a room beside the library": "पूर्णकालिक, पुस्तकालय के पास के कक्ष में",
  "Three days a week": "सप्ताह में तीन दिन",
  "Monday to Friday, and on call in the board examinations":
    "सोमवार से शुक्रवार, और बोर्ड परीक्षाओं के समय बुलाने पर",
  "Shared with Paonta Sahib, two mornings a week": "पांवटा साहिब के साथ साझा, सप्ताह में दो सुबह",
  "Shared with Paonta Sahib, on request": "पांवटा साहिब के साथ साझा, अनुरोध पर",

  Physics: "भौतिकी",
  Chemistry: "रसायन विज्ञान",
  Biology: "जीव विज्ञान",
  Mathematics: "गणित",
  Computers: "कंप्यूटर",
};
