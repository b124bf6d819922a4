import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { getSiteContent } from "../pages/site-content.ts";
import { getSchool } from "../school/school.ts";

/** The school’s payment address: `name@bank`. */
export const upiAddress = z
  .string()
  .trim()
  .max(100)
  .regex(/^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9.-]{1,34}$/);

/**
 * The link that opens a payment app, or is drawn as a QR code, with amount (whole rupees) and reference filled in
 * (NPCI, UPI Linking Specifications).
 */
export function upiLink({
  address,
  payee,
  amount,
  reference,
}: {
  address: string;
  payee: string;
  amount: number;
  reference: string;
}): string {
  const parts = {
    pa: address,
    pn: payee,
    am: `${amount}.00`,
    cu: "INR",
    // Without the dashes, which some banks refuse in a reference.
    tr: reference.replaceAll("-", ""),
    tn: reference,
  };
  const query = Object.entries(parts).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `upi://pay?${query.join("&")}`;
}

/** The payee of payments from the admissions page; null without an address. Throws the service's error. */
export async function getPayee(
  client: SchoolClient,
): Promise<{ address: string; payee: string } | null> {
  const schema = z.object({ fees: z.object({ upi: upiAddress.optional() }) });
  const [content, { name: payee }] = await Promise.all([
    getSiteContent(client, "admissions", schema, "en"),
    getSchool(client, "en"),
  ]);
  const address = content?.fees.upi;
  return address ? { address, payee } : null;
}
