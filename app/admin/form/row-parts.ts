import type { ComponentType } from "react";
import type { ManagedRow, ManagedTable, RowValues } from "../../../data/office/rows.ts";
import { AboutEnquiry, AboutMessage } from "../enquiries/about-enquiry.tsx";
import { AboutLetter } from "../enquiries/about-letter.tsx";
import { AboutPhotoRequest } from "../enquiries/about-photo-request.tsx";
import { AboutReport } from "../enquiries/about-report.tsx";
import { AboutChange } from "../history/about-change.tsx";
import { NoticeChannels } from "../notice-channels.tsx";
import { AboutAlumnus } from "../people/about-alumnus.tsx";
import { AboutRecord } from "../people/about-record.tsx";
import { ReplyFacts } from "../replies/reply-facts.tsx";
import { RegistrationFacts } from "../sports/registration-facts.tsx";
import { BannerPreview } from "./banner-preview.tsx";

// Parts of forms by their table: in the definition of a resource every list would fetch them.

/** What a row is about and what can be done with it, above its form. */
export const aboutRow: Partial<Record<ManagedTable, ComponentType<{ row: ManagedRow }>>> = {
  latest_updates: NoticeChannels,
  alumni_profiles: AboutAlumnus,
  alumni_records: AboutRecord,
  admission_enquiries: AboutEnquiry,
  contact_messages: AboutMessage,
  alumni_reports: AboutReport,
  photo_requests: AboutPhotoRequest,
  event_rsvps: ReplyFacts,
  sports_registrations: RegistrationFacts,
  admin_mail: AboutLetter,
  admin_audit: AboutChange,
};

/** How visitors will see a row, while it is written. */
export const rowPreview: Partial<Record<ManagedTable, ComponentType<{ values: RowValues }>>> = {
  latest_updates: BannerPreview,
};
