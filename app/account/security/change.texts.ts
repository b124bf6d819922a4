import { defineTexts } from "../../language/texts.ts";

/** The pages that change password and address. */
export const changeTexts = defineTexts({
  en: {
    current: "Current password",
    currentHint: "So that nobody else changes it on a device you left open",
    back: "Back to security",
    password: {
      title: "Change your password",
      description: "Choose a new password for your account.",
      lead: "All other devices are signed out.",
      send: "Change the password",
      done: "Your password is changed.",
    },
    email: {
      title: "Change your email",
      description: "Give your account another address.",
      lead: "Your address now:",
      email: "New email",
      send: "Change the address",
      done: "A mail is on its way to the new address.",
      doneNext: "The address changes when you open its link or write its code here.",
      haveCode: "I have a code",
    },
  },
  hi: {
    current: "मौजूदा पासवर्ड",
    currentHint: "ताकि खुला छूटे उपकरण पर कोई और इसे न बदल सके",
    back: "सुरक्षा पर लौटें",
    password: {
      title: "पासवर्ड बदलें",
      description: "अपने खाते के लिए नया पासवर्ड चुनें।",
      lead: "बाकी सभी उपकरण साइन आउट हो जाएँगे।",
      send: "पासवर्ड बदलें",
      done: "आपका पासवर्ड बदल गया है।",
    },
    email: {
      title: "ई-मेल बदलें",
      description: "अपने खाते को दूसरा पता दें।",
      lead: "आपका अभी का पता:",
      email: "नया ई-मेल",
      send: "पता बदलें",
      done: "नए पते पर मेल भेज दी गई है।",
      doneNext: "उसका लिंक खोलने या कोड यहाँ लिखने पर पता बदल जाएगा।",
      haveCode: "मेरे पास कोड है",
    },
  },
});
