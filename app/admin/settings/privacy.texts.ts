import { defineTexts } from "../../language/texts.ts";

export const privacyTexts = defineTexts({
  en: {
    lead: "What the site keeps about whom, why, for how long, and how it is erased. Parents may ask for it; the answer is here.",
    asked: "When somebody asks",
    steps: [
      "When people ask what you keep about them: search the office's lists for their name and address, and download what you find.",
      "When people ask you to correct or erase something: do it within thirty days and tell them. You can restore what you delete for 30 days; then it is gone.",
      "When people withdraw their consent: delete what it was given for.",
      "A child's data: only a parent or guardian may ask. Call the number that is on record before you answer.",
    ],
    breach: "When data got out",
    letter: { en: "The letter in English", hi: "The letter in Hindi" },
    version: (version: string) => `Today's forms ask for the agreement of version ${version}.`,
    history: "What staff changed is in the history of each list.",
  },
  hi: {
    lead: "साइट किसके बारे में क्या, क्यों और कब तक रखती है, और वह कैसे मिटता है। अभिभावक यह पूछ सकते हैं; उत्तर यहाँ है।",
    asked: "जब कोई पूछे",
    steps: [
      "कोई पूछे कि उसके बारे में क्या रखा है: कार्यालय की सूचियों में नाम और पता खोजें, और जो मिले उसे डाउनलोड करें।",
      "कोई कुछ सुधारने या मिटाने को कहे: तीस दिन के भीतर करें और उन्हें बताएँ। हटाई गई पंक्ति 30 दिन तक वापस लाई जा सकती है, फिर वह मिट जाती है।",
      "कोई सहमति वापस ले: जिसके लिए वह दी गई थी, उसे हटा दें।",
      "बच्चे की जानकारी: केवल माता-पिता या अभिभावक माँग सकते हैं। उत्तर देने से पहले दर्ज नंबर पर फ़ोन करें।",
    ],
    breach: "जब जानकारी बाहर चली जाए",
    letter: { en: "पत्र अंग्रेज़ी में", hi: "पत्र हिन्दी में" },
    version: (version: string) => `आज के फ़ॉर्म संस्करण ${version} की सहमति माँगते हैं।`,
    history: "कर्मचारियों ने क्या बदला, यह हर सूची के इतिहास में है।",
  },
});
