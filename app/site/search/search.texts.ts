import type { SearchKind } from "../../../data/pages/site-search.ts";
import { defineTexts } from "../../language/texts.ts";

type KindTexts = Record<SearchKind, string>;

const kinds: { en: KindTexts; hi: KindTexts } = {
  en: {
    page: "Pages",
    document: "Documents",
    event: "Events",
    update: "Notices",
    person: "People",
    sport: "Sports",
    album: "Photo albums",
    video: "Videos",
    calendar: "Calendar",
  },
  hi: {
    page: "पृष्ठ",
    document: "दस्तावेज़",
    event: "कार्यक्रम",
    update: "सूचनाएँ",
    person: "लोग",
    sport: "खेल",
    album: "फ़ोटो एल्बम",
    video: "फ़िल्में",
    calendar: "कैलेंडर",
  },
};

export const searchTexts = defineTexts({
  en: {
    kinds: kinds.en,
    title: "Search",
    titleOf: (query: string) => `Search: ${query}`,
    description: "Find pages, events, notices, people and documents of the school.",
    label: "What are you looking for?",
    hint: "A word is enough, in English or in Hindi.",
    find: "Find",
    kind: "Kind",
    allKinds: "All",
    found: (count: number, query: string) =>
      count === 1
        ? `One result for “${query}”`
        : `${count.toLocaleString("en-IN")} results for “${query}”`,
    corrected: (query: string) => `Nothing is called “${query}”. These fit the nearest words:`,
    showAll: (count: number, kind: string) =>
      `Show all ${count.toLocaleString("en-IN")}: ${kind.toLowerCase()}`,
    best: (shown: number, count: number) =>
      `The ${shown} that fit best, of ${count.toLocaleString("en-IN")}. One more word narrows it down.`,
    startTitle: "Asked for most",
    noneTitle: (query: string) => `Nothing found for “${query}”`,
    noneOfKind: (kind: string) => `${kind}: nothing found`,
    near: "Did you mean",
    noneHelp:
      "Another word may find it, or a shorter one. The office answers what the site does not.",
    askSchool: "Ask the school",
    everyKind: "Search in everything",
    tooShort: "Please type at least two letters.",
    tooLong: "Please search for at most 100 characters.",
  },
  hi: {
    kinds: kinds.hi,
    title: "खोजें",
    titleOf: (query: string) => `खोज: ${query}`,
    description: "विद्यालय के पृष्ठ, कार्यक्रम, सूचनाएँ, लोग और दस्तावेज़ खोजें।",
    label: "आप क्या खोज रहे हैं?",
    hint: "एक शब्द काफ़ी है, हिन्दी या अंग्रेज़ी में।",
    find: "खोजें",
    kind: "प्रकार",
    allKinds: "सभी",
    found: (count: number, query: string) =>
      `“${query}” के लिए ${count.toLocaleString("hi-IN")} परिणाम`,
    corrected: (query: string) => `“${query}” नाम से कुछ नहीं मिला। सबसे मिलते-जुलते शब्दों के परिणाम:`,
    showAll: (count: number, kind: string) => `सभी ${count.toLocaleString("hi-IN")} देखें: ${kind}`,
    best: (shown: number, count: number) =>
      `${count.toLocaleString("hi-IN")} में से सबसे उपयुक्त ${shown}। एक और शब्द जोड़ने से खोज सटीक होगी।`,
    startTitle: "सबसे अधिक पूछे जाने वाले",
    noneTitle: (query: string) => `“${query}” के लिए कुछ नहीं मिला`,
    noneOfKind: (kind: string) => `${kind}: कुछ नहीं मिला`,
    near: "क्या आपका मतलब था",
    noneHelp: "कोई दूसरा या छोटा शब्द लिखकर देखें। जो यहाँ नहीं है, वह कार्यालय से पूछ सकते हैं।",
    askSchool: "विद्यालय से पूछें",
    everyKind: "सब में खोजें",
    tooShort: "कृपया कम से कम दो अक्षर लिखें।",
    tooLong: "कृपया अधिकतम 100 अक्षरों में खोजें।",
  },
});
