import { addDays, type Day } from "../days.ts";
import { addDaysOfTerm, schoolDayFrom } from "../school-days.ts";
import { sportsDay } from "./named-days.ts";
import type { SchoolEvent } from "./school-event.ts";

/** The events of the weeks around today, soonest first. */
export function eventsOfComingWeeks(today: Day): SchoolEvent[] {
  const bookFair = schoolDayFrom(addDays(today, -1), { days: 3 });
  return [
    {
      slug: "book-fair",
      title: "Book fair: eleven publishers and a swap table",
      summary:
        "Three days of books in Hindi, English and Punjabi. Bring one to the swap table, take one.",
      body: [
        "Eleven publishers set out their tables under the sal trees; if it rains, in the long hall. The swap table is ours: a book for a book, no questions about which is thicker.",
        "Each class has an hour with its teacher. Families are welcome on all three days, from ten to five.",
      ],
      day: bookFair,
      lastDay: addDays(bookFair, 2),
      venue: "Under the sal trees",
      campus: "paonta-sahib",
      category: "academic",
      hindi: {
        title: "पुस्तक मेला: ग्यारह प्रकाशक और अदला-बदली की मेज़",
        summary:
          "हिन्दी, अंग्रेज़ी और पंजाबी किताबों के तीन दिन। अदला-बदली की मेज़ पर एक किताब लाएँ, एक ले जाएँ।",
        body: [
          "ग्यारह प्रकाशक साल के पेड़ों के नीचे अपनी मेज़ें लगाते हैं; बारिश हुई तो लंबे हॉल में। अदला-बदली की मेज़ हमारी अपनी है: किताब के बदले किताब, कौन-सी मोटी है, यह कोई नहीं पूछता।",
          "हर कक्षा अपने शिक्षक के साथ एक घंटा आती है। परिवार तीनों दिन दस से पाँच बजे तक आ सकते हैं।",
        ],
        venue: "साल के पेड़ों के नीचे",
      },
    },
    {
      slug: "parents-meeting",
      title: "Parents’ meeting, Classes 6 to 8",
      summary:
        "Ten minutes with each subject teacher, your child beside you, and the notebooks open.",
      body: [
        "Times are in the class diary. Please bring your child: we talk with students, not about them.",
        "At Majra the meeting is repeated from 6:30 pm for families who are at work in the morning.",
      ],
      day: schoolDayFrom(addDays(today, 1)),
      hours: ["09:00", "12:30"],
      venue: "Classrooms of Classes 6 to 8",
      campus: null,
      levels: ["middle"],
      category: "meeting",
      hindi: {
        title: "अभिभावक बैठक, कक्षा 6 से 8",
        summary: "हर विषय के शिक्षक के साथ दस मिनट, बच्चा आपके साथ, और कॉपियाँ खुली हुई।",
        body: [
          "समय कक्षा की डायरी में लिखा है। कृपया बच्चे को साथ लाएँ: हम विद्यार्थियों के बारे में नहीं, उनके साथ बात करते हैं।",
          "माजरा में यह बैठक शाम 6:30 बजे से दोहराई जाती है, उन परिवारों के लिए जो सुबह काम पर होते हैं।",
        ],
        venue: "कक्षा 6 से 8 के कमरे",
      },
    },
    {
      slug: "inter-house-quiz",
      title: "Inter-house quiz",
      summary: "Four houses, sixty questions, one round about the district of Sirmaur.",
      body: [
        "Each house sends four students, one from each level, so that nobody wins on Class 12 alone. The last round is about the places we can see from the roof.",
        "The audience holds up its own answers; the best row wins the biscuits.",
      ],
      day: schoolDayFrom(addDaysOfTerm(today, 4), { weekday: "Friday" }),
      hours: ["10:30", "12:30"],
      venue: "Assembly hall",
      campus: "majra",
      levels: ["primary", "middle", "secondary", "senior-secondary"],
      category: "academic",
      rsvps: { capacity: 80, maxParty: 4 },
      hindi: {
        title: "अंतर-सदन प्रश्नोत्तरी",
        summary: "चार सदन, साठ प्रश्न, और एक दौर सिरमौर ज़िले पर।",
        body: [
          "हर सदन चार विद्यार्थी भेजता है, हर स्तर से एक, ताकि केवल कक्षा 12 के बल पर कोई न जीते। आख़िरी दौर उन जगहों पर है जो हमारी छत से दिखती हैं।",
          "दर्शक अपने उत्तर उठाकर दिखाते हैं; सबसे अच्छी पंक्ति को बिस्कुट मिलते हैं।",
        ],
        venue: "सभागार",
      },
    },
    {
      slug: "annual-sports-day",
      title: "Annual sports day",
      summary:
        "Heats are run; these are the finals, with a relay of parents, teachers and students.",
      body: [
        "Thirty-two finals in one morning, from the 50 metres of Class 1 to the 1,500 metres of the seniors.",
        "9:00 am – March past of the four houses",
        "9:20 am – 50 and 100 metres, Classes 1 to 5",
        "10:15 am – Jumps and throws; 100, 400 and 1,500 metres, Classes 6 to 12",
        "12:00 pm – Tug-of-war between the houses",
        "12:30 pm – Mixed relay: one parent, one teacher, one student of Class 4 and one of Class 11",
        "12:50 pm – Medals, then lunch under the trees",
        "Would you like to run in the relay? Put your name down at the tent by noon.",
        "There is shade for 600 visitors. Please reply, so that the lunch is enough.",
      ],
      day: sportsDay(today),
      hours: ["09:00", "13:30"],
      venue: "Main ground",
      campus: "paonta-sahib",
      category: "sport",
      rsvps: { capacity: 600 },
      hindi: {
        title: "वार्षिक खेल दिवस",
        summary: "शुरुआती मुक़ाबले हो चुके हैं; अब फ़ाइनल हैं, और अभिभावकों, शिक्षकों और विद्यार्थियों की रिले।",
        body: [
          "एक ही सुबह में बत्तीस फ़ाइनल: कक्षा 1 की 50 मीटर दौड़ से बड़ी कक्षाओं की 1,500 मीटर तक।",
          "सुबह 9:00 – चारों सदनों का मार्च पास्ट",
          "सुबह 9:20 – 50 और 100 मीटर, कक्षा 1 से 5",
          "सुबह 10:15 – कूद और थ्रो; 100, 400 और 1,500 मीटर, कक्षा 6 से 12",
          "दोपहर 12:00 – सदनों की रस्साकशी",
          "दोपहर 12:30 – मिली-जुली रिले: एक अभिभावक, एक शिक्षक, कक्षा 4 का एक और कक्षा 11 का एक विद्यार्थी",
          "दोपहर 12:50 – पदक, फिर पेड़ों के नीचे भोजन",
          "रिले में दौड़ना चाहेंगे? दोपहर बारह बजे तक तंबू में अपना नाम लिखवा दें।",
          "600 अतिथियों के लिए छाया है। कृपया आने की सूचना दें, ताकि भोजन कम न पड़े।",
        ],
        venue: "मुख्य मैदान",
      },
    },
    {
      slug: "open-morning",
      title: "Open morning for families of two- and three-year-olds",
      summary: "See the garden rooms while they are full, and let your child try the sand.",
      body: [
        "Sixty visitors at most, so that the children of the house keep their morning. Your child may join any table; you may sit on any chair you fit.",
        "10:00 am – Shoes off at the garden door, and a leaf with your child’s name",
        "10:10 am – The rooms are open: sand, water, blocks and the low tables",
        "10:45 am – A story in the garden, with the children of the house",
        "11:00 am – The Head of Juniors answers questions about the first weeks, the bus and the care room",
        "11:30 am – Fruit and milk at the low tables",
        "12:00 pm – The bell; the sand stays open while you look for the shoes",
        "Bring a change of clothes: the sand is wet.",
      ],
      day: schoolDayFrom(addDaysOfTerm(today, 17), { weekday: "Friday" }),
      hours: ["10:00", "12:00"],
      venue: "Garden rooms",
      campus: "juniors",
      levels: ["pre-primary"],
      category: "admissions",
      cover: "events/garden-rooms",
      rsvps: { capacity: 60, maxParty: 4 },
      hindi: {
        title: "दो-तीन वर्ष के बच्चों के परिवारों के लिए खुली सुबह",
        summary: "बगीचे वाले कमरे तब देखें जब वे बच्चों से भरे हों, और अपने बच्चे को रेत में खेलने दें।",
        body: [
          "अधिक से अधिक साठ अतिथि, ताकि यहाँ के बच्चों की सुबह उनकी अपनी रहे। आपका बच्चा किसी भी मेज़ पर बैठ सकता है; आप ऐसी किसी भी कुर्सी पर, जिसमें समा जाएँ।",
          "सुबह 10:00 – बगीचे के दरवाज़े पर जूते उतारना, और बच्चे के नाम वाला एक पत्ता",
          "सुबह 10:10 – कमरे खुले हैं: रेत, पानी, गुटके और छोटी मेज़ें",
          "सुबह 10:45 – बगीचे में एक कहानी, यहाँ के बच्चों के साथ",
          "सुबह 11:00 – जूनियर्स के प्रमुख पहले हफ़्तों, बस और देखभाल कक्ष के बारे में प्रश्नों के उत्तर देते हैं",
          "सुबह 11:30 – छोटी मेज़ों पर फल और दूध",
          "दोपहर 12:00 – घंटी; जब तक आप जूते ढूँढें, रेत खुली रहती है",
          "एक जोड़ी कपड़े साथ लाएँ: रेत गीली होती है।",
        ],
        venue: "बगीचे वाले कमरे",
      },
    },
    {
      slug: "winter-concert",
      title: "Winter concert: songs and dances of the hills",
      summary:
        "Choir, dhol and the long chain: an evening of hill music by Classes 4 to 12. Doors open at 4:30 pm.",
      body: [
        "Ninety singers, six drums, tablas, two karnals and the nati that everybody joins at the end. The songs come from Sirmaur, Shimla and Jaunsar; the words are printed in the programme in Hindi and English.",
        "The hall has 350 seats. When they are taken, a waiting list opens, and free places go to those who waited longest.",
      ],
      day: schoolDayFrom(addDaysOfTerm(today, 24), { weekday: "Friday" }),
      hours: ["17:00", "19:00"],
      venue: "Assembly hall",
      campus: "majra",
      category: "arts",
      rsvps: { capacity: 350 },
      hindi: {
        title: "शीतकालीन संगीत संध्या: पहाड़ के गीत और नृत्य",
        summary:
          "गायन मंडली, ढोल और नाटी की लंबी कड़ी: कक्षा 4 से 12 के साथ पहाड़ी संगीत की एक शाम। द्वार शाम 4:30 बजे खुलेंगे।",
        body: [
          "नब्बे गायक, छह ढोल, तबले, दो करनाल, और अंत में वह नाटी जिसमें सब जुड़ जाते हैं। गीत सिरमौर, शिमला और जौनसार के हैं; उनके बोल कार्यक्रम-पत्र में हिन्दी और अंग्रेज़ी में छपे हैं।",
          "सभागार में 350 सीटें हैं। वे भर जाएँ तो प्रतीक्षा सूची खुलती है, और खाली हुई सीटें उन्हें मिलती हैं जो सबसे देर से प्रतीक्षा में हैं।",
        ],
        venue: "सभागार",
      },
    },
  ];
}
