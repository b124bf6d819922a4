import { defineTexts } from "../../language/texts.ts";

export const certificatesTexts = defineTexts({
  en: {
    title: "Check a transfer certificate",
    description:
      "Whether a transfer certificate was issued by the school, by its number and the date of birth.",
    lead: "For schools and families who hold a certificate of ours. It takes the number on it and the student’s date of birth; nothing is listed.",
    form: "The certificate",
    number: "Certificate number",
    numberHint: "Top right on the paper, such as TC/2026/014. Spaces and capitals do not matter.",
    born: "Date of birth of the student",
    send: "Look it up",
    answer: "Answer",
    valid: "This certificate was issued by the school.",
    replaced: "This certificate was issued by the school, and replaced by a newer one since.",
    cancelled: "This certificate was issued by the school, and is no longer valid.",
    none: "No certificate was found for this number and this date of birth.",
    noneNext:
      "Please compare both with the paper. Certificates issued before the register was kept here are confirmed by the office: telephone",
    facts: {
      number: "Number",
      student: "Student",
      admission: "Admission number",
      campus: "Campus",
      class: "Class left",
      left: "Left on",
      issued: "Issued on",
    },
    paper: "Transfer certificate",
    outcomes: "What the answer can be",
    outcome: {
      valid: { name: "Valid", meaning: "The school issued it, and it is valid." },
      replaced: {
        name: "Replaced",
        meaning: "A newer certificate replaces it. Ask the family for that one.",
      },
      cancelled: {
        name: "Cancelled",
        meaning:
          "The school has withdrawn it. Telephone the office before you admit anybody on it.",
      },
    },
    privacy:
      "We keep a number that was not found for an hour, to count wrong tries, and nothing else you enter here.",
  },
  hi: {
    title: "स्थानांतरण प्रमाणपत्र जाँचें",
    description: "संख्या और जन्मतिथि से जानें कि स्थानांतरण प्रमाणपत्र विद्यालय ने जारी किया है या नहीं।",
    lead: "उन विद्यालयों और परिवारों के लिए जिनके पास हमारा प्रमाणपत्र है। इसके लिए प्रमाणपत्र की संख्या और विद्यार्थी की जन्मतिथि चाहिए; कोई सूची नहीं दिखाई जाती।",
    form: "प्रमाणपत्र",
    number: "प्रमाणपत्र संख्या",
    numberHint: "काग़ज़ पर ऊपर दाईं ओर, जैसे TC/2026/014। खाली जगह और छोटे-बड़े अक्षरों से फ़र्क नहीं पड़ता।",
    born: "विद्यार्थी की जन्मतिथि",
    send: "जाँचें",
    answer: "उत्तर",
    valid: "यह प्रमाणपत्र विद्यालय ने जारी किया है।",
    replaced: "यह प्रमाणपत्र विद्यालय ने जारी किया था; बाद में इसकी जगह नया जारी हुआ।",
    cancelled: "यह प्रमाणपत्र विद्यालय ने जारी किया था, पर अब मान्य नहीं है।",
    none: "इस संख्या और इस जन्मतिथि का कोई प्रमाणपत्र नहीं मिला।",
    noneNext:
      "कृपया दोनों को काग़ज़ से मिलाकर देखें। जो प्रमाणपत्र यहाँ दर्ज होने से पहले जारी हुए, उनकी पुष्टि कार्यालय करता है: फ़ोन",
    facts: {
      number: "संख्या",
      student: "विद्यार्थी",
      admission: "प्रवेश संख्या",
      campus: "परिसर",
      class: "छोड़ी गई कक्षा",
      left: "छोड़ने की तिथि",
      issued: "जारी होने की तिथि",
    },
    paper: "स्थानांतरण प्रमाणपत्र",
    outcomes: "उत्तर क्या हो सकता है",
    outcome: {
      valid: { name: "मान्य", meaning: "विद्यालय ने इसे जारी किया है और यह मान्य है।" },
      replaced: {
        name: "बदला गया",
        meaning: "इसकी जगह नया प्रमाणपत्र मान्य है। परिवार से वही माँगिए।",
      },
      cancelled: {
        name: "रद्द",
        meaning: "विद्यालय ने इसे वापस ले लिया है। इसके आधार पर प्रवेश देने से पहले कार्यालय को फ़ोन कीजिए।",
      },
    },
    privacy:
      "जो संख्या नहीं मिलती वह गलत कोशिशें गिनने के लिए एक घंटे रखी जाती है; आपका लिखा और कुछ नहीं रखा जाता।",
  },
});
