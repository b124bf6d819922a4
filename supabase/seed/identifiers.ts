import { createHash } from "node:crypto";

// Any fixed UUID of our own: it keeps these names apart from other people's.
const namespace = Buffer.from("6f1d9a5c2b7e4c0e9f3a8d5b7c1e2f40", "hex");

/**
 * The id of a sample row: a name-based UUID (RFC 9562, version 5), so that the address of a sport
 * or an album is the same after every seed. The name is "table/what it is".
 */
export function rowId(name: string): string {
  const bytes = createHash("sha1").update(namespace).update(name).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join("-");
}

/**
 * The reference of a sample enquiry or RSVP: in the letters of the real ones, which cannot be
 * mistaken for each other, and with the year 00, which no real one bears.
 */
export function reference(prefix: string, name: string): string {
  const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
  const bytes = createHash("sha256").update(`${prefix}/${name}`).digest().subarray(0, 7);
  return `${prefix}-00-${[...bytes].map((byte) => letters[byte % letters.length]).join("")}`;
}
