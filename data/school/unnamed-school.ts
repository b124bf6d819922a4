import type { Language } from "../languages.ts";
import type { School } from "./school-schema.ts";

/**
 * The school's details until they are entered. Separate from the schema, because every page loads
 * this file and must not load the schema library with it.
 */
const english: School = {
  name: "Our School",
  tagline: "Excellence in Education Since 2003",
  email: "office@school.example",
  phone: "+91 00000 00000",
  address: ["Paonta Sahib, District Sirmaur", "Himachal Pradesh"],
  campusPhones: {},
  social: {},
  language: "en",
};

export const unnamedSchools: Record<Language, School> = {
  en: english,
  hi: {
    ...english,
    language: "hi",
    name: "हमारा विद्यालय",
    tagline: "2003 से शिक्षा में उत्कृष्टता",
    address: ["पांवटा साहिब, ज़िला सिरमौर", "हिमाचल प्रदेश"],
  },
};
