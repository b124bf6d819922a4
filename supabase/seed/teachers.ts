import { type Day, sessionYear } from "./days.ts";
import { opened } from "./facts.ts";
import { rowId } from "./identifiers.ts";

/** Forty teachers from the register below; the two newest are not on the public page. */
export function teachers(today: Day) {
  const year = sessionYear(today);
  return register.split("\n\n").map((entry, index) => {
    const [english = "", hindi = ""] = entry.split("\n");
    const number = String(index + 1).padStart(2, "0");
    const [
      name,
      designation,
      department = "",
      taught = "",
      campus,
      qualification = "",
      sessions,
      bio = "",
    ] = english.split(" | ");
    const [hindiName = "", hindiDesignation = "", hindiBio = ""] = hindi.split(" | ");
    const subjects = taught.split(", ");
    const time = Number(sessions);
    const joined = time > 2000 ? time : Math.max(opened["paonta-sahib"], year - time);
    return {
      id: rowId(`teachers/${number}`),
      name,
      designation,
      department,
      subjects,
      campus,
      qualification,
      joined_on: `${joined}-04-01`,
      bio,
      email: `teacher-${number}@school.example`,
      phone: `+91 00000 001${number}`,
      is_public: time > 0,
      position: index + 1,
      translations: {
        hi: {
          name: hindiName,
          designation: hindiDesignation,
          bio: hindiBio,
          department: departments[department] ?? department,
          qualification: qualification.replaceAll(
            /[A-Za-z]+/g,
            (degree) => degrees[degree] ?? degree,
          ),
        },
      },
      is_sample: true,
    };
  });
}

// Name, designation, department, subjects, campus, qualification, sessions at the school or the year
// of joining, and a sentence; below it name, designation and sentence in Hindi. The first
// names are initials, because no real person is meant.
const register = `\
A. Thakur | Head of Mathematics | Mathematics | Mathematics | paonta-sahib | MSc, BEd | 19 | Teaches Class 6 every year as well as Class 12, to see where the questions begin.
ए. ठाकुर | गणित विभाग के प्रमुख | हर वर्ष कक्षा 12 के साथ कक्षा 6 भी पढ़ाते हैं, यह देखने के लिए कि सवाल शुरू कहाँ से होते हैं।

R. Chauhan | Mathematics teacher | Mathematics | Mathematics, Statistics | paonta-sahib | MSc, BEd | 8 | Has Class 9 count the vehicles on the highway before it meets the word average.
आर. चौहान | गणित शिक्षक | औसत का नाम बताने से पहले कक्षा 9 से राजमार्ग की गाड़ियाँ गिनवाते हैं।

S. Negi | Mathematics teacher | Mathematics | Mathematics | paonta-sahib | BSc, BEd | 3 | Measures the flagpole with Class 8, by its shadow alone.
एस. नेगी | गणित शिक्षक | कक्षा 8 के साथ ध्वज-स्तंभ नापते हैं, केवल उसकी छाया से।

M. Sharma | Mathematics teacher | Mathematics | Mathematics | majra | MSc, BEd | 11 | Brings grain and a balance to class, because ratios are easier to weigh than to copy.
एम. शर्मा | गणित शिक्षक | अनाज और तराज़ू कक्षा में लाते हैं, क्योंकि अनुपात को उतारने से तौलना आसान है।

P. Verma | Mathematics teacher | Mathematics | Mathematics, Accountancy | majra | MCom, BEd | 5 | Lets Class 9 keep the accounts of the school fair, to the last rupee.
पी. वर्मा | गणित शिक्षक | विद्यालय के मेले का हिसाब कक्षा 9 से रखवाते हैं, आख़िरी रुपये तक।

K. Joshi | Head of Science | Science | Physics | paonta-sahib | MSc, MEd | 16 | Keeps the physics laboratory open until five, and stays in it.
के. जोशी | विज्ञान विभाग के प्रमुख | भौतिकी की प्रयोगशाला पाँच बजे तक खुली रखते हैं, और ख़ुद भी वहीं रहते हैं।

N. Rana | Science teacher | Science | Chemistry | paonta-sahib | PhD | 9 | Wrote her thesis on river water and brings Class 9 to the Yamuna with test tubes.
एन. राणा | विज्ञान शिक्षिका | नदी के पानी पर शोध किया और कक्षा 9 को परखनलियों के साथ यमुना तक ले जाती हैं।

V. Bhatt | Science teacher | Science | Biology | paonta-sahib | MSc, BEd | 7 | Gives each child in Class 6 a tree on the campus to draw in every season.
वी. भट्ट | विज्ञान शिक्षक | कक्षा 6 के हर बच्चे को परिसर का एक पेड़ सौंपते हैं, जिसका चित्र वह हर ऋतु में बनाता है।

D. Tomar | Science teacher | Science | Science, Physics | majra | MSc, BEd | 6 | Takes a bicycle apart with Class 8 and asks what each part is for.
डी. तोमर | विज्ञान शिक्षक | कक्षा 8 के साथ साइकिल के पुर्ज़े खोलते हैं और पूछते हैं कि कौन-सा किस काम का है।

H. Kaur | Science teacher | Science | Science, Biology | majra | MSc, BEd | 4 | Runs the seed bank: 63 kinds from the fields around Majra.
एच. कौर | विज्ञान शिक्षिका | बीज बैंक चलाती हैं: माजरा के आसपास के खेतों से 63 क़िस्में।

B. Saini | Laboratory teacher | Science | Chemistry | majra | BSc | 2 | Labels every bottle by hand, in English and in Hindi.
बी. सैनी | प्रयोगशाला शिक्षक | हर शीशी पर अपने हाथ से अंग्रेज़ी और हिन्दी में नाम लिखते हैं।

G. Dogra | Head of English | Languages | English | paonta-sahib | MA, BEd | 14 | Reads one poem to every class before the first lesson of the week.
जी. डोगरा | अंग्रेज़ी विभाग के प्रमुख | सप्ताह के पहले पाठ से पहले हर कक्षा को एक कविता पढ़कर सुनाते हैं।

T. Walia | English teacher | Languages | English | paonta-sahib | MA, BEd | 6 | Has every class write to a stranger whose work it admires, and wait for the answer.
टी. वालिया | अंग्रेज़ी शिक्षक | हर कक्षा से किसी ऐसे अनजान व्यक्ति को लिखवाते हैं जिसका काम उसे पसंद है, और जवाब का इंतज़ार कराते हैं।

L. Pundir | English teacher | Languages | English | majra | MA, BEd | 5 | Begins each lesson by reading aloud, and stops where nobody wants to.
एल. पुंडीर | अंग्रेज़ी शिक्षक | हर पाठ पढ़कर सुनाने से शुरू करते हैं, और वहीं रुकते हैं जहाँ कोई रुकना नहीं चाहता।

Y. Semwal | Head of Hindi | Languages | Hindi, Sanskrit | majra | MA, MPhil | 17 | Collects the songs of the Giri valley; 140 so far, all in the school library.
वाई. सेमवाल | हिन्दी विभाग के प्रमुख | गिरि घाटी के गीत इकट्ठा करते हैं; अब तक 140, सभी विद्यालय के पुस्तकालय में।

U. Gusain | Hindi teacher | Languages | Hindi | paonta-sahib | MA, BEd | 10 | Keeps a wall of words that children heard at home and no dictionary has.
यू. गुसाईं | हिन्दी शिक्षक | दीवार पर वे शब्द लिखते हैं जो बच्चों ने घर पर सुने और जो किसी शब्दकोश में नहीं हैं।

C. Dimri | Sanskrit teacher | Languages | Sanskrit, Hindi | paonta-sahib | Acharya | 12 | Begins with the names of the months, which the children turn out to know already.
सी. डिमरी | संस्कृत शिक्षक | महीनों के नामों से शुरू करते हैं, जो बच्चों को पहले से आते हैं।

J. Gill | Punjabi teacher | Languages | Punjabi | paonta-sahib | MA | 4 | Teaches the script from the signboards on the road to the gurdwara.
जे. गिल | पंजाबी शिक्षक | गुरुद्वारे के रास्ते के साइनबोर्डों से लिपि सिखाते हैं।

O. Rawat | Head of Social Science | Social Science | History, Political Science | paonta-sahib | MA, BEd | 13 | Takes Class 7 to the Ashokan rock at Kalsi, and lets them find the first letter.
ओ. रावत | सामाजिक विज्ञान विभाग के प्रमुख | कक्षा 7 को कालसी में अशोक के शिलालेख तक ले जाते हैं, और पहला अक्षर उन्हीं को खोजने देते हैं।

E. Katoch | Social science teacher | Social Science | Geography | paonta-sahib | MA, BEd | 5 | Has Class 7 draw the way to school from memory, then walk it with the map.
ई. कटोच | सामाजिक विज्ञान शिक्षक | कक्षा 7 से विद्यालय का रास्ता याद से बनवाते हैं, फिर वही नक़्शा लेकर उस पर चलते हैं।

I. Parmar | Social science teacher | Social Science | Economics | paonta-sahib | MA, BEd | 8 | Sends Class 11 to the market to ask where the price of a tomato comes from.
आई. परमार | सामाजिक विज्ञान शिक्षक | कक्षा 11 को बाज़ार भेजते हैं, यह पूछने कि टमाटर का दाम आता कहाँ से है।

F. Khan | Social science teacher | Social Science | History, Civics | majra | MA, BEd | 7 | Asks grandparents into class, and has the children check the dates.
एफ. ख़ान | सामाजिक विज्ञान शिक्षक | बुज़ुर्गों को कक्षा में बुलाते हैं, और तारीख़ें बच्चों से जँचवाते हैं।

W. Chandel | Commerce teacher | Commerce | Accountancy, Business Studies | paonta-sahib | MCom, BEd | 9 | Starts Class 11 with a real bill from a shop, and the mistake in it.
डब्ल्यू. चंदेल | वाणिज्य शिक्षक | कक्षा 11 की शुरुआत दुकान के असली बिल से करते हैं, और उसमें छिपी ग़लती से।

Z. Ansari | Computer science teacher | Computer Science | Computer Science | paonta-sahib | MCA | 6 | Class 6 begins with paper and scissors; the computers come in the second month.
ज़ेड. अंसारी | कंप्यूटर विज्ञान शिक्षक | कक्षा 6 काग़ज़ और कैंची से शुरू करती है; कंप्यूटर दूसरे महीने में आते हैं।

Q. Siddiqui | Computer science teacher | Computer Science | Computer Science | majra | MCA | 3 | Lets Class 9 open the old machines before it switches on the new ones.
क्यू. सिद्दीक़ी | कंप्यूटर विज्ञान शिक्षक | नई मशीनें चालू करने से पहले कक्षा 9 को पुरानी खोलने देते हैं।

S. Kashyap | Head of Visual Arts | Arts | Drawing, Printmaking | majra | MFA | 11 | Cuts blocks in pear wood with Class 7; every leaver takes one print along.
एस. कश्यप | दृश्य कला विभाग के प्रमुख | कक्षा 7 के साथ नाशपाती की लकड़ी में ठप्पे काटते हैं; विद्यालय से जाने वाला हर बच्चा एक छाप साथ ले जाता है।

M. Bisht | Art teacher | Arts | Drawing, Pottery | paonta-sahib | BFA | 4 | Digs the clay by the river with Class 6 before anyone sits at the wheel.
एम. बिष्ट | कला शिक्षक | चाक पर बैठने से पहले कक्षा 6 के साथ नदी किनारे मिट्टी खोदते हैं।

R. Lohia | Head of Performing Arts | Arts | Music | majra | MMus | 9 | Six drums, ninety singers, and a rule that everybody sings.
आर. लोहिया | मंच कला विभाग के प्रमुख | छह ढोल, नब्बे गायक, और एक नियम कि हर कोई गाएगा।

A. Negi | Dance teacher | Arts | Dance | paonta-sahib | BPA | 5 | Learns each hill dance from somebody who has danced it at a wedding.
ए. नेगी | नृत्य शिक्षक | हर पहाड़ी नृत्य किसी ऐसे व्यक्ति से सीखते हैं जिसने उसे शादी में नाचा हो।

P. Thakur | Head of Athletics | Physical Education | Athletics | paonta-sahib | MPEd | 12 | Times every race twice and throws nothing away: the lists go back to his first week.
पी. ठाकुर | एथलेटिक्स के प्रमुख | हर दौड़ का समय दो बार लेते हैं और कुछ भी नहीं फेंकते: सूचियाँ उनके पहले सप्ताह तक जाती हैं।

K. Singh | Football coach | Physical Education | Football | paonta-sahib | BPEd | 6 | Picks the team on Monday, and tells every child left out why.
के. सिंह | फ़ुटबॉल प्रशिक्षक | टीम सोमवार को चुनते हैं, और जो बच्चा रह गया उसे बताते हैं कि क्यों।

J. Kaur | Kabaddi and hockey coach | Physical Education | Kabaddi, Hockey | majra | BPEd | 7 | Coaches girls and boys on the same mat, by the same rules.
जे. कौर | कबड्डी और हॉकी प्रशिक्षक | लड़कियों और लड़कों को एक ही मैट पर, एक जैसे नियमों से सिखाती हैं।

D. Sharma | Yoga teacher | Physical Education | Yoga | juniors | MA (Yoga) | 8 | Begins with lying still, which takes the youngest half a term to learn.
डी. शर्मा | योग शिक्षक | चुपचाप लेटने से शुरू करते हैं, जिसे सीखने में सबसे छोटों को आधा सत्र लगता है।

N. Gautam | Librarian, Majra | Library | Library | majra | MLISc | 10 | Lends 2,100 books a month and reads the returns desk like a newspaper.
एन. गौतम | पुस्तकालयाध्यक्ष, माजरा | हर महीने 2,100 किताबें देते हैं और लौटाने वाली मेज़ को अख़बार की तरह पढ़ते हैं।

V. Kapoor | Nursery teacher | Early Years | Nursery | juniors | NTT, BEd | ${opened.juniors} | Has counted the four steps with every child since the campus opened.
वी. कपूर | नर्सरी शिक्षिका | परिसर खुलने के दिन से हर बच्चे के साथ चार सीढ़ियाँ गिनी हैं।

S. Chauhan | Nursery teacher | Early Years | Nursery | juniors | NTT | 6 | Sings the register, so that nobody misses it.
एस. चौहान | नर्सरी शिक्षिका | हाज़िरी गाकर लेती हैं, ताकि कोई उसे न चूके।

L. Sharma | Kindergarten teacher | Early Years | LKG, UKG | juniors | NTT, BEd | 9 | Writes down a sentence of each child every week, for the parents to keep.
एल. शर्मा | केजी शिक्षिका | हर सप्ताह हर बच्चे का एक वाक्य लिख लेती हैं, जिसे माता-पिता सँभालकर रखते हैं।

B. Thapa | Kindergarten teacher | Early Years | LKG, UKG | juniors | NTT | 2 | Grows beans on the window sill, a pot to each child.
बी. थापा | केजी शिक्षिका | खिड़की पर सेम उगाती हैं, हर बच्चे का अपना गमला।

H. Mehta | Counsellor | Student Support | Counselling | paonta-sahib | MA (Psychology) | 0 | Keeps the door open at lunch; nobody needs an appointment.
एच. मेहता | परामर्शदाता | दोपहर के भोजन के समय दरवाज़ा खुला रखते हैं; किसी को पहले से समय लेने की ज़रूरत नहीं।

T. Bora | Special educator | Student Support | Learning support | juniors | BEd (Special Education) | 0 | Sits beside the child first, and reads the reports afterwards.
टी. बोरा | विशेष शिक्षक | पहले बच्चे के पास बैठते हैं, रिपोर्टें बाद में पढ़ते हैं।`;

const departments: Record<string, string> = {
  Mathematics: "गणित",
  Science: "विज्ञान",
  Languages: "भाषाएँ",
  "Social Science": "सामाजिक विज्ञान",
  Commerce: "वाणिज्य",
  "Computer Science": "कंप्यूटर विज्ञान",
  Arts: "कला",
  "Physical Education": "शारीरिक शिक्षा",
  Library: "पुस्तकालय",
  "Early Years": "आरंभिक वर्ष",
  "Student Support": "विद्यार्थी सहायता",
};

/** What they teach, in Hindi. */
export const subjectNames: Readonly<Record<string, string>> = {
  Accountancy: "लेखाशास्त्र",
  Athletics: "एथलेटिक्स",
  Biology: "जीव विज्ञान",
  "Business Studies": "व्यवसाय अध्ययन",
  Chemistry: "रसायन विज्ञान",
  Civics: "नागरिक शास्त्र",
  "Computer Science": "कंप्यूटर विज्ञान",
  Counselling: "परामर्श",
  Dance: "नृत्य",
  Drawing: "चित्रकला",
  Economics: "अर्थशास्त्र",
  English: "अंग्रेज़ी",
  Football: "फ़ुटबॉल",
  Geography: "भूगोल",
  Hindi: "हिन्दी",
  History: "इतिहास",
  Hockey: "हॉकी",
  Kabaddi: "कबड्डी",
  LKG: "एलकेजी",
  "Learning support": "सीखने में सहायता",
  Library: "पुस्तकालय",
  Mathematics: "गणित",
  Music: "संगीत",
  Nursery: "नर्सरी",
  Physics: "भौतिकी",
  "Political Science": "राजनीति विज्ञान",
  Pottery: "मिट्टी का काम",
  Printmaking: "छापा कला",
  Punjabi: "पंजाबी",
  Sanskrit: "संस्कृत",
  Science: "विज्ञान",
  Statistics: "सांख्यिकी",
  UKG: "यूकेजी",
  Yoga: "योग",
};

const degrees: Record<string, string> = {
  Acharya: "आचार्य",
  BEd: "बी.एड.",
  BFA: "बी.एफ़.ए.",
  BPA: "बी.पी.ए.",
  BPEd: "बी.पी.एड.",
  BSc: "बी.एससी.",
  Education: "शिक्षा",
  MA: "एम.ए.",
  MCA: "एम.सी.ए.",
  MCom: "एम.कॉम.",
  MEd: "एम.एड.",
  MFA: "एम.एफ़.ए.",
  MLISc: "एम.एल.आई.एससी.",
  MMus: "एम.म्यूज़.",
  MPEd: "एम.पी.एड.",
  MPhil: "एम.फ़िल.",
  MSc: "एम.एससी.",
  NTT: "एन.टी.टी.",
  PhD: "पीएच.डी.",
  Psychology: "मनोविज्ञान",
  Special: "विशेष",
  Yoga: "योग",
};
