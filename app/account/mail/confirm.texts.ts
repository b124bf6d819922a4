import { defineTexts } from "../../language/texts.ts";

export const confirmTexts = defineTexts({
  en: {
    title: "Confirm",
    description: "Confirm an address, an invitation or a new password with the mail you got.",
    leads: {
      recovery: "You asked for a new password. Go on to choose it.",
      signup: "Confirm that this address is yours. Your account opens then.",
      email_change: "Confirm the new address of your account.",
      invite: "The school has invited you. Go on to choose your password.",
      magiclink: "You asked for a link to sign in with.",
    },
    buttons: {
      recovery: "Choose a new password",
      signup: "Confirm my address",
      email_change: "Confirm the new address",
      invite: "Accept the invitation",
      magiclink: "Sign in",
    },
    codeLead: "Write the address that got the mail, and the six-digit code in it.",
    email: "Email",
    code: "Code",
    codeHint: "Six digits, good for one hour",
    confirm: "Confirm",
    newMail: "Ask for a new mail",
    withCode: "Write the code by hand",
  },
  hi: {
    title: "पुष्टि करें",
    description: "मिली हुई मेल से अपने पते, निमंत्रण या नए पासवर्ड की पुष्टि करें।",
    leads: {
      recovery: "आपने नया पासवर्ड माँगा है। आगे बढ़कर उसे चुनें।",
      signup: "पुष्टि करें कि यह पता आपका है। इसके बाद आपका खाता खुल जाएगा।",
      email_change: "अपने खाते के नए पते की पुष्टि करें।",
      invite: "विद्यालय ने आपको आमंत्रित किया है। आगे बढ़कर अपना पासवर्ड चुनें।",
      magiclink: "आपने साइन इन करने के लिए लिंक माँगा है।",
    },
    buttons: {
      recovery: "नया पासवर्ड चुनें",
      signup: "मेरे पते की पुष्टि करें",
      email_change: "नए पते की पुष्टि करें",
      invite: "निमंत्रण स्वीकार करें",
      magiclink: "साइन इन करें",
    },
    codeLead: "जिस पते पर मेल आई है वह, और उसमें दिया छह अंकों का कोड लिखें।",
    email: "ई-मेल",
    code: "कोड",
    codeHint: "छह अंक, एक घंटे तक मान्य",
    confirm: "पुष्टि करें",
    newMail: "नई मेल मँगाएँ",
    withCode: "कोड हाथ से लिखें",
  },
});
