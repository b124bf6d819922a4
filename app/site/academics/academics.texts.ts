import { defineTexts } from "../../language/texts.ts";

export const academicsTexts = defineTexts({
  en: {
    title: "Academics",
    description:
      "Five levels from the age of two to Class 12: what is taught when, how a school year runs, and the rules of every class.",
    lead: "Five levels, from the age of two to the Class 12 board examinations.",
    fromTo: (from: string, to: string) => `${from} to ${to}`,
  },
  hi: {
    title: "पढ़ाई",
    description:
      "दो वर्ष की आयु से कक्षा 12 तक पाँच स्तर: क्या कब पढ़ाया जाता है, विद्यालय का वर्ष कैसे चलता है, और हर कक्षा के नियम।",
    lead: "दो वर्ष की आयु से कक्षा 12 की बोर्ड परीक्षा तक, पाँच स्तर।",
    fromTo: (from: string, to: string) => `${from} से ${to} तक`,
  },
});
