import { addDays, type Day, sessionName, sessionYear } from "../days.ts";
import { admissionFormsOpen, classesOf, siblingDiscount } from "../facts.ts";
import { addDaysOfTerm, schoolDayFrom } from "../school-days.ts";

const fee = (admission: number, annual: number, tuition: number) => ({
  admission,
  annual,
  tuition,
});

/** The year in which the session begins that is admitted to. */
function nextSessionYear(today: Day): number {
  return sessionYear(today) + 1;
}

/**
 * When what happens, whatever language says it: in the weeks around today, but in spring so many
 * days before the session that all of it comes before its first day.
 */
function admissionDays(today: Day) {
  const session = `${nextSessionYear(today)}-04-01`;
  const soon = (days: number, before: number, weekday: "Monday" | "Friday" | "Saturday") => {
    const [earlier = session] = [addDaysOfTerm(today, days), addDays(session, -before)].sort();
    return schoolDayFrom(earlier, { weekday });
  };
  return {
    forms: admissionFormsOpen(today),
    openMorning: soon(24, 45, "Saturday"),
    meetings: soon(55, 31, "Monday"),
    places: soon(85, 17, "Friday"),
    session,
  };
}

/** What is asked for, in rupees and percent, whatever language says it. */
const feeAmounts = {
  campuses: {
    juniors: { "pre-primary": fee(6000, 4500, 1800), primary: fee(8000, 5500, 2200) },
    "paonta-sahib": {
      primary: fee(8000, 5500, 2300),
      middle: fee(9000, 6500, 2700),
      secondary: fee(10000, 7500, 3100),
      "senior-secondary": fee(12000, 8500, 3600),
    },
    majra: {
      "pre-primary": fee(4500, 3500, 1400),
      primary: fee(6000, 4500, 1700),
      middle: fee(7000, 5500, 2100),
      secondary: fee(8000, 6500, 2500),
      "senior-secondary": fee(9500, 7500, 2900),
    },
  },
  fares: { near: 900, middle: 1300, far: 1700 },
  siblings: siblingDiscount,
  instalments: {
    annual: { month: 4, day: 10 },
    terms: [
      { month: 4, day: 10 },
      { month: 10, day: 10 },
      { month: 1, day: 10 },
    ],
    monthly: 10,
  },
};

/** What the admissions page of the sample school says about the coming session. */
export function admissionsPage(today: Day) {
  const year = nextSessionYear(today);
  const days = admissionDays(today);
  const { campuses, fares, siblings, instalments } = feeAmounts;
  return {
    lead: `For the session ${sessionName(year)}, which begins on 1 April ${year}. We take children into every class in which there is a chair; most come at Nursery, Class 1, Class 6 and Class 11.`,
    steps: [
      {
        title: "Send an enquiry",
        text: "Two minutes, one form for all campuses. You receive a reference number at once.",
      },
      {
        title: "Visit while school is running",
        text: "Weekdays at 8:15 am, with the campus office. Bring the child.",
      },
      {
        title: "A short meeting",
        text: "A conversation in the language spoken at home. From Class 2 on, a page of reading and a page of numbers.",
      },
      {
        title: "A place, in writing",
        text: "Within five working days, with the fee schedule and the bus route.",
      },
    ],
    dates: [
      { day: days.forms, what: "Admission forms open for every class" },
      {
        day: days.openMorning,
        what: "Open morning on all campuses",
        note: "8:15 am to noon, lessons running.",
      },
      {
        day: days.meetings,
        what: "Meetings begin",
        note: "By appointment, twenty minutes each.",
      },
      { day: days.places, what: "Places are sent in writing" },
      { day: days.session, what: `Session ${sessionName(year)} begins` },
    ].sort((a, b) => a.day.localeCompare(b.day)),
    documents: [
      { name: "Birth certificate", note: "A copy; the original is looked at and given back." },
      { name: "Two photographs of the child" },
      { name: "Report of the last class", note: "From Class 2 on." },
      { name: "Transfer certificate", note: "After the place is confirmed, not before." },
      { name: "Proof of address", note: "For the bus route." },
      { name: "Vaccination record", note: "For Playgroup to UKG." },
    ],
    fees: {
      note: "Sample amounts in rupees. Tuition is paid monthly or by the term; nothing is asked for at the meeting.",
      campuses,
      buses: [
        { id: "near", name: "Up to 5 km", fare: fares.near },
        { id: "middle", name: "5 to 12 km", fare: fares.middle },
        { id: "far", name: "More than 12 km", fare: fares.far },
      ],
      siblings,
      instalments,
    },
    questions: [
      {
        question: "Is there an entrance test?",
        answer:
          "No. Up to Class 1 we talk and play; from Class 2 on the child reads a page and works a page of numbers, so that we know where to begin.",
      },
      {
        question: "Can a child join in the middle of a session?",
        answer:
          "Yes, where the class has a chair and the last school gives a transfer certificate. Classes 10 and 12 are closed once their registration with the board is sent.",
      },
      {
        question: "We speak no English at home. Does it matter?",
        answer:
          "No. Half of our Nursery comes with Hindi, Pahari or Punjabi alone. Teachers of the early classes speak all three.",
      },
      {
        question: "Which campus will it be?",
        answer: `You name the campus you prefer. Children up to seven near the town go to Juniors and move on to Paonta Sahib; Majra teaches from ${classesOf("majra").en}.`,
      },
      {
        question: "Are there scholarships?",
        answer: "Yes, by need and by work. They are applied for after the place is confirmed.",
      },
      {
        question: "Where do we buy the uniform?",
        answer:
          "At the shop of the Juniors campus; a notice says on which Sunday. One set is enough to begin with; outgrown ones are passed on there.",
      },
    ],
  };
}

/** The admissions page in Hindi: the same days and amounts in other words. */
export function admissionsPageInHindi(today: Day) {
  const year = nextSessionYear(today);
  const days = admissionDays(today);
  const { campuses, fares, siblings, instalments } = feeAmounts;
  return {
    lead: `सत्र ${sessionName(year)} के लिए, जो 1 अप्रैल ${year} को आरंभ होता है। जिस कक्षा में एक भी कुर्सी खाली हो, उसमें हम बच्चे लेते हैं; अधिकतर बच्चे नर्सरी, कक्षा 1, कक्षा 6 और कक्षा 11 में आते हैं।`,
    steps: [
      {
        title: "पूछताछ भेजें",
        text: "दो मिनट, तीनों परिसरों के लिए एक ही फ़ॉर्म। संदर्भ संख्या आपको तुरंत मिल जाती है।",
      },
      {
        title: "विद्यालय के समय में देखने आएँ",
        text: "सोमवार से शुक्रवार, सुबह 8:15 बजे, परिसर कार्यालय के साथ। बच्चे को साथ लाएँ।",
      },
      {
        title: "एक छोटी मुलाक़ात",
        text: "उसी भाषा में बातचीत जो घर पर बोली जाती है। कक्षा 2 से, पढ़ने का एक पन्ना और गणित का एक पन्ना।",
      },
      {
        title: "लिखित में प्रवेश",
        text: "पाँच कार्यदिवसों के भीतर, शुल्क की सूची और बस के मार्ग के साथ।",
      },
    ],
    dates: [
      { day: days.forms, what: "हर कक्षा के प्रवेश फ़ॉर्म आरंभ" },
      {
        day: days.openMorning,
        what: "सभी परिसरों में खुली सुबह",
        note: "सुबह 8:15 से दोपहर बारह बजे तक, कक्षाएँ चलती हुई।",
      },
      {
        day: days.meetings,
        what: "मुलाक़ातें आरंभ",
        note: "समय लेकर, हर एक बीस मिनट की।",
      },
      { day: days.places, what: "प्रवेश लिखित में भेजे जाते हैं" },
      { day: days.session, what: `सत्र ${sessionName(year)} आरंभ` },
    ].sort((a, b) => a.day.localeCompare(b.day)),
    documents: [
      { name: "जन्म प्रमाणपत्र", note: "एक प्रति; मूल प्रति देखकर लौटा दी जाती है।" },
      { name: "बच्चे के दो फ़ोटो" },
      { name: "पिछली कक्षा का प्रगति पत्र", note: "कक्षा 2 से।" },
      { name: "स्थानांतरण प्रमाणपत्र", note: "प्रवेश पक्का होने के बाद, पहले नहीं।" },
      { name: "पते का प्रमाण", note: "बस के मार्ग के लिए।" },
      { name: "टीकाकरण का कार्ड", note: "प्लेग्रुप से यूकेजी तक के लिए।" },
    ],
    fees: {
      note: "नमूने की राशियाँ, रुपयों में। शिक्षण शुल्क हर माह या हर सत्र-भाग में दिया जाता है; मुलाक़ात के समय कुछ नहीं माँगा जाता।",
      campuses,
      buses: [
        { id: "near", name: "5 किमी तक", fare: fares.near },
        { id: "middle", name: "5 से 12 किमी", fare: fares.middle },
        { id: "far", name: "12 किमी से अधिक", fare: fares.far },
      ],
      siblings,
      instalments,
    },
    questions: [
      {
        question: "क्या प्रवेश परीक्षा होती है?",
        answer:
          "नहीं। कक्षा 1 तक हम बात करते और खेलते हैं; कक्षा 2 से बच्चा एक पन्ना पढ़ता है और गणित का एक पन्ना करता है, ताकि हम जानें कि कहाँ से शुरू करें।",
      },
      {
        question: "क्या बच्चा सत्र के बीच में आ सकता है?",
        answer:
          "हाँ, अगर कक्षा में कुर्सी खाली हो और पिछला विद्यालय स्थानांतरण प्रमाणपत्र दे। बोर्ड में पंजीकरण भेजे जाने के बाद कक्षा 10 और 12 में प्रवेश बंद हो जाता है।",
      },
      {
        question: "हम घर पर अंग्रेज़ी नहीं बोलते। क्या इससे फ़र्क पड़ता है?",
        answer:
          "नहीं। हमारी नर्सरी के आधे बच्चे केवल हिन्दी, पहाड़ी या पंजाबी के साथ आते हैं। छोटी कक्षाओं के शिक्षक तीनों बोलते हैं।",
      },
      {
        question: "बच्चा किस परिसर में पढ़ेगा?",
        answer: `आप अपनी पसंद का परिसर बताते हैं। नगर के पास के सात वर्ष तक के बच्चे जूनियर्स में जाते हैं और फिर पांवटा साहिब में; माजरा में ${classesOf("majra").hi} तक पढ़ाई होती है।`,
      },
      {
        question: "क्या छात्रवृत्तियाँ हैं?",
        answer:
          "हाँ, ज़रूरत के आधार पर और काम के आधार पर। उनके लिए आवेदन प्रवेश पक्का होने के बाद किया जाता है।",
      },
      {
        question: "वर्दी कहाँ से लें?",
        answer:
          "जूनियर्स परिसर की दुकान से; किस रविवार को, यह सूचना में लिखा होता है। शुरू में एक जोड़ी काफ़ी है; छोटी पड़ गई वर्दियाँ वहीं आगे दे दी जाती हैं।",
      },
    ],
  };
}
