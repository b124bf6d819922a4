import { defineTexts } from "../language/texts.ts";

/** What account pages share. */
export const accountTexts = defineTexts({
  en: {
    needsScript: {
      title: "Signing in needs JavaScript.",
      fact: "Please allow it for this site in your browser's settings, then load the page again.",
    },
    unreachable: {
      title: "We cannot reach your account just now",
      fact: "You are still signed in, and nothing is lost. Please try again in a minute.",
      retry: "Try again",
    },
    enrolFirst: {
      title: "Set up a second factor first",
      fact: "The school asks it of everybody who edits the site. It takes two minutes and a phone.",
      setUp: "Set it up",
    },
    account: "Your account",
    signedInAs: "Signed in as",
    signOut: "Sign out",
    signingOut: "Signing out…",
    dropDrafts: {
      title: "Sign out without saving?",
      fact: "What you have begun and not saved is kept here until you sign out, and then removed.",
      stay: "Stay",
    },
    pages: {
      "/alumni/profile": "Profile",
      "/alumni/directory": "Directory",
      "/admin/dashboard": "Dashboard",
      "/account/security": "Security",
    },
  },
  hi: {
    needsScript: {
      title: "साइन इन के लिए जावास्क्रिप्ट चाहिए।",
      fact: "कृपया ब्राउज़र की सेटिंग में इस साइट के लिए इसे चालू करें, फिर पृष्ठ दोबारा खोलें।",
    },
    unreachable: {
      title: "अभी आपके खाते तक पहुँच नहीं हो पा रही है",
      fact: "आप अब भी साइन इन हैं और कुछ खोया नहीं है। कृपया एक मिनट बाद फिर कोशिश करें।",
      retry: "फिर कोशिश करें",
    },
    enrolFirst: {
      title: "पहले दूसरा प्रमाण जोड़ें",
      fact: "विद्यालय साइट बदलने वाले हर व्यक्ति से यह माँगता है। इसमें दो मिनट और एक फ़ोन लगता है।",
      setUp: "जोड़ें",
    },
    account: "आपका खाता",
    signedInAs: "आप साइन इन हैं:",
    signOut: "साइन आउट",
    signingOut: "साइन आउट हो रहा है…",
    dropDrafts: {
      title: "सहेजे बिना साइन आउट करें?",
      fact: "आपका शुरू किया और न सहेजा हुआ काम साइन आउट करने तक यहाँ रहता है, फिर हट जाता है।",
      stay: "यहीं रहें",
    },
    pages: {
      "/alumni/profile": "प्रोफ़ाइल",
      "/alumni/directory": "निर्देशिका",
      "/admin/dashboard": "डैशबोर्ड",
      "/account/security": "सुरक्षा",
    },
  },
});
