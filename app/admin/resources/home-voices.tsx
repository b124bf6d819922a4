import { House } from "lucide-react";
import { homeVoiceFields } from "../../../data/school/home-voice-fields.ts";
import { defineResource } from "../define-resource.tsx";
import { type OwnTexts, textOf } from "../resource.ts";

const texts: Record<"en" | "hi", OwnTexts> = {
  en: {
    many: "Home page voices",
    one: "voice",
    add: "Add a voice",
    lead: "The testimonials that the home page shows, the first one large. Only approved ones can be chosen.",
    empty: "No testimonial is on the home page yet.",
    sorts: { place: "As on the page", author: "By name" },
    bulk: {},
  },
  hi: {
    many: "मुखपृष्ठ के विचार",
    one: "विचार",
    add: "विचार जोड़ें",
    lead: "मुखपृष्ठ पर दिखने वाले विचार, पहला बड़ा। केवल स्वीकृत विचार चुने जा सकते हैं।",
    empty: "मुखपृष्ठ पर अभी कोई विचार नहीं है।",
    sorts: { place: "पृष्ठ के क्रम में", author: "नाम से" },
    bulk: {},
  },
};

/** The testimonials of the home page and their order. */
export const homeVoices = defineResource(homeVoiceFields, {
  path: "home-voices",
  group: "content",
  icon: House,
  texts,
  sorts: [
    { id: "place", column: "position", descending: false },
    { id: "author", column: "author", descending: false },
  ],
  bulk: [],
  title: (row) => `${textOf(row, "author")}: ${textOf(row, "quote")}`,
  place: "position",
  publicPage: () => "/",
});
