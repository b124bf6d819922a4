import { addressIn } from "../../../data/languages.ts";
import { greet, paragraphsOf, said, type WriteLetter } from "../letter.ts";

/** From one alumnus to another, through the school: neither learns the other's address. */
export const alumniMessage: WriteLetter = (data, { language, siteUrl }) => {
  const [sender, recipient] = [said(data, "sender_name"), said(data, "recipient_name")];
  const batch = typeof data.sender_batch === "number" ? String(data.sender_batch) : "";
  const words = paragraphsOf(data.message);
  const action = (label: string) => ({
    label,
    href: siteUrl + addressIn(language, said(data, "path")),
  });
  if (language === "hi") {
    return {
      subject: `${sender} ने आपको लिखा है`,
      greeting: greet(recipient, language),
      paragraphs: [
        `${sender}${batch && ` (बैच ${batch})`} ने पूर्व विद्यार्थी नेटवर्क से आपको लिखा है:`,
        ...words,
      ],
      action: action("उत्तर दें, रोकें या सूचित करें"),
      reason: "आपका पता किसी को नहीं बताया गया। उत्तर नेटवर्क के पृष्ठ से ही दें, इस पत्र से नहीं।",
    };
  }
  return {
    subject: `${sender} wrote to you`,
    greeting: greet(recipient, language),
    paragraphs: [
      `${sender}${batch && ` (batch of ${batch})`} wrote to you through the alumni network:`,
      ...words,
    ],
    action: action("Answer, block or report"),
    reason:
      "Nobody was given your address. Please answer on the page of the network, not to this letter.",
  };
};
