/** What the school is called and how to reach it. */
export const school = {
  name: "Foothills School",
  tagline: "Excellence in Education Since 2003",
  email: "info@school.example",
  phone: "+91 00000 00000",
  address: [
    "School office, Paonta Sahib campus",
    "Paonta Sahib, District Sirmaur",
    "Himachal Pradesh 173025",
  ],
  campusPhones: {
    "paonta-sahib": "+91 00000 00001",
    juniors: "+91 00000 00002",
    majra: "+91 00000 00003",
  },
  social: {
    facebook: "https://www.facebook.com/school.example",
    instagram: "https://www.instagram.com/school.example",
    youtube: "https://www.youtube.com/@school.example",
  },
};

/** What differs from the school's English details; the numbers and addresses are the same. */
export const schoolInHindi = {
  name: "फ़ुटहिल्स स्कूल",
  tagline: "2003 से शिक्षा में उत्कृष्टता",
  address: ["विद्यालय कार्यालय, पांवटा साहिब परिसर", "पांवटा साहिब, ज़िला सिरमौर", "हिमाचल प्रदेश 173025"],
};

/** What the home page of the sample school says. */
export function homePage(nextSession: string) {
  return {
    hero: {
      title: ["Where the plains end,", "the climb begins"],
      lead: "Three campuses between the Yamuna and the first ridge of the Himalaya, for children from the age of two to the Class 12 board examinations.",
      caption: "The Paonta Sahib campus at this hour. Block print.",
    },
    numbers: {
      title: "One school, counted honestly",
      lead: "We opened in 2003 with one building and a field. The field is still the largest room we have.",
      rows: [
        {
          value: "2003",
          label: "Year of founding",
          note: "Affiliated to the national secondary board",
        },
        {
          value: "25",
          unit: "acres",
          label: "Paonta Sahib campus",
          note: "Classrooms, laboratories and playing fields on one site",
        },
        {
          value: "1,400+",
          label: "Students at Paonta Sahib",
          note: "The roll of the first campus",
        },
        {
          value: "1,500+",
          label: "Students at Majra",
          note: "On foot, by bicycle and on our buses",
        },
        {
          value: "2–7",
          label: "Ages at Juniors",
          note: "A campus of its own for the youngest",
        },
      ],
    },
    levels: {
      title: "Sixteen years, drawn to scale",
      lead: "Each part of the slope is as wide as the years a child spends on it, and as steep as it feels.",
      sentences: {
        "pre-primary": "Songs, sand, stories and the first letters, in Hindi and English.",
        primary:
          "Reading every day, numbers with the hands, a garden bed for every class, and time to be bored.",
        middle: "Laboratories begin. So do clubs, house duties and the long walk.",
        secondary: "The board years, taught without hurry.",
        "senior-secondary": "Streams, and a plan for what follows.",
      },
    },
    campuses: {
      title: "Three campuses under one skyline",
      lead: "The same hills stand behind all three. What happens in front of them differs with the age of the children.",
      sentences: {
        "paonta-sahib":
          "The main house, the laboratories, the assembly hall and most of the playing fields. Primary to Senior Secondary.",
        juniors: "Low windows, short corridors, a garden.",
        majra:
          "A school at the centre of its own villages, with a gate that opens early and a library that closes late.",
      },
    },
    motto: {
      text: "विद्या ददाति विनयम्",
      language: "sa",
      meaning: "Learning gives humility.",
    },
    events: {
      lead: "Parents are expected, grandparents are welcome. RSVPs close three days before each event.",
    },
    admissions: {
      title: "Come and see a morning",
      lead: `Admissions for ${nextSession} are open on all three campuses. The best hour to visit is assembly; we will keep two chairs.`,
      steps: [
        {
          title: "Send an enquiry",
          text: "Two minutes, one form for all campuses. You receive a reference number at once.",
        },
        {
          title: "Visit while school is running",
          text: "Weekdays at 8:15 am, with the campus office. Bring the child.",
        },
        { title: "A short meeting", text: "A conversation in the language spoken at home." },
        {
          title: "A place, in writing",
          text: "Within five working days, with the fee schedule and the bus route.",
        },
      ],
    },
  };
}

/** The home page in Hindi, of the same shape as the English one. */
export function homePageInHindi(nextSession: string) {
  return {
    hero: {
      title: ["जहाँ मैदान थमते हैं,", "वहीं से चढ़ाई शुरू होती है"],
      lead: "यमुना और हिमालय की पहली पहाड़ियों के बीच तीन परिसर, दो वर्ष की आयु से कक्षा 12 की बोर्ड परीक्षा तक।",
      caption: "इस समय का पांवटा साहिब परिसर। ठप्पा छपाई।",
    },
    numbers: {
      title: "एक विद्यालय, सच्ची गिनती के साथ",
      lead: "2003 में हमने एक भवन और एक मैदान से शुरुआत की थी। वह मैदान आज भी हमारा सबसे बड़ा कमरा है।",
      rows: [
        {
          value: "2003",
          label: "स्थापना का वर्ष",
          note: "राष्ट्रीय माध्यमिक बोर्ड से संबद्ध",
        },
        {
          value: "25",
          unit: "एकड़",
          label: "पांवटा साहिब परिसर",
          note: "कक्षाएँ, प्रयोगशालाएँ और खेल के मैदान एक ही जगह",
        },
        {
          value: "1,400+",
          label: "पांवटा साहिब के विद्यार्थी",
          note: "पहले परिसर की नामावली",
        },
        {
          value: "1,500+",
          label: "माजरा के विद्यार्थी",
          note: "पैदल, साइकिल पर और हमारी बसों में",
        },
        {
          value: "2–7",
          label: "जूनियर्स के बच्चों की आयु",
          note: "सबसे छोटे बच्चों का अपना परिसर",
        },
      ],
    },
    levels: {
      title: "सोलह वर्ष, सही पैमाने पर",
      lead: "ढलान का हर हिस्सा उतना ही चौड़ा है जितने वर्ष बच्चा उस पर बिताता है, और उतना ही खड़ा जितना महसूस होता है।",
      sentences: {
        "pre-primary": "गीत, रेत, कहानियाँ और पहले अक्षर, हिन्दी और अंग्रेज़ी में।",
        primary: "हर दिन पढ़ना, हाथों से गिनती, हर कक्षा की अपनी क्यारी, और ऊबने का भी समय।",
        middle: "प्रयोगशालाएँ शुरू होती हैं, और क्लब, सदन के काम और लंबी पदयात्रा भी।",
        secondary: "बोर्ड के वर्ष, बिना जल्दबाज़ी की पढ़ाई।",
        "senior-secondary": "स्ट्रीम, और आगे की योजना।",
      },
    },
    campuses: {
      title: "तीन परिसर, एक ही क्षितिज",
      lead: "तीनों के पीछे वही पहाड़ियाँ खड़ी हैं। उनके सामने क्या होता है, यह बच्चों की आयु पर निर्भर है।",
      sentences: {
        "paonta-sahib":
          "मुख्य भवन, प्रयोगशालाएँ, सभागार और अधिकतर खेल के मैदान। प्राथमिक से वरिष्ठ माध्यमिक तक।",
        juniors: "नीची खिड़कियाँ, छोटे गलियारे, एक बगीचा।",
        majra: "अपने गाँवों के बीच बसा विद्यालय, जिसका फाटक जल्दी खुलता है और पुस्तकालय देर से बंद होता है।",
      },
    },
    motto: {
      text: "विद्या ददाति विनयम्",
      language: "sa",
      meaning: "विद्या विनय देती है।",
    },
    events: {
      lead: "माता-पिता की प्रतीक्षा रहती है, दादा-दादी और नाना-नानी का स्वागत है। हर कार्यक्रम से तीन दिन पहले तक उत्तर दिया जा सकता है।",
    },
    admissions: {
      title: "आइए, एक सुबह देखिए",
      lead: `${nextSession} के लिए तीनों परिसरों में प्रवेश खुले हैं। आने का सबसे अच्छा समय सुबह की सभा है; हम दो कुर्सियाँ रख छोड़ेंगे।`,
      steps: [
        {
          title: "पूछताछ भेजें",
          text: "दो मिनट, तीनों परिसरों के लिए एक ही फ़ॉर्म। संदर्भ संख्या आपको तुरंत मिल जाती है।",
        },
        {
          title: "चलते विद्यालय में आइए",
          text: "कार्यदिवसों में सुबह 8:15 बजे, परिसर कार्यालय के साथ। बच्चे को साथ लाइए।",
        },
        { title: "एक छोटी मुलाक़ात", text: "उस भाषा में बातचीत जो घर में बोली जाती है।" },
        {
          title: "लिखित में प्रवेश",
          text: "पाँच कार्यदिवसों के भीतर, शुल्क की सूची और बस के मार्ग के साथ।",
        },
      ],
    },
  };
}
