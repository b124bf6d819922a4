import {
  campus,
  campusOrAll,
  declare,
  list,
  longText,
  place,
  richText,
  text,
} from "../office/fields.ts";

export const leadershipMessageFields = declare({
  table: "leadership_messages",
  fields: {
    name: text(120, { en: "From", hi: "किसकी ओर से", translated: true }),
    title: text(160, { en: "Office", hi: "पद", translated: true, onPhones: true }),
    excerpt: longText(600, {
      en: "In short",
      hi: "संक्षेप",
      hint: {
        en: "One or two sentences, shown before the message is opened.",
        hi: "एक-दो वाक्य, जो संदेश खोलने से पहले दिखते हैं।",
      },
      blank: "",
      translated: true,
    }),
    full_message: richText(20_000, { en: "Message", hi: "संदेश", blank: "", translated: true }),
    display_locations: list(20, {
      en: "Shown on",
      hi: "कहाँ दिखे",
      hint: {
        en: "Separated by commas: all, home, about, messages, campus.",
        hi: "अल्पविराम से अलग: all, home, about, messages, campus.",
      },
      wide: true,
    }),
    campus: campus(campusOrAll),
    order: place({
      en: "Place in the order",
      hi: "क्रम में स्थान",
      hint: { en: "Smaller numbers come first.", hi: "छोटी संख्या पहले आती है।" },
      header: { en: "Place", hi: "स्थान" },
    }),
  },
  listed: ["name", "title", "campus", "order"],
  search: ["name", "title"],
  filters: ["campus"],
});
