import { createHash } from "node:crypto";
import { namesOfNetwork } from "../networks.ts";

/** The network of a visitor's address, hashed, so that no address is kept. */
export function hashNetwork(address: string, secret: string): string {
  const { network } = namesOfNetwork(address);
  return createHash("sha256")
    .update(`network ${secret} ${network}`)
    .digest("base64url")
    .slice(0, 32);
}
