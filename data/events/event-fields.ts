import {
  campus,
  campusOrAll,
  check,
  choice,
  declare,
  lines,
  longText,
  moment,
  nested,
  number,
  picture,
  recurrence,
  richText,
  slug,
  text,
} from "../office/fields.ts";
import { eventCategories } from "./event-categories.ts";

const questionKinds = [
  { id: "text", name: "A few words", hi: { name: "कुछ शब्द" } },
  { id: "long-text", name: "A longer text", hi: { name: "लंबा पाठ" } },
  { id: "number", name: "A number", hi: { name: "संख्या" } },
  { id: "check", name: "Yes or no", hi: { name: "हाँ या नहीं" } },
  { id: "choice", name: "One of several choices", hi: { name: "विकल्पों में से एक" } },
] as const;

export const eventFields = declare({
  table: "events",
  fields: {
    title: text(200, { en: "Title", hi: "शीर्षक", translated: true, wide: true }),
    slug: slug("title", {
      en: "Name in the address",
      hi: "पते में नाम",
      hint: {
        en: "As in /invites/founders-day. Left empty: made from the title. An earlier address leads to the new one.",
        hi: "जैसे /invites/founders-day में। खाली छोड़ने पर शीर्षक से बनेगा। पुराना पता नए पर ले जाता है।",
      },
      wide: true,
    }),
    starts_at: moment({
      en: "Begins",
      hi: "आरंभ",
      hint: { en: "Indian time.", hi: "भारतीय समय।" },
      header: { en: "When", hi: "कब" },
      onPhones: true,
    }),
    ends_at: moment({
      en: "Ends",
      hi: "समाप्ति",
      hint: { en: "Indian time. It may be left empty.", hi: "भारतीय समय। खाली छोड़ सकते हैं।" },
      blank: null,
    }),
    all_day: check({ en: "It lasts all day: show no times", hi: "पूरे दिन का है: समय न दिखाएँ" }),
    recurrence: recurrence({ en: "Repetition", hi: "दोहराव" }),
    venue: text(200, { en: "Place", hi: "स्थान", blank: null, translated: true, wide: true }),
    campus: campus(campusOrAll),
    category: choice(eventCategories, {
      en: "Category",
      hi: "श्रेणी",
      filter: { en: "Every category", hi: "हर श्रेणी" },
    }),
    summary: longText(400, {
      en: "In short",
      hi: "संक्षेप में",
      hint: {
        en: "One or two sentences for lists and shared links.",
        hi: "सूचियों और साझा लिंक के लिए एक-दो वाक्य।",
      },
      blank: "",
      translated: true,
    }),
    body: richText(20_000, { en: "All about it", hi: "पूरी जानकारी", blank: "", translated: true }),
    cover: picture({ en: "Picture", hi: "चित्र", blank: null }),
    cover_alt: text(300, {
      en: "What the picture shows",
      hi: "चित्र में क्या है",
      hint: {
        en: "Read aloud to people who cannot see it. Needed where there is a picture.",
        hi: "जो देख नहीं सकते, उन्हें पढ़कर सुनाया जाता है। चित्र हो तो आवश्यक है।",
      },
      blank: null,
    }),
    rsvp_enabled: check({ en: "Guests can reply on the page", hi: "अतिथि पृष्ठ पर उत्तर दे सकते हैं" }),
    capacity: number(1, 100_000, {
      en: "Places",
      hi: "कितने स्थान",
      hint: { en: "Left empty: no limit.", hi: "खाली छोड़ने पर जितने आएँ।" },
      header: { en: "Places", hi: "स्थान" },
      blank: null,
    }),
    max_party: number(1, 50, { en: "Most people in one reply", hi: "एक उत्तर में अधिकतम लोग" }),
    rsvp_until: moment({
      en: "Replies until",
      hi: "उत्तर कब तक",
      hint: {
        en: "Indian time. Left empty: until it is over.",
        hi: "भारतीय समय। खाली छोड़ने पर समाप्ति तक।",
      },
      blank: null,
    }),
    offer_hours: number(1, 168, {
      en: "Hours a freed place is kept",
      hi: "खाली हुआ स्थान कितने घंटे रखा जाए",
      hint: {
        en: "How long the next family on the waiting list can take it.",
        hi: "इतने समय तक प्रतीक्षा सूची का अगला व्यक्ति उसे ले सकता है।",
      },
    }),
    questions: nested(
      12,
      {
        label: text(200, { en: "Question", hi: "प्रश्न" }),
        label_hi: text(200, { en: "Question in Hindi", hi: "प्रश्न हिन्दी में", blank: null }),
        kind: choice(questionKinds, { en: "Answered by", hi: "उत्तर कैसे दें" }),
        required: check({ en: "An answer is needed", hi: "उत्तर आवश्यक है" }),
        choices: lines(20, 120, {
          en: "Choices",
          hi: "विकल्प",
          hint: { en: "One on each line.", hi: "हर पंक्ति में एक।" },
        }),
        choices_hi: lines(20, 120, {
          en: "Choices in Hindi",
          hi: "विकल्प हिन्दी में",
          hint: { en: "In the same order.", hi: "उसी क्रम में।" },
        }),
        id: { kind: "id", en: "", hi: "" },
      },
      {
        en: "Questions to guests",
        hi: "अतिथियों से प्रश्न",
        hint: {
          en: "Asked with the reply, beside name and number of people.",
          hi: "उत्तर के साथ पूछे जाते हैं, नाम और लोगों की संख्या के अलावा।",
        },
      },
    ),
    cancel_reason: text(400, {
      en: "Why it was cancelled",
      hi: "रद्द करने का कारण",
      translated: true,
      given: true,
    }),
  },
  listed: ["title", "starts_at", "standing", "campus", "capacity"],
  search: ["title", "summary", "venue"],
  filters: ["status", "campus", "category"],
});
