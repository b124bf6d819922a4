import { defineTexts } from "../../language/texts.ts";

/** What the sections say that the home page shares with inner pages. */
export const sectionsTexts = defineTexts({
  en: {
    levels: "Five levels",
    campuses: "Three campuses",
    campus: (name: string) => `${name} campus`,
    views: {
      "paonta-sahib": "The main house at Paonta Sahib with its arcades and playing field",
      juniors: "The small house of the Juniors campus with swings, a slide and a kite",
      majra: "The gate of the Majra campus with children walking in",
    },
    comingUp: {
      title: "Coming up",
      calendar: "Whole calendar",
      none: "Nothing is planned yet",
      noneYet:
        "No event is announced at the moment. The next ones appear here as soon as they are.",
      reply: "Reply",
      replyTo: (event: string) => `Reply to ${event}`,
    },
    albums: {
      title: "From the albums",
      gallery: "Photo gallery",
      none: "No album yet",
      noneYet: "Pictures of the school year appear here once the first album is published.",
      strip: "Albums, scrolls sideways",
      pictures: (count: number) => `${count} ${count === 1 ? "picture" : "pictures"}`,
    },
  },
  hi: {
    levels: "पाँच स्तर",
    campuses: "तीन परिसर",
    campus: (name: string) => `${name} परिसर`,
    views: {
      "paonta-sahib": "पांवटा साहिब का मुख्य भवन, उसके मेहराब और खेल का मैदान",
      juniors: "जूनियर्स परिसर का छोटा भवन, झूले, फिसलपट्टी और एक पतंग",
      majra: "माजरा परिसर का फाटक और भीतर आते बच्चे",
    },
    comingUp: {
      title: "आने वाले कार्यक्रम",
      calendar: "पूरा कैलेंडर",
      none: "अभी कुछ तय नहीं है",
      noneYet: "इस समय कोई कार्यक्रम घोषित नहीं है। घोषणा होते ही अगले कार्यक्रम यहाँ दिखेंगे।",
      reply: "आने की सूचना दें",
      replyTo: (event: string) => `आने की सूचना दें: ${event}`,
    },
    albums: {
      title: "एल्बमों से",
      gallery: "फ़ोटो गैलरी",
      none: "अभी कोई एल्बम नहीं है",
      noneYet: "पहला एल्बम प्रकाशित होते ही विद्यालय के वर्ष की तस्वीरें यहाँ दिखेंगी।",
      strip: "एल्बम, दाएँ-बाएँ खिसकाएँ",
      pictures: (count: number) => `${count} चित्र`,
    },
  },
});
