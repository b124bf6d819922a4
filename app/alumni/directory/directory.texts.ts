import { defineTexts } from "../../language/texts.ts";

const number = (count: number, tag: string) => count.toLocaleString(tag);

export const directoryTexts = defineTexts({
  en: {
    title: "Alumni Directory",
    description: "Find people of your batch, your campus and your city.",
    search: "Name, work or place",
    find: "Find",
    narrow: "Narrow it down",
    clear: "Take all filters away",
    facets: {
      batch: "Batch",
      campus: "Campus",
      house: "House",
      city: "City",
      country: "Country",
      industry: "Field of work",
    },
    any: {
      batch: "All batches",
      campus: "All campuses",
      house: "All houses",
      city: "All cities",
      country: "All countries",
      industry: "All fields",
    },
    choice: (label: string, people: number | null) =>
      people === null ? label : `${label} (${number(people, "en-IN")})`,
    mentors: (people: number | null) =>
      people === null ? "Mentors only" : `Mentors only (${number(people, "en-IN")})`,
    found: (people: number | null) => {
      if (people === null) return "More than 1,000 people";
      return people === 1 ? "1 person" : `${number(people, "en-IN")} people`;
    },
    next: "Next page",
    first: "First page",
    pages: "Pages of the directory",
    nobody: {
      title: "Nobody fits this",
      fact: "Not everyone shows every detail, so a filter may miss people who are here.",
      next: "Fewer filters find more people.",
      wayOn: "Show everybody",
    },
  },
  hi: {
    title: "पूर्व विद्यार्थी निर्देशिका",
    description: "अपने बैच, परिसर और शहर के साथियों को खोजिए।",
    search: "नाम, काम या स्थान",
    find: "खोजें",
    narrow: "खोज सीमित करें",
    clear: "सभी फ़िल्टर हटाएँ",
    facets: {
      batch: "बैच",
      campus: "परिसर",
      house: "हाउस",
      city: "शहर",
      country: "देश",
      industry: "कार्यक्षेत्र",
    },
    any: {
      batch: "सभी बैच",
      campus: "सभी परिसर",
      house: "सभी हाउस",
      city: "सभी शहर",
      country: "सभी देश",
      industry: "सभी क्षेत्र",
    },
    choice: (label: string, people: number | null) =>
      people === null ? label : `${label} (${number(people, "hi-IN")})`,
    mentors: (people: number | null) =>
      people === null ? "केवल मार्गदर्शक" : `केवल मार्गदर्शक (${number(people, "hi-IN")})`,
    found: (people: number | null) =>
      people === null ? "1,000 से अधिक लोग" : `${number(people, "hi-IN")} लोग`,
    next: "अगला पृष्ठ",
    first: "पहला पृष्ठ",
    pages: "निर्देशिका के पृष्ठ",
    nobody: {
      title: "ऐसा कोई नहीं मिला",
      fact: "हर कोई अपनी हर जानकारी नहीं दिखाता, इसलिए संभव है कि वह यहाँ हो पर इससे न मिले।",
      next: "कम फ़िल्टर से अधिक लोग मिलते हैं।",
      wayOn: "सबको दिखाएँ",
    },
  },
});
