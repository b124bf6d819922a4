import addressTakenTexts from "messages:emails/account/addressTaken";
import confirmationTexts from "messages:emails/account/confirmations";
import noticeTexts from "messages:emails/account/notices";
import reauthenticationTexts from "messages:emails/account/reauthentication";
import roleNames from "messages:names/officeRoles";
import { momentIn } from "../../platform/email/dates.ts";
import { type Email, linkTo, type Sender } from "../../platform/email/email.ts";
import type { Proof } from "../tokens/one-time-proof.ts";

/** What an email's link and code do, as verifyOtp names it. */
export type Purpose = "signup" | "recovery" | "email_change" | "invite";

/** A colleague's role, and the names of the campuses to which they are limited; null for other people. */
export type Employment = Record<"role" | "campuses", string | null>;

/** Account events that the owner is told of by email. */
export type Notice =
  | "password_changed"
  | "email_changed"
  | "new_device"
  | "factor_added"
  | "factor_removed";

/**
 * An email that proves that its reader has the mailbox. The link opens a page with a button, so that scanners
 * that open every link do not use it up.
 */
export function confirmationEmail(
  purpose: Purpose,
  { token, code }: Proof,
  sender: Sender,
  { role, campuses }: Employment,
): Email {
  const t = confirmationTexts[sender.language];
  const { subject, lead, button, caution } = t[purpose];
  // Invited people do not know yet how to get another email.
  const limit = purpose === "invite" ? `${t.hour} ${t.invite.later}` : t.hour;
  const names: Partial<Record<string, string>> = roleNames[sender.language];
  const named = purpose === "invite" && role ? names[role] : undefined;
  // Without a limit the colleague looks after the whole school, so the email names no campuses.
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

/**
 * Six digits to prove again who is signed in. The page that asks for them is already open, so there is no
 * link.
 */
export function reauthenticationEmail(code: string, { language }: Sender): Email {
  const { subject, lead, code: label, caution } = reauthenticationTexts[language];
  return { subject, paragraphs: [lead], code: { label, digits: code }, caution };
}

/**
 * To the owner of an address that has an account, after another registration with it. The site's answer does
 * not reveal this, because anybody can get it.
 */
export function addressTakenEmail(sender: Sender): Email {
  const { subject, lead, button, caution } = addressTakenTexts[sender.language];
  const href = linkTo(sender, "/account/forgot-password");
  return { subject, paragraphs: [lead], action: { label: button, href }, caution };
}

/** An email about an event, with its time and network. */
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
