import messageTexts from "messages:emails/family-messages/message";
import { linkTo } from "../../../platform/email/email.ts";
import { greet, paragraphsOf, said, type WriteEmail } from "../writing.ts";

/** A message of the office to the guardians of the children whom it concerns. */
export const familyMessage: WriteEmail = (data, sender) => {
  const t = messageTexts[sender.language];
  const title = said(data, "title");
  const page = linkTo(sender, `/message?token=${said(data, "token")}`);
  return {
    subject: data.is_urgent ? t.urgentSubject(title) : title || t.noTitle,
    greeting: greet("", sender.language),
    paragraphs: paragraphsOf(data.body),
    action: { label: t.action, href: page },
    reason: t.reason,
    unsubscribe: { label: t.stop, href: page },
  };
};
