import { addressIn } from "../../../data/languages.ts";
import { said, type WriteLetter } from "../letter.ts";

/** To the office: something came in. What it says stays on the page, behind the sign-in. */
export const officeNotice: WriteLetter = (data, { language, siteUrl }) => {
  const [reference, name] = [said(data, "reference"), said(data, "name")];
  const href = siteUrl + addressIn(language, said(data, "path"));
  if (language === "hi") {
    return {
      subject: `नया संदेश ${reference}`,
      greeting: "नमस्ते",
      paragraphs: [`${name} ने साइट से विद्यालय को लिखा है।`],
      facts: [["संदर्भ संख्या", reference]],
      action: { label: "पढ़ें और उत्तर दें", href },
      reason: "यह पत्र इसलिए आया है क्योंकि साइट की सेटिंग में इस विषय के लिए यह पता लिखा है।",
    };
  }
  return {
    subject: `New message ${reference}`,
    greeting: "Good day",
    paragraphs: [`${name} has written to the school through the site.`],
    facts: [["Reference", reference]],
    action: { label: "Read and answer", href },
    reason: "You receive this letter because the site's settings name this address for the topic.",
  };
};
