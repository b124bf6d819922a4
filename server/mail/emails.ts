import {
  accountLeft,
  alumniDecision,
  alumniDigest,
  alumniMentoring,
  alumniMessage,
  alumniPost,
  alumniReceived,
  giftReceived,
} from "./emails/alumni.ts";
import { applicationEmails } from "./emails/applications.ts";
import {
  admissionEnquiryReceived,
  contactMessageReceived,
  enquiryAnswer,
  pictureCode,
  pictureRequest,
} from "./emails/enquiries.ts";
import { familyMessage, messageApproval } from "./emails/family-message.ts";
import { guardianEmails } from "./emails/guardians.ts";
import { meetingEmails } from "./emails/meetings.ts";
import {
  officeAdmissionEnquiry,
  officeAlumniPost,
  officeAlumniRegistration,
  officeContactMessage,
  officePayment,
  officePictureBurst,
  officePictureRequest,
  testEmail,
} from "./emails/office.ts";
import { rsvpEmails } from "./emails/rsvps.ts";
import { sportsEmails } from "./emails/sports.ts";
import { weeklyConfirmation, weeklyEmail } from "./emails/weekly.ts";
import type { WriteEmail } from "./writing.ts";

/** Every kind of email, by the name that the database writes into `mail_outbox.template`. */
export const emails: Record<string, WriteEmail> = {
  alumni_message: alumniMessage,
  alumni_received: alumniReceived,
  alumni_approve: alumniDecision("approve"),
  alumni_reject: alumniDecision("reject"),
  alumni_suspend: alumniDecision("suspend"),
  alumni_unsuspend: alumniDecision("unsuspend"),
  alumni_delete: alumniDecision("delete"),
  alumni_restore: alumniDecision("restore"),
  alumni_merge: alumniDecision("merge"),
  alumni_post: alumniPost,
  alumni_mentoring: alumniMentoring,
  alumni_digest: alumniDigest,
  gift_received: giftReceived,
  account_left: accountLeft,
  admission_enquiry_received: admissionEnquiryReceived,
  contact_message_received: contactMessageReceived,
  enquiry_answer: enquiryAnswer,
  office_admission_enquiry: officeAdmissionEnquiry,
  office_alumni_registration: officeAlumniRegistration,
  office_alumni_post: officeAlumniPost,
  office_contact_message: officeContactMessage,
  office_payment: officePayment,
  office_photo_request: officePictureRequest,
  office_photo_burst: officePictureBurst,
  test_email: testEmail,
  weekly_confirmation: weeklyConfirmation,
  weekly_email: weeklyEmail,
  photo_request_code: pictureCode,
  photo_request_received: pictureRequest("received"),
  photo_request_restored: pictureRequest("restored"),
  photo_request_removed: pictureRequest("removed"),
  family_message: familyMessage,
  message_approval: messageApproval,
  ...applicationEmails,
  ...guardianEmails,
  ...meetingEmails,
  ...sportsEmails,
  ...rsvpEmails,
};
