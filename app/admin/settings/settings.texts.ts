import { defineTexts } from "../../language/texts.ts";

/** Under which the browser keeps what the settings are. */
export const settingsKey = ["settings"] as const;

export const settingsTexts = defineTexts({
  en: {
    lead: "How the site and these pages work. Each choice says what it changes.",
    factor: "Second factor for everybody here",
    factorOn: "Every colleague needs a second factor. Without one, these pages stay closed.",
    factorOff: "Each colleague decides. Who has a second factor always needs it here.",
    factorEffect:
      "When you turn it on, a colleague without a second factor is asked to set one up at the next page.",
    turnOn: "Ask everybody for a second factor",
    turnOff: "Leave it to each colleague",
    ownFirst: "Set up and use your own second factor first, so that nobody is locked out.",
    toSecurity: "Sign-in and security",
    mailboxes: "Who receives messages",
    mailboxesEffect:
      "When a message or an enquiry comes in, a letter goes to the address of its topic and campus. Where there is none, it goes to the address of “Something else”, and without that to the school’s own.",
    mailboxesOf: (campus: string) => `Other addresses for ${campus}`,
    save: "Save",
    saved: "Saved.",
    school: "School name, contact details and social links",
    schoolEffect: "They stand in the header, the footer, every letter and every page title.",
    schoolLink: "Change them in the site content",
    confirmation: "Confirmation of new accounts",
    confirmationEffect:
      "People who register as alumni wait until the office has verified them. You may ask them to confirm their address by a letter before that. An administrator's address is always proven by a letter.",
    confirmationOn: "Every new account opens after its letter has been confirmed.",
    confirmationOff: "New accounts of alumni open at once, without a letter.",
    confirmationTurnOn: "Ask for a confirmed address",
    confirmationTurnOff: "Open accounts at once",
    confirmationElsewhere:
      "This is set in the school's Supabase project: Authentication, Sign In / Providers, Email, “Confirm email”.",
    factorCampus: "You look after one campus. Colleagues without that limit change this.",
    failed: "This was not saved. Please try again.",
  },
  hi: {
    lead: "साइट और ये पृष्ठ कैसे काम करते हैं। हर विकल्प के साथ लिखा है कि वह क्या बदलता है।",
    factor: "यहाँ सबके लिए दूसरा प्रमाण",
    factorOn: "हर सहकर्मी को दूसरा प्रमाण चाहिए। उसके बिना ये पृष्ठ बंद रहते हैं।",
    factorOff: "हर सहकर्मी स्वयं तय करते हैं। जिनके पास दूसरा प्रमाण है उन्हें यहाँ सदा उसकी आवश्यकता है।",
    factorEffect: "चालू करने पर बिना दूसरे प्रमाण वाले सहकर्मी से अगले पृष्ठ पर उसे बनाने को कहा जाता है।",
    turnOn: "सबसे दूसरा प्रमाण माँगें",
    turnOff: "हर सहकर्मी पर छोड़ें",
    ownFirst: "पहले अपना दूसरा प्रमाण बनाएँ और उससे साइन इन करें, ताकि कोई बाहर न रह जाए।",
    toSecurity: "साइन-इन और सुरक्षा",
    mailboxes: "संदेश की सूचना किसे",
    mailboxesEffect:
      "संदेश या पूछताछ आने पर उसके विषय और परिसर के पते पर पत्र जाता है। वह न हो तो “कोई और बात” के पते पर, और वह भी न हो तो विद्यालय के अपने पते पर।",
    mailboxesOf: (campus: string) => `${campus} के लिए अन्य पते`,
    save: "सहेजें",
    saved: "सहेज लिया गया।",
    school: "विद्यालय का नाम, संपर्क और सोशल लिंक",
    schoolEffect: "ये शीर्ष, पाद, हर पत्र और हर पृष्ठ के शीर्षक में रहते हैं।",
    schoolLink: "साइट की सामग्री में बदलें",
    confirmation: "नए खातों की पुष्टि",
    confirmationEffect:
      "पूर्व विद्यार्थी का पंजीकरण कार्यालय की पुष्टि तक रुकता है। उससे पहले आप उनसे पत्र द्वारा पते की पुष्टि भी माँग सकते हैं। प्रबंधक का पता सदा पत्र से प्रमाणित होता है।",
    confirmationOn: "हर नया खाता उसके पत्र की पुष्टि के बाद खुलता है।",
    confirmationOff: "पूर्व विद्यार्थियों के नए खाते बिना पत्र के तुरंत खुलते हैं।",
    confirmationTurnOn: "पते की पुष्टि माँगें",
    confirmationTurnOff: "खाते तुरंत खोलें",
    confirmationElsewhere:
      "यह विद्यालय की Supabase परियोजना में तय होता है: Authentication, Sign In / Providers, Email, “Confirm email”।",
    factorCampus: "आप एक परिसर देखते हैं। यह बिना सीमा वाले सहकर्मी बदलते हैं।",
    failed: "यह सहेजा नहीं गया। कृपया फिर कोशिश करें।",
  },
});
