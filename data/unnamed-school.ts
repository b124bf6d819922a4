import type { School } from "./school.ts";

/**
 * What the site says before anybody has entered the school's own details. Apart from the schema,
 * because every page's script carries it and must not carry the schema library with it.
 */
export const unnamedSchool: School = {
  name: "Our School",
  tagline: "Excellence in Education Since 2003",
  email: "office@school.example",
  phone: "+91 00000 00000",
  address: ["Paonta Sahib, District Sirmaur", "Himachal Pradesh"],
  campusPhones: {},
  social: {},
};
