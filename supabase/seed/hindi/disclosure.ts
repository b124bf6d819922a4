import type { Day } from "../days.ts";
import { disclosurePage } from "../disclosure/disclosure.ts";

/** The disclosure in Hindi: the same facts, days and papers of each campus in other words. */
export function disclosurePageInHindi(today: Day) {
  return inHindi(disclosurePage(today));
}

type Fact = string | number | boolean | undefined | Fact[] | { [name: string]: Fact };

function inHindi(fact: Fact): Fact {
  if (typeof fact === "string") return words[fact] ?? remark(fact) ?? fact;
  if (Array.isArray(fact)) return fact.map(inHindi);
  if (typeof fact !== "object") return fact;
  return Object.fromEntries(Object.entries(fact).map(([name, part]) => [name, inHindi(part)]));
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

  "Chairperson of the society": "समिति के अध्यक्ष",
  "Two teachers, chosen by the staff": "दो शिक्षक, कर्मचारियों द्वारा चुने हुए",
  "Two parents, one of them a mother": "दो अभिभावक, जिनमें एक माता",
  "Nominee of the board": "बोर्ड द्वारा नामित व्यक्ति",
  "Parent of a student of Class 11": "कक्षा 11 के एक विद्यार्थी के अभिभावक",
  "Parent of a student of Class 9": "कक्षा 9 के एक विद्यार्थी के अभिभावक",
  "Parent of a child of the Upper Kindergarten": "यूकेजी के एक बच्चे के अभिभावक",
  "Teacher of Class 8": "कक्षा 8 के शिक्षक",
  "Teacher of Class 6": "कक्षा 6 के शिक्षक",
  "Nursery teacher": "नर्सरी के शिक्षक",
  "One parent from each of Classes 1 to 12": "कक्षा 1 से 12 तक हर कक्षा से एक अभिभावक",
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
