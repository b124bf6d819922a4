import { addDays, at, type Day, hindiDay, sessionName, sessionYear, spokenDay } from "./days.ts";
import { documentId } from "./documents.ts";
import { sportsDay } from "./events/named-days.ts";
import { homework, libraryBus, libraryCloses } from "./facts.ts";
import { rowId } from "./identifiers.ts";
import { addDaysOfTerm, schoolDayFrom } from "./school-days.ts";
import { sports } from "./sports.ts";
import { storyId } from "./stories.ts";

type Said = { en: string; hi: string };

type Update = {
  name: string;
  /** The banner shows the words before the bullet. */
  content: string;
  hindi: string;
  /** Whom it concerns, what more there is to say, and the documents of the library below it. */
  more?: { concerns: Said; body: Said; documents: Parameters<typeof documentId>[0][] };
  /** The story that tells more. */
  story?: string;
  link?: string;
  campus?: string;
  priority?: number;
  isActive?: boolean;
  /** Days from today; the newest is first. */
  created: number;
  starts?: number;
  expires?: number;
};

/** The notices: most are active, some are scheduled, expired or switched off. */
export function latestUpdates(today: Day) {
  return updates(today).map((update) => ({
    id: rowId(`latest_updates/${update.name}`),
    content: update.content,
    concerns: update.more?.concerns.en ?? "",
    body: update.more?.body.en ?? "",
    document_ids: update.more?.documents.map(documentId) ?? [],
    translations: {
      hi: {
        content: update.hindi,
        ...(update.more && { concerns: update.more.concerns.hi, body: update.more.body.hi }),
      },
    },
    story_id: update.story ? storyId(update.story) : null,
    link: update.link ?? null,
    is_active: update.isActive ?? true,
    starts_at: update.starts === undefined ? null : at(addDays(today, update.starts), "06:00"),
    expires_at: update.expires === undefined ? null : at(addDays(today, update.expires), "18:00"),
    campus: update.campus ?? null,
    priority: update.priority ?? 0,
    is_sample: true,
    created_at: at(addDays(today, update.created), "08:30"),
  }));
}

/** The Monday on which the bells of Paonta Sahib change, and with them its buses. */
export function firstBellChanges(today: Day): Day {
  return schoolDayFrom(addDaysOfTerm(today, 5), { weekday: "Monday" });
}

function updates(today: Day): Update[] {
  const nextSession = sessionName(sessionYear(today) + 1);
  const monday = firstBellChanges(today);
  return [
    {
      name: "admissions-open",
      content: `Admissions for ${nextSession} are open on all three campuses • For every class in which there is a chair. Send an enquiry, then visit on any weekday at 8:15 am.`,
      hindi: `तीनों परिसरों में ${nextSession} के प्रवेश खुले हैं • हर उस कक्षा में, जिसमें एक कुर्सी खाली हो। पूछताछ भेजिए, फिर किसी भी कार्यदिवस पर सुबह 8:15 बजे आइए।`,
      link: "/admissions",
      priority: 10,
      created: -1,
    },
    {
      name: "sports-day",
      content: `Annual sports day is on ${spokenDay(sportsDay(today))} • Main ground, Paonta Sahib, 9:00 am. The north gate opens at 8:15 am. All ${sports.length} sports show a morning’s work.`,
      hindi: `वार्षिक खेल दिवस ${hindiDay(sportsDay(today))} को है • मुख्य मैदान, पांवटा साहिब, सुबह 9:00 बजे। उत्तरी द्वार सुबह 8:15 बजे खुलेगा। सभी ${sports.length} खेल अपना अभ्यास दिखाएँगे।`,
      story: "the-heats-are-run",
      link: "/co-curricular/sports-athletics",
      campus: "paonta-sahib",
      priority: 5,
      created: -3,
    },
    {
      name: "first-bell",
      content: `From ${spokenDay(monday)}, the first bell rings at 8:10 am • Buses leave each stop ten minutes later than now. The last bell stays at 2:20 pm.`,
      hindi: `${hindiDay(monday)} से पहली घंटी सुबह 8:10 बजे बजेगी • बसें हर स्टॉप से अब की तुलना में दस मिनट बाद चलेंगी। अंतिम घंटी दोपहर 2:20 बजे ही रहेगी।`,
      more: {
        concerns: {
          en: "parents of the Paonta Sahib campus",
          hi: "पांवटा साहिब परिसर के अभिभावकों",
        },
        body: {
          en: "<p>Fog lies over the Yamuna until after sunrise, and the buses should not drive in it. The gates open at 7:50 am for those who come early.</p><p>In thick fog a bus may be later still. Please wait at the stop, and call the attendant only after fifteen minutes. The circular below has all times, also for the kitchen door.</p>",
          hi: "<p>सूर्योदय के बाद तक यमुना पर कोहरा रहता है, और उसमें बसें नहीं चलनी चाहिए। जो जल्दी आते हैं, उनके लिए द्वार सुबह 7:50 बजे खुलते हैं।</p><p>घने कोहरे में बस और भी देर से आ सकती है। कृपया स्टॉप पर रुकें, और परिचर को पंद्रह मिनट बाद ही फ़ोन करें। नीचे के परिपत्र में सभी समय हैं, रसोई के दरवाज़े पर लगाने के लिए भी।</p>",
        },
        documents: ["winter-timings-paonta-sahib"],
      },
      campus: "paonta-sahib",
      created: -4,
    },
    {
      name: "majra-library",
      content: `The Majra library now closes at ${libraryCloses.majra.en} • Monday to Friday, with a late bus at ${libraryBus.en}. Parents may read there too; ask at the gate for a card.`,
      hindi: `माजरा का पुस्तकालय अब ${libraryCloses.majra.hi} बजे बंद होगा • सोमवार से शुक्रवार, ${libraryBus.hi} बजे की बस के साथ। अभिभावक भी वहाँ पढ़ सकते हैं; कार्ड द्वार पर मिलता है।`,
      link: "/contact",
      campus: "majra",
      created: -9,
    },
    {
      name: "winter-uniform",
      content:
        "The winter uniform may be worn now • It must be worn from the first foggy week. The list says what belongs to it.",
      hindi:
        "सर्दियों की वर्दी अब पहनी जा सकती है • कोहरे के पहले सप्ताह से वह अनिवार्य है। सूची बताती है कि उसमें क्या-क्या है।",
      more: {
        concerns: { en: "all classes", hi: "सभी कक्षाओं" },
        body: {
          en: "<p>The navy pullover is enough for most days; the blazer is for Class 6 and above. Nobody has to buy new: outgrown uniforms lie at the gate of Juniors, free of charge.</p>",
          hi: "<p>अधिकतर दिनों के लिए नेवी पुलोवर काफ़ी है; ब्लेज़र कक्षा 6 और ऊपर के लिए है। किसी को नई वर्दी लेना ज़रूरी नहीं: छोटी हो चुकी वर्दियाँ जूनियर्स के द्वार पर निःशुल्क रखी हैं।</p>",
        },
        documents: ["uniform-list"],
      },
      created: -12,
    },
    {
      name: "homework",
      content: `${homework.minutes} minutes of homework for each class, and no more • The Director writes about what we changed, and how to tell us when it takes longer.`,
      hindi: `हर कक्षा के लिए ${homework.minutes} मिनट का गृहकार्य, उससे अधिक नहीं • निदेशक बताते हैं कि हमने क्या बदला, और समय अधिक लगे तो हमें कैसे बताएँ।`,
      link: "/about/messages",
      created: -16,
    },
    {
      name: "spring-training",
      content:
        "Registration for the spring training groups is open • Football, badminton and taekwondo have places for all age groups.",
      hindi:
        "वसंत के खेल समूहों के लिए पंजीकरण खुला है • फ़ुटबॉल, बैडमिंटन और ताइक्वांडो में हर आयु-वर्ग के लिए स्थान हैं।",
      link: "/co-curricular/sports-athletics",
      created: 0,
      starts: 10,
      expires: 40,
    },
    {
      name: "holiday-help",
      content: "The office is open on weekdays during the break, 10:00 am to 1:00 pm",
      hindi: "अवकाश के दिनों में कार्यालय कार्यदिवसों पर सुबह 10:00 से दोपहर 1:00 बजे तक खुला है",
      link: "/contact",
      created: 0,
      starts: 30,
      expires: 45,
    },
    {
      name: "bridge-closed",
      content:
        "No buses across the Yamuna bridge this afternoon • Children from Kulhal and Herbertpur wait in the library until they are fetched.",
      hindi:
        "आज दोपहर यमुना पुल से बसें नहीं जाएँगी • कुल्हाल और हरबर्टपुर के बच्चे पुस्तकालय में तब तक रुकेंगे जब तक उन्हें लेने कोई न आए।",
      campus: "paonta-sahib",
      created: -34,
      starts: -34,
      expires: -33,
    },
    {
      name: "uniform-shop",
      content: "The uniform shop at Juniors is open this Sunday, 10:00 am to 2:00 pm",
      hindi: "जूनियर्स की वर्दी की दुकान इस रविवार सुबह 10:00 से दोपहर 2:00 बजे तक खुली है",
      campus: "juniors",
      created: -52,
      expires: -45,
    },
    {
      name: "lost-property",
      content:
        "Forty-one water bottles are waiting at the Juniors gate • Whoever has written a name on theirs may take it first.",
      hindi:
        "जूनियर्स के द्वार पर इकतालीस पानी की बोतलें प्रतीक्षा में हैं • जिसने अपनी बोतल पर नाम लिखा है, वह पहले ले जाए।",
      campus: "juniors",
      isActive: false,
      created: -20,
    },
  ];
}
