import { isIP } from "node:net";

/**
 * What limits count of a visitor's address. `network`: an IPv4 address, or the /64 of an IPv6 one, as
 * every household may choose freely within its own. `site`: the /48 that an IPv6 network belongs to,
 * as whoever has one may choose among 65,536 networks; undefined for IPv4.
 */
export function namesOfNetwork(address: string): { network: string; site: string | undefined } {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").split("%")[0] ?? "";
  if (isIP(plain) !== 6) return { network: plain, site: undefined };
  const groups = firstGroups(plain);
  return { network: groups.join(":"), site: `${groups.slice(0, 3).join(":")}/48` };
}

/** The first four of the eight groups of an IPv6 address. */
function firstGroups(address: string): string[] {
  const [head = "", tail] = address.toLowerCase().split("::");
  const before = head ? head.split(":") : [];
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: zeros }, () => "0"), ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
}
