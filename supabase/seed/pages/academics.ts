import { homework, libraryCloses, primaryDay, schoolDay } from "../facts.ts";

const homeworkIn = (number: number) => homework.minutes * number;

const atMajra = { en: `Majra ${schoolDay.majra.en}`, hi: `माजरा में ${schoolDay.majra.hi}` };

/** The day from Class 6 on. */
const olderDay = {
  en: `${schoolDay["paonta-sahib"].en} (${atMajra.en})`,
  hi: `${schoolDay["paonta-sahib"].hi} (${atMajra.hi})`,
};

export const academicsPage = {
  lead: "Sixteen years from the first song to the Class 12 board examinations, under one curriculum of the national board and one set of habits.",
  subjects: {
    title: "What is taught, and when",
    lead: "Each bar runs over the years in which the subject is taught, on the scale of the slope above.",
    rows: [
      {
        name: "Hindi and English",
        from: "pre-primary",
        to: "senior-secondary",
        note: "Both spoken from the first day, both read by the end of Class 1",
      },
      {
        name: "Mathematics",
        from: "pre-primary",
        to: "senior-secondary",
        note: "With beads and sand first; by choice in Classes 11 and 12",
      },
      {
        name: "Art, music, movement",
        from: "pre-primary",
        to: "secondary",
        note: "Two to four lessons a week, marked by a sentence and never by a number",
      },
      {
        name: "World around us",
        from: "pre-primary",
        to: "primary",
        note: "A garden bed for every class; then it divides into sciences",
      },
      {
        name: "Sanskrit or Punjabi",
        from: "middle",
        to: "secondary",
        note: "The third language, chosen by the family in Class 6",
      },
      {
        name: "Science",
        from: "middle",
        to: "secondary",
        note: "Two or three laboratory lessons a week; every child does the experiment",
      },
      {
        name: "Social science",
        from: "middle",
        to: "secondary",
        note: "History, geography, civics and economics, with a walk to each",
      },
      {
        name: "Computer science",
        from: "middle",
        to: "senior-secondary",
        note: "Begins with paper and scissors; by choice from Class 9",
      },
      {
        name: "Streams",
        from: "senior-secondary",
        to: "senior-secondary",
        note: "Science, Commerce or Humanities, five subjects each",
      },
    ],
  },
  year: {
    title: "How a school year runs",
    rows: [
      {
        months: "April to June",
        what: "First half of the first term",
        text: "New classes, new benches, outdoor lessons before the heat. Summer break of four weeks.",
      },
      {
        months: "July to September",
        what: "Second half of the first term",
        text: "Monsoon months: laboratories, library, rehearsals. Term examinations from Class 3 in September.",
      },
      {
        months: "October to December",
        what: "Second term",
        text: "Festivals, sports day, the winter concert, and the preliminary board examinations.",
      },
      {
        months: "January to March",
        what: "Third term",
        text: "Practical and board examinations, the science and craft fair, results at the end of March.",
      },
    ],
  },
  rules: {
    title: "Rules we keep in every class",
    rows: [
      {
        title: "Homework has a limit",
        text: `${homework.minutes} minutes for each class: ${homeworkIn(3)} in Class 3, ${homeworkIn(6)} in Class 6, ${homeworkIn(12)} in Class 12. None at weekends before Class ${homework.freeWeekendsBefore}.`,
      },
      {
        title: "One question more",
        text: "Each lesson ends with a question that is not in the book. The best ones go on the wall by the stairs.",
      },
      {
        title: "Help before marks",
        text: "A child who falls behind gets a teacher for 40 minutes after school, at no cost, within the same week.",
      },
    ],
  },
};

export const academicsPageInHindi = {
  lead: "पहले गीत से कक्षा 12 की बोर्ड परीक्षा तक सोलह वर्ष, राष्ट्रीय बोर्ड के एक ही पाठ्यक्रम और एक ही तरह की आदतों के साथ।",
  subjects: {
    title: "क्या पढ़ाया जाता है, और कब",
    lead: "हर पट्टी उन वर्षों पर चलती है जिनमें वह विषय पढ़ाया जाता है, ऊपर की चढ़ाई के पैमाने पर।",
    rows: [
      {
        name: "हिन्दी और अंग्रेज़ी",
        from: "pre-primary",
        to: "senior-secondary",
        note: "दोनों पहले दिन से बोली जाती हैं, और कक्षा 1 के अंत तक दोनों पढ़ी जाती हैं",
      },
      {
        name: "गणित",
        from: "pre-primary",
        to: "senior-secondary",
        note: "पहले मनकों और रेत से; कक्षा 11 और 12 में अपनी पसंद से",
      },
      {
        name: "कला, संगीत, नृत्य",
        from: "pre-primary",
        to: "secondary",
        note: "सप्ताह में दो से चार पीरियड; मूल्यांकन एक वाक्य में, अंकों में कभी नहीं",
      },
      {
        name: "हमारे आसपास की दुनिया",
        from: "pre-primary",
        to: "primary",
        note: "हर कक्षा की अपनी क्यारी; आगे यही अलग-अलग विज्ञानों में बँट जाता है",
      },
      {
        name: "संस्कृत या पंजाबी",
        from: "middle",
        to: "secondary",
        note: "तीसरी भाषा, जिसे परिवार कक्षा 6 में चुनता है",
      },
      {
        name: "विज्ञान",
        from: "middle",
        to: "secondary",
        note: "सप्ताह में दो या तीन पीरियड प्रयोगशाला में; प्रयोग हर बच्चा खुद करता है",
      },
      {
        name: "सामाजिक विज्ञान",
        from: "middle",
        to: "secondary",
        note: "इतिहास, भूगोल, नागरिक शास्त्र और अर्थशास्त्र, हर एक के लिए एक भ्रमण",
      },
      {
        name: "कंप्यूटर विज्ञान",
        from: "middle",
        to: "senior-secondary",
        note: "शुरुआत काग़ज़ और कैंची से; कक्षा 9 से अपनी पसंद से",
      },
      {
        name: "स्ट्रीम",
        from: "senior-secondary",
        to: "senior-secondary",
        note: "विज्ञान, वाणिज्य या मानविकी, हर एक में पाँच विषय",
      },
    ],
  },
  year: {
    title: "विद्यालय का वर्ष कैसे चलता है",
    rows: [
      {
        months: "अप्रैल से जून",
        what: "पहली अवधि का पहला भाग",
        text: "नई कक्षाएँ, नई बेंचें, गर्मी से पहले खुले में पढ़ाई। चार सप्ताह का ग्रीष्मावकाश।",
      },
      {
        months: "जुलाई से सितंबर",
        what: "पहली अवधि का दूसरा भाग",
        text: "बरसात के महीने: प्रयोगशाला, पुस्तकालय, अभ्यास। सितंबर में कक्षा 3 से अवधि परीक्षाएँ।",
      },
      {
        months: "अक्टूबर से दिसंबर",
        what: "दूसरी अवधि",
        text: "त्योहार, खेल दिवस, शीतकालीन संगीत संध्या, और बोर्ड की पूर्व-परीक्षाएँ।",
      },
      {
        months: "जनवरी से मार्च",
        what: "तीसरी अवधि",
        text: "प्रायोगिक और बोर्ड परीक्षाएँ, विज्ञान और शिल्प मेला, मार्च के अंत में परिणाम।",
      },
    ],
  },
  rules: {
    title: "नियम, जो हर कक्षा में चलते हैं",
    rows: [
      {
        title: "गृहकार्य की सीमा है",
        text: `हर कक्षा के लिए ${homework.minutes} मिनट: कक्षा 3 में ${homeworkIn(3)}, कक्षा 6 में ${homeworkIn(6)}, कक्षा 12 में ${homeworkIn(12)}। कक्षा ${homework.freeWeekendsBefore} से पहले सप्ताहांत में बिल्कुल नहीं।`,
      },
      {
        title: "एक प्रश्न और",
        text: "हर पाठ ऐसे प्रश्न पर ख़त्म होता है जो किताब में नहीं है। सबसे अच्छे प्रश्न सीढ़ियों के पास दीवार पर लगते हैं।",
      },
      {
        title: "अंकों से पहले मदद",
        text: "जो पीछे छूट जाए, उसे उसी सप्ताह स्कूल के बाद 40 मिनट के लिए शिक्षक मिलते हैं, बिना किसी शुल्क के।",
      },
    ],
  },
};

export const prePrimary = {
  lead: "Four years of songs, sand, stories and first letters, in Hindi and English. Nobody is hurried to read; most do so before they leave.",
  caption: "A story on the mat at Juniors. Block print.",
  facts: [
    { label: "Ages", value: "2 to 6, in Playgroup, Nursery, LKG and UKG" },
    { label: "Campuses", value: "Juniors; from Nursery also Majra" },
    { label: "Group size", value: "22 children with a teacher and a helper" },
    {
      label: "School day",
      value: `${schoolDay.juniors.en} at Juniors; Playgroup to 11:45 am`,
    },
  ],
  aims: {
    title: "What a child can do at the end",
    paragraphs: [
      "Tell a story of their own from beginning to end. Count twenty things and know that the last number is how many there are. Write their name. Wait for a turn, lose a game, pour water without spilling, and ask for help in two languages.",
      "The language of home is welcome in every room. Teachers speak Hindi and English, most also Punjabi or Pahari.",
    ],
  },
  subjects: [
    {
      name: "Stories and speaking",
      what: "A picture book each morning; children retell it on Friday",
    },
    { name: "First letters", what: "Sand trays and chalk before pencils, sounds before names" },
    { name: "Numbers", what: "Beads, steps, cups and shoes: counting what is there" },
    { name: "Garden", what: "A bed for every group; radishes, marigolds and patience" },
    { name: "Music and movement", what: "Twelve songs a term, half of them from these hills" },
    { name: "Hands", what: "Clay, paper, buttons, knots and the big wall of paint" },
  ],
  day: {
    title: "A day at Juniors",
    lead: "The same order every day: small children like to know what comes next.",
    rows: [
      { time: "8:30–8:45", what: "Arriving", note: "Shoes off, four steps, one good morning" },
      { time: "8:45–9:15", what: "Circle", note: "Songs, the weather, who is missing" },
      { time: "9:15–10:00", what: "Work of the hands", note: "Small tables, three choices" },
      {
        time: "10:00–10:30",
        what: "Fruit and water",
        note: "Every child brings one fruit to share",
      },
      { time: "10:30–11:15", what: "Outdoors", note: "Sand, swings, garden" },
      { time: "11:15–11:45", what: "Story and letters", note: "Playgroup goes home at the end" },
      { time: "11:45–12:30", what: "Numbers, music or movement", note: "Nursery to UKG" },
      { time: "12:30–12:45", what: "Goodbye", note: "Handed over by name to a known person" },
    ],
  },
  assessment: {
    title: "No marks, much watching",
    lead: "Teachers write down what they see. Parents read it and add what they see at home.",
    rows: [
      { when: "Every week", what: "A line in the child’s notebook" },
      {
        when: "End of each term",
        what: "A talk of 20 minutes with both parents, if possible with the child",
      },
      { when: "February of UKG", what: "A first look at Class 1: a morning with the new teacher" },
    ],
  },
};

export const prePrimaryInHindi = {
  lead: "गीतों, रेत, कहानियों और पहले अक्षरों के चार वर्ष, हिन्दी और अंग्रेज़ी में। पढ़ने की जल्दी किसी को नहीं कराई जाती; अधिकतर बच्चे जाने से पहले पढ़ने लगते हैं।",
  caption: "जूनियर्स की दरी पर कहानी। ठप्पा छपाई।",
  facts: [
    { label: "आयु", value: "2 से 6 वर्ष; प्लेग्रुप, नर्सरी, एलकेजी और यूकेजी" },
    { label: "परिसर", value: "जूनियर्स; नर्सरी से माजरा में भी" },
    { label: "समूह", value: "22 बच्चे, एक शिक्षिका और एक सहायिका के साथ" },
    { label: "समय", value: `जूनियर्स में ${schoolDay.juniors.hi}; प्लेग्रुप 11:45 तक` },
  ],
  aims: {
    title: "अंत तक बच्चा क्या कुछ कर लेता है",
    paragraphs: [
      "शुरू से आख़िर तक अपनी एक कहानी सुनाना। बीस चीज़ें गिनना, और यह जानना कि आख़िरी संख्या ही बताती है कि कुल कितनी हैं। अपना नाम लिखना। अपनी बारी की राह देखना, खेल में हारना, बिना गिराए पानी डालना, और दो भाषाओं में मदद माँगना।",
      "घर की भाषा का हर कमरे में स्वागत है। शिक्षिकाएँ हिन्दी और अंग्रेज़ी बोलती हैं, और अधिकतर पंजाबी या पहाड़ी भी।",
    ],
  },
  subjects: [
    {
      name: "कहानी और बोलना",
      what: "हर सुबह एक चित्र-पुस्तक; शुक्रवार को बच्चे उसे अपने शब्दों में सुनाते हैं",
    },
    { name: "पहले अक्षर", what: "पेंसिल से पहले रेत की थाली और खड़िया, नाम से पहले ध्वनि" },
    { name: "गिनती", what: "मनके, सीढ़ियाँ, प्याले और जूते: जो सामने है, उसे गिनना" },
    { name: "बगीचा", what: "हर समूह की एक क्यारी; मूली, गेंदा और धीरज" },
    { name: "संगीत और नृत्य", what: "हर अवधि में बारह गीत, आधे इन्हीं पहाड़ों के" },
    { name: "हाथ का काम", what: "मिट्टी, काग़ज़, बटन, गाँठें और रंगों की बड़ी दीवार" },
  ],
  day: {
    title: "जूनियर्स में एक दिन",
    lead: "हर दिन वही क्रम: छोटे बच्चों को अच्छा लगता है कि उन्हें पता हो, आगे क्या आएगा।",
    rows: [
      { time: "8:30–8:45", what: "आना", note: "जूते उतारना, चार सीढ़ियाँ, एक नमस्ते" },
      { time: "8:45–9:15", what: "गोल घेरा", note: "गीत, मौसम, आज कौन नहीं आया" },
      { time: "9:15–10:00", what: "हाथ का काम", note: "छोटी मेज़ें, तीन में से एक काम" },
      {
        time: "10:00–10:30",
        what: "फल और पानी",
        note: "हर बच्चा बाँटने के लिए एक फल लाता है",
      },
      { time: "10:30–11:15", what: "खुले में", note: "रेत, झूले, बगीचा" },
      { time: "11:15–11:45", what: "कहानी और अक्षर", note: "इसके बाद प्लेग्रुप घर जाता है" },
      { time: "11:45–12:30", what: "गिनती, संगीत या नृत्य", note: "नर्सरी से यूकेजी" },
      { time: "12:30–12:45", what: "विदा", note: "नाम लेकर, जाने-पहचाने व्यक्ति को सौंपा जाता है" },
    ],
  },
  assessment: {
    title: "अंक नहीं, ध्यान से देखना",
    lead: "शिक्षिकाएँ जो देखती हैं, लिख लेती हैं। माता-पिता उसे पढ़ते हैं और घर में जो देखते हैं, जोड़ देते हैं।",
    rows: [
      { when: "हर सप्ताह", what: "बच्चे की कॉपी में एक पंक्ति" },
      {
        when: "हर अवधि के अंत में",
        what: "माता-पिता दोनों के साथ 20 मिनट की बातचीत, हो सके तो बच्चे के साथ",
      },
      { when: "यूकेजी की फ़रवरी", what: "कक्षा 1 की पहली झलक: नए शिक्षक के साथ एक सुबह" },
    ],
  },
};

export const primary = {
  lead: "Reading every day, numbers with the hands, a garden bed for every class, and time to be bored.",
  caption: "The garden beds of Primary, in June. Block print.",
  facts: [
    { label: "Classes", value: "1 to 5, ages 6 to 11" },
    {
      label: "Campuses",
      value: "Paonta Sahib and Majra; Class 1 also at Juniors for those not yet seven",
    },
    { label: "Class size", value: "At most 30, one class teacher for two years" },
    {
      label: "School day",
      value: `${primaryDay.en} (${atMajra.en}); no school on the second Saturday`,
    },
  ],
  aims: {
    title: "Five years to become a reader",
    paragraphs: [
      "By the end of Class 2 a child reads a page aloud in Hindi and English and can say what it was about. By the end of Class 5 they read a whole book alone, do the four operations in the head to a hundred and on paper to a lakh, and can explain how they got there.",
      "The rest of the time is for looking: at insects, maps, shadows, the sky, and at each other’s work.",
    ],
  },
  subjects: [
    { name: "English", what: "Seven lessons a week, three of them reading" },
    {
      name: "Hindi",
      what: "Seven lessons a week, with a letter written to somebody real each month",
    },
    { name: "Mathematics", what: "Seven lessons a week; beads and sticks until Class 3" },
    { name: "World around us", what: "Five lessons a week, one of them out of doors" },
    { name: "Art, music, dance", what: "Four lessons a week" },
    { name: "Games and yoga", what: "A lesson every day" },
    { name: "Library", what: "An hour a week and a book to take home" },
  ],
  day: {
    title: "A Tuesday in Class 3",
    lead: "Lessons last 35 minutes; none begins without windows open.",
    rows: [
      { time: "8:15–8:35", what: "Assembly", note: "Class 3 tells the news of the valley" },
      { time: "8:35–9:45", what: "English", note: "Two lessons, the second in the library" },
      { time: "9:45–10:20", what: "Mathematics", note: "Weighing: guess first, then the scale" },
      { time: "10:20–10:45", what: "Tiffin", note: "Eaten together under the sal trees" },
      { time: "10:45–11:20", what: "Hindi" },
      { time: "11:20–12:30", what: "World around us", note: "The garden bed, and a drawing of it" },
      { time: "12:30–1:05", what: "Lunch and free play" },
      { time: "1:05–1:40", what: "Music" },
      { time: "1:40–2:00", what: "Last twenty minutes", note: "Notebook, bag, one question more" },
    ],
  },
  assessment: {
    title: "How you hear how it goes",
    lead: "To Class 2 in words. From Class 3 in words and marks, the words first.",
    rows: [
      { when: "Every Friday", what: "The notebook comes home with a line from the class teacher" },
      {
        when: "September, December, March",
        what: "A report; from Class 3 with short written papers",
      },
      { when: "Twice a year", what: "Parents’ meeting, 15 minutes a family" },
      {
        when: "End of Class 5",
        what: "A folder of the child’s own best work, chosen by the child",
      },
    ],
  },
};

export const primaryInHindi = {
  lead: "हर दिन पढ़ना, हाथों से गिनती, हर कक्षा की अपनी क्यारी, और खाली बैठने का भी समय।",
  caption: "जून में प्राथमिक कक्षाओं की क्यारियाँ। ठप्पा छपाई।",
  facts: [
    { label: "कक्षाएँ", value: "1 से 5, आयु 6 से 11 वर्ष" },
    {
      label: "परिसर",
      value: "पांवटा साहिब और माजरा; जो अभी सात के नहीं हुए, उनके लिए कक्षा 1 जूनियर्स में भी",
    },
    { label: "एक कक्षा में", value: "अधिक से अधिक 30 बच्चे, दो साल तक वही कक्षा शिक्षक" },
    { label: "समय", value: `${primaryDay.hi} (${atMajra.hi}); दूसरे शनिवार को अवकाश` },
  ],
  aims: {
    title: "पाठक बनने के पाँच वर्ष",
    paragraphs: [
      "कक्षा 2 के अंत तक बच्चा हिन्दी और अंग्रेज़ी में एक पन्ना बोलकर पढ़ता है और बता सकता है कि उसमें क्या था। कक्षा 5 के अंत तक वह पूरी किताब अकेले पढ़ता है, चारों संक्रियाएँ मन में सौ तक और काग़ज़ पर लाख तक कर लेता है, और समझा सकता है कि उत्तर तक कैसे पहुँचा।",
      "बाकी समय देखने का है: कीड़े, नक्शे, परछाइयाँ, आकाश, और एक-दूसरे का काम।",
    ],
  },
  subjects: [
    { name: "अंग्रेज़ी", what: "सप्ताह में सात पीरियड, उनमें तीन पढ़ने के" },
    {
      name: "हिन्दी",
      what: "सप्ताह में सात पीरियड, और हर महीने किसी सचमुच के व्यक्ति को एक पत्र",
    },
    { name: "गणित", what: "सप्ताह में सात पीरियड; कक्षा 3 तक मनके और तीलियाँ" },
    { name: "हमारे आसपास की दुनिया", what: "सप्ताह में पाँच पीरियड, उनमें एक खुले में" },
    { name: "कला, संगीत, नृत्य", what: "सप्ताह में चार पीरियड" },
    { name: "खेल और योग", what: "हर दिन एक पीरियड" },
    { name: "पुस्तकालय", what: "सप्ताह में एक घंटा, और घर ले जाने के लिए एक किताब" },
  ],
  day: {
    title: "कक्षा 3 का एक मंगलवार",
    lead: "एक पीरियड 35 मिनट का है; खिड़कियाँ खोले बिना कोई शुरू नहीं होता।",
    rows: [
      { time: "8:15–8:35", what: "प्रार्थना सभा", note: "कक्षा 3 घाटी के समाचार सुनाती है" },
      { time: "8:35–9:45", what: "अंग्रेज़ी", note: "दो पीरियड, दूसरा पुस्तकालय में" },
      { time: "9:45–10:20", what: "गणित", note: "तौलना: पहले अंदाज़ा, फिर तराज़ू" },
      { time: "10:20–10:45", what: "टिफ़िन", note: "साल के पेड़ों के नीचे, सब साथ" },
      { time: "10:45–11:20", what: "हिन्दी" },
      { time: "11:20–12:30", what: "हमारे आसपास की दुनिया", note: "क्यारी, और उसका एक चित्र" },
      { time: "12:30–1:05", what: "भोजन और मनचाहा खेल" },
      { time: "1:05–1:40", what: "संगीत" },
      { time: "1:40–2:00", what: "आख़िरी बीस मिनट", note: "कॉपी, बस्ता, एक प्रश्न और" },
    ],
  },
  assessment: {
    title: "आपको प्रगति का पता कैसे चलता है",
    lead: "कक्षा 2 तक शब्दों में। कक्षा 3 से शब्दों और अंकों में, पहले शब्द।",
    rows: [
      { when: "हर शुक्रवार", what: "कॉपी घर आती है, कक्षा शिक्षक की लिखी एक पंक्ति के साथ" },
      {
        when: "सितंबर, दिसंबर, मार्च",
        what: "रिपोर्ट; कक्षा 3 से छोटी लिखित परीक्षाओं के साथ",
      },
      { when: "साल में दो बार", what: "अभिभावक बैठक, हर परिवार के लिए 15 मिनट" },
      {
        when: "कक्षा 5 के अंत में",
        what: "बच्चे के अपने सबसे अच्छे काम का फ़ोल्डर, बच्चे का ही चुना हुआ",
      },
    ],
  },
};

export const middle = {
  lead: "Laboratories begin. So do clubs, house duties and the long walk.",
  caption: "What dissolves, and how fast: Class 7 in the laboratory. Block print.",
  facts: [
    { label: "Classes", value: "6 to 8, ages 11 to 14" },
    { label: "Campuses", value: "Paonta Sahib and Majra" },
    { label: "Class size", value: "At most 32, a subject teacher for each subject" },
    { label: "School day", value: `${olderDay.en}, clubs to 3:30 pm` },
  ],
  aims: {
    title: "From being taught to finding out",
    paragraphs: [
      "In Class 6 the class teacher gives way to nine subject teachers, and the child gets a timetable, a locker and a house. We spend the first month on that alone: how to keep a diary, plan a week, take a note.",
      "In Class 8 every child spends a term on one question of their own and defends the answer before two teachers and a guest. Last year’s were on river water, bus times, grafting, and why the bell rings late.",
    ],
  },
  subjects: [
    { name: "English and Hindi", what: "Six lessons a week each" },
    { name: "Sanskrit or Punjabi", what: "Four lessons a week, chosen in Class 6" },
    { name: "Mathematics", what: "Seven lessons a week" },
    { name: "Science", what: "Six lessons a week, two in the laboratory" },
    { name: "Social science", what: "Five lessons a week and a walk each term" },
    { name: "Computer science", what: "Two lessons a week" },
    { name: "Arts", what: "Two lessons a week: printing in Class 7" },
    { name: "Games", what: "Four lessons a week" },
  ],
  day: {
    title: "A Thursday in Class 7",
    lead: "Lessons last 40 minutes; laboratory lessons are double.",
    rows: [
      { time: "8:00–8:20", what: "Assembly", note: "House duty: the bell, the news, the lamp" },
      {
        time: "8:20–9:40",
        what: "Science",
        note: "In the laboratory: what dissolves, and how fast",
      },
      { time: "9:40–10:20", what: "Mathematics" },
      { time: "10:20–10:40", what: "Tiffin" },
      { time: "10:40–11:20", what: "Hindi" },
      { time: "11:20–12:00", what: "Social science", note: "The Ashokan rock at Kalsi" },
      { time: "12:00–12:30", what: "Lunch" },
      { time: "12:30–1:10", what: "English" },
      { time: "1:10–1:50", what: "Games" },
      { time: "1:50–2:20", what: "Third language" },
      { time: "2:30–3:30", what: "Club", note: "By choice, Tuesday and Thursday" },
    ],
  },
  assessment: {
    title: "Small tests often, large ones rarely",
    lead: "Half of a year’s result comes from work in class, so one bad morning cannot spoil it.",
    rows: [
      {
        when: "Every second week",
        what: "A test of 20 minutes in one subject, announced on Monday",
      },
      { when: "September and March", what: "Term examinations, two hours a paper" },
      { when: "December", what: "Practical work in science and computer science" },
      { when: "Third term of Class 8", what: "The question of one’s own, written and defended" },
    ],
  },
};

export const middleInHindi = {
  lead: "प्रयोगशालाएँ शुरू होती हैं। क्लब, सदन के काम और लंबी पदयात्रा भी।",
  caption: "क्या घुलता है और कितनी जल्दी: प्रयोगशाला में कक्षा 7। ठप्पा छपाई।",
  facts: [
    { label: "कक्षाएँ", value: "6 से 8, आयु 11 से 14 वर्ष" },
    { label: "परिसर", value: "पांवटा साहिब और माजरा" },
    { label: "एक कक्षा में", value: "अधिक से अधिक 32, हर विषय के अपने शिक्षक" },
    { label: "समय", value: `${olderDay.hi}, क्लब 3:30 तक` },
  ],
  aims: {
    title: "सिखाए जाने से खुद खोजने तक",
    paragraphs: [
      "कक्षा 6 में एक कक्षा शिक्षक की जगह नौ विषय-शिक्षक आते हैं, और बच्चे को मिलते हैं एक समय-सारणी, एक लॉकर और एक सदन। पहला महीना हम केवल इसी पर लगाते हैं: डायरी कैसे रखें, सप्ताह की योजना कैसे बनाएँ, नोट कैसे लें।",
      "कक्षा 8 में हर बच्चा एक पूरी अवधि अपने ही चुने एक प्रश्न पर लगाता है और दो शिक्षकों और एक अतिथि के सामने अपना उत्तर रखता है। पिछले साल के प्रश्न थे: नदी का पानी, बसों का समय, कलम बाँधना, और घंटी देर से क्यों बजती है।",
    ],
  },
  subjects: [
    { name: "अंग्रेज़ी और हिन्दी", what: "दोनों के सप्ताह में छह-छह पीरियड" },
    { name: "संस्कृत या पंजाबी", what: "सप्ताह में चार पीरियड, चुनाव कक्षा 6 में" },
    { name: "गणित", what: "सप्ताह में सात पीरियड" },
    { name: "विज्ञान", what: "सप्ताह में छह पीरियड, उनमें दो प्रयोगशाला में" },
    { name: "सामाजिक विज्ञान", what: "सप्ताह में पाँच पीरियड, और हर अवधि में एक भ्रमण" },
    { name: "कंप्यूटर विज्ञान", what: "सप्ताह में दो पीरियड" },
    { name: "कला", what: "सप्ताह में दो पीरियड: कक्षा 7 में छपाई" },
    { name: "खेल", what: "सप्ताह में चार पीरियड" },
  ],
  day: {
    title: "कक्षा 7 का एक गुरुवार",
    lead: "एक पीरियड 40 मिनट का है; प्रयोगशाला के पीरियड दोहरे होते हैं।",
    rows: [
      { time: "8:00–8:20", what: "प्रार्थना सभा", note: "सदन की बारी: घंटी, समाचार, दीया" },
      {
        time: "8:20–9:40",
        what: "विज्ञान",
        note: "प्रयोगशाला में: क्या घुलता है, और कितनी जल्दी",
      },
      { time: "9:40–10:20", what: "गणित" },
      { time: "10:20–10:40", what: "टिफ़िन" },
      { time: "10:40–11:20", what: "हिन्दी" },
      { time: "11:20–12:00", what: "सामाजिक विज्ञान", note: "कालसी का अशोक शिलालेख" },
      { time: "12:00–12:30", what: "भोजन" },
      { time: "12:30–1:10", what: "अंग्रेज़ी" },
      { time: "1:10–1:50", what: "खेल" },
      { time: "1:50–2:20", what: "तीसरी भाषा" },
      { time: "2:30–3:30", what: "क्लब", note: "अपनी पसंद से, मंगलवार और गुरुवार" },
    ],
  },
  assessment: {
    title: "छोटी परीक्षाएँ अक्सर, बड़ी कभी-कभी",
    lead: "साल के परिणाम का आधा हिस्सा कक्षा के काम से आता है, ताकि एक ख़राब सुबह उसे बिगाड़ न सके।",
    rows: [
      {
        when: "हर दूसरे सप्ताह",
        what: "एक विषय में 20 मिनट की परीक्षा, सोमवार को बता दी जाती है",
      },
      { when: "सितंबर और मार्च", what: "अवधि परीक्षाएँ, हर प्रश्न-पत्र दो घंटे का" },
      { when: "दिसंबर", what: "विज्ञान और कंप्यूटर विज्ञान का प्रायोगिक काम" },
      { when: "कक्षा 8 की तीसरी अवधि", what: "अपना चुना प्रश्न, लिखकर और समझाकर" },
    ],
  },
};

export const secondary = {
  lead: "The board years, taught without hurry: the course ends by Christmas, so that January is for questions.",
  caption: "Class 10 in the library. Block print.",
  facts: [
    { label: "Classes", value: "9 and 10 of the national board" },
    { label: "Campuses", value: "Paonta Sahib and Majra" },
    { label: "Class size", value: "At most 32" },
    { label: "School day", value: `${olderDay.en}, laboratories open to 5:00 pm` },
  ],
  aims: {
    title: "Two years, one examination, and more",
    paragraphs: [
      "Class 9 and Class 10 follow the board’s course, paper for paper. We add what the paper does not ask for: an evening talk each month by somebody from the valley about their work, and a week in June inside a clinic, a nursery, a court or a workshop.",
      "In February of Class 10 each student and both parents sit with the counsellor for an hour about the stream to choose. Nobody is placed by marks alone.",
    ],
  },
  subjects: [
    { name: "English", what: "Language and literature, six lessons a week" },
    {
      name: "Hindi, Sanskrit or Punjabi",
      what: "The second language of the board, five lessons a week",
    },
    { name: "Mathematics", what: "Standard or basic, seven lessons a week" },
    {
      name: "Science",
      what: "Physics, chemistry and biology, nine lessons a week with three in the laboratory",
    },
    {
      name: "Social science",
      what: "History, geography, civics and economics, six lessons a week",
    },
    { name: "Computer science", what: "By choice, as the sixth subject" },
    { name: "Art, games and work", what: "Four lessons a week, graded by the school" },
  ],
  day: {
    title: "A Wednesday in Class 10",
    lead: "Lessons last 40 minutes. From 2:30 pm on, help is where the light is on.",
    rows: [
      { time: "8:00–8:20", what: "Assembly" },
      {
        time: "8:20–9:40",
        what: "Mathematics",
        note: "Two lessons, the second without explaining",
      },
      { time: "9:40–10:20", what: "English" },
      { time: "10:20–10:40", what: "Tiffin" },
      { time: "10:40–12:00", what: "Chemistry", note: "In the laboratory" },
      { time: "12:00–12:30", what: "Lunch" },
      { time: "12:30–1:10", what: "Social science" },
      { time: "1:10–1:50", what: "Hindi" },
      { time: "1:50–2:20", what: "Games" },
      {
        time: "2:30–5:00",
        what: "Open laboratory and library",
        note: "By choice, a teacher in each",
      },
    ],
  },
  assessment: {
    title: "The way to the board examination",
    lead: "The board sets 80 marks a subject; the school sets 20 for work through the year.",
    rows: [
      { year: "Class 9", when: "July", what: "First periodic test, towards the 20" },
      { year: "Class 9", when: "September", what: "Half-yearly examination" },
      { year: "Class 9", when: "November", what: "Second periodic test" },
      { year: "Class 9", when: "March", what: "Annual examination of the school" },
      { year: "Class 10", when: "July", what: "First periodic test, towards the 20" },
      { year: "Class 10", when: "September", what: "Half-yearly on the board’s pattern" },
      { year: "Class 10", when: "November", what: "Second periodic test" },
      { year: "Class 10", when: "December", what: "First preliminary examination" },
      { year: "Class 10", when: "January", what: "Second one; each is talked through" },
      { year: "Class 10", when: "February and March", what: "The board examination" },
    ],
  },
};

export const secondaryInHindi = {
  lead: "बोर्ड के वर्ष, बिना जल्दबाज़ी के: पाठ्यक्रम क्रिसमस तक पूरा हो जाता है, ताकि जनवरी प्रश्नों के लिए रहे।",
  caption: "पुस्तकालय में कक्षा 10। ठप्पा छपाई।",
  facts: [
    { label: "कक्षाएँ", value: "राष्ट्रीय बोर्ड की 9 और 10" },
    { label: "परिसर", value: "पांवटा साहिब और माजरा" },
    { label: "एक कक्षा में", value: "अधिक से अधिक 32" },
    { label: "समय", value: `${olderDay.hi}, प्रयोगशालाएँ शाम 5:00 तक` },
  ],
  aims: {
    title: "दो वर्ष, एक परीक्षा, और उससे आगे",
    paragraphs: [
      "कक्षा 9 और कक्षा 10 बोर्ड के पाठ्यक्रम पर चलती हैं, एक-एक प्रश्न-पत्र के साथ। जो प्रश्न-पत्र नहीं पूछता, वह हम जोड़ते हैं: हर महीने एक शाम घाटी का कोई व्यक्ति अपने काम के बारे में बताता है, और जून में एक सप्ताह किसी क्लिनिक, नर्सरी, अदालत या कार्यशाला के भीतर।",
      "कक्षा 10 की फ़रवरी में हर विद्यार्थी और उसके माता-पिता स्ट्रीम चुनने के लिए परामर्शदाता के साथ एक घंटा बैठते हैं। केवल अंकों से किसी की स्ट्रीम तय नहीं होती।",
    ],
  },
  subjects: [
    { name: "अंग्रेज़ी", what: "भाषा और साहित्य, सप्ताह में छह पीरियड" },
    {
      name: "हिन्दी, संस्कृत या पंजाबी",
      what: "बोर्ड की दूसरी भाषा, सप्ताह में पाँच पीरियड",
    },
    { name: "गणित", what: "मानक या आधारभूत, सप्ताह में सात पीरियड" },
    {
      name: "विज्ञान",
      what: "भौतिकी, रसायन और जीव विज्ञान, सप्ताह में नौ पीरियड, उनमें तीन प्रयोगशाला में",
    },
    {
      name: "सामाजिक विज्ञान",
      what: "इतिहास, भूगोल, नागरिक शास्त्र और अर्थशास्त्र, सप्ताह में छह पीरियड",
    },
    { name: "कंप्यूटर विज्ञान", what: "अपनी पसंद से, छठे विषय के रूप में" },
    { name: "कला, खेल और कार्य", what: "सप्ताह में चार पीरियड, ग्रेड विद्यालय देता है" },
  ],
  day: {
    title: "कक्षा 10 का एक बुधवार",
    lead: "एक पीरियड 40 मिनट का है। दोपहर 2:30 के बाद जहाँ बत्ती जल रही हो, वहाँ मदद मिलती है।",
    rows: [
      { time: "8:00–8:20", what: "प्रार्थना सभा" },
      {
        time: "8:20–9:40",
        what: "गणित",
        note: "दो पीरियड, दूसरे में कोई समझाता नहीं, सब खुद करते हैं",
      },
      { time: "9:40–10:20", what: "अंग्रेज़ी" },
      { time: "10:20–10:40", what: "टिफ़िन" },
      { time: "10:40–12:00", what: "रसायन", note: "प्रयोगशाला में" },
      { time: "12:00–12:30", what: "भोजन" },
      { time: "12:30–1:10", what: "सामाजिक विज्ञान" },
      { time: "1:10–1:50", what: "हिन्दी" },
      { time: "1:50–2:20", what: "खेल" },
      {
        time: "2:30–5:00",
        what: "खुली प्रयोगशाला और पुस्तकालय",
        note: "अपनी पसंद से, दोनों में एक शिक्षक",
      },
    ],
  },
  assessment: {
    title: "बोर्ड परीक्षा तक का रास्ता",
    lead: "हर विषय में 80 अंक बोर्ड देता है; साल भर के काम के 20 अंक विद्यालय देता है।",
    rows: [
      { year: "कक्षा 9", when: "जुलाई", what: "पहली आवधिक परीक्षा, 20 अंकों में गिनी जाती है" },
      { year: "कक्षा 9", when: "सितंबर", what: "अर्धवार्षिक परीक्षा" },
      { year: "कक्षा 9", when: "नवंबर", what: "दूसरी आवधिक परीक्षा" },
      { year: "कक्षा 9", when: "मार्च", what: "विद्यालय की वार्षिक परीक्षा" },
      { year: "कक्षा 10", when: "जुलाई", what: "पहली आवधिक परीक्षा, 20 अंकों में गिनी जाती है" },
      { year: "कक्षा 10", when: "सितंबर", what: "बोर्ड के ढंग पर अर्धवार्षिक परीक्षा" },
      { year: "कक्षा 10", when: "नवंबर", what: "दूसरी आवधिक परीक्षा" },
      { year: "कक्षा 10", when: "दिसंबर", what: "पहली पूर्व-परीक्षा" },
      { year: "कक्षा 10", when: "जनवरी", what: "दूसरी पूर्व-परीक्षा; हर एक पर विद्यार्थी से बातचीत" },
      { year: "कक्षा 10", when: "फ़रवरी और मार्च", what: "बोर्ड परीक्षा" },
    ],
  },
};

export const seniorSecondary = {
  lead: "Two years in a stream of one’s own choice, and a plan for what follows.",
  caption: "Class 12 on the terrace, with the telescope of 15 cm. Block print.",
  facts: [
    { label: "Classes", value: "11 and 12 of the national board" },
    { label: "Campuses", value: "Paonta Sahib with three streams, Majra with two" },
    { label: "Class size", value: "At most 28 in a stream" },
    { label: "School day", value: `${olderDay.en}, study room open to 6:00 pm` },
  ],
  aims: {
    title: "Chosen work, done properly",
    paragraphs: [
      "Five subjects instead of nine, so there is time to go to the end of something. Every student keeps one subject for pleasure, from another stream if the timetable allows.",
      "From April of Class 11 the counsellor meets each student once a term. By December of Class 12 everybody has a written plan with a second plan behind it: colleges, entrance dates, costs, scholarships.",
    ],
  },
  subjects: [
    { name: "English", what: "In every stream, six lessons a week" },
    {
      name: "Four subjects of the stream",
      what: "Seven lessons a week each, laboratories included",
    },
    {
      name: "Sixth subject",
      what: "By choice: painting, music, physical education or computer science",
    },
    { name: "General studies", what: "Two lessons a week: law, money, health, news" },
  ],
  streams: {
    title: "Three streams",
    lead: "A stream can be changed until the end of July of Class 11, after a talk with both teachers.",
    rows: [
      {
        name: "Science",
        campuses: "Paonta Sahib and Majra",
        subjects: ["Physics", "Chemistry", "Mathematics or Biology", "English"],
        choices: "Computer Science, Physical Education, Painting",
        leadsTo: "Engineering, medicine, agriculture, pure science, defence",
      },
      {
        name: "Commerce",
        campuses: "Paonta Sahib and Majra",
        subjects: ["Accountancy", "Business Studies", "Economics", "English"],
        choices: "Mathematics, Computer Science, Statistics",
        leadsTo: "Accountancy, management, banking, a shop of one’s own",
      },
      {
        name: "Humanities",
        campuses: "Paonta Sahib",
        subjects: ["History", "Political Science", "Geography", "English"],
        choices: "Economics, Hindi, Music, Painting",
        leadsTo: "Law, teaching, public service, journalism, the arts",
      },
    ],
  },
  day: {
    title: "A Monday in Class 12, Science",
    lead: "Lessons last 40 minutes; every student has five free lessons a week for the study room.",
    rows: [
      { time: "8:00–8:20", what: "Assembly" },
      { time: "8:20–9:40", what: "Physics", note: "In the laboratory" },
      { time: "9:40–10:20", what: "English" },
      { time: "10:20–10:40", what: "Tiffin" },
      { time: "10:40–12:00", what: "Mathematics or Biology" },
      { time: "12:00–12:30", what: "Lunch" },
      { time: "12:30–1:10", what: "Chemistry" },
      { time: "1:10–1:50", what: "Study room", note: "Or the sixth subject" },
      { time: "1:50–2:20", what: "General studies", note: "How to read a contract" },
      {
        time: "2:30–6:00",
        what: "Study room",
        note: `By choice; the library to ${libraryCloses["paonta-sahib"].en}`,
      },
    ],
  },
  assessment: {
    title: "Marks that count, and when",
    lead: "The board sets 70 or 80 marks a subject; practicals and projects make up the rest.",
    rows: [
      { when: "July and November", what: "Unit tests on the board’s pattern" },
      { when: "September", what: "Half-yearly examination" },
      { when: "January", what: "Practical examinations with an examiner from outside" },
      {
        when: "February and March",
        what: "Board examination of Class 12; annual examination of Class 11",
      },
    ],
  },
};

export const seniorSecondaryInHindi = {
  lead: "अपनी चुनी स्ट्रीम में दो वर्ष, और आगे की एक योजना।",
  caption: "छत पर कक्षा 12, 15 सेमी की दूरबीन के साथ। ठप्पा छपाई।",
  facts: [
    { label: "कक्षाएँ", value: "राष्ट्रीय बोर्ड की 11 और 12" },
    { label: "परिसर", value: "पांवटा साहिब में तीन स्ट्रीम, माजरा में दो" },
    { label: "एक कक्षा में", value: "एक स्ट्रीम में अधिक से अधिक 28" },
    { label: "समय", value: `${olderDay.hi}, अध्ययन कक्ष शाम 6:00 तक` },
  ],
  aims: {
    title: "अपना चुना काम, ठीक से किया हुआ",
    paragraphs: [
      "नौ की जगह पाँच विषय, ताकि किसी बात की तह तक जाने का समय मिले। हर विद्यार्थी एक विषय केवल आनंद के लिए रखता है; समय-सारणी अनुमति दे तो किसी दूसरी स्ट्रीम से भी।",
      "कक्षा 11 के अप्रैल से परामर्शदाता हर विद्यार्थी से हर अवधि में एक बार मिलते हैं। कक्षा 12 के दिसंबर तक सबके पास लिखी हुई योजना होती है, और उसके पीछे एक दूसरी योजना: कॉलेज, प्रवेश की तारीख़ें, ख़र्च, छात्रवृत्तियाँ।",
    ],
  },
  subjects: [
    { name: "अंग्रेज़ी", what: "हर स्ट्रीम में, सप्ताह में छह पीरियड" },
    {
      name: "स्ट्रीम के चार विषय",
      what: "हर एक के सप्ताह में सात पीरियड, प्रयोगशाला सहित",
    },
    {
      name: "छठा विषय",
      what: "अपनी पसंद से: चित्रकला, संगीत, शारीरिक शिक्षा या कंप्यूटर विज्ञान",
    },
    { name: "सामान्य अध्ययन", what: "सप्ताह में दो पीरियड: क़ानून, पैसा, स्वास्थ्य, समाचार" },
  ],
  streams: {
    title: "तीन स्ट्रीम",
    lead: "कक्षा 11 की जुलाई के अंत तक स्ट्रीम बदली जा सकती है, दोनों शिक्षकों से बात करके।",
    rows: [
      {
        name: "विज्ञान",
        campuses: "पांवटा साहिब और माजरा",
        subjects: ["भौतिकी", "रसायन विज्ञान", "गणित या जीव विज्ञान", "अंग्रेज़ी"],
        choices: "कंप्यूटर विज्ञान, शारीरिक शिक्षा, चित्रकला",
        leadsTo: "इंजीनियरिंग, चिकित्सा, कृषि, शुद्ध विज्ञान, सेना",
      },
      {
        name: "वाणिज्य",
        campuses: "पांवटा साहिब और माजरा",
        subjects: ["लेखाशास्त्र", "व्यवसाय अध्ययन", "अर्थशास्त्र", "अंग्रेज़ी"],
        choices: "गणित, कंप्यूटर विज्ञान, सांख्यिकी",
        leadsTo: "लेखा, प्रबंधन, बैंकिंग, अपनी दुकान",
      },
      {
        name: "मानविकी",
        campuses: "पांवटा साहिब",
        subjects: ["इतिहास", "राजनीति विज्ञान", "भूगोल", "अंग्रेज़ी"],
        choices: "अर्थशास्त्र, हिन्दी, संगीत, चित्रकला",
        leadsTo: "क़ानून, अध्यापन, लोक सेवा, पत्रकारिता, कलाएँ",
      },
    ],
  },
  day: {
    title: "कक्षा 12 विज्ञान का एक सोमवार",
    lead: "एक पीरियड 40 मिनट का है; हर विद्यार्थी को सप्ताह में पाँच खाली पीरियड अध्ययन कक्ष के लिए मिलते हैं।",
    rows: [
      { time: "8:00–8:20", what: "प्रार्थना सभा" },
      { time: "8:20–9:40", what: "भौतिकी", note: "प्रयोगशाला में" },
      { time: "9:40–10:20", what: "अंग्रेज़ी" },
      { time: "10:20–10:40", what: "टिफ़िन" },
      { time: "10:40–12:00", what: "गणित या जीव विज्ञान" },
      { time: "12:00–12:30", what: "भोजन" },
      { time: "12:30–1:10", what: "रसायन विज्ञान" },
      { time: "1:10–1:50", what: "अध्ययन कक्ष", note: "या छठा विषय" },
      { time: "1:50–2:20", what: "सामान्य अध्ययन", note: "अनुबंध कैसे पढ़ें" },
      {
        time: "2:30–6:00",
        what: "अध्ययन कक्ष",
        note: `अपनी पसंद से; पुस्तकालय ${libraryCloses["paonta-sahib"].hi} तक`,
      },
    ],
  },
  assessment: {
    title: "कौन-से अंक गिने जाते हैं, और कब",
    lead: "हर विषय में 70 या 80 अंक बोर्ड देता है; बाकी प्रायोगिक और परियोजना से आते हैं।",
    rows: [
      { when: "जुलाई और नवंबर", what: "बोर्ड के ढंग पर इकाई परीक्षाएँ" },
      { when: "सितंबर", what: "अर्धवार्षिक परीक्षा" },
      { when: "जनवरी", what: "प्रायोगिक परीक्षाएँ, बाहर से आए परीक्षक के साथ" },
      {
        when: "फ़रवरी और मार्च",
        what: "कक्षा 12 की बोर्ड परीक्षा; कक्षा 11 की वार्षिक परीक्षा",
      },
    ],
  },
};
