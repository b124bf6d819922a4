import { addDays, type Day, onOrAfter, onOrBefore, sessionYear, type Weekday } from "./days.ts";
import { rowId } from "./identifiers.ts";

/** The school year, April to March, in which today lies. */
export function calendarEntries(today: Day) {
  const year = sessionYear(today);
  return [...schoolDays(year), ...holidays(year)].map((entry) => ({
    id: rowId(`calendar_entries/${entry.title}/${entry.campus}/${entry.level}/${entry.from}`),
    title: entry.title,
    description: entry.description ?? "",
    starts_on: entry.from,
    ends_on: entry.to ?? entry.from,
    kind: entry.kind,
    campus: entry.campus ?? null,
    level: entry.level ?? null,
    recurrence: entry.recurrence ?? null,
    translations: calendarInHindi[entry.title] ? { hi: calendarInHindi[entry.title] } : {},
    is_sample: true,
  }));
}

type Entry = {
  title: string;
  description?: string;
  from: Day;
  to?: Day;
  kind: "holiday" | "exam" | "term" | "meeting" | "activity";
  campus?: string;
  level?: string;
  /** RFC 5545, with an UNTIL inside the session. */
  recurrence?: string;
};

/** Terms, examinations, meetings and activities of the session that begins in April of the year. */
function schoolDays(year: number): Entry[] {
  return [...terms(year), ...examinations(year), ...meetings(year), ...activities(year)];
}

function terms(year: number): Entry[] {
  const after = year + 1;
  return [
    { title: "First day of the session", from: `${year}-04-01`, kind: "term" },
    {
      title: "Juniors begin in half groups",
      description: "Half of each group comes until Wednesday, the other half from Thursday.",
      from: weekday(`${year}-04-02`, "Monday"),
      to: addDays(weekday(`${year}-04-02`, "Monday"), 5),
      kind: "term",
      campus: "juniors",
      level: "pre-primary",
    },
    { title: "School reopens after the summer break", from: `${year}-07-06`, kind: "term" },
    { title: "Last day of the first term", from: lastSchoolDay(`${year}-09-30`), kind: "term" },
    {
      title: "Last day before the winter break",
      from: lastSchoolDay(`${year}-12-21`),
      kind: "term",
    },
    { title: "School reopens after the winter break", from: `${after}-01-05`, kind: "term" },
    {
      title: "Admission forms for the next session open",
      from: weekday(`${year}-10-05`, "Monday"),
      kind: "term",
    },
    { title: "Last day of the session", from: lastSchoolDay(`${after}-03-31`), kind: "term" },
  ];
}

function examinations(year: number): Entry[] {
  const after = year + 1;
  return [
    examination("Unit tests", `${year}-07-20`, 6, "middle"),
    examination("Unit tests", `${year}-07-20`, 6, "secondary"),
    examination("Half-yearly examinations", `${year}-09-15`, 11, "middle"),
    examination("Half-yearly examinations", `${year}-09-15`, 11, "secondary"),
    examination("Half-yearly examinations", `${year}-09-15`, 11, "senior-secondary"),
    examination("Second unit tests", `${year}-11-30`, 5, "middle"),
    examination("First pre-board examinations, Class 10", `${year}-12-07`, 11, "secondary"),
    examination("First pre-board examinations, Class 12", `${year}-12-07`, 11, "senior-secondary"),
    examination(
      "Second pre-board examinations, Class 12",
      `${after}-01-11`,
      10,
      "senior-secondary",
    ),
    examination("Board practicals, Class 12", `${after}-01-25`, 12, "senior-secondary"),
    examination("Board examinations, Class 10", `${after}-02-15`, 29, "secondary"),
    examination("Board examinations, Class 12", `${after}-02-15`, 43, "senior-secondary"),
    examination("Reading week: each child reads to a teacher", `${after}-02-22`, 5, "primary"),
    examination("Annual examinations", `${after}-03-01`, 12, "middle"),
  ];
}

function meetings(year: number): Entry[] {
  const after = year + 1;
  return [
    {
      title: "Parents’ meeting, Classes 1 to 5",
      from: weekday(`${year}-05-09`, "Saturday"),
      kind: "meeting",
      level: "primary",
    },
    {
      title: "Parents’ meeting, Classes 9 and 10",
      from: weekday(`${year}-10-10`, "Saturday"),
      kind: "meeting",
      level: "secondary",
    },
    {
      title: "Evening meeting after the milking, 6:30 pm",
      description: "For families who cannot come in the morning. Tea, and a bus back at 8:00 pm.",
      from: weekday(`${year}-10-14`, "Wednesday"),
      kind: "meeting",
      campus: "majra",
    },
    {
      title: "Choosing a stream: evening for Class 10 and parents",
      from: weekday(`${year}-11-27`, "Friday"),
      kind: "meeting",
      campus: "paonta-sahib",
      level: "secondary",
    },
    {
      title: "First look at Class 1: parents of Juniors leavers",
      from: weekday(`${after}-02-13`, "Saturday"),
      kind: "meeting",
      campus: "juniors",
      level: "pre-primary",
    },
    {
      title: "Results and report day",
      from: weekday(`${after}-03-27`, "Saturday"),
      kind: "meeting",
    },
  ];
}

function activities(year: number): Entry[] {
  const after = year + 1;
  return [
    {
      title: "Library open until 6:00 pm",
      from: weekday(`${year}-07-10`, "Friday"),
      kind: "activity",
      campus: "majra",
      recurrence: `FREQ=WEEKLY;BYDAY=FR;UNTIL=${after}0312`,
    },
    {
      title: "House elections",
      from: weekday(`${year}-04-24`, "Friday"),
      kind: "activity",
      campus: "paonta-sahib",
    },
    {
      title: "Van Mahotsav: saplings from the forest nursery",
      from: weekday(`${year}-07-10`, "Friday"),
      kind: "activity",
    },
    {
      title: "Teachers’ Day: Class 12 teaches",
      from: `${year}-09-05`,
      kind: "activity",
    },
    {
      title: "Long walk to Renuka lake, Class 8",
      description: "Two days, one night, fourteen kilometres. Packing list in the class diary.",
      from: weekday(`${year}-10-08`, "Thursday"),
      to: addDays(weekday(`${year}-10-08`, "Thursday"), 1),
      kind: "activity",
      level: "middle",
    },
    { title: "Children’s Day", from: `${year}-11-14`, kind: "activity", level: "primary" },
    {
      title: "Birds of Asan: morning walk, Class 6",
      from: weekday(`${year}-12-09`, "Wednesday"),
      kind: "activity",
      campus: "paonta-sahib",
      level: "middle",
    },
    { title: "Lohri fire on the field", from: `${after}-01-13`, kind: "activity", campus: "majra" },
    {
      title: "Garden week: every class sows its bed",
      from: weekday(`${after}-02-15`, "Monday"),
      to: addDays(weekday(`${after}-02-15`, "Monday"), 4),
      kind: "activity",
      level: "primary",
    },
  ];
}

/** Begins on the first Monday on or after the date; days count the first and the last. */
function examination(title: string, earliest: string, days: number, level: string): Entry {
  const from = weekday(earliest, "Monday");
  return { title, from, to: addDays(from, days - 1), kind: "exam", level };
}

function weekday(earliest: string, day: Weekday): string {
  return onOrAfter(earliest, day);
}

/** The day itself, or the Saturday before where it is a Sunday. */
function lastSchoolDay(day: string): string {
  return onOrBefore(day, "Sunday") === day ? addDays(day, -1) : day;
}

// The almanac's dates; the days that follow a sighting of the moon may move by one.
const byAlmanac: Record<number, [string, string][]> = {
  2025: [
    ["2025-04-10", "Mahavir Jayanti"],
    ["2025-04-18", "Good Friday"],
    ["2025-05-12", "Buddha Purnima"],
    ["2025-06-07", "Eid al-Adha"],
    ["2025-08-09", "Raksha Bandhan"],
    ["2025-08-16", "Janmashtami"],
    ["2025-10-20", "Diwali"],
    ["2025-11-05", "Guru Nanak Jayanti"],
    ["2026-02-15", "Maha Shivaratri"],
    ["2026-03-04", "Holi"],
    ["2026-03-21", "Eid al-Fitr"],
    ["2026-03-26", "Ram Navami"],
  ],
  2026: [
    ["2026-04-03", "Good Friday"],
    ["2026-05-01", "Buddha Purnima"],
    ["2026-05-27", "Eid al-Adha"],
    ["2026-08-28", "Raksha Bandhan"],
    ["2026-09-04", "Janmashtami"],
    ["2026-10-20", "Dussehra"],
    ["2026-11-24", "Guru Nanak Jayanti"],
    ["2027-03-06", "Maha Shivaratri"],
    ["2027-03-10", "Eid al-Fitr"],
    ["2027-03-22", "Holi"],
    ["2027-03-23", "Hola Mohalla at the gurdwara of Paonta Sahib"],
    ["2027-03-26", "Good Friday"],
  ],
  2027: [
    ["2027-05-17", "Eid al-Adha"],
    ["2027-05-20", "Buddha Purnima"],
    ["2027-08-17", "Raksha Bandhan"],
    ["2027-08-25", "Janmashtami"],
    ["2027-10-29", "Diwali"],
  ],
};

const diwaliBreaks: Record<number, [string, string]> = {
  2026: ["2026-11-07", "2026-11-11"],
};

/** National holidays, those of Himachal Pradesh, and the breaks of the session that begins in April. */
function holidays(year: number): Entry[] {
  const after = year + 1;
  const diwali = diwaliBreaks[year];
  const fixed: [string, string][] = [
    [`${year}-04-14`, "Ambedkar Jayanti"],
    [`${year}-04-15`, "Himachal Day"],
    [`${year}-08-15`, "Independence Day"],
    [`${year}-10-02`, "Gandhi Jayanti"],
    [`${year}-12-25`, "Christmas"],
    [`${after}-01-25`, "Statehood Day of Himachal Pradesh"],
    [`${after}-01-26`, "Republic Day"],
  ];
  return [
    ...[...fixed, ...(byAlmanac[year] ?? [])].map(
      ([from, title]): Entry => ({ title, from, kind: "holiday" }),
    ),
    ...(diwali
      ? [{ title: "Diwali break", from: diwali[0], to: diwali[1], kind: "holiday" } as const]
      : []),
    {
      title: "Summer break",
      description: "The pool and the library stay open from 8:00 to 11:00 am on weekdays.",
      from: `${year}-06-08`,
      to: `${year}-07-05`,
      kind: "holiday",
    },
    {
      title: "Winter break",
      description: "School reopens on 5 January. The offices are open on weekdays until 1:00 pm.",
      from: `${year}-12-22`,
      to: `${after}-01-04`,
      kind: "holiday",
    },
  ];
}

/** The entries of the calendar in Hindi, by their English titles. */
const calendarInHindi: Record<string, { title: string; description?: string }> = {
  // Holidays
  "Ambedkar Jayanti": { title: "अंबेडकर जयंती" },
  "Himachal Day": { title: "हिमाचल दिवस" },
  "Independence Day": { title: "स्वतंत्रता दिवस" },
  "Gandhi Jayanti": { title: "गांधी जयंती" },
  Christmas: { title: "क्रिसमस" },
  "Statehood Day of Himachal Pradesh": { title: "हिमाचल प्रदेश पूर्ण राज्यत्व दिवस" },
  "Republic Day": { title: "गणतंत्र दिवस" },
  "Mahavir Jayanti": { title: "महावीर जयंती" },
  "Good Friday": { title: "गुड फ़्राइडे" },
  "Buddha Purnima": { title: "बुद्ध पूर्णिमा" },
  "Eid al-Adha": { title: "ईद-उल-अज़हा" },
  "Raksha Bandhan": { title: "रक्षाबंधन" },
  Janmashtami: { title: "जन्माष्टमी" },
  Dussehra: { title: "दशहरा" },
  Diwali: { title: "दीपावली" },
  "Guru Nanak Jayanti": { title: "गुरु नानक जयंती" },
  "Maha Shivaratri": { title: "महाशिवरात्रि" },
  Holi: { title: "होली" },
  "Eid al-Fitr": { title: "ईद-उल-फ़ित्र" },
  "Ram Navami": { title: "राम नवमी" },
  "Hola Mohalla at the gurdwara of Paonta Sahib": { title: "पांवटा साहिब गुरुद्वारे में होला मोहल्ला" },
  "Diwali break": { title: "दीपावली अवकाश" },
  "Summer break": {
    title: "ग्रीष्मावकाश",
    description: "तरणताल और पुस्तकालय कार्यदिवसों में सुबह 8:00 से 11:00 बजे तक खुले रहेंगे।",
  },
  "Winter break": {
    title: "शीतावकाश",
    description: "विद्यालय 5 जनवरी को खुलेगा। कार्यालय कार्यदिवसों में दोपहर 1:00 बजे तक खुले रहेंगे।",
  },
  // Terms
  "First day of the session": { title: "सत्र का पहला दिन" },
  "Juniors begin in half groups": {
    title: "जूनियर्स आधे-आधे समूहों में शुरू करेंगे",
    description: "हर समूह के आधे बच्चे बुधवार तक आएँगे, बाकी आधे गुरुवार से।",
  },
  "School reopens after the summer break": { title: "ग्रीष्मावकाश के बाद विद्यालय खुलेगा" },
  "Last day of the first term": { title: "पहली अवधि का अंतिम दिन" },
  "Last day before the winter break": { title: "शीतावकाश से पहले का अंतिम दिन" },
  "School reopens after the winter break": { title: "शीतावकाश के बाद विद्यालय खुलेगा" },
  "Admission forms for the next session open": { title: "अगले सत्र के प्रवेश फ़ॉर्म शुरू" },
  "Last day of the session": { title: "सत्र का अंतिम दिन" },
  // Examinations
  "Unit tests": { title: "इकाई परीक्षाएँ" },
  "Half-yearly examinations": { title: "अर्धवार्षिक परीक्षाएँ" },
  "Second unit tests": { title: "दूसरी इकाई परीक्षाएँ" },
  "First pre-board examinations, Class 10": { title: "पहली प्री-बोर्ड परीक्षाएँ, कक्षा 10" },
  "First pre-board examinations, Class 12": { title: "पहली प्री-बोर्ड परीक्षाएँ, कक्षा 12" },
  "Second pre-board examinations, Class 12": { title: "दूसरी प्री-बोर्ड परीक्षाएँ, कक्षा 12" },
  "Board practicals, Class 12": { title: "बोर्ड की प्रायोगिक परीक्षाएँ, कक्षा 12" },
  "Board examinations, Class 10": { title: "बोर्ड परीक्षाएँ, कक्षा 10" },
  "Board examinations, Class 12": { title: "बोर्ड परीक्षाएँ, कक्षा 12" },
  "Reading week: each child reads to a teacher": {
    title: "पठन सप्ताह: हर बच्चा शिक्षक को पढ़कर सुनाएगा",
  },
  "Annual examinations": { title: "वार्षिक परीक्षाएँ" },
  // Meetings
  "Parents’ meeting, Classes 1 to 5": { title: "अभिभावक बैठक, कक्षा 1 से 5" },
  "Parents’ meeting, Classes 9 and 10": { title: "अभिभावक बैठक, कक्षा 9 और 10" },
  "Evening meeting after the milking, 6:30 pm": {
    title: "दूध दुहने के बाद शाम की बैठक, 6:30 बजे",
    description: "उन परिवारों के लिए जो सुबह नहीं आ सकते। चाय मिलेगी, और रात 8:00 बजे लौटने की बस।",
  },
  "Choosing a stream: evening for Class 10 and parents": {
    title: "विषय-वर्ग का चयन: कक्षा 10 और अभिभावकों की शाम",
  },
  "First look at Class 1: parents of Juniors leavers": {
    title: "कक्षा 1 से पहली भेंट: जूनियर्स से आगे बढ़ते बच्चों के अभिभावक",
  },
  "Results and report day": { title: "परीक्षाफल और रिपोर्ट दिवस" },
  // Activities
  "Library open until 6:00 pm": { title: "पुस्तकालय शाम 6:00 बजे तक खुला" },
  "House elections": { title: "सदन चुनाव" },
  "Van Mahotsav: saplings from the forest nursery": { title: "वन महोत्सव: वन नर्सरी के पौधे" },
  "Teachers’ Day: Class 12 teaches": { title: "शिक्षक दिवस: कक्षा 12 पढ़ाएगी" },
  "Long walk to Renuka lake, Class 8": {
    title: "रेणुका झील तक लंबी पदयात्रा, कक्षा 8",
    description: "दो दिन, एक रात, चौदह किलोमीटर। साथ लाने की सूची कक्षा डायरी में है।",
  },
  "Children’s Day": { title: "बाल दिवस" },
  "Birds of Asan: morning walk, Class 6": { title: "आसन के पक्षी: सुबह की सैर, कक्षा 6" },
  "Lohri fire on the field": { title: "मैदान में लोहड़ी" },
  "Garden week: every class sows its bed": { title: "बागवानी सप्ताह: हर कक्षा अपनी क्यारी बोएगी" },
};
