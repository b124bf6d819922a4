import decisionTexts from "messages:emails/alumni/decisions";
import digestTexts from "messages:emails/alumni/digest";
import giftTexts from "messages:emails/alumni/gift";
import leftTexts from "messages:emails/alumni/left";
import mentoringTexts from "messages:emails/alumni/mentoring";
import messageTexts from "messages:emails/alumni/message";
import postTexts from "messages:emails/alumni/post";
import receivedTexts from "messages:emails/alumni/received";
import { monthIn } from "../../../platform/email/dates.ts";
import { linkTo } from "../../../platform/email/email.ts";
import {
  fact,
  greet,
  paragraphsOf,
  plainName,
  receiptIn,
  said,
  sharedTexts,
  type WriteEmail,
} from "../writing.ts";

/** The page to which the email about each decision links. */
const pages = {
  approve: "/alumni/directory",
  reject: "/alumni/profile",
  suspend: "/contact",
  unsuspend: "/alumni/profile",
  delete: "/contact",
  restore: "/login",
  merge: "/login",
};

/** To a person who has registered: the registration has arrived, and the office will check it. */
export const alumniReceived: WriteEmail = (data, sender) => {
  const { subject, paragraphs, action, reason } = receivedTexts[sender.language];
  return {
    subject,
    greeting: greet(said(data, "name"), sender.language),
    paragraphs,
    action: { label: action, href: linkTo(sender, "/alumni/profile") },
    reason,
  };
};

/** To an alumnus, about what the office decided on their registration or profile. */
export function alumniDecision(decision: keyof typeof pages): WriteEmail {
  return (data, sender) => {
    const t = decisionTexts[sender.language];
    const { subject, paragraphs, action } = t[decision];
    const words = said(data, "reason");
    return {
      subject,
      greeting: greet(said(data, "name"), sender.language),
      paragraphs: words ? [...paragraphs, t.quoted(words)] : paragraphs,
      action: { label: action, href: linkTo(sender, pages[decision]) },
      reason: t.reason,
    };
  };
}

/** From one alumnus to another, through the school: neither learns the other's address. */
export const alumniMessage: WriteEmail = (data, sender) => {
  const t = messageTexts[sender.language];
  const name = said(data, "sender_name");
  const batch = typeof data.sender_batch === "number" ? data.sender_batch : null;
  return {
    subject: t.subject(name),
    greeting: greet(said(data, "recipient_name"), sender.language),
    paragraphs: [t.lead({ sender: name, batch }), ...paragraphsOf(data.message)],
    action: { label: t.action, href: linkTo(sender, said(data, "path")) },
    reason: t.reason,
  };
};

/** To an alumnus whose note or opportunity the office has published or declined. */
export const alumniPost: WriteEmail = (data, sender) => {
  const t = postTexts[sender.language];
  const state = data.state === "declined" ? "declined" : "published";
  const isNote = data.kind === "note";
  const title = said(data, "title");
  const words = said(data, "reason");
  const page = isNote
    ? `/alumni/batches/${Number(data.batch_year) || ""}`
    : "/alumni/opportunities";
  return {
    subject: t[state].subject(title),
    greeting: greet(said(data, "name"), sender.language),
    paragraphs: [t[state].lead(title), ...(words ? [t.quoted(words)] : [])],
    action: { label: t.action, href: linkTo(sender, page) },
    reason: t.reason,
  };
};

const mentoringStates = ["asked", "accepted", "declined", "withdrawn", "ended"] as const;

/** To the mentor or the person asking: the request, and each change of its state. */
export const alumniMentoring: WriteEmail = (data, sender) => {
  const t = mentoringTexts[sender.language];
  const state = mentoringStates.find((one) => one === data.state) ?? "asked";
  const other = said(data, "other");
  return {
    subject: t[state].subject(other),
    greeting: greet(said(data, "name"), sender.language),
    paragraphs: [t[state].lead(other), ...paragraphsOf(data.words)],
    action: { label: t.action, href: linkTo(sender, "/alumni/mentoring") },
    reason: t.reason,
  };
};

type News = { kind: string; title: string; author: string; batch_year: number | null };

/** To an alumnus who asked for it: what was published in the alumni area in a month. */
export const alumniDigest: WriteEmail = (data, sender) => {
  const t = digestTexts[sender.language];
  const news = (data.news as News[] | undefined) ?? [];
  const month = monthIn(said(data, "month") || new Date().toISOString(), sender.language);
  return {
    subject: t.subject(month),
    greeting: greet(said(data, "name"), sender.language),
    paragraphs: [t.lead(month)],
    facts: news.map(({ kind, title, author: name, batch_year }) => {
      const author = plainName(name);
      return [
        kind === "note" ? t.note : t.opportunity,
        `${title} – ${batch_year ? t.by({ author, batch: String(batch_year) }) : author}`,
      ];
    }),
    action: { label: t.action, href: linkTo(sender, "/alumni/batches") },
    reason: t.reason,
    // Emails queued before this link existed have no token.
    ...(typeof data.token === "string" && {
      unsubscribe: {
        label: t.stop,
        href: linkTo(sender, `/alumni/letter?token=${said(data, "token")}`),
      },
    }),
  };
};

/** The receipt of a gift. */
export const giftReceived: WriteEmail = (data, sender) => {
  const { language } = sender;
  const t = giftTexts[language];
  const { receipt, facts, attached } = receiptIn(data, language);
  const purpose = receipt?.translations?.[language]?.title ?? receipt?.purpose ?? "";
  return {
    subject: t.subject(purpose),
    greeting: greet(receipt?.payer ?? "", language),
    paragraphs: [t.lead({ school: sender.schoolName, purpose })],
    facts: [...facts, ...fact(sharedTexts[language].reference, receipt?.reference ?? "")],
    action: { label: t.action, href: linkTo(sender, "/alumni/giving") },
    reason: t.reason,
    ...attached,
  };
};

/** To a person who has closed their own account: it can be restored for 30 days. */
export const accountLeft: WriteEmail = (data, sender) => {
  const { subject, paragraphs, action, reason } = leftTexts[sender.language];
  return {
    subject,
    greeting: greet(said(data, "name"), sender.language),
    paragraphs,
    action: { label: action, href: linkTo(sender, "/contact") },
    reason,
  };
};
