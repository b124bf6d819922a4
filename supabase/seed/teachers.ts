import { type Day, sessionYear } from "./days.ts";
import { teacherInHindi } from "./hindi/teachers.ts";
import { rowId } from "./identifiers.ts";

/** Forty teachers, as they stand in the register below; the two newest are not on the public page. */
export function teachers(today: Day) {
  const year = sessionYear(today);
  return register.split("\n").map((line, index) => {
    const number = String(index + 1).padStart(2, "0");
    const [
      name,
      designation,
      department = "",
      taught = "",
      campus,
      qualification = "",
      sessions,
      bio,
    ] = line.split(" | ");
    const subjects = taught.split(", ");
    const sessionsAgo = Number(sessions);
    return {
      id: rowId(`teachers/${number}`),
      name,
      designation,
      department,
      subjects,
      campus,
      qualification,
      joined_on: `${Math.max(2003, year - sessionsAgo)}-04-01`,
      bio: bio ?? "",
      email: `teacher-${number}@school.example`,
      phone: `+91 00000 001${number}`,
      is_public: sessionsAgo > 0,
      position: index + 1,
      translations: { hi: teacherInHindi(index, { department, subjects, qualification }) },
      is_sample: true,
    };
  });
}

// Name, office, department, subjects, campus, qualification, sessions at the school, and for some a
// sentence. Initials instead of first names: nobody real is meant.
const register = `\
A. Thakur | Head of Mathematics | Mathematics | Mathematics | paonta-sahib | MSc, BEd | 19 | Teaches Class 6 every year as well as Class 12, to see where the questions begin.
R. Chauhan | Mathematics teacher | Mathematics | Mathematics, Statistics | paonta-sahib | MSc, BEd | 8
S. Negi | Mathematics teacher | Mathematics | Mathematics | paonta-sahib | BSc, BEd | 3
M. Sharma | Mathematics teacher | Mathematics | Mathematics | majra | MSc, BEd | 11
P. Verma | Mathematics teacher | Mathematics | Mathematics, Accountancy | majra | MCom, BEd | 5
K. Joshi | Head of Science | Science | Physics | paonta-sahib | MSc, MEd | 16 | Keeps the physics laboratory open until five, and stays in it.
N. Rana | Science teacher | Science | Chemistry | paonta-sahib | PhD | 9 | Wrote her thesis on river water and brings Class 9 to the Yamuna with test tubes.
V. Bhatt | Science teacher | Science | Biology | paonta-sahib | MSc, BEd | 7
D. Tomar | Science teacher | Science | Science, Physics | majra | MSc, BEd | 6
H. Kaur | Science teacher | Science | Science, Biology | majra | MSc, BEd | 4 | Runs the seed bank: 63 kinds from the fields around Majra.
B. Saini | Laboratory teacher | Science | Chemistry | majra | BSc | 2
G. Dogra | Head of English | Languages | English | paonta-sahib | MA, BEd | 14 | Reads one poem to every class before the first lesson of the week.
T. Walia | English teacher | Languages | English | paonta-sahib | MA, BEd | 6
L. Pundir | English teacher | Languages | English | majra | MA, BEd | 5
Y. Semwal | Head of Hindi | Languages | Hindi, Sanskrit | majra | MA, MPhil | 17 | Collects the songs of the Giri valley; 140 so far, all in the school library.
U. Gusain | Hindi teacher | Languages | Hindi | paonta-sahib | MA, BEd | 10
C. Dimri | Sanskrit teacher | Languages | Sanskrit, Hindi | paonta-sahib | Acharya | 12
J. Gill | Punjabi teacher | Languages | Punjabi | paonta-sahib | MA | 4
O. Rawat | Head of Social Science | Social Science | History, Political Science | paonta-sahib | MA, BEd | 13 | Takes Class 7 to the Ashokan rock at Kalsi, and lets them find the first letter.
E. Katoch | Social science teacher | Social Science | Geography | paonta-sahib | MA, BEd | 5
I. Parmar | Social science teacher | Social Science | Economics | paonta-sahib | MA, BEd | 8
F. Khan | Social science teacher | Social Science | History, Civics | majra | MA, BEd | 7
W. Chandel | Commerce teacher | Commerce | Accountancy, Business Studies | paonta-sahib | MCom, BEd | 9
Z. Ansari | Computer science teacher | Computer Science | Computer Science | paonta-sahib | MCA | 6 | Class 8 begins with paper and scissors; the computers come in the second month.
Q. Siddiqui | Computer science teacher | Computer Science | Computer Science | majra | MCA | 3
S. Kashyap | Head of Visual Arts | Arts | Drawing, Printmaking | majra | MFA | 11 | Cuts blocks in pear wood with Class 7; every leaver takes one print along.
M. Bisht | Art teacher | Arts | Drawing, Pottery | paonta-sahib | BFA | 4
R. Lohia | Head of Performing Arts | Arts | Music | majra | MMus | 9 | Six drums, ninety singers, and a rule that everybody sings.
A. Negi | Dance teacher | Arts | Dance | paonta-sahib | BPA | 5
P. Thakur | Head of Athletics | Physical Education | Athletics | paonta-sahib | MPEd | 12 | Times every race twice and throws nothing away: the lists go back to his first week.
K. Singh | Football coach | Physical Education | Football | paonta-sahib | BPEd | 6
J. Kaur | Kabaddi and hockey coach | Physical Education | Kabaddi, Hockey | majra | BPEd | 7
D. Sharma | Yoga teacher | Physical Education | Yoga | juniors | MA (Yoga) | 8
N. Gautam | Librarian, Majra | Library | Library | majra | MLISc | 10 | Lends 2,100 books a month and reads the returns desk like a newspaper.
V. Kapoor | Nursery teacher | Early Years | Nursery | juniors | NTT, BEd | 13 | Has counted the four steps with every child since the campus opened.
S. Chauhan | Nursery teacher | Early Years | Nursery | juniors | NTT | 6
L. Sharma | Kindergarten teacher | Early Years | LKG, UKG | juniors | NTT, BEd | 9
B. Thapa | Kindergarten teacher | Early Years | LKG, UKG | juniors | NTT | 2
H. Mehta | Counsellor | Student Support | Counselling | paonta-sahib | MA (Psychology) | 0
T. Bora | Special educator | Student Support | Learning support | juniors | BEd (Special Education) | 0`;
