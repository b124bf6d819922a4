import { defineTexts } from "../../language/texts.ts";

export const legalTexts = defineTexts({
  en: {
    privacy: {
      title: "Privacy",
      description:
        "What the school keeps about children, families and visitors of its website, why, for how long, and your rights.",
    },
    terms: {
      title: "Terms",
      description: "The rules for using the school's website, in plain words.",
    },
    onThisPage: "On this page",
    /** What stands before and after the day. */
    asOf: ["As of ", ""],
    whomToAsk: "Whom to ask",
    empty: {
      title: "Not published yet",
      fact: "The school has not published this text.",
      next: "Until it does, the office answers every question on it.",
      wayOn: "Ask the school",
    },
  },
  hi: {
    privacy: {
      title: "गोपनीयता",
      description:
        "विद्यालय बच्चों, परिवारों और इस वेबसाइट पर आने वालों के बारे में क्या रखता है, क्यों, कब तक, और आपके अधिकार।",
    },
    terms: {
      title: "शर्तें",
      description: "विद्यालय की वेबसाइट के उपयोग के नियम, सरल शब्दों में।",
    },
    onThisPage: "इस पृष्ठ पर",
    asOf: ["", " की स्थिति"],
    whomToAsk: "किससे पूछें",
    empty: {
      title: "अभी प्रकाशित नहीं",
      fact: "विद्यालय ने यह पाठ अभी प्रकाशित नहीं किया है।",
      next: "तब तक इससे जुड़े हर प्रश्न का उत्तर कार्यालय देगा।",
      wayOn: "विद्यालय से पूछें",
    },
  },
});
