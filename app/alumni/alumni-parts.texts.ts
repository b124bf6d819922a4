import { defineTexts } from "../language/texts.ts";

/** What pages of the alumni area share. */
export const alumniPartsTexts = defineTexts({
  en: {
    batch: (year: number) => `Batch of ${year}`,
    mentor: "Mentor",
    failed: {
      title: "This could not be loaded just now",
      fact: "You are still signed in. Please try again in a minute.",
      retry: "Try again",
    },
    waiting: {
      title: "The office is looking at your entry",
      fact: "The office compares it with the register, usually within two working days. The directory opens for you then.",
      next: "Until then you can complete your profile and decide who sees what.",
      toProfile: "Go to your profile",
      telephone: "Ask the office",
    },
    noProfile: {
      title: "Your profile is still missing",
      fact: "The directory is for people who are in it themselves.",
      make: "Write your profile",
    },
    suspended: {
      title: "Your profile is suspended",
      fact: "The school office has closed it for the time being. Please ask there.",
    },
  },
  hi: {
    batch: (year: number) => `बैच ${year}`,
    mentor: "मार्गदर्शक",
    failed: {
      title: "यह अभी खुल नहीं सका",
      fact: "आप अब भी साइन इन हैं। कृपया एक मिनट बाद फिर कोशिश करें।",
      retry: "फिर कोशिश करें",
    },
    waiting: {
      title: "कार्यालय आपकी प्रविष्टि देख रहा है",
      fact: "विद्यालय में कोई इसे रजिस्टर से मिलाता है, आम तौर पर दो कार्य दिवसों में। उसके बाद निर्देशिका आपके लिए खुल जाती है।",
      next: "तब तक आप अपनी प्रोफ़ाइल पूरी कर सकते हैं और तय कर सकते हैं कि कौन क्या देखे।",
      toProfile: "अपनी प्रोफ़ाइल देखें",
      telephone: "कार्यालय से पूछें",
    },
    noProfile: {
      title: "आपकी प्रोफ़ाइल अभी नहीं है",
      fact: "निर्देशिका उन्हीं के लिए है जो स्वयं उसमें हैं।",
      make: "अपनी प्रोफ़ाइल लिखें",
    },
    suspended: {
      title: "आपकी प्रोफ़ाइल निलंबित है",
      fact: "विद्यालय कार्यालय ने इसे फ़िलहाल बंद किया है। कृपया वहीं पूछें।",
    },
  },
});
