import { defineTexts } from "../../language/texts.ts";
import type { ResourceTexts } from "../resource.ts";

export const eventRepliesTexts = defineTexts<ResourceTexts>({
  en: {
    many: "Replies to events",
    one: "reply",
    add: "New reply",
    lead: "Who comes to which event. Guests get an e-mail about each change you make here.",
    empty: "Nobody has replied yet.",
    columns: {
      name: "Name",
      email: "E-mail",
      adults: "Adults",
      children: "Children",
      answers: "Answers",
      status: "State",
      here: "At the door",
      created: "Received",
      reference: "Reference",
    },
    fields: {
      name: { label: "Name" },
      status: { label: "State", hint: "The guest is told by e-mail when it changes." },
      adults: { label: "Adults" },
      children: { label: "Children" },
    },
    filters: {
      event: { label: "Event", all: "Every event" },
      status: { label: "State", all: "Every state" },
    },
    sorts: { newest: "Newest first", name: "By name" },
    bulk: { accept: "Give a place", cancel: "Cancel the replies" },
  },
  hi: {
    many: "कार्यक्रमों के उत्तर",
    one: "उत्तर",
    add: "नया उत्तर",
    lead: "किस कार्यक्रम में कौन आ रहा है। यहाँ के बदलाव अतिथियों को ई-मेल से बताए जाते हैं।",
    empty: "अभी किसी ने उत्तर नहीं दिया है।",
    columns: {
      name: "नाम",
      email: "ई-मेल",
      adults: "बड़े",
      children: "बच्चे",
      answers: "उत्तर",
      status: "स्थिति",
      here: "प्रवेश",
      created: "कब मिला",
      reference: "संदर्भ",
    },
    fields: {
      name: { label: "नाम" },
      status: { label: "स्थिति", hint: "बदलने पर अतिथि को ई-मेल से बताया जाता है।" },
      adults: { label: "बड़े" },
      children: { label: "बच्चे" },
    },
    filters: {
      event: { label: "कार्यक्रम", all: "हर कार्यक्रम" },
      status: { label: "स्थिति", all: "हर स्थिति" },
    },
    sorts: { newest: "नए पहले", name: "नाम से" },
    bulk: { accept: "स्थान दें", cancel: "उत्तर रद्द करें" },
  },
});
