import {
  campus,
  campusOrAll,
  check,
  day,
  declare,
  email,
  list,
  longText,
  phone,
  picture,
  place,
  text,
} from "../office/fields.ts";

export const teacherFields = declare({
  table: "teachers",
  fields: {
    name: text(120, { en: "Name", hi: "नाम", translated: true }),
    designation: text(120, { en: "Designation", hi: "पदनाम", translated: true, onPhones: true }),
    department: text(80, { en: "Department", hi: "विभाग", blank: null, translated: true }),
    subjects: list(20, {
      en: "Subjects",
      hi: "विषय",
      hint: { en: "Separated by commas.", hi: "अल्पविराम से अलग।" },
      translated: true,
    }),
    campus: campus(campusOrAll),
    qualification: text(200, { en: "Qualification", hi: "योग्यता", blank: null, translated: true }),
    bio: longText(4000, { en: "About", hi: "परिचय", blank: "", translated: true }),
    photo: picture({ en: "Photo", hi: "चित्र", blank: null }),
    photo_alt: text(300, {
      en: "What the photo shows",
      hi: "चित्र में क्या है",
      hint: {
        en: "Read out to whoever does not see it.",
        hi: "जो चित्र नहीं देख सकते उन्हें पढ़कर सुनाया जाता है।",
      },
      blank: null,
    }),
    email: email({
      en: "E-mail",
      hi: "ई-मेल",
      hint: { en: "Seen by the office alone.", hi: "केवल कार्यालय देखता है।" },
      blank: null,
    }),
    phone: phone({
      en: "Phone",
      hi: "फ़ोन",
      hint: { en: "Seen by the office alone.", hi: "केवल कार्यालय देखता है।" },
      blank: null,
    }),
    joined_on: day({ en: "At the school since", hi: "विद्यालय में कब से", blank: null }),
    position: place({
      en: "Place in the order",
      hi: "क्रम में स्थान",
      hint: { en: "Smaller numbers come first.", hi: "छोटी संख्या पहले आती है।" },
    }),
    is_public: check({
      en: "Show on the faculty page",
      hi: "शिक्षक पृष्ठ पर दिखाएँ",
      header: { en: "Public", hi: "सार्वजनिक" },
    }),
  },
  listed: ["name", "designation", "department", "campus", "is_public"],
  search: ["name", "designation", "department"],
  filters: ["shown", "campus"],
});
