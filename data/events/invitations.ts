import type { SchoolClient } from "../client.ts";
import { latinDigits } from "../forms/digits.ts";

/**
 * The recipients of an invitation: families of levels and classes (all of the campus if none is named),
 * colleagues, batches.
 */
export type Invited = {
  families: boolean;
  levels: string[];
  classes: string[];
  colleagues: boolean;
  batches: number[];
};

/**
 * How many people of each list would get an invitation to an event, and how many (`waiting`) may be asked
 * again. For editors and administrators (42501). Throws PT409: detail `rsvp_closed`.
 */
export async function previewInvitations(client: SchoolClient, event: string, invited: Invited) {
  const { data } = await client
    .rpc("preview_event_invitations", { wanted: event, ...invited })
    .single()
    .throwOnError();
  return data;
}

/** Invites people on these lists who were not invited yet; returns how many. Refusals as above. */
export async function inviteToEvent(client: SchoolClient, event: string, invited: Invited) {
  const { data } = await client
    .rpc("invite_to_event", { wanted: event, ...invited })
    .throwOnError();
  return data;
}

/** Asks again everybody who has not answered for a day; returns how many. Refusals as above. */
export async function remindInvitations(client: SchoolClient, event: string) {
  const { data } = await client.rpc("remind_event_invitations", { wanted: event }).throwOnError();
  return data;
}

/** Reads years such as "1998, 2003"; undefined for anything else. */
export function readBatches(typed: string): number[] | undefined {
  const parts = latinDigits(typed)
    .split(/[\s,]+/)
    .filter(Boolean);
  if (parts.length > 60 || parts.some((part) => !/^\d{4}$/.test(part))) return undefined;
  return [...new Set(parts.map(Number))];
}
