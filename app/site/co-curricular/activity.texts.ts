import { defineTexts } from "../../language/texts.ts";

/** The three parts of campus life beside sport: what each page is called, shows, and says when empty. */
export const activityTexts = defineTexts({
  en: {
    "performing-arts": {
      title: "Performing Arts",
      description:
        "Choirs, drums, dance and theatre: what each group does, for which grades, on which day and where.",
      picture: "A hill dance on the school stage, seen from the dark of the hall",
      notDescribed: "Music, dance and theatre at this school is not described here yet.",
    },
    "visual-arts": {
      title: "Visual Arts",
      description:
        "Drawing, pottery, block printing and lettering: the studios, their days and places, and where the work is shown.",
      picture: "A girl paints a hill at an easel while finished prints dry on a line",
      notDescribed: "Drawing, clay and print at this school is not described here yet.",
    },
    "clubs-societies": {
      title: "Clubs & Societies",
      description:
        "Every club of the school, day by day: what it does, for which grades, when, where and with whom.",
      notDescribed: "What clubs do at this school is not described here yet.",
    },
    empty: {
      title: "No groups yet",
      next: "Each group appears with its day, place and teacher as soon as it is published.",
      wayOn: "All of campus life",
    },
  },
  hi: {
    "performing-arts": {
      title: "मंच कला",
      description:
        "गायन मंडली, ढोल, नृत्य और नाटक: हर समूह क्या करता है, किन कक्षाओं के लिए, किस दिन और कहाँ।",
      picture: "विद्यालय के मंच पर पहाड़ी नृत्य, हॉल के अँधेरे से देखा हुआ",
      notDescribed: "इस विद्यालय के संगीत, नृत्य और नाटक के बारे में यहाँ अभी नहीं लिखा गया है।",
    },
    "visual-arts": {
      title: "दृश्य कला",
      description:
        "चित्रकला, मिट्टी का काम, ठप्पा छपाई और सुलेख: स्टूडियो, उनके दिन और जगह, और काम कहाँ दिखाया जाता है।",
      picture: "ईज़ल पर पहाड़ का चित्र बनाती बच्ची, डोरी पर सूखते छापे",
      notDescribed: "इस विद्यालय की चित्रकला, मिट्टी और छपाई के बारे में यहाँ अभी नहीं लिखा गया है।",
    },
    "clubs-societies": {
      title: "क्लब और समितियाँ",
      description:
        "विद्यालय का हर क्लब, दिन के अनुसार: वह क्या करता है, किन कक्षाओं के लिए, कब, कहाँ और किसके साथ।",
      notDescribed: "इस विद्यालय के क्लबों के बारे में यहाँ अभी नहीं लिखा गया है।",
    },
    empty: {
      title: "अभी कोई समूह नहीं",
      next: "प्रकाशित होते ही हर समूह अपने दिन, जगह और शिक्षक के साथ यहीं दिखेगा।",
      wayOn: "पूरा विद्यालय जीवन",
    },
  },
});
