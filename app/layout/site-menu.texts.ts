import { defineTexts } from "../language/texts.ts";

/** The headings of the dropdowns. The names of pages are in data/pages/site-map.ts. */
export const siteMenuTexts = defineTexts({
  en: {
    about: "About",
    academics: "Academics",
    campusLife: "Campus Life",
    community: "Community",
    campuses: "Campuses",
    coCurricular: "Co-curricular",
    hover: "Hover over a link to learn more",
  },
  hi: {
    about: "परिचय",
    academics: "पढ़ाई",
    campusLife: "विद्यालय जीवन",
    community: "समुदाय",
    campuses: "परिसर",
    coCurricular: "सह-शैक्षिक गतिविधियाँ",
    hover: "और जानने के लिए किसी लिंक पर जाएँ",
  },
});
