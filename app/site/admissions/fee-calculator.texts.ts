import { defineTexts } from "../../language/texts.ts";

export const feeCalculatorTexts = defineTexts({
  en: {
    title: "What a first year comes to",
    campus: "Campus",
    grade: "Class",
    bus: "School bus",
    noBus: "No bus",
    siblings: "Siblings here",
    siblingsChoices: ["None", "One", "Two or more"],
    workOut: "Work it out",
    notTaught: (grade: string, campus: string, others: string[]) =>
      `${grade} is not taught at ${campus}. It is at ${others.join(" and ")}.`,
    choose: "Please choose a campus and a class.",
    parts: {
      admission: () => "Admission, once",
      annual: () => "Annual charges",
      tuition: (month: string) => `Tuition, 12 × ${month}`,
      siblings: (percent: string) => `Less ${percent}% for siblings`,
      bus: (month: string) => `School bus, 12 × ${month}`,
    },
    total: "First year",
  },
  hi: {
    title: "पहले वर्ष का कुल ख़र्च",
    campus: "परिसर",
    grade: "कक्षा",
    bus: "विद्यालय बस",
    noBus: "बस नहीं",
    siblings: "यहाँ पढ़ते भाई-बहन",
    siblingsChoices: ["कोई नहीं", "एक", "दो या अधिक"],
    workOut: "हिसाब लगाएँ",
    notTaught: (grade: string, campus: string, others: string[]) =>
      `${campus} में ${grade} नहीं है। यह ${others.join(" और ")} में है।`,
    choose: "कृपया परिसर और कक्षा चुनें।",
    parts: {
      admission: () => "प्रवेश, एक बार",
      annual: () => "वार्षिक शुल्क",
      tuition: (month: string) => `शिक्षण, 12 × ${month}`,
      siblings: (percent: string) => `भाई-बहन के लिए ${percent}% की छूट`,
      bus: (month: string) => `विद्यालय बस, 12 × ${month}`,
    },
    total: "पहला वर्ष",
  },
});
