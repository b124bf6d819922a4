import { z } from "zod";
import { indianDay } from "../calendar/indian-time.ts";
import type { SchoolClient } from "../client.ts";
import type { Language } from "../languages.ts";
import { getSiteContent } from "./site-content.ts";

const heading = z.string().min(1).max(120);
const sentence = z.string().min(1).max(400);

export const scholarshipsSchema = z.object({
  lead: sentence,
  scholarships: z
    .array(
      z.object({
        id: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/),
        name: heading,
        forWhom: sentence,
        criteria: z.array(sentence).min(1).max(8),
        /** As people read it: "₹12,000". */
        amount: z.string().min(1).max(40),
        amountNote: heading,
        places: sentence,
        opensOn: z.iso.date(),
        closesOn: z.iso.date(),
        documents: z.array(sentence).min(1).max(10),
      }),
    )
    .max(20),
  apply: z.object({
    title: heading,
    lead: sentence,
    steps: z
      .array(z.object({ title: heading, text: sentence }))
      .min(1)
      .max(4),
  }),
});

type ScholarshipsPage = z.infer<typeof scholarshipsSchema>;

export type Scholarship = ScholarshipsPage["scholarships"][number] & {
  standing: "open" | "soon" | "closed";
};

/**
 * The published scholarships, each with its state on the given day, open ones first. Null before anybody has
 * entered any. Throws the service's error.
 */
export async function getScholarships(client: SchoolClient, language: Language, now = new Date()) {
  const page = await getSiteContent(client, "scholarships", scholarshipsSchema, language);
  if (!page) return null;
  const today = indianDay(now);
  const order = ["open", "soon", "closed"];
  const scholarships = page.scholarships
    .map((scholarship): Scholarship => ({ ...scholarship, standing: standing(scholarship, today) }))
    .sort(
      (a, b) =>
        order.indexOf(a.standing) - order.indexOf(b.standing) ||
        a.closesOn.localeCompare(b.closesOn),
    );
  return { ...page, scholarships };
}

/** The last day counts in full (Indian time). */
function standing(
  { opensOn, closesOn }: { opensOn: string; closesOn: string },
  today: string,
): Scholarship["standing"] {
  if (closesOn < today) return "closed";
  return opensOn > today ? "soon" : "open";
}
