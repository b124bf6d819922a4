import { at, type Day, sessionName, sessionYear } from "./days.ts";
import { firstBatch, officeHours } from "./facts.ts";
import { rowId } from "./identifiers.ts";
import { aboutPage, aboutPageInHindi, visionPage, visionPageInHindi } from "./pages/about.ts";
import * as academics from "./pages/academics.ts";
import { admissionsPage, admissionsPageInHindi } from "./pages/admissions.ts";
import * as campuses from "./pages/campuses.ts";
import * as coCurricular from "./pages/co-curricular.ts";
import { disclosurePage, disclosurePageInHindi } from "./pages/disclosure.ts";
import { homePage, homePageInHindi, school, schoolInHindi } from "./pages/home.ts";
import * as legal from "./pages/legal.ts";
import { scholarshipsPage, scholarshipsPageInHindi } from "./pages/scholarships.ts";

/** The name of the school and the texts of its pages: the rows of site_content. */
export function siteContent(today: Day) {
  const rows = pageTexts(today).flatMap(([key, english, hindi]) => [
    { key, content: english },
    { key: `hi/${key}`, content: hindi },
  ]);
  return rows.map(({ key, content }) => ({
    id: rowId(`site_content/${key}`),
    key,
    content,
    published_at: at(today, "00:00"),
    is_sample: true,
  }));
}

function pageTexts(today: Day): [key: string, english: object, hindi: object][] {
  const nextSession = sessionName(sessionYear(today) + 1);
  return [
    ["school", school, { ...school, ...schoolInHindi }],
    ["home", homePage(nextSession), homePageInHindi(nextSession)],
    ["about", aboutPage, aboutPageInHindi],
    ["about/vision", visionPage(today), visionPageInHindi(today)],
    ["scholarships", scholarshipsPage(today), scholarshipsPageInHindi(today)],
    ["academics", academics.academicsPage, academics.academicsPageInHindi],
    ["academics/pre-primary", academics.prePrimary, academics.prePrimaryInHindi],
    ["academics/primary", academics.primary, academics.primaryInHindi],
    ["academics/middle", academics.middle, academics.middleInHindi],
    ["academics/secondary", academics.secondary, academics.secondaryInHindi],
    ["academics/senior-secondary", academics.seniorSecondary, academics.seniorSecondaryInHindi],
    ["campuses", campuses.campusesPage, campuses.campusesPageInHindi],
    ["campus/paonta-sahib", campuses.paontaSahib, campuses.paontaSahibInHindi],
    ["campus/juniors", campuses.juniors, campuses.juniorsInHindi],
    ["campus/majra", campuses.majra, campuses.majraInHindi],
    ["co-curricular", coCurricular.coCurricularPage, coCurricular.coCurricularPageInHindi],
    [
      "co-curricular/performing-arts",
      coCurricular.performingArts,
      coCurricular.performingArtsInHindi,
    ],
    ["co-curricular/visual-arts", coCurricular.visualArts, coCurricular.visualArtsInHindi],
    [
      "co-curricular/clubs-societies",
      coCurricular.clubsSocieties,
      coCurricular.clubsSocietiesInHindi,
    ],
    ["admissions", admissionsPage(today), admissionsPageInHindi(today)],
    ["alumni", alumniPage(today), alumniPageInHindi(today)],
    ["contact", contactPage, contactPageInHindi],
    ["disclosure", disclosurePage(today), disclosurePageInHindi(today)],
    ["privacy", legal.privacyPage(today), legal.privacyPageInHindi(today)],
    ["terms", legal.termsPage(today), legal.termsPageInHindi(today)],
  ];
}

/** What the contact page of the sample school says. */
const contactPage = {
  lead: "Call while school is running, write at any hour, or come to the gate. A person who knows the timetable answers.",
  answer:
    "Messages are read on the next school day and answered within two. You receive a reference number at once.",
  hours: [
    { days: "Monday to Friday", time: officeHours["paonta-sahib"].en },
    {
      days: "Saturday",
      time: "8:00 am to 12:30 pm",
      note: "The second Saturday of the month is a holiday.",
    },
    { days: "Sundays and holidays", time: "Closed", note: "The gate keeper takes letters." },
  ],
  places: {
    "paonta-sahib": {
      address: ["Foothills School, Paonta Sahib campus", "Paonta Sahib 173025"],
      way: "Twenty minutes on foot from the bus stand, uphill along the canal. Buses to the hills stop at the gate.",
      map: "https://www.openstreetmap.org/search?query=Paonta%20Sahib",
    },
    juniors: {
      address: ["Foothills School, Juniors campus", "Paonta Sahib 173025"],
      way: "Below the main campus, on the river side of the road. Cars stop in the lane, never before the gate.",
      map: "https://www.openstreetmap.org/search?query=Paonta%20Sahib",
    },
    majra: {
      address: ["Foothills School, Majra campus", "Majra, District Sirmaur 173021"],
      way: "On the Nahan road, west of the village square. The school's own buses pass every side road.",
      map: "https://www.openstreetmap.org/search?query=Majra%2C%20Sirmaur",
    },
  },
};

const { places } = contactPage;

/** The contact page in Hindi: the same places and hours in other words. */
const contactPageInHindi = {
  lead: "विद्यालय के समय में फ़ोन करें, किसी भी समय लिखें, या फाटक पर आ जाएँ। उत्तर वही देते हैं जिन्हें समय-सारणी पता है।",
  answer:
    "संदेश विद्यालय खुलने के अगले दिन पढ़े जाते हैं और दो दिन में उनका उत्तर दिया जाता है। संदर्भ संख्या आपको तुरंत मिल जाती है।",
  hours: [
    { days: "सोमवार से शुक्रवार", time: officeHours["paonta-sahib"].hi },
    {
      days: "शनिवार",
      time: "सुबह 8:00 से दोपहर 12:30",
      note: "महीने के दूसरे शनिवार को अवकाश रहता है।",
    },
    { days: "रविवार और अवकाश", time: "बंद", note: "पत्र द्वारपाल ले लेते हैं।" },
  ],
  places: {
    "paonta-sahib": {
      ...places["paonta-sahib"],
      address: ["फ़ुटहिल्स स्कूल, पांवटा साहिब परिसर", "पांवटा साहिब 173025"],
      way: "बस अड्डे से पैदल बीस मिनट, नहर के साथ-साथ ऊपर की ओर। पहाड़ की बसें फाटक पर रुकती हैं।",
    },
    juniors: {
      ...places.juniors,
      address: ["फ़ुटहिल्स स्कूल, जूनियर्स परिसर", "पांवटा साहिब 173025"],
      way: "मुख्य परिसर से नीचे, सड़क के नदी वाले किनारे। गाड़ियाँ गली में रुकती हैं, फाटक के सामने कभी नहीं।",
    },
    majra: {
      ...places.majra,
      address: ["फ़ुटहिल्स स्कूल, माजरा परिसर", "माजरा, ज़िला सिरमौर 173021"],
      way: "नाहन वाली सड़क पर, गाँव के चौक से पश्चिम में। विद्यालय की अपनी बसें हर गली के मोड़ से गुज़रती हैं।",
    },
  },
};

/** What the landing page of the alumni network of the sample school says. */
const alumniPage = (today: Day) => ({
  lead: "Everyone who has sat in one of our classrooms belongs. The network keeps you in reach of your batch, and the school in reach of you.",
  firstBatch,
  numbers: [
    { value: String(firstBatch), label: "First batch", note: "Nineteen leavers, one photograph" },
    {
      value: String(sessionYear(today) - firstBatch),
      label: "Batches since then",
      note: "Each with a year captain",
    },
    { value: "11", label: "Fields of work", note: "From seed science to civil aviation" },
  ],
  offers: [
    {
      title: "A directory",
      text: "Find your batch by year, city or work. You decide what of yours is shown, field by field.",
    },
    {
      title: "Mentors",
      text: "Leavers of Class 12 may write to those who offered an hour a month.",
    },
    {
      title: "A day of return",
      text: "Homecoming every February: tea with your old teachers, a match against Class 12, dinner on the field.",
    },
  ],
  register: {
    title: "Write yourself into the register",
    text: "Five minutes. The alumni office checks every entry before others see it.",
  },
});

const alumniPageInHindi = (today: Day) => ({
  lead: "जो भी हमारी किसी कक्षा में बैठा है, वह यहाँ का है। यह नेटवर्क आपको अपने बैच से जोड़े रखता है, और विद्यालय को आपसे।",
  firstBatch,
  numbers: [
    { value: String(firstBatch), label: "पहला बैच", note: "उन्नीस विद्यार्थी, एक तस्वीर" },
    {
      value: String(sessionYear(today) - firstBatch),
      label: "तब से अब तक के बैच",
      note: "हर एक का एक वर्ष-प्रतिनिधि",
    },
    { value: "11", label: "काम के क्षेत्र", note: "बीज विज्ञान से नागरिक उड्डयन तक" },
  ],
  offers: [
    {
      title: "एक निर्देशिका",
      text: "अपने बैच को वर्ष, शहर या काम से खोजिए। आपकी कौन-सी जानकारी दिखे, यह आप एक-एक करके तय करते हैं।",
    },
    {
      title: "मार्गदर्शक",
      text: "कक्षा 12 से निकले विद्यार्थी उन्हें लिख सकते हैं जिन्होंने महीने में एक घंटा देने की बात कही है।",
    },
    {
      title: "लौटने का एक दिन",
      text: "हर फ़रवरी में पूर्व विद्यार्थी मिलन: पुराने शिक्षकों के साथ चाय, कक्षा 12 से मैच, मैदान में रात का भोजन।",
    },
  ],
  register: {
    title: "रजिस्टर में अपना नाम लिखिए",
    text: "पाँच मिनट। आपकी प्रविष्टि दूसरों को दिखने से पहले पूर्व विद्यार्थी कार्यालय में कोई उसे देख लेता है।",
  },
});
