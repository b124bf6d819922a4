import { defineTexts } from "../../language/texts.ts";
import type { ResourceTexts } from "../resource.ts";
import { campusWords } from "./parts.tsx";

export const sportsRegistrationsTexts = defineTexts<ResourceTexts>({
  en: {
    many: "Sports registrations",
    one: "registration",
    add: "New registration",
    lead: "Children whose families have registered them for a sport.",
    empty: "Nobody has registered yet.",
    columns: {
      child_name: "Child",
      born: "Born",
      batch: "Batch",
      guardian_name: "Guardian",
      guardian_phone: "Phone",
      guardian_email: "E-mail",
      campus: campusWords.en.label,
      status: "State",
      created: "Received",
      reference: "Reference",
    },
    fields: {
      status: { label: "State" },
      notes: { label: "Notes", hint: "Seen by the office alone." },
    },
    filters: {
      sport: { label: "Sport", all: "Every sport" },
      status: { label: "State", all: "Every state" },
      campus: campusWords.en,
    },
    sorts: { newest: "Newest first", child: "By the child's name" },
    bulk: { confirm: "Confirm", decline: "Decline" },
  },
  hi: {
    many: "खेल पंजीकरण",
    one: "पंजीकरण",
    add: "नया पंजीकरण",
    lead: "बच्चे, जिन्हें उनके परिवारों ने किसी खेल के लिए पंजीकृत किया है।",
    empty: "अभी किसी ने पंजीकरण नहीं किया है।",
    columns: {
      child_name: "बच्चा",
      born: "जन्म",
      batch: "बैच",
      guardian_name: "अभिभावक",
      guardian_phone: "फ़ोन",
      guardian_email: "ई-मेल",
      campus: campusWords.hi.label,
      status: "स्थिति",
      created: "कब मिला",
      reference: "संदर्भ",
    },
    fields: {
      status: { label: "स्थिति" },
      notes: { label: "टिप्पणी", hint: "केवल कार्यालय देखता है।" },
    },
    filters: {
      sport: { label: "खेल", all: "हर खेल" },
      status: { label: "स्थिति", all: "हर स्थिति" },
      campus: campusWords.hi,
    },
    sorts: { newest: "नए पहले", child: "बच्चे के नाम से" },
    bulk: { confirm: "पक्का करें", decline: "अस्वीकार करें" },
  },
});
