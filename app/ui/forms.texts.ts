import { defineTexts } from "../language/texts.ts";

/** What every form says, whatever it asks for. */
export const formsTexts = defineTexts({
  en: {
    optional: "(optional)",
    consent: { before: "The school may keep these details to answer me, as its", after: "says." },
    privacyPage: "privacy page",
    notSentYet: "Not sent yet.",
    notSent: "It was not sent.",
    anotherLook: (count: number) =>
      count === 1 ? "One field needs another look." : `${count} fields need another look.`,
    unreachable:
      "It could not be sent just now, and nothing is lost. Please try again in a minute, or telephone us.",
    sendAgain: "Send it again",
    sending: "Sending…",
    leaveEmpty: "Leave this empty",
    reference: "Your reference number",
  },
  hi: {
    optional: "(वैकल्पिक)",
    consent: {
      before: "मुझे उत्तर देने के लिए विद्यालय यह जानकारी रख सकता है, जैसा उसके",
      after: "पर लिखा है।",
    },
    privacyPage: "गोपनीयता पृष्ठ",
    notSentYet: "अभी भेजा नहीं गया।",
    notSent: "यह भेजा नहीं जा सका।",
    anotherLook: (count: number) =>
      count === 1 ? "एक खाने को फिर से देखें।" : `${count} खानों को फिर से देखें।`,
    unreachable:
      "यह अभी नहीं भेजा जा सका, पर कुछ खोया नहीं है। कृपया एक मिनट बाद फिर कोशिश करें, या हमें फ़ोन करें।",
    sendAgain: "फिर से भेजें",
    sending: "भेजा जा रहा है…",
    leaveEmpty: "इसे खाली छोड़ें",
    reference: "आपकी संदर्भ संख्या",
  },
});
