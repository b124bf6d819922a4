import {
  classesOf,
  levelsOf,
  libraryCloses,
  officeHours,
  primaryDay,
  schoolDay,
} from "../facts.ts";

export const campusesPage = {
  lead: "Small children at Juniors or Majra, older ones at Paonta Sahib or Majra, whichever is nearer home. Lessons and examinations are the same; fees differ by campus.",
  compare: {
    title: "Which campus for which child",
    lead: "The questions parents ask at the gate, answered side by side.",
    rows: [
      {
        question: "For whom",
        answers: {
          "paonta-sahib": classesOf("paonta-sahib").en,
          juniors: `Ages 2 to 7, ${classesOf("juniors").en}`,
          majra: classesOf("majra").en,
        },
      },
      {
        question: "School day",
        answers: {
          "paonta-sahib": schoolDay["paonta-sahib"].en,
          juniors: schoolDay.juniors.en,
          majra: schoolDay.majra.en,
        },
      },
      {
        question: "Streams in Classes 11 and 12",
        answers: {
          "paonta-sahib": "Science, Commerce, Humanities",
          juniors: "None",
          majra: "Science, Commerce",
        },
      },
      {
        question: "School buses",
        answers: {
          "paonta-sahib": "3 routes, from Nahan road to the Yamuna bridge",
          juniors: "2 small buses with a helper on each",
          majra: "4 routes to 46 villages",
        },
      },
      {
        question: "Lunch",
        answers: {
          "paonta-sahib": "From home or from the kitchen",
          juniors: "Fruit together; lunch at home",
          majra: "From home or from the kitchen",
        },
      },
      {
        question: "Open after school",
        answers: {
          "paonta-sahib": "Laboratories to 5:00 pm, study room to 6:00 pm",
          juniors: "Care room to 3:00 pm",
          majra: `Library to ${libraryCloses.majra.en}`,
        },
      },
    ],
  },
  between: {
    title: "From one to another",
    paragraphs: [
      "Children of Juniors go on to Paonta Sahib or Majra without a new admission; parents choose in January. A child can change campus once a year if there is room in the class.",
      "Brothers and sisters on two campuses can use one bus: the routes of Juniors meet those of Paonta Sahib at the gate.",
    ],
  },
};

export const campusesPageInHindi = {
  lead: "छोटे बच्चे जूनियर्स या माजरा में, बड़े पांवटा साहिब या माजरा में, जो घर के पास हो। पढ़ाई और परीक्षाएँ एक-सी हैं; शुल्क हर परिसर का अलग है।",
  compare: {
    title: "किस बच्चे के लिए कौन-सा परिसर",
    lead: "वे प्रश्न जो अभिभावक फाटक पर पूछते हैं, आमने-सामने उत्तरों के साथ।",
    rows: [
      {
        question: "किसके लिए",
        answers: {
          "paonta-sahib": classesOf("paonta-sahib").hi,
          juniors: `आयु 2 से 7 वर्ष, ${classesOf("juniors").hi}`,
          majra: classesOf("majra").hi,
        },
      },
      {
        question: "विद्यालय का समय",
        answers: {
          "paonta-sahib": schoolDay["paonta-sahib"].hi,
          juniors: schoolDay.juniors.hi,
          majra: schoolDay.majra.hi,
        },
      },
      {
        question: "कक्षा 11 और 12 की स्ट्रीम",
        answers: {
          "paonta-sahib": "विज्ञान, वाणिज्य, मानविकी",
          juniors: "कोई नहीं",
          majra: "विज्ञान, वाणिज्य",
        },
      },
      {
        question: "स्कूल बसें",
        answers: {
          "paonta-sahib": "3 मार्ग, नाहन रोड से यमुना पुल तक",
          juniors: "2 छोटी बसें, हर एक में सहायिका",
          majra: "4 मार्ग, 46 गाँवों तक",
        },
      },
      {
        question: "दोपहर का भोजन",
        answers: {
          "paonta-sahib": "घर से या रसोई से",
          juniors: "फल सब साथ; भोजन घर पर",
          majra: "घर से या रसोई से",
        },
      },
      {
        question: "छुट्टी के बाद खुला",
        answers: {
          "paonta-sahib": "प्रयोगशालाएँ शाम 5:00 तक, अध्ययन कक्ष 6:00 तक",
          juniors: "देखभाल कक्ष दोपहर 3:00 तक",
          majra: `पुस्तकालय ${libraryCloses.majra.hi} तक`,
        },
      },
    ],
  },
  between: {
    title: "एक परिसर से दूसरे में",
    paragraphs: [
      "जूनियर्स के बच्चे नए प्रवेश के बिना पांवटा साहिब या माजरा में जाते हैं; अभिभावक जनवरी में चुनते हैं। कक्षा में जगह हो तो बच्चा साल में एक बार परिसर बदल सकता है।",
      "दो परिसरों में पढ़ने वाले भाई-बहन एक ही बस ले सकते हैं: जूनियर्स के मार्ग पांवटा साहिब के मार्गों से फाटक पर मिलते हैं।",
    ],
  },
};

export const paontaSahib = {
  lead: "The first campus: the main house, the laboratories, the assembly hall and most of the playing fields, at the foot of the first ridge.",
  caption: "The main house from the playing field. Block print.",
  levels: `${levelsOf("paonta-sahib").en}, ${classesOf("paonta-sahib").en}`,
  hours: [
    { what: "School day", when: schoolDay["paonta-sahib"].en },
    { what: "Classes 1 to 5", when: primaryDay.en },
    { what: "Campus office", when: `Weekdays, ${officeHours["paonta-sahib"].en}` },
    { what: "Visits", when: "Weekdays, 8:15 am, with the office" },
  ],
  place: {
    title: "Mostly under the sky",
    paragraphs: [
      "Only a fifth of the ground is built on. The rest is playing field, a sal grove where Primary eats its tiffin, a nursery of 3,000 saplings, and a slope left wild on purpose so that Class 6 has something to survey.",
      "From the library steps one sees the Yamuna on one side and the ridge on the other. Lessons on rivers and rocks start there.",
    ],
    drawing: {
      picture: "/prints/campuses/paonta-sahib-plan.svg",
      pictureShows:
        "A plan of the campus in 25 squares. Houses stand on five of them; on the others are fields, a grove, a nursery and a slope.",
      shape: "square",
      caption: "Drawn to scale: each square is one acre, and five of the 25 are built on.",
      marks: [
        { name: "Main house", across: 44, down: 36 },
        { name: "Laboratories", across: 14, down: 25 },
        { name: "Library", across: 54, down: 26 },
        { name: "Assembly hall", across: 70, down: 29 },
        { name: "Main gate and loop", across: 11, down: 50 },
        { name: "Parking for visitors", across: 21, down: 37 },
        { name: "Sal grove", across: 92, down: 32 },
        { name: "East gate", across: 96, down: 39 },
        { name: "Nursery, a dot for each sapling", across: 90, down: 80 },
        { name: "Slope left wild", across: 30, down: 9 },
        { name: "Athletics track and football", across: 52, down: 84 },
        { name: "Cricket", across: 60, down: 54 },
        { name: "Hockey", across: 10, down: 81 },
        { name: "Basketball", across: 75, down: 48 },
      ],
    },
  },
  facilities: [
    {
      count: "48",
      name: "classrooms",
      note: "None above the second floor, all with windows on two sides",
    },
    {
      count: "7",
      name: "laboratories",
      note: "Two each for physics and chemistry, biology, and two for computers",
    },
    {
      count: "19,000",
      name: "books",
      note: `A library of three rooms, open to ${libraryCloses["paonta-sahib"].en}`,
    },
    { count: "600", name: "seats in the hall", note: "Assembly, concerts and examinations" },
    {
      count: "6",
      name: "playing fields and courts",
      note: "Athletics track of 400 m, football, hockey, cricket and two basketball courts",
    },
    { count: "1", name: "infirmary", note: "A nurse all day, a doctor on Tuesdays and Fridays" },
  ],
  address: ["Paonta Sahib campus", "Paonta Sahib, District Sirmaur", "Himachal Pradesh 173025"],
  routes: [
    {
      by: "School bus",
      text: "Three routes, drawn below. The page Buses finds the stop of your village.",
    },
    {
      by: "On foot",
      text: "Use the east gate by the sal grove; a guard stops the road at 7:45 am and 2:20 pm.",
    },
    {
      by: "By car",
      text: "Set down on the loop inside the main gate. Parking for visitors is left of the main house.",
    },
    {
      by: "By public bus",
      text: "Buses of the Nahan and Dehradun lines stop at the town bus stand; from there by auto-rickshaw.",
    },
  ],
};

export const paontaSahibInHindi = {
  lead: "पहला परिसर: मुख्य भवन, प्रयोगशालाएँ, सभागार और अधिकतर खेल के मैदान, पहली पहाड़ी की तलहटी में।",
  caption: "खेल के मैदान से मुख्य भवन। ठप्पा छपाई।",
  levels: `${levelsOf("paonta-sahib").hi}, ${classesOf("paonta-sahib").hi}`,
  hours: [
    { what: "विद्यालय", when: schoolDay["paonta-sahib"].hi },
    { what: "कक्षा 1 से 5", when: primaryDay.hi },
    { what: "कार्यालय", when: `कार्य-दिवस, ${officeHours["paonta-sahib"].hi}` },
    { what: "भेंट", when: "कार्य-दिवस, सुबह 8:15, कार्यालय के साथ" },
  ],
  place: {
    title: "अधिकतर खुले आकाश के नीचे",
    paragraphs: [
      "ज़मीन के केवल पाँचवें हिस्से पर भवन हैं। बाकी में खेल के मैदान हैं, साल के पेड़ों का एक झुरमुट जहाँ प्राथमिक के बच्चे टिफ़िन खाते हैं, 3,000 पौधों की एक नर्सरी, और एक ढलान जो जान-बूझकर जंगली छोड़ी गई है, ताकि कक्षा 6 के पास नापने-जोखने को कुछ हो।",
      "पुस्तकालय की सीढ़ियों से एक ओर यमुना दिखती है और दूसरी ओर पहाड़ी। नदियों और चट्टानों के पाठ वहीं से शुरू होते हैं।",
    ],
    drawing: {
      picture: "/prints/campuses/paonta-sahib-plan.svg",
      pictureShows:
        "25 चौकोर खानों में परिसर का नक्शा। पाँच खानों पर भवन हैं; बाकी पर मैदान, झुरमुट, नर्सरी और ढलान।",
      shape: "square",
      caption: "पैमाने पर बना: हर खाना एक एकड़ का है, और 25 में से पाँच पर भवन हैं।",
      marks: [
        { name: "मुख्य भवन", across: 44, down: 36 },
        { name: "प्रयोगशालाएँ", across: 14, down: 25 },
        { name: "पुस्तकालय", across: 54, down: 26 },
        { name: "सभागार", across: 70, down: 29 },
        { name: "मुख्य फाटक और घेरा", across: 11, down: 50 },
        { name: "आगंतुकों की पार्किंग", across: 21, down: 37 },
        { name: "साल का झुरमुट", across: 92, down: 32 },
        { name: "पूर्वी फाटक", across: 96, down: 39 },
        { name: "नर्सरी, हर पौधे का एक बिंदु", across: 90, down: 80 },
        { name: "जंगली छोड़ी गई ढलान", across: 30, down: 9 },
        { name: "एथलेटिक्स ट्रैक और फ़ुटबॉल", across: 52, down: 84 },
        { name: "क्रिकेट", across: 60, down: 54 },
        { name: "हॉकी", across: 10, down: 81 },
        { name: "बास्केटबॉल", across: 75, down: 48 },
      ],
    },
  },
  facilities: [
    {
      count: "48",
      name: "कक्षा-कक्ष",
      note: "कोई दूसरी मंज़िल से ऊपर नहीं, सबमें दो ओर खिड़कियाँ",
    },
    {
      count: "7",
      name: "प्रयोगशालाएँ",
      note: "भौतिकी और रसायन की दो-दो, जीव विज्ञान की एक, कंप्यूटर की दो",
    },
    {
      count: "19,000",
      name: "किताबें",
      note: `तीन कमरों का पुस्तकालय, ${libraryCloses["paonta-sahib"].hi} तक खुला`,
    },
    { count: "600", name: "सीटें सभागार में", note: "प्रार्थना सभा, संगीत कार्यक्रम और परीक्षाएँ" },
    {
      count: "6",
      name: "खेल के मैदान और कोर्ट",
      note: "400 मी का एथलेटिक्स ट्रैक, फ़ुटबॉल, हॉकी, क्रिकेट और बास्केटबॉल के दो कोर्ट",
    },
    {
      count: "1",
      name: "चिकित्सा कक्ष",
      note: "पूरे दिन नर्स, मंगलवार और शुक्रवार को डॉक्टर",
    },
  ],
  address: ["पांवटा साहिब परिसर", "पांवटा साहिब, ज़िला सिरमौर", "हिमाचल प्रदेश 173025"],
  routes: [
    {
      by: "स्कूल बस से",
      text: "तीन मार्ग, नीचे बने हैं। “बस” पृष्ठ आपके गाँव का स्टॉप बताता है।",
    },
    {
      by: "पैदल",
      text: "साल के झुरमुट के पास वाले पूर्वी फाटक से आइए; सुबह 7:45 और दोपहर 2:20 पर गार्ड सड़क रोकता है।",
    },
    {
      by: "कार से",
      text: "मुख्य फाटक के भीतर के घेरे में उतारिए। आगंतुकों की पार्किंग मुख्य भवन के बाईं ओर है।",
    },
    {
      by: "सार्वजनिक बस से",
      text: "नाहन और देहरादून की बसें शहर के बस अड्डे पर रुकती हैं; वहाँ से ऑटो-रिक्शा मिलता है।",
    },
  ],
};

export const juniors = {
  lead: "A campus for the smallest: low windows, short corridors, a garden, and a gate that closes softly.",
  caption: "The small house, with a kite above it. Block print.",
  levels: "Pre-Primary and Class 1",
  hours: [
    { what: "School day", when: schoolDay.juniors.en },
    { what: "Playgroup", when: "8:45 am to 11:45 am" },
    { what: "Care room", when: "To 3:00 pm, by the month or the day" },
    { what: "Campus office", when: `Weekdays, ${officeHours.juniors.en}` },
  ],
  place: {
    title: "Built to the height of a child",
    paragraphs: [
      "Window sills are 45 centimetres above the floor, taps at 50, and the door handles are where a three-year-old looks for them. There is one storey and one step more than children like to count: four.",
      "Parents may stay in the first week as long as the child wants. After that the bench under the mulberry tree is theirs, with tea.",
    ],
    drawing: {
      picture: "/prints/campuses/juniors-height.svg",
      pictureOnPhones: "/prints/campuses/juniors-height-narrow.svg",
      pictureShows:
        "A rule on the wall, a low window and a low wash basin, with small children in front of them.",
      shape: "broad",
      caption: "Drawn to scale: each line of the rule is a centimetre.",
      marks: [
        { figure: "45 cm", name: "Window sills", across: 30, down: 79 },
        { figure: "50 cm", name: "Taps", across: 64, down: 79 },
      ],
    },
  },
  facilities: [
    {
      count: "12",
      name: "rooms",
      note: "Each with its own door to the garden and its own washroom",
    },
    { count: "14", name: "garden beds", note: "One for every group, two for birds" },
    { count: "2", name: "sand pits", note: "One wet, one dry" },
    {
      count: "1,900",
      name: "picture books",
      note: "In Hindi, English and Punjabi, on shelves a child can reach",
    },
    {
      count: "1",
      name: "quiet room",
      note: "For sleep, tears and loose teeth; a nurse all morning",
    },
  ],
  address: ["Juniors campus", "Paonta Sahib, District Sirmaur", "Himachal Pradesh 173025"],
  routes: [
    {
      by: "With a grown-up",
      text: "Children are handed over at the gate from 8:30 am and given back only to a person the office knows.",
    },
    {
      by: "School bus",
      text: "Two small buses with a helper and belts; at most 35 minutes from the first stop.",
    },
    {
      by: "By car",
      text: "Please stop on the far side of the lane and walk the last twenty steps. Engines off.",
    },
  ],
};

export const juniorsInHindi = {
  lead: "सबसे छोटे बच्चों का परिसर: नीची खिड़कियाँ, छोटे गलियारे, एक बगीचा, और धीरे से बंद होने वाला फाटक।",
  caption: "छोटा-सा भवन, ऊपर उड़ती पतंग। ठप्पा छपाई।",
  levels: "पूर्व-प्राथमिक और कक्षा 1",
  hours: [
    { what: "विद्यालय", when: schoolDay.juniors.hi },
    { what: "प्लेग्रुप", when: "सुबह 8:45 से 11:45" },
    { what: "देखभाल कक्ष", when: "दोपहर 3:00 तक, महीने या दिन के हिसाब से" },
    { what: "कार्यालय", when: `कार्य-दिवस, ${officeHours.juniors.hi}` },
  ],
  place: {
    title: "बच्चे के कद के हिसाब से बना",
    paragraphs: [
      "खिड़कियों की चौखट फ़र्श से 45 सेंटीमीटर ऊपर है, नल 50 पर, और दरवाज़ों के हत्थे वहीं हैं जहाँ तीन साल का बच्चा उन्हें ढूँढता है। मंज़िल एक ही है, और सीढ़ियाँ उतनी जितनी गिनना बच्चों को भाता है, उससे एक ज़्यादा: चार।",
      "पहले सप्ताह में अभिभावक तब तक साथ रह सकते हैं जब तक बच्चा चाहे। उसके बाद शहतूत के नीचे की बेंच उनकी है, चाय के साथ।",
    ],
    drawing: {
      picture: "/prints/campuses/juniors-height.svg",
      pictureOnPhones: "/prints/campuses/juniors-height-narrow.svg",
      pictureShows: "दीवार पर पैमाना, नीची खिड़की और नीचा वॉश-बेसिन, सामने छोटे बच्चे।",
      shape: "broad",
      caption: "पैमाने पर बना: पट्टी की हर रेखा एक सेंटीमीटर है।",
      marks: [
        { figure: "45 सेमी", name: "खिड़कियों की चौखट", across: 30, down: 79 },
        { figure: "50 सेमी", name: "नल", across: 64, down: 79 },
      ],
    },
  },
  facilities: [
    {
      count: "12",
      name: "कमरे",
      note: "हर एक का बगीचे में अपना दरवाज़ा और अपना शौचालय",
    },
    { count: "14", name: "क्यारियाँ", note: "हर समूह की एक, और दो चिड़ियों के लिए" },
    { count: "2", name: "रेत के गड्ढे", note: "एक गीला, एक सूखा" },
    {
      count: "1,900",
      name: "चित्र-पुस्तकें",
      note: "हिन्दी, अंग्रेज़ी और पंजाबी में, बच्चे की पहुँच वाली अलमारियों पर",
    },
    {
      count: "1",
      name: "शांत कमरा",
      note: "नींद, आँसुओं और हिलते दाँतों के लिए; पूरी सुबह एक नर्स",
    },
  ],
  address: ["जूनियर्स परिसर", "पांवटा साहिब, ज़िला सिरमौर", "हिमाचल प्रदेश 173025"],
  routes: [
    {
      by: "बड़ों के साथ",
      text: "बच्चे सुबह 8:30 से फाटक पर लिए जाते हैं, और उसी व्यक्ति को लौटाए जाते हैं जिसे कार्यालय जानता है।",
    },
    {
      by: "स्कूल बस से",
      text: "दो छोटी बसें, सहायिका और पेटियों के साथ; पहले स्टॉप से अधिक से अधिक 35 मिनट।",
    },
    {
      by: "कार से",
      text: "कृपया गली के उस पार रुकिए और आख़िरी बीस क़दम पैदल आइए। इंजन बंद रखिए।",
    },
  ],
};

export const majra = {
  lead: "A school at the centre of its own villages, with a gate that opens early and a library that closes late.",
  caption: "Morning at the Majra gate. Block print.",
  levels: `${levelsOf("majra").en}, ${classesOf("majra").en}`,
  hours: [
    { what: "School day", when: schoolDay.majra.en },
    { what: "Gate opens", when: "7:00 am, with tea and a reading room" },
    { what: "Library", when: `To ${libraryCloses.majra.en}, Monday to Friday` },
    { what: "Campus office", when: `Weekdays, ${officeHours.majra.en}` },
  ],
  place: {
    title: "A school with a seed bank",
    paragraphs: [
      "Most students come from farms within 15 kilometres, on foot, by bicycle and on our buses. The day therefore starts early, and nobody is late when the fog is thick.",
      "The school’s seed bank keeps 63 kinds of grain and bean from the fields around. Science lessons sow them; the kitchen cooks what comes up.",
    ],
    drawing: {
      picture: "/prints/campuses/majra-seed-bank.svg",
      pictureOnPhones: "/prints/campuses/majra-seed-bank-narrow.svg",
      pictureShows: "The shelves of the seed bank: 63 jars of grain and beans, no two alike.",
      shape: "broad-dark",
      caption: "63 jars, one for each kind. Block print.",
      marks: [],
    },
  },
  facilities: [
    { count: "52", name: "classrooms", note: "Around two courts with a roof for the rains" },
    {
      count: "6",
      name: "laboratories",
      note: "Physics, chemistry, biology, mathematics, and two for computers",
    },
    {
      count: "2,100",
      name: "loans a month",
      note: "From a library with 14,000 books and 80 places",
    },
    { count: "1", name: "print room", note: "Pear-wood blocks, two presses, ink on every sleeve" },
    {
      count: "5",
      name: "grounds",
      note: "Volleyball, kabaddi, kho-kho, hockey and football, all of packed earth or grass",
    },
  ],
  address: ["Majra campus", "Majra, Tehsil Paonta Sahib", "District Sirmaur, Himachal Pradesh"],
  routes: [
    {
      by: "School bus",
      text: "Four routes to 46 villages; no child rides longer than 50 minutes. The times also hang at every panchayat office.",
    },
    {
      by: "By bicycle",
      text: "A shed for 300 bicycles inside the gate. Helmets can be borrowed for a session.",
    },
    {
      by: "By public bus",
      text: "The stop on the highway is 300 metres from the gate; a teacher walks along at 7:30 am.",
    },
    { by: "By car", text: "Enter by the lower gate. Visitors park under the mango trees." },
  ],
};

export const majraInHindi = {
  lead: "अपने गाँवों के बीच बसा विद्यालय, जिसका फाटक सवेरे खुलता है और पुस्तकालय देर से बंद होता है।",
  caption: "माजरा के फाटक पर सुबह। ठप्पा छपाई।",
  levels: `${levelsOf("majra").hi}, ${classesOf("majra").hi}`,
  hours: [
    { what: "विद्यालय", when: schoolDay.majra.hi },
    { what: "फाटक", when: "सुबह 7:00 से, चाय और वाचनालय के साथ" },
    { what: "पुस्तकालय", when: `${libraryCloses.majra.hi} तक, सोमवार से शुक्रवार` },
    { what: "कार्यालय", when: `कार्य-दिवस, ${officeHours.majra.hi}` },
  ],
  place: {
    title: "बीज बैंक वाला विद्यालय",
    paragraphs: [
      "ज़्यादातर विद्यार्थी 15 किलोमीटर के भीतर के किसान परिवारों से आते हैं: पैदल, साइकिल से और हमारी बसों से। इसलिए दिन जल्दी शुरू होता है, और घने कोहरे में किसी को देर नहीं मानी जाती।",
      "विद्यालय के बीज बैंक में आसपास के खेतों के अनाज और दालों की 63 क़िस्में हैं। विज्ञान के पीरियड में उन्हें बोया जाता है; जो उगता है, उसे रसोई पकाती है।",
    ],
    drawing: {
      picture: "/prints/campuses/majra-seed-bank.svg",
      pictureOnPhones: "/prints/campuses/majra-seed-bank-narrow.svg",
      pictureShows: "बीज बैंक की अलमारियाँ: अनाज और दालों के 63 मर्तबान, कोई दो एक जैसे नहीं।",
      shape: "broad-dark",
      caption: "63 मर्तबान, हर क़िस्म का एक। ठप्पा छपाई।",
      marks: [],
    },
  },
  facilities: [
    { count: "52", name: "कक्षा-कक्ष", note: "दो आँगनों के चारों ओर, बरसात के लिए छत के साथ" },
    {
      count: "6",
      name: "प्रयोगशालाएँ",
      note: "भौतिकी, रसायन, जीव विज्ञान, गणित, और कंप्यूटर की दो",
    },
    {
      count: "2,100",
      name: "किताबें हर महीने घर जाती हैं",
      note: "14,000 किताबों और 80 सीटों के पुस्तकालय से",
    },
    {
      count: "1",
      name: "छपाई कक्ष",
      note: "नाशपाती की लकड़ी के ठप्पे, दो छापे की मशीनें, हर आस्तीन पर स्याही",
    },
    {
      count: "5",
      name: "मैदान",
      note: "वॉलीबॉल, कबड्डी, खो-खो, हॉकी और फ़ुटबॉल, सब पक्की मिट्टी या घास के",
    },
  ],
  address: ["माजरा परिसर", "माजरा, तहसील पांवटा साहिब", "ज़िला सिरमौर, हिमाचल प्रदेश"],
  routes: [
    {
      by: "स्कूल बस से",
      text: "चार मार्ग, 46 गाँवों तक; कोई बच्चा बस में 50 मिनट से ज़्यादा नहीं बैठता। समय हर पंचायत कार्यालय पर भी लगा होता है।",
    },
    {
      by: "साइकिल से",
      text: "फाटक के भीतर 300 साइकिलों का शेड। हेलमेट एक सत्र के लिए उधार मिल सकते हैं।",
    },
    {
      by: "सार्वजनिक बस से",
      text: "राजमार्ग का ठहराव फाटक से 300 मीटर पर है; सुबह 7:30 पर एक शिक्षक साथ चलते हैं।",
    },
    { by: "कार से", text: "निचले फाटक से आइए। आगंतुक आम के पेड़ों के नीचे गाड़ी खड़ी करें।" },
  ],
};
