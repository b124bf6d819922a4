import { defineTexts } from "../../language/texts.ts";

/** The list of albums. */
export const galleryTexts = defineTexts({
  en: {
    title: "Photo Gallery",
    description: "Albums of the school year from all three campuses, by year and by subject.",
    lead: "The school year in pictures, album by album.",
    year: "Year",
    campus: "Campus",
    subject: "Subject",
    found: (count: number) => (count === 1 ? "1 album" : `${count} albums`),
    undated: "Undated",
    pages: "Pages of albums",
    newest: "Newest albums",
    older: "Older albums",
    none: {
      title: "No album yet",
      next: "Pictures of the school year appear here once the first album is published.",
      home: "Go to the home page",
    },
    noneChosen: {
      title: "No album fits",
      fact: "There is no album of this year, campus and subject.",
      next: "Clear one of the three filters, or see all albums.",
      all: "All albums",
    },
  },
  hi: {
    title: "फ़ोटो गैलरी",
    description: "तीनों परिसरों से विद्यालय के वर्ष के एल्बम, वर्ष और विषय के अनुसार।",
    lead: "चित्रों में विद्यालय का वर्ष, एक-एक एल्बम में।",
    year: "वर्ष",
    campus: "परिसर",
    subject: "विषय",
    found: (count: number) => `${count} एल्बम`,
    undated: "बिना तारीख़ के",
    pages: "एल्बमों के पृष्ठ",
    newest: "सबसे नए एल्बम",
    older: "पुराने एल्बम",
    none: {
      title: "अभी कोई एल्बम नहीं",
      next: "पहला एल्बम प्रकाशित होते ही विद्यालय के वर्ष के चित्र यहाँ दिखेंगे।",
      home: "मुखपृष्ठ पर जाएँ",
    },
    noneChosen: {
      title: "ऐसा कोई एल्बम नहीं",
      fact: "इस वर्ष, परिसर और विषय का कोई एल्बम नहीं है।",
      next: "तीनों में से एक को हटाएँ, या सभी एल्बम देखें।",
      all: "सभी एल्बम",
    },
  },
});
