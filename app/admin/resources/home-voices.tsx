import { House } from "lucide-react";
import { listApprovedTestimonials } from "../../../data/school/testimonials.ts";
import { type Resource, type ResourceTexts, textOf } from "../resource.ts";
import { textColumn } from "./parts.tsx";

const texts: Record<"en" | "hi", ResourceTexts> = {
  en: {
    many: "Home page voices",
    one: "voice",
    add: "Add a voice",
    lead: "The testimonials that the home page shows, the first one large. Only approved ones can be chosen.",
    empty: "No testimonial is on the home page yet.",
    columns: { author: "By", quote: "Words" },
    fields: { testimonial_id: { label: "Testimonial", hint: "Approved ones stand here." } },
    filters: {},
    sorts: { place: "As on the page", author: "By name" },
    bulk: {},
  },
  hi: {
    many: "मुखपृष्ठ के विचार",
    one: "विचार",
    add: "विचार जोड़ें",
    lead: "मुखपृष्ठ पर दिखने वाले विचार, पहला बड़ा। केवल स्वीकृत विचार चुने जा सकते हैं।",
    empty: "मुखपृष्ठ पर अभी कोई विचार नहीं है।",
    columns: { author: "किसके", quote: "शब्द" },
    fields: { testimonial_id: { label: "विचार", hint: "यहाँ स्वीकृत विचार हैं।" } },
    filters: {},
    sorts: { place: "पृष्ठ के क्रम में", author: "नाम से" },
    bulk: {},
  },
};

/** The testimonials of the home page and their order. */
export const homeVoices: Resource = {
  path: "home-voices",
  table: "featured_testimonials",
  group: "content",
  icon: House,
  texts,
  columns: [textColumn("author"), textColumn("quote", { onPhones: true })],
  search: ["author", "quote"],
  filters: [],
  sorts: [
    { id: "place", column: "position", descending: false },
    { id: "author", column: "author", descending: false },
  ],
  bulk: [],
  fields: [
    {
      name: "testimonial_id",
      kind: "choice",
      choices: () => [],
      loadedChoices: { of: "approved testimonials", list: listApprovedTestimonials },
      wide: true,
    },
  ],
  title: (row) => `${textOf(row, "author")}: ${textOf(row, "quote")}`,
  place: "position",
  publicPage: () => "/",
};
