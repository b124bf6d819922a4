import { defineTexts } from "../../language/texts.ts";

export const coCurricularTexts = defineTexts({
  en: {
    title: "Co-curricular",
    description:
      "Stage, fields, studios and clubs on three campuses, and what happens on each afternoon of the week.",
    picture: "Games hour: three runners on the red track, a football match and the hills beyond",
    areas: {
      "sports-athletics": "Sports & Athletics",
      "performing-arts": "Performing Arts",
      "visual-arts": "Visual Arts",
      "clubs-societies": "Clubs & Societies",
    },
    /** How many there are of each. */
    counted: {
      "sports-athletics": (count: number) => `${count} sports`,
      "performing-arts": (count: number) => `${count} groups on stage`,
      "visual-arts": (count: number) => `${count} studios`,
      "clubs-societies": (count: number) => `${count} clubs`,
    },
    week: "A week after lessons",
    weekLead: "Everything but sport: each sport's page has its own times.",
  },
  hi: {
    title: "सह-शैक्षिक गतिविधियाँ",
    description: "तीनों परिसरों में मंच, मैदान, स्टूडियो और क्लब, और सप्ताह की हर दोपहर में क्या होता है।",
    picture: "खेल का घंटा: लाल ट्रैक पर तीन धावक, फ़ुटबॉल का मैच और पीछे पहाड़",
    areas: {
      "sports-athletics": "खेल और एथलेटिक्स",
      "performing-arts": "मंच कला",
      "visual-arts": "दृश्य कला",
      "clubs-societies": "क्लब और समितियाँ",
    },
    counted: {
      "sports-athletics": (count: number) => `${count} खेल`,
      "performing-arts": (count: number) => `मंच के ${count} समूह`,
      "visual-arts": (count: number) => `${count} स्टूडियो`,
      "clubs-societies": (count: number) => `${count} क्लब`,
    },
    week: "पढ़ाई के बाद का सप्ताह",
    weekLead: "खेलों को छोड़कर सब कुछ; खेलों का समय हर खेल के साथ लिखा है।",
  },
});
