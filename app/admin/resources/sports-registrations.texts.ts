import { defineTexts } from "../../language/texts.ts";
import type { OwnTexts } from "../resource.ts";

export const sportsRegistrationsTexts = defineTexts<OwnTexts>({
  en: {
    many: "Sports registrations",
    one: "registration",
    add: "New registration",
    lead: "Children whose families have registered them for a sport.",
    empty: "Nobody has registered yet.",
    sorts: { newest: "Newest first", child: "By the child's name" },
    bulk: { confirm: "Confirm", decline: "Decline" },
  },
  hi: {
    many: "खेल पंजीकरण",
    one: "पंजीकरण",
    add: "नया पंजीकरण",
    lead: "बच्चे, जिन्हें उनके परिवारों ने किसी खेल के लिए पंजीकृत किया है।",
    empty: "अभी किसी ने पंजीकरण नहीं किया है।",
    sorts: { newest: "नए पहले", child: "बच्चे के नाम से" },
    bulk: { confirm: "पक्का करें", decline: "अस्वीकार करें" },
  },
});
