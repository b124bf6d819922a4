import {
  campus,
  campusOrAll,
  check,
  day,
  declare,
  link,
  longText,
  moment,
  number,
} from "../office/fields.ts";

export const updateFields = declare({
  table: "latest_updates",
  fields: {
    content: longText(500, {
      en: "Text",
      hi: "पाठ",
      hint: {
        en: "The banner shows what stands before a bullet (•); the notice shows all of it.",
        hi: "बैनर में बुलेट (•) से पहले का भाग दिखता है; सूचना पृष्ठ पर पूरा पाठ।",
      },
      translated: true,
    }),
    link: link({
      en: "Link",
      hi: "लिंक",
      hint: {
        en: "A page of the site such as /admissions, or an https address.",
        hi: "साइट का पृष्ठ, जैसे /admissions, या https वाला पता।",
      },
      wide: true,
    }),
    is_active: check({ en: "Show it to visitors", hi: "आगंतुकों को दिखाएँ" }),
    is_urgent: check({
      en: "Urgent: pin it, alone in the banner",
      hi: "अति आवश्यक: बैनर में केवल यही दिखे",
      hint: {
        en: "While an urgent update is shown, the banner shows nothing else. For a closed school or a missed bus.",
        hi: "जब तक अति आवश्यक सूचना दिखती है, बैनर में और कुछ नहीं दिखता। जैसे विद्यालय बंद होने पर।",
      },
    }),
    starts_at: moment({
      en: "Shown from",
      hi: "कब से दिखे",
      hint: { en: "Indian time. Left open: at once.", hi: "भारतीय समय। खाली छोड़ने पर तुरंत।" },
      header: { en: "From", hi: "कब से" },
      blank: null,
    }),
    expires_at: moment({
      en: "Shown until",
      hi: "कब तक दिखे",
      hint: {
        en: "Indian time. Left open: until it is switched off.",
        hi: "भारतीय समय। खाली छोड़ने पर बंद किए जाने तक।",
      },
      header: { en: "Until", hi: "कब तक" },
      blank: null,
    }),
    calendar_from: day({
      en: "In the calendar from",
      hi: "कैलेंडर में कब से",
      hint: {
        en: "Where the notice is about days: it stands in the calendar on them, for as long as it is shown.",
        hi: "यदि सूचना किन्हीं दिनों की है: जब तक वह दिखती है, उन दिनों पर कैलेंडर में भी रहती है।",
      },
      blank: null,
    }),
    calendar_to: day({
      en: "In the calendar until",
      hi: "कैलेंडर में कब तक",
      hint: { en: "Left open: that one day.", hi: "खाली छोड़ने पर केवल वही दिन।" },
      blank: null,
    }),
    campus: campus(campusOrAll),
    priority: number(-100, 100, {
      en: "Priority",
      hi: "प्राथमिकता",
      hint: {
        en: "From −100 to 100. Higher ones are pinned above others.",
        hi: "−100 से 100 तक। अधिक वाली ऊपर रहती हैं।",
      },
      blank: 0,
    }),
  },
  listed: ["content", "standing", "campus", "starts_at", "expires_at", "priority"],
  search: ["content"],
  filters: ["active", "campus"],
});
