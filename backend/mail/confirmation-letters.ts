import type { Proof } from "../tokens/one-time-proof.ts";
import { type Language, type Letter, pageOf, type Sender } from "./letter.ts";

/** What a letter's link and code are good for, as verifyOtp names it. */
export type Purpose = "signup" | "recovery" | "email_change" | "invite";

type Words = {
  subject: string;
  lead: string;
  button: string;
  caution: string;
  /** What to do when the hour is over. */
  later?: string;
};

const words: Record<Purpose, Record<Language, Words>> = {
  signup: {
    en: {
      subject: "Confirm your address",
      lead: "Thank you for registering. Please confirm that this address is yours.",
      button: "Confirm my address",
      caution: "If you did not register, please ignore this letter: nothing happens.",
    },
    hi: {
      subject: "अपने ई-मेल पते की पुष्टि करें",
      lead: "पंजीकरण के लिए धन्यवाद। कृपया पुष्टि करें कि यह ई-मेल पता आपका है।",
      button: "पते की पुष्टि करें",
      caution: "यदि आपने पंजीकरण नहीं किया, तो इस पत्र को अनदेखा करें: कुछ नहीं होगा।",
    },
  },
  recovery: {
    en: {
      subject: "Choose a new password",
      lead: "Somebody, most likely you, asked for a new password for this address.",
      button: "Choose a new password",
      caution: "If it was not you, please ignore this letter: your password stays as it is.",
    },
    hi: {
      subject: "नया पासवर्ड चुनें",
      lead: "किसी ने, संभवतः आपने, इस पते के लिए नया पासवर्ड माँगा है।",
      button: "नया पासवर्ड चुनें",
      caution: "यदि यह आपने नहीं किया, तो इस पत्र को अनदेखा करें: आपका पासवर्ड नहीं बदलेगा।",
    },
  },
  email_change: {
    en: {
      subject: "Confirm your new address",
      lead: "Please confirm that your account should use this address from now on.",
      button: "Use this address",
      caution: "If you did not ask for it, please ignore this letter: nothing changes.",
    },
    hi: {
      subject: "नए ई-मेल पते की पुष्टि करें",
      lead: "कृपया पुष्टि करें कि आपका खाता अब से इस पते का उपयोग करे।",
      button: "यह पता उपयोग करें",
      caution: "यदि आपने यह नहीं माँगा, तो इस पत्र को अनदेखा करें: कुछ नहीं बदलेगा।",
    },
  },
  invite: {
    en: {
      subject: "You are invited",
      lead: "An account on our site has been made for you. Accept the invitation and choose a password.",
      button: "Accept the invitation",
      later:
        "When the hour is over, choose “Forgot your password?” on the sign-in page: the letter from there opens the same account.",
      caution: "If you do not want an account, please ignore this letter.",
    },
    hi: {
      subject: "आपको आमंत्रित किया गया है",
      lead: "हमारी साइट पर आपके लिए खाता बनाया गया है। निमंत्रण स्वीकार करें और पासवर्ड चुनें।",
      button: "निमंत्रण स्वीकार करें",
      later: "समय बीत जाने पर साइन-इन पृष्ठ पर “पासवर्ड भूल गए?” चुनें: वहाँ से आया पत्र वही खाता खोलता है।",
      caution: "यदि आपको खाता नहीं चाहिए, तो इस पत्र को अनदेखा करें।",
    },
  },
};

const alternatives = {
  en: {
    hour: "The link and the code are good for one hour, and once.",
    code: "Or enter this code on the page",
  },
  hi: {
    hour: "लिंक और कोड एक घंटे तक और केवल एक बार काम करते हैं।",
    code: "या पृष्ठ पर यह कोड लिखें",
  },
};

/**
 * A letter that proves its reader has the mailbox. The link opens a page with a button: programs that
 * open every link of a letter to look for harm do not spend it.
 */
export function confirmationLetter(
  purpose: Purpose,
  { token, code }: Proof,
  sender: Sender,
): Letter {
  const { subject, lead, button, caution, later } = words[purpose][sender.language];
  const { hour, code: label } = alternatives[sender.language];
  const query = new URLSearchParams({ token_hash: token, type: purpose });
  return {
    subject,
    paragraphs: [lead, later ? `${hour} ${later}` : hour],
    action: { label: button, href: pageOf(sender, `/account/confirm?${query}`) },
    code: { label, digits: code },
    caution,
  };
}

/** Six digits to prove again who is signed in. There is no page to open: the code is asked for. */
export function reauthenticationLetter(code: string, { language }: Sender): Letter {
  return language === "hi"
    ? {
        subject: "आपका पुष्टि कोड",
        paragraphs: ["कृपया यह कोड वहाँ लिखें जहाँ आपसे माँगा गया है।"],
        code: { label: "कोड", digits: code },
        caution: "यदि आपने यह नहीं माँगा, तो अपना पासवर्ड बदल दें।",
      }
    : {
        subject: "Your confirmation code",
        paragraphs: ["Please enter this code where you were asked for it."],
        code: { label: "Code", digits: code },
        caution: "If you did not ask for it, please change your password.",
      };
}
