import { photoRelations } from "../../../data/forms/photo-relations.ts";
import { addressIn } from "../../../data/languages.ts";
import {
  greet,
  type Letter,
  paragraphsOf,
  type Sender,
  said,
  type WriteLetter,
} from "../letter.ts";

type Outcome = "received" | "restored" | "removed";

const words: Record<Outcome, Record<"en" | "hi", (album: string, hidden: boolean) => string[]>> = {
  received: {
    en: (album, hidden) => [
      hidden
        ? `The picture of the album “${album}” is hidden since this moment. The office looks at it and writes to you.`
        : `Your request about a picture of the album “${album}” has arrived. The office looks at it within two working days and writes to you.`,
      "If you did not ask for this, please tell us; the picture is then shown again.",
    ],
    hi: (album, hidden) => [
      hidden
        ? `एल्बम “${album}” का चित्र इसी क्षण से छिपा दिया गया है। कार्यालय उसे देखकर आपको लिखेगा।`
        : `एल्बम “${album}” के एक चित्र के बारे में आपका अनुरोध मिल गया है। कार्यालय दो कार्यदिवसों में उसे देखकर आपको लिखेगा।`,
      "यदि यह अनुरोध आपने नहीं किया, तो कृपया हमें बताएँ; तब चित्र फिर दिखाया जाएगा।",
    ],
  },
  restored: {
    en: (album) => [
      `The office has looked at the picture of the album “${album}” and shows it again. If you still want it taken away, please answer with the reference or telephone.`,
    ],
    hi: (album) => [
      `कार्यालय ने एल्बम “${album}” का चित्र देखा और उसे फिर दिखाया है। यदि आप अब भी उसे हटवाना चाहते हैं, तो कृपया संदर्भ संख्या के साथ उत्तर दें या फ़ोन करें।`,
    ],
  },
  removed: {
    en: (album) => [
      `The picture of the album “${album}” stays away from our site. Its files are deleted after thirty days.`,
    ],
    hi: (album) => [
      `एल्बम “${album}” का चित्र अब हमारी साइट पर नहीं आएगा। उसकी फ़ाइलें तीस दिन बाद मिटा दी जाएँगी।`,
    ],
  },
};

/** To whoever asked for a picture to be taken away, by what became of it. */
export function photoRequest(outcome: Outcome): WriteLetter {
  return (data, { language }: Sender): Letter => {
    const name = said(data, "name");
    const reference = said(data, "reference");
    const isHindi = language === "hi";
    return {
      subject: isHindi
        ? `चित्र हटाने का अनुरोध ${reference}`
        : `Your request about a picture ${reference}`,
      greeting: greet(name, language),
      paragraphs: words[outcome][language](said(data, "album"), data.hidden !== false),
      facts: [[isHindi ? "संदर्भ संख्या" : "Reference", reference]],
      reason: isHindi
        ? "यह पत्र इसलिए आया है क्योंकि हमारी साइट के एक फ़ॉर्म में आपका ई-मेल पता दिया गया था।"
        : "You receive this letter because your address was given in a form on our site.",
    };
  };
}

/** The same to the office. */
export const officePhotoRequest: WriteLetter = (data, { siteUrl }) => ({
  subject: `A picture is to be taken away: ${said(data, "reference")}`,
  greeting: "To the office",
  paragraphs: [
    data.hidden === false
      ? `${said(data, "name")} asks for a picture of the album “${said(data, "album")}” to be taken away. It is still shown: it was looked at before, or very many came today.`
      : `${said(data, "name")} asks for a picture of the album “${said(data, "album")}” to be taken away. It is hidden until you decide.`,
    ...paragraphsOf(data.message),
  ],
  facts: [
    ["Reference", said(data, "reference")],
    ["Who asks", photoRelations.find(({ id }) => id === data.relation)?.name ?? ""],
    ["E-mail", said(data, "email")],
  ],
  action: { label: "Decide", href: siteUrl + addressIn("en", "/admin/photo-requests") },
  replyTo: said(data, "email"),
  reason: "You receive this letter because this mailbox is the one for pictures.",
});
