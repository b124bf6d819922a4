import { z } from "zod";
import type { MyChoice } from "../calendar/my-week.ts";
import type { SchoolClient } from "../client.ts";
import { refusal } from "../forms/refusal-codes.ts";
import type { Language } from "../languages.ts";
import { parseUrl } from "../older-browsers.ts";

/** The push settings for pages: the site's public key, and push services besides the known ones. */
export type PushSettings = { key: string; services: readonly string[] };

/** The push services of browsers: a host, or with a leading dot all below it. */
const knownServices = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  ".push.services.mozilla.com",
  ".notify.windows.com",
  "web.push.apple.com",
  ".push.apple.com",
];

const longestEndpoint = 1_000;

/**
 * Whether an address belongs to a push service: without this check anybody could make the server call any
 * machine. `services` are the origins that the operator adds.
 */
export function isPushAddress(address: string, services: readonly string[]): boolean {
  const url = address.length > longestEndpoint ? null : parseUrl(address);
  if (!url) return false;
  const { protocol, hostname, port, origin, username, password } = url;
  if (username || password) return false;
  if (services.includes(origin)) return true;
  const isKnown = knownServices.some((service) =>
    service.startsWith(".") ? hostname.endsWith(service) : hostname === service,
  );
  return protocol === "https:" && port === "" && isKnown;
}

/** Bytes in base64url: the length is checked before the pattern. */
const bytes = (length: number) =>
  z
    .string(refusal("other"))
    .length(length, refusal("other"))
    .regex(/^[\w-]+$/, refusal("other"));

const endpoint = z.string(refusal("other")).max(longestEndpoint, refusal("other"));

/**
 * A browser's subscription, and whether it wants more than urgent notices. The page's address has the choice
 * of campuses and classes.
 */
export const pushSubscriptionSchema = (services: readonly string[]) =>
  z.object({
    endpoint: endpoint.refine((address) => isPushAddress(address, services), {
      error: refusal("other"),
    }),
    p256dh: bytes(87),
    auth: bytes(22),
    wants_usual: z.literal("on").optional().transform(Boolean),
  });

/** A device to unsubscribe. */
export const endedSubscriptionSchema = z.object({ endpoint });

/**
 * Stores a device's subscription or its changed choice. Needs the service key; throws the service's error.
 */
export async function createPushSubscription(
  client: SchoolClient,
  device: z.infer<ReturnType<typeof pushSubscriptionSchema>>,
  { campuses, grades: classes }: MyChoice,
  language: Language,
): Promise<void> {
  await client
    .rpc("create_push_subscription", { ...device, campuses, classes, language })
    .throwOnError();
}

/** Deletes a device. Throws the service's error. */
export async function endPushSubscription(client: SchoolClient, endpoint: string): Promise<void> {
  await client.rpc("end_push_subscription", { endpoint }).throwOnError();
}
