import { type Language, type Letter, pageOf, type Sender } from "./letter.ts";

/** What happened to an account that its owner should hear of by another way than the account. */
export type Notice =
  | "password_changed"
  | "email_changed"
  | "new_device"
  | "factor_added"
  | "factor_removed";

const words: Record<Notice, Record<Language, { subject: string; lead: string }>> = {
  password_changed: {
    en: {
      subject: "Your password was changed",
      lead: "The password of your account was changed, and all other devices were signed out.",
    },
    hi: {
      subject: "आपका पासवर्ड बदला गया है",
      lead: "आपके खाते का पासवर्ड बदला गया है और अन्य सभी उपकरण साइन आउट कर दिए गए हैं।",
    },
  },
  email_changed: {
    en: {
      subject: "The address of your account was changed",
      lead: "Your account uses another address from now on. This letter went to the one from before.",
    },
    hi: {
      subject: "आपके खाते का ई-मेल पता बदला गया है",
      lead: "आपका खाता अब से दूसरे ई-मेल पते का उपयोग करता है। यह पत्र पुराने पते पर भेजा गया है।",
    },
  },
  new_device: {
    en: {
      subject: "A new device signed in",
      lead: "Somebody signed in to your account from a device that we have not seen before.",
    },
    hi: {
      subject: "नए उपकरण से साइन इन हुआ है",
      lead: "आपके खाते में ऐसे उपकरण से साइन इन हुआ है जो हमने पहले नहीं देखा।",
    },
  },
  factor_added: {
    en: {
      subject: "A second factor was added",
      lead: "Signing in to your account asks for a second factor from now on.",
    },
    hi: {
      subject: "दूसरा प्रमाण जोड़ा गया है",
      lead: "अब से आपके खाते में साइन इन करते समय दूसरा प्रमाण माँगा जाएगा।",
    },
  },
  factor_removed: {
    en: {
      subject: "A second factor was removed",
      lead: "A second factor of your account was removed.",
    },
    hi: {
      subject: "दूसरा प्रमाण हटाया गया है",
      lead: "आपके खाते से एक दूसरा प्रमाण हटाया गया है।",
    },
  },
};

const rest = {
  en: {
    when: "When",
    device: "Device",
    network: "Network address",
    security: "Look after my account",
    caution:
      "If it was you, nothing is to be done. If not, choose a new password at once and tell the school office.",
  },
  hi: {
    when: "कब",
    device: "उपकरण",
    network: "नेटवर्क पता",
    security: "अपना खाता देखें",
    caution:
      "यदि यह आपने किया, तो कुछ करने की आवश्यकता नहीं। यदि नहीं, तो तुरंत नया पासवर्ड चुनें और विद्यालय कार्यालय को बताएँ।",
  },
};

/** A letter about something that has happened, with when and from where. */
export function noticeLetter(
  notice: Notice,
  { address, device, time }: { address: string; device: string; time: Date },
  sender: Sender,
): Letter {
  const { subject, lead } = words[notice][sender.language];
  const labels = rest[sender.language];
  const when = new Intl.DateTimeFormat(sender.language === "hi" ? "hi-IN" : "en-IN", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Asia/Kolkata",
  }).format(time);
  return {
    subject,
    paragraphs: [lead],
    facts: [
      [labels.when, when],
      ...(device ? [[labels.device, device] satisfies [string, string]] : []),
      ...(address ? [[labels.network, address] satisfies [string, string]] : []),
    ],
    action: { label: labels.security, href: pageOf(sender, "/account/security") },
    caution: labels.caution,
  };
}
