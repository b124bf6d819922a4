import { defineTexts } from "../../language/texts.ts";

export const receivedTexts = defineTexts({
  en: {
    title: "Enquiry received",
    description: "Your enquiry has arrived.",
    thanks: "Thank you, your enquiry is here",
    home: "Go to the home page",
    next: "We have sent the number to your e-mail address too. If that letter does not come within an hour, please check your spam folder, then telephone. The campus office answers with a time to visit, on a weekday at 8:15 am, or confirms yours.",
    // The telephone number stands between the two.
    questions: ["Questions until then: telephone", "and give the number."],
  },
  hi: {
    title: "पूछताछ मिल गई",
    description: "आपकी पूछताछ हम तक पहुँच गई है।",
    thanks: "धन्यवाद, आपकी पूछताछ मिल गई",
    home: "मुखपृष्ठ पर जाएँ",
    next: "यह संख्या हमने आपके ई-मेल पते पर भी भेजा है। यदि वह पत्र एक घंटे में न आए, तो कृपया स्पैम फ़ोल्डर देखें, फिर फ़ोन करें। परिसर का कार्यालय आपको आने का समय बताएगा (सोमवार से शुक्रवार के बीच, सुबह 8:15 बजे) या आपके चुने समय की पुष्टि करेगा।",
    questions: ["तब तक कोई प्रश्न हो तो", "पर फ़ोन करें और यह संख्या बताएँ।"],
  },
});
