import {
  campus,
  campusOrAll,
  check,
  declare,
  lines,
  longText,
  nested,
  picture,
  text,
} from "../office/fields.ts";

export const sportFields = declare({
  table: "sports_programs",
  fields: {
    name: text(120, { en: "Name", hi: "नाम", translated: true }),
    campus: campus(campusOrAll),
    summary: text(300, {
      en: "In short",
      hi: "संक्षेप में",
      hint: { en: "One sentence for the list of sports.", hi: "खेलों की सूची के लिए एक वाक्य।" },
      blank: "",
      translated: true,
      wide: true,
    }),
    description: longText(10_000, { en: "Description", hi: "विवरण", blank: "", translated: true }),
    coach: text(200, { en: "Coach", hi: "प्रशिक्षक", blank: null, translated: true, wide: true }),
    achievements: longText(4000, {
      en: "Achievements",
      hi: "उपलब्धियाँ",
      hint: { en: "One on each line.", hi: "हर पंक्ति में एक।" },
      blank: null,
      translated: true,
    }),
    age_groups: lines(20, 80, {
      en: "Age groups",
      hi: "आयु वर्ग",
      hint: { en: "One on each line, such as “Under 14”.", hi: "हर पंक्ति में एक, जैसे “14 वर्ष से कम”।" },
      translated: true,
    }),
    schedules: nested(
      30,
      {
        type: text(120, { en: "What is trained", hi: "किसका अभ्यास" }),
        timings: lines(20, 160, {
          en: "Times",
          hi: "समय",
          hint: {
            en: "One on each line, such as “Monday and Thursday, 3:30 to 5:00 pm”.",
            hi: "हर पंक्ति में एक, जैसे “सोमवार और गुरुवार, दोपहर 3:30 से 5:00”।",
          },
        }),
      },
      { en: "Training schedule", hi: "अभ्यास का समय", translated: true },
    ),
    "images.main_image.src": picture({ en: "Main picture", hi: "मुख्य चित्र", blank: null }),
    "images.main_image.alt": text(300, {
      en: "What the main picture shows",
      hi: "मुख्य चित्र में क्या है",
      hint: {
        en: "Read aloud to people who cannot see it.",
        hi: "जो देख नहीं सकते, उन्हें पढ़कर सुनाया जाता है।",
      },
      blank: null,
    }),
    "images.gallery_images": nested(
      40,
      {
        src: picture({ en: "Picture", hi: "चित्र" }),
        alt: text(300, { en: "What it shows", hi: "उसमें क्या है", blank: null }),
      },
      { en: "More pictures", hi: "और चित्र" },
    ),
    registration_open: check({
      en: "Children can be registered on the page",
      hi: "पृष्ठ पर बच्चों का पंजीकरण हो सकता है",
      header: { en: "Registration", hi: "पंजीकरण" },
    }),
  },
  listed: ["name", "coach", "campus", "registration_open"],
  search: ["name", "coach", "summary"],
  filters: ["registration", "campus"],
});
