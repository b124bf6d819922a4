import { campusPages, levelPages } from "./place-pages.ts";
import type { Named, SitePage } from "./site-page.ts";

const entries = [
  { path: "/", contentKey: "home", name: { en: "Home", hi: "मुखपृष्ठ" } },
  {
    path: "/about",
    section: "about",
    contentKey: "about",
    name: { en: "Our Story", hi: "हमारी कहानी" },
    crumb: { en: "About", hi: "परिचय" },
    description: {
      en: "How one building and a field became three campuses.",
      hi: "एक भवन और एक मैदान से तीन परिसरों तक का सफ़र।",
    },
    picture: "scenes/foothills-dawn",
  },
  {
    path: "/about/vision",
    section: "about",
    contentKey: "about/vision",
    name: { en: "Mission & Vision", hi: "ध्येय और दृष्टि" },
    description: {
      en: "What we promise the children in our care, and how we keep count.",
      hi: "बच्चों से हमारा वादा, और हम उसे कैसे परखते हैं।",
    },
    picture: "scenes/foothills-dusk",
  },
  {
    path: "/about/messages",
    section: "about",
    name: { en: "What our Leaders Say", hi: "प्रमुखों के संदेश" },
    description: {
      en: "Messages from the people who answer for the school.",
      hi: "विद्यालय की ज़िम्मेदारी निभाने वालों के संदेश।",
    },
    picture: "scenes/classroom",
  },
  {
    path: "/scholarship",
    section: "about",
    contentKey: "scholarships",
    name: { en: "Scholarships", hi: "छात्रवृत्तियाँ" },
    description: {
      en: "Who can apply, for how much, and by when.",
      hi: "कौन आवेदन कर सकता है, कितनी राशि के लिए और कब तक।",
    },
    picture: "scenes/art-room",
  },
  {
    path: "/academics",
    section: "academics",
    contentKey: "academics",
    name: { en: "Academics", hi: "पढ़ाई" },
  },
  ...levelPages,
  {
    path: "/faculty",
    section: "academics",
    name: { en: "Faculty", hi: "शिक्षक" },
    description: {
      en: "Who teaches what, on which campus, and for how long.",
      hi: "कौन क्या पढ़ाता है, किस परिसर में और कब से।",
    },
    picture: "scenes/classroom",
  },
  {
    path: "/calendar",
    section: "academics",
    name: { en: "Calendar", hi: "कैलेंडर" },
    description: {
      en: "Holidays, examinations and meetings, for paper and for your own calendar.",
      hi: "अवकाश, परीक्षाएँ और बैठकें, छापने के लिए और आपके अपने कैलेंडर में।",
    },
    picture: "scenes/three-campuses",
  },
  {
    path: "/campuses",
    section: "campuses",
    contentKey: "campuses",
    name: { en: "Campuses", hi: "परिसर" },
  },
  ...campusPages,
  {
    path: "/transport",
    section: "campuses",
    name: { en: "Buses", hi: "बस" },
    description: {
      en: "The stop of your village, its times and fare, and what is different today.",
      hi: "आपके गाँव का स्टॉप, समय और किराया, और आज क्या अलग है।",
    },
    picture: "scenes/map",
  },
  {
    path: "/co-curricular",
    section: "coCurricular",
    contentKey: "co-curricular",
    name: { en: "Co-curricular", hi: "सह-शैक्षिक गतिविधियाँ" },
  },
  {
    path: "/co-curricular/performing-arts",
    section: "coCurricular",
    contentKey: "co-curricular/performing-arts",
    name: { en: "Performing Arts", hi: "मंच कला" },
    description: {
      en: "Music, dance and the stage, from the first assembly on.",
      hi: "संगीत, नृत्य और मंच, पहली सभा से ही।",
    },
    picture: "scenes/stage",
  },
  {
    path: "/co-curricular/sports-athletics",
    section: "coCurricular",
    name: { en: "Sports & Athletics", hi: "खेल और एथलेटिक्स" },
    menuName: { en: "Sports", hi: "खेल" },
    description: {
      en: "Teams, coaches and training times on all three campuses.",
      hi: "तीनों परिसरों की टीमें, प्रशिक्षक और अभ्यास का समय।",
    },
    picture: "scenes/sports-ground",
  },
  {
    path: "/co-curricular/visual-arts",
    section: "coCurricular",
    contentKey: "co-curricular/visual-arts",
    name: { en: "Visual Arts", hi: "दृश्य कला" },
    description: {
      en: "Drawing, clay, print and the wall that is repainted every year.",
      hi: "चित्र, मिट्टी, छपाई और वह दीवार जो हर साल नई रंगी जाती है।",
    },
    picture: "scenes/art-room",
  },
  {
    path: "/co-curricular/clubs-societies",
    section: "coCurricular",
    contentKey: "co-curricular/clubs-societies",
    name: { en: "Clubs & Societies", hi: "क्लब और समितियाँ" },
    menuName: { en: "Clubs", hi: "क्लब" },
    description: {
      en: "What children do when nobody gives marks for it.",
      hi: "वह सब जो बच्चे बिना अंकों के लिए करते हैं।",
    },
    picture: "scenes/classroom",
  },
  {
    path: "/alumni",
    section: "community",
    contentKey: "alumni",
    name: { en: "Alumni Network", hi: "पूर्व विद्यार्थी" },
    description: {
      en: "Find your batch, lend a hand, come back for a day.",
      hi: "अपने बैच को खोजिए, हाथ बँटाइए, एक दिन के लिए लौट आइए।",
    },
    picture: "scenes/foothills-dusk",
  },
  {
    path: "/gallery",
    section: "community",
    name: { en: "Photo Gallery", hi: "फ़ोटो गैलरी" },
    description: {
      en: "Albums of the school year, campus by campus.",
      hi: "विद्यालय के वर्ष के एल्बम, परिसर के अनुसार।",
    },
    picture: "scenes/stage",
  },
  {
    path: "/video-gallery",
    section: "community",
    name: { en: "Video Gallery", hi: "वीडियो गैलरी" },
    description: {
      en: "Assemblies, matches and concerts to watch again.",
      hi: "सभाएँ, मैच और संगीत कार्यक्रम, फिर से देखने के लिए।",
    },
    picture: "scenes/sports-ground",
  },
  {
    path: "/invites",
    section: "community",
    name: { en: "Events", hi: "कार्यक्रम" },
    description: {
      en: "What is coming up, and where to say that you will come.",
      hi: "आगे क्या होने वाला है, और आने की सूचना कहाँ दें।",
    },
    picture: "scenes/three-campuses",
  },
  {
    path: "/notices",
    section: "community",
    name: { en: "Notices", hi: "सूचनाएँ" },
    description: {
      en: "What the school has announced, the newest first.",
      hi: "विद्यालय ने जो बताया है, सबसे नया पहले।",
    },
    picture: "scenes/foothills-dawn",
  },
  {
    path: "/calendar/planner",
    name: { en: "School-year planner", hi: "सत्र योजना" },
    crumb: { en: "Planner", hi: "सत्र योजना" },
  },
  {
    path: "/my-week",
    section: "community",
    name: { en: "My week", hi: "मेरा सप्ताह" },
    description: {
      en: "The next seven days for the campuses and classes of your children.",
      hi: "आपके बच्चों के परिसरों और कक्षाओं के अगले सात दिन।",
    },
    picture: "scenes/art-room",
  },
  {
    path: "/meetings",
    section: "community",
    name: { en: "Meetings & Visits", hi: "मिलने का समय" },
    description: {
      en: "Book a time with a teacher, or for a visit to the school.",
      hi: "शिक्षक से मिलने या विद्यालय देखने का समय लीजिए।",
    },
    picture: "scenes/classroom",
  },
  {
    path: "/admissions",
    section: "direct",
    contentKey: "admissions",
    name: { en: "Admissions", hi: "प्रवेश" },
    description: {
      en: "The steps, the fees, the dates and the form.",
      hi: "चरण, शुल्क, तारीख़ें और फ़ॉर्म।",
    },
  },
  {
    path: "/admissions/fees",
    name: { en: "Fees for a family", hi: "परिवार का शुल्क" },
    description: {
      en: "What all your children cost in a session, and on which days it is due.",
      hi: "आपके सभी बच्चों का सत्र भर का शुल्क, और वह किन तारीख़ों को देना है।",
    },
  },
  {
    path: "/contact",
    section: "direct",
    contentKey: "contact",
    name: { en: "Contact", hi: "संपर्क" },
    description: {
      en: "Phone numbers, office hours, the way to each campus, and a form.",
      hi: "फ़ोन, कार्यालय का समय, हर परिसर का रास्ता, और फ़ॉर्म।",
    },
  },
  {
    path: "/disclosure",
    section: "legal",
    contentKey: "disclosure",
    name: { en: "Public disclosure", hi: "सार्वजनिक प्रकटीकरण" },
    description: {
      en: "Numbers and papers of each campus, as the national board asks.",
      hi: "हर परिसर की संख्याएँ और दस्तावेज़, जैसा राष्ट्रीय बोर्ड चाहता है।",
    },
  },
  {
    path: "/privacy",
    section: "legal",
    contentKey: "privacy",
    name: { en: "Privacy", hi: "गोपनीयता" },
  },
  { path: "/terms", section: "legal", contentKey: "terms", name: { en: "Terms", hi: "शर्तें" } },
  {
    path: "/certificates",
    name: { en: "Check a transfer certificate", hi: "स्थानांतरण प्रमाणपत्र जाँचें" },
    crumb: { en: "Certificates", hi: "प्रमाणपत्र" },
  },
  { path: "/login", name: { en: "Alumni login", hi: "पूर्व विद्यार्थी लॉगिन" } },
  {
    path: "/alumni/register",
    name: { en: "Alumni registration", hi: "पूर्व विद्यार्थी पंजीकरण" },
    crumb: { en: "Register", hi: "पंजीकरण" },
  },
] as const satisfies readonly SitePage[];

export type PagePath = (typeof entries)[number]["path"];
export type ContentKey = Extract<(typeof entries)[number], { contentKey: string }>["contentKey"];
type Entry = SitePage & { path: PagePath; contentKey?: ContentKey };

/** One entry for each page that menus, the search or the office name, in the order of the menus. */
export const sitePages: readonly Entry[] = entries;

/** What people type who look for a page, beside its name: not in its entry, because browsers are sent that. */
export const searchWords: Partial<Record<PagePath, Named>> = {
  "/": { en: "start school", hi: "विद्यालय" },
  "/about": { en: "about us history school office founded", hi: "परिचय इतिहास स्थापना" },
  "/about/vision": { en: "values promise aim", hi: "मूल्य वादा लक्ष्य" },
  "/about/messages": {
    en: "principal director chairman messages leadership head",
    hi: "प्रधानाचार्य निदेशक संदेश",
  },
  "/scholarship": {
    en: "concession fee waiver financial help merit",
    hi: "छात्रवृत्ति शुल्क छूट सहायता",
  },
  "/academics": {
    en: "classes curriculum board cbse syllabus subjects levels",
    hi: "कक्षाएँ पाठ्यक्रम बोर्ड विषय स्तर",
  },
  "/faculty": { en: "teachers staff", hi: "अध्यापक शिक्षिका कर्मचारी" },
  "/campuses": { en: "locations places", hi: "स्थान" },
  "/co-curricular": { en: "activities extracurricular", hi: "गतिविधियाँ" },
  "/co-curricular/performing-arts": { en: "music dance drama theatre", hi: "संगीत नृत्य नाटक" },
  "/co-curricular/sports-athletics": { en: "games teams training", hi: "खेलकूद अभ्यास" },
  "/co-curricular/visual-arts": { en: "drawing painting craft", hi: "चित्रकला शिल्प" },
  "/co-curricular/clubs-societies": { en: "hobby", hi: "शौक" },
  "/alumni": { en: "former students old batch", hi: "पूर्व छात्र बैच" },
  "/gallery": { en: "photos pictures albums images", hi: "तस्वीरें चित्र एल्बम" },
  "/video-gallery": { en: "films youtube", hi: "फ़िल्में" },
  "/invites": { en: "invitations rsvp annual day", hi: "आयोजन निमंत्रण समारोह" },
  "/meetings": {
    en: "parents meeting ptm teacher appointment time slot book visit tour",
    hi: "अभिभावक बैठक पीटीएम शिक्षक समय भेंट मुलाक़ात",
  },
  "/notices": { en: "announcements news updates circulars latest", hi: "समाचार घोषणाएँ परिपत्र" },
  "/calendar": {
    en: "holidays vacation examinations dates timetable terms",
    hi: "छुट्टियाँ अवकाश परीक्षा तिथियाँ",
  },
  "/calendar/planner": { en: "calendar year print", hi: "कैलेंडर वर्ष योजना" },
  "/my-week": {
    en: "this week classes children personal weekly letter email reminder",
    hi: "इस सप्ताह कक्षा बच्चे साप्ताहिक पत्र ई-मेल",
  },
  "/admissions": {
    en: "apply enquiry join fees fee structure age documents prospectus registration",
    hi: "दाखिला आवेदन फीस शुल्क आयु दस्तावेज़ नामांकन",
  },
  "/admissions/fees": {
    en: "instalment installment sibling brother sister discount children calculator due",
    hi: "किस्त किश्त भाई बहन छूट बच्चे फीस",
  },
  "/transport": {
    en: "bus stop route timetable fare village late",
    hi: "स्टॉप मार्ग समय-सारणी किराया गाँव",
  },
  "/contact": {
    en: "phone telephone email address map office hours directions working jobs",
    hi: "फ़ोन ईमेल पता नक्शा कार्यालय समय नौकरी",
  },
  "/disclosure": {
    en: "mandatory cbse documents certificates results affiliation",
    hi: "अनिवार्य दस्तावेज़ प्रमाणपत्र परिणाम संबद्धता",
  },
  "/privacy": { en: "data protection policy cookies", hi: "डेटा नीति" },
  "/terms": { en: "conditions of use", hi: "नियम" },
  "/certificates": {
    en: "tc slc school leaving verify verification genuine",
    hi: "टीसी सत्यापन असली विद्यालय छोड़ने जाँच",
  },
  "/login": { en: "sign in account password", hi: "साइन इन खाता" },
  "/alumni/register": { en: "join network sign up", hi: "जुड़ें" },
};
