import { defineTexts } from "../language/texts.ts";

/** The words of an address where they read otherwise than the page's name in the menus. */
export const breadcrumbsTexts = defineTexts({
  en: {
    way: "Breadcrumb",
    home: "Home",
    labels: {
      "/about": "About",
      "/campuses": "Campuses",
      "/co-curricular": "Co-curricular",
      "/co-curricular/sports-athletics": "Sports & Athletics",
      "/co-curricular/clubs-societies": "Clubs & Societies",
      "/faculty": "Faculty",
      "/search": "Search",
      "/admissions/received": "Received",
      "/contact/received": "Received",
    },
  },
  hi: {
    way: "आप यहाँ हैं",
    home: "मुखपृष्ठ",
    labels: {
      "/about": "परिचय",
      "/campuses": "परिसर",
      "/co-curricular": "सह-शैक्षिक गतिविधियाँ",
      "/co-curricular/sports-athletics": "खेल और एथलेटिक्स",
      "/co-curricular/clubs-societies": "क्लब और समितियाँ",
      "/faculty": "शिक्षक",
      "/search": "खोजें",
      "/admissions/received": "मिल गई",
      "/contact/received": "मिल गया",
    },
  },
});
