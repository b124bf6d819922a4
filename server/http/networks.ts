import { createHash } from "node:crypto";
import { isIP } from "node:net";

/**
 * How limits count a visitor's address. `network`: an IPv4 address, or the /64 of an IPv6 one, within which
 * every household can choose any address. `site`: the /48 around an IPv6 network, which holds 65,536 of them;
 * undefined for IPv4.
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

/** The network of an address and its site, hashed, so that no address is stored. */
export function hashNetworks(
  address: string,
  secret: string,
): { network: string; site: string | undefined } {
  const { network, site } = namesOfNetwork(address);
  const hash = (name: string) =>
    createHash("sha256").update(`network ${secret} ${name}`).digest("base64url").slice(0, 32);
  return { network: hash(network), site: site && hash(site) };
}
