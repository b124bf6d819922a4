import type { Day } from "../days.ts";

export function privacyPage(today: Day) {
  return {
    lead: "What this school keeps about children, families and visitors, why, for how long, and how to see or change it.",
    inShort: [
      "We keep only what your request needs",
      "Nothing is sold, and nothing is used to advertise",
      "A picture of your child comes down when you ask: no reason needed",
      "Ask to see, correct or erase what we keep: we answer within two working days",
    ],
    updatedOn: today,
    notice:
      "Sample text. It describes how this website works, but it is not legal advice: the school must review it and make it its own before use.",
    sections: [
      {
        id: "who-we-are",
        title: "Who answers for your data",
        paragraphs: [
          "The school decides why and how the data on this website is used. Under the Digital Personal Data Protection Act, 2023 (DPDP Act) that makes the school the data fiduciary, and the person the data is about the data principal. For a child, a parent or lawful guardian acts.",
          "Questions, requests and complaints go to the school office; its address, phone and email are at the end of this page.",
        ],
      },
      {
        id: "what-we-keep",
        title: "What we keep, and why",
        paragraphs: [
          "Only what is needed for your request. Nothing is sold, and nothing is used to advertise.",
        ],
        points: [
          "Admission enquiries: the child’s name and date of birth, the guardian’s name, phone and email, the campus and class asked for. To answer, arrange a visit and offer a place.",
          "RSVPs to events: name, email and the number of guests. To set out chairs and to write if something changes.",
          "Sports registrations: the child, a guardian’s contact, and a medical note if you write one. The note is stored apart and read by the coach and the office alone.",
          "Messages to the school: what you write and how to reach you. To answer.",
          "Alumni accounts: email, a password that is stored only as a hash, and the profile you choose to fill in. You decide field by field who sees it.",
          "Technical records: time, page and a request number. They hold no names, passwords or email addresses.",
        ],
      },
      {
        id: "children",
        title: "Children",
        paragraphs: [
          "The DPDP Act treats everyone under eighteen as a child and asks for the verifiable consent of a parent or lawful guardian. Forms that concern a child are therefore to be sent by a parent or guardian, and the office confirms with them before a child is enrolled.",
          "We do not track children, watch their behaviour or direct advertising at them. Names of children are not printed under pictures. A parent may ask for a picture to be taken down, without giving a reason. It is hidden at once, and the office looks at the request within two working days.",
        ],
      },
      {
        id: "cookies",
        title: "Cookies and other companies",
        paragraphs: [
          "Reading this website sets no advertising cookies and asks nothing of other companies. If you sign in, your session is kept in your browser’s storage until you sign out, and a cookie remembers for a year that this browser is known, so that strangers cannot lock you out.",
          "What you type into an application for admission stays in the tab until it is saved. If you ask for it, your own device keeps that and the way back to the application until it is sent; after thirty days the way back leads nowhere, because the school has deleted what was not sent.",
          "Videos are stored at YouTube. Nothing is asked of YouTube until you press play; from then on its own privacy policy applies.",
        ],
      },
      {
        id: "how-long",
        title: "How long we keep it",
        paragraphs: [],
        points: [
          "Enquiries and applications: two years; applications that were not sent, one month.",
          "RSVPs to events: 180 days after the event.",
          "Sports registrations: one year after the season. Medical notes: until the season is over.",
          "Alumni profiles: until you delete them or ask us to, and 30 days more.",
          "Records of enrolled students: as long as the board and the law require.",
        ],
      },
      {
        id: "your-rights",
        title: "Your rights",
        paragraphs: [
          "Write to the school office, from the address we know you by or in person. We answer within two working days and act within thirty.",
        ],
        points: [
          "See what we keep about you or your child, and with whom it was shared.",
          "Have it corrected, completed, or erased where no law makes us keep it.",
          "Withdraw a consent as easily as you gave it; what was done before stays lawful.",
          "Name a person who may use these rights for you if you die or cannot act.",
          "Complain to the school first; if we do not put it right, to the Data Protection Board of India.",
        ],
      },
      {
        id: "safety",
        title: "How it is kept safe",
        paragraphs: [
          "All pages travel encrypted. Who may read a record is decided in the database itself and not only on the page; office accounts can use a second factor, and every change to a record is written to a log. If personal data is lost or seen by others, we tell the people concerned and the Board.",
        ],
      },
    ],
  };
}

/** The privacy notice in Hindi, section by section as in English. */
export function privacyPageInHindi(today: Day) {
  return {
    lead: "बच्चों, परिवारों और आगंतुकों के बारे में यह विद्यालय क्या रखता है, क्यों, कितने समय तक, और आप उसे कैसे देख या बदल सकते हैं।",
    inShort: [
      "हम उतना ही रखते हैं, जितना आपके काम के लिए ज़रूरी है",
      "कुछ भी बेचा नहीं जाता, न विज्ञापन के काम आता है",
      "आप कहें तो आपके बच्चे का चित्र बिना कारण पूछे हट जाता है",
      "अपनी जानकारी देखें, सुधरवाएँ या मिटवाएँ: हम दो कार्यदिवसों में उत्तर देते हैं",
    ],
    updatedOn: today,
    notice:
      "नमूने का पाठ। यह बताता है कि यह वेबसाइट कैसे काम करती है, पर यह क़ानूनी सलाह नहीं है: उपयोग से पहले विद्यालय इसे जाँचे और अपने अनुसार बनाए।",
    sections: [
      {
        id: "who-we-are",
        title: "आपकी जानकारी के लिए कौन उत्तरदायी है",
        paragraphs: [
          "इस वेबसाइट की जानकारी का उपयोग क्यों और कैसे हो, यह विद्यालय तय करता है। डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम, 2023 (डीपीडीपी अधिनियम) के अनुसार विद्यालय डेटा न्यासी (डेटा फ़िड्यूशरी) है, और जिस व्यक्ति की जानकारी है वह डेटा स्वामी (डेटा प्रिंसिपल) है। बच्चे की ओर से माता-पिता या विधिक अभिभावक निर्णय लेते हैं।",
          "प्रश्न, अनुरोध और शिकायतें विद्यालय कार्यालय को भेजें; उसका पता, टेलीफ़ोन और ई-मेल इस पृष्ठ के अंत में हैं।",
        ],
      },
      {
        id: "what-we-keep",
        title: "हम क्या रखते हैं, और क्यों",
        paragraphs: [
          "केवल उतना ही, जितना काम के लिए ज़रूरी है। कुछ भी बेचा नहीं जाता, और विज्ञापन के लिए किसी बात का उपयोग नहीं होता।",
        ],
        points: [
          "प्रवेश की पूछताछ: बच्चे का नाम और जन्मतिथि, अभिभावक का नाम, टेलीफ़ोन और ई-मेल, चुना हुआ परिसर और कक्षा। उत्तर देने, मुलाक़ात तय करने और प्रवेश देने के लिए।",
          "कार्यक्रमों के उत्तर: नाम, ई-मेल और अतिथियों की संख्या। कुर्सियाँ लगाने के लिए, और कुछ बदले तो आपको लिखने के लिए।",
          "खेल पंजीकरण: बच्चा, अभिभावक का संपर्क, और यदि आप लिखें तो स्वास्थ्य संबंधी टिप्पणी। यह टिप्पणी अलग रखी जाती है और केवल प्रशिक्षक तथा कार्यालय उसे पढ़ते हैं।",
          "विद्यालय को संदेश: आप क्या लिखते हैं और आपसे संपर्क कैसे हो। उत्तर देने के लिए।",
          "पूर्व विद्यार्थियों के खाते: ई-मेल, पासवर्ड जो केवल हैश के रूप में रखा जाता है, और वह परिचय जो आप स्वयं भरना चाहें। कौन-सी बात कौन देखे, यह आप एक-एक करके तय करते हैं।",
          "तकनीकी अभिलेख: समय, पृष्ठ और अनुरोध की संख्या। इनमें नाम, पासवर्ड या ई-मेल पते नहीं होते।",
        ],
      },
      {
        id: "children",
        title: "बच्चे",
        paragraphs: [
          "डीपीडीपी अधिनियम अठारह वर्ष से कम आयु के हर व्यक्ति को बच्चा मानता है और माता-पिता या विधिक अभिभावक की सत्यापित सहमति माँगता है। इसलिए बच्चों से जुड़े फ़ॉर्म माता-पिता या अभिभावक ही भेजें; प्रवेश से पहले कार्यालय उनसे पुष्टि करता है।",
          "हम बच्चों पर नज़र नहीं रखते, उनका व्यवहार नहीं देखते और उन्हें विज्ञापन नहीं दिखाते। चित्रों के नीचे बच्चों के नाम नहीं लिखे जाते। माता-पिता बिना कारण बताए कोई भी चित्र हटाने को कह सकते हैं। वह उसी समय छिप जाता है, और कार्यालय दो कार्यदिवसों में अनुरोध देखता है।",
        ],
      },
      {
        id: "cookies",
        title: "कुकी और दूसरी कंपनियाँ",
        paragraphs: [
          "यह वेबसाइट पढ़ने पर विज्ञापन की कोई कुकी नहीं रखी जाती और दूसरी कंपनियों से कुछ नहीं माँगा जाता। यदि आप साइन इन करते हैं, तो साइन आउट करने तक आपका सत्र आपके ब्राउज़र में रहता है, और एक कुकी एक साल तक याद रखती है कि यह ब्राउज़र जाना-पहचाना है, ताकि कोई अजनबी आपका साइन इन न रोक सके।",
          "प्रवेश के आवेदन में आप जो लिखते हैं, वह सहेजे जाने तक उसी टैब में रहता है। आपके कहने पर आपका अपना उपकरण उसे और आवेदन पर लौटने का रास्ता, आवेदन भेजने तक याद रखता है; तीस दिन बाद यह रास्ता कहीं नहीं ले जाता, क्योंकि जो आवेदन भेजा नहीं गया, उसे विद्यालय हटा चुका होता है।",
          "वीडियो यूट्यूब पर रखे हैं। जब तक आप चलाने का बटन नहीं दबाते, यूट्यूब से कुछ नहीं माँगा जाता; उसके बाद उसकी अपनी गोपनीयता नीति लागू होती है।",
        ],
      },
      {
        id: "how-long",
        title: "हम इसे कितने समय तक रखते हैं",
        paragraphs: [],
        points: [
          "पूछताछ और आवेदन: दो वर्ष; जो आवेदन भेजे नहीं गए, एक महीना।",
          "कार्यक्रमों के उत्तर: कार्यक्रम के 180 दिन बाद तक।",
          "खेल पंजीकरण: खेल-सत्र के एक वर्ष बाद तक। स्वास्थ्य टिप्पणियाँ: खेल-सत्र के अंत तक।",
          "पूर्व विद्यार्थियों के परिचय: जब तक आप उन्हें मिटा न दें या हमसे मिटाने को न कहें, और उसके 30 दिन बाद तक।",
          "प्रवेश पाए विद्यार्थियों के अभिलेख: जब तक बोर्ड और क़ानून अपेक्षा करें।",
        ],
      },
      {
        id: "your-rights",
        title: "आपके अधिकार",
        paragraphs: [
          "विद्यालय कार्यालय को उस पते से लिखें जिससे हम आपको पहचानते हैं, या स्वयं आएँ। हम दो कार्यदिवसों में उत्तर देते हैं और तीस दिनों में काम पूरा करते हैं।",
        ],
        points: [
          "देखें कि हम आपके या आपके बच्चे के बारे में क्या रखते हैं, और वह किसे बताया गया।",
          "उसे सुधरवाएँ, पूरा करवाएँ, या जहाँ क़ानून रखने को न कहे वहाँ मिटवाएँ।",
          "सहमति उतनी ही सरलता से वापस लें जितनी सरलता से दी थी; पहले जो हुआ वह वैध रहता है।",
          "किसी व्यक्ति को नामित करें जो आपकी मृत्यु या असमर्थता में ये अधिकार बरते।",
          "पहले विद्यालय से शिकायत करें; यदि हम ठीक न करें, तो भारतीय डेटा संरक्षण बोर्ड से।",
        ],
      },
      {
        id: "safety",
        title: "इसे सुरक्षित कैसे रखा जाता है",
        paragraphs: [
          "सभी पृष्ठ कूटबद्ध होकर आते-जाते हैं। कौन-सा अभिलेख कौन पढ़े, यह केवल पृष्ठ पर नहीं, डेटाबेस में ही तय होता है; कार्यालय के खाते दूसरा प्रमाण माँग सकते हैं, और हर बदलाव एक अभिलेख में लिखा जाता है। यदि व्यक्तिगत जानकारी खो जाए या दूसरों को दिख जाए, तो हम संबंधित लोगों और बोर्ड को बताते हैं।",
        ],
      },
    ],
  };
}

export function termsPage(today: Day) {
  return {
    lead: "The few rules for using this website, in plain words.",
    inShort: [
      "Using this website is free",
      "What the campus office confirms in writing is what counts",
      "An enquiry is a request, not a place at the school",
      "Pictures of your own child are yours to keep and share",
    ],
    uses: [
      { name: "Pictures of your own child", may: "Keep and share them", ask: "Any other use" },
      { name: "Other photographs and prints", ask: "Every use outside this website" },
      { name: "The school’s words", ask: "Every use outside this website" },
      {
        name: "Names in the alumni directory",
        may: "Get in touch, as one former student with another",
        not: "Collect, publish or sell them",
      },
      {
        name: "Your own alumni account",
        may: "Delete it at any time",
        not: "Pass on its password",
      },
      {
        name: "The forms",
        may: "Send your own details, or those of your child",
        not: "Send anything unlawful, insulting or harmful",
      },
    ],
    updatedOn: today,
    notice:
      "Sample text. It is not legal advice: the school must review it and make it its own before use.",
    sections: [
      {
        id: "this-website",
        title: "What this website is",
        paragraphs: [
          "It informs about the school, takes enquiries, RSVPs and registrations, and gives former students a place to find each other. Using it is free. By using it you accept these terms and the privacy notice.",
        ],
      },
      {
        id: "information",
        title: "What is published here",
        paragraphs: [
          "We check what we publish and correct mistakes when we hear of them. Dates, fees and timetables can change; what the campus office confirms in writing is what counts.",
          "An enquiry or a registration on this website is a request. A place is given only by the school’s letter.",
        ],
      },
      {
        id: "what-you-send",
        title: "What you send us",
        paragraphs: ["When you fill in a form here, please"],
        points: [
          "give true details, and only your own or those of a child you are parent or guardian of;",
          "be eighteen or older, or let a parent or guardian send it;",
          "send nothing unlawful, insulting or harmful, and no program meant to disturb the website.",
        ],
      },
      {
        id: "alumni-accounts",
        title: "Alumni accounts",
        paragraphs: [
          "The alumni area is for former students of this school. The office verifies each account. Keep your password to yourself and tell us if someone else knows it.",
          "Use what you read in the directory to get in touch as one former student with another. Collecting, publishing or selling it is not allowed. We may suspend an account that is used against these terms and will say why. You can delete yours at any time.",
        ],
      },
      {
        id: "pictures-and-words",
        title: "Pictures and words",
        paragraphs: [
          "Texts, prints and photographs belong to the school or to those who made them. Families may keep and share pictures of their own children. Any other use needs the school’s written permission.",
        ],
      },
      {
        id: "other-websites",
        title: "Other websites",
        paragraphs: [
          "Links lead to websites that others run. We choose them with care and do not answer for what they say later.",
        ],
      },
      {
        id: "if-something-goes-wrong",
        title: "If something goes wrong",
        paragraphs: [
          "The website may be closed at times for repair. The school answers for damage as the law provides, and nothing here takes away a right that the law gives you as a consumer or data principal.",
        ],
      },
      {
        id: "law",
        title: "Law and courts",
        paragraphs: [
          "Indian law applies. Courts at Paonta Sahib, District Sirmaur, Himachal Pradesh, decide disputes that a talk has not settled. If these terms change, the day at the top of the page changes with them.",
        ],
      },
    ],
  };
}

/** The terms in Hindi, section by section as in English. */
export function termsPageInHindi(today: Day) {
  return {
    lead: "इस वेबसाइट के उपयोग के थोड़े-से नियम, सरल शब्दों में।",
    inShort: [
      "इस वेबसाइट का उपयोग निःशुल्क है",
      "परिसर कार्यालय जो लिखित में बताए, वही मान्य है",
      "पूछताछ एक अनुरोध है, प्रवेश नहीं",
      "अपने बच्चे के चित्र आप रख और बाँट सकते हैं",
    ],
    uses: [
      { name: "आपके अपने बच्चे के चित्र", may: "रखें और बाँटें", ask: "कोई भी दूसरा उपयोग" },
      { name: "दूसरे फ़ोटो और छापे", ask: "इस वेबसाइट के बाहर हर उपयोग" },
      { name: "विद्यालय के शब्द", ask: "इस वेबसाइट के बाहर हर उपयोग" },
      {
        name: "पूर्व विद्यार्थियों की निर्देशिका के नाम",
        may: "एक पूर्व विद्यार्थी की तरह दूसरे से संपर्क करें",
        not: "उन्हें इकट्ठा करना, प्रकाशित करना या बेचना",
      },
      { name: "पूर्व विद्यार्थी का अपना खाता", may: "उसे कभी भी मिटाएँ", not: "उसका पासवर्ड किसी को देना" },
      {
        name: "फ़ॉर्म",
        may: "अपनी या अपने बच्चे की जानकारी भेजें",
        not: "ऐसा कुछ भेजना जो अवैध, अपमानजनक या हानिकारक हो",
      },
    ],
    updatedOn: today,
    notice: "नमूने का पाठ। यह क़ानूनी सलाह नहीं है: उपयोग से पहले विद्यालय इसे जाँचे और अपने अनुसार बनाए।",
    sections: [
      {
        id: "this-website",
        title: "यह वेबसाइट क्या है",
        paragraphs: [
          "यह विद्यालय की जानकारी देती है, पूछताछ, उत्तर और पंजीकरण लेती है, और पूर्व विद्यार्थियों को एक-दूसरे से मिलने की जगह देती है। इसका उपयोग निःशुल्क है। इसका उपयोग करके आप ये शर्तें और गोपनीयता सूचना स्वीकार करते हैं।",
        ],
      },
      {
        id: "information",
        title: "यहाँ क्या लिखा है",
        paragraphs: [
          "हम जो प्रकाशित करते हैं उसे जाँचते हैं, और भूल का पता चलने पर सुधारते हैं। तिथियाँ, शुल्क और समय-सारणी बदल सकती हैं; परिसर कार्यालय जो लिखित में बताए, वही मान्य है।",
          "इस वेबसाइट पर पूछताछ या पंजीकरण एक अनुरोध है। प्रवेश केवल विद्यालय के पत्र से मिलता है।",
        ],
      },
      {
        id: "what-you-send",
        title: "आप हमें क्या भेजते हैं",
        paragraphs: ["यहाँ कोई फ़ॉर्म भरते समय कृपया"],
        points: [
          "सही जानकारी दें, और केवल अपनी या उस बच्चे की जिसके आप माता-पिता या अभिभावक हैं;",
          "अठारह वर्ष या उससे अधिक के हों, या माता-पिता अथवा अभिभावक से भिजवाएँ;",
          "ऐसा कुछ न भेजें जो अवैध, अपमानजनक या हानिकारक हो, और न कोई प्रोग्राम जो वेबसाइट में बाधा डाले।",
        ],
      },
      {
        id: "alumni-accounts",
        title: "पूर्व विद्यार्थियों के खाते",
        paragraphs: [
          "पूर्व विद्यार्थियों का भाग इसी विद्यालय के पूर्व विद्यार्थियों के लिए है। हर खाते को कार्यालय सत्यापित करता है। अपना पासवर्ड अपने तक रखें, और कोई और उसे जान ले तो हमें बताएँ।",
          "निर्देशिका में जो पढ़ें उसका उपयोग एक पूर्व विद्यार्थी की तरह दूसरे से संपर्क करने के लिए करें। उसे इकट्ठा करना, प्रकाशित करना या बेचना मना है। जो खाता इन शर्तों के विरुद्ध काम में आए उसे हम रोक सकते हैं, और कारण बताएँगे। अपना खाता आप कभी भी मिटा सकते हैं।",
        ],
      },
      {
        id: "pictures-and-words",
        title: "चित्र और शब्द",
        paragraphs: [
          "पाठ, छापे और फ़ोटो विद्यालय के हैं या उनके जिन्होंने उन्हें बनाया। परिवार अपने बच्चों के चित्र रख और बाँट सकते हैं। किसी भी दूसरे उपयोग के लिए विद्यालय की लिखित अनुमति चाहिए।",
        ],
      },
      {
        id: "other-websites",
        title: "दूसरी वेबसाइटें",
        paragraphs: [
          "कुछ लिंक ऐसी वेबसाइटों पर ले जाते हैं जिन्हें दूसरे चलाते हैं। हम उन्हें ध्यान से चुनते हैं; वे बाद में क्या कहें, इसके लिए हम उत्तरदायी नहीं हैं।",
        ],
      },
      {
        id: "if-something-goes-wrong",
        title: "यदि कुछ गड़बड़ हो",
        paragraphs: [
          "मरम्मत के लिए वेबसाइट कभी-कभी बंद हो सकती है। हानि के लिए विद्यालय क़ानून के अनुसार उत्तरदायी है, और यहाँ की कोई बात वह अधिकार नहीं छीनती जो क़ानून आपको उपभोक्ता या डेटा स्वामी के रूप में देता है।",
        ],
      },
      {
        id: "law",
        title: "क़ानून और न्यायालय",
        paragraphs: [
          "भारतीय क़ानून लागू होता है। जो विवाद बातचीत से न सुलझे, उसका निर्णय पांवटा साहिब, ज़िला सिरमौर, हिमाचल प्रदेश के न्यायालय करते हैं। यदि ये शर्तें बदलें, तो पृष्ठ के ऊपर की तिथि भी उनके साथ बदलती है।",
        ],
      },
    ],
  };
}
