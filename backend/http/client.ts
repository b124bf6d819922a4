import { isIP } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** The caller's network address (IPv4 or IPv6 text) and user agent. */
export type Client = { address: string; userAgent: string };

/**
 * Only the web process passes requests from outside to this port, and it replaces `x-forwarded-for` with the
 * one address it knows (docs/decisions/public-endpoints.md).
 */
export function clientOf(c: Context): Client {
  const forwarded = c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
  const given = forwarded || getConnInfo(c).remote.address || "";
  const address = given.replace(/^::ffff:(?=\d+\.)/i, "");
  return {
    address: isIP(address) ? address : "0.0.0.0",
    userAgent: (c.req.header("user-agent") ?? "").replaceAll("\0", "").slice(0, 400),
  };
}

/**
 * The part of an address that limits count: an IPv4 address, or the /64 of an IPv6 one, because a household
 * can choose any address within its /64.
 */
export function networkOf(address: string): string {
  return isIP(address) === 6 ? `${groupsOf(address, 4)}::/64` : address;
}

/**
 * The /48 of an IPv6 address, which providers give to one customer as often as a /64: its 65,536 networks
 * share a larger limit. Undefined for IPv4.
 */
export function wideNetworkOf(address: string): string | undefined {
  return isIP(address) === 6 ? `${groupsOf(address, 3)}::/48` : undefined;
}

/** The first groups of an IPv6 address, normalised. */
function groupsOf(address: string, count: number): string {
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  const all = [...groups, ...Array.from({ length: missing }, () => "0"), ...after];
  return all
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
