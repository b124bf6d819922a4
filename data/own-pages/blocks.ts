import { z } from "zod";
import { entryIdPattern } from "../forms/patterns.ts";
import {
  campus,
  coordinates,
  documents,
  entries,
  fieldsOf,
  figure,
  link,
  longWords,
  oneOf,
  openLongWords,
  openPicture,
  openWords,
  picture,
  richWords,
  translationsBeside,
  video,
  words,
} from "./block-parts.ts";
import { formIds } from "./linked-forms.ts";

// Every kind of block of own pages, with its limits. This yields the schema, the form and the translated
// fields; the database checks the kinds, the sizes and the HTML (private.are_page_blocks).

const shapes = {
  text: { heading: openWords(160), body: richWords(16_000) },
  picture: { picture: picture(), alt: words(300), caption: openWords(300) },
  pictures: {
    heading: openWords(160),
    pictures: entries(12, { picture: picture(), alt: words(300), caption: openWords(300) }),
  },
  quote: { quote: longWords(600), by: openWords(160) },
  numbers: {
    heading: openWords(160),
    numbers: entries(8, { value: figure(16), label: words(120) }),
  },
  steps: {
    heading: openWords(160),
    steps: entries(12, { title: words(160), text: openLongWords(1_000) }),
  },
  table: { heading: openWords(160), rows: longWords(6_000) },
  questions: {
    heading: openWords(160),
    questions: entries(30, { question: words(240), answer: longWords(2_000) }),
  },
  documents: { heading: openWords(160), document_ids: documents() },
  video: { video: video(), title: words(200) },
  map: {
    heading: openWords(160),
    place: words(160),
    address: openLongWords(400),
    coordinates: coordinates(),
  },
  people: {
    heading: openWords(160),
    people: entries(24, {
      name: words(120),
      role: openWords(160),
      about: openLongWords(600),
      picture: openPicture(),
    }),
  },
  action: { heading: words(160), text: openLongWords(600), label: words(60), to: link() },
  form: { form: oneOf(formIds), text: openLongWords(600) },
  events: { heading: openWords(160), campus: campus() },
  notices: { heading: openWords(160), campus: campus() },
} as const;

export type BlockKind = keyof typeof shapes;
export const blockKinds = Object.keys(shapes) as BlockKind[];
export const mostBlocks = 40;

/** The form fields of a kind of block, part by part. */
export const blockFields = (kind: BlockKind) => fieldsOf(shapes[kind]);

const block = <Kind extends BlockKind>(kind: Kind) =>
  z.object({
    kind: z.literal(kind),
    /** Identifies a block wherever it is moved. */
    id: z.string().regex(entryIdPattern),
    ...(shapes[kind] as (typeof shapes)[Kind]),
    translations: translationsBeside(shapes[kind]),
  });

export const blockSchema = z.discriminatedUnion("kind", [
  block("text"),
  block("picture"),
  block("pictures"),
  block("quote"),
  block("numbers"),
  block("steps"),
  block("table"),
  block("questions"),
  block("documents"),
  block("video"),
  block("map"),
  block("people"),
  block("action"),
  block("form"),
  block("events"),
  block("notices"),
]);

export const blocksSchema = z.array(blockSchema).max(mostBlocks);

export type Block = z.infer<typeof blockSchema>;
