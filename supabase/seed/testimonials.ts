import { voicesInHindi } from "./hindi/testimonials.ts";
import { rowId } from "./identifiers.ts";

type Testimonial = {
  quote: string;
  author: string;
  relation: string;
  campus: string | null;
  status: "approved" | "pending";
};

/** What families and alumni say; the first three stand on the home page. */
export function testimonials() {
  return voices.map((voice, index) => ({
    id: voiceId(index),
    ...voice,
    translations: voicesInHindi[index] ? { hi: voicesInHindi[index] } : {},
    is_sample: true,
  }));
}

export function featuredTestimonials() {
  return [0, 1, 2].map((index) => ({
    id: rowId(`featured_testimonials/${index + 1}`),
    testimonial_id: voiceId(index),
    position: index + 1,
  }));
}

function voiceId(index: number): string {
  return rowId(`testimonials/${index + 1}`);
}

const voices: Testimonial[] = [
  {
    quote:
      "Our son would not speak to strangers when he joined. Last month he stood on that stage and announced the whole concert, in two languages.",
    author: "Parent",
    relation: "Class 4",
    campus: "majra",
    status: "approved",
  },
  {
    quote:
      "I measure every laboratory I have worked in against the one we were allowed to keep open after hours.",
    author: "Alumna",
    relation: "batch of 2014, research chemist",
    campus: null,
    status: "approved",
  },
  {
    quote: "The teachers telephone before you have begun to worry.",
    author: "Grandparent",
    relation: "",
    campus: "juniors",
    status: "approved",
  },
  {
    quote:
      "At the meeting they had her notebook from last year on the table too. I could see for myself how far she had come.",
    author: "Parent",
    relation: "Class 7",
    campus: "paonta-sahib",
    status: "approved",
  },
  {
    quote:
      "I was never in a team. I kept the score for six years, and when I left they gave me the scorebook.",
    author: "Alumnus",
    relation: "batch of 2017, civil engineer",
    campus: null,
    status: "approved",
  },
  {
    quote: "The bus driver knows which of the twins gets sick on bends. I had not told anybody.",
    author: "Parent",
    relation: "UKG",
    campus: "juniors",
    status: "approved",
  },
  {
    quote:
      "My daughter is the first of our family in Class 12. They came to our house to explain the forms.",
    author: "Parent",
    relation: "Class 12",
    campus: "majra",
    status: "approved",
  },
  {
    quote:
      "Please make the swimming batch larger. There is a queue, and my two are at the end of it.",
    author: "Parent",
    relation: "Classes 3 and 5",
    campus: "paonta-sahib",
    status: "pending",
  },
];
