import { defineTexts } from "../../language/texts.ts";

export const replyPlaceTexts = defineTexts({
  en: {
    open: {
      title: "Say that you will come",
      lead: "One reply for the whole family is enough. If your plans change, tell us: somebody may be waiting.",
      count: "places left",
      of: (capacity: number | null) => `of ${capacity?.toLocaleString("en-IN")} places`,
    },
    full: {
      title: "Join the waiting list",
      lead: "Free places are offered to those who waited longest. We write as soon as there is one for you.",
      count: "people on the waiting list",
      of: (capacity: number | null) => `all ${capacity?.toLocaleString("en-IN")} places are taken`,
    },
    until: (day: string) => `Reply until ${day}`,
    how: (campus: string | null) =>
      `Or write to the school office or call ${campus ? `the ${campus} campus` : "the school"}: your name, and how many adults and children come.`,
    subject: (title: string) => `Reply: ${title}`,
    byEmail: "Reply by e-mail",
    call: (phone: string) => `Call ${phone}`,
  },
  hi: {
    open: {
      title: "बताएँ कि आप आएँगे",
      lead: "पूरे परिवार के लिए एक ही सूचना काफ़ी है। योजना बदले तो हमें बता दें: शायद कोई प्रतीक्षा में हो।",
      count: "स्थान बाकी",
      of: (capacity: number | null) => `कुल ${capacity?.toLocaleString("hi-IN")} स्थानों में से`,
    },
    full: {
      title: "प्रतीक्षा सूची में नाम दें",
      lead: "खाली हुए स्थान उन्हें मिलते हैं जो सबसे देर से प्रतीक्षा में हैं। आपकी बारी आते ही हम लिखते हैं।",
      count: "लोग प्रतीक्षा सूची में",
      of: (capacity: number | null) => `सभी ${capacity?.toLocaleString("hi-IN")} स्थान भर चुके हैं`,
    },
    until: (day: string) => `सूचना ${day} तक दें`,
    how: (campus: string | null) =>
      `या विद्यालय कार्यालय को लिखें या ${campus ? `${campus} परिसर` : "विद्यालय"} को फ़ोन करें। अपना नाम बताएँ, और कितने बड़े और कितने बच्चे आएँगे।`,
    subject: (title: string) => `आने की सूचना: ${title}`,
    byEmail: "ई-मेल से सूचना दें",
    call: (phone: string) => `फ़ोन करें: ${phone}`,
  },
});
