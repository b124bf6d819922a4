import { defineTexts } from "../../language/texts.ts";

export const gradeFinderTexts = defineTexts({
  en: {
    title: "Which class is it?",
    rule: (day: string) => `A child joins the class for the age they have on ${day}.`,
    born: "Date of birth",
    noDay: "Please enter a date that exists.",
    find: "Find the class",
    tooYoung: "Children join at the age of two. You are early, and welcome to visit.",
    tooOld:
      "The child is past the age of our classes. Write to us, and we will look at it together.",
    ageOn: (age: number, day: string, session: string) =>
      `${age} years old on ${day}, session ${session}`,
    // After the name of the level.
    at: (campuses: string) => ` at ${campuses}`,
  },
  hi: {
    title: "कौन-सी कक्षा होगी?",
    rule: (day: string) => `${day} को बच्चे की जो आयु हो, उसी के अनुसार कक्षा मिलती है।`,
    born: "जन्मतिथि",
    noDay: "कृपया कैलेंडर की कोई तारीख़ दें।",
    find: "कक्षा जानें",
    tooYoung: "बच्चे दो वर्ष की आयु से आते हैं। अभी समय है; देखने आइए, आपका स्वागत है।",
    tooOld: "आयु के अनुसार बच्चा हमारी कक्षाओं से आगे निकल चुका है। हमें लिखें, हम मिलकर रास्ता देखेंगे।",
    ageOn: (age: number, day: string, session: string) => `${day} को आयु ${age} वर्ष, सत्र ${session}`,
    at: (campuses: string) => `: ${campuses} में`,
  },
});
