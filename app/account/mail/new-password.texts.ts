import { defineTexts } from "../../language/texts.ts";

export const newPasswordPageTexts = defineTexts({
  en: {
    title: "New password",
    description: "Choose the new password of your account.",
    lead: "Choose a password you use nowhere else. All other devices are signed out.",
    send: "Save the password",
    forgotten: "I have forgotten it",
    done: "Your new password is saved.",
    goOn: "Go on",
  },
  hi: {
    title: "नया पासवर्ड",
    description: "अपने खाते का नया पासवर्ड चुनें।",
    lead: "ऐसा पासवर्ड चुनें जो आप कहीं और काम में नहीं लेते। बाकी सभी उपकरण साइन आउट हो जाएँगे।",
    send: "पासवर्ड सहेजें",
    forgotten: "मौजूदा पासवर्ड याद नहीं",
    done: "आपका नया पासवर्ड सहेज लिया गया है।",
    goOn: "आगे बढ़ें",
  },
});
