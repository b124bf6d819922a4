import { addressIn } from "../../../data/languages.ts";
import { greet, said, type WriteLetter } from "../letter.ts";

type Decision = "approve" | "reject" | "suspend" | "unsuspend" | "delete" | "restore" | "merge";
type Words = { subject: string; paragraphs: string[]; action?: { label: string; path: string } };

const contact = { en: "Write to the office", hi: "कार्यालय को लिखें" };
const quoted = { en: "The office says:", hi: "कार्यालय का कहना है:" };

const words: Record<Decision, Record<"en" | "hi", Words>> = {
  approve: {
    en: {
      subject: "Welcome to the alumni network",
      paragraphs: [
        "The school has verified your profile. You now see the directory, and others of your school see you there as you have chosen.",
      ],
      action: { label: "Open the directory", path: "/alumni/directory" },
    },
    hi: {
      subject: "पूर्व विद्यार्थी नेटवर्क में आपका स्वागत है",
      paragraphs: [
        "विद्यालय ने आपकी प्रोफ़ाइल की पुष्टि कर दी है। अब आप निर्देशिका देख सकते हैं, और आपके विद्यालय के लोग आपको वैसे देखते हैं जैसा आपने चुना है।",
      ],
      action: { label: "निर्देशिका खोलें", path: "/alumni/directory" },
    },
  },
  reject: {
    en: {
      subject: "Your alumni registration",
      paragraphs: [
        "We could not verify your registration, and have closed it. What you sent is erased after 30 days.",
        "If this is a mistake, write to the office within that time and name your admission number.",
      ],
      action: { label: contact.en, path: "/contact" },
    },
    hi: {
      subject: "आपका पूर्व विद्यार्थी पंजीकरण",
      paragraphs: [
        "हम आपके पंजीकरण की पुष्टि नहीं कर सके, इसलिए उसे बंद कर दिया गया है। आपकी भेजी जानकारी 30 दिन बाद मिटा दी जाएगी।",
        "यदि यह भूल है, तो इस अवधि में अपनी प्रवेश संख्या के साथ कार्यालय को लिखें।",
      ],
      action: { label: contact.hi, path: "/contact" },
    },
  },
  suspend: {
    en: {
      subject: "Your alumni profile is suspended",
      paragraphs: ["Your profile is not shown for now, and the directory is closed to you."],
      action: { label: contact.en, path: "/contact" },
    },
    hi: {
      subject: "आपकी प्रोफ़ाइल रोक दी गई है",
      paragraphs: ["आपकी प्रोफ़ाइल अभी किसी को नहीं दिखती, और निर्देशिका आपके लिए बंद है।"],
      action: { label: contact.hi, path: "/contact" },
    },
  },
  unsuspend: {
    en: {
      subject: "Your alumni profile is open again",
      paragraphs: ["Your profile is shown again as you have chosen."],
      action: { label: "Open your profile", path: "/alumni/profile" },
    },
    hi: {
      subject: "आपकी प्रोफ़ाइल फिर खुल गई है",
      paragraphs: ["आपकी प्रोफ़ाइल फिर वैसे ही दिख रही है जैसा आपने चुना है।"],
      action: { label: "प्रोफ़ाइल खोलें", path: "/alumni/profile" },
    },
  },
  delete: {
    en: {
      subject: "Your alumni account is closed",
      paragraphs: [
        "The office has closed your account. It is hidden at once and erased after 30 days.",
        "If this is a mistake, write to the office within that time.",
      ],
      action: { label: contact.en, path: "/contact" },
    },
    hi: {
      subject: "आपका खाता बंद कर दिया गया है",
      paragraphs: [
        "कार्यालय ने आपका खाता बंद कर दिया है। यह तुरंत छिप गया है और 30 दिन बाद मिटा दिया जाएगा।",
        "यदि यह भूल है, तो इस अवधि में कार्यालय को लिखें।",
      ],
      action: { label: contact.hi, path: "/contact" },
    },
  },
  restore: {
    en: {
      subject: "Your alumni account is open again",
      paragraphs: ["The office has opened your account again. Sign in as before."],
      action: { label: "Sign in", path: "/login" },
    },
    hi: {
      subject: "आपका खाता फिर खुल गया है",
      paragraphs: ["कार्यालय ने आपका खाता फिर खोल दिया है। पहले की तरह साइन इन करें।"],
      action: { label: "साइन इन करें", path: "/login" },
    },
  },
  merge: {
    en: {
      subject: "Your two registrations are one now",
      paragraphs: [
        "You were registered twice. We have joined both into one profile; please sign in with the other address from now on.",
      ],
      action: { label: "Sign in", path: "/login" },
    },
    hi: {
      subject: "आपके दोनों पंजीकरण एक कर दिए गए हैं",
      paragraphs: [
        "आपका पंजीकरण दो बार हुआ था। हमने दोनों को एक प्रोफ़ाइल में जोड़ दिया है; अब कृपया दूसरे पते से साइन इन करें।",
      ],
      action: { label: "साइन इन करें", path: "/login" },
    },
  },
};

/** To an alumnus, about what the office decided on their registration or profile. */
export function alumniDecision(decision: Decision): WriteLetter {
  return (data, { language, siteUrl }) => {
    const { subject, paragraphs, action } = words[decision][language];
    const [name, reason] = [said(data, "name"), said(data, "reason")];
    return {
      subject,
      greeting: greet(name, language),
      paragraphs: reason ? [...paragraphs, `${quoted[language]} ${reason}`] : paragraphs,
      ...(action && {
        action: { label: action.label, href: siteUrl + addressIn(language, action.path) },
      }),
      reason:
        language === "hi"
          ? "यह पत्र इसलिए आया है क्योंकि आपने इस पते से पूर्व विद्यार्थी नेटवर्क में पंजीकरण किया था।"
          : "You receive this letter because you registered with the alumni network under this address.",
    };
  };
}
