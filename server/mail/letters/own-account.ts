import { addressIn } from "../../../data/languages.ts";
import { greet, said, type WriteLetter } from "../letter.ts";

/** To whoever has ended their own account: it can be brought back for 30 days. */
export const accountLeft: WriteLetter = (data, { language, siteUrl }) => {
  const name = said(data, "name");
  const href = siteUrl + addressIn(language, "/contact");
  if (language === "hi") {
    return {
      subject: "आपका खाता हटा दिया गया है",
      greeting: greet(name, language),
      paragraphs: [
        "आपके कहने पर आपका खाता हटा दिया गया है। आपकी प्रोफ़ाइल अब किसी को नहीं दिखती।",
        "30 दिन बाद सब मिटा दिया जाएगा। तब तक आपके कहने पर कार्यालय इसे लौटा सकता है।",
      ],
      action: { label: "कार्यालय को लिखें", href },
      reason: "यदि यह आपने नहीं किया, तो कृपया तुरंत कार्यालय को लिखें।",
    };
  }
  return {
    subject: "Your account is deleted",
    greeting: greet(name, language),
    paragraphs: [
      "Your account has been deleted, as you asked. Nobody sees your profile any more.",
      "After 30 days everything is erased. Until then the office can bring it back if you ask.",
    ],
    action: { label: "Write to the office", href },
    reason: "If it was not you, please write to the office at once.",
  };
};
