import {
  campus,
  campusOrAll,
  check,
  choice,
  declare,
  longText,
  place,
  text,
  videoLink,
} from "../office/fields.ts";
import { videoCategories } from "./video-categories.ts";

export const videoFields = declare({
  table: "youtube_videos",
  fields: {
    youtube_id: videoLink({
      en: "Link",
      hi: "लिंक",
      hint: { en: "Any link to a video on YouTube.", hi: "YouTube की फ़िल्म का कोई भी लिंक।" },
      wide: true,
    }),
    title: text(200, { en: "Title", hi: "शीर्षक", translated: true, wide: true }),
    category: choice(videoCategories, {
      en: "Category",
      hi: "श्रेणी",
      filter: { en: "Every category", hi: "हर श्रेणी" },
    }),
    campus: campus(campusOrAll),
    description: longText(2000, { en: "Description", hi: "विवरण", blank: "", translated: true }),
    position: place({
      en: "Place in the order",
      hi: "क्रम में स्थान",
      hint: { en: "Smaller numbers come first.", hi: "छोटी संख्या पहले आती है।" },
      header: { en: "Place", hi: "स्थान" },
    }),
    is_active: check({ en: "Show it to visitors", hi: "आगंतुकों को दिखाएँ" }),
  },
  listed: ["title", "category", "campus", "shown", "position"],
  search: ["title"],
  filters: ["category", "gone", "campus"],
});
