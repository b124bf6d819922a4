import type { ComponentType } from "react";
import type { ManagedTable, RowValues } from "../../../data/office/rows.ts";
import { AboutApplication } from "../applications/about-application.tsx";
import { AboutChoice } from "../choices/about-choice.tsx";
import { AboutDocument } from "../documents/about-document.tsx";
import { AboutEmail } from "../enquiries/about-email.tsx";
import { AboutEnquiry, AboutMessage, AboutReport } from "../enquiries/about-enquiry.tsx";
import { AboutPhotoRequest } from "../enquiries/about-photo-request.tsx";
import { AboutFamilyMessage } from "../family-messages/about-message.tsx";
import { AboutChange } from "../history/about-change.tsx";
import { BannerPreview, NoticeChannels } from "../notices/about-notice.tsx";
import { AboutAlumnus, AboutRecord } from "../people/about-alumnus.tsx";
import { RsvpFacts } from "../rsvps/rsvp-facts.tsx";
import { AboutCampus, AboutLevel } from "../school-lists/about-place.tsx";
import { RegistrationFacts } from "../sports/registration-facts.tsx";
import type { AnsweredRow } from "./about-row.ts";

// Parts of forms by their table; in a resource's definition every list would load them.

/** Facts about a row and actions on it, above its form. */
export const aboutRow: Partial<Record<ManagedTable, ComponentType<AnsweredRow>>> = {
  latest_updates: NoticeChannels,
  family_messages: AboutFamilyMessage,
  campuses: AboutCampus,
  levels: AboutLevel,
  choices: AboutChoice,
  documents: AboutDocument,
  alumni_profiles: AboutAlumnus,
  alumni_records: AboutRecord,
  admission_enquiries: AboutEnquiry,
  applications: AboutApplication,
  contact_messages: AboutMessage,
  alumni_reports: AboutReport,
  photo_requests: AboutPhotoRequest,
  event_rsvps: RsvpFacts,
  sports_registrations: RegistrationFacts,
  admin_mail: AboutEmail,
  admin_audit: AboutChange,
};

/** How visitors will see a row, shown during editing. */
export const rowPreview: Partial<Record<ManagedTable, ComponentType<{ values: RowValues }>>> = {
  latest_updates: BannerPreview,
};
