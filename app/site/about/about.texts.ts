import { defineTexts } from "../../language/texts.ts";

/** The numbers are true whatever the school has entered: docs/requirements.md R9.9 and R9.10. */
export const aboutTexts = defineTexts({
  en: {
    title: "Our Story",
    description:
      "From one building and a field in 2003 to three campuses: the school year by year, counted, and who answers for what.",
    lead: "A school founded in 2003, today on three campuses.",
    picture: "First light where the river leaves the hills, with the school on its terrace",
    numbers: "The school in six numbers",
    counts: [
      { value: "2003", label: "Year of founding" },
      { value: "3", label: "Campuses" },
      { value: "25", unit: "acres", label: "At Paonta Sahib" },
      { value: "1,400+", label: "Students at Paonta Sahib" },
      { value: "1,500+", label: "Students at Majra" },
      { value: "2–7", label: "Ages at Juniors" },
    ] as { value: string; unit?: string; label: string }[],
    onward: "More about the school",
    vision: "Mission & Vision",
    visionLead: "What we promise the children in our care, and how we keep count.",
    messages: "What our Leaders Say",
    scholarships: "Scholarships",
    campuses: "The three campuses",
  },
  hi: {
    title: "हमारी कहानी",
    description:
      "2003 में एक भवन और एक मैदान से आज के तीन परिसरों तक: विद्यालय का साल-दर-साल सफ़र, उसके आँकड़े, और किस काम का उत्तर कौन देता है।",
    lead: "2003 में स्थापित विद्यालय, आज तीन परिसरों में।",
    picture: "भोर की पहली किरण, जहाँ नदी पहाड़ों से निकलती है; ऊँचाई पर विद्यालय",
    numbers: "छह संख्याओं में विद्यालय",
    counts: [
      { value: "2003", label: "स्थापना वर्ष" },
      { value: "3", label: "परिसर" },
      { value: "25", unit: "एकड़", label: "पांवटा साहिब में" },
      { value: "1,400+", label: "पांवटा साहिब में विद्यार्थी" },
      { value: "1,500+", label: "माजरा में विद्यार्थी" },
      { value: "2–7", unit: "वर्ष", label: "जूनियर्स में बच्चों की आयु" },
    ],
    onward: "विद्यालय के बारे में और",
    vision: "ध्येय और दृष्टि",
    visionLead: "बच्चों से हमारा वादा, और हम उसे कैसे परखते हैं।",
    messages: "प्रमुखों के संदेश",
    scholarships: "छात्रवृत्तियाँ",
    campuses: "तीनों परिसर",
  },
});
