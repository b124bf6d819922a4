import { defineTexts } from "../../language/texts.ts";

export const messageFormTexts = defineTexts({
  en: {
    title: "Write to the school",
    send: "Send the message",
    name: "Your name",
    email: "E-mail",
    phone: "Telephone",
    phoneHint: "If you would rather be called back",
    campus: "Campus",
    campusHint: "Leave it empty if you are not sure",
    allCampuses: "All campuses",
    topic: "What it is about",
    message: "Message",
  },
  hi: {
    title: "विद्यालय को लिखें",
    send: "संदेश भेजें",
    name: "आपका नाम",
    email: "ई-मेल",
    phone: "फ़ोन",
    phoneHint: "अगर आप चाहते हैं कि हम फ़ोन करें",
    campus: "परिसर",
    campusHint: "पक्का न हो तो ऐसे ही रहने दें",
    allCampuses: "सभी परिसर",
    topic: "किस विषय में",
    message: "संदेश",
  },
});
