import approvalTexts from "messages:emails/family-messages/approval";
import messageTexts from "messages:emails/family-messages/message";
import { linkTo } from "../../../platform/email/email.ts";
import { greet, paragraphsOf, said, type WriteEmail } from "../writing.ts";

/**
 * A message from the office: to guardians, guests of an event, readers of the weekly email, people on a
 * mailing list.
 */
export const familyMessage: WriteEmail = (data, sender) => {
  const t = messageTexts[sender.language];
  const title = said(data, "title");
  const page = linkTo(sender, `/message?token=${said(data, "token")}`);
  return {
    subject: data.is_urgent ? t.urgentSubject(title) : title || t.noTitle,
    greeting: greet("", sender.language),
    paragraphs: paragraphsOf(data.body),
    action: { label: t.action, href: page },
    reason: { guest: t.guest, weekly: t.weekly, list: t.list }[said(data, "reader")] ?? t.reason,
    unsubscribe: { label: t.stop, href: page },
  };
};

/** To a colleague who must approve a message before it is sent. */
export const messageApproval: WriteEmail = (data, sender) => {
  const t = approvalTexts[sender.language];
  const title = said(data, "title");
  return {
    subject: t.subject(title),
    greeting: greet("", sender.language),
    paragraphs: [t.lead({ colleague: said(data, "asked_by"), title })],
    action: {
      label: t.action,
      href: linkTo(sender, `/admin/family-messages/${said(data, "id")}`),
    },
    reason: t.reason,
  };
};
