import {
  campus,
  campusOrAll,
  check,
  choice,
  day,
  declare,
  longText,
  moment,
  picture,
  slug,
  text,
} from "../office/fields.ts";
import { albumCategories } from "./album-categories.ts";

export const albumFields = declare({
  table: "gallery_events",
  fields: {
    title: text(200, { en: "Title", hi: "शीर्षक", translated: true, wide: true }),
    slug: slug("title", {
      en: "Name in addresses",
      hi: "पते में नाम",
      hint: {
        en: "Small letters, digits and hyphens. Made of the title where it is left open.",
        hi: "अंग्रेज़ी के छोटे अक्षर, अंक और हाइफ़न। खाली छोड़ने पर शीर्षक से बनता है।",
      },
      wide: true,
    }),
    held_on: day({
      en: "Day",
      hi: "दिन",
      hint: { en: "When the pictures were taken.", hi: "चित्र किस दिन लिए गए।" },
      blank: null,
    }),
    campus: campus(campusOrAll),
    category: choice(albumCategories, {
      en: "Category",
      hi: "श्रेणी",
      filter: { en: "Every category", hi: "हर श्रेणी" },
    }),
    summary: longText(600, {
      en: "Summary",
      hi: "सारांश",
      hint: { en: "One or two sentences below the title.", hi: "शीर्षक के नीचे एक-दो वाक्य।" },
      blank: "",
      translated: true,
    }),
    cover: picture({
      en: "Cover",
      hi: "आवरण",
      hint: {
        en: "Any picture of the album can be made the cover, too.",
        hi: "एल्बम के किसी भी चित्र को आवरण बनाया जा सकता है।",
      },
      blank: null,
    }),
    cover_alt: text(300, {
      en: "Description of the cover",
      hi: "आवरण का वर्णन",
      hint: { en: "For those who cannot see it.", hi: "जो देख नहीं सकते उनके लिए।" },
      blank: null,
    }),
    unpublish_at: moment({
      en: "Shown until",
      hi: "कब तक दिखे",
      hint: {
        en: "Indian time. Left open: until it is taken off by hand.",
        hi: "भारतीय समय। खाली छोड़ने पर हाथ से हटाए जाने तक।",
      },
      blank: null,
    }),
    unlisted: check({
      en: "Only for those who have its address: in no list and not in the search",
      hi: "केवल उनके लिए जिनके पास इसका पता है: किसी सूची या खोज में नहीं",
    }),
    allow_download: check({
      en: "Visitors may download the pictures",
      hi: "आगंतुक चित्र डाउनलोड कर सकते हैं",
    }),
  },
  listed: ["title", "standing", "pictures", "held_on", "category", "campus"],
  search: ["title", "slug"],
  filters: ["category", "published", "campus"],
});
