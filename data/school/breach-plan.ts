import type { Language } from "../languages.ts";

type BreachPlan = {
  /** When what follows counts as a breach. */
  what: string;
  phases: { when: string; steps: string[] }[];
  /** To the people concerned; placeholders in capitals are filled in. */
  letter: string;
};

/**
 * What to do after a data breach: /admin/privacy shows it to the office, and docs/privacy/breach.md
 * repeats it with the operator's commands. A test compares them. Sources: Digital Personal Data
 * Protection Act, 2023, section 8(6), its Rules of 2025, and the directions of CERT-In of 28 April
 * 2022.
 */
export const breachPlan: Record<Language, BreachPlan> = {
  en: {
    what: "A breach is any of: somebody saw, took, changed or erased what they had no right to, or a device or copy with it is gone.",
    phases: [
      {
        when: "In the first hour",
        steps: [
          "Stop it. Suspend the account it came from (Staff or Alumni), and tell whoever runs the site at once, at any hour: where a key or password of the site got out, they stop the site and change its keys. Everybody is signed out then; nothing else is lost.",
          "Keep what shows it. Delete and repair nothing before whoever runs the site has copied the logs and taken a backup to a place that the site cannot reach.",
          "Write down when it was noticed, by whom, and what was done. One person decides from here; their name stands on the page Privacy.",
        ],
      },
      {
        when: "On the first day",
        steps: [
          "Find out whom it concerns. The history of each list says who changed what and when; the list above says what is kept about whom.",
          "Close the hole: the newest version of the site, new passwords for the office, a second factor asked of everybody in the office (Settings).",
          "Tell the Data Protection Board what happened, when, how many are concerned, what may follow, what was done; CERT-In (incident@cert-in.org.in) within six hours where its list names it.",
          "Tell the people, each of them, by letter or telephone, in their language: what happened with which of their data, what may follow, what the school does, what they can do themselves, whom they can ask. Parents for children.",
        ],
      },
      {
        when: "Within 72 hours, and after",
        steps: [
          "Send the Board the details: how it happened, what was done against it, who caused it if known, what will prevent it, and that people were told.",
          "Bring back what was lost, from the trash, from the history or from a backup, and compare.",
          "Write down what is done so that it does not happen again, and try this list once a year with a made-up case.",
        ],
      },
    ],
    letter:
      "On DAY we noticed that WHAT HAPPENED. Of you it concerned WHICH DATA. We have DONE WHAT. It could lead to WHAT. Please DO WHAT. You can ask NAME, TELEPHONE, at any time. We are sorry.",
  },
  hi: {
    what: "चूक का अर्थ है: किसी ने वह देखा, लिया, बदला या मिटाया जिसका उसे अधिकार नहीं था, या जिस उपकरण या प्रति में वह था, वह खो गई।",
    phases: [
      {
        when: "पहले घंटे में",
        steps: [
          "चूक को बढ़ने न दें। जिस खाते से वह हुई उसे रोकें (कर्मचारी या पूर्व छात्र), और साइट चलाने वाले को तुरंत बताएँ, किसी भी समय: साइट की कोई कुंजी या पासवर्ड बाहर गया हो तो वे साइट रोकते और उसकी कुंजियाँ बदलते हैं। तब सब साइन आउट हो जाते हैं; और कुछ नहीं खोता।",
          "जिससे वह दिखता है उसे सँभालें। जब तक साइट चलाने वाला लॉग की प्रति और ऐसी जगह बैकअप न ले ले जहाँ साइट नहीं पहुँचती, तब तक कुछ भी न हटाएँ और न सुधारें।",
          "लिख लें कि कब, किसने देखा और क्या किया गया। यहाँ से एक व्यक्ति निर्णय लेता है; उसका नाम गोपनीयता के पृष्ठ पर है।",
        ],
      },
      {
        when: "पहले दिन",
        steps: [
          "पता करें कि बात किनकी है। हर सूची का इतिहास बताता है कि किसने कब क्या बदला; ऊपर की सूची बताती है कि किसके बारे में क्या रखा है।",
          "रास्ता बंद करें: साइट का सबसे नया संस्करण, कार्यालय के नए पासवर्ड, कार्यालय के हर व्यक्ति के लिए दूसरा प्रमाण (सेटिंग)।",
          "डेटा संरक्षण बोर्ड को बताएँ कि क्या हुआ, कब, कितने लोगों की बात है, क्या हो सकता है, क्या किया गया; CERT-In (incident@cert-in.org.in) को छह घंटे के भीतर, यदि उसकी सूची में ऐसा मामला है।",
          "हर व्यक्ति को पत्र या फ़ोन से, उसकी भाषा में बताएँ: उसकी किस जानकारी के साथ क्या हुआ, क्या हो सकता है, विद्यालय क्या कर रहा है, वह स्वयं क्या कर सकता है, किससे पूछ सकता है। बच्चों के लिए उनके माता-पिता को।",
        ],
      },
      {
        when: "72 घंटे के भीतर, और उसके बाद",
        steps: [
          "बोर्ड को विवरण भेजें: वह कैसे हुआ, उसके विरुद्ध क्या किया गया, किसने किया यदि पता हो, आगे उसे क्या रोकेगा, और यह कि लोगों को बताया गया।",
          "जो खोया उसे रद्दी, इतिहास या बैकअप से वापस लाएँ, और मिलाएँ।",
          "लिख लें कि फिर ऐसा न हो इसके लिए क्या किया जाता है, और वर्ष में एक बार यह सूची किसी बनाए हुए मामले से आज़माएँ।",
        ],
      },
    ],
    letter:
      "दिनांक DAY को हमने देखा कि WHAT HAPPENED। आपकी यह जानकारी इससे जुड़ी थी: WHICH DATA। हमने DONE WHAT। इससे WHAT हो सकता है। कृपया DO WHAT। आप NAME से TELEPHONE पर कभी भी पूछ सकते हैं। हमें खेद है।",
  },
};
