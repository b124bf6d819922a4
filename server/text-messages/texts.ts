import familyTexts from "messages:text-messages/familyMessage";
import guardianTexts from "messages:text-messages/guardian";
import { linkTo } from "../../platform/email/email.ts";
import { type SchoolSender, said } from "../mail/writing.ts";

/** Writes a kind of message; short, because its price depends on its length. */
type WriteText = (data: Record<string, unknown>, sender: SchoolSender) => string;

const withLink =
  (kind: "link" | "asked" | "alumniOffer"): WriteText =>
  (data, sender) => {
    const t = guardianTexts[sender.language];
    return `${t[kind](sender.schoolName)} ${linkTo(sender, `/guardian/open?key=${said(data, "token")}`)}`;
  };

/**
 * The text of a message to families on a phone, for the database to measure, with "{title}" in place of its
 * title.
 */
export function familyFrame(sender: SchoolSender): { usual: string; urgent: string } {
  // The link is as long as a real one.
  const data = { title: "{title}", token: "0".repeat(32) };
  return {
    usual: familyMessage(data, sender),
    urgent: familyMessage({ ...data, is_urgent: true }, sender),
  };
}

const familyMessage: WriteText = (data, sender) => {
  const t = familyTexts[sender.language];
  const title = said(data, "title");
  const text = (data.is_urgent ? t.urgent : t.usual)({ school: sender.schoolName, title });
  return `${text} ${linkTo(sender, `/message?token=${said(data, "token")}`)}`;
};

/**
 * The kinds of emails that also go to phones, by the name that the database writes into
 * `mail_outbox.template`. The last line of a code lets a browser on the phone fill it in, only on our site
 * (https://wicg.github.io/sms-one-time-codes/).
 */
export const texts: Partial<Record<string, WriteText>> = {
  family_message: familyMessage,
  guardian_link: withLink("link"),
  guardian_asked: withLink("asked"),
  guardian_alumni_offer: withLink("alumniOffer"),
  guardian_code: (data, { language, siteUrl, schoolName }) => {
    const { hostname } = new URL(siteUrl);
    const code = said(data, "code");
    return `${guardianTexts[language].code({ school: schoolName, code })}\n\n@${hostname} #${code}`;
  },
  guardian_answered: (data, { language, schoolName }) =>
    guardianTexts[language].answered({ school: schoolName, child: said(data, "child") }),
  guardian_request_answered: (data, sender) =>
    guardianTexts[sender.language].requestAnswered({
      school: sender.schoolName,
      reference: said(data, "reference"),
      link: linkTo(sender, "/guardian"),
    }),
  guardian_data_erased: (data, { language, schoolName }) =>
    guardianTexts[language].erased({ school: schoolName, reference: said(data, "number") }),
  guardian_child_of_age: (data, { language, schoolName }) =>
    guardianTexts[language].ofAge({ school: schoolName, child: said(data, "child") }),
};
