import { defineTexts } from "../../language/texts.ts";
import type { OwnTexts } from "../resource.ts";

export const sportsWords = defineTexts({
  en: { open: "Open", closed: "Closed" },
  hi: { open: "खुला", closed: "बंद" },
});

export const sportsTexts = defineTexts<OwnTexts>({
  en: {
    many: "Sports",
    one: "sport",
    add: "New sport",
    lead: "The sports programmes, each with its own page, its training times and its registrations.",
    empty: "There is no sport yet.",
    sorts: { name: "By name", newest: "Last added first" },
    bulk: { open: "Open registration", close: "Close registration" },
    tabs: { registrations: "Registrations" },
  },
  hi: {
    many: "खेल",
    one: "खेल",
    add: "नया खेल",
    lead: "खेल कार्यक्रम: हर एक का अपना पृष्ठ, अभ्यास का समय और पंजीकरण।",
    empty: "अभी कोई खेल नहीं है।",
    sorts: { name: "नाम से", newest: "हाल में जोड़े गए पहले" },
    bulk: { open: "पंजीकरण खोलें", close: "पंजीकरण बंद करें" },
    tabs: { registrations: "पंजीकरण" },
  },
});
