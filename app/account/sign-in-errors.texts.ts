import { defineTexts } from "../language/texts.ts";

/** What a refused sign-in says: docs/requirements.md R5.1 and R8, word for word in English. */
export const signInErrorsTexts = defineTexts({
  en: {
    empty: "Please enter both email and password",
    invalidCredentials: "Invalid email or password. Please try again.",
    rateLimited: "Too many login attempts. Please try again later.",
    failed: "Failed to sign in. Please try again.",
    unreachable: "Cannot connect to authentication service. Please try again later.",
    timedOut: "Sign in timed out. Please check your network connection and try again.",
    deleted: "This account has been deleted. Please contact support if you need assistance.",
    noUser: "No user returned from sign in",
  },
  hi: {
    empty: "कृपया ई-मेल और पासवर्ड दोनों लिखें",
    invalidCredentials: "ई-मेल या पासवर्ड सही नहीं है। कृपया फिर कोशिश करें।",
    rateLimited: "लॉगिन की बहुत अधिक कोशिशें हुई हैं। कृपया कुछ देर बाद फिर कोशिश करें।",
    failed: "साइन इन नहीं हो सका। कृपया फिर कोशिश करें।",
    unreachable: "साइन इन सेवा से संपर्क नहीं हो पा रहा है। कृपया कुछ देर बाद फिर कोशिश करें।",
    timedOut: "साइन इन का समय समाप्त हो गया। कृपया अपना इंटरनेट कनेक्शन जाँचें और फिर कोशिश करें।",
    deleted: "यह खाता हटा दिया गया है। सहायता चाहिए तो कृपया विद्यालय से संपर्क करें।",
    noUser: "साइन इन के उत्तर में कोई खाता नहीं मिला",
  },
});
