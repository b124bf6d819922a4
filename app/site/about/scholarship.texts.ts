import { defineTexts } from "../../language/texts.ts";

export const scholarshipTexts = defineTexts({
  en: {
    title: "Scholarships",
    description:
      "Every scholarship of the school: for whom, how much in rupees, until when, which papers, and how to apply.",
    criteria: "You can apply with",
    papers: "Papers to hand in",
    /** A sentence from the school without its mark at the end. */
    places: (places: string) => `${places}.`,
    closed: "Closed",
    soon: "Opens later",
    open: "Open",
    /** What stands before and after a day. */
    closedSince: ["since ", ""],
    opensTo: [" to ", ""],
    openUntil: ["until ", ""],
    writeToOffice: "Write to the office",
    empty: {
      title: "No scholarship is announced",
      fact: "Nothing is published at the moment.",
      next: "Each scholarship appears here with its criteria and last day. The office knows more.",
      wayOn: "Ask the school",
    },
  },
  hi: {
    title: "छात्रवृत्तियाँ",
    description: "विद्यालय की हर छात्रवृत्ति: किसके लिए, कितने रुपये, कब तक, कौन-से काग़ज़ और आवेदन कैसे करें।",
    criteria: "आवेदन की शर्तें",
    papers: "जमा करने के काग़ज़",
    places: (places: string) => `${places}।`,
    closed: "बंद",
    soon: "बाद में खुलेगी",
    open: "खुली है",
    closedSince: ["", " से"],
    opensTo: [" से ", " तक"],
    openUntil: ["", " तक"],
    writeToOffice: "कार्यालय को लिखें",
    empty: {
      title: "अभी कोई छात्रवृत्ति घोषित नहीं है",
      fact: "इस समय कुछ प्रकाशित नहीं है।",
      next: "हर छात्रवृत्ति अपनी शर्तों और अंतिम तिथि के साथ यहीं दिखेगी। अधिक जानकारी कार्यालय से मिलेगी।",
      wayOn: "विद्यालय से पूछें",
    },
  },
});
