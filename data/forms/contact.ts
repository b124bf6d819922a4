import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import type { InLanguage, Language } from "../languages.ts";
import { getSiteContent } from "../pages/site-content.ts";
import { byCampus } from "../school/campus-schema.ts";
import { isChoice } from "../school/choices.ts";
import {
  campusChoice,
  consent,
  emailAddress,
  optional,
  personName,
  phoneNumber,
} from "./person-rules.ts";
import { agreed, referenceOf } from "./references.ts";
import { refusal } from "./refusal-codes.ts";

const sentence = z.string().min(1).max(400);
const heading = z.string().min(1).max(120);

const place = z.object({
  address: z.array(heading).min(1).max(4),
  /** How to find the gate. */
  way: sentence,
  /** A link to a map; the map itself is never loaded into the page. */
  map: z.url({ protocol: /^https$/ }),
});

/** The content of the contact page, apart from the school's details. */
export const contactPageSchema = z.object({
  lead: sentence,
  answer: sentence,
  hours: z
    .array(z.object({ days: heading, time: heading, note: sentence.optional() }))
    .min(1)
    .max(6),
  places: byCampus(place),
});

export type ContactPage = z.infer<typeof contactPageSchema>;

/** A message to the school, with the same rules as create_contact_message. */
export const contactMessageSchema = z.object({
  name: personName,
  email: emailAddress,
  phone: optional(phoneNumber),
  campus: optional(campusChoice),
  topic: z
    .string(refusal("topic_missing"))
    .refine((topic) => isChoice("contact_topics", topic), refusal("topic_missing")),
  message: z
    .string(refusal("message_missing"))
    .trim()
    .min(10, refusal("message_too_short"))
    .max(4000, refusal("message_too_long")),
  consent,
});

export type ContactMessage = z.infer<typeof contactMessageSchema>;

/**
 * The content of the contact page, or null if it has not been written yet. Throws the service's
 * error.
 */
export function getContactPage(
  client: SchoolClient,
  language: Language,
): Promise<InLanguage<ContactPage> | null> {
  return getSiteContent(client, "contact", contactPageSchema, language);
}

/**
 * Saves a message to the school and answers its reference, "MSG-…". The confirmation is in
 * `language`. Needs the service key. Throws the service's error.
 */
export function createContactMessage(
  client: SchoolClient,
  message: ContactMessage,
  language: Language,
): Promise<string> {
  return referenceOf(
    client.rpc("create_contact_message", { ...agreed(message), language }).single(),
  );
}
