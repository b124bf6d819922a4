import { type Day, sessionName, sessionYear } from "../days.ts";
import { firstBatch, firstStreams, levelsOf, officeHours, opened } from "../facts.ts";

export const aboutPage = {
  lead: "In April 2003 one building and a field opened at Paonta Sahib. The field is still the largest room we have; the building has been joined by two more campuses.",
  caption: "April 2003: one building, one bell and a field. Block print.",
  years: {
    title: "Year by year",
    lead: "What was built, what was begun, and what we had to learn.",
    rows: [
      {
        year: opened["paonta-sahib"],
        title: "One building and a field",
        text: "The school opens at Paonta Sahib with classes up to Class 5 and affiliation to the national secondary board. Lessons in the first summer were held on the verandah, because the roof was late.",
      },
      {
        year: 2006,
        title: "The first laboratories",
        text: "Physics and chemistry move out of one shared room. The rule that every child does the experiment, and no child only watches, dates from this year.",
      },
      {
        year: firstBatch,
        title: "The first Class 10",
        text: "The first batch sits the board examinations. Its class photograph still hangs by the office door, with a row left empty for those who moved away.",
      },
      {
        year: firstStreams,
        title: "Streams in Classes 11 and 12",
        text: "Science and Commerce begin, Humanities follows a year later. Nobody needs to leave the valley to finish school any more.",
      },
      {
        year: opened.juniors,
        title: "Juniors, a campus of its own",
        text: "The youngest get low windows, a garden and a gate that closes softly. Four steps lead to the door; every child counts them on the first day.",
      },
      {
        year: opened.majra,
        title: "Majra opens its gate",
        text: "A third campus, at the centre of its own villages. It is now the largest by number of students, and its library closes last.",
      },
      {
        year: 2020,
        title: "A year of telephone lessons",
        text: "Many homes had one telephone for three children, so lessons came as short recordings and printed sheets left at eleven shops. We learnt to write shorter, and kept the habit.",
      },
      {
        year: 2023,
        title: "Twenty years",
        text: "Former students came back and planted twenty sal trees along the drive, one for each year. Nineteen of them stand.",
      },
    ],
  },
  counted: "Counted on the first day of the session, by the campus offices.",
  offices: {
    title: "Who answers for what",
    lead: "People change, offices stay. Write to the office, and the person who holds it will answer.",
    rows: [
      {
        office: "Director",
        answersFor: "The school as a whole, its money, and complaints about a principal.",
        reach: "By letter to the school office; a meeting within ten working days.",
      },
      {
        office: "Principal, Paonta Sahib campus",
        answersFor: `${levelsOf("paonta-sahib").en} at Paonta Sahib, and the board examinations.`,
        reach: "Weekdays 12:30 to 1:30 pm, no appointment needed.",
      },
      {
        office: "Head of Juniors",
        answersFor: "Everything that happens to children from two to seven.",
        reach: "At the gate every morning, 8:30 to 9:00 am.",
      },
      {
        office: "Principal, Majra campus",
        answersFor: `${levelsOf("majra").en} at Majra, and the bus routes to its villages.`,
        reach: "Weekdays 1:00 to 2:00 pm, no appointment needed.",
      },
      {
        office: "Admissions office",
        answersFor: "Enquiries, visits, places and fee schedules of all campuses.",
        reach: `Weekdays ${officeHours["paonta-sahib"].en}.`,
      },
      {
        office: "Child protection officer",
        answersFor:
          "Any worry about a child’s safety, from anybody, at any hour of the school day.",
        reach: "In person or by phone through any campus office, at once.",
      },
    ],
  },
};

export const aboutPageInHindi = {
  lead: "अप्रैल 2003 में पांवटा साहिब में एक भवन और एक मैदान के साथ विद्यालय खुला। वह मैदान आज भी हमारा सबसे बड़ा कमरा है; उस भवन के साथ अब दो और परिसर जुड़ गए हैं।",
  caption: "अप्रैल 2003: एक भवन, एक घंटी और एक मैदान। ठप्पा छपाई।",
  years: {
    title: "साल दर साल",
    lead: "क्या बना, क्या शुरू हुआ, और हमें क्या सीखना पड़ा।",
    rows: [
      {
        year: opened["paonta-sahib"],
        title: "एक भवन और एक मैदान",
        text: "पांवटा साहिब में कक्षा 5 तक विद्यालय खुला और राष्ट्रीय माध्यमिक बोर्ड से संबद्धता मिली। पहली गर्मियों में कक्षाएँ बरामदे में लगीं, क्योंकि छत समय पर नहीं बन पाई थी।",
      },
      {
        year: 2006,
        title: "पहली प्रयोगशालाएँ",
        text: "भौतिकी और रसायन एक साझे कमरे से निकलकर अपनी-अपनी प्रयोगशाला में आए। हर बच्चा प्रयोग खुद करेगा, कोई केवल देखेगा नहीं: यह नियम इसी साल का है।",
      },
      {
        year: firstBatch,
        title: "कक्षा 10 का पहला बैच",
        text: "पहले बैच ने बोर्ड की परीक्षा दी। उसकी तस्वीर आज भी कार्यालय के दरवाज़े के पास लगी है; उसमें एक पंक्ति उनके लिए खाली है जो कहीं और चले गए।",
      },
      {
        year: firstStreams,
        title: "कक्षा 11 और 12 में स्ट्रीम",
        text: "विज्ञान और वाणिज्य शुरू हुए, मानविकी एक साल बाद। अब स्कूल की पढ़ाई पूरी करने के लिए किसी को घाटी छोड़नी नहीं पड़ती।",
      },
      {
        year: opened.juniors,
        title: "जूनियर्स, सबसे छोटों का अपना परिसर",
        text: "नन्हे बच्चों को नीची खिड़कियाँ, एक बगीचा और धीरे से बंद होने वाला फाटक मिला। दरवाज़े तक चार सीढ़ियाँ हैं; हर बच्चा पहले दिन उन्हें गिनता है।",
      },
      {
        year: opened.majra,
        title: "माजरा का फाटक खुला",
        text: "तीसरा परिसर, अपने ही गाँवों के बीच। विद्यार्थियों की संख्या में आज यही सबसे बड़ा है, और इसका पुस्तकालय सबसे देर में बंद होता है।",
      },
      {
        year: 2020,
        title: "टेलीफ़ोन पर पढ़ाई का साल",
        text: "कई घरों में तीन बच्चों के बीच एक ही फ़ोन था, इसलिए पाठ छोटी रिकॉर्डिंग और छपे पन्नों में पहुँचे, जो ग्यारह दुकानों पर रखे जाते थे। हमने छोटा लिखना सीखा, और यह आदत बनाए रखी।",
      },
      {
        year: 2023,
        title: "बीस साल",
        text: "पूर्व विद्यार्थी लौटे और रास्ते के किनारे साल के बीस पेड़ लगाए, हर वर्ष के नाम एक। उनमें से उन्नीस आज भी खड़े हैं।",
      },
    ],
  },
  counted: "गिनती सत्र के पहले दिन की, परिसर कार्यालयों द्वारा।",
  offices: {
    title: "किस काम का उत्तर कौन देता है",
    lead: "लोग बदलते हैं, पद बने रहते हैं। आप पद के नाम लिखिए; जो उस पर होंगे, वे उत्तर देंगे।",
    rows: [
      {
        office: "निदेशक",
        answersFor: "पूरा विद्यालय, उसका धन, और किसी प्रधानाचार्य के बारे में शिकायत।",
        reach: "विद्यालय कार्यालय को पत्र लिखकर; दस कार्य-दिवसों के भीतर भेंट।",
      },
      {
        office: "प्रधानाचार्य, पांवटा साहिब परिसर",
        answersFor: `पांवटा साहिब में ${levelsOf("paonta-sahib").hi} तक की पढ़ाई, और बोर्ड परीक्षाएँ।`,
        reach: "कार्य-दिवसों में दोपहर 12:30 से 1:30 बजे तक, बिना समय लिए।",
      },
      {
        office: "जूनियर्स प्रमुख",
        answersFor: "दो से सात वर्ष के बच्चों से जुड़ी हर बात।",
        reach: "हर सुबह फाटक पर, 8:30 से 9:00 बजे तक।",
      },
      {
        office: "प्रधानाचार्य, माजरा परिसर",
        answersFor: `माजरा में ${levelsOf("majra").hi} तक की पढ़ाई, और गाँवों के बस मार्ग।`,
        reach: "कार्य-दिवसों में दोपहर 1:00 से 2:00 बजे तक, बिना समय लिए।",
      },
      {
        office: "प्रवेश कार्यालय",
        answersFor: "सभी परिसरों की पूछताछ, भेंट, प्रवेश और शुल्क तालिकाएँ।",
        reach: `कार्य-दिवसों में ${officeHours["paonta-sahib"].hi} बजे तक।`,
      },
      {
        office: "बाल सुरक्षा अधिकारी",
        answersFor: "किसी बच्चे की सुरक्षा को लेकर कोई भी चिंता, किसी की भी, विद्यालय के किसी भी घंटे।",
        reach: "स्वयं आकर या किसी भी परिसर कार्यालय के फ़ोन से, तुरंत।",
      },
    ],
  },
};

export function visionPage(today: Day) {
  const last = sessionName(sessionYear(today) - 1);
  return {
    lead: "What we are for, where we want to get, and the numbers by which anybody can check.",
    mission:
      "To know every child by name, teach them to think for themselves, and send them on with work they are proud of.",
    missionText: [
      "A school of three campuses can easily become a place of rolls and registers. So each class teacher keeps a notebook with a page for every child, and each principal reads one page of it every morning.",
    ],
    vision:
      "A valley where no child has to leave home to learn well, and every child who leaves has a reason to come back.",
    visionText: [
      "Until some years ago, families who wanted a Class 12 in science moved to the city. Today buses bring children from 46 villages. What we want next is that they return: as doctors, as growers, as teachers of this school.",
    ],
    promises: {
      title: "What we promise, and how we count it",
      lead: `Five promises. The number beside each is the count of the session ${last}, whether it pleases us or not.`,
      rows: [
        {
          promise: "Small enough to be known",
          text: "No class has more than 32 children, at Juniors no more than 22.",
          counted: "Class registers on the first working day of every month.",
          result: "31",
          resultNote: "children in the largest class",
        },
        {
          promise: "A book a fortnight",
          text: "Every child from Class 1 takes home a library book every second week.",
          counted: "Loans at the library desks, divided by the roll.",
          result: "22",
          resultNote: "books a child in the year",
        },
        {
          promise: "Outdoors every day",
          text: "At least 40 minutes under the sky, whatever the marks, unless it rains hard.",
          counted: "Class teachers mark each day in the register.",
          result: "181",
          resultNote: "of 212 school days",
        },
        {
          promise: "An answer in two days",
          text: "Parents who write to an office hear back within two working days.",
          counted: "Dates in the office post books of all campuses.",
          result: "93%",
          resultNote: "answered in time; we want 98",
        },
        {
          promise: "Nobody leaves for money",
          text: "No child leaves because of a fee. The scholarship committee meets within a week of being asked.",
          counted: "Leaving certificates, with the reason the family gave.",
          result: "0",
          resultNote: "leavers for that reason",
        },
      ],
    },
  };
}

export function visionPageInHindi(today: Day) {
  const last = sessionName(sessionYear(today) - 1);
  return {
    lead: "हम किसलिए हैं, कहाँ पहुँचना चाहते हैं, और वे संख्याएँ जिनसे कोई भी हमें परख सकता है।",
    mission:
      "हर बच्चे को नाम से जानना, उसे अपने ढंग से सोचना सिखाना, और ऐसे काम के साथ विदा करना जिस पर उसे गर्व हो।",
    missionText: [
      "तीन परिसरों का विद्यालय आसानी से हाज़िरी और रजिस्टरों की जगह बन सकता है। इसलिए हर कक्षा शिक्षक के पास एक कॉपी है जिसमें हर बच्चे का एक पन्ना है, और हर प्रधानाचार्य रोज़ सुबह उसका एक पन्ना पढ़ते हैं।",
    ],
    vision:
      "एक ऐसी घाटी जहाँ अच्छी पढ़ाई के लिए किसी बच्चे को घर न छोड़ना पड़े, और जो बच्चा जाए, उसके पास लौटने की वजह हो।",
    visionText: [
      "कुछ साल पहले तक विज्ञान से कक्षा 12 करने के लिए परिवार शहर चले जाते थे। आज हमारी बसें 46 गाँवों से बच्चों को लाती हैं। अब हम चाहते हैं कि वे लौटें: डॉक्टर बनकर, बाग़वान बनकर, इसी विद्यालय के शिक्षक बनकर।",
    ],
    promises: {
      title: "हमारे वादे, और उनकी गिनती",
      lead: `पाँच वादे। हर वादे के साथ लिखी संख्या सत्र ${last} की गिनती है, चाहे वह हमें अच्छी लगे या नहीं।`,
      rows: [
        {
          promise: "इतनी छोटी कक्षाएँ कि सब पहचाने जाएँ",
          text: "किसी कक्षा में 32 से ज़्यादा बच्चे नहीं, जूनियर्स में 22 से ज़्यादा नहीं।",
          counted: "हर महीने के पहले कार्य-दिवस के कक्षा रजिस्टर।",
          result: "31",
          resultNote: "बच्चे सबसे बड़ी कक्षा में",
        },
        {
          promise: "हर पखवाड़े एक किताब",
          text: "कक्षा 1 से हर बच्चा हर दूसरे सप्ताह पुस्तकालय से एक किताब घर ले जाता है।",
          counted: "पुस्तकालय से दी गई किताबें, बच्चों की कुल संख्या से भाग देकर।",
          result: "22",
          resultNote: "किताबें प्रति बच्चा, साल भर में",
        },
        {
          promise: "हर दिन खुले में",
          text: "तेज़ बारिश न हो तो कम से कम 40 मिनट खुले आकाश के नीचे, अंक चाहे जैसे हों।",
          counted: "कक्षा शिक्षक हर दिन रजिस्टर में लिखते हैं।",
          result: "181",
          resultNote: "दिन, 212 कार्य-दिवसों में से",
        },
        {
          promise: "दो दिन में उत्तर",
          text: "जो अभिभावक कार्यालय को लिखते हैं, उन्हें दो कार्य-दिवसों के भीतर उत्तर मिलता है।",
          counted: "सभी परिसरों की डाक पंजिकाओं में लिखी तारीख़ें।",
          result: "93%",
          resultNote: "पत्रों का उत्तर समय पर; लक्ष्य 98 है",
        },
        {
          promise: "पैसे की वजह से कोई न जाए",
          text: "शुल्क के कारण कोई बच्चा विद्यालय नहीं छोड़ता। कहे जाने के एक सप्ताह के भीतर छात्रवृत्ति समिति बैठती है।",
          counted: "विद्यालय छोड़ने के प्रमाण-पत्र, परिवार की बताई वजह के साथ।",
          result: "0",
          resultNote: "बच्चे इस वजह से गए",
        },
      ],
    },
  };
}
