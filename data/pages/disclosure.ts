import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { isDocumentAddress, listDocumentsAt, type ShownDocument } from "../documents/documents.ts";
import { isEmailAddress } from "../forms/email-address.ts";
import type { InLanguage, Language } from "../languages.ts";
import { byCampus, campusId } from "../school/campus-schema.ts";

import { isAddress } from "./links.ts";
import { getSiteContent } from "./site-content.ts";

const sentence = z.string().min(1).max(400);
const heading = z.string().min(1).max(160);
const count = z.int().min(0).max(100_000);
/** A path on this site or an https address. */
const address = z.string().max(500).refine(isAddress);

/**
 * The documents that the board requires. The page names each kind in the reader's language, so a document
 * needs its own title only if its kind is not enough.
 */
const disclosedDocumentKinds = [
  "affiliation",
  "registration",
  "no-objection",
  "recognition",
  "building-safety",
  "fire-safety",
  "self-certification",
  "health-sanitation",
  "fees",
  "calendar",
  "other",
] as const;

const documentSchema = z
  .object({
    kind: z.enum(disclosedDocumentKinds),
    title: heading.optional(),
    /** The document's number. */
    number: z.string().min(1).max(80).optional(),
    /** The document's address; without one the office shows it on request. */
    file: address.optional(),
    issuedOn: z.iso.date().optional(),
    /** Without it the document does not expire. */
    validUntil: z.iso.date().optional(),
    renewalAppliedOn: z.iso.date().optional(),
  })
  .refine(({ kind, title }) => kind !== "other" || title, "Give this document a title.");

const committeeSchema = z.object({
  kind: z.enum(["management", "parents"]),
  formedOn: z.iso.date(),
  members: z
    .array(z.object({ name: heading, role: heading }))
    .min(1)
    .max(40),
});

/** One board examination of one year, in numbers of the school's students. */
const resultSchema = z
  .object({
    year: z.int().min(2003).max(2100),
    registered: count,
    passed: count,
    remark: sentence.optional(),
  })
  .refine(({ registered, passed }) => passed <= registered, "More have passed than registered.");

const results = z.array(resultSchema).max(10);

/** The five sections that the board prescribes, A to E, for one campus. */
const campusDisclosureSchema = z.object({
  /** The day on which the campus last confirmed all of it. */
  updatedOn: z.iso.date(),
  general: z.object({
    schoolName: heading,
    affiliationNumber: z.string().min(1).max(40),
    schoolCode: z.string().min(1).max(40),
    address: z.array(z.string().min(1).max(120)).min(1).max(6),
    principal: heading,
    qualification: heading,
    email: z.string().refine(isEmailAddress, { error: "email" }),
    phone: z.string().min(5).max(30),
  }),
  documents: z.array(documentSchema).max(30),
  academics: z.object({
    documents: z.array(documentSchema).max(10),
    committees: z.array(committeeSchema).max(4),
    /** Newest first; both empty if no class of the campus sits board examinations. */
    results: z.object({ secondary: results, "senior-secondary": results }),
  }),
  staff: z.object({
    principal: heading,
    /** Post-graduate, trained graduate and primary teachers, and those of the classes before. */
    teachers: z.object({ pgt: count, tgt: count, prt: count, prePrimary: count }),
    sections: count,
    specialEducators: z.object({ count, note: sentence.optional() }),
    counsellors: z.object({ count, note: sentence.optional() }),
  }),
  infrastructure: z.object({
    /** Square metres. */
    area: z.int().min(0).max(10_000_000),
    classrooms: z.object({ count, size: count }),
    laboratories: z.array(z.object({ name: heading, count, size: count })).max(20),
    libraryBooks: count,
    hasInternet: z.boolean(),
    toilets: z.object({ girls: count, boys: count, accessible: count }),
    /** A video of the last inspection. */
    inspectionVideo: z.url().optional(),
  }),
});

/** The content under the key "disclosure". */
export const disclosureSchema = z.object({
  lead: sentence,
  /** Shown above facts that the school has not yet replaced. */
  notice: sentence.optional(),
  campuses: byCampus(campusDisclosureSchema),
});

export type Disclosure = z.infer<typeof disclosureSchema>;
export type CampusDisclosure = z.infer<typeof campusDisclosureSchema>;
export type DisclosedDocument = z.infer<typeof documentSchema>;
export type BoardResult = z.infer<typeof resultSchema>;

/** The campus in an address; invalid values count as missing. */
export const disclosedCampusSchema = campusId.nullable().catch(null);

/** The school's disclosure, or null before anybody has entered it. Throws the service's error. */
export function getDisclosure(
  client: SchoolClient,
  language: Language,
): Promise<InLanguage<Disclosure> | null> {
  return getSiteContent(client, "disclosure", disclosureSchema, language);
}

/** A disclosed document, with the library document to which its row points. */
export type LibraryDocument = DisclosedDocument & { library?: ShownDocument };
/** Library documents have no file extension; addresses with one are files beside the pages. */
const isOfLibrary = (file: string | undefined): file is string =>
  file !== undefined && isDocumentAddress(file) && !file.includes(".");

/**
 * The same with the library's facts about each document. Documents that the library no longer shows have no
 * file: the office shows them on request. Throws the service's error.
 */
export async function withLibrary(
  client: SchoolClient,
  disclosure: CampusDisclosure,
  language: Language,
) {
  const { documents, academics } = disclosure;
  const files = [...documents, ...academics.documents].map(({ file }) => file).filter(isOfLibrary);
  const found = await listDocumentsAt(client, files, language);
  const completed = ({ file, ...rest }: DisclosedDocument): LibraryDocument => {
    if (file === undefined) return rest;
    if (!isOfLibrary(file)) return { ...rest, file };
    const library = found[file];
    return library ? { ...rest, file, library } : rest;
  };
  return {
    ...disclosure,
    documents: documents.map(completed),
    academics: { ...academics, documents: academics.documents.map(completed) },
  };
}
