import type { WriteLetter } from "./letter.ts";
import { alumniMessage } from "./letters/alumni.ts";
import { alumniDecision } from "./letters/alumni-decisions.ts";
import { admissionEnquiryReceived, contactMessageReceived } from "./letters/enquiries.ts";
import { enquiryAnswer } from "./letters/enquiry-answers.ts";
import { eventReplyLetters } from "./letters/event-replies.ts";
import { officeAdmissionEnquiry, officeContactMessage } from "./letters/office.ts";
import { accountLeft } from "./letters/own-account.ts";
import { officePhotoRequest, photoRequest } from "./letters/photo-requests.ts";
import { sportsLetters } from "./letters/sports.ts";
import { weeklyConfirmation, weeklyLetter } from "./letters/weekly.ts";

/** Every kind of letter, by the name that the database writes into `mail_outbox.template`. */
export const letters: Record<string, WriteLetter> = {
  alumni_message: alumniMessage,
  alumni_approve: alumniDecision("approve"),
  alumni_reject: alumniDecision("reject"),
  alumni_suspend: alumniDecision("suspend"),
  alumni_unsuspend: alumniDecision("unsuspend"),
  alumni_delete: alumniDecision("delete"),
  alumni_restore: alumniDecision("restore"),
  alumni_merge: alumniDecision("merge"),
  account_left: accountLeft,
  admission_enquiry_received: admissionEnquiryReceived,
  contact_message_received: contactMessageReceived,
  enquiry_answer: enquiryAnswer,
  office_admission_enquiry: officeAdmissionEnquiry,
  office_contact_message: officeContactMessage,
  office_photo_request: officePhotoRequest,
  weekly_confirmation: weeklyConfirmation,
  weekly_letter: weeklyLetter,
  photo_request_received: photoRequest("received"),
  photo_request_restored: photoRequest("restored"),
  photo_request_removed: photoRequest("removed"),
  ...sportsLetters,
  ...eventReplyLetters,
};
