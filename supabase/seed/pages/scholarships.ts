import { addDays, type Day } from "../days.ts";
import { siblingDiscount } from "../facts.ts";

/** One is open for long, one closes soon, one opens later, and one is closed, whatever the day. */
export function scholarshipsPage(today: Day) {
  return {
    lead: "For children whose work, need or talent should decide where they learn. Every amount is for one session and is set against the fees.",
    scholarships: [
      {
        id: "founders",
        name: "Founders’ scholarship",
        forWhom: "Students of Classes 9 to 12 with strong marks and a small family income.",
        criteria: [
          "80 percent or more in the last annual examination",
          "Family income below ₹3,00,000 a year",
          "A page in the child’s own hand on a question they cannot answer yet",
        ],
        amount: "₹36,000",
        amountNote: "a year, until Class 12",
        places: "12 places over all campuses, given each session",
        opensOn: addDays(today, -30),
        closesOn: addDays(today, 55),
        documents: [
          "Mark sheet of the last annual examination",
          "Income certificate of the tehsil office, not older than a year",
          "The handwritten page",
        ],
      },
      {
        id: "daughters-of-the-valley",
        name: "Daughters of the valley",
        forWhom: "Girls from villages without a senior school, who enter Class 9 or Class 11.",
        criteria: [
          "Home in a village of the Giri or Bata valley without a Class 11",
          "Entering Class 9 or Class 11 at Paonta Sahib or Majra",
        ],
        amount: "₹24,000",
        amountNote: "a year, and a free bus pass",
        places: "20 places, half of them at Majra",
        opensOn: addDays(today, -60),
        closesOn: addDays(today, 18),
        documents: [
          "Residence certificate or the first page of the ration card",
          "Last report of the school the girl attends now",
        ],
      },
      {
        id: "sport-and-stage",
        name: "Sport and stage",
        forWhom: "Students of Classes 6 to 12 who train or rehearse all year.",
        criteria: [
          "A place in a district team, or a solo part in a school production",
          "75 percent attendance at training or rehearsal last session",
          "A word from the coach or teacher who leads the group",
        ],
        amount: "₹12,000",
        amountNote: "a year, and kit or instrument on loan",
        places: "15 places over all campuses",
        opensOn: addDays(today, 40),
        closesOn: addDays(today, 96),
        documents: ["Attendance slip of the coach or teacher", "Certificate of the team, if any"],
      },
      {
        id: "second-child",
        name: "Second and third child",
        forWhom: "Families with two or more children at the school at the same time.",
        criteria: ["An older brother or sister on the roll of any campus"],
        amount: `${siblingDiscount.one} percent`,
        amountNote: `off tuition for a second child, ${siblingDiscount.more} percent from the third on`,
        places: "Every family that asks in time",
        opensOn: addDays(today, -150),
        closesOn: addDays(today, -45),
        documents: ["Admission numbers of all children of the family"],
      },
    ],
    apply: {
      title: "How to apply",
      lead: "It costs nothing, and asking never counts against a child. What you tell us stays with the committee of three.",
      steps: [
        {
          title: "Ask for the form",
          text: "At any campus office or by phone. It has two pages, in Hindi or English.",
        },
        {
          title: "Hand it in with the papers",
          text: "Copies are enough. The office makes them free of charge.",
        },
        {
          title: "A talk of fifteen minutes",
          text: "With two members of the committee; the child comes along from Class 6.",
        },
        {
          title: "A decision in writing",
          text: "Within three weeks of the last day, with reasons if it is no.",
        },
      ],
    },
  };
}

export function scholarshipsPageInHindi(today: Day) {
  return {
    lead: "उन बच्चों के लिए जिनकी मेहनत, ज़रूरत या प्रतिभा से तय होना चाहिए कि वे कहाँ पढ़ें। हर राशि एक सत्र की है और शुल्क में से घटाई जाती है।",
    scholarships: [
      {
        id: "founders",
        name: "संस्थापक छात्रवृत्ति",
        forWhom: "कक्षा 9 से 12 के उन विद्यार्थियों के लिए जिनके अंक अच्छे हैं और परिवार की आय कम।",
        criteria: [
          "पिछली वार्षिक परीक्षा में 80 प्रतिशत या अधिक अंक",
          "परिवार की आय ₹3,00,000 सालाना से कम",
          "बच्चे के अपने हाथ से लिखा एक पन्ना, किसी ऐसे प्रश्न पर जिसका उत्तर वह अभी नहीं दे सकता",
        ],
        amount: "₹36,000",
        amountNote: "हर साल, कक्षा 12 तक",
        places: "सभी परिसरों में 12 स्थान, हर सत्र में दिए जाते हैं",
        opensOn: addDays(today, -30),
        closesOn: addDays(today, 55),
        documents: [
          "पिछली वार्षिक परीक्षा की अंक-तालिका",
          "तहसील कार्यालय का आय प्रमाण-पत्र, एक साल से पुराना नहीं",
          "हाथ से लिखा पन्ना",
        ],
      },
      {
        id: "daughters-of-the-valley",
        name: "घाटी की बेटियाँ",
        forWhom:
          "उन गाँवों की लड़कियों के लिए जहाँ बड़ी कक्षाओं का स्कूल नहीं है, और जो कक्षा 9 या कक्षा 11 में आ रही हैं।",
        criteria: [
          "घर गिरि या बाता घाटी के ऐसे गाँव में जहाँ कक्षा 11 नहीं है",
          "पांवटा साहिब या माजरा में कक्षा 9 या कक्षा 11 में प्रवेश",
        ],
        amount: "₹24,000",
        amountNote: "हर साल, और बस का निःशुल्क पास",
        places: "20 स्थान, आधे माजरा में",
        opensOn: addDays(today, -60),
        closesOn: addDays(today, 18),
        documents: [
          "निवास प्रमाण-पत्र या राशन कार्ड का पहला पन्ना",
          "जिस स्कूल में बेटी अभी पढ़ती है, उसका पिछला परिणाम",
        ],
      },
      {
        id: "sport-and-stage",
        name: "खेल और मंच",
        forWhom: "कक्षा 6 से 12 के उन विद्यार्थियों के लिए जो साल भर अभ्यास करते हैं।",
        criteria: [
          "ज़िला टीम में स्थान, या विद्यालय की किसी प्रस्तुति में एकल भूमिका",
          "पिछले सत्र के अभ्यास में 75 प्रतिशत उपस्थिति",
          "समूह के प्रशिक्षक या शिक्षक की ओर से दो शब्द",
        ],
        amount: "₹12,000",
        amountNote: "हर साल, और खेल का सामान या वाद्य उधार",
        places: "सभी परिसरों में 15 स्थान",
        opensOn: addDays(today, 40),
        closesOn: addDays(today, 96),
        documents: ["प्रशिक्षक या शिक्षक की उपस्थिति पर्ची", "टीम का प्रमाण-पत्र, यदि हो"],
      },
      {
        id: "second-child",
        name: "दूसरा और तीसरा बच्चा",
        forWhom: "उन परिवारों के लिए जिनके दो या अधिक बच्चे एक ही समय में विद्यालय में पढ़ते हैं।",
        criteria: ["किसी भी परिसर में पढ़ता बड़ा भाई या बड़ी बहन"],
        amount: `${siblingDiscount.one} प्रतिशत`,
        amountNote: `दूसरे बच्चे के शिक्षण शुल्क पर छूट; तीसरे से ${siblingDiscount.more} प्रतिशत`,
        places: "समय पर आवेदन करने वाला हर परिवार",
        opensOn: addDays(today, -150),
        closesOn: addDays(today, -45),
        documents: ["परिवार के सभी बच्चों की प्रवेश संख्या"],
      },
    ],
    apply: {
      title: "आवेदन कैसे करें",
      lead: "इसका कोई शुल्क नहीं है, और माँगने से किसी बच्चे का कभी नुकसान नहीं होता। आप जो बताते हैं, वह तीन सदस्यों की समिति तक ही रहता है।",
      steps: [
        {
          title: "फ़ॉर्म माँगिए",
          text: "किसी भी परिसर कार्यालय में या फ़ोन पर। दो पन्ने हैं, हिन्दी या अंग्रेज़ी में।",
        },
        {
          title: "काग़ज़ों के साथ जमा कीजिए",
          text: "प्रतियाँ काफ़ी हैं। कार्यालय उन्हें बिना पैसे लिए बना देता है।",
        },
        {
          title: "पंद्रह मिनट की बातचीत",
          text: "समिति के दो सदस्यों के साथ; कक्षा 6 से बच्चा भी साथ आता है।",
        },
        {
          title: "निर्णय लिखित में",
          text: "अंतिम तिथि के तीन सप्ताह के भीतर, और उत्तर ‘नहीं’ हो तो कारण सहित।",
        },
      ],
    },
  };
}
