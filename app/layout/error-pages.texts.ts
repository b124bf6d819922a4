import { defineTexts } from "../language/texts.ts";

export const errorPagesTexts = defineTexts({
  en: {
    notFound: {
      title: "Page Not Found",
      goHome: "Go Home",
      fact: "The page you're looking for doesn't exist.",
      next: "The menu above and the links below lead to everything that does.",
    },
    failed: {
      title: "Oops! Something went wrong",
      heading: "Oops!",
      wayOn: "Return to Dashboard",
      fact: "Something went wrong",
      next: "Nothing you entered elsewhere is lost. Try again in a minute, or go back to the page before.",
    },
  },
  hi: {
    notFound: {
      title: "पृष्ठ नहीं मिला",
      goHome: "मुखपृष्ठ पर जाएँ",
      fact: "आप जो पृष्ठ ढूँढ रहे हैं, वह मौजूद नहीं है।",
      next: "ऊपर का मेन्यू और नीचे के लिंक आपको बाकी सभी पृष्ठों तक ले जाएँगे।",
    },
    failed: {
      title: "क्षमा करें! कुछ गड़बड़ हो गई",
      heading: "क्षमा करें!",
      wayOn: "डैशबोर्ड पर लौटें",
      fact: "कुछ गड़बड़ हो गई",
      next: "आपने कहीं और जो भरा है, वह सुरक्षित है। एक मिनट बाद फिर कोशिश करें, या पिछले पृष्ठ पर लौटें।",
    },
  },
});
