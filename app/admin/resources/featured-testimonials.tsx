import words from "messages:admin/fields/content/featuredTestimonials";
import texts from "messages:admin/resources/featuredTestimonials";
import { House } from "lucide-react";
import { featuredTestimonialFields } from "../../../data/school/featured-testimonial-declaration.ts";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";

/** The testimonials of the home page and their order. */
export const featuredTestimonials = defineResource(featuredTestimonialFields, {
  path: "home-voices",
  group: "content",
  icon: House,
  texts,
  words,
  sorts: [
    { id: "place", column: "position", descending: false },
    { id: "author", column: "author", descending: false },
  ],
  bulk: [],
  title: (row) => `${textOf(row, "author")}: ${textOf(row, "quote")}`,
  place: "position",
  publicPage: () => "/#voices",
});
