import { defineTexts } from "../../language/texts.ts";

export const receivedTexts = defineTexts({
  en: {
    title: "Message received",
    description: "Your message has arrived.",
    thanks: "Thank you, your message is here",
    home: "Go to the home page",
    next: "We have sent the number to your e-mail address too. If that letter does not come within an hour, please check your spam folder, then telephone. The office reads messages on school days and passes yours to the person who can answer it.",
    // The telephone number stands between the two.
    urgent: ["If it is urgent, telephone", "and give the number."],
  },
  hi: {
    title: "संदेश मिल गया",
    description: "आपका संदेश हम तक पहुँच गया है।",
    thanks: "धन्यवाद, आपका संदेश मिल गया",
    home: "मुखपृष्ठ पर जाएँ",
    next: "यह संख्या हमने आपके ई-मेल पते पर भी भेजा है। यदि वह पत्र एक घंटे में न आए, तो कृपया स्पैम फ़ोल्डर देखें, फिर फ़ोन करें। कार्यालय विद्यालय खुलने के दिनों में संदेश पढ़ता है; जिन्हें बात की जानकारी है, वही उत्तर देते हैं।",
    urgent: ["बहुत ज़रूरी हो तो", "पर फ़ोन करें और यह संख्या बताएँ।"],
  },
});
