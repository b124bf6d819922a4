import { createECDH, hkdfSync } from "node:crypto";

/** The key pair by which push services know the site (VAPID, RFC 8292), in base64url. */
export type PushKey = { publicKey: string; privateKey: string };

/** The order of the curve P-256. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * Derived from the site's secret key, like the secret of the forms: it exists from the first start, is the
 * same in every replica and is restored with a backup. Devices subscribe to the public half; another secret
 * key ends their subscriptions (docs/decisions/messages.md). 48 bytes, so that all numbers are equally
 * likely.
 */
export function pushKeyOf(secretKey: string): PushKey {
  const bytes = Buffer.from(hkdfSync("sha256", secretKey, "", "push messages", 48));
  const scalar = (BigInt(`0x${bytes.toString("hex")}`) % (order - 1n)) + 1n;
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, "0"), "hex");
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey);
  return {
    publicKey: pair.getPublicKey().toString("base64url"),
    privateKey: privateKey.toString("base64url"),
  };
}
