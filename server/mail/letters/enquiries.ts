import { addressIn } from "../../../data/languages.ts";
import { momentIn } from "../dates.ts";
import { greet, type Letter, type Sender, said, type WriteLetter } from "../letter.ts";

const reasons = {
  en: "You receive this letter because your address was given in a form on our site. If it was not you, no answer is needed.",
  hi: "यह पत्र इसलिए आया है क्योंकि हमारी साइट के एक फ़ॉर्म में आपका ई-मेल पता दिया गया था। यदि आपने नहीं दिया, तो उत्तर देने की आवश्यकता नहीं है।",
};
const references = { en: "Reference", hi: "संदर्भ संख्या" };

/** To the guardian who sent an admission enquiry. */
export const admissionEnquiryReceived: WriteLetter = (data, sender) => {
  const { language } = sender;
  const child = said(data, "child_name");
  const visit = said(data, "visit_at");
  const words = {
    en: {
      subject: `Your admission enquiry ${said(data, "reference")}`,
      paragraphs: [
        `Thank you for your enquiry${child && ` about a place for ${child}`}. It has reached the admissions office.`,
        "We answer within five working days. Please name the reference when you write or telephone.",
      ],
      visit: "Your visit",
      action: "How admission works",
    },
    hi: {
      subject: `आपकी प्रवेश पूछताछ ${said(data, "reference")}`,
      paragraphs: [
        `${child && `${child} के प्रवेश के लिए `}आपकी पूछताछ प्रवेश कार्यालय को मिल गई है। धन्यवाद।`,
        "हम पाँच कार्यदिवसों में उत्तर देते हैं। लिखते या फ़ोन करते समय कृपया संदर्भ संख्या बताएँ।",
      ],
      visit: "आपके आने का समय",
      action: "प्रवेश की प्रक्रिया",
    },
  }[language];
  const { facts = [], ...rest } = received(data, sender, "guardian_name");
  return {
    ...rest,
    ...words,
    facts: visit ? [...facts, [words.visit, momentIn(visit, language)]] : facts,
    action: { label: words.action, href: page(sender, "/admissions") },
  };
};

/** To whoever wrote through the contact form. */
export const contactMessageReceived: WriteLetter = (data, sender) => {
  const words = {
    en: {
      subject: `Your message ${said(data, "reference")}`,
      paragraphs: [
        "Thank you for writing. Your message has reached the school office, and we answer within two working days.",
      ],
    },
    hi: {
      subject: `आपका संदेश ${said(data, "reference")}`,
      paragraphs: [
        "लिखने के लिए धन्यवाद। आपका संदेश विद्यालय कार्यालय को मिल गया है और हम दो कार्यदिवसों में उत्तर देते हैं।",
      ],
    },
  }[sender.language];
  return { ...received(data, sender, "name"), ...words };
};

/** What the letters about a received form have in common. */
function received(
  data: Record<string, unknown>,
  { language }: Sender,
  nameField: string,
): Pick<Letter, "greeting" | "facts" | "reason"> {
  return {
    greeting: greet(said(data, nameField), language),
    facts: [[references[language], said(data, "reference")]],
    reason: reasons[language],
  };
}

function page({ siteUrl, language }: Sender, path: string): string {
  return siteUrl + addressIn(language, path);
}
