import { defineTexts } from "../../language/texts.ts";

export const contactTexts = defineTexts({
  en: {
    title: "Contact",
    description:
      "Telephone numbers and office hours of the three campuses, a map of the way, and a form that reaches the school.",
    lead: "Telephone, write, or use the form. It reaches the school office.",
    campuses: "Three campuses",
    mapShows:
      "Map of the valley: the Yamuna in the east, the road to Nahan in the west. Paonta Sahib campus lies above the town, Juniors between town and river, Majra on the Nahan road.",
    mapCaption: "The valley from above, not to scale. Block print.",
    openMap: "Open a map",
    ofCampus: (name: string) => ` of ${name}, on openstreetmap.org, in a new tab`,
    office: "School office",
    hours: "Office hours",
    certificate: "Check a transfer certificate",
  },
  hi: {
    title: "संपर्क",
    description:
      "तीनों परिसरों के फ़ोन नंबर और कार्यालय का समय, पहुँचने का नक्शा, और एक फ़ॉर्म जो सीधे विद्यालय तक पहुँचता है।",
    lead: "फ़ोन करें, लिखें या फ़ॉर्म भरें। आपकी बात विद्यालय कार्यालय तक पहुँचती है।",
    campuses: "तीन परिसर",
    mapShows:
      "घाटी का नक्शा: पूर्व में यमुना, पश्चिम में नाहन जाने वाली सड़क। पांवटा साहिब परिसर नगर से ऊपर है, जूनियर्स नगर और नदी के बीच, माजरा नाहन वाली सड़क पर।",
    mapCaption: "ऊपर से देखी घाटी, पैमाने पर नहीं। ठप्पा छपाई।",
    openMap: "नक्शा खोलें",
    ofCampus: (name: string) => `: ${name}, openstreetmap.org पर, नए टैब में`,
    office: "विद्यालय कार्यालय",
    hours: "कार्यालय का समय",
    certificate: "स्थानांतरण प्रमाणपत्र जाँचें",
  },
});
