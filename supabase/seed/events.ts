import { addDays, at, type Day, last, next, onOrAfter } from "./days.ts";
import { rowId } from "./identifiers.ts";
import { findPicture } from "./pictures.ts";
import { printsInHindi } from "./prints-in-hindi.ts";
import { addDaysOfTerm, lastOfSeason, schoolDayFrom, schoolDayUntil } from "./school-days.ts";

export function eventId(slug: string): string {
  return rowId(`events/${slug}`);
}

/** Six past events, fourteen coming ones, a draft and a scheduled one. */
export function events(today: Day) {
  const all: SchoolEvent[] = [
    ...pastEvents(today),
    ...comingEvents(today),
    ...unpublishedEvents(today),
  ];
  return all.map((event) => {
    const cover = findPicture(event.cover ?? `events/${event.slug}`);
    // A whole day runs from midnight to its last minute, so that "has ended" needs no exception.
    const [start, end] = event.hours ?? ["00:00", "23:59"];
    return {
      id: eventId(event.slug),
      title: event.title,
      slug: event.slug,
      summary: event.summary,
      body: event.body.join("\n\n"),
      starts_at: at(event.day, start),
      ends_at: at(event.lastDay ?? event.day, end),
      all_day: !event.hours,
      venue: event.venue,
      campus: event.campus,
      levels: event.levels ?? [],
      category: event.category,
      cover: cover?.path ?? null,
      cover_alt: cover?.alt ?? null,
      cover_width: cover?.width ?? null,
      cover_height: cover?.height ?? null,
      rsvp_enabled: event.rsvps !== undefined,
      capacity: event.rsvps?.capacity ?? null,
      max_party: event.rsvps?.maxParty ?? 6,
      rsvp_until: event.rsvps ? at(addDays(event.day, -3), "20:00") : null,
      status: event.draft ? "draft" : "published",
      publish_at: publishAt(event, today),
      translations: inHindi(event),
      is_sample: true,
    };
  });
}

function inHindi({ hindi, cover, slug }: SchoolEvent) {
  const cover_alt = printsInHindi[cover?.replace("events/", "") ?? slug];
  return hindi ? { hi: { ...hindi, body: hindi.body.join("\n\n"), cover_alt } } : {};
}

/** Three weeks before a past event, three weeks ago for others, or on the scheduled day. */
function publishAt({ day, publishIn }: SchoolEvent, today: Day): string {
  const announced = addDays(day < today ? day : today, -21);
  return at(publishIn === undefined ? announced : addDays(today, publishIn), "07:00");
}

type SchoolEvent = {
  slug: string;
  title: string;
  summary: string;
  body: string[];
  day: Day;
  lastDay?: Day;
  /** Start and end in Indian time; an event without them takes the whole day. */
  hours?: [string, string];
  venue: string;
  campus: string | null;
  /** The levels it is for; all where there are none. */
  levels?: string[];
  category: string;
  /** The words in Hindi; an event without them is shown in English. */
  hindi?: Pick<SchoolEvent, "title" | "summary" | "body" | "venue">;
  /** Name of the print, where it is not the slug. */
  cover?: string;
  /** Takes RSVPs until three days before; without a capacity, from as many as come. */
  rsvps?: { capacity: number | null; maxParty?: number };
  draft?: true;
  /** Days from today on which a scheduled event appears. */
  publishIn?: number;
};

/** Past events, so that their page is not empty. */
function pastEvents(today: Day): SchoolEvent[] {
  return [
    {
      slug: "tree-planting",
      title: "Tree planting on the slope above the school",
      summary:
        "Three hundred saplings, one for every child of Classes 3 and 4, in the first rains.",
      body: [
        "The forest nursery gave us sal, jamun and amla. Each sapling has a tag with a class and a number, and its child waters it until the rains are over.",
        "Of last year’s three hundred, 241 are alive. The list hangs in the science corridor.",
      ],
      day: lastOfSeason("07-13", "Saturday", today),
      hours: ["07:30", "10:30"],
      venue: "Upper slope",
      campus: "paonta-sahib",
      category: "community",
      hindi: {
        title: "विद्यालय के ऊपर की ढलान पर वृक्षारोपण",
        summary: "पहली बारिश में तीन सौ पौधे, कक्षा 3 और 4 के हर बच्चे के लिए एक।",
        body: [
          "वन विभाग की पौधशाला ने हमें साल, जामुन और आँवला दिए। हर पौधे पर कक्षा और संख्या की पर्ची है, और उसका बच्चा बारिश के अंत तक उसे सींचता है।",
          "पिछले वर्ष के तीन सौ में से 241 जीवित हैं। सूची विज्ञान वाले गलियारे में टँगी है।",
        ],
        venue: "ऊपरी ढलान",
      },
    },
    {
      slug: "independence-day",
      title: "Independence Day morning",
      summary: "Flag, anthem and one speech, by a student of Class 12, in four minutes.",
      body: [
        "The flag goes up at 8:00 am on all three campuses at once. At Paonta Sahib the band plays; at Majra the choir sings; at Juniors everyone carries a paper flag of their own.",
        "Laddoos afterwards, as always, one for each hand.",
      ],
      day: last("08-15", today),
      hours: ["07:45", "09:30"],
      venue: "Flag ground of each campus",
      campus: null,
      category: "assembly",
      hindi: {
        title: "स्वतंत्रता दिवस की सुबह",
        summary: "ध्वज, राष्ट्रगान और एक भाषण: कक्षा 12 के विद्यार्थी का, चार मिनट में।",
        body: [
          "सुबह 8:00 बजे तीनों परिसरों में एक साथ ध्वज फहराया जाता है। पांवटा साहिब में बैंड बजता है; माजरा में गायन मंडली गाती है; जूनियर्स में हर बच्चे के हाथ में अपना काग़ज़ का झंडा होता है।",
          "उसके बाद, हमेशा की तरह, लड्डू: हर हाथ में एक।",
        ],
        venue: "हर परिसर का ध्वज मैदान",
      },
    },
    {
      slug: "hindi-diwas",
      title: "Hindi Diwas",
      summary: "Poems by heart, a wall newspaper and a debate that no one may leave in English.",
      body: [
        "Each class from 3 to 10 sends two readers. The wall newspaper is made overnight by Class 9, who are allowed to sleep in the library for it.",
      ],
      day: schoolDayUntil(last("09-14", today)),
      hours: ["09:00", "12:30"],
      venue: "Assembly hall",
      campus: "majra",
      category: "arts",
      hindi: {
        title: "हिन्दी दिवस",
        summary: "कंठस्थ कविताएँ, एक भित्ति-पत्रिका, और वाद-विवाद, जिसमें अंग्रेज़ी का सहारा मना है।",
        body: [
          "कक्षा 3 से 10 तक हर कक्षा दो पाठक भेजती है। भित्ति-पत्रिका कक्षा 9 रात भर में बनाती है, और इसके लिए उसे पुस्तकालय में सोने की अनुमति है।",
        ],
        venue: "सभागार",
      },
    },
    {
      slug: "mathematics-week",
      title: "Mathematics week",
      summary: "Five days, five problems, and a hill to measure with a stick and a shadow.",
      body: [
        "A problem hangs in every corridor at 8:00 am. Answers go into the box until the last bell; a good wrong answer wins as often as a right one.",
        "On Wednesday Class 6 lays out a figure in chalk and string that fills the courtyard. On Thursday Class 8 measures the height of the ridge behind the playing field. Last time they were out by eleven metres.",
      ],
      day: mathematicsWeek(today),
      lastDay: addDays(mathematicsWeek(today), 4),
      venue: "Courtyard and corridors",
      campus: "paonta-sahib",
      category: "academic",
      hindi: {
        title: "गणित सप्ताह",
        summary: "पाँच दिन, पाँच प्रश्न, और एक पहाड़ी, जिसे लाठी और छाया से नापना है।",
        body: [
          "सुबह 8:00 बजे हर गलियारे में एक प्रश्न टँगता है। उत्तर आख़िरी घंटी तक डिब्बे में डाले जाते हैं; अच्छा ग़लत उत्तर भी उतनी ही बार जीतता है जितनी बार सही।",
          "बुधवार को कक्षा 6 खड़िया और डोरी से एक आकृति बनाती है जो पूरे आँगन को भर देती है। गुरुवार को कक्षा 8 खेल के मैदान के पीछे की पहाड़ी की ऊँचाई नापती है। पिछली बार ग्यारह मीटर का अंतर रहा।",
        ],
        venue: "आँगन और गलियारे",
      },
    },
    {
      slug: "diwali-lamps",
      title: "An evening of lamps",
      summary: "A thousand clay lamps made in the art room, lit at dusk, and no crackers.",
      body: [
        "The lamps are turned in the pottery corner by Classes 4 to 6. They are set around a rangoli on the arcade steps; families bring the oil and take a lamp home.",
      ],
      day: lastDiwaliEvening(today),
      hours: ["17:00", "20:00"],
      venue: "Arcade steps",
      campus: "paonta-sahib",
      category: "community",
      hindi: {
        title: "दीयों की शाम",
        summary: "कला कक्ष में बने मिट्टी के एक हज़ार दीये, साँझ होते ही जले, और कोई पटाखा नहीं।",
        body: [
          "दीये कक्षा 4 से 6 के बच्चे चाक पर बनाते हैं। वे बरामदे की सीढ़ियों पर रंगोली के चारों ओर रखे जाते हैं; परिवार तेल लाते हैं और एक दीया घर ले जाते हैं।",
        ],
        venue: "बरामदे की सीढ़ियाँ",
      },
    },
    {
      slug: "annual-exhibition",
      title: "Annual exhibition: work that is finished",
      summary:
        "One finished piece from each student of Classes 1 to 9: prints, models, stories, maps.",
      body: [
        "Every student shows a single piece and stands beside it for half an hour, ready for questions. Visitors are asked to ask at least three.",
        "The map room shows the villages of Majra as drawn by the children who live in them.",
      ],
      day: schoolDayUntil(addDaysOfTerm(today, -7), { weekday: "Saturday" }),
      hours: ["10:00", "15:00"],
      venue: "Main building, all floors",
      campus: "majra",
      category: "academic",
      hindi: {
        title: "वार्षिक प्रदर्शनी: पूरा किया हुआ काम",
        summary: "कक्षा 1 से 9 के हर विद्यार्थी की एक पूरी रचना: छापे, मॉडल, कहानियाँ, नक्शे।",
        body: [
          "हर विद्यार्थी एक ही रचना दिखाता है और आधे घंटे उसके पास खड़ा रहता है, प्रश्नों के लिए तैयार। अतिथियों से निवेदन है कि कम से कम तीन प्रश्न पूछें।",
          "नक्शों वाले कमरे में माजरा के गाँव हैं, उन बच्चों के बनाए जो वहाँ रहते हैं।",
        ],
        venue: "मुख्य भवन, सभी मंज़िलें",
      },
    },
  ];
}

/** Coming events, soonest first: the weeks around today, then the rest of the year by season. */
function comingEvents(today: Day): SchoolEvent[] {
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
    ...laterEvents(today),
  ];
}

function laterEvents(today: Day): SchoolEvent[] {
  return [
    {
      slug: "kite-festival",
      title: "Kite festival",
      summary: "Paper, glue and bamboo from nine; the sky from eleven. Cotton thread only.",
      body: [
        "Kites are made in the morning by anyone who comes, grandparents first. Cotton thread only: coated thread hurts birds and fingers, and stays at the gate.",
      ],
      day: schoolDayFrom(next("01-14", today)),
      hours: ["09:00", "13:00"],
      venue: "Main ground",
      campus: "paonta-sahib",
      category: "community",
      hindi: {
        title: "पतंग उत्सव",
        summary: "नौ बजे से काग़ज़, गोंद और बाँस; ग्यारह बजे से आसमान। केवल सूती डोर।",
        body: [
          "सुबह जो भी आए, पतंग बनाए; दादा-दादी और नाना-नानी सबसे पहले। केवल सूती डोर: मांझा पक्षियों और उँगलियों को काटता है, इसलिए फाटक पर ही रह जाता है।",
        ],
        venue: "मुख्य मैदान",
      },
    },
    {
      slug: "science-craft-fair",
      title: "Science and craft fair",
      summary:
        "Sixty stalls where something moves, burns, grows or floats, and one where it did not.",
      body: [
        "Every stall is run by two students and answers one question. The last stall shows the experiments that failed, with the reason beside each.",
        "Weavers, a potter and a clockmaker from the town work alongside and let you try.",
      ],
      day: inSeason(fairSeason, "Saturday", today),
      venue: "Main house",
      campus: "paonta-sahib",
      category: "academic",
      rsvps: { capacity: null },
      hindi: {
        title: "विज्ञान और शिल्प मेला",
        summary: "साठ मेज़ें, जहाँ कुछ चलता, जलता, उगता या तैरता है, और एक, जहाँ ऐसा नहीं हुआ।",
        body: [
          "हर मेज़ दो विद्यार्थी सँभालते हैं और एक प्रश्न का उत्तर देते हैं। आख़िरी मेज़ पर वे प्रयोग हैं जो असफल रहे, हर एक के साथ उसका कारण।",
          "नगर के बुनकर, एक कुम्हार और एक घड़ीसाज़ साथ में काम करते हैं और आपको भी हाथ आज़माने देते हैं।",
        ],
        venue: "मुख्य भवन",
      },
    },
    {
      slug: "republic-day",
      title: "Republic Day flag and parade",
      summary:
        "The flag at 8:00 am, the preamble read by Class 8, and the parade of the four houses.",
      body: [
        "Students of Class 8 read the preamble in eight languages spoken in their homes. The houses march past in the order of last year’s result.",
      ],
      day: next("01-26", today),
      hours: ["07:45", "10:00"],
      venue: "Flag ground of each campus",
      campus: null,
      category: "assembly",
      hindi: {
        title: "गणतंत्र दिवस: ध्वज और परेड",
        summary: "सुबह 8:00 बजे ध्वजारोहण, कक्षा 8 द्वारा उद्देशिका का पाठ, और चारों सदनों की परेड।",
        body: [
          "कक्षा 8 के विद्यार्थी उद्देशिका उन आठ भाषाओं में पढ़ते हैं जो उनके घरों में बोली जाती हैं। सदन पिछले वर्ष के परिणाम के क्रम में मार्च करते हैं।",
        ],
        venue: "हर परिसर का ध्वज मैदान",
      },
    },
    {
      slug: "farewell-class-12",
      title: "Farewell to Class 12",
      summary: "Class 11 cooks, Class 12 tells the stories that can now be told.",
      body: [
        "Each leaver receives the first page they ever wrote here, if we have it. We usually have it. At sunset they walk out through the gate, and the younger classes stand on both sides with petals.",
      ],
      day: inSeason("02-06", "Saturday", today),
      hours: ["14:00", "18:00"],
      venue: "Assembly hall",
      campus: "paonta-sahib",
      category: "assembly",
      hindi: {
        title: "कक्षा 12 की विदाई",
        summary: "कक्षा 11 खाना बनाती है, कक्षा 12 वे किस्से सुनाती है जो अब सुनाए जा सकते हैं।",
        body: [
          "जाने वाले हर विद्यार्थी को यहाँ लिखा अपना पहला पन्ना मिलता है, अगर वह हमारे पास हो। अक्सर होता है। सूर्यास्त के समय वे फाटक से बाहर जाते हैं, और छोटी कक्षाएँ दोनों ओर पंखुड़ियाँ लिए खड़ी रहती हैं।",
        ],
        venue: "सभागार",
      },
    },
    {
      slug: "founders-assembly",
      title: "Founders’ assembly",
      summary: "The school remembers its first 86 students and the six rooms they sat in.",
      body: [
        "The Principal opens, in two minutes. Then one of the first 86 speaks, for ten, about anything but success. The roll of 2003 is read aloud, and whoever is present answers.",
      ],
      day: inSeason("02-12", "Friday", today),
      hours: ["08:00", "09:15"],
      venue: "In front of the main house, Paonta Sahib",
      campus: null,
      category: "assembly",
      rsvps: { capacity: 400, maxParty: 4 },
      hindi: {
        title: "संस्थापक सभा",
        summary: "विद्यालय अपने पहले 86 विद्यार्थियों और उनके छह कमरों को याद करता है।",
        body: [
          "प्रधानाचार्य दो मिनट में सभा आरंभ करते हैं। फिर पहले 86 में से कोई एक दस मिनट बोलता है, सफलता को छोड़कर किसी भी बात पर। 2003 की हाज़िरी पुकारी जाती है, और जो उपस्थित हो, वह उत्तर देता है।",
        ],
        venue: "मुख्य भवन के सामने, पांवटा साहिब",
      },
    },
    {
      slug: "alumni-homecoming",
      title: "Alumni homecoming",
      summary:
        "Tea with your old teachers at four, a match against Class 12 at five, dinner on the field.",
      body: [
        "For all batches. Children are welcome; there is a tent for them and a teacher who used to be yours.",
        "Please name your batch when you reply, so that you find your table.",
      ],
      day: inSeason("02-20", "Saturday", today),
      hours: ["16:00", "20:30"],
      venue: "Main ground, Paonta Sahib",
      campus: null,
      category: "alumni",
      rsvps: { capacity: 300 },
      hindi: {
        title: "पूर्व विद्यार्थी मिलन",
        summary: "चार बजे पुराने शिक्षकों के साथ चाय, पाँच बजे कक्षा 12 से मैच, और मैदान में रात का भोजन।",
        body: [
          "सभी बैच के लिए। बच्चों का स्वागत है; उनके लिए एक तंबू है, और एक शिक्षक, जो कभी आपके थे।",
          "आने की सूचना देते समय कृपया अपना बैच बताएँ, ताकि आपको अपनी मेज़ मिल जाए।",
        ],
        venue: "मुख्य मैदान, पांवटा साहिब",
      },
    },
    {
      slug: "grandparents-day",
      title: "Grandparents’ day",
      summary:
        "Stories in the garden, told by those who remember them. Chairs with backs are provided.",
      body: [
        "Grandparents tell, children draw what they hear, and both take the drawing home. Songs, games and recipes from before the school existed are especially welcome.",
      ],
      day: inSeason("03-05", "Saturday", today),
      hours: ["09:30", "12:00"],
      venue: "Garden",
      campus: "juniors",
      category: "community",
      rsvps: { capacity: 160, maxParty: 4 },
      hindi: {
        title: "दादा-दादी और नाना-नानी दिवस",
        summary: "बगीचे में कहानियाँ, उन्हीं से जिन्हें वे याद हैं। पीठ वाली कुर्सियाँ रखी हैं।",
        body: [
          "बड़े सुनाते हैं, बच्चे जो सुनते हैं उसका चित्र बनाते हैं, और दोनों चित्र को घर ले जाते हैं। विद्यालय से भी पुराने गीत, खेल और पकवान ख़ास तौर पर लाएँ।",
        ],
        venue: "बगीचा",
      },
    },
    {
      slug: "first-day-of-session",
      title: "First day of the session",
      summary:
        "Buses run from 6:45 am. Every classroom door has a list, and a teacher in front of it.",
      body: [
        "New families are met at the gate and walked to the classroom. Juniors begins with half the group at a time; the letter says which half.",
      ],
      day: schoolDayFrom(next("04-01", today)),
      venue: "Every classroom",
      campus: null,
      category: "assembly",
      hindi: {
        title: "सत्र का पहला दिन",
        summary: "बसें सुबह 6:45 बजे से चलती हैं। हर कक्षा के द्वार पर सूची है, और सामने एक शिक्षक।",
        body: [
          "नए परिवारों से हम फाटक पर मिलते हैं और उन्हें कक्षा तक पहुँचाते हैं। जूनियर्स में एक बार में आधा समूह आता है; कौन-सा आधा, यह पत्र में लिखा है।",
        ],
        venue: "हर कक्षा",
      },
    },
  ];
}

/** Events that only the office sees: a draft, and one that is published in ten days. */
function unpublishedEvents(today: Day): SchoolEvent[] {
  return [
    {
      slug: "campus-debate",
      title: "Debate between the campuses",
      summary:
        "Paonta Sahib against Majra, in Hindi and in English. Motion and venue not settled yet.",
      body: ["Speakers are chosen by their classes. Motion to be agreed with both principals."],
      day: schoolDayFrom(addDaysOfTerm(today, 45), { weekday: "Saturday" }),
      hours: ["10:00", "12:30"],
      venue: "To be decided",
      campus: null,
      category: "academic",
      cover: "scenes/stage",
      draft: true,
    },
    {
      slug: "holiday-sports-camp",
      title: "Holiday sports camp",
      summary: "Six mornings of football, athletics and table tennis for ages 8 to 14.",
      body: [
        "Mornings from 8:00 to 11:00, with fruit at half past nine. Open to children of other schools as well.",
      ],
      day: onOrAfter(next("06-08", today), "Monday"),
      lastDay: addDays(onOrAfter(next("06-08", today), "Monday"), 5),
      venue: "Main ground",
      campus: "paonta-sahib",
      category: "sport",
      cover: "scenes/sports-ground",
      rsvps: { capacity: 90, maxParty: 3 },
      publishIn: 10,
      hindi: {
        title: "छुट्टियों का खेल शिविर",
        summary: "8 से 14 वर्ष के बच्चों के लिए फ़ुटबॉल, एथलेटिक्स और टेबल टेनिस की छह सुबहें।",
        body: ["सुबह 8:00 से 11:00 बजे तक, साढ़े नौ बजे फल। दूसरे विद्यालयों के बच्चे भी आ सकते हैं।"],
        venue: "मुख्य मैदान",
      },
    },
  ];
}

/** Sports day is named in an announcement too. */
export function sportsDay(today: Day): Day {
  return schoolDayFrom(addDaysOfTerm(today, 10), { weekday: "Saturday" });
}

/** Its first day; the week has an album too. */
export function mathematicsWeek(today: Day): Day {
  return schoolDayUntil(addDaysOfTerm(today, -24), { weekday: "Monday", days: 5 });
}

/** The science and craft fair is on the first Saturday from here; the last one has an album. */
export const fairSeason = "01-20";

/** The given weekday on or after a date of the season: "the first Saturday from 6 March". */
function inSeason(monthDay: string, weekday: "Friday" | "Saturday", today: Day): Day {
  return schoolDayFrom(next(monthDay, today), { weekday });
}

/** The last school day before the last Diwali. The almanac sets the date, so the days are listed. */
function lastDiwaliEvening(today: Day): Day {
  const evenings = [
    "2024-10-30",
    "2025-10-18",
    "2026-11-06",
    "2027-10-28",
    "2028-10-16",
    "2029-11-03",
  ];
  return evenings.filter((evening) => evening < today).at(-1) ?? addDays(today, -30);
}
