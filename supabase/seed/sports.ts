import { type Day, sessionYear } from "./days.ts";
import { rowId } from "./identifiers.ts";
import { findPicture } from "./pictures.ts";

export function sportId(slug: string): string {
  return rowId(`sports_programs/${slug}`);
}

/** The sports programmes with their pictures. */
export function sportsPrograms(today: Day) {
  const year = sessionYear(today);
  return sports.map((sport, index) => ({
    id: sportId(sport.slug),
    name: sport.name,
    summary: sport.summary,
    description: sport.description,
    coach: sport.coach,
    achievements: achievements(sport, year),
    age_groups: sport.ageGroups,
    schedules: sport.schedules,
    images: sportImages(sport.slug),
    campus: sport.campus,
    position: index + 1,
    registration_open: !sport.registrationClosed,
    translations: translations(sport, year),
    is_sample: true,
  }));
}

function achievements({ achievements }: Sport, year: number): string {
  return achievements.map(([ago, what]) => `${year - ago}: ${what}`).join("\n");
}

function translations(sport: Sport, year: number) {
  const words = sport.hindi;
  const results = sport.achievements.map(([ago, english], index): [number, string] => [
    ago,
    words.achievements[index] ?? english,
  ]);
  const hi = {
    ...words,
    achievements: achievements({ ...sport, achievements: results }, year),
    age_groups: sport.ageGroups.map(ageGroupInHindi),
  };
  return { hi };
}

function sportImages(slug: string) {
  const [main, ...more] = [slug, `${slug}-2`, `${slug}-3`].flatMap(
    (name) => findPicture(`sports/${name}`)?.path ?? [],
  );
  return { main_image: main ?? null, gallery_images: more };
}

/** "Under 14" → "14 वर्ष से कम", "Ages 6–8" → "6–8 वर्ष". */
function ageGroupInHindi(group: string): string {
  const [, years = group] = /^(?:Under|Ages) (.+)$/.exec(group) ?? [];
  return group.startsWith("Under") ? `${years} वर्ष से कम` : `${years} वर्ष`;
}

type SportWords = {
  name: string;
  summary: string;
  description: string;
  coach: string;
  achievements: string[];
  schedules: { type: string; timings: string[] }[];
};

export type Sport = {
  slug: string;
  name: string;
  summary: string;
  description: string;
  coach: string;
  /** Results as [sessions ago, what], so that the years stay recent. */
  achievements: [number, string][];
  ageGroups: string[];
  schedules: { type: string; timings: string[] }[];
  campus: string | null;
  /** The words in Hindi; achievements and schedules in the order of the English ones. */
  hindi: SportWords;
  registrationClosed?: true;
};

export const sports: Sport[] = [
  {
    slug: "football",
    name: "Football",
    summary: "One full ground, four age groups and a league between the houses.",
    description:
      "Every class from 3 upwards plays in games hour; those who want more join a squad and train three times a week. We teach the first touch before tactics, and everybody takes a turn in goal. The house league runs for ten Saturdays, with student referees who have passed a short test on the laws of the game.",
    coach: "Football coach, Paonta Sahib campus",
    achievements: [
      [0, "District tournament, boys under 17: winners"],
      [1, "District tournament, girls under 14: runners-up"],
      [2, "Inter-school cup at Nahan, boys under 14: winners"],
    ],
    ageGroups: ["Under 11", "Under 14", "Under 17", "Under 19"],
    schedules: [
      { type: "Under 11 and under 14", timings: ["Monday and Thursday, 3:00–4:30 pm"] },
      {
        type: "Under 17 and under 19",
        timings: ["Tuesday and Friday, 3:30–5:15 pm", "Saturday, 6:30–8:00 am"],
      },
    ],
    campus: "paonta-sahib",
    hindi: {
      name: "फ़ुटबॉल",
      summary: "एक पूरा मैदान, चार आयु वर्ग और सदनों के बीच एक लीग।",
      description:
        "कक्षा 3 से हर कक्षा खेल के घंटे में खेलती है; जो और खेलना चाहते हैं, वे दल में आते हैं और सप्ताह में तीन बार अभ्यास करते हैं। हम रणनीति से पहले पहला स्पर्श सिखाते हैं, और गोल में सबकी बारी आती है। सदन लीग दस शनिवार चलती है, और निर्णायक वे विद्यार्थी होते हैं जिन्होंने खेल के नियमों की एक छोटी परीक्षा पास की है।",
      coach: "फ़ुटबॉल प्रशिक्षक, पांवटा साहिब परिसर",
      achievements: [
        "ज़िला प्रतियोगिता, लड़के 17 वर्ष से कम: विजेता",
        "ज़िला प्रतियोगिता, लड़कियाँ 14 वर्ष से कम: उपविजेता",
        "नाहन अंतर-विद्यालय कप, लड़के 14 वर्ष से कम: विजेता",
      ],
      schedules: [
        { type: "11 और 14 वर्ष से कम", timings: ["सोमवार और गुरुवार, दोपहर 3:00–4:30"] },
        {
          type: "17 और 19 वर्ष से कम",
          timings: ["मंगलवार और शुक्रवार, दोपहर 3:30–5:15", "शनिवार, सुबह 6:30–8:00"],
        },
      ],
    },
  },
  {
    slug: "cricket",
    name: "Cricket",
    summary: "A turf wicket, three practice nets and a season from October to March.",
    description:
      "The season opens when the grass has dried after the rains. Nets are booked by pairs, so a bowler and a batter always practise against each other and keep a score. Girls and boys share the nets and have teams of their own from under 14.",
    coach: "Head of Cricket, Paonta Sahib campus",
    achievements: [
      [0, "Sirmaur schools’ league, boys under 17: semi-final"],
      [1, "Sirmaur schools’ league, girls under 17: winners"],
      [3, "District under 14: two players chosen for the district side"],
    ],
    ageGroups: ["Under 12", "Under 14", "Under 17", "Under 19"],
    schedules: [
      { type: "Nets", timings: ["Monday, Wednesday and Friday, 3:30–5:00 pm"] },
      { type: "Matches", timings: ["Saturday, 9:00 am–1:00 pm, October to March"] },
    ],
    campus: "paonta-sahib",
    hindi: {
      name: "क्रिकेट",
      summary: "घास की एक पिच, अभ्यास के तीन नेट और अक्टूबर से मार्च तक का मौसम।",
      description:
        "बारिश के बाद घास सूखते ही मौसम शुरू होता है। नेट जोड़ियों में मिलते हैं, इसलिए गेंदबाज़ और बल्लेबाज़ हमेशा एक-दूसरे के सामने अभ्यास करते हैं और स्कोर लिखते हैं। लड़कियाँ और लड़के एक ही नेट पर खेलते हैं, और 14 वर्ष से कम से उनकी अपनी-अपनी टीमें हैं।",
      coach: "क्रिकेट प्रमुख, पांवटा साहिब परिसर",
      achievements: [
        "सिरमौर विद्यालय लीग, लड़के 17 वर्ष से कम: सेमीफ़ाइनल",
        "सिरमौर विद्यालय लीग, लड़कियाँ 17 वर्ष से कम: विजेता",
        "ज़िला 14 वर्ष से कम: दो खिलाड़ी ज़िला टीम में चुने गए",
      ],
      schedules: [
        { type: "नेट", timings: ["सोमवार, बुधवार और शुक्रवार, दोपहर 3:30–5:00"] },
        { type: "मैच", timings: ["शनिवार, सुबह 9:00 – दोपहर 1:00, अक्टूबर से मार्च"] },
      ],
    },
  },
  {
    slug: "athletics",
    name: "Athletics",
    summary: "Sprints, middle distance, relays, long jump and shot.",
    description:
      "Everyone runs in Classes 3 to 5. From Class 6 athletics is a choice, trained three afternoons a week by age group on the track beside the main ground. Selection for district meets is by time, measured twice, and the list is on the board the same evening.",
    coach: "Head of Athletics, Paonta Sahib campus",
    achievements: [
      [0, "District relay, girls under 17: first"],
      [1, "State meet, 800 m: bronze"],
      [1, "District meet: eleven finals"],
    ],
    ageGroups: ["Under 11", "Under 14", "Under 17", "Under 19"],
    schedules: [
      {
        type: "Track",
        timings: ["Monday and Thursday, 3:30–5:00 pm", "Saturday, 6:30–8:00 am"],
      },
      { type: "Field events", timings: ["Tuesday, 3:30–5:00 pm"] },
    ],
    campus: null,
    hindi: {
      name: "एथलेटिक्स",
      summary: "तेज़ दौड़, मध्यम दूरी, रिले, लंबी कूद और गोला फेंक।",
      description:
        "कक्षा 3 से 5 तक सब दौड़ते हैं। कक्षा 6 से एथलेटिक्स अपनी इच्छा से लिया जाता है और मुख्य मैदान के साथ बने ट्रैक पर आयु वर्ग के अनुसार सप्ताह में तीन दोपहर अभ्यास होता है। ज़िला प्रतियोगिता के लिए चयन समय से होता है, जो दो बार नापा जाता है, और सूची उसी शाम बोर्ड पर लग जाती है।",
      coach: "एथलेटिक्स प्रमुख, पांवटा साहिब परिसर",
      achievements: [
        "ज़िला रिले, लड़कियाँ 17 वर्ष से कम: पहला स्थान",
        "राज्य प्रतियोगिता, 800 मीटर: कांस्य",
        "ज़िला प्रतियोगिता: ग्यारह फ़ाइनल",
      ],
      schedules: [
        { type: "ट्रैक", timings: ["सोमवार और गुरुवार, दोपहर 3:30–5:00", "शनिवार, सुबह 6:30–8:00"] },
        { type: "मैदानी स्पर्धाएँ", timings: ["मंगलवार, दोपहर 3:30–5:00"] },
      ],
    },
  },
  {
    slug: "hockey",
    name: "Hockey",
    summary: "A grass pitch, forty sticks to borrow and a girls’ team that travels.",
    description:
      "Beginners need only shin guards; sticks and balls are the school’s. Training starts with twenty minutes of stopping and passing in pairs, and ends with a small game of six against six. The girls’ team plays at Nahan and Dehradun each winter.",
    coach: "Hockey coach, Majra campus",
    achievements: [
      [0, "District tournament, girls under 17: runners-up"],
      [2, "Winter six-a-side at Nahan, girls under 14: winners"],
    ],
    ageGroups: ["Under 14", "Under 17", "Under 19"],
    schedules: [
      { type: "Beginners", timings: ["Wednesday, 3:00–4:15 pm"] },
      { type: "Teams", timings: ["Tuesday and Thursday, 3:00–4:45 pm"] },
    ],
    campus: "majra",
    hindi: {
      name: "हॉकी",
      summary: "घास का मैदान, उधार के लिए चालीस स्टिक और बाहर खेलने जाने वाली लड़कियों की टीम।",
      description:
        "नए खिलाड़ियों को केवल शिन गार्ड चाहिए; स्टिक और गेंदें विद्यालय की हैं। अभ्यास जोड़ियों में बीस मिनट गेंद रोकने और देने से शुरू होता है और छह-छह के छोटे खेल पर ख़त्म। लड़कियों की टीम हर सर्दी में नाहन और देहरादून खेलने जाती है।",
      coach: "हॉकी प्रशिक्षक, माजरा परिसर",
      achievements: [
        "ज़िला प्रतियोगिता, लड़कियाँ 17 वर्ष से कम: उपविजेता",
        "नाहन शीतकालीन छह-छह प्रतियोगिता, लड़कियाँ 14 वर्ष से कम: विजेता",
      ],
      schedules: [
        { type: "नए खिलाड़ी", timings: ["बुधवार, दोपहर 3:00–4:15"] },
        { type: "टीमें", timings: ["मंगलवार और गुरुवार, दोपहर 3:00–4:45"] },
      ],
    },
  },
  {
    slug: "kabaddi",
    name: "Kabaddi",
    summary: "The game of the villages around Majra, on a court of soft earth.",
    description:
      "No shoes, no equipment, one breath: kabaddi is the sport most of our families at Majra have played themselves. We train falling first, then holds, then raids, and weigh every player before a match so that teams are fair. The annual match against the parents has been won by the parents four times.",
    coach: "Kabaddi coach, Majra campus",
    achievements: [
      [0, "Block tournament, girls under 17: winners"],
      [0, "District tournament, boys under 19: third"],
      [1, "Block tournament, boys under 17: winners"],
    ],
    ageGroups: ["Under 14", "Under 17", "Under 19"],
    schedules: [
      { type: "Girls", timings: ["Monday and Wednesday, 3:00–4:15 pm"] },
      { type: "Boys", timings: ["Tuesday and Thursday, 3:00–4:15 pm"] },
    ],
    campus: "majra",
    hindi: {
      name: "कबड्डी",
      summary: "माजरा के आसपास के गाँवों का खेल, नरम मिट्टी के मैदान पर।",
      description:
        "न जूते, न सामान, एक साँस: कबड्डी वह खेल है जो माजरा के अधिकतर परिवार ख़ुद खेल चुके हैं। हम पहले गिरना सिखाते हैं, फिर पकड़, फिर रेड, और मैच से पहले हर खिलाड़ी का वज़न करते हैं ताकि टीमें बराबर रहें। अभिभावकों के साथ सालाना मैच चार बार अभिभावक जीत चुके हैं।",
      coach: "कबड्डी प्रशिक्षक, माजरा परिसर",
      achievements: [
        "खंड प्रतियोगिता, लड़कियाँ 17 वर्ष से कम: विजेता",
        "ज़िला प्रतियोगिता, लड़के 19 वर्ष से कम: तीसरा स्थान",
        "खंड प्रतियोगिता, लड़के 17 वर्ष से कम: विजेता",
      ],
      schedules: [
        { type: "लड़कियाँ", timings: ["सोमवार और बुधवार, दोपहर 3:00–4:15"] },
        { type: "लड़के", timings: ["मंगलवार और गुरुवार, दोपहर 3:00–4:15"] },
      ],
    },
  },
  {
    slug: "kho-kho",
    name: "Kho-kho",
    summary: "Two poles, one lane and nine seconds that feel like an hour.",
    description:
      "Kho-kho asks for a quick start, a quicker turn and a good memory for who sits where. Classes 4 to 8 play it in games hour on both large campuses, and the best of each house meet on sports day. It needs no gear and very little ground, so practice is rarely called off.",
    coach: "Physical education teacher, Majra campus",
    achievements: [
      [0, "Zone tournament, girls under 14: winners"],
      [1, "Zone tournament, boys under 14: runners-up"],
    ],
    ageGroups: ["Under 11", "Under 14", "Under 17"],
    schedules: [
      { type: "Paonta Sahib", timings: ["Wednesday, 3:00–4:15 pm"] },
      { type: "Majra", timings: ["Friday, 3:00–4:15 pm"] },
    ],
    campus: null,
    hindi: {
      name: "खो-खो",
      summary: "दो खंभे, एक गली और नौ सेकंड जो एक घंटे जैसे लगते हैं।",
      description:
        "खो-खो में तेज़ शुरुआत चाहिए, उससे तेज़ मोड़, और यह याद कि कौन कहाँ बैठा है। कक्षा 4 से 8 दोनों बड़े परिसरों में इसे खेल के घंटे में खेलती हैं, और हर सदन के सबसे अच्छे खिलाड़ी खेल दिवस पर मिलते हैं। इसमें न सामान लगता है न अधिक जगह, इसलिए अभ्यास शायद ही कभी टलता है।",
      coach: "शारीरिक शिक्षा शिक्षक, माजरा परिसर",
      achievements: [
        "क्षेत्रीय प्रतियोगिता, लड़कियाँ 14 वर्ष से कम: विजेता",
        "क्षेत्रीय प्रतियोगिता, लड़के 14 वर्ष से कम: उपविजेता",
      ],
      schedules: [
        { type: "पांवटा साहिब", timings: ["बुधवार, दोपहर 3:00–4:15"] },
        { type: "माजरा", timings: ["शुक्रवार, दोपहर 3:00–4:15"] },
      ],
    },
  },
  {
    slug: "basketball",
    name: "Basketball",
    summary: "Two outdoor courts with lights, so that winter evenings count.",
    description:
      "The hoops on the small court are lowered to 2.6 metres for the youngest, who learn to pass and pivot before they shoot. Older teams practise under the lights from November to February. Every player keeps the score sheet of at least two matches, which teaches the rules faster than any lecture.",
    coach: "Head of Basketball, Paonta Sahib campus",
    achievements: [
      [0, "Inter-school invitation at Dehradun, girls under 17: third"],
      [1, "District tournament, boys under 19: runners-up"],
    ],
    ageGroups: ["Under 12", "Under 14", "Under 17", "Under 19"],
    schedules: [
      { type: "Under 12 and under 14", timings: ["Tuesday and Thursday, 3:00–4:15 pm"] },
      { type: "Under 17 and under 19", timings: ["Monday, Wednesday and Friday, 4:15–5:45 pm"] },
    ],
    campus: "paonta-sahib",
    hindi: {
      name: "बास्केटबॉल",
      summary: "रोशनी वाले दो खुले कोर्ट, ताकि सर्दियों की शामें भी काम आएँ।",
      description:
        "छोटे कोर्ट के घेरे सबसे छोटे बच्चों के लिए 2.6 मीटर पर रहते हैं; वे निशाना लगाने से पहले पास देना और घूमना सीखते हैं। बड़ी टीमें नवंबर से फ़रवरी तक रोशनी में अभ्यास करती हैं। हर खिलाड़ी कम से कम दो मैचों का स्कोर लिखता है, जिससे नियम किसी भी व्याख्यान से जल्दी याद होते हैं।",
      coach: "बास्केटबॉल प्रमुख, पांवटा साहिब परिसर",
      achievements: [
        "देहरादून अंतर-विद्यालय प्रतियोगिता, लड़कियाँ 17 वर्ष से कम: तीसरा स्थान",
        "ज़िला प्रतियोगिता, लड़के 19 वर्ष से कम: उपविजेता",
      ],
      schedules: [
        { type: "12 और 14 वर्ष से कम", timings: ["मंगलवार और गुरुवार, दोपहर 3:00–4:15"] },
        { type: "17 और 19 वर्ष से कम", timings: ["सोमवार, बुधवार और शुक्रवार, शाम 4:15–5:45"] },
      ],
    },
  },
  {
    slug: "volleyball",
    name: "Volleyball",
    summary: "Serve, set, spike: a game for two courts and forty voices.",
    description:
      "Volleyball is the evening game of the hill villages, and many of our students arrive with a serve already. We add footwork, the set and the habit of calling the ball. Both courts at Majra are of packed earth; the net is set by age group.",
    coach: "Volleyball coach, Majra campus",
    achievements: [
      [0, "District tournament, boys under 19: winners"],
      [1, "District tournament, girls under 17: semi-final"],
    ],
    ageGroups: ["Under 14", "Under 17", "Under 19"],
    schedules: [
      { type: "Girls", timings: ["Tuesday and Friday, 3:00–4:30 pm"] },
      { type: "Boys", timings: ["Monday and Thursday, 3:00–4:30 pm"] },
    ],
    campus: "majra",
    hindi: {
      name: "वॉलीबॉल",
      summary: "सर्विस, सेट, स्मैश: दो कोर्ट और चालीस आवाज़ों का खेल।",
      description:
        "वॉलीबॉल पहाड़ी गाँवों का शाम का खेल है, और हमारे बहुत से विद्यार्थी सर्विस सीखकर ही आते हैं। हम पैरों की चाल, सेट और गेंद के लिए आवाज़ देने की आदत जोड़ते हैं। माजरा के दोनों कोर्ट कुटी हुई मिट्टी के हैं; जाल की ऊँचाई आयु वर्ग से तय होती है।",
      coach: "वॉलीबॉल प्रशिक्षक, माजरा परिसर",
      achievements: [
        "ज़िला प्रतियोगिता, लड़के 19 वर्ष से कम: विजेता",
        "ज़िला प्रतियोगिता, लड़कियाँ 17 वर्ष से कम: सेमीफ़ाइनल",
      ],
      schedules: [
        { type: "लड़कियाँ", timings: ["मंगलवार और शुक्रवार, दोपहर 3:00–4:30"] },
        { type: "लड़के", timings: ["सोमवार और गुरुवार, दोपहर 3:00–4:30"] },
      ],
    },
  },
  {
    slug: "badminton",
    name: "Badminton",
    summary: "Four indoor courts, and a ladder that anyone may climb.",
    description:
      "Every player has a place on the ladder and may challenge the one above once a week; the results are written up the same day. Coaching is in groups of eight. Rackets can be borrowed for the first term, so that nobody buys one too early.",
    coach: "Badminton coach, Paonta Sahib campus",
    achievements: [
      [0, "District championship, mixed doubles under 17: winners"],
      [2, "State ranking, girls’ singles under 15: ninth"],
    ],
    ageGroups: ["Under 11", "Under 13", "Under 15", "Under 17", "Under 19"],
    schedules: [
      { type: "Morning group", timings: ["Tuesday and Thursday, 6:30–7:30 am"] },
      { type: "Afternoon group", timings: ["Monday, Wednesday and Friday, 3:00–4:15 pm"] },
    ],
    campus: "paonta-sahib",
    hindi: {
      name: "बैडमिंटन",
      summary: "चार भीतरी कोर्ट, और एक क्रम-सूची जिस पर कोई भी ऊपर चढ़ सकता है।",
      description:
        "हर खिलाड़ी का सूची में एक स्थान है और वह सप्ताह में एक बार अपने से ऊपर वाले को चुनौती दे सकता है; परिणाम उसी दिन लिख दिए जाते हैं। प्रशिक्षण आठ-आठ के समूह में होता है। पहले सत्र में रैकेट उधार मिलते हैं, ताकि कोई जल्दी में न ख़रीदे।",
      coach: "बैडमिंटन प्रशिक्षक, पांवटा साहिब परिसर",
      achievements: [
        "ज़िला चैंपियनशिप, मिश्रित युगल 17 वर्ष से कम: विजेता",
        "राज्य रैंकिंग, लड़कियाँ एकल 15 वर्ष से कम: नौवाँ स्थान",
      ],
      schedules: [
        { type: "सुबह का समूह", timings: ["मंगलवार और गुरुवार, सुबह 6:30–7:30"] },
        { type: "दोपहर का समूह", timings: ["सोमवार, बुधवार और शुक्रवार, दोपहर 3:00–4:15"] },
      ],
    },
  },
  {
    slug: "table-tennis",
    name: "Table tennis",
    summary: "Ten tables in the long hall, busiest when it rains.",
    description:
      "Six tables are for coaching, four are always free for anyone with a bat. Players learn the grip, the serve and the chop block in their first month and enter the house tournament in their second. During the monsoon the hall stays open through the lunch hour.",
    coach: "Table tennis coach, Paonta Sahib campus",
    achievements: [
      [0, "District championship, boys’ team under 14: winners"],
      [1, "Inter-school open at Nahan, girls’ singles under 17: runner-up"],
    ],
    ageGroups: ["Under 11", "Under 14", "Under 17", "Under 19"],
    schedules: [
      { type: "Beginners", timings: ["Monday and Wednesday, 3:00–4:00 pm"] },
      { type: "Squad", timings: ["Tuesday and Thursday, 3:00–4:30 pm"] },
    ],
    campus: "paonta-sahib",
    hindi: {
      name: "टेबल टेनिस",
      summary: "लंबे हॉल में दस मेज़ें, जिन पर बारिश में सबसे अधिक भीड़ होती है।",
      description:
        "छह मेज़ें प्रशिक्षण के लिए हैं, चार हमेशा ख़ाली रहती हैं, जिसके पास बल्ला हो वह खेले। खिलाड़ी पहले महीने में पकड़, सर्विस और ब्लॉक सीखते हैं और दूसरे महीने सदन प्रतियोगिता में उतरते हैं। बरसात में हॉल दोपहर के भोजन के समय भी खुला रहता है।",
      coach: "टेबल टेनिस प्रशिक्षक, पांवटा साहिब परिसर",
      achievements: [
        "ज़िला चैंपियनशिप, लड़कों की टीम 14 वर्ष से कम: विजेता",
        "नाहन अंतर-विद्यालय ओपन, लड़कियाँ एकल 17 वर्ष से कम: उपविजेता",
      ],
      schedules: [
        { type: "नए खिलाड़ी", timings: ["सोमवार और बुधवार, दोपहर 3:00–4:00"] },
        { type: "दल", timings: ["मंगलवार और गुरुवार, दोपहर 3:00–4:30"] },
      ],
    },
  },
  {
    slug: "swimming",
    name: "Swimming",
    summary: "A 25-metre pool, open from April to October, with two guards on every session.",
    description:
      "Beside a river, swimming is safety first and sport second. By the end of Class 5 every child at Paonta Sahib can float for two minutes, swim 25 metres and knows what not to do when a friend is in trouble. Strokes and racing follow for those who want them.",
    coach: "Head of Swimming, Paonta Sahib campus",
    achievements: [
      [0, "All 118 children of Class 5 swam 25 metres"],
      [0, "District meet, 50 m backstroke, girls under 14: first"],
      [1, "District meet, medley relay, boys under 17: second"],
    ],
    ageGroups: ["Ages 6–8", "Ages 9–11", "Under 14", "Under 17"],
    schedules: [
      { type: "Learners", timings: ["Tuesday and Thursday, 2:30–3:30 pm"] },
      { type: "Squad", timings: ["Monday, Wednesday and Friday, 6:15–7:30 am"] },
    ],
    campus: "paonta-sahib",
    registrationClosed: true,
    hindi: {
      name: "तैराकी",
      summary: "25 मीटर का तरण-ताल, अप्रैल से अक्टूबर तक खुला, हर समय दो रक्षकों के साथ।",
      description:
        "नदी के किनारे तैरना पहले सुरक्षा है, फिर खेल। कक्षा 5 के अंत तक पांवटा साहिब का हर बच्चा दो मिनट पानी पर टिक सकता है, 25 मीटर तैर सकता है और जानता है कि साथी मुसीबत में हो तो क्या नहीं करना है। जो चाहें, वे आगे तैराकी की शैलियाँ और दौड़ सीखते हैं।",
      coach: "तैराकी प्रमुख, पांवटा साहिब परिसर",
      achievements: [
        "कक्षा 5 के सभी 118 बच्चे 25 मीटर तैरे",
        "ज़िला प्रतियोगिता, 50 मीटर बैकस्ट्रोक, लड़कियाँ 14 वर्ष से कम: पहला स्थान",
        "ज़िला प्रतियोगिता, मेडली रिले, लड़के 17 वर्ष से कम: दूसरा स्थान",
      ],
      schedules: [
        { type: "सीखने वाले", timings: ["मंगलवार और गुरुवार, दोपहर 2:30–3:30"] },
        { type: "दल", timings: ["सोमवार, बुधवार और शुक्रवार, सुबह 6:15–7:30"] },
      ],
    },
  },
  {
    slug: "taekwondo",
    name: "Taekwondo",
    summary: "Colour belts by examination, twice a year, on mats in the assembly hall.",
    description:
      "Classes begin with a bow and ten minutes of stretching, then kicks, forms and, from the green belt, controlled sparring with full guards. Belts are awarded by an outside examiner. Girls are half of the group, and have been since it started.",
    coach: "Taekwondo instructor, Majra campus",
    achievements: [
      [0, "State championship, girls under 17 below 46 kg: silver"],
      [0, "Belt examination: 61 of 64 candidates passed"],
      [1, "District championship: nine medals"],
    ],
    ageGroups: ["Ages 7–10", "Ages 11–14", "Ages 15–18"],
    schedules: [
      { type: "White to yellow belt", timings: ["Monday and Wednesday, 3:00–4:00 pm"] },
      { type: "Green belt and above", timings: ["Tuesday and Thursday, 3:00–4:30 pm"] },
    ],
    campus: "majra",
    hindi: {
      name: "ताइक्वांडो",
      summary: "परीक्षा से मिलने वाली रंगीन बेल्ट, साल में दो बार, सभागार की चटाइयों पर।",
      description:
        "अभ्यास झुककर नमस्कार और दस मिनट के खिंचाव से शुरू होता है, फिर किक, फ़ॉर्म और हरी बेल्ट से पूरे बचाव के साथ नियंत्रित मुक़ाबला। बेल्ट बाहर के परीक्षक देते हैं। समूह में आधी लड़कियाँ हैं, और शुरू से रही हैं।",
      coach: "ताइक्वांडो प्रशिक्षक, माजरा परिसर",
      achievements: [
        "राज्य चैंपियनशिप, लड़कियाँ 17 वर्ष से कम, 46 किलो से कम: रजत",
        "बेल्ट परीक्षा: 64 में से 61 उत्तीर्ण",
        "ज़िला चैंपियनशिप: नौ पदक",
      ],
      schedules: [
        { type: "सफ़ेद से पीली बेल्ट", timings: ["सोमवार और बुधवार, दोपहर 3:00–4:00"] },
        { type: "हरी बेल्ट और ऊपर", timings: ["मंगलवार और गुरुवार, दोपहर 3:00–4:30"] },
      ],
    },
  },
  {
    slug: "chess",
    name: "Chess",
    summary: "Twenty boards, a clock for every board, and silence until half past four.",
    description:
      "Beginners learn with six pieces and add the others week by week. Club players write down their moves and look at one lost game together every Friday. The house tournament is a Swiss system over seven rounds, so nobody is out after one bad afternoon.",
    coach: "Chess teacher, Paonta Sahib campus",
    achievements: [
      [0, "District open, under 13: first and third"],
      [1, "State schools’ team event: sixth of 24"],
    ],
    ageGroups: ["Ages 6–8", "Under 11", "Under 15", "Under 19"],
    schedules: [
      { type: "Beginners", timings: ["Tuesday, 2:45–3:45 pm"] },
      { type: "Club", timings: ["Wednesday, 2:30–3:45 pm", "Friday, 3:00–4:30 pm"] },
    ],
    campus: null,
    hindi: {
      name: "शतरंज",
      summary: "बीस बिसातें, हर बिसात की अपनी घड़ी, और साढ़े चार बजे तक शांति।",
      description:
        "नए खिलाड़ी छह मोहरों से सीखते हैं और हर सप्ताह बाकी जोड़ते जाते हैं। क्लब के खिलाड़ी अपनी चालें लिखते हैं और हर शुक्रवार मिलकर एक हारी हुई बाज़ी देखते हैं। सदन प्रतियोगिता स्विस पद्धति से सात दौर की है, इसलिए एक ख़राब दोपहर से कोई बाहर नहीं होता।",
      coach: "शतरंज शिक्षक, पांवटा साहिब परिसर",
      achievements: [
        "ज़िला ओपन, 13 वर्ष से कम: पहला और तीसरा स्थान",
        "राज्य विद्यालय टीम प्रतियोगिता: 24 में छठा स्थान",
      ],
      schedules: [
        { type: "नए खिलाड़ी", timings: ["मंगलवार, दोपहर 2:45–3:45"] },
        { type: "क्लब", timings: ["बुधवार, दोपहर 2:30–3:45", "शुक्रवार, दोपहर 3:00–4:30"] },
      ],
    },
  },
  {
    slug: "yoga",
    name: "Yoga",
    summary: "Fifteen quiet minutes for everyone, an hour for those who want more.",
    description:
      "On Mondays the whole school begins with fifteen minutes of asanas and breathing, the little ones as trees and cats. The afternoon group works through a full sequence and learns to teach it: each senior leads the Juniors twice a term. A mat is all that is needed, and we have 300.",
    coach: "Yoga teacher, all three campuses",
    achievements: [
      [0, "District yogasana competition, girls under 14: first"],
      [1, "Juniors: all parents invited to a Monday, 96 came"],
    ],
    ageGroups: ["Ages 3–6", "Ages 7–10", "Ages 11–14", "Ages 15–18"],
    schedules: [
      { type: "Whole school", timings: ["Monday, 8:00–8:15 am"] },
      { type: "Afternoon group", timings: ["Wednesday and Friday, 2:45–3:45 pm"] },
    ],
    campus: null,
    hindi: {
      name: "योग",
      summary: "सबके लिए पंद्रह शांत मिनट, और जो चाहें उनके लिए एक घंटा।",
      description:
        "सोमवार को पूरा विद्यालय पंद्रह मिनट के आसन और प्राणायाम से शुरू करता है, छोटे बच्चे पेड़ और बिल्ली बनकर। दोपहर का समूह पूरा क्रम करता है और उसे सिखाना सीखता है: हर बड़ा विद्यार्थी सत्र में दो बार जूनियर्स को अभ्यास कराता है। बस एक चटाई चाहिए, और हमारे पास 300 हैं।",
      coach: "योग शिक्षक, तीनों परिसर",
      achievements: [
        "ज़िला योगासन प्रतियोगिता, लड़कियाँ 14 वर्ष से कम: पहला स्थान",
        "जूनियर्स: सभी अभिभावकों को एक सोमवार बुलाया गया, 96 आए",
      ],
      schedules: [
        { type: "पूरा विद्यालय", timings: ["सोमवार, सुबह 8:00–8:15"] },
        { type: "दोपहर का समूह", timings: ["बुधवार और शुक्रवार, दोपहर 2:45–3:45"] },
      ],
    },
  },
];
