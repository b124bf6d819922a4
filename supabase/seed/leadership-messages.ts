import { homework, libraryCloses } from "./facts.ts";
import { rowId } from "./identifiers.ts";
import { findPicture } from "./pictures.ts";

type Message = {
  name: string;
  title: string;
  campus: string | null;
  displayLocations: string[];
  excerpt: string;
  paragraphs: string[];
  /** The words in Hindi, with the alt text of the portrait. */
  hindi: { name: string; title: string; excerpt: string; portrait: string; paragraphs: string[] };
};

/** What the offices of the school write; their order is the order here. */
export function leadershipMessages() {
  return messages.map(({ displayLocations, paragraphs, hindi, ...message }, index) => {
    const order = index + 1;
    const portrait = findPicture(`scenes/leader-${order}`);
    return {
      ...message,
      id: rowId(`leadership_messages/${order}`),
      order,
      photo: portrait?.path ?? null,
      photo_alt: portrait?.alt ?? null,
      full_message: paragraphs.join("\n\n"),
      display_locations: displayLocations,
      translations: inHindi(hindi),
      is_sample: true,
    };
  });
}

function inHindi({ paragraphs, portrait, ...hi }: Message["hindi"]) {
  return { hi: { ...hi, photo_alt: portrait, full_message: paragraphs.join("\n\n") } };
}

const messages: Message[] = [
  {
    name: "Chairman’s office",
    title: "For the school trust",
    campus: null,
    displayLocations: ["about", "messages"],
    excerpt:
      "In 2003 we promised twenty-five acres to children, and not one of those acres has been sold.",
    paragraphs: [
      "When the trust took over the land at Paonta Sahib in 2003 it was an orchard, two wells and a track that the rain carried off every August. We were advised to build the gate first, because a gate is what visitors see. We dug the drains first. Rain does not visit; it stays.",
      "A trust has few duties, and they are easily listed. Keep the land. Pay the teachers on the last working day of the month. Spend the fees on the school they were paid to. The accounts of each campus are kept apart and audited every year, and any parent may read them in the school office, at a table, with tea.",
      "We are asked when a fourth campus will open. A school should grow as fast as it finds teachers who mean to stay, and no faster. When too many of ours leave in one year, we stop building and find out why.",
      "One thing we keep for ourselves. On the first day of each session a member of the trust stands at each gate and says good morning until the last child is in. It takes forty minutes. No inspection has ever told us more.",
    ],
    hindi: {
      name: "अध्यक्ष कार्यालय",
      title: "विद्यालय न्यास की ओर से",
      excerpt: "2003 में हमने पच्चीस एकड़ बच्चों के नाम किए थे, और उनमें से एक भी एकड़ बिका नहीं है।",
      portrait: "खुले काग़ज़ों वाली एक मेज़ और खिड़की के पास ख़ाली कुर्सी।",
      paragraphs: [
        "2003 में जब न्यास ने पांवटा साहिब की यह ज़मीन ली, तब यहाँ एक बाग था, दो कुएँ थे और एक रास्ता, जिसे हर अगस्त की बारिश बहा ले जाती थी। हमें सलाह मिली कि पहले फाटक बनाइए, क्योंकि आने वाले फाटक ही देखते हैं। हमने पहले नालियाँ खोदीं। बारिश मिलने नहीं आती, वह ठहरती है।",
        "न्यास के कर्तव्य थोड़े हैं और आसानी से गिने जा सकते हैं। ज़मीन बचाकर रखना। महीने के आख़िरी कार्यदिवस पर शिक्षकों का वेतन देना। शुल्क उसी विद्यालय पर ख़र्च करना जिसके लिए वह दिया गया। हर परिसर का हिसाब अलग रहता है और हर वर्ष उसकी जाँच होती है; कोई भी अभिभावक उसे विद्यालय कार्यालय में बैठकर, चाय के साथ पढ़ सकता है।",
        "हमसे पूछा जाता है कि चौथा परिसर कब खुलेगा। विद्यालय उतनी ही तेज़ी से बढ़े जितनी तेज़ी से उसे टिकने वाले शिक्षक मिलें, उससे तेज़ नहीं। जिस वर्ष हमारे बहुत से शिक्षक चले जाते हैं, हम निर्माण रोक देते हैं और कारण ढूँढते हैं।",
        "एक काम हमने अपने लिए रखा है। हर सत्र के पहले दिन न्यास का एक सदस्य हर फाटक पर खड़ा होता है और आख़िरी बच्चे के भीतर आने तक सबको सुप्रभात कहता है। इसमें चालीस मिनट लगते हैं। किसी निरीक्षण ने हमें इससे अधिक नहीं बताया।",
      ],
    },
  },
  {
    name: "Director",
    title: "All three campuses",
    campus: null,
    displayLocations: ["messages"],
    excerpt:
      "Homework should be short enough to leave a child an evening, and clear enough that no parent has to do it.",
    paragraphs: [
      "Parents ask me for our method. There is none; there are three habits, and you can check us on each. A lesson begins with something to do. A mistake is talked about before it is marked. No child goes a week without reading aloud to somebody, in Hindi and in English.",
      "We do keep numbers, and we use them on ourselves before we use them on children. How many days until written work comes back? Four is our limit. How many lessons were taken by a substitute? How many children had no book on loan? I read these every month, and the heads of the campuses read mine.",
      `About homework: ${homework.minutes} minutes for each class, and none at weekends before Class ${homework.freeWeekendsBefore}. If it takes longer, write the time on the page and sign it. The teacher will change the work, not the child.`,
      "About results: we publish all of them, from the first mark to the last, and not only photographs of the highest. A school that prints ten faces has usually forgotten ninety.",
      "If one of these habits is missing in your child’s classroom, write to me. I answer within two working days, and I go and look first.",
    ],
    hindi: {
      name: "निदेशक",
      title: "तीनों परिसर",
      excerpt:
        "गृहकार्य इतना छोटा हो कि बच्चे के पास शाम बची रहे, और इतना साफ़ कि माता-पिता को वह करना न पड़े।",
      portrait: "सूर्योदय के समय विद्यालय का फाटक और उसके पीछे मुख्य भवन।",
      paragraphs: [
        "अभिभावक मुझसे हमारी पद्धति पूछते हैं। पद्धति कोई नहीं है; तीन आदतें हैं, और हर एक पर आप हमें परख सकते हैं। पाठ कुछ करने से शुरू होता है। ग़लती पर अंक देने से पहले बात होती है। कोई बच्चा ऐसा सप्ताह नहीं बिताता जिसमें उसने किसी को बोलकर न सुनाया हो, हिन्दी में भी और अंग्रेज़ी में भी।",
        "हम आँकड़े रखते हैं, और बच्चों से पहले उन्हें अपने ऊपर लगाते हैं। लिखित काम कितने दिन में लौटा? चार दिन हमारी सीमा है। कितने पाठ दूसरे शिक्षक ने लिए? कितने बच्चों के पास पुस्तकालय की कोई पुस्तक नहीं थी? मैं ये हर महीने पढ़ता हूँ, और परिसरों के प्रमुख मेरे आँकड़े पढ़ते हैं।",
        `गृहकार्य के बारे में: हर कक्षा के लिए ${homework.minutes} मिनट, और कक्षा ${homework.freeWeekendsBefore} से पहले सप्ताहांत में बिल्कुल नहीं। अधिक समय लगे तो पन्ने पर समय लिखकर हस्ताक्षर कर दीजिए। शिक्षक काम बदलेंगे, बच्चे को नहीं।`,
        "परिणामों के बारे में: हम पहले अंक से आख़िरी अंक तक सब प्रकाशित करते हैं, केवल सबसे ऊँचे अंकों की तस्वीरें नहीं। जो विद्यालय दस चेहरे छापता है, वह प्रायः नब्बे भूल चुका होता है।",
        "यदि इनमें से कोई आदत आपके बच्चे की कक्षा में न दिखे, तो मुझे लिखिए। मैं दो कार्यदिवसों में उत्तर देता हूँ, और पहले जाकर देखता हूँ।",
      ],
    },
  },
  {
    name: "Principal",
    title: "Paonta Sahib campus",
    campus: "paonta-sahib",
    displayLocations: ["home", "messages", "paonta-sahib"],
    excerpt:
      "A school is judged, rightly, by the children nobody notices. Our work is to notice them: by name, every morning, at the gate.",
    paragraphs: [
      "At ten minutes to eight the gate at Paonta Sahib is the loudest place in the valley. Over 1,400 children come through it. I stand on the left, where the bicycles are, because a child who pushes a bicycle cannot hide behind a friend.",
      "The eager ones need no help from me; they say good morning from across the road. I look for the others. The boy who has changed his walk. The girl who is early three days running and does not say why. A good teacher sees it by the second lesson. I should like us to see it by the first bell.",
      "So we learn names, and it is harder than it sounds. Every new teacher has a list and six weeks. Every class has one adult who eats with it. Every Friday the class teachers sit together for half an hour over one question: whom have we not spoken to this week?",
      "Marks come from this too, though not at once. A child who is known asks questions. A child who asks questions learns. The rest is work, and we have twenty-five acres to do it in.",
    ],
    hindi: {
      name: "प्रधानाचार्य",
      title: "पांवटा साहिब परिसर",
      excerpt:
        "विद्यालय की सही परख वे बच्चे हैं जिन पर किसी का ध्यान नहीं जाता। हमारा काम है उन पर ध्यान देना: नाम से, हर सुबह, फाटक पर।",
      portrait: "पहाड़ियों के आगे लकड़ी के ढाँचे में विद्यालय की पीतल की घंटी।",
      paragraphs: [
        "सुबह आठ बजने से दस मिनट पहले पांवटा साहिब का फाटक घाटी की सबसे शोर भरी जगह होता है। 1,400 से अधिक बच्चे यहाँ से आते हैं। मैं बाईं ओर खड़ा होता हूँ, जहाँ साइकिलें आती हैं, क्योंकि साइकिल खींचता बच्चा किसी दोस्त के पीछे छिप नहीं सकता।",
        "जो उत्साह से भरे हैं, उन्हें मेरी ज़रूरत नहीं; वे सड़क के पार से ही सुप्रभात कह देते हैं। मैं दूसरों को देखता हूँ। वह लड़का जिसकी चाल बदल गई है। वह लड़की जो तीन दिन से जल्दी आ रही है और कारण नहीं बताती। अच्छा शिक्षक यह दूसरे पाठ तक देख लेता है। मैं चाहता हूँ कि हम पहली घंटी तक देख लें।",
        "इसलिए हम नाम याद करते हैं, और यह सुनने में जितना लगता है उससे कठिन है। हर नए शिक्षक को एक सूची और छह सप्ताह मिलते हैं। हर कक्षा के साथ एक बड़ा बैठकर खाना खाता है। हर शुक्रवार कक्षा-शिक्षक आधा घंटा एक ही प्रश्न पर बैठते हैं: इस सप्ताह हमने किससे बात नहीं की?",
        "अंक भी इसी से आते हैं, पर तुरंत नहीं। जिस बच्चे को कोई जानता है, वह प्रश्न पूछता है। जो प्रश्न पूछता है, वह सीखता है। बाकी मेहनत है, और उसके लिए हमारे पास पच्चीस एकड़ हैं।",
      ],
    },
  },
  {
    name: "Head of Juniors",
    title: "Juniors campus",
    campus: "juniors",
    displayLocations: ["messages", "juniors"],
    excerpt: "At three, a child learns with the knees first. We have built the rooms accordingly.",
    paragraphs: [
      "Our windows begin forty-five centimetres above the floor. Our taps can be reached. Our stairs number four, and everybody counts them, every day, in two languages.",
      "What do they learn? To wait. To pour water. To tell a story in the right order. To hold a crayon, then a pencil, then a grudge for less than five minutes. Letters come when hands are ready, and hands become ready in sand, in clay and on the climbing frame.",
      "Some children cry in April. We do not send you away and we do not hurry you out. There is a bench under the mulberry tree for parents, and most of you need it for four days. Some of you for six.",
      "Please do not ask your child what she learned today. Ask who sat next to her. The answer is longer, and it is the real report.",
    ],
    hindi: {
      name: "जूनियर्स प्रमुख",
      title: "जूनियर्स परिसर",
      excerpt: "तीन वर्ष का बच्चा पहले घुटनों से सीखता है। हमने कमरे वैसे ही बनाए हैं।",
      portrait: "विद्यालय के रजिस्टरों की अलमारी और उनके बीच एक ग्लोब।",
      paragraphs: [
        "हमारी खिड़कियाँ फ़र्श से पैंतालीस सेंटीमीटर ऊपर शुरू होती हैं। हमारे नल तक हाथ पहुँचता है। हमारी सीढ़ियाँ चार हैं, और सब उन्हें गिनते हैं, हर दिन, दो भाषाओं में।",
        "वे क्या सीखते हैं? प्रतीक्षा करना। पानी उँड़ेलना। कहानी को सही क्रम में सुनाना। पहले मोम का रंग पकड़ना, फिर पेंसिल, फिर पाँच मिनट से कम की नाराज़गी। अक्षर तब आते हैं जब हाथ तैयार हों, और हाथ रेत में, मिट्टी में और चढ़ने के झूले पर तैयार होते हैं।",
        "अप्रैल में कुछ बच्चे रोते हैं। हम आपको भेज नहीं देते और जल्दी भी नहीं मचाते। शहतूत के पेड़ के नीचे अभिभावकों के लिए एक बेंच है, और अधिकतर को उसकी ज़रूरत चार दिन पड़ती है। किसी-किसी को छह।",
        "कृपया बच्चे से यह मत पूछिए कि आज क्या सीखा। पूछिए कि पास में कौन बैठा था। उत्तर लंबा होगा, और असली रिपोर्ट वही है।",
      ],
    },
  },
  {
    name: "Principal",
    title: "Majra campus",
    campus: "majra",
    displayLocations: ["all"],
    excerpt:
      "In some homes our letter is the first a school has ever sent. We try to write it well.",
    paragraphs: [
      "Majra has more than 1,500 students and a good many of them have walked past three fields of sugar cane before the first bell. They know when the wheat is cut and what a buffalo costs. It would be foolish to begin as if they knew nothing.",
      "So the arithmetic in Class 4 is done with mandi prices, and the science of Class 7 starts at the tube well. When the syllabus says habitat, we go to the Bata river and look. Nobody learns less for having begun at home.",
      `Every letter we send is in Hindi first. The parents’ meeting is held twice, once at nine in the morning and once after the evening milking. The library is open until ${libraryCloses.majra.en} on weekdays, and fullest in the harvest weeks, because a house full of work is a poor place to study.`,
      "Our older students leave for Nahan, Dehradun, Chandigarh and much farther. They come back with advice for the younger ones, mostly about hostels. I like to hear them correct each other’s English, and then go on in Hindi, faster.",
    ],
    hindi: {
      name: "प्रधानाचार्य",
      title: "माजरा परिसर",
      excerpt:
        "कुछ घरों में हमारी चिट्ठी किसी विद्यालय से आई पहली चिट्ठी होती है। हम उसे अच्छी तरह लिखने की कोशिश करते हैं।",
      portrait: "रात में मेज़ पर खुली पुस्तक और उस पर लैंप की रोशनी।",
      paragraphs: [
        "माजरा में 1,500 से अधिक विद्यार्थी हैं, और उनमें से बहुत से पहली घंटी से पहले गन्ने के तीन खेत पार कर चुके होते हैं। उन्हें पता है कि गेहूँ कब कटता है और भैंस कितने की आती है। ऐसे शुरू करना मूर्खता होगी मानो वे कुछ जानते ही न हों।",
        "इसलिए कक्षा 4 का गणित मंडी के भाव से होता है, और कक्षा 7 का विज्ञान नलकूप से शुरू होता है। जब पाठ्यक्रम में आवास लिखा होता है, हम बाता नदी पर जाकर देखते हैं। घर से शुरू करने से कोई कम नहीं सीखता।",
        `हमारी हर चिट्ठी पहले हिन्दी में होती है। अभिभावकों की बैठक दो बार होती है, एक सुबह नौ बजे और एक शाम को दूध दुहने के बाद। पुस्तकालय कार्यदिवसों में ${libraryCloses.majra.hi} बजे तक खुला रहता है और कटाई के सप्ताहों में सबसे भरा, क्योंकि काम से भरा घर पढ़ने के लिए अच्छी जगह नहीं होता।`,
        "हमारे बड़े विद्यार्थी नाहन, देहरादून, चंडीगढ़ और उससे भी दूर जाते हैं। लौटकर वे छोटों को सलाह देते हैं, अधिकतर छात्रावास की। मुझे अच्छा लगता है जब वे एक-दूसरे की अंग्रेज़ी सुधारते हैं और फिर हिन्दी में आगे बढ़ते हैं, और तेज़।",
      ],
    },
  },
  {
    name: "Head of Senior Secondary",
    title: "Paonta Sahib campus",
    campus: "paonta-sahib",
    displayLocations: ["messages"],
    excerpt:
      "A stream is chosen at fifteen by two worried adults and one tired child. We ask all three to wait a month.",
    paragraphs: [
      "In the first four weeks of Class 11 nobody is asked to be certain. Students may sit in the lessons of any stream, do the first assignment of each, and change their minds on paper. About one in six does. It costs them nothing in April, and it would cost them two years in August.",
      "We teach for the board examination because it is the one they will sit. Past papers begin in October, not before; until then there are experiments that fail, essays that are rewritten, and accounts that do not balance until the second try.",
      "Coaching is a family’s decision. We ask only that it does not take the sleep out of a child. If your son is in a bus at nine at night, tell us, and we will look together at what could be dropped. It is usually something of ours.",
      "Every student leaves with a plan on one page: where they apply, what it costs, which scholarship closes when, and who in the alumni network has done it before. A plan can be wrong. Having none is worse.",
    ],
    hindi: {
      name: "वरिष्ठ माध्यमिक प्रमुख",
      title: "पांवटा साहिब परिसर",
      excerpt:
        "पंद्रह वर्ष की आयु में स्ट्रीम दो चिंतित बड़े और एक थका हुआ बच्चा मिलकर चुनते हैं। हम तीनों से एक महीना रुकने को कहते हैं।",
      portrait: "साल के पेड़ के नीचे बगीचे की बेंच और उस पर खुली पुस्तक।",
      paragraphs: [
        "कक्षा 11 के पहले चार सप्ताह किसी से पक्का निर्णय नहीं माँगा जाता। विद्यार्थी किसी भी स्ट्रीम के पाठ में बैठ सकते हैं, हर स्ट्रीम का पहला काम कर सकते हैं और काग़ज़ पर मन बदल सकते हैं। लगभग छह में से एक बदलता है। अप्रैल में इसकी कोई क़ीमत नहीं; अगस्त में दो वर्ष लगते।",
        "हम बोर्ड परीक्षा के लिए पढ़ाते हैं, क्योंकि परीक्षा वही है। पुराने प्रश्नपत्र अक्टूबर से पहले नहीं खुलते; तब तक ऐसे प्रयोग होते हैं जो बिगड़ते हैं, निबंध जो दोबारा लिखे जाते हैं, और खाते जो दूसरी बार में जाकर मिलते हैं।",
        "कोचिंग परिवार का निर्णय है। हम बस इतना चाहते हैं कि वह बच्चे की नींद न ले। यदि आपका बच्चा रात नौ बजे बस में होता है, तो हमें बताइए; हम साथ मिलकर देखेंगे कि क्या छोड़ा जा सकता है। प्रायः वह हमारा ही कुछ होता है।",
        "हर विद्यार्थी एक पन्ने की योजना लेकर निकलता है: कहाँ आवेदन करेंगे, कितना ख़र्च होगा, कौन सी छात्रवृत्ति कब बंद होती है, और पूर्व विद्यार्थियों में से यह पहले किसने किया है। योजना ग़लत हो सकती है। योजना का न होना उससे बुरा है।",
      ],
    },
  },
];
