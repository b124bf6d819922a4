import { defineTexts } from "../../language/texts.ts";
import type { OwnTexts } from "../resource.ts";

export const eventRepliesTexts = defineTexts<OwnTexts>({
  en: {
    many: "Replies to events",
    one: "reply",
    add: "New reply",
    lead: "Who comes to which event. Guests get an e-mail about each change you make here.",
    empty: "Nobody has replied yet.",
    sorts: { newest: "Newest first", name: "By name" },
    bulk: { accept: "Give a place", cancel: "Cancel the replies" },
  },
  hi: {
    many: "कार्यक्रमों के उत्तर",
    one: "उत्तर",
    add: "नया उत्तर",
    lead: "किस कार्यक्रम में कौन आ रहा है। यहाँ के बदलाव अतिथियों को ई-मेल से बताए जाते हैं।",
    empty: "अभी किसी ने उत्तर नहीं दिया है।",
    sorts: { newest: "नए पहले", name: "नाम से" },
    bulk: { accept: "स्थान दें", cancel: "उत्तर रद्द करें" },
  },
});
