import { defineTexts } from "../../language/texts.ts";

export const enquiryFormTexts = defineTexts({
  en: {
    title: "Send an enquiry",
    lead: (session: string) =>
      `For the session ${session}. It binds nobody: the campus office answers with a time to visit.`,
    send: "Send the enquiry",
    child: "Child’s name",
    asOnCertificate: "As on the birth certificate",
    born: "Date of birth",
    grade: "Class",
    chooseGrade: "Choose a class",
    campus: "Campus",
    chooseCampus: "Choose a campus",
    guardian: "Your name",
    relation: "You are the child’s",
    chooseRelation: "Choose, if you like",
    relations: {
      Mother: "Mother",
      Father: "Father",
      Grandparent: "Grandparent",
      Guardian: "Guardian",
    },
    email: "E-mail",
    phone: "Telephone",
    message: "Anything we should know",
  },
  hi: {
    title: "पूछताछ भेजें",
    lead: (session: string) =>
      `सत्र ${session} के लिए। इससे कोई बंधन नहीं होता: परिसर का कार्यालय आपको आने का समय बताएगा।`,
    send: "यह पूछताछ भेजें",
    child: "बच्चे का नाम",
    asOnCertificate: "जैसा जन्म प्रमाणपत्र में है",
    born: "जन्मतिथि",
    grade: "कक्षा",
    chooseGrade: "कक्षा चुनें",
    campus: "परिसर",
    chooseCampus: "परिसर चुनें",
    guardian: "आपका नाम",
    relation: "बच्चे से आपका संबंध",
    chooseRelation: "चाहें तो चुनें",
    relations: {
      Mother: "माता",
      Father: "पिता",
      Grandparent: "दादा-दादी या नाना-नानी",
      Guardian: "अभिभावक",
    },
    email: "ई-मेल",
    phone: "फ़ोन",
    message: "कुछ और जो हमें जानना चाहिए",
  },
});
