import { defineTexts } from "../language/texts.ts";

export const loginTexts = defineTexts({
  en: {
    title: "Alumni Login",
    description: "Sign in to the alumni directory and your own profile.",
    welcome: "Welcome Back",
    lead: "Access your alumni account",
    email: "Email",
    password: "Password",
    signIn: "Sign In",
    signingIn: "Signing in...",
    forgot: "Forgot your password?",
    noAccount: "Not registered yet?",
    register: "Register as an alumnus or alumna",
    signedOut: "You are signed out.",
    confirm: "Confirm your address",
    /** What the server says itself (docs/requirements.md R8), by its codes. */
    fromServer: {} as Record<string, string>,
    picture: "Homecoming: former students meet in the school yard.",
  },
  hi: {
    title: "पूर्व विद्यार्थी लॉगिन",
    description: "पूर्व विद्यार्थियों की निर्देशिका और अपनी प्रोफ़ाइल के लिए साइन इन करें।",
    welcome: "फिर से स्वागत है",
    lead: "अपना पूर्व विद्यार्थी खाता खोलें",
    email: "ई-मेल",
    password: "पासवर्ड",
    signIn: "साइन इन करें",
    signingIn: "साइन इन हो रहा है...",
    forgot: "पासवर्ड भूल गए?",
    noAccount: "अभी पंजीकरण नहीं किया?",
    register: "पूर्व विद्यार्थी के रूप में पंजीकरण करें",
    signedOut: "आप साइन आउट हो गए हैं।",
    confirm: "पते की पुष्टि करें",
    fromServer: {
      email_not_confirmed: "इस ई-मेल पते की पुष्टि अभी बाकी है।",
      user_banned: "यह खाता रोक दिया गया है। कृपया विद्यालय को लिखें।",
    },
    picture: "पूर्व विद्यार्थी मिलन: विद्यालय के आँगन में मिलते पुराने साथी।",
  },
});
