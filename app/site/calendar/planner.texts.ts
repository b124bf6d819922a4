import { defineTexts } from "../../language/texts.ts";

export const plannerTexts = defineTexts({
  en: {
    title: "School-year planner",
    description:
      "Every holiday, examination, meeting and event of the school year from April to March, to print on A4.",
    heading: (year: string) => `School year ${year}`,
    lead: "April to March on two sheets of A4, for the kitchen wall. Dates may still change; the calendar on the site is always the latest.",
    years: "School years",
    print: "Print",
    for: (name: string) => `For ${name}`,
    everyone: "For all campuses and levels",
    asOf: (day: string) => `As of ${day}`,
    nothing: "Nothing entered",
    repeated: "Through the year",
    empty: (year: string) => `Nothing is entered for ${year} yet`,
    emptyFact: "The office enters the dates of a school year before it begins.",
    emptyAction: "To the calendar",
  },
  hi: {
    title: "सत्र योजना",
    description: "अप्रैल से मार्च तक के सत्र के सभी अवकाश, परीक्षाएँ, बैठकें और कार्यक्रम, A4 पर छापने के लिए।",
    heading: (year: string) => `सत्र ${year}`,
    lead: "अप्रैल से मार्च, A4 के दो पन्नों पर, घर की दीवार के लिए। तारीख़ें बदल सकती हैं; साइट का कैलेंडर हमेशा नवीनतम रहता है।",
    years: "सत्र",
    print: "छापें",
    for: (name: string) => `${name} के लिए`,
    everyone: "सभी परिसरों और स्तरों के लिए",
    asOf: (day: string) => `${day} की स्थिति`,
    nothing: "कुछ दर्ज नहीं",
    repeated: "पूरे वर्ष",
    empty: (year: string) => `${year} के लिए अभी कुछ दर्ज नहीं है`,
    emptyFact: "सत्र की तारीख़ें कार्यालय उसके शुरू होने से पहले दर्ज करता है।",
    emptyAction: "कैलेंडर देखें",
  },
});
