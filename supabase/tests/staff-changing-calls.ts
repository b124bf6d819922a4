import { admissionCalls } from "./changing-calls/admissions.ts";
import { alumniCalls } from "./changing-calls/alumni.ts";
import { consentCalls } from "./changing-calls/consents.ts";
import { contentCalls } from "./changing-calls/content.ts";
import { eventCalls } from "./changing-calls/events.ts";
import { familyMessageCalls } from "./changing-calls/family-messages.ts";
import { listCalls } from "./changing-calls/lists.ts";
import { retentionCalls } from "./changing-calls/retention.ts";
import { schoolCalls } from "./changing-calls/school.ts";
import type { OfficeCall } from "./office-call.ts";

/** Functions by which staff change rows, each tried on a row of every home. */
export const changingCalls: OfficeCall[] = [
  ...admissionCalls,
  ...familyMessageCalls,
  ...eventCalls,
  ...consentCalls,
  ...alumniCalls,
  ...listCalls,
  ...contentCalls,
  ...retentionCalls,
  ...schoolCalls,
];
