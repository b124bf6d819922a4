import { z } from "zod";

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
