/** Words for the same thing: whoever searches for one finds what the others find, in both languages. */
type Topic = {
  id: string;
  en: readonly string[];
  hi: readonly string[];
  /** What people type for it besides, as Hindi in Latin letters; texts are searched for the others. */
  asked: readonly string[];
};

const list = (words: string) => words.split(", ");

/** The list. A phrase of two or three words counts where a title or a page's search words have them all. */
export const searchTopics = [
  {
    id: "fees",
    en: list("fee, fees, tuition, fee structure"),
    hi: list("शुल्क, फ़ीस"),
    asked: list("shulk, phees, fis, school fees"),
  },
  {
    id: "holidays",
    en: list("holiday, holidays, vacation, vacations"),
    hi: list("छुट्टी, छुट्टियाँ, छुट्टियों, अवकाश"),
    asked: list(
      "closed, day off, chutti, chhutti, chuttiyan, chhuttiyan, chuttiya, avkash, awkash, avakash",
    ),
  },
  {
    id: "phone",
    en: list("phone, phones, telephone, phone number"),
    hi: list("फ़ोन, टेलीफ़ोन, दूरभाष"),
    asked: list(
      "number, telephone number, contact number, mobile, mobile number, helpline, whatsapp, नंबर, मोबाइल, फ़ोन नंबर, संपर्क नंबर, दूरभाष संख्या",
    ),
  },
  {
    id: "admissions",
    en: list("admission, admissions, enrolment, enrollment"),
    hi: list("प्रवेश, दाख़िला, दाख़िले, एडमिशन, नामांकन"),
    asked: list("dakhila, dakhile, dakhla, pravesh, namankan"),
  },
  {
    id: "parents-meetings",
    en: list("ptm, parents meeting, parent meeting, parent teacher meeting"),
    hi: list("अभिभावक बैठक, अभिभावक शिक्षक बैठक, पीटीएम"),
    asked: list("parents teacher meeting, parents teachers meeting, abhibhavak baithak"),
  },
  {
    id: "uniform",
    en: list("uniform, uniforms, school dress"),
    hi: list("वर्दी, वर्दियाँ, यूनिफ़ॉर्म, गणवेश"),
    asked: list("dress, dress code, ड्रेस, vardi, wardi, ganvesh"),
  },
  {
    id: "buses",
    en: list("bus, buses, transport, school bus"),
    hi: list("बस, बसें, बसों, परिवहन"),
    asked: list("van, school van, बस सेवा, parivahan"),
  },
  {
    id: "jobs",
    en: list("job, jobs, career, careers, vacancy, vacancies, recruitment"),
    hi: list("नौकरी, नौकरियाँ, रोज़गार, भर्ती, करियर"),
    asked: list("employment, hiring, कैरियर, रिक्ति, naukri, nokri, rojgar, bharti"),
  },
  {
    id: "examinations",
    en: list("exam, exams, examination, examinations"),
    hi: list("परीक्षा, परीक्षाएँ, परीक्षाओं"),
    asked: list("इम्तिहान, एग्ज़ाम, pariksha, imtihan"),
  },
  {
    id: "results",
    en: list("result, results, report card"),
    hi: list("परिणाम, परीक्षाफल, रिज़ल्ट"),
    asked: list("marksheet, नतीजे, अंकपत्र, parinam"),
  },
  {
    id: "timetable",
    en: list("timetable, time table, date sheet"),
    hi: list("समय सारणी, टाइम टेबल"),
    asked: list("datesheet, डेट शीट, samay sarni, samay sarini"),
  },
  {
    id: "teachers",
    en: list("teacher, teachers, faculty"),
    hi: list("शिक्षक, शिक्षिका, अध्यापक, अध्यापिका"),
    asked: list("टीचर, shikshak, shikshika, adhyapak, adhyapika"),
  },
  {
    id: "principal",
    en: list("principal, principals, headmistress, headmaster"),
    hi: list("प्रधानाचार्य, प्रिंसिपल"),
    asked: list("प्राचार्य, pradhanacharya"),
  },
  {
    id: "classes",
    en: list("class, classes, grade, grades"),
    hi: list("कक्षा, कक्षाएँ, कक्षाओं, क्लास"),
    asked: list("kaksha, standard"),
  },
  {
    id: "syllabus",
    en: list("syllabus, curriculum"),
    hi: list("पाठ्यक्रम, सिलेबस"),
    asked: list("pathyakram"),
  },
  {
    id: "homework",
    en: list("homework"),
    hi: list("गृहकार्य, होमवर्क"),
    asked: list("grihkarya"),
  },
  {
    id: "sports",
    en: list("sport, sports, games"),
    hi: list("खेल, खेलों, खेलकूद, स्पोर्ट्स"),
    asked: list("khel, khelkud, khelkood"),
  },
  {
    id: "library",
    en: list("library, libraries"),
    hi: list("पुस्तकालय, लाइब्रेरी"),
    asked: list("pustakalaya"),
  },
  {
    id: "scholarships",
    en: list("scholarship, scholarships"),
    hi: list("छात्रवृत्ति, छात्रवृत्तियाँ, वज़ीफ़ा, स्कॉलरशिप"),
    asked: list("chhatravritti, chatravritti, vazifa"),
  },
  {
    id: "certificates",
    en: list("tc, transfer certificate, school leaving certificate"),
    hi: list("टीसी, स्थानांतरण प्रमाणपत्र"),
    asked: list("slc, leaving certificate"),
  },
  {
    id: "pictures",
    en: list("photo, photos, picture, pictures"),
    hi: list("फ़ोटो, तस्वीर, तस्वीरें"),
    asked: list("photograph, photographs, images, tasveer, tasvir"),
  },
  {
    id: "notices",
    en: list("notice, notices, circular, circulars"),
    hi: list("सूचना, सूचनाएँ, परिपत्र, नोटिस"),
    asked: list("suchna, soochna"),
  },
  {
    id: "events",
    en: list("event, events"),
    hi: list("कार्यक्रम, कार्यक्रमों, आयोजन, समारोह"),
    asked: list("function, karyakram, samaroh, ayojan"),
  },
  {
    id: "alumni",
    en: list("alumni, old students, former students"),
    hi: list("पूर्व विद्यार्थी, पूर्व छात्र"),
    asked: list("alumnus, एलुमनी, purv chhatra, purv vidyarthi"),
  },
  {
    id: "hostel",
    en: list("hostel, hostels, boarding house"),
    hi: list("छात्रावास, हॉस्टल"),
    asked: list("chhatravas, chatravas"),
  },
  {
    id: "paonta-sahib",
    en: list("paonta"),
    hi: list("पांवटा"),
    asked: list("ponta, pounta, paunta, poanta, पावंटा, पौंटा, पोंटा"),
  },
  { id: "juniors", en: list("juniors"), hi: list("जूनियर्स"), asked: list("junior, जूनियर") },
  { id: "majra", en: list("majra"), hi: list("माजरा"), asked: list("majara, mazra") },
] as const satisfies readonly Topic[];

export type TopicId = (typeof searchTopics)[number]["id"];

/** Words that join others and find nothing by themselves. English ones are the database's. */
export const smallWords: readonly string[] = list(
  "का, की, के, को, में, से, पर, है, हैं, और, कब, कहाँ, क्या, कितना, कितनी, कितने, कौन, होगी, होगा, " +
    "ka, ki, ke, ko, mein, hai, hain, aur, kab, kahan, kya, kitna, kitni, kitne, hogi, hoga",
);

/** The list as save_search_topics takes it. */
export function savedTopics() {
  return [
    ...searchTopics.map(({ id, en, hi, asked }: Topic) => ({
      id,
      words: [...en, ...hi],
      asked: [...asked],
    })),
    { id: null, words: [...smallWords], asked: [] },
  ];
}
