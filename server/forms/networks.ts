import { createHash } from "node:crypto";
import { isIP } from "node:net";

/**
 * What a limit counts of a visitor's address, hashed, so that no address is kept: an IPv4 address, or
 * the /64 of an IPv6 one, as every household may choose freely within its own.
 */
export function hashNetwork(address: string, secret: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  const network = isIP(plain) === 6 ? firstGroups(plain) : plain;
  return createHash("sha256")
    .update(`network ${secret} ${network}`)
    .digest("base64url")
    .slice(0, 32);
}

/** The first four of the eight groups of an IPv6 address. */
function firstGroups(address: string): string {
  const [head = "", tail] = address.toLowerCase().split("::");
  const before = head ? head.split(":") : [];
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: zeros }, () => "0"), ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
