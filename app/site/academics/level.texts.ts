import { defineTexts } from "../../language/texts.ts";

export const levelTexts = defineTexts({
  en: {
    description: (span: string) =>
      `${span}: subjects, a day in the life, and how progress is assessed.`,
    /** What each level's print shows. */
    pictures: {
      "pre-primary": "A teacher reads to four small children on a round rug with building blocks",
      primary: "Primary children plant and water the vegetable beds below the school",
      middle: "A science lesson with a microscope and coloured liquids on the bench",
      secondary: "Two students read at a library table while a third takes down a book",
      "senior-secondary":
        "Three students on the terrace with a telescope, the high range before them",
    },
    forWhom: "For",
    subjects: "Subjects",
    time: "Time",
    whatHappens: "What happens",
    choices: "Fifth and sixth subject",
    leadsTo: "Leads to",
    otherLevels: "Other levels",
    before: (span: string) => `Before this, ${span.toLowerCase()}`,
    after: (span: string) => `After this, ${span.toLowerCase()}`,
    empty: {
      title: "More is to come",
      fact: (level: string) =>
        `Subjects, timetable and assessment of ${level} are not published yet.`,
      next: "They appear here as soon as they are. The office answers questions until then.",
      wayOn: "Ask the school",
    },
  },
  hi: {
    description: (span: string) => `${span}: विषय, एक दिन की दिनचर्या, और प्रगति कैसे आँकी जाती है।`,
    pictures: {
      "pre-primary": "गोल दरी पर शिक्षिका चार नन्हे बच्चों को कहानी सुना रही हैं, पास में लकड़ी के गुटके हैं",
      primary: "विद्यालय के नीचे क्यारियों में पौधे लगाते और पानी देते प्राथमिक कक्षा के बच्चे",
      middle: "विज्ञान की कक्षा: मेज़ पर सूक्ष्मदर्शी और रंगीन घोल",
      secondary: "पुस्तकालय की मेज़ पर पढ़ते दो विद्यार्थी, तीसरा अलमारी से किताब उतार रहा है",
      "senior-secondary": "छत पर दूरबीन के साथ तीन विद्यार्थी, सामने ऊँची पर्वतमाला",
    },
    forWhom: "किसके लिए",
    subjects: "विषय",
    time: "समय",
    whatHappens: "क्या होता है",
    choices: "पाँचवाँ और छठा विषय",
    leadsTo: "आगे की राहें",
    otherLevels: "अन्य स्तर",
    before: (span: string) => `इससे पहले, ${span}`,
    after: (span: string) => `इसके बाद, ${span}`,
    empty: {
      title: "जानकारी आने वाली है",
      fact: (level: string) =>
        `${level} स्तर के विषय, समय-सारणी और मूल्यांकन की जानकारी अभी प्रकाशित नहीं है।`,
      next: "प्रकाशित होते ही वह यहीं दिखेगी। तब तक आपके प्रश्नों का उत्तर कार्यालय देगा।",
      wayOn: "विद्यालय से पूछें",
    },
  },
});
