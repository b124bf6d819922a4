import { defineTexts } from "../../language/texts.ts";

export const searchTexts = defineTexts({
  en: {
    title: "Search",
    description: "Find pages, events, notices, people and documents of the school.",
    label: "What are you looking for?",
    find: "Find",
  },
  hi: {
    title: "खोजें",
    description: "विद्यालय के पृष्ठ, कार्यक्रम, सूचनाएँ, लोग और दस्तावेज़ खोजें।",
    label: "आप क्या खोज रहे हैं?",
    find: "खोजें",
  },
});
