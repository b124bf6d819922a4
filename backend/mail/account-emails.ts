import addressTakenTexts from "messages:emails/account/addressTaken";
import confirmationTexts from "messages:emails/account/confirmations";
import noticeTexts from "messages:emails/account/notices";
import reauthenticationTexts from "messages:emails/account/reauthentication";
import roleNames from "messages:names/officeRoles";
import { momentIn } from "../../platform/email/dates.ts";
import { type Email, linkTo, type Sender } from "../../platform/email/email.ts";
import type { Proof } from "../tokens/one-time-proof.ts";

/** What an email's link and code are good for, as verifyOtp names it. */
export type Purpose = "signup" | "recovery" | "email_change" | "invite";

/** What a colleague does in the office, and the names of the campuses that they are limited to; null for others. */
export type Employment = Record<"role" | "campuses", string | null>;

/** Events of an account that its owner should learn of outside the account. */
export type Notice =
  | "password_changed"
  | "email_changed"
  | "new_device"
  | "factor_added"
  | "factor_removed";

/**
 * An email that proves its reader has the mailbox. The link opens a page with a button: programs that
 * open every link of an email to look for harm do not spend it.
 */
export function confirmationEmail(
  purpose: Purpose,
  { token, code }: Proof,
  sender: Sender,
  { role, campuses }: Employment,
): Email {
  const t = confirmationTexts[sender.language];
  const { subject, lead, button, caution } = t[purpose];
  // Who was invited does not know yet how to get another email.
  const limit = purpose === "invite" ? `${t.hour} ${t.invite.later}` : t.hour;
  const names: Partial<Record<string, string>> = roleNames[sender.language];
  const named = purpose === "invite" && role ? names[role] : undefined;
  // Without a limit there is nothing to say: they look after the whole school.
  const places = named && campuses ? [t.invite.campuses(campuses)] : [];
  const query = new URLSearchParams({ token_hash: token, type: purpose });
  return {
    subject,
    paragraphs: [lead, ...(named ? [t.invite.office(named)] : []), ...places, limit],
    action: { label: button, href: linkTo(sender, `/account/confirm?${query}`) },
    code: { label: t.code, digits: code },
    caution,
  };
}

/** Six digits to prove again who is signed in. The page that asks for them is open already, so there is no link. */
export function reauthenticationEmail(code: string, { language }: Sender): Email {
  const { subject, lead, code: label, caution } = reauthenticationTexts[language];
  return { subject, paragraphs: [lead], code: { label, digits: code }, caution };
}

/**
 * To the owner of an address that has an account, after another registration with it. The answer on
 * the site does not say so, as it goes to anybody.
 */
export function addressTakenEmail(sender: Sender): Email {
  const { subject, lead, button, caution } = addressTakenTexts[sender.language];
  const href = linkTo(sender, "/account/forgot-password");
  return { subject, paragraphs: [lead], action: { label: button, href }, caution };
}

/** An email about something that has happened, with when and from where. */
export function noticeEmail(
  notice: Notice,
  { address, device, time }: { address: string; device: string; time: Date },
  sender: Sender,
): Email {
  const t = noticeTexts[sender.language];
  const facts: [label: string, value: string][] = [
    [t.when, momentIn(time.toISOString(), sender.language)],
    [t.device, device],
    [t.network, address],
  ];
  return {
    subject: t[notice].subject,
    paragraphs: [t[notice].lead],
    facts: facts.filter(([, value]) => value !== ""),
    action: { label: t.security, href: linkTo(sender, "/account/security") },
    caution: t.caution,
  };
}
